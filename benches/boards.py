#!/usr/bin/env python3
"""Boards of Simon Tatham's collection (Debian's sgt-puzzles) as levels of our games, in the sizes that docs/benchmarks.md names.

    python3 benches/boards.py FOLDER [--count N]
    cargo bench --bench laws -- FOLDER/

Copies of games/akari (15 x 15), hitori (20 x 20, so with numbers up to 20), slitherlink (10 x 10) and nonograms (15 x 15) with these
levels only. Every board of the collection has one answer, which the bench proves again.
"""
import argparse
import os
import re
import shutil
import subprocess

GAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games")
NUMBERS = "123456789abcdefghijklmnopqrstuvwxyz"
LAYOUT = """<?xml version="1.0" encoding="utf-8"?>
<LevelLayout xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <Items>{items}</Items>
  <Matrixes><MatrixString><name>STATE</name><width>{width}</width><height>{height}</height><Rows>{rows}</Rows></MatrixString></Matrixes>
</LevelLayout>
"""


def made(name, size, count):
    """Descriptions of so many boards, without the size."""
    command = ["/usr/games/sgt-" + name, "--generate", str(count), size]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return [line.split(":", 1)[1] for line in lines]


def in_rows(cells, width):
    return [cells[at:at + width] for at in range(0, len(cells), width)]


def akari(text):
    cells = []
    for sign in text:
        if sign.islower():
            cells += ["Empty"] * (ord(sign) - ord("a") + 1)
        else:
            cells.append("Wall" if sign == "B" else "Wall" + sign)
    return in_rows(cells, 15)


def hitori(text):
    return in_rows([f"Plain{NUMBERS.index(sign) + 1}" for sign in text], 20)


def slitherlink(text):
    cells = []
    for sign in text:
        cells += ["Out"] * (ord(sign) - ord("a") + 1) if sign.islower() else ["Out" + sign]
    ring = ["Path"] * 12
    return [ring] + [["Path", *row, "Path"] for row in in_rows(cells, 10)] + [ring]


def nonograms(text):
    clues = [[int(run) for run in line.split(".") if run] for line in text.split("/")]
    columns, rows = clues[:15], clues[15:]
    across, down = max(map(len, rows)), max(map(len, columns))
    board = [["Blank"] * (across + 15) for _ in range(down)]
    board += [["Blank"] * across + ["Empty"] * 15 for _ in range(15)]
    for x, runs in enumerate(columns):
        for y, run in enumerate(runs):
            board[down - len(runs) + y][across + x] = f"Clue{run}"
    for y, runs in enumerate(rows):
        for x, run in enumerate(runs):
            board[down + y][across - len(runs) + x] = f"Clue{run}"
    return board


def more_numbers(folder):
    """Hitori with numbers up to 20."""
    def piece(kind, more):
        return (f'<GamePiece for="1 to 20"><Name>{kind}{{n}}</Name><Layer><Text>{{n}}</Text></Layer>{more}'
                '<Property name="turn">{n}</Property></GamePiece>')

    number = '<Property name="number">{n}</Property>'
    kinds = (
        ("Plain", number + '<Property name="undecided">Plain{n}</Property>'),
        ("Shaded", "<Group>Shaded</Group>"),
        ("Ringed", number + '<Group>Ringed</Group><Property name="means">Plain{n}</Property>'),
    )
    with open(os.path.join(folder, "pieces.xml"), "w", encoding="utf-8") as file:
        file.write("<ArrayOfGamePiece>" + "".join(piece(kind, more) for kind, more in kinds) + "</ArrayOfGamePiece>")
    with open(os.path.join(folder, "tables.xml"), "w", encoding="utf-8") as file:
        tables = ""
        for kind, _ in kinds:
            words = " ".join(f"{kind}{number}" for number in range(1, 21))
            tables += f"<MatrixString><name>{kind.upper()}</name><width>20</width><height>1</height><Rows><Row>{words}</Row></Rows></MatrixString>"
        file.write(f"<Tables>{tables}</Tables>")
    name = os.path.join(folder, "rules.xml")
    with open(name, encoding="utf-8") as file:
        text = file.read()
    turning = """if (STATE[A] is Shaded) { STATE[A] = RINGED[STATE[A].turn - 1, 0]; }
      else if (STATE[A] is Ringed) { STATE[A] = PLAIN[STATE[A].turn - 1, 0]; }
      else { STATE[A] = SHADED[STATE[A].turn - 1, 0]; }"""
    text = re.sub(r"if \(STATE\[A\]\.turn > 20\).*?else \{.*?\}", turning, text, count=1, flags=re.DOTALL)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def write(folder, number, rows):
    level = os.path.join(folder, "LEVELS", f"{number:02}")
    os.makedirs(level)
    with open(os.path.join(level, "description.xml"), "w", encoding="utf-8") as file:
        file.write("<LevelDescription/>")
    first = next((x, y) for y, row in enumerate(rows) for x, piece in enumerate(row) if piece not in ("Path", "Blank"))
    values = zip(("Ax", "Ay", "Px", "Py"), first * 2)
    items = "".join(f'<Item><Name>{name}</Name><Value xsi:type="xsd:int">{value}</Value><Show>false</Show></Item>' for name, value in values)
    written = "".join(f"<Row>{' '.join(row)}</Row>" for row in rows)
    with open(os.path.join(level, "startingLayout.xml"), "w", encoding="utf-8") as file:
        file.write(LAYOUT.format(items=items, width=len(rows[0]), height=len(rows), rows=written))


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folder")
    words.add_argument("--count", type=int, default=10)
    wanted = words.parse_args()
    for name, size, game in (
        ("lightup", "15x15", akari), ("singles", "20x20", hitori), ("loopy", "10x10", slitherlink), ("pattern", "15x15", nonograms),
    ):
        folder = os.path.join(wanted.folder, game.__name__)
        shutil.copytree(os.path.join(GAMES, game.__name__), folder, ignore=shutil.ignore_patterns("LEVELS", "generator.xml"))
        if game is hitori:
            more_numbers(folder)
        for number, text in enumerate(made(name, size, wanted.count), 1):
            write(folder, number, game(text))


main()

#!/usr/bin/env python3
"""Milliseconds a level of `switchboard generate`, beside Simon Tatham's collection (Debian's sgt-puzzles) where it has the puzzle.

    python3 benches/generate.py target/release/switchboard [--rounds N] [GAME...]

All in one run, one process at a time, in rounds: each round makes levels of every puzzle, ours and right after it theirs. What is
counted is processor time; starting up, reading the game and getting ready is left out: the time for one level is taken from
the time for many. Printed is a table for docs/benchmarks.md: medians over the rounds, and the median of the rounds' ratios.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
# what the table calls it; game, and a size if that of its recipe is another; difficulty, levels a round; what the collection calls
# the same puzzle, and its levels a round
PUZZLES = [
    ("netwalk, 5 x 5", "netwalk", None, 1000, "net 5x5", 3000),
    ("netwalk-two, 5 x 5", "netwalk-two", None, 1000, "net 5x5", 3000),
    ("lights-out, 5 x 5", "lights-out", None, 10000, "flip 5x5c", 20000),
    ("fifteen, 3 x 3", "fifteen", None, 8000, "fifteen 3x3", 40000),
    ("sudoku, 9 x 9, step by step", "sudoku", None, 300, "solo 3x3db", 500),
    ("sudoku, 9 x 9", "sudoku", None, 300, "solo 3x3", 1000),
    ("sudoku, hard, 9 x 9", "sudoku", "hard", 100, "solo 3x3du", 100),
    ("sudoku-children, 6 x 6", "sudoku-children", None, 1000, "solo 2x3db", 500),
    ("nonograms, 8 x 9", "nonograms", None, 1000, "pattern 8x9", 3000),
    ("nonograms, 15 x 15, line by line", "nonograms 15x15", None, 100, "pattern 15x15", 1000),
    ("nonograms, hard, 15 x 16", "nonograms", "hard", 300, "pattern 15x16", 1000),
    ("minesweeper, 9 x 9, 10 mines", "minesweeper", None, 500, "mines 9x9n10", 1000),
    ("minesweeper, very hard, 16 x 16, 40 mines", "minesweeper", "very hard", 100, "mines 16x16n40", 500),
    ("akari, 7 x 7", "akari", None, 200, "lightup 7x7", 500),
    ("hitori, 5 x 5", "hitori 5x5", None, 300, "singles 5x5", 1000),
    ("hitori, 7 x 7", "hitori", None, 100, "singles 7x7de", 500),
    ("slitherlink, 5 x 5", "slitherlink 5x5", None, 200, "loopy 5x5t0de", 300),
    ("slitherlink, 10 x 10", "slitherlink 10x10", None, 50, "loopy 10x10", 100),
    ("takuzu, 8 x 8", "takuzu", None, 20, "unruly 8x8de", 300),
    ("futoshiki, 5 x 5", "futoshiki", None, 100, "unequal 5de", 300),
    ("skyscrapers, 5 x 5", "skyscrapers", None, 50, "towers 5de", 300),
    ("tents, 7 x 7", "tents", None, 100, "tents 7x7de", 300),
    ("kuromasu, 6 x 6", "kuromasu", None, 50, "range 6x6", 300),
    ("hashi, 5 x 5", "hashi", None, 50, "bridges 5x5i30e10m2d0", 300),
    ("masyu, 5 x 5", "masyu", None, 20, "pearl 5x5de", 100),
    ("peg-solitaire, 7 x 7 cross", "peg-solitaire", None, 500, "pegs 7x7random", 1000),
    ("lights-two, 5 x 5", "lights-two", None, 10000, None, 0),
    ("lights-three", "lights-three", None, 5000, None, 0),
    ("blackout, 3 rows", "blackout", None, 500, None, 0),
    ("knights-tour, 6 x 6", "knights-tour", None, 500, None, 0),
    ("victorian", "victorian", None, 300, None, 0),
    ("tilt-maze", "tilt-maze", None, 300, None, 0),
    ("maze", "maze", None, 300, None, 0),
    ("life-maze", "life-maze", None, 50, None, 0),
    ("theseus", "theseus", None, 200, None, 0),
    ("klondike", "klondike", None, 50, None, 0),
    ("klondike-two", "klondike-two", None, 50, None, 0),
    ("sokoban", "sokoban", None, 50, None, 0),
    ("pexeso", "pexeso", None, 20, None, 0),
    ("pexeso-two", "pexeso-two", None, 20, None, 0),
]


def seconds(command):
    """Processor time of a command, its own and the system's for it."""
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execvp(command[0], command)
    _, status, used = os.wait4(child, 0)
    if status != 0:
        sys.exit("failed: " + " ".join(command))
    return used.ru_utime + used.ru_stime


def milliseconds(command, count):
    """For one level: `command(n)` makes n of them."""
    return 1000 * (seconds(command(count + 1)) - seconds(command(1))) / count


def board(game, width, height):
    """An empty board of this size, as the game's recipe needs it: rows of pieces."""
    if game == "slitherlink":
        ring = ["Path"] * (width + 2)
        return [ring] + [["Path"] + ["Out"] * width + ["Path"] for _ in range(height)] + [ring]
    if game == "nonograms":
        across, down = (width + 1) // 2, (height + 1) // 2
        above = [["Blank"] * (across + width) for _ in range(down)]
        return above + [["Blank"] * across + ["Empty"] * width for _ in range(height)]
    return [[{"akari": "Empty", "hitori": "Plain1"}[game]] * width for _ in range(height)]


def sized(folder, game, size, around):
    """A copy of the game whose recipe makes boards of this size."""
    copy = os.path.join(around, f"{game}-{size}")
    if os.path.isdir(copy):
        return copy
    width, height = map(int, size.split("x"))
    shutil.copytree(folder, copy)
    with open(os.path.join(copy, "generator.xml"), encoding="utf-8") as file:
        level = re.search(r"<Level>(.*?)</Level>", file.read()).group(1)
    name = os.path.join(copy, "LEVELS", level, "startingLayout.xml")
    with open(name, encoding="utf-8") as file:
        text = file.read()
    rows = board(game, width, height)
    text = re.sub(r"<width>\d+", f"<width>{len(rows[0])}", text, count=1)
    text = re.sub(r"<height>\d+", f"<height>{len(rows)}", text, count=1)
    written = "".join(f"<Row>{' '.join(row)}</Row>" for row in rows)
    text = re.sub(r"<Rows>.*?</Rows>", f"<Rows>{written}</Rows>", text, count=1, flags=re.DOTALL)
    x, y = next((x, y) for y, row in enumerate(rows) for x, piece in enumerate(row) if piece not in ("Path", "Blank"))
    for item, value in (("Ax", x), ("Ay", y), ("Px", x), ("Py", y)):
        text = re.sub(rf"(<Name>{item}</Name><Value [^>]*>)\d+", rf"\g<1>{value}", text)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    # the level that was the pattern had an answer of its own
    description = os.path.join(copy, "LEVELS", level, "description.xml")
    if os.path.exists(description):
        os.remove(description)
    return copy


def commands(program, games, puzzle, around):
    """What makes n levels here, and there if the collection has the puzzle."""
    _, game, difficulty, _, other, _ = puzzle
    more = ["--difficulty", difficulty] if difficulty else []
    game, _, size = game.partition(" ")
    folder = os.path.join(games, game)
    if size:
        folder = sized(folder, game, size, around)
    if not os.path.isdir(folder):
        folder = os.path.join(games, "..", "examples", "games", game)
    own = lambda n: [program, "generate", folder, "--count", str(n), "--brief", *more]
    if not other:
        return own, None
    name, size = other.split()
    return own, lambda n: ["/usr/games/sgt-" + name, "--generate", str(n), size]


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("program")
    words.add_argument("games", nargs="*", help="only these")
    words.add_argument("--rounds", type=int, default=ROUNDS)
    wanted = words.parse_intermixed_args()
    games = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games")
    puzzles = [puzzle for puzzle in PUZZLES if not wanted.games or puzzle[1].split()[0] in wanted.games]
    found = {puzzle: [] for puzzle in puzzles}
    load, begun = os.getloadavg(), time.monotonic()
    with tempfile.TemporaryDirectory() as around:
        for number in range(wanted.rounds):
            print(f"round {number + 1} of {wanted.rounds}", file=sys.stderr, flush=True)
            for puzzle in puzzles:
                own, theirs = commands(wanted.program, games, puzzle, around)
                found[puzzle].append((milliseconds(own, puzzle[3]), milliseconds(theirs, puzzle[5]) if theirs else None))
    took = time.monotonic() - begun

    print("| game | ms a level | its counterpart | ratio |\n| --- | --- | --- | --- |")
    for puzzle, times in found.items():
        own = statistics.median(own for own, _ in times)
        row = f"| {puzzle[0]} | {own:.3g} |"
        if puzzle[4]:
            theirs = statistics.median(theirs for _, theirs in times)
            ratio = statistics.median(own / theirs for own, theirs in times)
            row += f" {puzzle[4]}: {theirs:.2g} | {ratio:.1f} |"
        else:
            row += "  |  |"
        print(row)
    commit = subprocess.run(["git", "-C", games, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    print(
        f"\n{time.strftime('%Y-%m-%d')}, commit {commit.stdout.strip() or 'unknown'}, {wanted.rounds} rounds in {took:.0f} s, "
        f"{os.cpu_count()} cores, load {load[0]:.1f} before and {os.getloadavg()[0]:.1f} after."
    )


main()

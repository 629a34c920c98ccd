#!/usr/bin/env python3
"""Makes a game folder of Sokoban levels in XSB text, to measure the solver on published sets.

    from_xsb.py LEVELS.xsb GAME_FOLDER NEW_FOLDER

Everything but the levels is copied from GAME_FOLDER (games/sokoban). Nothing it writes belongs into the repository.
"""

import shutil
import sys
from pathlib import Path

PIECES = {"#": "Wall", " ": "Empty", "-": "Empty", "_": "Empty", "@": "Avatar", "+": "AvatarOnGoal",
          "$": "Box", "*": "BoxOnGoal", ".": "Goal"}


def read(path):
    """Title and rows of each level."""
    title, rows = "", []
    for line in path.read_text(encoding="utf-8").splitlines() + [";"]:
        if line.strip() and set(line) <= set(PIECES):
            rows.append(line)
        elif rows:
            yield title, rows
            title, rows = line.lstrip("; ").strip(), []
        elif line.startswith(";"):
            title = line.lstrip("; ").strip()


def outside(grid):
    """The cells that cannot be reached from the man."""
    height, width = len(grid), len(grid[0])
    man = next((x, y) for y in range(height) for x in range(width) if grid[y][x] in "@+")
    seen, todo = {man}, [man]
    while todo:
        x, y = todo.pop()
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= nx < width and 0 <= ny < height and (nx, ny) not in seen and grid[ny][nx] != "#":
                seen.add((nx, ny))
                todo.append((nx, ny))
    return man, {(x, y) for y in range(height) for x in range(width)} - seen


def matrix(kind, name, rows):
    lines = "\n".join(f"        <Row>{' '.join(row)}</Row>" for row in rows)
    return (f"    <Matrix{kind}>\n      <name>{name}</name>\n      <width>{len(rows[0])}</width>\n"
            f"      <height>{len(rows)}</height>\n      <Rows>\n{lines}\n      </Rows>\n    </Matrix{kind}>\n")


def layout(rows):
    width = max(map(len, rows))
    grid = [row.ljust(width) for row in rows]
    (ax, ay), out = outside(grid)
    at = lambda x, y: grid[y][x] if 0 <= y < len(grid) and 0 <= x < width else "#"
    name = lambda x, y: "Outside" if (x, y) in out and grid[y][x] in " -_" else PIECES[grid[y][x]]
    valid = [["false"] * width for _ in grid]
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        near, far = at(ax + dx, ay + dy), at(ax + 2 * dx, ay + 2 * dy)
        if near in " -_." or (near in "$*" and far in " -_."):
            valid[ay + dy][ax + dx] = "true"
    state = [[name(x, y) for x in range(width)] for y in range(len(grid))]
    final = [["BoxOnGoal" if c in ".*+" else "*" for c in row] for row in grid]
    items = "".join(f'    <Item><Name>{n}</Name><Value xsi:type="xsd:int">{v}</Value><Show>false</Show></Item>\n'
                    for n, v in (("Ax", ax), ("Ay", ay), ("Px", ax), ("Py", ay)))
    return ('<?xml version="1.0" encoding="utf-8"?>\n<LevelLayout xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
            f'xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n  <Items>\n{items}  </Items>\n  <Matrixes>\n'
            + matrix("String", "STATE", state) + matrix("Bool", "VALID", valid) + matrix("String", "FINAL", final)
            + "  </Matrixes>\n</LevelLayout>\n")


def main():
    source, game, to = map(Path, sys.argv[1:])
    shutil.copytree(game, to, ignore=lambda folder, names: ["LEVELS"] if Path(folder) == game else [])
    for number, (title, rows) in enumerate(read(source), 1):
        folder = to / "LEVELS" / f"{number:03}"
        folder.mkdir(parents=True)
        text = title.replace("&", "&amp;").replace("<", "&lt;")
        (folder / "startingLayout.xml").write_text(layout(rows), encoding="utf-8")
        (folder / "description.xml").write_text(
            '<?xml version="1.0" encoding="utf-8"?>\n<LevelDescription>\n'
            + "".join(f'  <Name xml:lang="{lang}">{text or number}</Name>\n' for lang in ("cs", "sk", "en", "de"))
            + f"  <MinimumNumberOfMoves>0</MinimumNumberOfMoves>\n  <Source>{source.name}</Source>\n</LevelDescription>\n",
            encoding="utf-8")


main()

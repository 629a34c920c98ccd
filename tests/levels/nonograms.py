"""Writes games/nonograms/LEVELS from nonogram_drawings.txt: python3 tests/levels/nonograms.py

Every drawing is solved from its numbers and must be the only answer, counted to the second. A filled square takes
one choice, so their number is the least number of moves.
"""

from pathlib import Path

import kit

DRAWINGS = Path(__file__).with_name("nonogram_drawings.txt")


def clues(line):
    return [len(run) for run in "".join(line).replace(".", " ").split()]


def fits(runs, line):
    """What is common to all ways to lay `runs` that agree with `line` ("#", "." or "?"); None if there is none."""
    n = len(line)
    # ahead[r][i]: runs r.. can be laid from square i on
    ahead = [[False] * (n + 2) for _ in range(len(runs) + 1)]
    for i in range(n, -1, -1):
        ahead[len(runs)][i] = "#" not in line[i:]
    ahead[len(runs)][n + 1] = True
    for r in range(len(runs) - 1, -1, -1):
        for i in range(n - runs[r], -1, -1):
            end = i + runs[r]
            here = "." not in line[i:end] and (end == n or line[end] != "#") and ahead[r + 1][min(end + 1, n + 1)]
            ahead[r][i] = here or line[i] != "#" and ahead[r][i + 1]
    if not ahead[0][0]:
        return None
    can = [set() for _ in range(n)]
    todo, seen = [(0, 0)], set()
    while todo:
        r, i = todo.pop()
        if (r, i) in seen or i >= n:
            continue
        seen.add((r, i))
        if line[i] != "#" and ahead[r][i + 1]:
            can[i].add(".")
            todo.append((r, i + 1))
        if r < len(runs):
            end = i + runs[r]
            if end <= n and "." not in line[i:end] and (end == n or line[end] != "#") and ahead[r + 1][min(end + 1, n + 1)]:
                for k in range(i, end):
                    can[k].add("#")
                if end < n:
                    can[end].add(".")
                todo.append((r + 1, end + 1))
    return "".join(c.pop() if len(c) == 1 else "?" for c in can)


def solutions(rows, columns, limit=2):
    found = []

    def narrow(grid):
        changed = True
        while changed:
            changed = False
            for y, runs in enumerate(rows):
                line = fits(runs, "".join(grid[y]))
                if line is None:
                    return False
                changed |= line != "".join(grid[y])
                grid[y] = list(line)
            for x, runs in enumerate(columns):
                old = "".join(row[x] for row in grid)
                line = fits(runs, old)
                if line is None:
                    return False
                changed |= line != old
                for row, c in zip(grid, line):
                    row[x] = c
        return True

    def search(grid):
        if len(found) >= limit or not narrow(grid):
            return
        spot = next(((x, y) for y, row in enumerate(grid) for x, c in enumerate(row) if c == "?"), None)
        if spot is None:
            found.append(["".join(row) for row in grid])
            return
        for guess in "#.":
            trial = [list(row) for row in grid]
            trial[spot[1]][spot[0]] = guess
            search(trial)

    search([["?"] * len(columns) for _ in rows])
    return found


def drawings():
    text = "\n".join(line for line in DRAWINGS.read_text(encoding="utf-8").splitlines() if not line.startswith("# "))
    for block in text.strip().split("\n\n"):
        title, *rows = block.strip().split("\n")
        yield [part.strip() for part in title.split("|")], rows


def level(title, rows):
    difficulty, cs, sk, en, de, author, *more = title
    w, h = len(rows[0]), len(rows)
    if any(len(row) != w for row in rows):
        raise SystemExit(f"{en}: rows of different lengths {[len(row) for row in rows]}")
    columns = ["".join(row[x] for row in rows) for x in range(w)]
    across, down = [clues(row) for row in rows], [clues(column) for column in columns]
    answers = solutions(across, down)
    if answers != [rows]:
        other = next(a for a in answers if a != rows)
        raise SystemExit(f"{en}: another answer\n" + "\n".join(f"{a}  {b}" for a, b in zip(rows, other)))
    left, top = max(map(len, across)), max(map(len, down))

    head = [["Blank"] * left + [(["Blank"] * (top - len(d)) + [f"Clue{n}" for n in d])[y] for d in down] for y in range(top)]
    body = [["Blank"] * (left - len(a)) + [f"Clue{n}" for n in a] + ["Empty"] * w for a in across]
    moves = [(left + x, top + y) for y in range(h) for x in range(w) if rows[y][x] == "#"]
    own = author == "-"
    return kit.Level(
        name=tuple(f"{w} × {h}: {name}" for name in (cs, sk, en, de)), difficulty=difficulty,
        state=head + body, at=(left, top), solution=moves, minimum=len(moves),
        author="Switchboard" if own else author, source="drawn for Switchboard" if own else more[0],
        licence="CC0-1.0" if own else more[1])


if __name__ == "__main__":
    kit.write_levels("nonograms", [level(*drawing) for drawing in drawings()])

"""Sokoban levels: three small ones of our own, then David W. Skinner's and Evgeny Grigoriev's, unchanged.

The fewest steps of every level are proven here by breadth-first search over all its positions.
Run: python3 tests/levels/sokoban.py (about twenty seconds)
"""

from pathlib import Path
from kit import Level, write_levels

PIECE = {"#": "Wall", " ": "Empty", "@": "Avatar", "+": "AvatarOnGoal", "$": "Box", "*": "BoxOnGoal", ".": "Goal"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

DIFFICULT = {  # from this fewest number of steps on
    0: "easy", 45: "medium", 95: "hard", 150: "expert"}

OWN = "made for Switchboard"
LEVELS = [
    (("Krok za krokem", "Krok za krokom", "Step by step", "Schritt für Schritt"), "first", OWN, """
#######
#@ $ .#
#######
"""),
    (("Za roh", "Za roh", "Round the corner", "Um die Ecke"), "first", OWN, """
######
#@   #
# $# #
# .  #
######
"""),
    (("Dvě bedny", "Dve debny", "Two boxes", "Zwei Kisten"), "first", OWN, """
#######
#  .  #
# $#$ #
#  @ .#
#######
"""),
]


def read(text):
    rows = text.strip("\n").split("\n")
    width = max(map(len, rows))
    return [list(row.ljust(width)) for row in rows]


def inside(rows):
    """The cells the player could reach if there were no boxes."""
    start = next((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c in "@+")
    seen, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS:
            cell = x + dx, y + dy
            if cell not in seen and rows[cell[1]][cell[0]] != "#":
                seen.add(cell)
                todo.append(cell)
    return start, seen


def shortest(rows, most=3_000_000):
    """The fewest steps that put every box on a goal, by breadth-first search over all positions; none past `most`."""
    start, floor = inside(rows)
    goals = frozenset(c for c in floor if rows[c[1]][c[0]] in ".*+")
    boxes = frozenset(c for c in floor if rows[c[1]][c[0]] in "$*")
    alive = pullable(floor, goals)
    first = (start, boxes)
    came, layer = {first: None}, [first]
    while layer:
        following = []
        for place in layer:
            (x, y), boxes = place
            if boxes == goals:
                path = []
                while came[place] is not None:
                    path.append(place[0])
                    place = came[place]
                return path[::-1]
            for dx, dy in STEPS:
                to, moved = (x + dx, y + dy), boxes
                if to in boxes:
                    behind = (to[0] + dx, to[1] + dy)
                    if behind not in alive or behind in boxes:
                        continue
                    moved = boxes - {to} | {behind}
                elif to not in floor:
                    continue
                after = (to, moved)
                if after not in came:
                    came[after] = place
                    following.append(after)
        if len(came) > most:
            return None
        layer = following
    raise SystemExit("no solution")


def pullable(floor, goals):
    """The cells from which a lone box can be pushed to some goal, found by pulling from the goals."""
    seen, todo = set(goals), list(goals)
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS:
            to, player = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if to in floor and player in floor and to not in seen:
                seen.add(to)
                todo.append(to)
    return seen


def level(name, difficulty, source, text, author="Switchboard", licence="CC0-1.0", solution=None):
    rows = read(text)
    (ax, ay), floor = inside(rows)
    path = solution or shortest(rows)
    state = [[PIECE[c] if (x, y) in floor or c == "#" else "Outside" for x, c in enumerate(row)] for y, row in enumerate(rows)]
    final = [["BoxOnGoal" if c in ".*+" else "*" for c in row] for row in rows]
    valid = [[False] * len(row) for row in rows]
    for dx, dy in STEPS:
        one, two = rows[ay + dy][ax + dx], rows[ay + 2 * dy][ax + 2 * dx] if 0 <= ay + 2 * dy < len(rows) and 0 <= ax + 2 * dx < len(rows[0]) else "#"
        valid[ay + dy][ax + dx] = one in " ." or one in "$*" and two in " ."
    return Level(name=name, difficulty=difficulty, state=state, valid=valid, finals=[final], at=(ax, ay), solution=path,
                 minimum=0 if solution else len(path), author=author, source=source, licence=licence)


def collected():
    """The levels of sokoban_levels.xsb, with their makers."""
    text = (Path(__file__).parent / "sokoban_levels.xsb").read_text(encoding="utf-8")
    for block in text.split("\n\n; ")[1:]:
        head, _, body = block.partition("\n")
        collection, number, *title = head.split()
        path = shortest(read(body))
        difficulty = [name for least, name in DIFFICULT.items() if len(path) >= least][-1]
        if collection == "microban":
            yield level(f"Microban {number}", difficulty, f"Microban, April 2000, level {number}", body, "David W. Skinner",
                        "may be freely distributed provided it remains properly credited")
        else:
            yield level(" ".join(title), difficulty, f"{collection}, level {number}", body, "Evgeny Grigoriev (GRIGoRusha)", "public domain")


if __name__ == "__main__":
    write_levels("sokoban", [level(*entry) for entry in LEVELS] + list(collected()))

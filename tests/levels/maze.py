"""Mazes, each carved by a seeded method and measured by breadth-first search.

Run: python3 tests/levels/maze.py
"""

import random
from kit import Level, write_levels

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

# width and height in rooms, method, share of dead ends opened again, seed
PLAN = [
    (3, 2, "deep", 0, 1), (3, 3, "deep", 0, 2), (4, 3, "prim", 0, 3), (5, 4, "deep", 0, 4), (5, 5, "even", 0, 5),
    (6, 5, "deep", 0, 6), (6, 6, "prim", 0, 7), (7, 6, "deep", 0.5, 8), (7, 7, "even", 0, 9), (8, 7, "deep", 0, 10),
    (9, 7, "prim", 0, 11), (9, 8, "deep", 0.5, 12), (10, 8, "even", 0, 13), (11, 9, "deep", 0, 14), (12, 9, "deep", 0.5, 15),
    (12, 10, "even", 0, 16), (13, 10, "prim", 0, 17), (13, 10, "even", 0.3, 18), (13, 10, "deep", 0.2, 19), (14, 11, "even", 0, 20),
]
NAMES = {
    "deep": ("Dlouhé chodby", "Dlhé chodby", "Long corridors", "Lange Gänge"),
    "prim": ("Samé slepé uličky", "Samé slepé uličky", "Dead ends", "Sackgassen"),
    "even": ("Spleť cest", "Spleť ciest", "Tangle", "Gewirr"),
    "open": ("Více cest", "Viac ciest", "More ways than one", "Mehrere Wege"),
}


def carve(width, height, method, opened, rng):
    """A grid of 2w+1 by 2h+1 squares; rooms lie on the odd ones."""
    path = [[False] * (2 * width + 1) for _ in range(2 * height + 1)]
    rooms = [(x, y) for y in range(height) for x in range(width)]

    def near(room):
        return [(room[0] + dx, room[1] + dy) for dx, dy in STEPS if 0 <= room[0] + dx < width and 0 <= room[1] + dy < height]

    def join(a, b):
        for x, y in ((2 * a[0] + 1, 2 * a[1] + 1), (2 * b[0] + 1, 2 * b[1] + 1), (a[0] + b[0] + 1, a[1] + b[1] + 1)):
            path[y][x] = True

    first = rooms[rng.randrange(len(rooms))]
    joined, active = {first}, [first]
    if method == "even":  # every spanning tree is equally likely: walks with their loops erased
        for start in rooms:
            follow, room = {}, start
            while room not in joined:
                follow[room] = rng.choice(near(room))
                room = follow[room]
            room = start
            while room not in joined:
                joined.add(room)
                join(room, follow[room])
                room = follow[room]
    while method != "even" and active:  # from the newest room (deep) or from any (prim)
        at = len(active) - 1 if method == "deep" else rng.randrange(len(active))
        free = [room for room in near(active[at]) if room not in joined]
        if not free:
            active.pop(at)
            continue
        room = rng.choice(free)
        join(active[at], room)
        joined.add(room)
        active.append(room)
    for room in rooms:  # open some dead ends
        closed = [n for n in near(room) if not path[room[1] + n[1] + 1][room[0] + n[0] + 1]]
        ways = len(near(room)) - len(closed)
        if opened and ways == 1 and closed and rng.random() < opened:
            join(room, rng.choice(closed))
    return path


def walk(path, start):
    """Each square's distance from `start` and the one before it on a shortest way."""
    before, layer = {start: None}, [start]
    while layer:
        following = []
        for x, y in layer:
            for dx, dy in STEPS:
                to = (x + dx, y + dy)
                if path[to[1]][to[0]] and to not in before:
                    before[to] = (x, y)
                    following.append(to)
        if following:
            last = following[-1]  # one of the farthest
        layer = following
    return before, last


def level(number, width, height, method, opened, seed):
    rng = random.Random(seed)
    path = carve(width, height, method, opened, rng)
    start = (1, 1) if rng.random() < 0.5 else (2 * width - 1, 1)
    if number > 8:  # as far apart as this maze allows
        _, start = walk(path, start)
    before, home = walk(path, start)
    way, at = [], home
    while before[at]:
        way.append(at)
        at = before[at]
    state = [["Path" if free else "Wall" for free in row] for row in path]
    final = [row[:] for row in state]
    state[start[1]][start[0]], state[home[1]][home[0]] = "Avatar", "Home"
    final[home[1]][home[0]] = "Avatar"
    valid = [[path[y][x] and abs(x - start[0]) + abs(y - start[1]) == 1 for x in range(len(path[0]))] for y in range(len(path))]
    difficulty = "first" if number <= 3 else "easy" if number <= 8 else "medium" if number <= 14 else "hard"
    return Level(name=NAMES["open" if opened else method], difficulty=difficulty, state=state, valid=valid, finals=[final],
                 at=start, solution=way[::-1], minimum=len(way),
                 source=f"tests/levels/maze.py, {width} x {height}, {method}, seed {seed}")


if __name__ == "__main__":
    write_levels("maze", [level(number, *plan) for number, plan in enumerate(PLAN, 1)])

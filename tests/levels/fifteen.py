"""Start positions of the fifteen puzzle and its smaller brothers, with the fewest moves of each.

Positions are drawn by a seeded random walk from the goal; the fewest moves are proven here: by breadth-first
search of the whole puzzle up to 3 x 3, by iterative deepening with the sum of distances beyond that.
Run: python3 tests/levels/fifteen.py (about a minute)
"""

import random
from kit import Level, write_levels

# width, height, wanted fewest moves, seed
PLAN = [
    (3, 2, 1, 1), (3, 2, 4, 2), (3, 2, 8, 3), (3, 2, 13, 4), (3, 3, 6, 5), (3, 3, 10, 6), (3, 3, 14, 7), (3, 3, 18, 8),
    (3, 3, 22, 9), (4, 3, 10, 10), (4, 3, 16, 11), (3, 3, 26, 12), (4, 3, 22, 13), (4, 4, 12, 14), (4, 4, 18, 15),
    (4, 3, 30, 16), (4, 4, 24, 17), (4, 4, 30, 18), (4, 4, 36, 19), (4, 4, 40, 20), (4, 4, 44, 21),
]


def goal(width, height):
    return tuple(range(1, width * height)) + (0,)


def slides(width, height):
    """For each place, the places beside it."""
    return [
        [y * width + x for x, y in ((i % width, i // width - 1), (i % width + 1, i // width), (i % width, i // width + 1),
                                    (i % width - 1, i // width)) if 0 <= x < width and 0 <= y < height]
        for i in range(width * height)
    ]


def slid(tiles, gap, place):
    tiles = list(tiles)
    tiles[gap], tiles[place] = tiles[place], 0
    return tuple(tiles)


def all_distances(width, height):
    """The fewest moves to the goal of every position that has any."""
    beside, found, layer, depth = slides(width, height), {goal(width, height): 0}, [goal(width, height)], 0
    while layer:
        depth, following = depth + 1, []
        for tiles in layer:
            gap = tiles.index(0)
            for place in beside[gap]:
                after = slid(tiles, gap, place)
                if after not in found:
                    found[after] = depth
                    following.append(after)
        layer = following
    return found


def deepen(width, height, tiles, most):
    """A shortest solution of at most `most` moves as places, by iterative deepening; else none."""
    beside, size = slides(width, height), width * height
    far = [[abs(i % width - (t - 1) % width) + abs(i // width - (t - 1) // width) if t else 0 for i in range(size)] for t in range(size)]
    tiles, path = list(tiles), []

    def conflicts(line, home):
        """Tiles of a line that belong in it, but the wrong way round, must step out and back: two moves more each."""
        row = [home(t) for t in line]
        here = [h for h in row if h is not None]
        # the fewest that must step out = all that are not in a longest rising run
        best = []
        for k, h in enumerate(here):
            best.append(1 + max([best[j] for j in range(k) if here[j] < h], default=0))
        return 2 * (len(here) - max(best, default=0))

    def bound():
        total = sum(far[t][i] for i, t in enumerate(tiles))
        for y in range(height):
            total += conflicts(tiles[y * width:(y + 1) * width], lambda t: (t - 1) % width if t and (t - 1) // width == y else None)
        for x in range(width):
            total += conflicts(tiles[x::width], lambda t: (t - 1) // width if t and (t - 1) % width == x else None)
        return total

    def go(gap, came, played, limit):
        left = bound()
        if played + left > limit:
            return played + left
        if left == 0:
            return True
        least = most + 1
        for place in beside[gap]:
            if place != came:
                tiles[gap], tiles[place] = tiles[place], 0
                path.append(place)
                answer = go(place, gap, played + 1, limit)
                if answer is True:
                    return True
                path.pop()
                tiles[place], tiles[gap] = tiles[gap], 0
                least = min(least, answer)
        return least

    limit = bound()
    while limit <= most:
        answer = go(tiles.index(0), None, 0, limit)
        if answer is True:
            return path
        limit = answer
    return None


def position(width, height, wanted, seed, known):
    """A position that takes exactly `wanted` moves, and a shortest solution."""
    beside = slides(width, height)
    if (width, height) in known:
        distances = known[width, height]
        fits = sorted(tiles for tiles, depth in distances.items() if depth == wanted)
        start = tiles = random.Random(seed).choice(fits)
        path = []
        while distances[tiles]:
            gap = tiles.index(0)
            place = next(p for p in beside[gap] if distances[slid(tiles, gap, p)] < distances[tiles])
            path.append(place)
            tiles = slid(tiles, gap, place)
        return start, path
    for attempt in range(1000):
        rng, tiles, came = random.Random(seed * 1000 + attempt), goal(width, height), None
        for _ in range(wanted + rng.randrange(0, wanted // 2, 2)):
            gap = tiles.index(0)
            place = rng.choice([p for p in beside[gap] if p != came])
            tiles, came = slid(tiles, gap, place), gap
        path = deepen(width, height, tiles, wanted)
        if path and len(path) == wanted:
            return tiles, path
    raise SystemExit("no position found")


def level(number, width, height, wanted, seed, known):
    tiles, path = position(width, height, wanted, seed, known)
    rows = lambda t: [["Tile%d" % n if n else "Empty" for n in t[y * width:(y + 1) * width]] for y in range(height)]
    gap = tiles.index(0)
    valid = [[y * width + x in slides(width, height)[gap] for x in range(width)] for y in range(height)]
    difficulty = "first" if wanted <= 4 else "easy" if wanted <= 14 else "medium" if wanted <= 24 else "hard" if wanted <= 36 else "expert"
    kind = {6: ("Pětka", "Päťka", "Five", "Fünfer"), 9: ("Osmička", "Osmička", "Eight", "Achter"),
            12: ("Jedenáctka", "Jedenástka", "Eleven", "Elfer"), 16: ("Patnáctka", "Pätnástka", "Fifteen", "Fünfzehner")}[width * height]
    return Level(name=kind, difficulty=difficulty, state=rows(tiles), valid=valid, finals=[rows(goal(width, height))],
                 at=(gap % width, gap // width), solution=[(p % width, p // width) for p in path], minimum=wanted,
                 source=f"tests/levels/fifteen.py, {width} x {height}, seed {seed}")


if __name__ == "__main__":
    known = {(3, 2): all_distances(3, 2), (3, 3): all_distances(3, 3)}
    write_levels("fifteen", [level(number, *plan, known) for number, plan in enumerate(PLAN, 1)])

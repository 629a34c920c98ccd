"""Writes games/netwalk/LEVELS: python3 tests/levels/netwalk.py

Small boards are grown here from seeds; the others were printed by the generator of Simon Tatham's Portable
Puzzle Collection (program net) and stand below as it writes them, one hexadecimal digit a part:
1 right, 2 up, 4 left, 8 down. Every board is solved here and has one solution, counted to the second;
a choice turns one part by one quarter, so the sum of the quarters is the least number of moves.
"""

import random

import kit

RIGHT, UP, LEFT, DOWN = 1, 2, 4, 8
SIDES = ((RIGHT, 1, 0, LEFT), (UP, 0, -1, DOWN), (LEFT, -1, 0, RIGHT), (DOWN, 0, 1, UP))
LETTERS = {RIGHT: "E", UP: "N", LEFT: "W", DOWN: "S"}
NAMES = {frozenset(name): name for name in ("N", "E", "S", "W", "NS", "EW", "NE", "NW", "SW", "SE", "NEW", "NSW", "SEW", "NES")}

GROWN = [(1, 3, 3, False), (2, 3, 3, False), (3, 4, 4, False), (4, 4, 4, False), (5, 4, 4, True)]
PRINTED = [
    ("5x5#917312743566459", "981d252d79e5d4953e6284873"),
    ("5x5#122265577449679", "431131ebe3636dc16d854b319"),
    ("5x5#664983953676467", "89261eba98cebd93ca7898162"),
    ("5x5#357228293938076", "682a6d844e37dddc92aac2364"),
    ("5x5w#787165578662226", "24594bde3ab5d8911e4455761"),
    ("5x5w#244226925422448", "12d57517ed1e7254da221846e"),
    ("5x5w#265893204597149", "d1e61b4b8c4277b4369361513"),
    ("5x5w#875743288297872", "6a3127dd32c4d7c82b8d28c55"),
    ("7x7#482768870411152", "2aac6481a35593466ebe2cde6c7dc5e97c5c43da548a982c4"),
    ("7x7#896429522192511", "4148c6455a1d7159d66d4a8a77b25ac78aa537763b9ac2343"),
    ("7x7#588826355587734", "41214d267551a28be3b7c3d7ab34e91dd7d452856d27c1344"),
    ("7x7#546276974084491", "2c9433851e4a5252b4a7ca2ebed6deec2255ced1a4488ee72"),
    ("7x7w#508273635306780", "44d327a2259a7926d8ed745ddb765b4541bc52bc4668918e8"),
    ("7x7w#853873047275470", "11925de81ea858aa677b4b5cc7bb5c9678a13aec44291313b"),
    ("7x7w#634305480625604", "4633b67c4552a6e367676b22ed52d549a7dc81826133c5d22"),
    ("9x9#965443077663770", "1c86a5269275b584a86bb6d56a244de9cbe524dde92bbcc14bc1aa8bebe96d22eb3ac4d48395431c8"),
    ("9x9#389216572875486", "2e819aa539e1e97eca499d792aacee3e918a8d19b6c12c319513321491ddd57cbeddba2421a78caa4"),
    ("9x9#808977497123318", "1438383a951de78a81d18dbabb1d487c826a52e7dea59eb737b7a253d325d56e157c56c548c489824"),
]


def left(mask):
    """A quarter turn to the left: right becomes up, up left, left down, down right."""
    return (mask << 1 | mask >> 3) & 15


def turns(mask):
    found = [mask]
    while left(found[-1]) != mask:
        found.append(left(found[-1]))
    return found


def neighbours(w, h, wrap, cell):
    """(side, opposite side, neighbour or None)"""
    x, y = cell % w, cell // w
    for side, dx, dy, opposite in SIDES:
        a, b = x + dx, y + dy
        if wrap:
            yield side, opposite, b % h * w + a % w
        else:
            yield side, opposite, b * w + a if 0 <= a < w and 0 <= b < h else None


def solutions(w, h, wrap, parts, limit=2):
    """Up to `limit` ways to turn the parts so that all belong to one net without a loose end."""
    near = [list(neighbours(w, h, wrap, c)) for c in range(w * h)]
    found = []

    def narrow(choices, waiting):
        while waiting:
            cell = waiting.pop()
            for side, opposite, other in near[cell]:
                if other is None:
                    kept = [m for m in choices[cell] if not m & side]
                    if len(kept) < len(choices[cell]):
                        choices[cell] = kept
                        waiting.append(cell)
                    continue
                can = {bool(m & side) for m in choices[cell]}
                kept = [m for m in choices[other] if bool(m & opposite) in can]
                if len(kept) < len(choices[other]):
                    choices[other] = kept
                    waiting.append(other)
            if not choices[cell]:
                return False
        return all(choices)

    def reached(choices):
        """Parts that may still belong to the net of part 0."""
        seen, todo = {0}, [0]
        while todo:
            cell = todo.pop()
            for side, opposite, other in near[cell]:
                if other is not None and other not in seen and any(m & side for m in choices[cell]):
                    seen.add(other)
                    todo.append(other)
        return len(seen)

    def search(choices):
        if reached(choices) < w * h or len(found) >= limit:
            return
        cell = min((c for c in range(w * h) if len(choices[c]) > 1), key=lambda c: len(choices[c]), default=None)
        if cell is None:
            found.append([c[0] for c in choices])
            return
        for mask in choices[cell]:
            trial = [list(c) for c in choices]
            trial[cell] = [mask]
            if narrow(trial, [cell]):
                search(trial)

    start = [turns(p) for p in parts]
    if narrow(start, list(range(w * h))):
        search(start)
    return found


def grow(seed, w, h, wrap):
    """A random tree over all cells, no part with four arms, one solution; then every part turned by chance."""
    chance = random.Random(seed)
    while True:
        parts, net = [0] * (w * h), [w * h // 2]
        while len(net) < w * h:
            ways = [
                (cell, side, opposite, other) for cell in net for side, opposite, other in neighbours(w, h, wrap, cell)
                if other is not None and other not in net and parts[cell].bit_count() < 3
            ]
            if not ways:
                break
            cell, side, opposite, other = chance.choice(ways)
            parts[cell] |= side
            parts[other] |= opposite
            net.append(other)
        if len(net) == w * h and len(solutions(w, h, wrap, parts)) == 1:
            return [chance.choice(turns(p)) for p in parts]


def level(difficulty, w, h, wrap, parts, author, source, licence):
    (solved,) = solutions(w, h, wrap, parts)
    server = h // 2 * w + w // 2

    def piece(cell, mask):
        name = NAMES[frozenset(LETTERS[1 << i] for i in range(4) if mask >> i & 1)]
        return ("Server" if cell == server else "Computer" if len(name) == 1 else "Pipe") + name

    moves = []
    for cell, (now, goal) in enumerate(zip(parts, solved)):
        while now != goal:
            now = left(now)
            moves.append((cell % w, cell // w))
    grid = lambda masks: [[piece(y * w + x, masks[y * w + x]) for x in range(w)] for y in range(h)]
    names = ("dokola", "dokola", "wrap", "rundum")
    return kit.Level(
        name=tuple(f"{w} × {h}" + (f", {n}" if wrap else "") for n in names), difficulty=difficulty,
        state=grid(parts), valid=[[True] * w for _ in range(h)], finals=[grid(solved)],
        solution=moves, minimum=len(moves), author=author, source=source, licence=licence)


def levels():
    for i, (seed, w, h, wrap) in enumerate(GROWN):
        yield level("first" if i < 2 else "easy", w, h, wrap, grow(seed, w, h, wrap),
                    "Switchboard", f"grown, seed {seed}, tests/levels/netwalk.py", "CC0-1.0")
    for seed, parts in PRINTED:
        size = seed.split("#")[0]
        n, wrap = int(size[0]), size.endswith("w")
        difficulty = {(5, False): "easy", (5, True): "medium", (7, False): "medium", (7, True): "hard"}.get((n, wrap), "expert")
        yield level(difficulty, n, n, wrap, [int(c, 16) for c in parts],
                    "generator of Simon Tatham's Portable Puzzle Collection", f"sgt-net 20230122, seed {seed}", "MIT")


if __name__ == "__main__":
    kit.write_levels("netwalk", list(levels()))

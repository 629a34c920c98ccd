"""Writes games/lights-out/LEVELS: python3 tests/levels/lights_out.py

A board is a system of linear equations over two elements: pressing twice is not pressing. One solution by
elimination plus every element of the kernel (press sets that change nothing) gives all solutions, so the
least of them is proven least. Patterns are our own; random boards come from seeds named below.
"""

import itertools
import random

import kit

PATTERNS = {
    "all": (("Všechno svítí", "Všetko svieti", "All on", "Alles an"), lambda x, y, w, h: True),
    "frame": (("Rám", "Rám", "Frame", "Rahmen"), lambda x, y, w, h: x in (0, w - 1) or y in (0, h - 1)),
    "diagonals": (("Úhlopříčky", "Uhlopriečky", "Diagonals", "Diagonalen"), lambda x, y, w, h: x == y or x + y == w - 1),
    "corners": (("Rohy", "Rohy", "Corners", "Ecken"), lambda x, y, w, h: x in (0, w - 1) and y in (0, h - 1)),
    "chess": (("Šachovnice", "Šachovnica", "Chequers", "Schachbrett"), lambda x, y, w, h: (x + y) % 2 == 0),
    "plus": (("Kříž", "Kríž", "Cross", "Kreuz"), lambda x, y, w, h: x == w // 2 or y == h // 2),
    "rings": (("Kruhy", "Kruhy", "Rings", "Ringe"), lambda x, y, w, h: min(x, y, w - 1 - x, h - 1 - y) % 2 == 0),
    "diamond": (("Kosočtverec", "Kosoštvorec", "Diamond", "Raute"),
                lambda x, y, w, h: abs(2 * x - w + 1) + abs(2 * y - h + 1) == w - 1),
    "stripes": (("Pruhy", "Pruhy", "Stripes", "Streifen"), lambda x, y, w, h: y % 2 == 0),
}
RANDOM = ("Náhodně", "Náhodne", "Random", "Zufall")


def toggles(w, h):
    """For each cell, the bits of the lights its press changes."""
    near = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
    return [
        sum(1 << ((y + b) * w + x + a) for a, b in near if 0 <= x + a < w and 0 <= y + b < h)
        for y in range(h) for x in range(w)
    ]


def solve(w, h, lit):
    """The least press set that darkens `lit`, as bits; None if there is none."""
    rows, kernel = [], []           # (lights changed, presses that do it), one leading light each
    for cell, lights in enumerate(toggles(w, h)):
        presses = 1 << cell
        for lead, row_lights, row_presses in rows:
            if lights >> lead & 1:
                lights, presses = lights ^ row_lights, presses ^ row_presses
        if lights:
            rows.append((lights.bit_length() - 1, lights, presses))
        else:
            kernel.append(presses)
    answer = 0
    for lead, row_lights, row_presses in rows:
        if lit >> lead & 1:
            lit, answer = lit ^ row_lights, answer ^ row_presses
    if lit:
        return None
    best = answer
    for chosen in itertools.product((0, 1), repeat=len(kernel)):
        other = answer
        for use, presses in zip(chosen, kernel):
            other ^= presses * use
        if (other.bit_count(), other) < (best.bit_count(), best):
            best = other
    return best


def pressed(w, h, presses):
    lit = 0
    for cell, lights in enumerate(toggles(w, h)):
        if presses >> cell & 1:
            lit ^= lights
    return lit


def shape(name, w, h=0):
    h = h or w
    title, holds = PATTERNS[name]
    lit = sum(1 << (y * w + x) for y in range(h) for x in range(w) if holds(x, y, w, h))
    return title, w, h, lit, "pattern of our own; fewest moves by linear algebra, tests/levels/lights_out.py"


def chance(seed, w, h, presses):
    """A random board that needs exactly so many presses."""
    generator = random.Random(seed)
    while True:
        lit = pressed(w, h, sum(1 << cell for cell in generator.sample(range(w * h), presses)))
        if solve(w, h, lit).bit_count() == presses:
            return RANDOM, w, h, lit, f"random, seed {seed}, tests/levels/lights_out.py"


CHOSEN = [
    ("first", chance(1, 3, 3, 1)), ("first", chance(2, 3, 3, 2)), ("first", chance(3, 3, 3, 3)),
    ("first", shape("corners", 3)), ("easy", shape("all", 4)), ("easy", chance(4, 4, 3, 4)), ("easy", shape("all", 3)),
    ("easy", chance(5, 4, 4, 5)), ("easy", chance(6, 5, 5, 5)), ("easy", chance(7, 4, 4, 7)),
    ("easy", shape("frame", 3)), ("medium", chance(8, 5, 5, 8)), ("medium", chance(9, 6, 5, 9)),
    ("medium", chance(10, 5, 5, 11)), ("medium", shape("plus", 5)), ("medium", shape("diagonals", 6)),
    ("medium", shape("chess", 5)), ("medium", shape("diamond", 5)), ("hard", chance(11, 6, 6, 14)),
    ("hard", shape("all", 5)), ("hard", chance(12, 7, 7, 17)), ("hard", shape("frame", 7)), ("hard", shape("all", 9)),
    ("expert", shape("all", 6)), ("expert", shape("rings", 7)), ("expert", shape("all", 7)),
    ("expert", shape("chess", 8)), ("expert", shape("all", 8)),
]


def level(difficulty, board):
    title, w, h, lit, source = board
    presses = solve(w, h, lit)
    cells = [(x, y) for y in range(h) for x in range(w)]
    grid = lambda f: [[f(y * w + x) for x in range(w)] for y in range(h)]
    return kit.Level(
        name=tuple(f"{text} {w} × {h}" for text in title), difficulty=difficulty,
        state=grid(lambda i: "On" if lit >> i & 1 else "Off"), valid=grid(lambda i: True), finals=[grid(lambda i: "Off")],
        solution=[c for i, c in enumerate(cells) if presses >> i & 1], minimum=presses.bit_count(), source=source,
    )


if __name__ == "__main__":
    kit.write_levels("lights-out", [level(*chosen) for chosen in CHOSEN])

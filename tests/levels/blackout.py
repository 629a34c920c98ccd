"""Writes games/blackout/LEVELS: python3 tests/levels/blackout.py

A level is one false equation, once or three times, and how many signs of it to cover each time. An equation takes two
rows, so that its signs are large: it breaks after =. It is taken only
if exactly one set of that many signs leaves a true equation, even when read generously (numbers may begin with 0,
a number may have a sign of its own, division may leave fractions), and if that equation also holds read strictly
(none of that). So nobody can find a second answer and argue. Each sign is covered by one choice: the numbers of
signs to cover, added up, are the least number of moves.
"""

import itertools
import random
import re
from fractions import Fraction

import kit

PIECES = {"+": "Plus", "-": "Minus", "*": "Times", "/": "Divide", "=": "Equals"}

GENEROUS = re.compile(r"[+-]?\d+(?:[+*/-][+-]?\d+)*\Z")
STRICT = re.compile(r"(?:0|[1-9]\d*)(?:[+*/-](?:0|[1-9]\d*))*\Z")
TERM = re.compile(r"(\A|[+*/-])([+-]?\d+)")

# once: equation, how many signs to cover; made with a search over random equations
SINGLE = [
    ("55=863-8", 1), ("31+19-13=437", 1), ("36=839-3", 1), ("698+29=98", 1), ("3/1=5+26", 1), ("51-270=314", 2),
    ("2345=215*23", 2), ("83=675+58", 2), ("2=12-2140", 2), ("55=78-29+7017", 3), ("31190*8=24+216", 3),
    ("7160+21=9/7", 3),
]
# three times: seed, length of the equation
TRIPLE = [(1, 9), (2, 9), (3, 10), (4, 10), (5, 10), (6, 11), (7, 11), (8, 11), (9, 12), (10, 12), (11, 12), (12, 13)]


def value(side, strict):
    """The value of a sum of products; None where it is not one."""
    if not (STRICT if strict else GENEROUS).match(side):
        return None
    total, product = Fraction(0), Fraction(0)
    for sign, number in TERM.findall(side):
        number = int(number)
        if sign == "*":
            product *= number
        elif sign == "/":
            if number == 0 or strict and product % number:
                return None
            product /= number
        else:
            total, product = total + product, Fraction(-number if sign == "-" else number)
    return total + product


def holds(text, strict=False):
    left, equals, right = text.partition("=")
    if not equals or "=" in right:
        return False
    a = value(left, strict)
    return a is not None and a == value(right, strict)


def answers(text, count, limit=2):
    """Up to `limit` sets of `count` places that leave a true equation, read generously."""
    found = []
    places = [i for i, c in enumerate(text) if c != "="]
    for chosen in itertools.combinations(places, count):
        if holds("".join(c for i, c in enumerate(text) if i not in chosen)):
            found.append(chosen)
            if len(found) == limit:
                break
    return found


def the_answer(text, count):
    """The one set of places, if there is exactly one and it also holds read strictly."""
    found = answers(text, count)
    if len(found) != 1:
        return None
    left = "".join(c for i, c in enumerate(text) if i not in found[0])
    return found[0] if holds(left, strict=True) else None


def false_equation(chance, length):
    while True:
        text = "".join(chance.choice("0123456789" * 2 + "+-*/+-*") for _ in range(length - 1))
        cut = chance.randrange(1, length - 1)
        text = text[:cut] + "=" + text[cut:]
        if all(value(side, True) is not None for side in text.split("=")) and not holds(text) and re.search(r"[+*/-]", text):
            return text


def triple(seed, length):
    chance = random.Random(seed)
    while True:
        text = false_equation(chance, length)
        if all(the_answer(text, count) for count in (2, 3, 4)):
            return text


def level(difficulty, text, counts, source):
    chosen = {count: the_answer(text, count) for count in counts}
    assert all(chosen.values()), text
    left = text.index("=") + 1
    wide = max(left, len(text) - left)
    signs = [PIECES.get(c, f"Number{c}") for c in text]
    rows = [(part + ["Blank"] * wide)[:wide] for part in (signs[:left], signs[left:])]
    moves = [(1 + i, 2 * n) if i < left else (1 + i - left, 2 * n + 1) for n, count in enumerate(counts) for i in chosen[count]]
    return kit.Level(
        name=text.replace("*", "×"), difficulty=difficulty, state=[[head] + row for count in counts for head, row in zip((f"Cover{count}", "Blank"), rows)],
        at=(1, 0), solution=moves, minimum=len(moves), source=source)


def levels():
    for i, (text, count) in enumerate(SINGLE):
        difficulty = "first" if count == 1 else "easy" if count == 2 else "medium"
        yield level(difficulty, text, (count,), "found by a search over random equations, proven by tests/levels/blackout.py")
    for i, (seed, length) in enumerate(TRIPLE):
        difficulty = "medium" if i < 3 else "hard" if i < 8 else "expert"
        yield level(difficulty, triple(seed, length), (2, 3, 4), f"random, seed {seed}, tests/levels/blackout.py")


if __name__ == "__main__":
    kit.write_levels("blackout", list(levels()))

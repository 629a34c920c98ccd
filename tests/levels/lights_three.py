"""Writes games/lights-three, a game of rule language 2: python3 tests/levels/lights_three.py

Lights Out with three colours is linear algebra over three elements: pressing three times is not pressing. One
solution by elimination and every element of the kernel give all solutions; the least of them is proven least.
"""

import itertools
import random

from kit import Level
from language_two import minutes, piece, rules, settings, write_game
from pictures import INK, draw

COLOURS = ("Off", "Green", "Red")

RULES = rules(
    "Lights of three colours, rule language 2: the chosen light and its neighbours take their next colour.",
    ("beyond the edge there is no light: that assignment is left out",
     "STATE[A] = STATE[A].next;\nforeach (D in CROSS) { STATE[A + D] = STATE[A + D].next; }", False))


def touched(n, cell):
    x, y = cell % n, cell // n
    near = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
    return [(y + b) * n + x + a for a, b in near if 0 <= x + a < n and 0 <= y + b < n]


def after(n, presses):
    lights = [0] * (n * n)
    for cell, times in enumerate(presses):
        for other in touched(n, cell):
            lights[other] = (lights[other] + times) % 3
    return lights


def fewest(n, lights):
    """The press counts (0 to 2 a cell) with the least sum that switch all off."""
    size, rows, kernel = n * n, {}, []

    def reduce(vector, by):
        for lead, (row, row_by) in rows.items():
            if vector[lead]:
                k = vector[lead]
                vector = [(v - k * r) % 3 for v, r in zip(vector, row)]
                by = [(v - k * r) % 3 for v, r in zip(by, row_by)]
        return vector, by

    for cell in range(size):
        unit = [int(i == cell) for i in range(size)]
        vector, by = reduce(after(n, unit), unit)
        lead = next((i for i, v in enumerate(vector) if v), None)
        if lead is None:
            kernel.append(by)
        else:
            k = vector[lead]        # 1 and 2 are their own inverses
            rows[lead] = ([v * k % 3 for v in vector], [v * k % 3 for v in by])
    rest, answer = reduce([-v % 3 for v in lights], [0] * size)
    assert not any(rest)
    answer = [-v % 3 for v in answer]
    options = (
        [(a + sum(k * v[i] for k, v in zip(chosen, kernel))) % 3 for i, a in enumerate(answer)]
        for chosen in itertools.product(range(3), repeat=len(kernel)))
    return min(options, key=lambda o: (sum(o), o))


def level(seed, n, moves):
    chance = random.Random(seed)
    while True:
        presses = [0] * (n * n)
        for _ in range(moves):
            presses[chance.randrange(n * n)] += 1
        lights = [-v % 3 for v in after(n, [p % 3 for p in presses])]
        best = fewest(n, lights)
        if sum(best) == moves:
            break
    assert not any((a + b) % 3 for a, b in zip(lights, after(n, best)))
    grid = lambda f: [[f(y * n + x) for x in range(n)] for y in range(n)]
    return Level(
        name=f"{n} × {n}", difficulty=["first", "easy", "medium", "hard", "expert"][min(seed // 5, 4)],
        state=grid(lambda i: COLOURS[lights[i]]), valid=grid(lambda i: True), finals=[grid(lambda i: "Off")],
        solution=[(i % n, i // n) for i, k in enumerate(best) for _ in range(k)], minimum=moves,
        source=f"random, seed {seed}, tests/levels/lights_three.py")


def lamp(fill, sign):
    return f'<rect x="2" y="2" width="60" height="60" rx="10" fill="{fill}"/>\n{sign}'


def pictures():
    off = lamp("#3a4352", '<circle cx="32" cy="32" r="17" stroke="#9aa5b5"/>')
    green = lamp("#8fe3a5", '<path d="M32 12 L52 48 H12 Z" fill="#1d7a3a"/>')
    red = lamp("#ffc9c2", '<rect x="14" y="14" width="36" height="36" fill="#b3221b"/>\n<path d="M22 22 L42 42 M42 22 L22 42" stroke="#ffffff" stroke-width="5"/>')
    for name, body in (("off", off), ("green", green), ("red", red)):
        draw("lights-three", name, body)
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.46)">{body}</g>'
    draw("lights-three", "thumbnail", f'<rect x="0" y="0" width="64" height="64" rx="6" fill="#11161f" stroke="{INK}"/>\n'
         + place(green, 2, 2) + place(red, 33, 2) + place(off, 2, 33) + place(green, 33, 33))


if __name__ == "__main__":
    pictures()
    sizes = [(2, 1), (3, 2), (3, 3), (3, 4), (3, 4), (3, 5), (3, 6), (3, 7), (4, 5), (4, 6), (4, 7), (4, 8), (4, 9), (4, 10),
             (5, 8), (5, 9), (5, 10), (5, 12), (5, 13), (5, 14), (6, 15), (6, 18)]
    write_game(
        "lights-three", name=("Tříbarevná světla", "Trojfarebné svetlá", "Three-Coloured Lights", "Dreifarbige Lichter"),
        task=(
            "Zhasněte všechna světla. Výběr posune světlo i jeho sousedy vlevo, vpravo, nahoře a dole o jednu barvu: zhasnuté se rozsvítí zeleně (trojúhelník), zelené zčervená (čtverec), červené zhasne.",
            "Zhasnite všetky svetlá. Výber posunie svetlo aj jeho susedov vľavo, vpravo, hore a dole o jednu farbu: zhasnuté sa rozsvieti nazeleno (trojuholník), zelené sčervenie (štvorec), červené zhasne.",
            "Switch all lights off. A choice moves a light and its neighbours left, right, above and below on by one colour: a dark one turns green (a triangle), a green one red (a square), a red one goes dark.",
            "Löschen Sie alle Lichter. Eine Wahl schaltet ein Licht und seine Nachbarn links, rechts, oben und unten um eine Farbe weiter: Ein dunkles wird grün (Dreieck), ein grünes rot (Quadrat), ein rotes geht aus."),
        press=("Přepnout", "Prepnúť", "Switch", "Umschalten"),
        time=minutes(1, 15), source="idea: Lights Out with three colours", rules=RULES, settings=settings("#11161f", 3),
        pieces=[
            piece("Off", ["off"], ".", ("zhasnuto", "zhasnuté", "off", "aus"), next="Green"),
            piece("Green", ["green"], "g", ("zelená", "zelená", "green", "grün"), next="Red"),
            piece("Red", ["red"], "R", ("červená", "červená", "red", "rot"), next="Off"),
        ],
        levels=[level(i, n, moves) for i, (n, moves) in enumerate(sizes)])

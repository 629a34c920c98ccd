"""Writes games/life-maze, a game of rule language 2: python3 tests/levels/life_maze.py

Who walks never changes what lives, so the cells of every moment are known before; the fewest moves come from
a breadth-first search over places and moments.
"""

import random

from kit import Level
from language_two import minutes, piece, rules, settings, write_game
from pictures import BLUE, GREEN, INK, PAPER, RED, SAND, WHITE, YELLOW, draw

STEPS = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))

RULES = rules(
    "Game of Life maze, rule language 2. After each step all cells live or die at once: that is what NEXT is for. G is the goal.",
    ("a step, or waiting", "STATE[P] = Free;\nSTATE[A] = Walker;", False),
    ("the goal", "if (A == G) { win; }", True),
    ("Conway's rules; nothing is born on the goal, and who stands where something is born is lost", """
foreach (C in STATE)
{
  local near = count(D in STAR : STATE[C + D] == Cell);
  if (STATE[C] == Cell) { if (near < 2 OR near > 3) { NEXT[C] = Free; } }
  else if (near == 3 AND STATE[C] == Free) { NEXT[C] = Cell; }
  else if (near == 3 AND C == A) { lose; }
}""", False),
    ("where one can go: to a free neighbour or nowhere", """
VALID = false;
VALID[A] = true;
foreach (D in CROSS) { if (STATE[A + D] is Open) { VALID[A + D] = true; } }""", False))


def around(n, c):
    return [(c[0] + a, c[1] + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a or b) and 0 <= c[0] + a < n and 0 <= c[1] + b < n]


def later(n, alive, goal):
    near = {}
    for cell in alive:
        for other in around(n, cell):
            near[other] = near.get(other, 0) + 1
    return frozenset(c for c, k in near.items() if k == 3 and c != goal or k == 2 and c in alive)


def fewest(n, alive, start, goal, limit):
    ways = {start: ()}
    for _ in range(limit):
        after = later(n, alive, goal)
        # born where somebody stands: three neighbours, alive or not on the goal
        following = {}
        for at, way in ways.items():
            for dx, dy in STEPS:
                to = (at[0] + dx, at[1] + dy)
                if not (0 <= to[0] < n and 0 <= to[1] < n) or to in alive:
                    continue
                if to == goal:
                    return way + (to,)
                if to not in after and to not in following:
                    following[to] = way + (to,)
        ways, alive = following, after
        if not ways:
            return None
    return None


def level(i, n, longer):
    chance = random.Random(i)
    start, goal = (0, n - 1), (n - 1, 0)
    cells = [(x, y) for y in range(n) for x in range(n) if (x, y) not in (start, goal)]
    wanted = 2 * (n - 1) + longer
    while True:
        alive = frozenset(c for c in cells if chance.random() < 0.32)
        way = fewest(n, alive, start, goal, wanted)
        if way and len(way) == wanted:
            break
    grid = lambda f: [[f((x, y)) for x in range(n)] for y in range(n)]
    state = lambda c: "Walker" if c == start else "Goal" if c == goal else "Cell" if c in alive else "Free"
    can = {(start[0] + a, start[1] + b) for a, b in STEPS} - alive
    return Level(
        name=f"{n} × {n}", difficulty=["first", "easy", "medium", "hard", "expert"][min(i // 5, 4)],
        state=grid(state), valid=grid(lambda c: c in can), finals=[], at=start,
        items=[("Gx", goal[0], False), ("Gy", goal[1], False)], solution=way, minimum=len(way),
        source=f"random, seed {i}, tests/levels/life_maze.py")


def pictures():
    cell = (f'<circle cx="32" cy="32" r="25" fill="{GREEN}"/>\n<circle cx="24" cy="26" r="5" fill="{WHITE}"/>\n'
            f'<circle cx="41" cy="36" r="4" fill="{WHITE}"/>\n<circle cx="28" cy="44" r="3" fill="{WHITE}"/>')
    goal = f'<path d="M16 60 V6"/>\n<path d="M16 8 H52 L42 20 L52 32 H16 Z" fill="{RED}"/>'
    walker = f'<circle cx="32" cy="16" r="10" fill="{SAND}"/>\n<path d="M16 58 L22 30 H42 L48 58 Z" fill="{BLUE}"/>'
    draw("life-maze", "free", f'<rect x="0" y="0" width="64" height="64" fill="{PAPER}" stroke="#d8cdb4" stroke-width="1"/>')
    for name, body in (("cell", cell), ("goal", goal), ("walker", walker)):
        draw("life-maze", name, body)
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.42)" stroke-width="4">{body}</g>'
    draw("life-maze", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{PAPER}"/>\n'
         + place(walker, 3, 34) + place(cell, 5, 5) + place(goal, 36, 4) + place(cell, 33, 33))


if __name__ == "__main__":
    pictures()
    sizes = [(5, 0), (5, 0), (6, 0), (6, 1), (6, 1), (7, 1), (7, 1), (7, 2), (8, 1), (8, 2), (8, 2), (9, 2), (9, 2), (9, 3),
             (10, 2), (10, 3), (10, 3), (11, 3), (11, 4), (12, 4), (12, 4)]
    write_game(
        "life-maze", name=("Živé bludiště", "Živé bludisko", "Game of Life Maze", "Labyrinth des Lebens"),
        task=(
            "Dojděte k praporku mezi živými buňkami. Po každém kroku se všechny buňky změní naráz: buňka se dvěma nebo třemi živými sousedy z osmi žije dál, jinak zanikne, a na volném poli s právě třemi živými sousedy se zrodí nová. Na buňku vstoupit nelze, a zrodí-li se tam, kde stojíte, prohráli jste. Počkat můžete výběrem pole, na kterém stojíte.",
            "Dôjdite k zástavke medzi živými bunkami. Po každom kroku sa všetky bunky zmenia naraz: bunka s dvoma alebo tromi živými susedmi z ôsmich žije ďalej, inak zanikne, a na voľnom políčku s práve tromi živými susedmi sa zrodí nová. Na bunku vstúpiť nemožno, a ak sa zrodí tam, kde stojíte, prehrali ste. Počkať môžete výberom políčka, na ktorom stojíte.",
            "Walk to the flag among living cells. After each step all cells change at once: a cell with two or three living neighbours of its eight lives on, otherwise it dies, and on a free square with exactly three living neighbours a new one is born. You cannot step on a cell, and if one is born where you stand, you have lost. To wait, choose the square you stand on.",
            "Gehen Sie zwischen lebenden Zellen zur Fahne. Nach jedem Schritt ändern sich alle Zellen zugleich: Eine Zelle mit zwei oder drei lebenden Nachbarn von acht lebt weiter, sonst stirbt sie, und auf einem freien Feld mit genau drei lebenden Nachbarn entsteht eine neue. Auf eine Zelle kann man nicht treten, und entsteht eine, wo Sie stehen, haben Sie verloren. Zum Warten wählen Sie das Feld, auf dem Sie stehen."),
        time=minutes(1, 10), source="idea: Conway's Game of Life, 1970, as a moving maze", rules=RULES,
        settings=settings("#f7f3ea", 0, True, True, True),
        pieces=[
            piece("Free", ["free"], ".", ("volno", "voľno", "free", "frei"), ["Open"]),
            piece("Cell", ["free", "cell"], "O", ("buňka", "bunka", "cell", "Zelle")),
            piece("Goal", ["free", "goal"], "P", ("praporek", "zástavka", "flag", "Fahne"), ["Open"]),
            piece("Walker", ["free", "walker"], "@", ("vy", "vy", "you", "Spielfigur")),
        ],
        levels=[level(i, n, longer) for i, (n, longer) in enumerate(sizes)])

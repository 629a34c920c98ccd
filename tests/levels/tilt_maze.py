"""Writes games/tilt-maze, a game of rule language 2: python3 tests/levels/tilt_maze.py

Boards are random walls from seeds; the fewest moves come from a breadth-first search over where the ball can stop.
"""

import random

from kit import Level
from language_two import minutes, piece, rules, settings, write_game
from pictures import BLUE, INK, PAPER, RED, SKY, SLATE, WHITE, draw

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

RULES = rules(
    "Tilt Maze, rule language 2. The ball rolls until a wall stops it; the cells where it would stop are the valid moves.",
    ("the ball is at the chosen place; where it came from is floor again", "STATE[P] = Floor;\nSTATE[A] = Ball;", False),
    ("where it can roll from there", """
VALID = false;
foreach (D in CROSS)
{
  local Q = A;
  while (STATE[Q + D] is Free) { Q = Q + D; }
  if (Q != A) { VALID[Q] = true; }
}""", False))


def stops(walls, n, at):
    for dx, dy in STEPS:
        x, y = at
        while 0 <= x + dx < n and 0 <= y + dy < n and (x + dx, y + dy) not in walls:
            x, y = x + dx, y + dy
        if (x, y) != at:
            yield x, y


def farthest(walls, n, start):
    """The stopping place that takes the most moves, and a shortest way there."""
    ways, layer = {start: []}, [start]
    while layer:
        following = []
        for at in layer:
            for to in stops(walls, n, at):
                if to not in ways:
                    ways[to] = ways[at] + [to]
                    following.append(to)
        layer = following
    return max(ways.items(), key=lambda way: (len(way[1]), way[0]))


def board(seed, n, least):
    chance = random.Random(seed)
    while True:
        cells = [(x, y) for y in range(n) for x in range(n)]
        walls = set(chance.sample(cells, n * n // 6))
        start = chance.choice([c for c in cells if c not in walls])
        goal, way = farthest(walls, n, start)
        if len(way) == least:
            return walls, start, goal, way


def level(i, n, least):
    walls, start, goal, way = board(i, n, least)
    grid = lambda f: [[f((x, y)) for x in range(n)] for y in range(n)]
    name = lambda c: "Wall" if c in walls else "Ball" if c == start else "Goal" if c == goal else "Floor"
    reach = set(stops(walls, n, start))
    return Level(
        name=f"{n} × {n}", difficulty=["first", "easy", "medium", "hard", "expert"][min(i // 5, 4)], state=grid(name),
        valid=grid(lambda c: c in reach), finals=[grid(lambda c: "Ball" if c == goal else "*")], at=start,
        solution=way, minimum=len(way), source=f"random, seed {i}, tests/levels/tilt_maze.py")


def pictures():
    draw("tilt-maze", "floor", f'<rect x="0" y="0" width="64" height="64" fill="{PAPER}" stroke="#d8cdb4" stroke-width="1"/>')
    draw("tilt-maze", "wall", f'<rect x="1.5" y="1.5" width="61" height="61" fill="{SLATE}"/>\n<path d="M8 56 L56 8"/>')
    draw("tilt-maze", "goal", f'<circle cx="32" cy="32" r="24" fill="{INK}"/>\n<circle cx="32" cy="32" r="14" stroke="{WHITE}"/>')
    draw("tilt-maze", "ball", f'<circle cx="32" cy="32" r="24" fill="{RED}"/>\n<path d="M20 24 C22 19 27 16 32 16" stroke="{WHITE}" stroke-width="5"/>')
    draw("tilt-maze", "thumbnail", f"""
        <rect x="2" y="2" width="60" height="60" rx="6" fill="{PAPER}"/>
        <path d="M2 20 H26 V36 M44 2 V26 H62 M20 62 V50" stroke-width="7"/>
        <circle cx="48" cy="46" r="10" fill="{INK}"/><circle cx="13" cy="34" r="8" fill="{RED}"/>
        <path d="M24 44 H34 M30 40 L34 44 L30 48" stroke="{RED}"/>""")


if __name__ == "__main__":
    pictures()
    sizes = [(5, 2), (5, 2), (5, 3), (6, 3), (6, 3), (6, 4), (6, 4), (6, 5), (7, 5), (7, 5), (7, 6), (8, 6), (8, 7), (8, 7),
             (9, 8), (9, 8), (9, 9), (10, 9), (10, 10), (10, 10), (11, 11), (12, 12)]
    write_game(
        "tilt-maze", name=("Naklápěcí bludiště", "Naklápacie bludisko", "Tilt Maze", "Kipplabyrinth"),
        task=(
            "Dopravte kuličku do díry. Deska se nakloní a kulička se kutálí rovně, dokud ji nezastaví zeď nebo okraj; zastavit se uprostřed cesty nemůže. Vybíráte pole, kde se má kulička zastavit. Přes díru přejede, pokud se nezastaví právě v ní.",
            "Dopravte guľôčku do diery. Doska sa nakloní a guľôčka sa kotúľa rovno, kým ju nezastaví stena alebo okraj; zastaviť sa uprostred cesty nemôže. Vyberáte políčko, kde sa má guľôčka zastaviť. Cez dieru prejde, ak sa nezastaví práve v nej.",
            "Bring the ball into the hole. The board tilts and the ball rolls straight on until a wall or the edge stops it; it cannot stop on the way. You choose the square where the ball is to stop. It rolls over the hole unless it stops there.",
            "Bringen Sie die Kugel ins Loch. Das Brett kippt, und die Kugel rollt geradeaus, bis eine Wand oder der Rand sie aufhält; unterwegs kann sie nicht anhalten. Sie wählen das Feld, auf dem die Kugel anhalten soll. Über das Loch rollt sie hinweg, wenn sie dort nicht anhält."),
        time=minutes(1, 5), source="idea: mazes tilted by hand", rules=RULES, settings=settings("#f7f3ea", 0, True, True),
        pieces=[
            piece("Floor", ["floor"], ".", ("podlaha", "podlaha", "floor", "Boden"), ["Free"]),
            piece("Wall", ["floor", "wall"], "##", ("zeď", "stena", "wall", "Wand")),
            piece("Goal", ["floor", "goal"], "O", ("díra", "diera", "hole", "Loch"), ["Free"]),
            piece("Ball", ["floor", "ball"], "@", ("kulička", "guľôčka", "ball", "Kugel")),
        ],
        levels=[level(i, n, least) for i, (n, least) in enumerate(sizes)])

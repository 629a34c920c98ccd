"""Writes games/theseus, a game of rule language 2: python3 tests/levels/theseus.py

Random walls from seeds; the fewest moves come from a breadth-first search over both places.
"""

import random

from kit import Level
from language_two import minutes, piece, rules, settings, write_game
from pictures import BLUE, GREEN, INK, PAPER, RED, SAND, WHITE, WOOD, YELLOW, draw

RULES = rules(
    "Theseus and the Minotaur, rule language 2. A is Theseus, M the Minotaur, E the way out. A piece knows the walls at its right\n"
    "     and below it, and what it becomes when somebody comes or goes.",
    ("Theseus goes, or waits where he is", """
define Shut(C, D)
{
  if (NOT inside(C + D)) { return true; }
  if (D == (1, 0)) { return STATE[C].right; }
  if (D == (-1, 0)) { return STATE[C + D].right; }
  if (D == (0, 1)) { return STATE[C].down; }
  return STATE[C + D].down;
}
define May(D) { return NOT Shut(M, D) AND M + D != E; }
STATE[P] = STATE[P].bare;
STATE[A] = STATE[A].theseus;""", False),
    ("he is out", "if (A == E) { win; }", True),
    ("the Minotaur takes two steps, sideways before up and down, only ever nearer; he never leaves by the way out", """
repeat (2)
{
  local D = (0, 0);
  if (A.x > M.x AND May((1, 0))) { D = (1, 0); }
  else if (A.x < M.x AND May((-1, 0))) { D = (-1, 0); }
  else if (A.y > M.y AND May((0, 1))) { D = (0, 1); }
  else if (A.y < M.y AND May((0, -1))) { D = (0, -1); }
  if (D != (0, 0))
  {
    STATE[M] = STATE[M].bare;
    M = M + D;
    STATE[M] = STATE[M].minotaur;
  }
}""", False),
    ("he is caught", "if (M == A) { lose; }", True),
    ("where Theseus can go; he may also stay", """
VALID = false;
VALID[A] = true;
foreach (D in CROSS) { if (NOT Shut(A, D) AND A + D != M) { VALID[A + D] = true; } }""", False))

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Maze:
    def __init__(self, n, right, down, way_out):
        self.n, self.right, self.down, self.way_out = n, right, down, way_out

    def shut(self, c, d):
        to = (c[0] + d[0], c[1] + d[1])
        if not (0 <= to[0] < self.n and 0 <= to[1] < self.n):
            return True
        return {(1, 0): c in self.right, (-1, 0): to in self.right, (0, 1): c in self.down, (0, -1): to in self.down}[d]

    def chase(self, m, a):
        for _ in range(2):
            sides = [((a[0] > m[0]) - (a[0] < m[0]), 0), (0, (a[1] > m[1]) - (a[1] < m[1]))]
            for d in sides:
                to = (m[0] + d[0], m[1] + d[1])
                if d != (0, 0) and not self.shut(m, d) and to != self.way_out:
                    m = to
                    break
        return m

    def fewest(self, a, m, limit):
        seen, layer = {(a, m)}, [(a, m, ())]
        for _ in range(limit):
            following = []
            for a, m, way in layer:
                for d in ((0, 0),) + STEPS:
                    to = (a[0] + d[0], a[1] + d[1])
                    if to == m or d != (0, 0) and self.shut(a, d):
                        continue
                    if to == self.way_out:
                        return way + (to,)
                    after = self.chase(m, to)
                    if after != to and (to, after) not in seen:
                        seen.add((to, after))
                        following.append((to, after, way + (to,)))
            layer = following
        return None


def level(i, n, least):
    chance = random.Random(i)
    cells = [(x, y) for y in range(n) for x in range(n)]
    while True:
        maze = Maze(n, {c for c in cells if chance.random() < 0.28 and c[0] < n - 1},
                    {c for c in cells if chance.random() < 0.28 and c[1] < n - 1}, chance.choice(cells))
        a, m = chance.sample([c for c in cells if c != maze.way_out], 2)
        way = maze.fewest(a, m, least)
        # waiting must be needed in the later levels, else the Minotaur is only scenery
        places = (a,) + (way or ())
        if way and len(way) == least and (i < 4 or any(p == q for p, q in zip(places, way))):
            break
    walls = lambda c: ("R" if c in maze.right else "") + ("D" if c in maze.down else "")
    who = lambda c: "Theseus" if c == a else "Minotaur" if c == m else "Exit" if c == maze.way_out else "Floor"
    grid = lambda f: [[f((x, y)) for x in range(n)] for y in range(n)]
    can = {a} | {(a[0] + d[0], a[1] + d[1]) for d in STEPS if not maze.shut(a, d)} - {m}
    points = [("Mx", m[0], False), ("My", m[1], False), ("Ex", maze.way_out[0], False), ("Ey", maze.way_out[1], False)]
    return Level(
        name=f"{n} × {n}", difficulty=["first", "easy", "medium", "hard", "expert"][min(i // 5, 4)],
        state=grid(lambda c: who(c) + walls(c)), valid=grid(lambda c: c in can), finals=[], at=a, items=points,
        solution=way, minimum=len(way), source=f"random, seed {i}, tests/levels/theseus.py")


def pictures():
    man = (f'<circle cx="30" cy="15" r="9" fill="{SAND}"/>\n<path d="M18 54 L22 28 H38 L42 54 Z" fill="{BLUE}"/>\n'
           f'<path d="M46 50 V22 M41 30 H51" stroke-width="4"/>')
    bull = (f'<path d="M12 10 C10 22 16 26 22 26 H38 C44 26 50 22 48 10" stroke-width="6"/>\n'
            f'<path d="M16 26 H44 L40 48 C36 54 24 54 20 48 Z" fill="{RED}"/>\n'
            f'<circle cx="24" cy="34" r="2.5" fill="{WHITE}"/><circle cx="36" cy="34" r="2.5" fill="{WHITE}"/>\n<path d="M26 46 H34"/>')
    door = f'<path d="M16 56 V22 C16 8 44 8 44 22 V56 Z" fill="{GREEN}"/>\n<path d="M30 46 V24 M22 32 L30 24 L38 32" stroke="{WHITE}" stroke-width="4"/>'
    draw("theseus", "floor", f'<rect x="0" y="0" width="64" height="64" fill="{PAPER}" stroke="#d8cdb4" stroke-width="1"/>')
    draw("theseus", "wall", '<path d="M61 0 V64" stroke-width="7" stroke-linecap="square"/>')
    for name, body in (("theseus", man), ("minotaur", bull), ("exit", door)):
        draw("theseus", name, body)
    draw("theseus", "caught", bull + f'\n<path d="M8 8 L54 56 M54 8 L8 56" stroke="{INK}" stroke-width="5"/>')
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.5)">{body}</g>'
    draw("theseus", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{PAPER}"/>\n<path d="M32 4 V34 M32 34 H46" stroke-width="5"/>\n'
         + place(man, 2, 4) + place(bull, 33, 3) + place(door, 2, 33))


if __name__ == "__main__":
    pictures()
    kinds = {
        "Floor": (".", [], ("podlaha", "podlaha", "floor", "Boden"), dict(theseus="Theseus", minotaur="Minotaur", bare="Floor")),
        "Exit": ("E", ["exit"], ("východ", "východ", "way out", "Ausgang"), dict(theseus="Escaped", bare="Exit")),
        "Theseus": ("T", ["theseus"], ("Théseus", "Tézeus", "Theseus", "Theseus"), dict(theseus="Theseus", minotaur="Caught", bare="Floor")),
        "Minotaur": ("M", ["minotaur"], ("Mínótauros", "Minotaurus", "Minotaur", "Minotaurus"), dict(bare="Floor")),
        "Caught": ("X", ["caught"], ("chycen", "chytený", "caught", "gefangen"), dict()),
        "Escaped": ("!", ["exit", "theseus"], ("venku", "vonku", "out", "draußen"), dict()),
    }
    right = (", zeď vpravo", ", stena vpravo", ", wall at the right", ", Wand rechts")
    down = (", zeď dole", ", stena dole", ", wall below", ", Wand unten")
    pieces = []
    for name, (symbol, layers, labels, becomes) in kinds.items():
        for end, mark in (("", ""), ("R", "|"), ("D", "_"), ("RD", "]")):
            said = tuple(t + (r if "R" in end else "") + (d if "D" in end else "") for t, r, d in zip(labels, right, down))
            walls = (["wall"] if "R" in end else []) + ([("wall", 90)] if "D" in end else [])
            pieces.append(piece(name + end, ["floor"] + walls + layers, symbol + mark, said, right="R" in end, down="D" in end,
                                **{k: v + end for k, v in becomes.items()}))
    sizes = [(4, 3), (4, 4), (5, 5), (5, 6), (5, 6), (5, 7), (5, 8), (6, 8), (6, 9), (6, 9), (6, 10), (6, 11), (6, 12), (7, 12),
             (7, 13), (7, 14), (7, 15), (8, 15), (8, 16), (8, 17), (8, 18)]
    write_game(
        "theseus", name=("Théseus a Mínótauros", "Tézeus a Minotaurus", "Theseus and the Minotaur", "Theseus und der Minotaurus"),
        task=(
            "Doveďte Thésea k východu dřív, než ho chytí Mínótauros. Po každém vašem kroku udělá Mínótauros dva: nejprve se snaží přiblížit do strany, a když to nejde, nahoru nebo dolů; jinak stojí. Zdí neprojde nikdo. Théseus může také počkat: vyberte pole, na kterém stojí.",
            "Doveďte Tézea k východu skôr, než ho chytí Minotaurus. Po každom vašom kroku urobí Minotaurus dva: najprv sa snaží priblížiť do strany, a keď to nejde, nahor alebo nadol; inak stojí. Stenou neprejde nikto. Tézeus môže aj počkať: vyberte políčko, na ktorom stojí.",
            "Bring Theseus to the way out before the Minotaur catches him. After each of your steps the Minotaur takes two: he first tries to come nearer sideways, and if he cannot, up or down; otherwise he stands still. Nobody walks through walls. Theseus may also wait: choose the square he stands on.",
            "Führen Sie Theseus zum Ausgang, bevor der Minotaurus ihn fängt. Nach jedem Ihrer Schritte macht der Minotaurus zwei: Er versucht zuerst, seitwärts näher zu kommen, und wenn das nicht geht, nach oben oder unten; sonst bleibt er stehen. Durch Wände geht niemand. Theseus darf auch warten: Wählen Sie das Feld, auf dem er steht."),
        time=minutes(1, 10), source="idea: Theseus and the Minotaur, Robert Abbott 1990", rules=RULES,
        settings=settings("#f7f3ea", 0, True, True, True).replace("<BorderWidth>0", "<BorderWidth>4").replace(">Black<", ">#5f6878<"), pieces=pieces,
        levels=[level(i, n, least) for i, (n, least) in enumerate(sizes)])

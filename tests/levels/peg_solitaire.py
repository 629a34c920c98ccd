"""Writes games/peg-solitaire, a game of rule language 2: python3 tests/levels/peg_solitaire.py

Boards are played backwards from one peg by chance from seeds, the last one is the whole board with the middle free,
solved by a depth-first search. Each jump takes two choices and takes off one peg, so every solution has
twice as many moves as pegs less one: that is the fewest.
"""

import random

from kit import Level
from language_two import minutes, piece, rules, settings, write_game
from pictures import BLUE, INK, SAND, SKY, WHITE, WOOD, YELLOW, draw

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CROSS = [(x, y) for y in range(7) for x in range(7) if 2 <= x <= 4 or 2 <= y <= 4]
PLACES = set(CROSS)

RULES = rules(
    "Peg Solitaire, rule language 2. First a peg is chosen, then the hole it jumps to; F is the peg in hand.",
    ("choosing a peg puts back the one in hand and takes this one up", """
define Jumps(C, D) { return STATE[C] is Peg AND STATE[C + D] is Peg AND STATE[C + 2 * D] == Hole; }
if (STATE[A] is Peg)
{
  if (STATE[F] == PegInHand) { STATE[F] = Peg; }
  STATE[A] = PegInHand;
  F = A;
}
else
{
  foreach (D in CROSS) { if (F + 2 * D == A) { STATE[F + D] = Hole; } }
  STATE[F] = Hole;
  STATE[A] = Peg;
}""", False),
    ("one peg is left", "if (count(C in STATE : STATE[C] is Peg) == 1) { win; }", False),
    ("the pegs that can jump, and the holes for the peg in hand", """
VALID = false;
foreach (C in STATE)
{
  foreach (D in CROSS)
  {
    if (Jumps(C, D))
    {
      VALID[C] = true;
      if (STATE[C] == PegInHand) { VALID[C + 2 * D] = true; }
    }
  }
}
if (STATE[F] == PegInHand) { VALID[F] = false; }""", False))


def jumps(pegs):
    for x, y in sorted(pegs):
        for dx, dy in STEPS:
            over, to = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if over in pegs and to in PLACES and to not in pegs:
                yield (x, y), over, to


def backwards(seed, count):
    """A board of `count` pegs that leads to one peg, and the jumps that do it."""
    chance = random.Random(seed)
    while True:
        pegs, way = {(3, 3)}, []
        while len(pegs) < count:
            can = [
                ((x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) for x, y in sorted(pegs) for dx, dy in STEPS
                if {(x + dx, y + dy), (x + 2 * dx, y + 2 * dy)} <= PLACES - pegs]
            if not can:
                break
            to, over, start = chance.choice(can)
            pegs = pegs - {to} | {over, start}
            way.append((start, to))
        if len(pegs) == count:
            return pegs, way[::-1]


def whole():
    """The central game; positions seen are remembered by their bits."""
    bit = {c: 1 << i for i, c in enumerate(CROSS)}
    lines = [(bit[x, y], bit[x + dx, y + dy], bit[x + 2 * dx, y + 2 * dy], ((x, y), (x + 2 * dx, y + 2 * dy)))
             for x, y in CROSS for dx, dy in STEPS if (x + 2 * dx, y + 2 * dy) in PLACES]
    full, goal, seen = sum(bit.values()) ^ bit[3, 3], bit[3, 3], set()

    def search(state, way):
        if state == goal:
            return way
        if state in seen:
            return None
        seen.add(state)
        for start, over, to, jump in lines:
            if state & start and state & over and not state & to:
                found = search(state ^ start ^ over ^ to, way + [jump])
                if found:
                    return found
        return None

    return PLACES - {(3, 3)}, search(full, [])


def level(i, pegs, way, source):
    grid = lambda f: [[f((x, y)) for x in range(7)] for y in range(7)]
    movable = {start for start, _, _ in jumps(pegs)}
    moves = [cell for jump in way for cell in jump]
    names = (f"{len(pegs)} kolíků", f"{len(pegs)} kolíkov", f"{len(pegs)} pegs", f"{len(pegs)} Stifte")
    if len(pegs) < 5:
        names = (f"{len(pegs)} kolíky", f"{len(pegs)} kolíky") + names[2:]
    return Level(
        name=names, difficulty=["first", "easy", "medium", "hard", "expert"][min(i // 5, 4)],
        state=grid(lambda c: "Outside" if c not in PLACES else "Peg" if c in pegs else "Hole"),
        valid=grid(lambda c: c in movable), finals=[], at=(3, 3), items=[("Fx", 3, False), ("Fy", 3, False)],
        solution=moves, minimum=len(moves), source=source)


def pictures():
    hole = f'<circle cx="32" cy="32" r="11" fill="{INK}"/>'
    peg = '<path d="M18 56 H46 L41 34 H23 Z" fill="{0}"/>\n<circle cx="32" cy="22" r="15" fill="{0}"/>'
    draw("peg-solitaire", "board", f'<rect x="0" y="0" width="64" height="64" fill="{SAND}" stroke="{WOOD}" stroke-width="1"/>')
    draw("peg-solitaire", "outside", "")
    draw("peg-solitaire", "hole", hole)
    draw("peg-solitaire", "peg", peg.format(BLUE))
    draw("peg-solitaire", "peg-in-hand", peg.format(YELLOW) + '\n<path d="M32 12 V32 M22 22 L32 12 L42 22" stroke-width="4"/>')
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.3)" stroke-width="5">{body}</g>'
    draw("peg-solitaire", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{SAND}"/>\n' + "".join(
        place(hole if (x, y) == (1, 1) else peg.format(BLUE), 4 + 19 * x, 4 + 19 * y) for x in range(3) for y in range(3)))


if __name__ == "__main__":
    pictures()
    counts = [2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22]
    levels = [level(i, *backwards(i, n), f"played backwards, seed {i}, tests/levels/peg_solitaire.py") for i, n in enumerate(counts)]
    levels.append(level(len(levels), *whole(), "the traditional board; solution by tests/levels/peg_solitaire.py"))
    write_game(
        "peg-solitaire", name=("Solitér", "Solitér", "Peg Solitaire", "Solitär"),
        task=(
            "Nechte na desce jediný kolík. Kolík přeskočí sousední kolík vlevo, vpravo, nahoru nebo dolů do volné jamky hned za ním a přeskočený kolík zmizí. Vyberte nejprve kolík a pak jamku; místo jamky můžete vzít do ruky jiný kolík. Když nejde skočit, začíná úroveň znovu.",
            "Nechajte na doske jediný kolík. Kolík preskočí susedný kolík vľavo, vpravo, nahor alebo nadol do voľnej jamky hneď za ním a preskočený kolík zmizne. Vyberte najprv kolík a potom jamku; namiesto jamky môžete vziať do ruky iný kolík. Keď sa nedá skočiť, začína sa úroveň znova.",
            "Leave a single peg on the board. A peg jumps over a neighbouring peg to the left, right, up or down into the free hole just behind it, and the peg jumped over goes. First choose a peg, then the hole; instead of a hole you may take up another peg. When no jump is left, the level starts over.",
            "Lassen Sie einen einzigen Stift auf dem Brett. Ein Stift springt über einen Nachbarn nach links, rechts, oben oder unten in das freie Loch gleich dahinter, und der übersprungene Stift verschwindet. Wählen Sie erst einen Stift und dann das Loch; statt eines Loches können Sie einen anderen Stift in die Hand nehmen. Geht kein Sprung mehr, beginnt die Aufgabe neu."),
        press=("Vybrat", "Vybrať", "Choose", "Wählen"),
        time=minutes(1, 15), source="idea: Peg Solitaire, France 17th century; English board", rules=RULES,
        settings=settings("#f7f3ea", 0, False, True),
        pieces=[
            piece("Outside", ["outside"], "", ("mimo desku", "mimo dosky", "off the board", "außerhalb")),
            piece("Hole", ["board", "hole"], ".", ("jamka", "jamka", "hole", "Loch")),
            piece("Peg", ["board", "peg"], "o", ("kolík", "kolík", "peg", "Stift")),
            piece("PegInHand", ["board", "peg-in-hand"], "O^", ("kolík v ruce", "kolík v ruke", "peg in hand", "Stift in der Hand"), ["Peg"]),
        ],
        levels=levels)

"""Writes games/piskvorky, a game of rule language 2: python3 tests/levels/piskvorky.py"""

from kit import Level
from language_two import BOARD_GAME, RANDOM, minutes, opponents, piece, rules, settings, write_game
from pictures import BLUE, INK, PAPER, RED, WHITE, draw

RULES = rules(
    "Piškvorky (m,n,k), rule language 2. K stones in a row win, Free counts the cells that are left.",
    ("the stone is put; a row is looked for around it alone, both ways in four directions", """
define Line(D)
{
  return count(C in RAY(A, D) while STATE[C] == STATE[A] : true) + count(C in RAY(A, -D) while STATE[C] == STATE[A] : true) + 1;
}
define Show(D)
{
  if (Line(D) >= K)
  {
    foreach (C in RAY(A, D) while STATE[C] == STATE[A]) { highlight C; }
    foreach (C in RAY(A, -D) while STATE[C] == STATE[A]) { highlight C; }
    highlight A;
  }
}
if (Player == 1) { STATE[A] = XMark; } else { STATE[A] = OMark; }
VALID[A] = false;
Free = Free - 1;""", False),
    ("the winning row is shown", """
if (Line((1, 0)) >= K OR Line((0, 1)) >= K OR Line((1, 1)) >= K OR Line((1, -1)) >= K)
{
  Show((1, 0)); Show((0, 1)); Show((1, 1)); Show((1, -1));
  win;
}""", True),
    ("a full board is a draw", "if (Free == 0) { draw; }", False),
    ("the other's turn", "Player = 3 - Player;", False))

# how much a cell is worth: long open rows of one's own, then those of the other that must be stopped
SCORE = """
define Reach(C, D, p)
{
  return count(Q in RAY(C, D) while STATE[Q] == p : true);
}
define Worth(C, D, p)
{
  local n = Reach(C, D, p) + Reach(C, -D, p);
  if (n >= K - 1) { return 100000; }
  local E = C + (Reach(C, D, p) + 1) * D;
  local F = C - (Reach(C, -D, p) + 1) * D;
  local open = 0;
  if (inside(E)) { if (STATE[E] == Empty) { open = open + 1; } }
  if (inside(F)) { if (STATE[F] == Empty) { open = open + 1; } }
  if (open == 0) { return 0; }
  if (n == K - 2) { return 1000 * open * open * open; }
  return n * n * 10 * open + 1;
}
define All(C, p) { return Worth(C, (1, 0), p) + Worth(C, (0, 1), p) + Worth(C, (1, 1), p) + Worth(C, (1, -1), p); }
local mine = XMark;
local other = OMark;
if (Player == 2) { mine = OMark; other = XMark; }
Score = 3 * All(A, mine) + 2 * All(A, other);"""

OPPONENTS = opponents(
    RANDOM,
    (("Pozorný", "Pozorný", "Watchful", "Aufmerksam"), SCORE, ""),
    (("Počtář", "Počtár", "Reckoner", "Rechner"), "", 'kind="alphabeta" milliseconds="1500"'),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), "", 'kind="mcts" milliseconds="1500"'))


# the usual boards first, then more of each length to choose from
SIZES = [(3, 3, 3), (4, 4, 4), (7, 6, 4), (10, 10, 5), (15, 15, 5), (20, 20, 5),
         (4, 3, 3), (4, 4, 3), (5, 5, 3), (5, 4, 4), (5, 5, 4), (6, 5, 4), (6, 6, 4), (7, 7, 4), (8, 8, 4), (10, 10, 4),
         (5, 5, 5), (6, 6, 5), (7, 7, 5), (8, 8, 5), (9, 9, 5), (12, 9, 5), (12, 12, 5), (19, 19, 5), (20, 12, 5)]


def level(width, height, k):
    name = tuple(f"{width} × {height}, {row}" for row in (f"{k} v řadě", f"{k} v rade", f"{k} in a row", f"{k} in einer Reihe"))
    grid = lambda value: [[value] * width for _ in range(height)]
    return Level(
        name=name, difficulty="first" if k == 3 else "easy" if width < 7 else "medium" if width < 11 else "hard" if width < 20 else "expert", state=grid("Empty"),
        valid=grid(True), finals=[], at=(width // 2, height // 2), items=[("K", k, False), ("Free", width * height, False)],
        solution=[], source="m,n,k game; tests/levels/piskvorky.py")


def pictures():
    cross = lambda colour: f'<path d="M15 15 L49 49 M49 15 L15 49" stroke="{INK}" stroke-width="13"/>\n<path d="M15 15 L49 49 M49 15 L15 49" stroke="{colour}" stroke-width="7"/>'
    nought = lambda colour: f'<circle cx="32" cy="32" r="19" stroke="{INK}" stroke-width="13"/>\n<circle cx="32" cy="32" r="19" stroke="{colour}" stroke-width="7"/>'
    ground = lambda colour: f'<rect x="0" y="0" width="64" height="64" fill="{colour}" stroke="#b9ad92" stroke-width="2"/>'
    draw("piskvorky", "empty", ground(PAPER))
    draw("piskvorky", "cross", cross(BLUE))
    draw("piskvorky", "nought", nought(RED))
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.31)">{body}</g>'
    draw("piskvorky", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{WHITE}"/>\n'
         '<path d="M22 6 V58 M42 6 V58 M6 22 H58 M6 42 H58" stroke="#5c636e"/>\n'
         + "\n".join(place(cross(BLUE), x, y) for x, y in ((2, 2), (22, 22), (42, 42), (42, 2)))
         + "\n" + "\n".join(place(nought(RED), x, y) for x, y in ((22, 2), (2, 42), (42, 22))))


MEASURES = """<?xml version="1.0" encoding="utf-8"?>
<!-- m columns, n rows, k in a row, as the players like. -->
<Measures>
  <Level>05</Level>
  <Measure name="Width" least="3" most="25">
    <Label xml:lang="cs">Sloupců</Label>
    <Label xml:lang="sk">Stĺpcov</Label>
    <Label xml:lang="en">Columns</Label>
    <Label xml:lang="de">Spalten</Label>
  </Measure>
  <Measure name="Height" least="3" most="25">
    <Label xml:lang="cs">Řádků</Label>
    <Label xml:lang="sk">Riadkov</Label>
    <Label xml:lang="en">Rows</Label>
    <Label xml:lang="de">Zeilen</Label>
  </Measure>
  <Measure name="K" least="3" most="8">
    <Label xml:lang="cs">Kolik v řadě vyhrává</Label>
    <Label xml:lang="sk">Koľko v rade vyhráva</Label>
    <Label xml:lang="en">How many in a row win</Label>
    <Label xml:lang="de">Wie viele in einer Reihe gewinnen</Label>
  </Measure>
  <Contents>Free = count(C in STATE : STATE[C] == Empty);</Contents>
  <Name xml:lang="cs">{Width} × {Height}, {K} v řadě</Name>
  <Name xml:lang="sk">{Width} × {Height}, {K} v rade</Name>
  <Name xml:lang="en">{Width} × {Height}, {K} in a row</Name>
  <Name xml:lang="de">{Width} × {Height}, {K} in einer Reihe</Name>
</Measures>
"""


if __name__ == "__main__":
    pictures()
    write_game(
        "piskvorky", name=("Piškvorky", "Piškvorky", "Noughts and Crosses", "Fünf in einer Reihe"),
        task=(
            "Hráči střídavě kladou křížky a kolečka na volná pole. Kdo první vytvoří řadu dané délky (vodorovně, svisle nebo šikmo), vyhrává. Plná deska bez řady je remíza. Délku řady říká název úrovně. Hráč 1 má křížky, hráč 2 kolečka.",
            "Hráči striedavo kladú krížiky a krúžky na voľné políčka. Kto prvý vytvorí rad danej dĺžky (vodorovne, zvislo alebo šikmo), vyhráva. Plná doska bez radu je remíza. Dĺžku radu hovorí názov úrovne. Hráč 1 má krížiky, hráč 2 krúžky.",
            "The players take turns putting crosses and noughts on free squares. The first to have a row of the given length (across, down or diagonally) wins. A full board without a row is a draw. The name of the level says how long the row must be. Player 1 has crosses, player 2 noughts.",
            "Abwechselnd werden Kreuze und Kreise auf freie Felder gesetzt. Wer zuerst eine Reihe der verlangten Länge hat (waagrecht, senkrecht oder schräg), gewinnt. Ein volles Brett ohne Reihe ist unentschieden. Wie lang die Reihe sein muss, sagt der Name der Aufgabe. Spieler 1 hat Kreuze, Spieler 2 Kreise."),
        press=("Zapsat znak", "Zapísať znak", "Put your mark", "Zeichen setzen"),
        time=minutes(1, 30), category=BOARD_GAME, source="m,n,k games, of unknown age", rules=RULES,
        settings=settings("#f7f3ea", 0, True), players="2", opponents=OPPONENTS, measures=MEASURES,
        pieces=[
            piece("Empty", ["empty"], ".", ("volné pole", "voľné políčko", "free square", "freies Feld")),
            piece("XMark", ["empty", "cross"], "X", ("křížek", "krížik", "cross", "Kreuz")),
            piece("OMark", ["empty", "nought"], "O", ("kolečko", "krúžok", "nought", "Kreis")),
        ],
        levels=[level(*size) for size in SIZES])

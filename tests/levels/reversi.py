"""Writes games/reversi, a game of rule language 2: python3 tests/levels/reversi.py"""

from kit import Level
from language_two import BOARD_GAME, RANDOM, minutes, opponents, piece, rules, settings, table, tables, write_game
from pictures import GREEN, INK, WHITE, draw

RULES = rules(
    "Reversi, rule language 2. Discs counts those of both players.",
    ("the disc is put, and the rows of the other's between it and one of one's own are turned", """
define Ours() { return DISC[Player - 1, 0]; }
define Theirs() { return DISC[2 - Player, 0]; }
define Row(C, D, mine, other)
{
  if (STATE[C + D] != other) { return 0; }
  local n = count(Q in RAY(C, D) while STATE[Q] == other : true);
  if (STATE[C + (n + 1) * D] == mine) { return n; }
  return 0;
}
define Find(mine, other)
{
  Can = 0;
  foreach (C in STATE)
  {
    local may = false;
    if (STATE[C] == Empty) { may = any(D in STAR : Row(C, D, mine, other) > 0); }
    VALID[C] = may;
    if (may) { Can = Can + 1; }
  }
}
foreach (D in STAR)
{
  local n = Row(A, D, Ours(), Theirs());
  for (i = 1 to n) { STATE[A + i * D] = Ours(); }
  Turned = Turned + n;
}
STATE[A] = Ours();
DISCS[Player - 1, 0] = DISCS[Player - 1, 0] + 1 + Turned;
DISCS[2 - Player, 0] = DISCS[2 - Player, 0] - Turned;
Turned = 0;""", False),
    ("the other's turn; who cannot put a disc passes, and if neither can the game is over", """
Player = 3 - Player;
Find(Ours(), Theirs());
if (Can == 0)
{
  Player = 3 - Player;
  Find(Ours(), Theirs());
  if (Can > 0) { say "pass"; }
  else if (DISCS[0, 0] == DISCS[1, 0]) { draw; }
  else if (DISCS[0, 0] > DISCS[1, 0]) { win(1); }
  else { win(2); }
}""", False))

# corners are safe for ever, the cells beside them give them away; choices are worth having
SCORE = """
local mine = Ours();
local other = Theirs();
foreach (C in STATE)
{
  if (STATE[C] == mine) { Score = Score + WORTH[C]; }
  else if (STATE[C] == other) { Score = Score - WORTH[C]; }
}
Score = Score + 4 * count(C in STATE : VALID[C]);"""

OPPONENTS = opponents(
    RANDOM,
    (("Počtář", "Počtár", "Reckoner", "Rechner"), SCORE, 'kind="alphabeta" milliseconds="1500"'),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), "", 'kind="mcts" milliseconds="1500"'))


def worth(n):
    """By distance from the corner along both sides."""
    side = lambda i: min(i, n - 1 - i)
    def of(x, y):
        a, b = sorted((side(x), side(y)))
        return 60 if (a, b) == (0, 0) else -12 if (a, b) == (0, 1) else -24 if (a, b) == (1, 1) else 6 if a == 0 else -2 if a == 1 else 1
    return [[of(x, y) for x in range(n)] for y in range(n)]


def level(number, n):
    h = n // 2
    start = {(h - 1, h - 1): "White", (h, h): "White", (h, h - 1): "Black", (h - 1, h): "Black"}
    grid = lambda f: [[f((x, y)) for x in range(n)] for y in range(n)]
    first = {(h - 1, h - 2), (h - 2, h - 1), (h, h + 1), (h + 1, h)}
    return Level(
        name=f"{n} × {n}", difficulty=["medium", "easy", "first"][number], at=(h, h), solution=[], finals=[],
        state=grid(lambda c: start.get(c, "Empty")), valid=grid(lambda c: c in first), items=[("Can", 4, False), ("Turned", 0, False)],
        more=[("Int", "DISCS", [[2, 2]]), ("Int", "WORTH", worth(n))], source="reversi; tests/levels/reversi.py")


def pictures():
    cell = f'<rect x="0" y="0" width="64" height="64" fill="{GREEN}" stroke="{INK}" stroke-width="2"/>'
    black = f'<circle cx="32" cy="32" r="26" fill="{INK}"/>\n<circle cx="32" cy="32" r="18" stroke="{WHITE}" stroke-width="2"/>'
    white = f'<circle cx="32" cy="32" r="26" fill="{WHITE}"/>\n<path d="M32 20 V44 M20 32 H44" stroke-width="2"/>'
    draw("reversi", "cell", cell)
    draw("reversi", "black", black)
    draw("reversi", "white", white)
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.43)">{body}</g>'
    draw("reversi", "thumbnail", f'<rect x="1" y="1" width="62" height="62" rx="6" fill="{GREEN}"/>\n<path d="M32 2 V62 M2 32 H62" stroke-width="2"/>\n'
         + place(white, 3, 3) + place(black, 33, 3) + place(black, 3, 33) + place(white, 33, 33))


if __name__ == "__main__":
    pictures()
    write_game(
        "reversi", name=("Reversi", "Reversi", "Reversi", "Reversi"),
        task=(
            "Hráči střídavě pokládají kameny. Kámen smí jen tam, kde s jiným vlastním sevře v řadě (vodorovně, svisle nebo šikmo) jeden nebo více soupeřových; všechny sevřené se obrátí. Kdo nemůže, vynechá. Nemůže-li nikdo, vyhrává ten, kdo má víc kamenů. Začíná hráč 1 s černými.",
            "Hráči striedavo kladú kamene. Kameň smie len tam, kde s iným vlastným zovrie v rade (vodorovne, zvislo alebo šikmo) jeden alebo viac súperových; všetky zovreté sa obrátia. Kto nemôže, vynechá. Ak nemôže nikto, vyhráva ten, kto má viac kameňov. Začína hráč 1 s čiernymi.",
            "The players take turns placing discs. A disc may go only where it and another of your own enclose in a row (across, down or diagonally) one or more of your opponent's; all enclosed discs are turned over. Whoever cannot, passes. When nobody can, the player with more discs wins. Player 1 begins with black.",
            "Abwechselnd werden Scheiben gesetzt. Eine Scheibe darf nur dorthin, wo sie mit einer anderen eigenen in einer Reihe (waagrecht, senkrecht oder schräg) eine oder mehrere gegnerische einschließt; alle eingeschlossenen werden umgedreht. Wer nicht kann, setzt aus. Kann niemand, so gewinnt, wer mehr Scheiben hat. Spieler 1 beginnt mit Schwarz."),
        press=("Položit kámen", "Položiť kameň", "Place a disc", "Scheibe setzen"),
        time=minutes(10, 30), category=BOARD_GAME, source="Reversi, 1880s", rules=RULES, settings=settings("#2c7a52", 0, True, True, flips=True),
        players="2", opponents=OPPONENTS,
        messages={"pass": ("Soupeř nemůže položit kámen: táhnete znovu.", "Súper nemôže položiť kameň: ťaháte znova.", "Your opponent cannot place a disc: it is your turn again.", "Der Gegner kann nicht setzen: Sie sind noch einmal dran.")},
        pieces=[
            piece("Empty", ["cell"], ".", ("volné pole", "voľné políčko", "free square", "freies Feld")),
            piece("Black", ["cell", "black"], "B", ("černý kámen", "čierny kameň", "black disc", "schwarze Scheibe")),
            piece("White", ["cell", "white"], "W", ("bílý kámen", "biely kameň", "white disc", "weiße Scheibe")),
        ],
        tables=tables(table("String", "DISC", [["Black", "White"]])),
        levels=[level(n, size) for n, size in enumerate((8, 6, 4))])

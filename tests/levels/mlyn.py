"""Writes games/mlyn (nine men's morris), a game of rule language 2: python3 tests/levels/mlyn.py"""

import re

from kit import Level
from language_two import BOARD_GAME, RANDOM, lists, minutes, opponents, piece, rules, settings, table, tables, write_game
from pictures import BLUE, INK, PAPER, RED, SAND, SKY, WHITE, draw

RULES = rules(
    "Mlyn (nine men's morris), rule language 2. LEFT and HAND count the men of both players: all that are left, and those not put\n"
    "     yet. M is the chosen man. Taking: a mill was made, a man is to be taken. Flying: with three men left a man may go to any free\n"
    "     point. Once: a row that a player has made once is no mill again; MADE remembers. Quiet counts the moves since a man was put or taken:\n"
    "     after fifty of either player it is a draw.",
    ("a man is taken", """
define First(C) { local L = OTHERS[POINT[C]]; return STATE[L[0]] == STATE[C] AND STATE[L[1]] == STATE[C]; }
define Second(C) { local L = OTHERS[POINT[C]]; return STATE[L[2]] == STATE[C] AND STATE[L[3]] == STATE[C]; }
define Flies() { return Flying AND LEFT[Player - 1, 0] == 3; }
define Mill()
{
  local L = OTHERS[POINT[P]];
  highlight P;
  if (First(P)) { highlight L[0]; highlight L[1]; }
  if (Second(P)) { highlight L[2]; highlight L[3]; }
}
define Next()
{
  Player = 3 - Player;
  if (HAND[Player - 1, 0] > 0)
  {
    foreach (C in POINTS) { VALID[C] = STATE[C] == Free; }
    say "place";
  }
  else
  {
    local man = MEN[Player - 1, 0];
    local flies = Flies();
    local may = false;
    foreach (C in POINTS)
    {
      local can = false;
      if (STATE[C] == man) { can = flies OR any(E in NEAR[POINT[C]] : STATE[E] == Free); may = may OR can; }
      VALID[C] = can;
    }
    if (may) { say "choose"; } else { win(3 - Player); }
  }
}
if (Taking)
{
  STATE[A] = Free;
  LEFT[2 - Player, 0] = LEFT[2 - Player, 0] - 1;
  Taking = false;
  Quiet = 0;
  if (LEFT[2 - Player, 0] < 3) { Mill(); win; } else { Next(); }
}""", True),
    ("a man is chosen to go, perhaps in place of another", """
if (HAND[Player - 1, 0] == 0 AND STATE[A] != Free)
{
  if (M.x >= 0)
  {
    STATE[M] = STATE[M].plain;
    VALID[M] = true;
    if (NOT Flies()) { foreach (C in NEAR[POINT[M]]) { if (STATE[C] == Free) { VALID[C] = false; } } }
  }
  M = A;
  STATE[M] = STATE[M].chosen;
  VALID[M] = false;
  if (Flies()) { foreach (C in POINTS) { if (STATE[C] == Free) { VALID[C] = true; } } }
  else { foreach (C in NEAR[POINT[M]]) { if (STATE[C] == Free) { VALID[C] = true; } } }
  say "go";
}""", True),
    ("a man is put, or the chosen one goes", """
define Counts(row)
{
  if (NOT Once) { return true; }
  if (MADE[row, Player - 1]) { return false; }
  MADE[row, Player - 1] = true;
  return true;
}
if (HAND[Player - 1, 0] > 0) { HAND[Player - 1, 0] = HAND[Player - 1, 0] - 1; }
else { STATE[M] = Free; M = (-1, -1); Quiet = Quiet + 1; }
STATE[A] = MEN[Player - 1, 0];
if (First(A) AND Counts(ACROSS[A])) { Taking = true; }
if (Second(A) AND Counts(DOWN[A])) { Taking = true; }""", False),
    ("a mill: a man of the other's may be taken, out of a mill only if all are in mills", """
if (Taking)
{
  local man = MEN[2 - Player, 0];
  local loose = any(C in POINTS : STATE[C] == man AND NOT First(C) AND NOT Second(C));
  foreach (C in POINTS) { VALID[C] = STATE[C] == man AND NOT (loose AND (First(C) OR Second(C))); }
  say "take";
  sound Match;
}""", True),
    ("the other's turn; while both put men, only this point is not free any more", """
if (HAND[2 - Player, 0] > 0) { VALID[A] = false; Player = 3 - Player; say "place"; }
else { Next(); if (Quiet == 100) { draw; } }""", False))

# for the player in turn: men, then points to go to
SCORE = """
Score = 100 * (LEFT[Player - 1, 0] - LEFT[2 - Player, 0]);
foreach (C in POINTS)
{
  if (STATE[C] is Man)
  {
    local free = count(E in NEAR[POINT[C]] : STATE[E] == Free);
    if (STATE[C].plain == MEN[Player - 1, 0]) { Score = Score + free; } else { Score = Score - free; }
  }
}"""

# the same, and more: two in a row with room for the third
BETTER = """
Score = 100 * (LEFT[Player - 1, 0] - LEFT[2 - Player, 0]);
foreach (C in POINTS)
{
  if (STATE[C] is Man)
  {
    local L = OTHERS[POINT[C]];
    local worth = count(E in NEAR[POINT[C]] : STATE[E] == Free);
    if (STATE[L[0]] == STATE[C] AND STATE[L[1]] == Free) { worth = worth + 6; }
    if (STATE[L[1]] == STATE[C] AND STATE[L[0]] == Free) { worth = worth + 6; }
    if (STATE[L[2]] == STATE[C] AND STATE[L[3]] == Free) { worth = worth + 6; }
    if (STATE[L[3]] == STATE[C] AND STATE[L[2]] == Free) { worth = worth + 6; }
    if (STATE[C].plain == MEN[Player - 1, 0]) { Score = Score + worth; } else { Score = Score - worth; }
  }
}"""

OPPONENTS = opponents(
    RANDOM,
    (("Počtář", "Počtár", "Reckoner", "Rechner"), SCORE, 'kind="alphabeta" milliseconds="1500"'),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), BETTER, 'kind="alphabeta" milliseconds="1500"'))

# the squares, from the outer one in; each row and column through the middle is broken by the gap
ROWS = [[(r, r), (3, r), (6 - r, r)] for r in range(3)] + [[(0, 3), (1, 3), (2, 3)], [(4, 3), (5, 3), (6, 3)]]
ROWS += [[(r, 6 - r), (3, 6 - r), (6 - r, 6 - r)] for r in (2, 1, 0)]
COLUMNS = [[(y, x) for x, y in row] for row in ROWS]
POINTS = sorted({c for row in ROWS for c in row}, key=lambda c: (c[1], c[0]))
NEAR = {c: [row[i + d] for row in ROWS + COLUMNS for i in range(3) for d in (-1, 1) if row[i] == c and 0 <= i + d < 3] for c in POINTS}
row_of = lambda rows, c: next(n for n, row in enumerate(rows) if c in row)
grid = lambda f: [[f((x, y)) for x in range(7)] for y in range(7)]


def ways(c):
    """Up right down left: whether a line leaves the cell there."""
    def joined(d):
        to = (c[0] + d[0], c[1] + d[1])
        on = lambda row: any(c in line and to in line for line in (line_cells(row),))
        return any(on(row) for row in ROWS + COLUMNS)
    return tuple(joined(d) for d in ((0, -1), (1, 0), (0, 1), (-1, 0)))


def line_cells(row):
    (x0, y0), _, (x1, y1) = row
    return [(x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1)]


LINES = {  # ways: piece, picture, rotation
    (False, True, True, False): ("Corner1", "corner", 0), (False, False, True, True): ("Corner2", "corner", 90),
    (True, False, False, True): ("Corner3", "corner", 180), (True, True, False, False): ("Corner4", "corner", 270),
    (False, True, True, True): ("Fork1", "fork", 0), (True, False, True, True): ("Fork2", "fork", 90),
    (True, True, False, True): ("Fork3", "fork", 180), (True, True, True, False): ("Fork4", "fork", 270),
    (True, True, True, True): ("Crossing", "crossing", 0), (False, True, False, True): ("LineAcross", "line", 0),
    (True, False, True, False): ("LineDown", "line", 90), (False, False, False, False): ("Middle", "middle", 0)}


def level(number, flying, once):
    names = [
        ("Bez skákání", "Bez skákania", "Without flying", "Ohne Springen"),
        ("Se skákáním", "So skákaním", "With flying", "Mit Springen"),
        ("Mlýn na témž místě jen jednou", "Mlyn na tom istom mieste len raz", "A mill only once at a place", "Mühle nur einmal am selben Ort"),
        ("Se skákáním, mlýn na témž místě jen jednou", "So skákaním, mlyn na tom istom mieste len raz", "With flying, a mill only once at a place", "Mit Springen, Mühle nur einmal am selben Ort")]
    return Level(
        name=names[number], difficulty="medium", at=(3, 0), solution=[], finals=[],
        state=grid(lambda c: "Free" if c in NEAR else LINES[ways(c)][0]), valid=grid(lambda c: c in NEAR),
        items=[("Mx", -1, False), ("My", -1, False), ("Taking", False, False), ("Flying", flying, False), ("Once", once, False), ("Quiet", 0, False)],
        more=[("Int", "LEFT", [[9, 9]]), ("Int", "HAND", [[9, 9]]), ("Bool", "MADE", [[False] * 16] * 2)],
        source="nine men's morris; tests/levels/mlyn.py")


def pictures():
    line = dict(line="M0 32 H64", corner="M32 64 V32 H64", fork="M0 32 H64 M32 32 V64", crossing="M0 32 H64 M32 0 V64", middle="")
    for name, path in line.items():
        draw("mlyn", name, f'<path d="{path}" stroke-width="4" stroke-linecap="butt"/>' if path else "")
    man = lambda ring, fill: (f'<circle cx="32" cy="32" r="26" fill="{fill}"/>\n<circle cx="32" cy="32" r="17" stroke="{ring}"/>\n'
                              f'<circle cx="32" cy="32" r="8" stroke="{ring}"/>')
    square = lambda ring, fill: (f'<rect x="8" y="8" width="48" height="48" rx="14" fill="{fill}"/>\n<rect x="17" y="17" width="30" height="30" rx="8" stroke="{ring}"/>\n'
                                 f'<rect x="26" y="26" width="12" height="12" rx="3" stroke="{ring}"/>')
    draw("mlyn", "free", f'<circle cx="32" cy="32" r="9" fill="{INK}"/>')
    draw("mlyn", "blue", man(WHITE, BLUE))
    draw("mlyn", "blue-chosen", man(INK, SKY))
    draw("mlyn", "red", square(WHITE, RED))
    draw("mlyn", "red-chosen", square(INK, "#f5a8a4"))
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.25)">{body}</g>'
    draw("mlyn", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{SAND}"/>\n'
         '<path d="M10 10 H54 V54 H10 Z M20 20 H44 V44 H20 Z M32 10 V20 M32 44 V54 M10 32 H20 M44 32 H54"/>\n'
         + "\n".join(place(man(WHITE, BLUE), x - 8, y - 8) for x, y in ((10, 10), (32, 10), (54, 10), (20, 44)))
         + "\n" + "\n".join(place(square(WHITE, RED), x - 8, y - 8) for x, y in ((10, 54), (44, 20), (54, 32))))


def pieces():
    yield piece("Free", ["free"], "o", ("volný bod", "voľný bod", "free point", "freier Punkt"))
    for name, file, symbol, said, chosen in (
            ("Blue", "blue", "B", ("modrý kámen", "modrý kameň", "blue man", "blauer Stein"), ("vybraný modrý kámen", "vybraný modrý kameň", "chosen blue man", "gewählter blauer Stein")),
            ("Red", "red", "R", ("červený kámen", "červený kameň", "red man", "roter Stein"), ("vybraný červený kámen", "vybraný červený kameň", "chosen red man", "gewählter roter Stein"))):
        yield piece(name, [file], symbol, said, groups=["Man"], plain=name, chosen=name + "Chosen")
        yield piece(name + "Chosen", [file + "-chosen"], symbol + "!", chosen, groups=["Man"], plain=name, chosen=name + "Chosen")
    symbols = {"LineAcross": "--", "LineDown": "|", "Middle": "."}
    for name, file, turn in LINES.values():
        label = ("střed", "stred", "middle", "Mitte") if name == "Middle" else ("čára", "čiara", "line", "Linie")
        made = piece(name, [(file, turn)], symbols.get(name, ""), label)
        # beneath a point a line is decoration: neither drawn in a terminal nor said
        yield made if name in symbols else re.sub(r"(    <Label.*\n)+    <Symbol></Symbol>", "    <Label/>\n    <Symbol/>", made)


BESIDE = """  <!-- the men not put on the board yet -->
  <Beside><Side>Left</Side><Piece>Blue</Piece><Count>HAND[0, 0]</Count></Beside>
  <Beside><Side>Right</Side><Piece>Red</Piece><Count>HAND[1, 0]</Count></Beside>
"""


if __name__ == "__main__":
    pictures()
    write_game(
        "mlyn", name=("Mlýn", "Mlyn", "Nine Men's Morris", "Mühle"),
        task=(
            "Každý má devět kamenů. Nejprve je hráči střídavě kladou na volné body, potom jimi táhnou po čárách na sousední volný bod: vyberte kámen, pak bod. Vyberete-li jiný svůj kámen, táhnete jím. Tři kameny jedné barvy na jedné čáře jsou mlýn: kdo ho tahem vytvoří, odebere soupeři kámen, který v mlýně není; jsou-li v mlýnech všechny, kterýkoli. Prohrává, komu zbudou méně než tři kameny nebo kdo nemůže táhnout. Táhne-li každý padesátkrát a nikdo přitom nevezme kámen, je to remíza. V úrovních se skákáním smí hráč se třemi kameny na kterýkoli volný bod; v úrovních s mlýnem jen jednou nepřinese táž řada témuž hráči podruhé nic. Hráč 1 má modré, hráč 2 červené.",
            "Každý má deväť kameňov. Najprv ich hráči striedavo kladú na voľné body, potom nimi ťahajú po čiarach na susedný voľný bod: vyberte kameň, potom bod. Ak vyberiete iný svoj kameň, ťaháte ním. Tri kamene jednej farby na jednej čiare sú mlyn: kto ho ťahom vytvorí, odoberie súperovi kameň, ktorý v mlyne nie je; ak sú v mlynoch všetky, ktorýkoľvek. Prehráva, komu zostanú menej ako tri kamene alebo kto nemôže ťahať. Ak každý ťahá päťdesiatkrát a nikto pritom nevezme kameň, je to remíza. V úrovniach so skákaním smie hráč s tromi kameňmi na ktorýkoľvek voľný bod; v úrovniach s mlynom len raz neprinesie ten istý rad tomu istému hráčovi druhýkrát nič. Hráč 1 má modré, hráč 2 červené.",
            "Each has nine men. First the players take turns putting them on free points, then moving them along the lines to a free point next to them: choose a man, then the point. Choosing another of your men moves that one instead. Three men of one colour on one line are a mill: whoever makes one by a move takes one of the opponent's men that is in no mill; if all are in mills, any. Whoever has fewer than three men left, or cannot move, loses. Fifty moves each without a capture are a draw. In levels with flying a player with three men may go to any free point; in levels with a mill only once the same row brings the same player nothing a second time. Player 1 has blue, player 2 red.",
            "Jeder hat neun Steine. Zuerst werden sie abwechselnd auf freie Punkte gesetzt, dann entlang der Linien auf einen freien Nachbarpunkt gezogen: Wählen Sie den Stein, dann den Punkt. Wählen Sie einen anderen eigenen Stein, so zieht der. Drei Steine einer Farbe auf einer Linie sind eine Mühle: Wer sie mit seinem Zug schließt, nimmt einen gegnerischen Stein, der in keiner Mühle steht; stehen alle in Mühlen, einen beliebigen. Wer weniger als drei Steine hat oder nicht ziehen kann, verliert. Nach je fünfzig Zügen, in denen kein Stein genommen wurde, ist das Spiel unentschieden. In Aufgaben mit Springen darf man mit drei Steinen auf jeden freien Punkt; in Aufgaben mit Mühle nur einmal bringt dieselbe Reihe demselben Spieler kein zweites Mal etwas. Spieler 1 hat Blau, Spieler 2 Rot."),
        time=minutes(10, 40), difficulty=("střední", "stredná", "medium", "mittel"), category=BOARD_GAME,
        press=("Vybrat", "Vybrať", "Choose", "Wählen"),
        source="nine men's morris, known since antiquity", rules=RULES, settings=settings("#f0d9a8", 0, True).replace("</GameSettings>", BESIDE + "</GameSettings>"),
        players="2", opponents=OPPONENTS, pieces=pieces(),
        messages={
            "place": ("Položte kámen.", "Položte kameň.", "Place a man on the board.", "Setzen Sie einen Stein."),
            "choose": ("Vyberte kámen, kterým potáhnete.", "Vyberte kameň, ktorým potiahnete.", "Choose a man to move.", "Wählen Sie einen Stein zum Ziehen."),
            "go": ("Vyberte, kam půjde.", "Vyberte, kam pôjde.", "Choose where it goes.", "Wählen Sie, wohin er zieht."),
            "take": ("Mlýn! Odeberte soupeřův kámen.", "Mlyn! Odoberte súperov kameň.", "A mill! Take one of your opponent's men.", "Mühle! Nehmen Sie einen gegnerischen Stein.")},
        tables=tables(
            table("String", "BACKGROUND", grid(lambda c: LINES[ways(c)][0] if c in NEAR else "Middle")),
            table("String", "MEN", [["Blue", "Red"]]), table("Int", "POINT", grid(lambda c: POINTS.index(c) + 1 if c in NEAR else 0)),
            table("Int", "ACROSS", grid(lambda c: row_of(ROWS, c) if c in NEAR else 0)),
            table("Int", "DOWN", grid(lambda c: 8 + row_of(COLUMNS, c) if c in NEAR else 0)),
            lists("POINTS", [POINTS]), lists("NEAR", [NEAR[c] for c in POINTS]),
            lists("OTHERS", [[o for row in (ROWS[row_of(ROWS, c)], COLUMNS[row_of(COLUMNS, c)]) for o in row if o != c] for c in POINTS])),
        levels=[level(n, flying, once) for n, (flying, once) in enumerate(((False, False), (True, False), (False, True), (True, True)))])

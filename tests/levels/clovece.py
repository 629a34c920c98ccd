"""Writes games/clovece (Ludo), a game of rule language 2: python3 tests/levels/clovece.py

`python3 tests/levels/clovece.py simulate 1000` plays the same rules in a model of its own, written from the rules in words alone,
and prints the mean length and the wins of each strategy: a check of `switchboard tournament clovece`.
"""

import random
import sys

from kit import Level
from language_two import BOARD_GAME, RANDOM, lists, minutes, opponents, piece, rules, settings, table, tables, write_game
from pictures import BLUE, GREEN, INK, PAPER, RED, SAND, SLATE, WHITE, YELLOW, draw

RULES = rules(
    "Clovece, nehnevaj sa (Ludo), rule language 2. AT says how far each man of each player is: -1 in the stable, 0 to 39 on the way,\n"
    "     40 to 43 in the house. Die is the throw to be played, 0 before it is thrown; Throws counts those of a turn. Tries: how many\n"
    "     throws a turn has at least, as long as none is a 6. Done counts the players who are home.",
    ("the first choice of all: men of players who do not take part go away", """
define Where(p, n) { if (AT[n, p - 1] < 0) { return STABLES[p][n]; } return PATHS[p][AT[n, p - 1]]; }
define OnTheWay(p) { return any(n = 0 to 3 : AT[n, p - 1] >= 0 AND AT[n, p - 1] < 40); }
define Begin()
{
  Throws = 0;
  Tries = 3;
  if (OnTheWay(Player)) { Tries = 1; }
}
define Next()
{
  local p = Player;
  repeat (Players)
  {
    p = p + 1;
    if (p > Players) { p = 1; Rounds = Rounds + 1; }
    if (PLACE[p - 1, 0] == 0) { Player = p; Begin(); stop; }
  }
}
define Goal(n) { return AT[n, Player - 1] + Die; }
define May(n)
{
  return AT[n, Player - 1] >= 0 AND Goal(n) <= 43 AND STATE[PATHS[Player][Goal(n)]] != MEN[Player - 1, 0];
}
if (Rounds == 0)
{
  Rounds = 1;
  for (p = Players + 1 to 4) { for (n = 0 to 3) { STATE[STABLES[p][n]] = BACKGROUND[STABLES[p][n]]; } }
}""", False),
    ("the die is thrown: which men can go by it", """
if (Die == 0)
{
  Die = random(1, 6);
  Throws = Throws + 1;
  STATE[A] = FACES[Die - 1, 0];
  VALID[A] = false;
  if (Die == 1) { say "1"; } else if (Die == 2) { say "2"; } else if (Die == 3) { say "3"; }
  else if (Die == 4) { say "4"; } else if (Die == 5) { say "5"; } else { say "6"; Tries = 0; }
  local found = false;
  if (Die == 6 AND STATE[PATHS[Player][0]] != MEN[Player - 1, 0])
  {
    for (n = 0 to 3)
    {
      if (NOT found AND AT[n, Player - 1] < 0) { VALID[STABLES[Player][n]] = true; found = true; }
    }
  }
  if (NOT found)
  {
    for (n = 0 to 3)
    {
      if (May(n)) { VALID[PATHS[Player][AT[n, Player - 1]]] = true; found = true; }
    }
  }
  if (found) { stop; }
  say "none";
}
else
{
  local goal = 0;
  local moved = -1;
  for (n = 0 to 3)
  {
    local C = Where(Player, n);
    VALID[C] = false;
    if (C == A) { moved = n; }
  }
  if (AT[moved, Player - 1] >= 0) { goal = AT[moved, Player - 1] + Die; }
  local G = PATHS[Player][goal];
  if (STATE[G] is Man)
  {
    local other = STATE[G].player;
    for (n = 0 to 3)
    {
      if (AT[n, other - 1] >= 0 AND Where(other, n) == G)
      {
        AT[n, other - 1] = -1;
        STATE[STABLES[other][n]] = STATE[G];
        say "out";
        sound Match;
      }
    }
  }
  STATE[G] = STATE[A];
  STATE[A] = BACKGROUND[A];
  AT[moved, Player - 1] = goal;
}""", False),
    ("all four are home: the player is done, and the game when all are", """
if (all(n = 0 to 3 : AT[n, Player - 1] >= 40) AND PLACE[Player - 1, 0] == 0)
{
  Done = Done + 1;
  PLACE[Player - 1, 0] = Done;
  if (Done == 1) { First = Player; }
  if (Player == 1) { Place1 = Done; } else if (Player == 2) { Place2 = Done; }
  else if (Player == 3) { Place3 = Done; } else { Place4 = Done; }
  say "home";
  if (Done == Players) { win(First); stop; }
  Tries = 0;
  Die = 1;
}""", False),
    ("after a 6, and while a try is left, the same player throws again; else the next one does", """
local again = Die == 6 OR Throws < Tries;
Die = 0;
VALID[5, 5] = true;
if (NOT again) { Next(); }""", False))

def track():
    """The 40 fields clockwise from the first player's start, which lies at the top left of the cross's left arm."""
    cells, (x, y) = [], (0, 4)
    for dx, dy, steps in ((1, 0, 4), (0, -1, 4), (1, 0, 2), (0, 1, 4), (1, 0, 4), (0, 1, 2), (-1, 0, 4), (0, 1, 4), (-1, 0, 2),
                          (0, -1, 4), (-1, 0, 4), (0, -1, 2)):
        for _ in range(steps):
            cells.append((x, y))
            x, y = x + dx, y + dy
    return cells


TRACK = track()
HOUSES = [[(n, 5) for n in (1, 2, 3, 4)], [(5, n) for n in (1, 2, 3, 4)], [(n, 5) for n in (9, 8, 7, 6)], [(5, n) for n in (9, 8, 7, 6)]]
STABLES = [[(x + dx, y + dy) for dy in (0, 1) for dx in (0, 1)] for x, y in ((0, 0), (9, 0), (9, 9), (0, 9))]
PATHS = [TRACK[10 * p:] + TRACK[:10 * p] + HOUSES[p] for p in range(4)]
COLOURS = ("Black", "Yellow", "Green", "Red")
PAINT = dict(Black="#333333", Yellow=YELLOW, Green=GREEN, Red=RED)
FACES = ("One", "Two", "Three", "Four", "Five", "Six")


def ground(c):
    for p, name in enumerate(COLOURS):
        if c == PATHS[p][0]:
            return "Start" + name
        if c in HOUSES[p]:
            return "House" + name
        if c in STABLES[p]:
            return "Stable" + name
    return "Field" if c in TRACK else "Outside"


def standing(c):
    for p, name in enumerate(COLOURS):
        if c in STABLES[p]:
            return name
    return "Throw" if c == (5, 5) else ground(c)


def level():
    grid = lambda f: [[f((x, y)) for x in range(11)] for y in range(11)]
    return Level(
        name=("Celá hra", "Celá hra", "The whole game", "Das ganze Spiel"), difficulty="easy", at=(5, 5), solution=[], finals=[],
        state=grid(standing), valid=grid(lambda c: c == (5, 5)),
        items=[("Die", 0, False), ("Throws", 0, False), ("Tries", 3, False), ("Rounds", 0, False), ("Done", 0, False), ("First", 0, False)]
        + [(f"Place{p}", 0, False) for p in (1, 2, 3, 4)],
        more=[("Int", "AT", [[-1] * 4] * 4), ("Int", "PLACE", [[0] * 4])], source="tests/levels/clovece.py")


OPPONENTS = opponents(
    RANDOM,
    (("Opatrný", "Opatrný", "Safe", "Vorsichtig"), "Score = index(PATHS[Player], A);", ""),
    (("Zlý", "Zlý", "Mean", "Gemein"), """
local n = index(PATHS[Player], A);
if (n >= 0) { if (STATE[PATHS[Player][n + Die]] is Man) { Score = 1; } }""", ""),
    (("Dychtivý", "Dychtivý", "Eager", "Eifrig"), """
local n = index(PATHS[Player], A);
if (n >= 0) { if (STATE[PATHS[Player][n + Die]] is Man) { Score = 1; } }
if (n == 0) { Score = 2; }""", ""),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), "", 'kind="mcts" milliseconds="1000"'))


def lighter(colour, percent):
    """The colour with so much white in it."""
    return "#" + "".join(f"{(int(colour[i:i + 2], 16) * (100 - percent) + 255 * percent) // 100:02x}" for i in (1, 3, 5))


def pictures():
    def man(p):
        dot = "".join(f'<circle cx="{32 + 7 * (i - (p / 2))}" cy="46" r="2.6" fill="{WHITE}" stroke="none"/>' for i in range(p + 1))
        return (f'<path d="M14 56 C16 40 26 38 26 28 H38 C38 38 48 40 50 56 Z" fill="{PAINT[COLOURS[p]]}"/>\n'
                f'<circle cx="32" cy="19" r="13" fill="{PAINT[COLOURS[p]]}"/>\n<path d="M20 52 H44" stroke="none"/>\n{dot}')
    draw("clovece", "outside", "")
    draw("clovece", "field", f'<circle cx="32" cy="32" r="27" fill="{WHITE}"/>')
    for p, name in enumerate(COLOURS):
        low, paint = name.lower(), PAINT[name]
        draw("clovece", f"start-{low}", f'<circle cx="32" cy="32" r="27" fill="{WHITE}" stroke="{paint}" stroke-width="8"/>\n<circle cx="32" cy="32" r="31" stroke-width="1.5"/>')
        draw("clovece", f"house-{low}", f'<rect x="5" y="5" width="54" height="54" rx="8" fill="{lighter(paint, 55)}"/>')
        draw("clovece", f"stable-{low}", f'<circle cx="32" cy="32" r="27" fill="{lighter(paint, 70)}" stroke-dasharray="5 6"/>')
        draw("clovece", f"man-{low}", man(p))
    spots = {1: ((32, 32),), 2: ((20, 20), (44, 44)), 3: ((20, 20), (32, 32), (44, 44)), 4: ((20, 20), (44, 20), (20, 44), (44, 44)),
             5: ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44)), 6: ((20, 18), (44, 18), (20, 32), (44, 32), (20, 46), (44, 46))}
    box = f'<rect x="6" y="6" width="52" height="52" rx="11" fill="{WHITE}"/>'
    for n, at in spots.items():
        draw("clovece", f"die-{n}", box + "".join(f'\n<circle cx="{x}" cy="{y}" r="5" fill="{INK}" stroke="none"/>' for x, y in at))
    draw("clovece", "die", box + f'\n<path d="M22 24 C22 14 42 14 42 24 C42 33 32 32 32 41" stroke-width="5"/>\n<circle cx="32" cy="50" r="3" fill="{INK}" stroke="none"/>')
    place = lambda body, x, y, s: f'<g transform="translate({x} {y}) scale({s})">{body}</g>'
    draw("clovece", "thumbnail", f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{PAPER}"/>\n' + "\n".join(
        place(man(p), x, y, 0.42) for p, (x, y) in enumerate(((4, 4), (33, 4), (33, 34), (4, 34)))))


def pieces():
    outside = ("mimo hru", "mimo hry", "off the board", "außerhalb")
    yield piece("Outside", ["outside"], ".", outside)
    yield piece("Field", ["field"], "o", ("pole", "políčko", "square", "Feld"))
    said = (("černá figurka", "čierna figúrka", "black piece", "schwarze Figur"), ("žlutá figurka", "žltá figúrka", "yellow piece", "gelbe Figur"),
            ("zelená figurka", "zelená figúrka", "green piece", "grüne Figur"), ("červená figurka", "červená figúrka", "red piece", "rote Figur"))
    whose = (("černých", "čiernych", "black", "Schwarz"), ("žlutých", "žltých", "yellow", "Gelb"), ("zelených", "zelených", "green", "Grün"), ("červených", "červených", "red", "Rot"))
    for p, name in enumerate(COLOURS):
        low = name.lower()
        yield piece(name, [f"man-{low}"], f"{name[0]}", said[p], groups=["Man"], player=p + 1)
        for place, mark, words in (("Start", ">", ("start", "štart", "start", "Start")), ("House", "#", ("domeček", "domček", "house", "Haus")), ("Stable", "_", ("stáj", "stajňa", "stable", "Stall"))):
            yield piece(place + name, [f"{place.lower()}-{low}"], low[0] + mark, tuple(f"{a} {b}" if t != 2 else f"{b} {a}" for t, (a, b) in enumerate(zip(words, whose[p]))))
    yield piece("Throw", ["die"], "?", ("hodit kostkou", "hodiť kockou", "roll the die", "würfeln"))
    for n, name in enumerate(FACES, 1):
        yield piece(name, [f"die-{n}"], str(n), (f"kostka, {n}", f"kocka, {n}", f"die, {n}", f"Würfel, {n}"))


# ---------------------------------------------------------------- a model of its own, for statistics

def simulate(games, seed):
    """Four strategies against each other, seats shuffled: mean rounds, and how often each came first."""
    chance = random.Random(seed)
    wins, rounds = dict.fromkeys(("Random", "Safe", "Mean", "Eager"), 0), 0
    for _ in range(games):
        seats = list(wins)
        chance.shuffle(seats)
        n, order = play(seats, chance)
        rounds += n
        wins[seats[order[0]]] += 1
    return rounds / games, wins


def play(seats, chance):
    men = [[None] * 4 for _ in range(4)]
    order, rounds = [], 0
    field = lambda p, at: (at + 10 * p) % 40 if at is not None and at < 40 else None
    while len(order) < 4:
        rounds += 1
        for p in [p for p in range(4) if p not in order]:
            for roll in throws(men[p], chance):
                choices = [(m, men[p][m] + roll) for m in range(4) if men[p][m] is not None and men[p][m] + roll <= 43
                           and men[p][m] + roll not in men[p]]
                if roll == 6 and None in men[p] and 0 not in men[p]:
                    choices = [(men[p].index(None), 0)]
                if not choices:
                    continue
                hits = lambda c: any(q != p and field(p, c[1]) is not None and field(q, at) == field(p, c[1]) for q in range(4) for at in men[q])
                pool = choices
                if seats[p] == "Safe":
                    far = max(men[p][m] if men[p][m] is not None else -1 for m, _ in choices)
                    pool = [c for c in choices if (men[p][c[0]] if men[p][c[0]] is not None else -1) == far]
                if seats[p] == "Eager" and any(men[p][m] == 0 for m, _ in choices):
                    pool = [c for c in choices if men[p][c[0]] == 0]
                elif seats[p] in ("Mean", "Eager"):
                    pool = [c for c in choices if hits(c)] or choices
                m, to = chance.choice(pool)
                men[p][m] = to
                for q in range(4):
                    if q != p and field(p, to) is not None:
                        men[q] = [None if field(q, at) == field(p, to) else at for at in men[q]]
            if all(at is not None and at >= 40 for at in men[p]):
                order.append(p)
    return rounds, order


def throws(men, chance):
    """All throws of a turn, before any is played."""
    rolls = []
    tries = 1 if any(at is not None and at < 40 for at in men) else 3
    for _ in range(tries):
        rolls.append(chance.randint(1, 6))
        if rolls[-1] == 6:
            break
    while rolls[-1] == 6:
        rolls.append(chance.randint(1, 6))
    return rolls


if __name__ == "__main__":
    if sys.argv[1:2] == ["simulate"]:
        mean, wins = simulate(int(sys.argv[2]), 0)
        print(f"{mean:.1f} rounds a game,", ", ".join(f"{name} {count}" for name, count in wins.items()))
        sys.exit()
    pictures()
    write_game(
        "clovece", name=("Člověče, nezlob se", "Človeče, nehnevaj sa", "Ludo", "Mensch ärgere Dich nicht"),
        task=(
            "Dveře stáje otevírá šestka: padne-li a je-li vaše startovní pole bez vaší figurky, musí na něj figurka ze stáje. Vyberte kostku, tím hodíte, pak figurku, kterou půjdete; po šestce házíte znovu a každý hod se hraje, jak padl. Kdo nemá figurku na cestě, hází až třikrát, dokud nepadne šestka. Kdo vstoupí na pole s cizí figurkou, vyhodí ji do stáje; na vlastní figurku vstoupit nelze. Do domečku se vchází jen přesným hodem na volné místo. Kdo má všechny čtyři v domečku, je hotov; hraje se, dokud nejsou hotovi všichni, a pořadí je výsledek. Hráči 1 až 4 mají černé, žluté, zelené a červené.",
            "Dvere stajne otvára šestka: ak padne a na vašom štartovacom políčku nestojí vaša figúrka, musí naň figúrka zo stajne. Vyberte kocku, tým hodíte, potom figúrku, ktorou pôjdete; po šestke hádžete znova a každý hod sa hrá, ako padol. Kto nemá figúrku na ceste, hádže až trikrát, kým nepadne šestka. Kto vstúpi na políčko s cudzou figúrkou, vyhodí ju do stajne; na vlastnú figúrku vstúpiť nemožno. Do domčeka sa vchádza len presným hodom na voľné miesto. Kto má všetky štyri v domčeku, skončil; hrá sa, kým neskončia všetci, a poradie je výsledok. Hráči 1 až 4 majú čierne, žlté, zelené a červené.",
            "A 6 opens the stable: if your start square holds no piece of yours, one must come out to it. Choose the die to roll it, then the piece that moves; after a 6 you roll again, and each roll is played as it falls. Whoever has no piece on the way rolls up to three times, until a 6. A piece that lands on another player's sends it back to its stable; it never lands on your own. The house is entered only by an exact roll to a free place. Whoever has all four in the house is done; play goes on until all are, and their order is the result. Players 1 to 4 have black, yellow, green and red.",
            "Eine 6 öffnet den Stall: Steht auf Ihrem Startfeld keine eigene Figur, muss eine aus dem Stall darauf. Wählen Sie den Würfel, um zu werfen, dann die Figur, die geht; nach einer 6 werfen Sie noch einmal, und jeder Wurf wird gespielt, wie er fällt. Wer keine Figur auf dem Weg hat, wirft bis zu dreimal, bis eine 6 kommt. Wer auf ein Feld mit einer fremden Figur kommt, wirft sie in ihren Stall; auf eine eigene darf man nicht. Ins Haus kommt man nur mit genauem Wurf auf einen freien Platz. Wer alle vier im Haus hat, ist fertig; gespielt wird, bis alle fertig sind, und ihre Reihenfolge ist das Ergebnis. Spieler 1 bis 4 haben Schwarz, Gelb, Grün und Rot."),
        time=minutes(20, 60), difficulty=("lehká", "ľahká", "easy", "leicht"), category=BOARD_GAME,
        source="Ludo, after the Indian game of Pachisi", rules=RULES, settings=settings("#f7f3ea", 0, True),
        players="2-4", opponents=OPPONENTS, pieces=pieces(),
        messages={
            **{str(n): (f"Padla {cs}.", f"Padla {sk}.", f"Rolled a {n}.", f"Eine {n} gewürfelt.") for n, (cs, sk) in enumerate(
                (("jednička", "jednotka"), ("dvojka", "dvojka"), ("trojka", "trojka"), ("čtyřka", "štvorka"), ("pětka", "päťka"), ("šestka", "šestka")), 1)},
            "none": ("Žádná figurka nemůže jít.", "Žiadna figúrka nemôže ísť.", "No piece can move.", "Keine Figur kann gehen."),
            "out": ("Figurka letí zpátky do stáje.", "Figúrka letí späť do stajne.", "A piece goes back to its stable.", "Eine Figur fliegt in den Stall."),
            "home": ("Všechny čtyři jsou doma.", "Všetky štyri sú doma.", "All four are home.", "Alle vier sind zu Hause.")},
        tables=tables(
            table("String", "BACKGROUND", [[ground((x, y)) for x in range(11)] for y in range(11)]),
            table("String", "MEN", [list(COLOURS)]), table("String", "FACES", [list(FACES)]),
            lists("PATHS", PATHS), lists("STABLES", STABLES)),
        levels=[level()])

"""Writes games/connect-four, a game of rule language 2: python3 tests/levels/connect_four.py"""

from kit import Level
from language_two import BOARD_GAME, RANDOM, minutes, opponents, piece, rules, settings, write_game
from pictures import BLUE, RED, SKY, WHITE, YELLOW, draw

RULES = rules(
    "Connect four, rule language 2. K stones in a row win, Free counts the cells that are left.",
    ("the stone lies on the lowest free cell of its column; then the cell above it can be chosen", """
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
if (Player == 1) { STATE[A] = Yellow; } else { STATE[A] = Red; }
VALID[A] = false;
if (A.y > 0) { VALID[A.x, A.y - 1] = true; }
Free = Free - 1;""", False),
    ("the winning row is shown", """
if (Line((1, 0)) >= K OR Line((0, 1)) >= K OR Line((1, 1)) >= K OR Line((1, -1)) >= K)
{
  Show((1, 0)); Show((0, 1)); Show((1, 1)); Show((1, -1));
  win;
}""", True),
    ("a full board is a draw", "if (Free == 0) { draw; }", False),
    ("the other's turn", "Player = 3 - Player;", False))

# stones near the middle are in more rows
SCORE = """
foreach (C in STATE)
{
  if (STATE[C] is Stone)
  {
    local worth = 4 - max(i = 0 to 1 : (C.x - 3) * (2 * i - 1));
    if (STATE[C].player == Player) { Score = Score + worth; } else { Score = Score - worth; }
  }
}"""

OPPONENTS = opponents(
    RANDOM,
    (("Počtář", "Počtár", "Reckoner", "Rechner"), SCORE, 'kind="alphabeta" milliseconds="1500"'),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), "", 'kind="mcts" milliseconds="1500"'))


def level(number, width, height, k):
    name = tuple(f"{width} × {height}, {row}" for row in (f"{k} v řadě", f"{k} v rade", f"{k} in a row", f"{k} in einer Reihe"))
    grid = lambda f: [[f(y) for _ in range(width)] for y in range(height)]
    return Level(
        name=name, difficulty=["medium", "easy", "hard"][number], state=grid(lambda y: "Empty"), valid=grid(lambda y: y == height - 1),
        finals=[], at=(width // 2, height - 1), items=[("K", k, False), ("Free", width * height, False)], solution=[],
        source="connect four; tests/levels/connect_four.py")


def pictures():
    hole = lambda fill: (f'<rect x="0" y="0" width="64" height="64" fill="{BLUE}" stroke="none"/>\n<circle cx="32" cy="32" r="26" fill="{fill}"/>')
    yellow = f'<circle cx="32" cy="32" r="26" fill="{YELLOW}"/>\n<path d="M32 16 L37 28 L50 28 L40 36 L44 49 L32 41 L20 49 L24 36 L14 28 L27 28 Z"/>'
    red = f'<circle cx="32" cy="32" r="26" fill="{RED}"/>\n<circle cx="32" cy="32" r="15" stroke="{WHITE}" stroke-width="5"/>'
    draw("connect-four", "hole", hole(SKY))
    draw("connect-four", "yellow", yellow)
    draw("connect-four", "red", red)
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.45)">{body}</g>'
    draw("connect-four", "thumbnail", f'<rect x="1" y="1" width="62" height="62" rx="6" fill="{BLUE}"/>\n'
         + place(f'<circle cx="32" cy="32" r="26" fill="{SKY}"/>', 3, 3) + place(yellow, 32, 3) + place(red, 3, 32) + place(yellow, 32, 32))


if __name__ == "__main__":
    pictures()
    write_game(
        "connect-four", name=("Čtyři v řadě", "Štyri v rade", "Four in a Row", "Vier in einer Reihe"),
        task=(
            "Hráči střídavě vhazují kameny do sloupců; kámen padne na nejnižší volné místo. Kdo má první čtyři kameny v řadě (vodorovně, svisle nebo šikmo), vyhrává. Plná deska bez řady je remíza. Hráč 1 má žluté, hráč 2 červené.",
            "Hráči striedavo vhadzujú kamene do stĺpcov; kameň padne na najnižšie voľné miesto. Kto má prvý štyri kamene v rade (vodorovne, zvislo alebo šikmo), vyhráva. Plná doska bez radu je remíza. Hráč 1 má žlté, hráč 2 červené.",
            "The players take turns dropping stones into columns; a stone falls to the lowest free place. The first to have four stones in a row (across, down or diagonally) wins. A full board without a row is a draw. Player 1 has yellow, player 2 red.",
            "Abwechselnd werden Steine in Spalten geworfen; ein Stein fällt auf den untersten freien Platz. Wer zuerst vier Steine in einer Reihe hat (waagrecht, senkrecht oder schräg), gewinnt. Ein volles Brett ohne Reihe ist unentschieden. Spieler 1 hat Gelb, Spieler 2 Rot."),
        press=("Vhodit kámen", "Vhodiť kameň", "Drop a stone", "Stein einwerfen"),
        time=minutes(3, 15), category=BOARD_GAME, source="four in a row, of unknown age", rules=RULES,
        settings=settings("#3468c6", 0, True), players="2", opponents=OPPONENTS,
        pieces=[
            piece("Empty", ["hole"], ".", ("volné místo", "voľné miesto", "free place", "freier Platz")),
            piece("Yellow", ["hole", "yellow"], "Y", ("žlutý kámen", "žltý kameň", "yellow stone", "gelber Stein"), groups=["Stone"], player=1),
            piece("Red", ["hole", "red"], "R", ("červený kámen", "červený kameň", "red stone", "roter Stein"), groups=["Stone"], player=2),
        ],
        levels=[level(n, *mnk) for n, mnk in enumerate(((7, 6, 4), (5, 4, 4), (9, 7, 5)))])

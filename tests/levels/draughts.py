"""Writes games/draughts (Czech draughts), a game of rule language 2: python3 tests/levels/draughts.py"""

from kit import Level
from language_two import BOARD_GAME, RANDOM, minutes, opponents, piece, rules, settings, write_game
from pictures import INK, PAPER, RED, SAND, SKY, WHITE, WOOD, YELLOW, draw

RULES = rules(
    "Czech draughts, rule language 2. M is the chosen piece. Must: 0 nothing can be jumped, 1 a man has to jump, 2 a queen has to.\n"
    "     Jumping: the jump of M goes on. Quiet counts turns without a jump and without a man's move.",
    ("a piece is chosen to move, perhaps in place of another", """
define Forward(D) { return D.y == 2 * Player - 3; }
define Leaps(C, D)
{
  if (STATE[C] is Man)
  {
    return Forward(D) AND STATE[C + D].player == 3 - Player AND STATE[C + 2 * D] == Dark;
  }
  local E = C + (count(Q in RAY(C, D) while STATE[Q] == Dark : true) + 1) * D;
  return STATE[E].player == 3 - Player AND STATE[E + D] == Dark;
}
define Jumps(C) { return any(D in DIAGONALS : Leaps(C, D)); }
define Steps(C) { return any(D in DIAGONALS : STATE[C + D] == Dark AND (STATE[C] is Queen OR Forward(D))); }
define Targets()
{
  foreach (D in DIAGONALS)
  {
    if (STATE[M] is Man)
    {
      if (Must > 0) { if (Leaps(M, D)) { VALID[M + 2 * D] = true; } }
      else { if (Forward(D) AND STATE[M + D] == Dark) { VALID[M + D] = true; } }
    }
    else
    {
      if (Must == 0) { foreach (Q in RAY(M, D) while STATE[Q] == Dark) { VALID[Q] = true; } }
      else
      {
        local E = M + (count(Q in RAY(M, D) while STATE[Q] == Dark : true) + 1) * D;
        if (Leaps(M, D)) { foreach (Q in RAY(E, D) while STATE[Q] == Dark) { VALID[Q] = true; } }
      }
    }
  }
}
define Ask()
{
  Must = 0;
  foreach (C in STATE)
  {
    if (STATE[C].player == Player)
    {
      if (STATE[C] is Queen) { if (Jumps(C)) { Must = 2; } }
      else { if (Must == 0) { if (Jumps(C)) { Must = 1; } } }
    }
  }
  local some = false;
  foreach (C in STATE)
  {
    local may = false;
    if (STATE[C].player == Player)
    {
      if (Must == 0) { may = Steps(C); }
      else if (Must == 1) { may = STATE[C] is Man AND Jumps(C); }
      else { may = STATE[C] is Queen AND Jumps(C); }
    }
    VALID[C] = may;
    some = some OR may;
  }
  if (NOT some) { win(3 - Player); }
  else if (Must > 0) { say "jump"; }
  else { say "choose"; }
}
if (STATE[A] != Dark)
{
  if (M.x >= 0)
  {
    foreach (C in STATE) { if (STATE[C] == Dark) { VALID[C] = false; } }
    STATE[M] = STATE[M].plain;
    VALID[M] = true;
  }
  M = A;
  STATE[M] = STATE[M].chosen;
  VALID[M] = false;
  Targets();
  say "go";
}""", True),
    ("it moves; a piece that is jumped stays as a hindrance until the turn is over", """
local D = (1, 1);
if (A.x < M.x) { D = (-1, D.y); }
if (A.y < M.y) { D = (D.x, -1); }
Quiet = Quiet + 1;
if (Must > 0 OR STATE[M] is Man) { Quiet = 0; }
foreach (Q in RAY(M, D) while Q != A) { if (STATE[Q].player == 3 - Player) { STATE[Q] = STATE[Q].taken; } }
STATE[A] = STATE[M];
STATE[M] = Dark;
M = A;
Jumping = Must > 0;
if (Jumping) { Jumping = Jumps(M); }""", False),
    ("the jump goes on", """
if (Jumping)
{
  VALID = false;
  Targets();
  say "on";
}""", True),
    ("the turn is over: jumped pieces go, a man in the last row becomes a queen, it is the other's turn", """
if (Must > 0) { foreach (C in STATE) { if (STATE[C] is Taken) { STATE[C] = Dark; } } }
STATE[M] = STATE[M].plain;
if (M.y == 7 * (Player - 1)) { STATE[M] = STATE[M].queen; }
M = (-1, -1);
Player = 3 - Player;
if (Quiet >= 60) { draw; } else { Ask(); }""", False))

# a queen is worth three men; men count more the nearer they are to the last row
SCORE = """
foreach (C in STATE)
{
  local worth = 0;
  if (STATE[C] is Queen) { worth = 300; }
  else if (STATE[C] is Man) { if (STATE[C].owner == 1) { worth = 100 + 7 - C.y; } else { worth = 100 + C.y; } }
  if (worth > 0) { if (STATE[C].owner == Player) { Score = Score + worth; } else { Score = Score - worth; } }
}"""

OPPONENTS = opponents(
    RANDOM,
    (("Počtář", "Počtár", "Reckoner", "Rechner"), SCORE, 'kind="alphabeta" milliseconds="1500"'),
    (("Přemýšlivý", "Premýšľavý", "Thinker", "Denker"), "", 'kind="mcts" milliseconds="1500"'))


def level(number, rows):
    dark = lambda c: (c[0] + c[1]) % 2 == 1
    grid = lambda f: [[f((x, y)) for x in range(8)] for y in range(8)]
    state = lambda c: "Light" if not dark(c) else "BlackMan" if c[1] < rows else "WhiteMan" if c[1] >= 8 - rows else "Dark"
    names = [("3 řady kamenů", "3 rady kameňov", "3 rows of men", "3 Reihen Steine"), ("2 řady kamenů", "2 rady kameňov", "2 rows of men", "2 Reihen Steine")]
    return Level(
        name=names[number], difficulty=["medium", "easy"][number], at=(0, 7), solution=[], finals=[], state=grid(state),
        valid=grid(lambda c: c[1] == 8 - rows and dark(c)),
        items=[("Mx", -1, False), ("My", -1, False), ("Must", 0, False), ("Jumping", False, False), ("Quiet", 0, False)],
        source="Czech draughts; tests/levels/draughts.py")


def pictures():
    draw("draughts", "light", f'<rect x="0" y="0" width="64" height="64" fill="{SAND}" stroke="none"/>')
    draw("draughts", "dark", f'<rect x="0" y="0" width="64" height="64" fill="{WOOD}" stroke="none"/>')
    crown = lambda colour: f'<path d="M18 44 V24 L26 33 L32 20 L38 33 L46 24 V44 Z" fill="{YELLOW}" stroke="{colour}"/>'
    def man(fill, ring, square=False):
        return f'<circle cx="32" cy="32" r="26" fill="{fill}" stroke="{ring}"/>\n<circle cx="32" cy="32" r="19" stroke="{ring}" stroke-width="2"' + (' stroke-dasharray="4 5"/>' if square else "/>")
    for name, fill, ring, light in (("white", WHITE, INK, YELLOW), ("black", INK, WHITE, "#6b7280")):
        dashed = name == "black"
        draw("draughts", f"{name}-man", man(fill, ring, dashed))
        draw("draughts", f"{name}-queen", man(fill, ring, dashed) + "\n" + crown(INK))
        draw("draughts", f"{name}-man-chosen", man(light, INK, dashed))
        draw("draughts", f"{name}-queen-chosen", man(light, INK, dashed) + "\n" + crown(RED))
    draw("draughts", "taken", f'<path d="M12 12 L52 52 M52 12 L12 52" stroke="{RED}" stroke-width="7"/>')
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.45)">{body}</g>'
    draw("draughts", "thumbnail", f'<rect x="1" y="1" width="62" height="62" rx="6" fill="{SAND}"/>\n<rect x="32" y="2" width="30" height="30" fill="{WOOD}" stroke="none"/>\n'
         f'<rect x="2" y="32" width="30" height="30" fill="{WOOD}" stroke="none"/>\n' + place(man(INK, WHITE, True), 33, 3) + place(man(WHITE, INK) + crown(INK), 3, 33))


def pieces():
    yield piece("Light", ["light"], ".", ("světlé pole", "svetlé políčko", "light square", "helles Feld"), player=0)
    yield piece("Dark", ["dark"], "_", ("volné pole", "voľné políčko", "free square", "freies Feld"), player=0)
    said = {"White": ("bílý", "bílá", "biely", "biela", "white", "weiße"), "Black": ("černý", "černá", "čierny", "čierna", "black", "schwarze")}
    for n, (name, (cm, cf, sm, sf, en, de)) in enumerate(said.items(), 1):
        low = name.lower()
        labels = {"Man": (f"{cm} kámen", f"{sm} kameň", f"{en} man", f"{de[:-1]}er Stein"), "Queen": (f"{cf} dáma", f"{sf} dáma", f"{en} queen", f"{de} Dame")}
        for kind, label in labels.items():
            base, symbol = name + kind, name[0].lower() if kind == "Man" else name[0]
            own = dict(plain=base, chosen=base + "Chosen", taken=base + "Taken", queen=name + "Queen", owner=n)
            file = f"{low}-{kind.lower()}"
            yield piece(base, ["dark", file], symbol, label, groups=[kind], player=n, **own)
            yield piece(base + "Chosen", ["dark", file + "-chosen"], symbol + "!", tuple(w + " " + t for w, t in zip(("vybráno:", "vybrané:", "chosen:", "gewählt:"), label)), groups=[kind], player=n, **own)
            yield piece(base + "Taken", ["dark", file, "taken"], symbol + "x", tuple(w + " " + t for w, t in zip(("přeskočeno:", "preskočené:", "jumped:", "übersprungen:"), label)), groups=["Taken"], player=0)


if __name__ == "__main__":
    pictures()
    write_game(
        "draughts", name=("Dáma", "Dáma", "Czech Draughts", "Tschechische Dame"),
        task=(
            "Vyberte kámen, potom pole, kam půjde. Kameny táhnou šikmo vpřed o jedno pole; soupeřův kámen přímo před nimi, za kterým je volno, přeskočí a vezmou. Skákat se musí, i vícekrát za sebou až do konce, vybrat si ale můžete kterýkoli skok. Kámen, který skončí v poslední řadě, se stane dámou: ta chodí a skáče šikmo všemi směry jakkoli daleko, a může-li skákat dáma, musí skákat ona. Prohrává, kdo nemůže táhnout. Šedesát tahů bez skoku a bez tahu kamenem je remíza. Hráč 1 má bílé, hráč 2 černé.",
            "Vyberte kameň, potom políčko, kam pôjde. Kamene ťahajú šikmo vpred o jedno políčko; súperov kameň priamo pred nimi, za ktorým je voľno, preskočia a vezmú. Skákať sa musí, aj viackrát za sebou až do konca, vybrať si však môžete ktorýkoľvek skok. Kameň, ktorý skončí v poslednom rade, sa stane dámou: tá chodí a skáče šikmo všetkými smermi, ako ďaleko chce, a ak môže skákať dáma, musí skákať ona. Prehráva, kto nemôže ťahať. Šesťdesiat ťahov bez skoku a bez ťahu kameňom je remíza. Hráč 1 má biele, hráč 2 čierne.",
            "Choose a piece, then the square where it goes. Men move one square diagonally forward; they jump and take an enemy piece right before them if the square behind it is free. You must jump, and go on to the end of the jump, but you may choose any jump. A man that ends in the last row becomes a queen: she moves and jumps diagonally in any direction as far as she likes, and if a queen can jump, a queen must. Whoever cannot move loses. Sixty turns without a jump and without a man's move are a draw. Player 1 has white, player 2 black.",
            "Wählen Sie einen Stein, dann das Feld, wohin er zieht. Steine ziehen schräg vorwärts um ein Feld; einen gegnerischen direkt vor ihnen, hinter dem frei ist, überspringen und schlagen sie. Schlagen ist Pflicht, auch mehrfach bis zum Ende, aber Sie dürfen jeden Sprung wählen. Ein Stein, der in der letzten Reihe endet, wird zur Dame: Sie zieht und schlägt schräg in alle Richtungen, so weit sie will, und kann eine Dame schlagen, so muss eine Dame schlagen. Wer nicht ziehen kann, verliert. Sechzig Züge ohne Schlagen und ohne Zug eines Steins sind unentschieden. Spieler 1 hat Weiß, Spieler 2 Schwarz."),
        press=("Vybrat", "Vybrať", "Choose", "Wählen"),
        time=minutes(10, 40), difficulty=("střední", "stredná", "medium", "mittel"), category=BOARD_GAME,
        source="Czech draughts, traditional", rules=RULES, settings=settings("#c79d6b", 0, True),
        players="2", opponents=OPPONENTS, pieces=pieces(),
        messages={
            "choose": ("Vyberte, čím potáhnete.", "Vyberte, čím potiahnete.", "Choose a piece to move.", "Wählen Sie einen Stein zum Ziehen."),
            "jump": ("Musíte skákat: vyberte, čím.", "Musíte skákať: vyberte, čím.", "You must jump: choose the piece.", "Sie müssen schlagen: Wählen Sie, womit."),
            "go": ("Vyberte, kam půjde.", "Vyberte, kam pôjde.", "Choose where it goes.", "Wählen Sie, wohin er zieht."),
            "on": ("Skok pokračuje: vyberte kam.", "Skok pokračuje: vyberte kam.", "The jump goes on: choose where.", "Der Sprung geht weiter: Wählen Sie, wohin.")},
        levels=[level(n, rows) for n, rows in enumerate((3, 2))])

"""Writes games/minesweeper, a game of rule language 2: python3 tests/levels/minesweeper.py

The boards were printed by the generator of Simon Tatham's Portable Puzzle Collection (program mines), which promises
that nobody has to guess who begins at the marked place. The fewest choices are the well-known 3BV: one for
each area without neighbouring mines and one for each number that borders on none.
"""

from kit import Level
from language_two import HEAD, minutes, piece, rules, settings, write_game
from pictures import INK, PAPER, RED, STONE, WHITE, YELLOW, draw
from pictures_logic import solid

BOARDS = [  # seed, where to begin, the mines
    ("9x9n10#649563234139519", (5, 6),
     "......... ......... ......... **.*..... ......*.. ......... ........* *.*...... ***......"),  # 3BV 4
    ("9x9n10#251323942931728", (2, 1),
     "......*.. ......... ......... ....*.... ..*.*.... ..*...... .*....... ......... ...****.."),  # 3BV 6
    ("9x9n10#878856395934793", (2, 7),
     "..*...*.. ......**. ......... ....**... *.*...... *........ ......... ......... ......*.."),  # 3BV 7
    ("9x9n10#486903812132243", (8, 0),
     "*........ ......... ....*.*.. ......... ......... .**...... ........* .......** ....*.*.."),  # 3BV 7
    ("9x9n10#755223049642772", (8, 2),
     "........* ......... ...*..... ......*.. *.....*.* ......... .......*. .......** ......*.."),  # 3BV 9
    ("9x9n10#804684532732136", (1, 4),
     "*......*. ..*...... ..*...... ...*..... ......... ...*.*... *........ .....*... ......*.."),  # 3BV 10
    ("9x9n10#729725247760401", (4, 0),
     ".......*. ......... *...*.... .....*... ......... .....*... ...*....* ......*.. ..*...*.."),  # 3BV 11
    ("9x9n10#368204387824653", (7, 6),
     ".*..**... .*....... ......... ..*...... ......... ......... *........ *...**... ...*....."),  # 3BV 13
    ("9x9n10#440860696410789", (8, 4),
     ".....***. ......... ..*...... ....*.... ..*...... ......*.. .....*... ......... .....**.."),  # 3BV 13
    ("9x9n10#940961589501688", (2, 7),
     "...*..... ..*...... *........ ......... ...**.... ......*.* ....*.... .....**.. ........."),  # 3BV 14
    ("9x9n10#699236071633790", (4, 4),
     "........* ....**... .*....... .*....... ......... ......*.. *........ *........ ....*.*.."),  # 3BV 14
    ("9x9n10#391078165754472", (2, 1),
     "*........ ......... ......... ........* .*.*..... *.....*.. *........ .....*.*. ....*...."),  # 3BV 14
    ("9x9n20#436171178459940", (5, 6),
     "**....*.. ..*...... ...**.*.. ....***.* ...*....* ...*....* *.......* *.*...... *........"),  # 3BV 14
    ("9x9n20#853448940905289", (5, 3),
     ".*....... .....*.*. ........* ......... *.**..... ***.****. .*****... ......... *........"),  # 3BV 17
    ("9x9n20#771418558753437", (3, 6),
     "...*..*.. ......*.. .....*..* ..***.... .....**.. *....*..* ......*.* *......*. .*.....**"),  # 3BV 24
    ("9x9n20#692095692619874", (6, 8),
     "..***.... ..*...... *..*...** ......*.. .......*. .......*. *.*..**.. *...*.... *.*.*...."),  # 3BV 25
    ("9x9n20#365559413123558", (5, 6),
     "*...*.*.. *........ .**...... ..**....* ..**..*.. .**...... ...*....* .***..... ........*"),  # 3BV 27
    ("9x9n20#894085248586782", (8, 6),
     "......*.. ..**.**.. ...*..*** *..*..*.. ......... ......... ....***.. ....*.*.. ..*....**"),  # 3BV 27
    ("9x9n20#937969564869673", (4, 4),
     "**.*..... **....*.. ..*..*.*. ......... ......... ......*.. *.*..*... ***..**.. **......."),  # 3BV 28
    ("9x9n20#240972669228990", (5, 5),
     "*..***... ..*.*.... ...***... *.**.*..* .......*. ...*..... .**....*. ......... .*......."),  # 3BV 30
    ("16x16n40#593099959876585", (14, 3),
     "..**..*.*....*.. ..*.......*..... ..*...*......... *.....*......... ..*........*.... .*..*.......*..* *.**......*....* ...*..........*. ..*..........*.. **.............. *............... ..........*..... .*.............* *.........**.... ..........*...*. ..........*...**"),  # 3BV 42
    ("16x16n40#157928467639090", (2, 14),
     ".**......**....* ........**.*.... ...............* .*....*.*....... ..*............. ................ .........*....*. ....*.**........ .**.......*..... ...........*.... ....*........... ..*...*...*..... **......*.*.*..* *...*...**...*.. ........*...*... ......*........."),  # 3BV 53
    ("16x16n40#623377865810499", (9, 11),
     "......*.***..... ..*.........**.. ............*... *..**.....*..... .*..........*... ...*....*.*..... *.............*. .*.........*.... ..**....*....... .*.............. ..*............. .*..*......*..*. *..**........*.. ....*.**........ ............*... ..........**...."),  # 3BV 67
    ("16x16n40#756160904301048", (4, 12),
     "*..*........*... ...........*.... .............**. ..*............. **..*..*........ .....*.......... ........*.*.*... ..............** .....*........*. ......*......... ..****.........* .......*........ *.....*..*...... .*..........*.*. ...*.*....**.... *.*.....*.....*."),  # 3BV 70
]

RULES = rules(
    "Minesweeper, rule language 2. MINE says where the mines are, SHOWN in tables.xml which piece shows a number.",
    ("what is seen: hints say from it what can be opened", """
constraint "the number of mines around {C} is {STATE[C].number}" foreach (C in STATE) : count(D in STAR : STATE[C + D] == Mine) == STATE[C].number;
constraint "the number of mines in all is {Mines}" : count(C in STATE : STATE[C] == Mine) == Mines;""", False),
    ("the first choice is safe: a mine there moves to the first free place, but not under the star", """
if (Opened == 0 AND MINE[A])
{
  local placed = false;
  foreach (C in STATE)
  {
    if (NOT placed AND NOT MINE[C] AND C != A AND STATE[C] != Start) { MINE[C] = true; placed = true; }
  }
  MINE[A] = false;
}""", False),
    ("a mine ends the game", """
if (MINE[A])
{
  foreach (C in STATE) { if (MINE[C]) { STATE[C] = Mine; } }
  lose;
}""", True),
    ("the chosen place is opened; around a zero everything is, until nothing is left to open", """
define Open(C)
{
  STATE[C] = SHOWN[count(D in STAR : MINE[C + D]), 0];
  VALID[C] = false;
  Opened = Opened + 1;
}
Open(A);
local more = STATE[A] == Zero;
while (more)
{
  more = false;
  foreach (C in STATE)
  {
    if (VALID[C] AND any(D in STAR : STATE[C + D] == Zero))
    {
      Open(C);
      if (STATE[C] == Zero) { more = true; }
    }
  }
}""", False),
    ("only mines are left", "if (all(C in STATE : VALID[C] == MINE[C])) { win; }", False))


def around(w, h, cell):
    x, y = cell
    return [(x + a, y + b) for b in (-1, 0, 1) for a in (-1, 0, 1) if (a or b) and 0 <= x + a < w and 0 <= y + b < h]


def level(i, seed, start, text):
    rows = text.split()
    w, h = len(rows[0]), len(rows)
    mine = lambda c: rows[c[1]][c[0]] == "*"
    cells = [(x, y) for y in range(h) for x in range(w)]
    near = {c: sum(map(mine, around(w, h, c))) for c in cells}
    opened, moves = set(), []

    def choose(cell):
        moves.append(cell)
        todo = [cell]
        while todo:
            c = todo.pop()
            if c not in opened:
                opened.add(c)
                if near[c] == 0:
                    todo += around(w, h, c)

    for wanted in (lambda c: c == start, lambda c: near[c] == 0, lambda c: True):
        for c in cells:
            if not mine(c) and c not in opened and wanted(c):
                choose(c)
    grid = lambda f: [[f((x, y)) for x in range(w)] for y in range(h)]
    mines = sum(map(mine, cells))
    names = (f"{w} × {h} {'se' if mines == 40 else 's'} {mines} minami", f"{w} × {h}, {mines} mín", f"{w} × {h}, {mines} mines", f"{w} × {h}, {mines} Minen")
    return Level(
        name=names, difficulty="easy" if i < 6 else "medium" if i < 12 else "hard" if i < 20 else "expert",
        state=grid(lambda c: "Start" if c == start else "Hidden"), valid=grid(lambda c: True), finals=[], at=start,
        items=[("Opened", 0, False), ("Mines", mines, True)], solution=moves, minimum=len(moves),
        author="generator of Simon Tatham's Portable Puzzle Collection", source=f"sgt-mines 20230122, seed {seed}", licence="MIT",
        more=[("Bool", "MINE", grid(mine))])


def pictures():
    cover = f'<rect x="2" y="2" width="60" height="60" rx="6" fill="{STONE}"/>\n<path d="M8 52 V8 H52" stroke="{WHITE}"/>'
    mine = (f'<circle cx="32" cy="32" r="16" fill="{INK}"/>\n<path d="M32 8 V56 M8 32 H56 M15 15 L49 49 M49 15 L15 49" stroke-width="4"/>\n'
            f'<circle cx="26" cy="26" r="4" fill="{WHITE}" stroke="none"/>')
    ground = f'<rect x="1" y="1" width="62" height="62" fill="{PAPER}" stroke="#b9ae97" stroke-width="1.5"/>'
    draw("minesweeper", "hidden", cover)
    draw("minesweeper", "start", cover + f'\n<path d="M32 14 L37 27 L51 27 L40 36 L44 50 L32 42 L20 50 L24 36 L13 27 L27 27 Z" fill="{YELLOW}"/>')
    draw("minesweeper", "ground", ground)
    draw("minesweeper", "mine", f'<rect x="1" y="1" width="62" height="62" fill="{RED}"/>\n' + mine)
    for n in range(1, 9):
        draw("minesweeper", f"number-{n}", solid(str(n)))
    place = lambda body, x, y: f'<g transform="translate({x} {y}) scale(0.5)">{body}</g>'
    draw("minesweeper", "thumbnail", place(ground + solid("1"), 0, 0) + place(cover, 32, 0) + place(ground + solid("2"), 0, 32)
         + place(f'<rect x="1" y="1" width="62" height="62" fill="{RED}"/>' + mine, 32, 32))


if __name__ == "__main__":
    pictures()
    numbers = ("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
    nothing = ("žádná mina v okolí", "žiadna mína v okolí", "no mine near", "keine Mine in der Nähe")
    pieces = [
        piece("Hidden", ["hidden"], "#", ("zakryto", "zakryté", "covered", "verdeckt"), covers="Safe Mine"),
        piece("Start", ["start"], "*", ("tady začněte", "tu začnite", "begin here", "hier anfangen"), covers="Safe"),
        piece("Mine", ["mine"], "X", ("mina", "mína", "mine", "Mine")),
        piece("Zero", ["ground"], ".", nothing, number=0),
    ] + [piece(name, ["ground", f"number-{n}"], str(n), (str(n),) * 4, number=n) for n, name in enumerate(numbers) if n] + [
        piece("Safe", ["ground"], "o", ("bez miny", "bez míny", "no mine", "keine Mine"))]
    tables = (f"{HEAD}<Tables>\n  <MatrixString>\n    <name>SHOWN</name>\n    <width>9</width>\n    <height>1</height>\n"
              f"    <Rows>\n      <Row>{' '.join(numbers)}</Row>\n    </Rows>\n  </MatrixString>\n</Tables>\n")
    write_game(
        "minesweeper", name=("Hledání min", "Hľadanie mín", "Minesweeper", "Minensuche"),
        task=(
            "Odkryjte všechna pole, pod kterými není mina. Číslo na odkrytém poli říká, kolik min leží na osmi polích kolem něj. Kde kolem žádná není, odkryje se okolí samo. První výběr je vždy bezpečný; začnete-li u hvězdy, nemusíte nikdy hádat.",
            "Odkryte všetky políčka, pod ktorými nie je mína. Číslo na odkrytom políčku hovorí, koľko mín leží na ôsmich políčkach okolo neho. Kde okolo žiadna nie je, odkryje sa okolie samo. Prvý výber je vždy bezpečný; ak začnete pri hviezde, nemusíte nikdy hádať.",
            "Open all squares that hide no mine. The number on an open square says how many mines lie on the eight squares around it. Where there are none, the surroundings open by themselves. The first choice is always safe; whoever begins at the star never has to guess.",
            "Decken Sie alle Felder auf, unter denen keine Mine liegt. Die Zahl auf einem offenen Feld sagt, wie viele Minen auf den acht Feldern ringsum liegen. Wo keine liegt, öffnet sich die Umgebung von selbst. Die erste Wahl ist immer sicher; wer beim Stern anfängt, muss nie raten."),
        press=("Odkrýt", "Odkryť", "Open", "Aufdecken"),
        time=minutes(2, 15), source="idea: Minesweeper; levels: see each level", rules=RULES, tables=tables,
        settings=settings("#c9c2b2", 0), messages={
            "Mines": ("Miny", "Míny", "Mines", "Minen"),
            "the number of mines around {C} is {STATE[C].number}": ("počet min kolem pole ({C}) je {STATE[C].number}", "počet mín okolo políčka ({C}) je {STATE[C].number}", "the number of mines around {C} is {STATE[C].number}", "die Zahl der Minen rings um das Feld ({C}) ist {STATE[C].number}"),
            "the number of mines in all is {Mines}": ("počet všech min je {Mines}", "počet všetkých mín je {Mines}", "the number of mines in all is {Mines}", "die Zahl aller Minen ist {Mines}"),
        }, pieces=pieces, levels=[level(i, *b) for i, b in enumerate(BOARDS)])

"""Rung 2, again and more: several presses build a whole."""

from steps_kit import *

# ---------------------------------------------------------------- a house is built

DAY = "#bfe0f5"
GRASS = '<path d="M0 52 H64 V64 H0 Z" fill="#7fb56a" stroke="none"/>'


def storey(light, dark, inner):
    return svg(ground(DAY) + f'<rect x="6" y="-2" width="52" height="68" fill="url(#w)" stroke="none"/><path d="M6 -2 V66 M58 -2 V66 M6 64 H58"/>' + inner, shade("w", light, dark))


WINDOW = '<rect x="{x}" y="16" width="16" height="28" rx="2" fill="#fdf3d3"/><path d="M{c} 16 V44 M{x} 30 H{r}" stroke-width="2"/>'
WINDOWS = WINDOW.format(x=13, c=21, r=29) + WINDOW.format(x=35, c=43, r=51)
HOUSE = {
    "Door": (storey("#e9c9a8", "#c99a72", '<path d="M23 64 V28 C23 18 41 18 41 28 V64 Z" fill="#7a4b2a"/><circle cx="36" cy="46" r="2" fill="#e9d9b0" stroke="none"/>'), ("dveře", "dvere", "door", "Tür")),
    "Rose": (storey("#f3c3bd", "#d98c86", WINDOWS), ("první patro", "prvé poschodie", "first floor", "erster Stock")),
    "Blue": (storey("#bcd6ef", "#84aed6", WINDOWS), ("druhé patro", "druhé poschodie", "second floor", "zweiter Stock")),
    "Green": (storey("#cfe3b8", "#98bd7a", WINDOWS), ("třetí patro", "tretie poschodie", "third floor", "dritter Stock")),
    "Roof": (svg(ground(DAY) + '<path d="M2 64 L32 14 L62 64 Z" fill="url(#w)"/><circle cx="32" cy="46" r="7" fill="#fdf3d3"/><path d="M46 38 V18 H54 V52" fill="#a7685c"/>', shade("w", "#d77a6a", "#a3473f")), ("střecha", "strecha", "roof", "Dach")),
}
ASIDE = {
    "Air": (svg(ground(DAY)), None),
    "Cloud": (svg(ground(DAY) + '<path d="M14 42 C4 42 4 28 15 28 C16 16 34 14 37 25 C50 20 56 42 46 42 Z" fill="#ffffff"/>'), None),
    "Sun": (svg(ground(DAY) + '<circle cx="32" cy="32" r="14" fill="#f6d9a0"/><path d="M32 6 V12 M32 52 V58 M6 32 H12 M52 32 H58 M14 14 L18 18 M46 46 L50 50 M50 14 L46 18 M18 46 L14 50" stroke="#e2b97d" stroke-width="3.4"/>'), None),
    "Tree": (svg(ground(DAY) + GRASS + '<path d="M28 58 V40 H36 V58 Z" fill="#8a5a31"/><circle cx="32" cy="27" r="19" fill="url(#w)"/>', shade("w", "#a4d08a", "#4f8f52")), None),
    "Bush": (svg(ground(DAY) + GRASS + '<path d="M8 58 C6 42 22 38 26 46 C30 34 50 36 48 48 C58 46 60 58 54 58 Z" fill="url(#w)"/>', shade("w", "#a4d08a", "#5f9a55")), None),
}
STOREYS = list(HOUSE)
SYMBOLS = dict(zip(STOREYS, ["D", "1", "2", "3", "^"]))


def plot(rows, storeys):
    return level(0, rows, items=[("N", 0), ("Top", storeys)])


def numbered(levels):
    for number, made in enumerate(levels, 1):
        made.name = tuple(text.format(number) for text in NUMBERED)
    return levels


house = Activity(
    "steps-2-house", 2, ("Dům", "Dom", "House", "Haus"),
    ("Každý stisk přistaví další patro, až je dům hotový.", "Každé stlačenie pristaví ďalšie poschodie, až je dom hotový.",
     "Each press builds one more storey, until the house is done.", "Jeder Druck baut ein weiteres Stockwerk, bis das Haus fertig ist."),
    pieces=[piece(name, labels, SYMBOLS.get(name, ".")) for name, (_, labels) in (HOUSE | ASIDE).items()],
    pictures={name.lower(): picture for name, (picture, _) in (HOUSE | ASIDE).items()},
    rules=[(False, """
      if (Pressed > 0)
      {
        local y = height - 1 - N;
        N = N + 1;
        if (N == Top) { STATE[1, y] = Roof; sound roof; win; }
        else if (N == 1) { STATE[1, y] = Door; sound one; }
        else if (N == 2) { STATE[1, y] = Rose; sound two; }
        else if (N == 3) { STATE[1, y] = Blue; sound three; }
        else { STATE[1, y] = Green; sound four; }
      }""")],
    settings=settings("Press", board=DAY, padding=0),
    levels=numbered([
        plot(["Sun Air Cloud", "Air Air Air", "Tree Air Bush"], 3),
        plot(["Cloud Air Air", "Air Air Sun", "Air Air Air", "Bush Air Tree"], 4),
        plot(["Air Air Sun", "Cloud Air Air", "Air Air Cloud", "Air Air Air", "Tree Air Tree"], 5),
    ]),
    sounds={name: chord(notes, 800, SOFT) for name, notes in zip("one two three four".split(), ["C4 E4", "D4 F4", "E4 G4", "F4 A4"])}
    | {"roof": tune("G4 C5 E5:2", 200, BELL)},
    thumbnail=svg(ground(DAY) + GRASS + '<path d="M14 32 H50 V58 H14 Z" fill="url(#w)"/><path d="M8 34 L32 10 L56 34 Z" fill="#c25f54"/><path d="M27 58 V42 H37 V58 Z" fill="#7a4b2a"/><rect x="18" y="38" width="7" height="8" fill="#fdf3d3" stroke-width="2"/><rect x="40" y="38" width="7" height="8" fill="#fdf3d3" stroke-width="2"/>', shade("w", "#e9c9a8", "#c99a72")),
)
for made, count in zip(house.levels, (3, 4, 5)):
    made.solution = ["press 1"] * count

# ---------------------------------------------------------------- a song, line by line

SHEET = "#f7f1e3"
COLORS = {1: ("#f3a6a0", "#c4504c"), 2: ("#f5c8a0", "#c9772f"), 3: ("#bfe0a6", "#5f9a4b"), 4: ("#a5d7ec", "#3a86b0"), 5: ("#cdbdf0", "#7a5bbf")}


def staff(inner="", defs=""):
    lines = "".join(f"M0 {y} H64 " for y in (16, 24, 32, 40, 48))
    return svg(ground(SHEET) + f'<path d="{lines}" stroke="#a89f8c" stroke-width="1.6"/>' + inner, defs)


def note(n, lit):
    y = 52 - 6 * n
    fill = "url(#n)" if lit else "#d8d0be"
    edge = "" if lit else ' stroke="#8f8673"'
    return staff(f'<g{edge}><path d="M37 {y} V{y - 26 if y > 26 else y + 26}" stroke-width="3"/><ellipse cx="29" cy="{y}" rx="9.5" ry="7.5" transform="rotate(-18 29 {y})" fill="{fill}"/></g>', shade("n", *COLORS[n]) if lit else "")


SONGS = [
    ("3 4 5 5 4 3 2 1", [("E4 E4"), ("F4 G4"), ("G4 A4"), ("G4:2"), ("F4 E4"), ("E4 D4"), ("D4 B3"), ("C4:3")]),
    ("1 3 2 4 3 5 2 1", [("C4 E4 G4"), ("E4:2"), ("D4 F4 A4"), ("F4:2"), ("E4 G4 C5"), ("B4 G4"), ("D4 F4"), ("C4:3")]),
    ("5 4 5 3 4 2 3 1", [("G4:2 A4"), ("F4:2"), ("G4 C5 B4"), ("E4:2"), ("F4 A4"), ("D4:2"), ("E4 D4"), ("C4:3")]),
]
TEMPO = (280, 230, 360)
song = Activity(
    "steps-2-song", 2, ("Píseň", "Pieseň", "A song", "Ein Lied"),
    ("Každý stisk zahraje kousek písně; po osmi je celá.", "Každé stlačenie zahrá kúsok piesne; po ôsmich je celá.",
     "Each press plays a bit of a song; after eight it is whole.", "Jeder Druck spielt ein Stück eines Liedes; nach acht ist es ganz."),
    pieces=[piece(f"{kind}{n}", (("nota", "nota", "note", "Note") if kind == "Grey" else ("zahraná nota", "zahraná nota", "played note", "gespielte Note")), "o" if kind == "Grey" else "@",
                  properties=[("lit", f"Note{n}")] if kind == "Grey" else ()) for kind in ("Grey", "Note") for n in range(1, 6)],
    pictures={f"grey{n}": note(n, False) for n in range(1, 6)} | {f"note{n}": note(n, True) for n in range(1, 6)},
    rules=[(False, """
      if (Pressed > 0)
      {
        STATE[N % 4, N / 4] = STATE[N % 4, N / 4].lit;
        N = N + 1;
        local k = Song * 8 + N;
        """ + "\n        ".join(f"{'else ' if s or k else ''}if (k == {s * 8 + k + 1}) {{ sound bar{s + 1}{k + 1}; }}" for s in range(3) for k in range(8)) + """
        if (N == 8) { win; }
      }""")],
    settings=settings("Press", board=SHEET, padding=0),
    levels=numbered([level(0, [" ".join(f"Grey{n}" for n in notes.split()[at:at + 4]) for at in (0, 4)], items=[("N", 0), ("Song", number)]) for number, (notes, _) in enumerate(SONGS)]),
    sounds={f"bar{s + 1}{k + 1}": tune(bar, TEMPO[s], (REED, BELL, SOFT)[s]) for s, (_, bars) in enumerate(SONGS) for k, bar in enumerate(bars)},
    thumbnail=note(3, True),
)
for made in song.levels:
    made.solution = ["press 1"] * 8

# ---------------------------------------------------------------- a picture is uncovered

SCENES = {
    "Lake": (
        '<rect x="0" y="0" width="64" height="48" fill="url(#a)" stroke="none"/><circle cx="47" cy="10" r="5" fill="#fff6dc" stroke="none"/>'
        '<path d="M-2 32 L14 12 L24 24 L36 6 L52 26 L58 20 L68 34 Z" fill="#7d90b5"/><path d="M14 12 L9 18 L13 17 L16 19 L19 18 Z M36 6 L30 15 L35 14 L38 17 L42 14 Z" fill="#ffffff" stroke-width="1"/>'
        '<path d="M-2 32 H68 V50 H-2 Z" fill="#5aa3c9"/><path d="M6 38 H18 M30 42 H46 M44 36 H56" stroke="#bfe3f2" stroke-width="1.4"/>'
        '<path d="M22 40 L32 40 L30 44 H24 Z" fill="#a8542f" stroke-width="1.2"/><path d="M27 40 V28 L34 38 Z" fill="#ffffff" stroke-width="1.2"/>'
        '<path d="M2 50 V34 M8 50 V37" stroke="#5f4630" stroke-width="2"/><path d="M2 24 L-3 38 H7 Z M8 28 L3 41 H13 Z" fill="#3f7d4e" stroke-width="1.2"/>', shade("a", "#9fd0f0", "#e7d8ea")),
    "Harbour": (
        '<rect x="0" y="0" width="64" height="48" fill="#1d2a4a" stroke="none"/><path d="M50 6 C44 7 43 14 48 17 C51 18 54 17 55 15 C50 15 48 10 50 6 Z" fill="#f3ead0" stroke="none"/>'
        '<path d="M0 30 H64 V48 H0 Z" fill="#16345c" stroke="none"/><path d="M4 30 L6 8 H12 L14 30 Z" fill="#e8e4da"/><path d="M4.6 22 L13.4 22 M5.4 15 H12.6" stroke="#b8474c" stroke-width="3"/><path d="M5 4 H13 V9 H5 Z" fill="#f6d9a0"/>'
        '<path d="M13 5 L64 -4 V12 Z" fill="#f6e3b4" fill-opacity="0.35" stroke="none"/><path d="M24 34 H58 L53 42 H29 Z" fill="#a33f45"/><path d="M34 34 V26 H48 V34 Z" fill="#ece6d6"/><path d="M42 26 V18 H46 V26 Z" fill="#3b4460"/>'
        '<circle cx="37.5" cy="30" r="1.4" fill="#f6d9a0" stroke="none"/><circle cx="44" cy="30" r="1.4" fill="#f6d9a0" stroke="none"/><path d="M6 38 H18 M20 44 H34 M48 45 H60" stroke="#4d74a8" stroke-width="1.4"/>', ""),
    "Garden": (
        '<rect x="0" y="0" width="64" height="48" fill="#cfe8f7" stroke="none"/><path d="M0 28 C20 22 44 22 64 28 V48 H0 Z" fill="#94c47d" stroke="none"/>'
        '<path d="M36 30 V14 H58 V30 Z" fill="#f0dcc0"/><path d="M33 15 L47 4 L61 15 Z" fill="#b85f50"/><path d="M44 30 V21 H50 V30 Z" fill="#6f4a2e"/><rect x="38" y="18" width="4.5" height="5" fill="#a5d7ec" stroke-width="1.2"/><rect x="52" y="18" width="4.5" height="5" fill="#a5d7ec" stroke-width="1.2"/>'
        '<path d="M10 34 V18 H14 V34 Z" fill="#7a5636"/><circle cx="12" cy="13" r="10" fill="#5f9f57"/><circle cx="8" cy="11" r="1.7" fill="#c4504c" stroke="none"/><circle cx="15" cy="9" r="1.7" fill="#c4504c" stroke="none"/><circle cx="14" cy="17" r="1.7" fill="#c4504c" stroke="none"/>'
        '<path d="M22 40 V35 M29 43 V37 M54 42 V36 M60 38 V33" stroke="#3f7d4e" stroke-width="1.6"/><circle cx="22" cy="33" r="2.6" fill="#e58aa0" stroke-width="1.2"/><circle cx="29" cy="35" r="2.6" fill="#a98be0" stroke-width="1.2"/><circle cx="54" cy="34" r="2.6" fill="#e58aa0" stroke-width="1.2"/><circle cx="60" cy="31" r="2.6" fill="#ffffff" stroke-width="1.2"/>'
        '<path d="M36 44 C36 38 44 38 45 41 L48 38 V44 Z" fill="#e8a15c"/><circle cx="36.5" cy="39.5" r="3" fill="#e8a15c"/><path d="M34 37 L34 34 L36 36 M37.5 36 L39.5 34 L39.5 37.5" fill="#e8a15c" stroke-width="1.2"/>', ""),
}
NAMES = {"Lake": ("jezero", "jazero", "lake", "See"), "Harbour": ("přístav", "prístav", "harbour", "Hafen"), "Garden": ("zahrada", "záhrada", "garden", "Garten")}


def part(scene, column, row):
    inner, defs = SCENES[scene]
    return svg(inner.replace("url(#a)", "url(#a)"), defs).replace('viewBox="0 0 64 64"', f'viewBox="{column * 16} {row * 16} 16 16"').replace('stroke-width="2.4"', 'stroke-width="1.4"')


def parts(scene):
    return [" ".join(f"{scene}{row * 4 + column + 1}" for column in range(4)) for row in range(3)]


COVER = svg(ground("#5b6b8c") + '<path d="M0 0 H64 V64 H0 Z" stroke="#47546f"/><path d="M32 12 C40 12 44 18 44 24 C44 32 33 33 33 41" stroke="#8fa0c4" stroke-width="5"/><circle cx="33" cy="51" r="3.4" fill="#8fa0c4" stroke="none"/>')
picture = Activity(
    "steps-2-picture", 2, ("Obrázek", "Obrázok", "A picture", "Ein Bild"),
    ("Každý stisk odkryje další kus obrázku.", "Každé stlačenie odkryje ďalší kus obrázka.", "Each press uncovers one more part of a picture.", "Jeder Druck deckt ein weiteres Stück eines Bildes auf."),
    pieces=[piece("Cover", ("zakryto", "zakryté", "covered", "verdeckt"), "?")]
    + [piece(f"{scene}{n}", NAMES[scene], scene[0].lower()) for scene in SCENES for n in range(1, 13)],
    pictures={"cover": COVER} | {f"{scene.lower()}{row * 4 + column + 1}": part(scene, column, row) for scene in SCENES for row in range(3) for column in range(4)},
    rules=[(False, """
      if (Pressed > 0)
      {
        local here = random(C in STATE : STATE[C] == Cover);
        STATE[here] = WHOLE[here];
        local left = count(C in STATE : STATE[C] == Cover);
        if (left == 0) { sound whole; win; } else if (left % 3 == 0) { sound one; } else if (left % 3 == 1) { sound two; } else { sound three; }
      }""")],
    settings=settings("Press", board="#47546f", padding=0),
    levels=numbered([level(0, ["Cover Cover Cover Cover"] * 3, more=[("String", "WHOLE", [row.split() for row in parts(scene)])]) for scene in SCENES]),
    sounds={"one": chord("C5 G4", 800, BELL), "two": chord("D5 A4", 800, BELL), "three": chord("E5 C5", 800, BELL), "whole": tune("C5 E5 G5 C6:3", 150, BELL)},
    thumbnail=svg(SCENES["Lake"][0], SCENES["Lake"][1]).replace('viewBox="0 0 64 64"', 'viewBox="8 0 48 48"').replace('stroke-width="2.4"', 'stroke-width="1.4"'),
)

ACTIVITIES = [house, song, picture]

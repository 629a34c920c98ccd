"""Rung 3, hold and let go: as long as the switch is held something goes on. Where a switch tells no hold, a press begins and the next ends it."""

from steps_kit import *
from steps_two import ASIDE, DAY, numbered

HOLD = """
      if (Pressed > 0) { Down = true; }
      if (Released > 0) { Down = false; }"""

# ---------------------------------------------------------------- a train

RAILS = '<path d="M0 52 H64 M0 58 H64" stroke="#6b6f7c" stroke-width="3"/><path d="M8 48 V62 M24 48 V62 M40 48 V62 M56 48 V62" stroke="#8a6a4c" stroke-width="4"/>'
MEADOW = ground("#a9d08f")


def track(inner="", defs=""):
    return svg(MEADOW + RAILS + inner, defs)


ENGINE = ('<path d="M8 20 H26 V46 H8 Z" fill="url(#e)"/><path d="M26 28 H52 C58 28 58 46 52 46 H26 Z" fill="url(#e)"/><path d="M42 28 V16 H50 V28 Z" fill="#3b4460"/>'
          '<path d="M5 20 H29" stroke-width="4"/><rect x="12" y="25" width="10" height="9" fill="#d7edf8"/><circle cx="16" cy="50" r="7" fill="#c9ced8"/><circle cx="34" cy="50" r="7" fill="#c9ced8"/><circle cx="50" cy="50" r="7" fill="#c9ced8"/>'
          '<path d="M36 10 C30 10 30 2 38 3 C42 -2 52 2 48 8 C52 12 40 14 36 10 Z" fill="#ffffff" stroke-width="1.6"/>')
PLATFORM = '<path d="M0 40 H64 V47 H0 Z" fill="#c9bfae"/><path d="M10 40 V12 H58 V40" fill="#f0dcc0"/><path d="M4 14 L34 2 L64 14 Z" fill="#b85f50"/><rect x="28" y="22" width="14" height="18" fill="#6f4a2e"/><circle cx="20" cy="24" r="5" fill="#ffffff" stroke-width="1.8"/><path d="M20 21 V24 H22" stroke-width="1.4"/>'
train = Activity(
    "steps-3-train", 3, ("Vlak", "Vlak", "Train", "Zug"),
    ("Dokud držíte spínač, vlak jede. Ve stanici je cíl.", "Kým držíte spínač, vlak ide. V stanici je cieľ.",
     "As long as you hold the switch, the train goes. It arrives at the station.", "Solange Sie den Schalter halten, fährt der Zug. Am Bahnhof kommt er an."),
    pieces=[piece("Track", None, "="), piece("Train", ("vlak", "vlak", "train", "Zug"), "&"), piece("Station", ("stanice", "stanica", "station", "Bahnhof"), "H")]
    + [piece(name, None, ".") for name in ASIDE],
    pictures={"track": track(), "train": track(ENGINE, shade("e", "#e07a6c", "#a33a38")), "station": track(PLATFORM)} | {name.lower(): picture for name, (picture, _) in ASIDE.items()},
    rules=[(False, HOLD + """
      if (Ticked AND Down)
      {
        STATE[At, 1] = Track;
        At = At + 1;
        local last = STATE[At, 1] == Station;
        STATE[At, 1] = Train;
        if (last) { sound whistle; win; } else if (At % 2 == 0) { sound chuff; }
      }""")],
    settings=settings("Hold", timed=500, board=DAY, padding=0),
    levels=numbered([
        level(0, [scene, " ".join(["Train"] + ["Track"] * (len(scene.split()) - 2) + ["Station"])], items=[("At", 0), ("Down", False)])
        for scene in ("Air Tree Cloud Sun Bush", "Bush Air Cloud Air Tree Sun", "Tree Cloud Air Sun Air Bush Cloud Tree")]),
    sounds={"chuff": tones([(0, 380, 92, 0.5, (1.0, 0.7, 0.5, 0.35, 0.3, 0.2)), (200, 320, 104, 0.4, (1.0, 0.7, 0.5, 0.35, 0.3))]), "whistle": chord("A4 C#5 E5 G5", 1400, REED)},
    thumbnail=track(ENGINE, shade("e", "#e07a6c", "#a33a38")),
)
for made, cells in zip(train.levels, (5, 6, 8)):
    made.solution = [f"press 1 ticks {cells - 1}"]

# ---------------------------------------------------------------- the kitchen: a jug is filled

TILES = ground("#e3ecef") + '<path d="M0 20 H64 M0 40 H64 M16 0 V20 M48 0 V20 M32 20 V40" stroke="#c4d2d8" stroke-width="1.4"/><path d="M0 56 H64 V64 H0 Z" fill="#b98a5f" stroke="none"/>'
TAP = '<path d="M64 6 H44 C38 6 36 9 36 14 V17 H44 V15 H64" fill="#b8c0cb"/><path d="M50 6 V1 H58 V6" fill="#b8c0cb"/>'
JUG = '<path d="M22 26 H52 L49 56 C49 59 25 59 25 56 Z" {fill}/><path d="M23 32 C10 28 10 50 24 48" stroke-width="3.4"/>'
FULL = 8


def jug(n):
    top = 56 - n * 26 / FULL
    spread = (56 - top) / 30 * 3
    water = f'<path d="M{25 - spread:.1f} {top:.1f} H{49 + spread:.1f} L49 56 C49 58 25 58 25 56 Z" fill="url(#j)" stroke="none"/>' if n else ""
    stream = f'<path d="M40 18 V{top:.1f}" stroke="#e79a5c" stroke-width="4"/>' if 0 < n < FULL else ""
    return svg(TILES + TAP + JUG.format(fill='fill="#f7fbfd" fill-opacity="0.8"') + water + stream + JUG.format(fill=""), shade("j", "#f6bd85", "#d9793a"))


kitchen = Activity(
    "steps-3-jug", 3, ("Džbán", "Džbán", "Jug", "Krug"),
    ("Dokud držíte spínač, teče do džbánu šťáva, až je plný.", "Kým držíte spínač, tečie do džbánu šťava, až je plný.",
     "As long as you hold the switch, juice runs into the jug, until it is full.", "Solange Sie den Schalter halten, läuft Saft in den Krug, bis er voll ist."),
    pieces=[piece(f"Jug{n}", ("prázdný džbán", "prázdny džbán", "empty jug", "leerer Krug") if n == 0 else ("plný džbán", "plný džbán", "full jug", "voller Krug") if n == FULL else ("džbán", "džbán", "jug", "Krug"),
                  f"{n}", properties=[("more", f"Jug{min(n + 1, FULL)}")]) for n in range(FULL + 1)],
    pictures={f"jug{n}": jug(n) for n in range(FULL + 1)},
    rules=[(False, HOLD + f"""
      if (Ticked AND Down)
      {{
        N = N + 1;
        if (N % Slow == 0) {{ STATE[0, 0] = STATE[0, 0].more; }}
        if (STATE[0, 0] == Jug{FULL}) {{ sound full; win; }}
        else if (N % 4 == 1) {{ sound low; }} else if (N % 4 == 3) {{ sound high; }}
      }}""")],
    settings=settings("Hold", timed=500, board="#e3ecef", padding=0),
    levels=numbered([level(0, ["Jug0"], items=[("N", 0), ("Slow", slow), ("Down", False)]) for slow in (1, 2, 3)]),
    sounds={"low": chord("C4 G4", 700, SOFT, 60), "high": chord("E4 B4", 700, SOFT, 60), "full": tune("C5 G4 C5:3", 160, BELL)},
    thumbnail=jug(5),
)
for made, slow in zip(kitchen.levels, (1, 2, 3)):
    made.solution = [f"press 1 ticks {FULL * slow}"]

# ---------------------------------------------------------------- a balloon

DUSK = "#26345c"
STARS = '<circle cx="12" cy="14" r="1.2" fill="#c9d4f0" stroke="none"/><circle cx="50" cy="24" r="1" fill="#c9d4f0" stroke="none"/><circle cx="30" cy="50" r="1.1" fill="#c9d4f0" stroke="none"/>'
BALLOON = ('<path d="M32 4 C48 4 52 20 46 30 C43 36 38 40 37 44 H27 C26 40 21 36 18 30 C12 20 16 4 32 4 Z" fill="url(#b)"/><path d="M32 4 C26 12 26 34 29 44 M32 4 C38 12 38 34 35 44" stroke-width="1.6"/>'
           '<path d="M28 44 L28 52 M36 44 L36 52" stroke-width="1.6"/><path d="M26 51 H38 V60 H26 Z" fill="#a9713c"/>')


def dusk(inner="", defs=""):
    return svg(ground(DUSK) + STARS + inner, defs)


balloon = Activity(
    "steps-3-balloon", 3, ("Balón", "Balón", "Balloon", "Ballon"),
    ("Dokud držíte spínač, balón stoupá; pustíte-li, čeká. Nahoře je měsíc.", "Kým držíte spínač, balón stúpa; keď pustíte, čaká. Hore je mesiac.",
     "As long as you hold the switch, the balloon climbs; when you let go, it waits. The moon is at the top.",
     "Solange Sie den Schalter halten, steigt der Ballon; lassen Sie los, wartet er. Oben ist der Mond."),
    pieces=[piece("Night", None, "."), piece("Meadow", None, "_"), piece("Balloon", ("balón", "balón", "balloon", "Ballon"), "O"), piece("Moon", ("měsíc", "mesiac", "moon", "Mond"), "C"),
            piece("Wisp", None, "~"), piece("Together", ("balón u měsíce", "balón pri mesiaci", "balloon at the moon", "Ballon am Mond"), "CO")],
    pictures={
        "night": dusk(), "meadow": dusk('<path d="M0 50 C20 44 44 44 64 50 V64 H0 Z" fill="#4f7f5c" stroke="none"/>'), "balloon": dusk(BALLOON, shade("b", "#f3a6a0", "#c4504c")),
        "moon": dusk('<path d="M40 10 C20 12 14 38 30 50 C38 55 48 54 53 48 C38 48 30 26 40 10 Z" fill="#f3ead0"/>'),
        "wisp": dusk('<path d="M10 40 C2 40 2 30 11 30 C12 20 28 20 30 28 C42 24 46 40 38 40 Z" fill="#8fa0c8" fill-opacity="0.7" stroke="none"/>'),
        "together": dusk('<path d="M40 6 C20 8 14 34 30 46 C38 51 48 50 53 44 C38 44 30 22 40 6 Z" fill="#f3ead0"/><g transform="translate(20 22) scale(0.62)">' + BALLOON + "</g>", shade("b", "#f3a6a0", "#c4504c"))},
    rules=[(False, HOLD + """
      if (Ticked AND Down)
      {
        if (At == height - 1) { STATE[1, At] = Meadow; } else { STATE[1, At] = Night; }
        At = At - 1;
        if (At == 0) { STATE[1, 0] = Together; sound moon; win; }
        else { STATE[1, At] = Balloon; if (At % 2 == 0) { sound up; } }
      }""")],
    settings=settings("Hold", timed=600, board=DUSK, padding=0),
    levels=numbered([level(0, rows, items=[("At", len(rows) - 1), ("Down", False)]) for rows in (
        ["Night Moon Wisp", "Wisp Night Night", "Night Night Night", "Meadow Balloon Meadow"],
        ["Wisp Moon Night", "Night Night Wisp", "Wisp Night Night", "Night Night Night", "Meadow Balloon Meadow"],
        ["Night Moon Night", "Wisp Night Night", "Night Night Wisp", "Night Night Night", "Wisp Night Night", "Meadow Balloon Meadow"])]),
    sounds={"up": tune("G4 A4 B4:2", 130, SOFT), "moon": chord("C4 G4 E5 C6", 1500, BELL, 90)},
    thumbnail=dusk(BALLOON, shade("b", "#f3a6a0", "#c4504c")),
)
for made, rows in zip(balloon.levels, (4, 5, 6)):
    made.solution = [f"press 1 ticks {rows - 1}"]

ACTIVITIES = [train, kitchen, balloon]

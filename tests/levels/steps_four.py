"""Rung 4, now!: press when it is there. It stays for as long as Open says, in steps of time; each hit makes that a little shorter, down to the
level's Least, and each time that nobody pressed makes it longer, up to Most. Hits and Misses are kept for who helps, and Chance, the part
of the time in which it is there; nobody is told of them."""

from steps_kit import *
from steps_three import DUSK, STARS
from steps_two import numbered

# what comes and goes: in Gap steps it is away, in Open steps it is there
COMES = """
      define Stay(K) {{ Open = K; Chance = 1 + 100 * K / (K + Gap); }}
      if (Ticked)
      {{
        Step = Step + 1;
        if (There AND Step >= Open) {{ There = false; Step = 0; Stay(min(Most, Open + 2)); {go} }}
        else if (NOT There AND Step >= Gap) {{ There = true; Step = 0; {come} }}
      }}
      if (Pressed > 0)
      {{
        if (There) {{ There = false; Step = 0; Hits = Hits + 1; Stay(max(Least, Open - 1)); {hit} if (Hits == Wanted) {{ {done} win; }} }}
        else {{ Misses = Misses + 1; }}
      }}"""
PACES = ((16, 12, 24), (10, 7, 20), (7, 4, 16))  # Open at first, least, most: of a quarter of a second each


def paced(rows, number, wanted, more=(), gap=6):
    open_, least, most = PACES[number]
    items = [("Open", open_), ("Least", least), ("Most", most), ("Gap", gap), ("Step", 0), ("There", False), ("Hits", 0), ("Misses", 0), ("Chance", 1 + 100 * open_ // (open_ + gap)), ("Wanted", wanted)]
    # nobody needs to be quick: the thing comes after Gap steps and stays
    made = level(0, rows, items=items, more=more)
    made.solution = [" ".join([f"ticks {gap} press 1"] * wanted)]
    return made


# ---------------------------------------------------------------- football

TURF = ground("#6fae6a") + '<path d="M0 0 H16 V64 H0 Z M32 0 H48 V64 H32 Z" fill="#7bb975" stroke="none"/>'


def turf(inner="", defs=""):
    return svg(TURF + inner, defs)


BALL = '<circle cx="{x}" cy="{y}" r="{r}" fill="#ffffff"/><path d="M{x} {a} l5 4 -2 6 h-6 l-2 -6 Z" fill="#2b2f3a" stroke="none"/>'
GOAL = '<path d="M6 60 V8 H58 V60" stroke="#ffffff" stroke-width="5"/><path d="M12 14 V60 M20 14 V60 M28 14 V60 M36 14 V60 M44 14 V60 M52 14 V60 M8 22 H56 M8 32 H56 M8 42 H56 M8 52 H56" stroke="#dfeadd" stroke-width="1.2"/>'
FOOT = '<path d="M16 4 H34 L36 36 C46 40 54 44 54 54 H18 Z" fill="url(#f)"/><path d="M18 50 H54" stroke="#ffffff" stroke-width="3"/><path d="M22 54 V60 M34 54 V60 M46 54 V60" stroke-width="4"/>'
goal = Activity(
    "steps-4-goal", 4, ("Gól", "Gól", "Goal", "Tor"),
    ("Když je míč u kopačky, stiskněte: míč letí do branky.", "Keď je lopta pri kopačke, stlačte: lopta letí do brány.",
     "When the ball is beside the boot, press: it flies into the goal.", "Liegt der Ball beim Schuh, drücken Sie: Er fliegt ins Tor."),
    pieces=[piece("Turf", None, "."), piece("Boot", ("kopačka", "kopačka", "boot", "Schuh"), "L"), piece("Ball", ("míč", "lopta", "ball", "Ball"), "o"),
            piece("Net", ("branka", "brána", "goal", "Tor"), "#"), piece("Scored", ("gól", "gól", "goal scored", "Treffer"), "#o")],
    pictures={"turf": turf(), "boot": turf(FOOT, shade("f", "#7aa7e8", "#2f5fb0")), "ball": turf(BALL.format(x=30, y=44, r=15, a=36)), "net": turf(GOAL), "scored": turf(GOAL + BALL.format(x=32, y=44, r=11, a=37))},
    rules=[(False, COMES.format(
        come="STATE[1, 1] = Ball; sound ball;", go="STATE[1, 1] = Turf;",
        hit="STATE[1, 1] = Turf; STATE[Hits, 0] = Scored; if (Hits < Wanted) { sound kick; }", done="sound cheer;"))],
    settings=settings("Press", timed=250, board="#6fae6a", padding=0),
    levels=numbered([paced([" ".join(["Turf"] + ["Net"] * 3 + ["Turf"]), "Boot Turf Turf Turf Turf"], number, 3) for number in range(3)]),
    sounds={"ball": chord("G4 C5", 600, BELL), "kick": tones([(0, 300, 130, 0.6, (1.0, 0.5, 0.3)), (180, 700, 523, 0.25, BELL), (260, 700, 659, 0.25, BELL)]), "cheer": tune("C5 C5 E5 G5:3", 140, REED)},
    thumbnail=turf(GOAL + BALL.format(x=32, y=44, r=13, a=36)),
)

# ---------------------------------------------------------------- shooting stars

FALLING = '<path d="M58 2 C44 10 28 24 14 44 C30 34 48 22 62 10 Z" fill="#b8d4ff" fill-opacity="0.6" stroke="none"/><path d="M14 30 L17.5 39 L27 40 L19.5 46 L22 55 L14 50 L6 55 L8.5 46 L1 40 L10.5 39 Z" fill="url(#s)" stroke-width="1.8"/>'
CAUGHT = '<path d="M32 10 L38 26 L55 27 L42 38 L47 54 L32 45 L17 54 L22 38 L9 27 L26 26 Z" fill="url(#s)"/>'


def heaven(inner="", defs=""):
    return svg(ground(DUSK) + STARS + inner, defs)


GOLD = shade("s", "#fff3bd", "#e2bd7d")
star = Activity(
    "steps-4-star", 4, ("Padající hvězda", "Padajúca hviezda", "Shooting star", "Sternschnuppe"),
    ("Když letí hvězda, stiskněte: zůstane na obloze.", "Keď letí hviezda, stlačte: ostane na oblohe.",
     "When a star falls, press: it stays in the sky.", "Fällt ein Stern, drücken Sie: Er bleibt am Himmel."),
    pieces=[piece("Heaven", None, "."), piece("Falling", ("padající hvězda", "padajúca hviezda", "falling star", "fallender Stern"), "/*"), piece("Caught", ("hvězda", "hviezda", "star", "Stern"), "*")],
    pictures={"heaven": heaven(), "falling": heaven(FALLING, GOLD), "caught": heaven(CAUGHT, GOLD)},
    rules=[(False, COMES.format(
        come="Q = random(C in STATE : STATE[C] == Heaven); STATE[Q] = Falling; sound falls;", go="STATE[Q] = Heaven;",
        hit="STATE[Q] = Caught; if (Hits < Wanted) { sound caught; }", done="sound sky;"))],
    settings=settings("Press", timed=250, board=DUSK, padding=0),
    levels=numbered([paced(["Heaven Heaven Heaven Heaven"] * 3, number, 5) for number in range(3)]),
    sounds={"falls": tune("G5 E5 C5:2", 140, BELL), "caught": chord("C5 E5 G5", 1000, BELL, 40), "sky": chord("C4 G4 C5 E5 G5", 1500, BELL, 80)},
    thumbnail=heaven(FALLING, GOLD),
)
for made in star.levels:
    made.items += [("Qx", 0, False), ("Qy", 0, False)]
    made.solution = []

# ---------------------------------------------------------------- toast

WALL = ground("#efe6d8") + '<path d="M0 54 H64 V64 H0 Z" fill="#b98a5f" stroke="none"/>'
TOASTER = '<path d="M8 30 C8 22 56 22 56 30 V50 C56 55 8 55 8 50 Z" fill="url(#t)"/><path d="M18 27 H46" stroke-width="4"/><circle cx="48" cy="42" r="3.4" fill="#3b4460"/><path d="M14 54 V58 M50 54 V58" stroke-width="5"/>'
SLICE = '<path d="M18 28 V14 C12 8 20 2 32 2 C44 2 52 8 46 14 V28 Z" fill="#d9a066"/><path d="M22 26 V14 C18 10 24 6 32 6 C40 6 46 10 42 14 V26 Z" fill="#f0cf9f" stroke="none"/>'
PLATE = '<ellipse cx="32" cy="48" rx="27" ry="10" fill="#ffffff"/><ellipse cx="32" cy="47" rx="17" ry="5.6" stroke="#c9d3df" stroke-width="1.8"/>'


def bench(inner, defs=""):
    return svg(WALL + inner, defs)


STEEL = shade("t", "#dfe5ec", "#95a2b3")
toast = Activity(
    "steps-4-toast", 4, ("Snídaně", "Raňajky", "Breakfast", "Frühstück"),
    ("Když vyskočí topinka, stiskněte: leží na talíři.", "Keď vyskočí hrianka, stlačte: leží na tanieri.",
     "When the toast pops up, press: it lands on a plate.", "Springt der Toast heraus, drücken Sie: Er liegt auf einem Teller."),
    pieces=[piece("Toaster", ("topinkovač", "hriankovač", "toaster", "Toaster"), "T"), piece("Toast", ("topinka", "hrianka", "toast", "Toast"), "T!"),
            piece("Plate", ("talíř", "tanier", "plate", "Teller"), "u"), piece("Served", ("topinka na talíři", "hrianka na tanieri", "toast on a plate", "Toast auf einem Teller"), "U")],
    pictures={"toaster": bench(TOASTER, STEEL), "toast": bench(SLICE + TOASTER, STEEL), "plate": bench(PLATE),
              "served": bench(PLATE + '<g transform="translate(14 24) scale(0.58)"><path d="M10 36 V16 C4 10 14 2 32 2 C50 2 60 10 54 16 V36 Z" fill="#d9a066"/><path d="M16 33 V16 C12 12 20 7 32 7 C44 7 52 12 48 16 V33 Z" fill="#f0cf9f" stroke="none"/></g>')},
    rules=[(False, COMES.format(
        come="STATE[0, 0] = Toast; sound pop;", go="STATE[0, 0] = Toaster;",
        hit="STATE[0, 0] = Toaster; STATE[Hits, 0] = Served; if (Hits < Wanted) { sound plate; }", done="sound ready;"))],
    settings=settings("Press", timed=250, board="#efe6d8", padding=0),
    levels=numbered([paced([" ".join(["Toaster"] + ["Plate"] * (number + 2))], number, number + 2) for number in range(3)]),
    sounds={"pop": tones([(0, 500, 330, 0.4, BELL), (60, 600, 660, 0.3, BELL)]), "plate": chord("E5 B5", 700, BELL), "ready": tune("G4 C5 E5 C5:3", 150, SOFT)},
    thumbnail=bench(SLICE + TOASTER, STEEL),
)

ACTIVITIES = [goal, star, toast]

"""Rungs 5 and 6: one of two, then of a few, is lit in turn and chosen. In the first level any is right; then one is asked for, by its picture, by its
sound or by its name. What is not asked for only says what it is; nobody is told of a mistake. Hits and Misses are kept for who helps, and Chance, how many of a hundred choices at random are good."""

from steps_kit import *
from steps_one import BAND
from steps_two import numbered
from steps_three import DUSK, STARS

PAPER = "#f3eee4"


def card(inner, defs="", color="#ffffff"):
    return svg(f'<rect x="3" y="3" width="58" height="58" rx="9" fill="{color}"/><g transform="translate(7 7) scale(0.78)">{inner}</g>', defs)


def asked(inner, defs=""):
    """What is asked for: in a speech bubble."""
    return svg(f'<path d="M12 3 H52 C58 3 61 7 61 12 V42 C61 48 58 51 52 51 H38 L30 61 L28 51 H12 C6 51 3 48 3 42 V12 C3 7 6 3 12 3 Z" fill="#e6effb"/><g transform="translate(11 6) scale(0.65)">{inner}</g>', defs)


CHOOSE = ("Vybrat", "Vybrať", "Choose", "Wählen")


def by_chance(things):
    """How many of a hundred choices at random are the one of so many things that is asked for."""
    return -(-100 // things)


def things_of(rows):
    return [name for row in rows for name in row if name != "Ground"]


def choosing(folder, rung, names, text, things, levels, *, by, board=PAPER, sounds, thumb):
    """An activity of choosing. `things`: name -> (inner, defs, labels, symbol); `levels`: (asks, [names])."""
    kinds = list(things)
    ear = '<path d="M14 26 V40 H24 L38 52 V14 L24 26 Z" fill="#7aa7e8"/><path d="M45 24 C49 29 49 37 45 42 M51 18 C58 26 58 40 51 48" stroke-width="3.4"/>'
    shows = {"picture": lambda name: asked(things[name][0], things[name][1]), "sound": lambda name: asked(ear), "word": lambda name: asked(ear)}[by]
    pieces = [piece("Ground", None, ".")]
    pieces += [piece(name, things[name][2], things[name][3], properties=[("asks", f"Ask{name}")]) for name in kinds]
    pieces += [piece(f"Ask{name}", tuple({"picture": labels}.get(by, ("poslouchejte", "počúvajte", "listen", "hören Sie zu"))[n] + "?" for n, labels in enumerate([things[name][2]] * 4)) if by == "picture"
                     else ("poslechnout znovu", "počúvať znova", "hear it again", "noch einmal hören"), things[name][3].upper() if by == "picture" else "?", properties=[("wants", name)]) for name in kinds]
    pictures = {"ground": svg("")} | {name.lower(): card(inner, defs) for name, (inner, defs, *_) in things.items()} | {f"ask{name.lower()}": shows(name) for name in kinds}
    play = "\n        ".join(f"{'else ' if n else ''}if (K == {name}) {{ sound {name.lower()}; {f'say {chr(34)}{name.lower()}{chr(34)};' if by == 'word' else ''} }}" for n, name in enumerate(kinds))
    hears = by != "picture"
    rules = [(False, f"""
      define Voice(K)
      {{
        {play}
      }}
      define Ask()
      {{
        STATE[Seat, 0] = STATE[random(C in STATE : VALID[C] AND C.y > 0)].asks;
      }}
      if (NOT Asks)
      {{
        Hits = Hits + 1;
        if (Hits == Wanted) {{ sound done; win; }} else {{ Voice(STATE[A]); }}
        stop;
      }}
      if (A.y == 0) {{ Voice(STATE[A].wants); stop; }}
      if (STATE[A].asks == STATE[Seat, 0])
      {{
        Hits = Hits + 1;
        if (Hits == Wanted) {{ sound done; win; stop; }}
        Ask();
        {"Voice(STATE[Seat, 0].wants);" if hears else "sound right;"}
      }}
      else {{ Misses = Misses + 1; Voice(STATE[A]); }}""")]
    made = []
    for asks, shown, wanted in levels:
        lower = shown if isinstance(shown[0], list) else [[shown[0], "Ground", shown[1]] if len(shown) == 2 else shown]
        width = len(lower[0])
        seat = (width - 1) // 2
        upper = ["Ground"] * width
        if asks:
            upper[seat] = f"Ask{lower[-1][-1]}"
        valid = [[bool(asks and hears and x == seat) for x in range(width)], *([name != "Ground" for name in row] for row in lower)]
        lev = level(0, [" ".join(row) for row in (upper, *lower)], items=[("Asks", asks), ("Seat", seat), ("Hits", 0), ("Misses", 0), ("Chance", by_chance(len(things_of(lower))) if asks else 100), ("Wanted", wanted)], valid=valid)
        lev.at = (seat, 0)
        made.append(lev)
    right = {} if hears else {"right": tune("E5 G5:2", 120, BELL)}
    activity = Activity(folder, rung, names, text, pieces=pieces, pictures=pictures, rules=rules, settings=settings(board=board, padding=6), levels=numbered(made),
                        sounds=sounds | right | {"done": tune("C5 E5 G5 C6:3", 150, BELL)}, thumbnail=thumb)
    activity.messages = {name.lower(): things[name][2] for name in kinds} if by == "word" else {}
    return activity


def instrument(name):
    inner, light, dark, labels, symbol, _ = BAND[name]
    return (f'<g transform="translate(4 4) scale(0.87)">{inner}</g>', shade("g", light, dark), labels, symbol)


def bit(inner, labels, symbol, defs=""):
    return (inner, defs, labels, symbol)


KITCHEN = {
    "Cup": bit('<path d="M12 20 H44 L41 48 C41 54 15 54 15 48 Z" fill="url(#c)"/><path d="M43 26 C56 24 56 42 42 41" stroke-width="4"/><path d="M22 14 C18 10 26 8 22 3 M32 14 C28 10 36 8 32 3" stroke="#8f98a8" stroke-width="2.4"/>', ("hrnek", "hrnček", "cup", "Tasse"), "Cu", shade("c", "#a5d7ec", "#3a86b0")),
    "Bread": bit('<path d="M10 50 V26 C2 18 14 8 32 8 C50 8 62 18 54 26 V50 Z" fill="url(#c)"/><path d="M17 46 V26 C11 20 18 14 32 14 C46 14 53 20 47 26 V46 Z" fill="#f5dcb4" stroke="none"/>', ("chléb", "chlieb", "bread", "Brot"), "Br", shade("c", "#e0b07a", "#b3773a")),
    "Apple": bit('<path d="M32 20 C40 10 56 16 54 34 C52 50 42 58 32 53 C22 58 12 50 10 34 C8 16 24 10 32 20 Z" fill="url(#c)"/><path d="M32 20 C32 12 35 8 39 5" stroke-width="3"/><path d="M36 12 C42 6 50 8 52 12 C46 16 40 16 36 12 Z" fill="#5f9a4b"/>', ("jablko", "jablko", "apple", "Apfel"), "Ap", shade("c", "#f3a6a0", "#b8413f")),
    "Spoon": bit('<path d="M42 8 C52 8 56 20 48 28 C44 32 38 30 36 27 C30 18 34 8 42 8 Z" fill="url(#c)"/><path d="M37 28 L13 54" stroke-width="7"/><path d="M37 28 L13 54" stroke="#b8c2cf" stroke-width="3"/>', ("lžíce", "lyžica", "spoon", "Löffel"), "Sp", shade("c", "#e6ebf1", "#9aa7b8")),
    "Egg": bit('<path d="M32 10 C44 10 50 26 50 36 C50 46 42 50 32 50 C22 50 14 46 14 36 C14 26 20 10 32 10 Z" fill="#fbf1e3"/><path d="M10 44 H54 C54 54 48 58 32 58 C16 58 10 54 10 44 Z" fill="url(#c)"/>', ("vejce", "vajce", "egg", "Ei"), "Eg", shade("c", "#cfe3b8", "#7ea75f")),
    "Pot": bit('<path d="M10 26 H54 V48 C54 56 10 56 10 48 Z" fill="url(#c)"/><path d="M6 26 H58" stroke-width="4"/><path d="M10 32 H3 M54 32 H61" stroke-width="4"/><path d="M14 22 C18 12 46 12 50 22 Z" fill="#d8dee6"/><circle cx="32" cy="12" r="3" fill="#3b4460"/>', ("hrnec", "hrniec", "pot", "Topf"), "Po", shade("c", "#f0a08f", "#b3483f")),
}
SPORTS = {
    "Football": bit('<circle cx="32" cy="32" r="24" fill="#ffffff"/><path d="M32 20 L42 27 L38 39 H26 L22 27 Z" fill="#2b2f3a"/><path d="M32 20 V8 M42 27 L54 22 M38 39 L46 50 M26 39 L18 50 M22 27 L10 22" stroke-width="2"/>', ("fotbalový míč", "futbalová lopta", "football", "Fußball"), "Fo"),
    "Basketball": bit('<circle cx="32" cy="32" r="24" fill="url(#c)"/><path d="M32 8 V56 M8 32 H56 M15 15 C26 24 26 40 15 49 M49 15 C38 24 38 40 49 49" stroke-width="2"/>', ("basketbalový míč", "basketbalová lopta", "basketball", "Basketball"), "Ba", shade("c", "#f0a868", "#c9682c")),
    "Racket": bit('<ellipse cx="38" cy="22" rx="16" ry="18" transform="rotate(30 38 22)" fill="#f7fbfd"/><path d="M28 12 L46 34 M34 8 L50 28 M26 22 L38 38 M50 12 L28 32 M54 20 L36 38" stroke="#8f98a8" stroke-width="1.4"/><path d="M28 37 L14 56" stroke-width="8"/><path d="M28 37 L14 56" stroke="#b8474c" stroke-width="4"/>', ("raketa", "raketa", "racket", "Schläger"), "Ra"),
}
SKYTHINGS = {
    "Starlet": bit('<path d="M32 6 L39 24 L58 25 L43 37 L48 56 L32 45 L16 56 L21 37 L6 25 L25 24 Z" fill="url(#c)"/>', ("hvězda", "hviezda", "star", "Stern"), "*", shade("c", "#fff3bd", "#e2bd7d")),
    "Moon": bit('<path d="M42 6 C18 8 8 42 28 54 C38 60 52 56 56 50 C38 50 28 22 42 6 Z" fill="url(#c)"/>', ("měsíc", "mesiac", "moon", "Mond"), "C", shade("c", "#fdf6dd", "#d9c48a")),
    "Planet": bit('<circle cx="32" cy="32" r="19" fill="url(#c)"/><path d="M4 42 C18 50 52 34 60 20" stroke="#d98a4a" stroke-width="4.4"/>', ("planeta", "planéta", "planet", "Planet"), "O", shade("c", "#a8d8ff", "#3f74c9")),
    "Rocket": bit('<path d="M32 4 C44 14 44 34 40 46 H24 C20 34 20 14 32 4 Z" fill="#f3f5f8"/><circle cx="32" cy="24" r="6" fill="#7aa7e8"/><path d="M23 32 L12 48 L24 46 Z M41 32 L52 48 L40 46 Z" fill="#c4504c"/><path d="M27 48 L32 62 L37 48 Z" fill="#e8995c"/>', ("raketa", "raketa", "rocket", "Rakete"), "A"),
    "Comet": bit('<path d="M58 4 C40 14 22 30 8 56 C28 44 46 34 62 18 Z" fill="#b8d4ff"/><circle cx="46" cy="20" r="11" fill="#ffffff"/>', ("kometa", "kométa", "comet", "Komet"), "Co"),
}
PLINGS = {name: chord(notes, 700, BELL, 50) for name, notes in zip("a b c d e f".split(), ["C4 G4", "E4 B4", "G4 D5", "A4 E5", "C5 G5", "D5 A5"])}


def plings(things):
    return {name.lower(): sound for name, sound in zip(things, PLINGS.values())}


def of(things, *names):
    return {name: things[name] for name in names}


def text(cs, sk, en, de):
    return (cs, sk, en, de)


TWO = text("Rozsvítí se jedno po druhém; stiskněte u toho, které chcete. Pak se jedno hledá.", "Rozsvieti sa jedno po druhom; stlačte pri tom, ktoré chcete. Potom sa jedno hľadá.",
           "One after the other lights up; press at the one you want. Then one is asked for.", "Eins nach dem anderen leuchtet; drücken Sie bei dem, das Sie wollen. Dann ist eins gefragt.")
FEW = text("Najděte, na co se ptá bublina.", "Nájdite, na čo sa pýta bublina.", "Find what the bubble asks for.", "Finden Sie, wonach die Blase fragt.")
LISTEN = text("Poslechněte si a najděte, co zní. Bublina to zopakuje.", "Vypočujte si a nájdite, čo znie. Bublina to zopakuje.", "Listen, and find what sounds. The bubble repeats it.", "Hören Sie zu und finden Sie, was klingt. Die Blase wiederholt es.")
WORD = text("Najděte, co bublina řekne.", "Nájdite, čo bublina povie.", "Find what the bubble says.", "Finden Sie, was die Blase sagt.")
MUSIC = {name: instrument(name) for name in BAND}
HEARD = {name.lower(): BAND[name][5] for name in BAND}


def heard(*names):
    return {name.lower(): HEARD[name.lower()] for name in names}


def pair(things, a, b):
    return [(False, [a, b], 4), (True, [a, b], 3), (True, [b, a], 5)]


ACTIVITIES = [
    choosing("steps-5-music", 5, text("Dvě hudby", "Dve hudby", "Two kinds of music", "Zweierlei Musik"), TWO, of(MUSIC, "Guitar", "Drum"), pair(MUSIC, "Guitar", "Drum"),
             by="picture", sounds=heard("Guitar", "Drum"), thumb=card(*MUSIC["Guitar"][:2])),
    choosing("steps-5-kitchen", 5, text("Jídlo a pití", "Jedlo a pitie", "Food and drink", "Essen und Trinken"), TWO, of(KITCHEN, "Cup", "Bread"), pair(KITCHEN, "Cup", "Bread"),
             by="picture", sounds=plings(of(KITCHEN, "Cup", "Bread")), thumb=card(*KITCHEN["Cup"][:2])),
    choosing("steps-5-sport", 5, text("Dva míče", "Dve lopty", "Two balls", "Zwei Bälle"), TWO, of(SPORTS, "Football", "Basketball"), pair(SPORTS, "Football", "Basketball"),
             by="picture", sounds=plings(of(SPORTS, "Football", "Basketball")), thumb=card(*SPORTS["Football"][:2])),
    choosing("steps-6-kitchen", 6, text("V kuchyni", "V kuchyni", "In the kitchen", "In der Küche"), FEW, KITCHEN,
             [(True, ["Cup", "Apple", "Bread"], 4), (True, ["Spoon", "Cup", "Egg", "Apple"], 5), (True, list(KITCHEN), 6)], by="picture", sounds=plings(KITCHEN), thumb=card(*KITCHEN["Apple"][:2])),
    choosing("steps-6-music", 6, text("Co to hraje?", "Čo to hrá?", "What plays?", "Was spielt da?"), LISTEN, MUSIC,
             [(True, ["Guitar", "Drum", "Trumpet"], 4), (True, ["Piano", "Drum", "Violin", "Trumpet"], 5), (True, list(MUSIC), 6)], by="sound", sounds=HEARD, thumb=card(*MUSIC["Trumpet"][:2])),
    choosing("steps-6-sky", 6, text("Na obloze", "Na oblohe", "In the sky", "Am Himmel"), WORD, SKYTHINGS,
             [(True, ["Starlet", "Moon", "Rocket"], 4), (True, ["Planet", "Starlet", "Comet", "Moon"], 5), (True, list(SKYTHINGS), 6)], by="word", sounds=plings(SKYTHINGS), thumb=card(*SKYTHINGS["Rocket"][:2])),
]

"""Rung 7, rows and groups: a grid, first its rows are lit and then what is in them."""

from steps_five import FEW, KITCHEN, SKYTHINGS, SPORTS, WORD, by_chance, card, choosing, plings, text
from steps_kit import *
from steps_two import numbered

WALLS = ground("#3a3f5c")
FRAME = '<rect x="12" y="8" width="40" height="48" rx="3" {fill}/>'
BARS = '<path d="M32 8 V56 M12 32 H52" stroke-width="2.4"/>'
CAT = '<path d="M22 56 C18 40 24 34 32 34 C40 34 46 40 42 56 Z" fill="#e8a15c"/><path d="M23 18 L24 8 L30 14 H34 L40 8 L41 18 C44 28 38 34 32 34 C26 34 20 28 23 18 Z" fill="#e8a15c"/><circle cx="28" cy="21" r="1.8" fill="#2b2f3a" stroke="none"/><circle cx="36" cy="21" r="1.8" fill="#2b2f3a" stroke="none"/><path d="M32 25 V28 M28 29 C30 31 34 31 36 29" stroke-width="1.6"/><path d="M42 52 C52 50 50 40 46 40" stroke="#e8a15c" stroke-width="4"/>'


def window(fill, inner="", defs=""):
    return svg(WALLS + FRAME.format(fill=f'fill="{fill}"') + inner + '<path d="M8 57 H56" stroke-width="4"/>', defs)


def houses(columns, rows, wanted):
    made = level(0, [" ".join(["Dark"] * columns)] * rows, items=[("Hits", 0), ("Misses", 0), ("Chance", by_chance(columns * rows)), ("Wanted", wanted)], valid=[[True] * columns] * rows)
    return made


cats = Activity(
    "steps-7-cat", 7, ("Kočka v okně", "Mačka v okne", "The cat in the window", "Die Katze im Fenster"),
    ("Vyberte okno, ve kterém sedí kočka. Pak si sedne jinam.", "Vyberte okno, v ktorom sedí mačka. Potom si sadne inam.",
     "Choose the window where the cat sits. Then it sits elsewhere.", "Wählen Sie das Fenster, in dem die Katze sitzt. Dann sitzt sie woanders."),
    pieces=[piece("Dark", ("tmavé okno", "tmavé okno", "dark window", "dunkles Fenster"), "o"), piece("Cat", ("kočka", "mačka", "cat", "Katze"), "C"),
            piece("Lit", ("okno se světlem", "okno so svetlom", "lit window", "helles Fenster"), "O")],
    pictures={"dark": window("#565d80", BARS), "cat": window("#f3e2b8", CAT), "lit": window("#f3e2b8", BARS)},
    rules=[(True, "      STATE[random(C in STATE : true)] = Cat;"), (False, """
      if (STATE[A] == Cat)
      {
        Hits = Hits + 1;
        if (Hits == Wanted) { sound done; win; stop; }
        local next = random(C in STATE : C != A);
        foreach (C in STATE) { STATE[C] = Dark; }
        STATE[A] = Lit;
        STATE[next] = Cat;
        sound purr;
      }
      else
      {
        Misses = Misses + 1;
        if (STATE[A] == Dark) { STATE[A] = Lit; } else { STATE[A] = Dark; }
        sound window;
      }""")],
    settings=settings(board="#3a3f5c", padding=2),
    levels=numbered([houses(3, 2, 4), houses(3, 3, 5), houses(4, 4, 6)]),
    sounds={"purr": tones([(n * 110, 240, 196, 0.4, (1.0, 0.6, 0.4, 0.3)) for n in range(7)]), "window": chord("G4 B4", 600, SOFT), "done": tune("C5 E5 G5 C6:3", 150, BELL)},
    thumbnail=window("#f3e2b8", CAT),
)
ALL = KITCHEN | SPORTS
FOUND = SKYTHINGS | {name: KITCHEN[name] for name in ("Cup", "Apple", "Bread", "Egg")}
ACTIVITIES = [
    cats,
    choosing("steps-7-shelf", 7, text("Police", "Polica", "The shelf", "Das Regal"), FEW, ALL,
             [(True, [["Cup", "Apple", "Bread"], ["Spoon", "Egg", "Pot"]], 4), (True, [["Cup", "Apple", "Bread"], ["Spoon", "Egg", "Pot"], ["Football", "Racket", "Basketball"]], 5),
              (True, [["Basketball", "Egg", "Cup"], ["Pot", "Football", "Apple"], ["Racket", "Bread", "Spoon"]], 6)],
             by="picture", sounds=plings(dict(list(ALL.items())[:6])) | {name.lower(): sound for name, sound in zip(SPORTS, plings(ALL).values())}, thumb=card(*KITCHEN["Pot"][:2])),
    choosing("steps-7-words", 7, text("Slova", "Slová", "Words", "Wörter"), WORD, FOUND,
             [(True, [["Starlet", "Moon", "Cup"], ["Rocket", "Apple", "Planet"]], 4), (True, [["Bread", "Moon", "Starlet"], ["Comet", "Cup", "Egg"], ["Planet", "Apple", "Rocket"]], 5),
              (True, [["Egg", "Planet", "Apple"], ["Rocket", "Bread", "Comet"], ["Moon", "Cup", "Starlet"]], 6)],
             by="word", sounds={name: sound for names in (list(FOUND)[:5], list(FOUND)[5:]) for name, sound in plings(names).items()}, thumb=card(*SKYTHINGS["Planet"][:2])),
]

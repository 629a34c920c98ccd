"""Two switches: each does its own thing. (Either of them may be pressed in all games in which any signal is the move; moving with one and choosing with
the other is a method of scanning.)"""

from steps_kit import *
from steps_one import DRUM, STAGE, CURTAIN
from steps_two import numbered
from steps_three import DUSK, STARS

TWO_SWITCHES = ("dva spínače", "dva spínače", "two switches", "zwei Schalter")

# ---------------------------------------------------------------- a drum and a cymbal

FLOOR = ground("#2c2140") + '<path d="M0 50 H64 V64 H0 Z" fill="#6b4a3a" stroke="none"/>'
CYMBAL = '<path d="M32 26 V58 M22 60 L32 52 L42 60" stroke-width="3.4"/><ellipse cx="32" cy="22" rx="27" ry="8" fill="url(#g)"/><path d="M26 17 C28 12 36 12 38 17 Z" fill="#d9b98a"/>'
WAVES = '<path d="M4 12 C10 6 12 4 18 2 M60 12 C54 6 52 4 46 2" stroke="#ffe9b0" stroke-width="3"/>'
RED, BRASS, BLUE = shade("g", "#e2685c", "#9c2f34"), shade("g", "#f0dcae", "#b98a4a"), shade("g", "#9fc4ee", "#3f6fb5")
BEAT = '<circle cx="32" cy="32" r="16" fill="{}"/>'


def band(inner, defs=""):
    return svg(FLOOR + inner, defs)


drums = Activity(
    "steps-2-drums", 2, ("Buben a činel (dva spínače)", "Bubon a činel (dva spínače)", "Drum and cymbal (two switches)", "Trommel und Becken (zwei Schalter)"),
    ("Jeden spínač je buben, druhý činel. Hrajte, dokud není řádek plný.", "Jeden spínač je bubon, druhý činel. Hrajte, kým nie je riadok plný.",
     "One switch is the drum, the other the cymbal. Play until the row is full.", "Ein Schalter ist die Trommel, der andere das Becken. Spielen Sie, bis die Reihe voll ist."),
    pieces=[piece("Floor", None, "."), piece("Rest", None, "o"), piece("Drum", ("buben", "bubon", "drum", "Trommel"), "D"), piece("Cymbal", ("činel", "činel", "cymbal", "Becken"), "C"),
            piece("Boom", ("buben hraje", "bubon hrá", "the drum plays", "die Trommel spielt"), "D!"), piece("Crash", ("činel hraje", "činel hrá", "the cymbal plays", "das Becken spielt"), "C!"),
            piece("RedBeat", ("rána na buben", "úder na bubon", "drum beat", "Trommelschlag"), "*"), piece("BrassBeat", ("rána na činel", "úder na činel", "cymbal beat", "Beckenschlag"), "+")],
    pictures={"floor": svg(ground("#2c2140")), "rest": svg(ground("#2c2140") + '<circle cx="32" cy="32" r="16" stroke="#7a6c99" stroke-dasharray="5 6"/>'), "drum": band(DRUM, RED), "cymbal": band(CYMBAL, BRASS),
              "boom": band(WAVES + DRUM, RED), "crash": band(WAVES + CYMBAL, BRASS), "redbeat": svg(ground("#2c2140") + BEAT.format("url(#g)"), RED), "brassbeat": svg(ground("#2c2140") + BEAT.format("url(#g)"), BRASS)},
    rules=[(False, """
      if (Pressed > 0)
      {
        STATE[0, 1] = Drum;
        STATE[width - 1, 1] = Cymbal;
        if (Pressed == 1) { STATE[0, 1] = Boom; STATE[N, 0] = RedBeat; sound boom; }
        else { STATE[width - 1, 1] = Crash; STATE[N, 0] = BrassBeat; sound crash; }
        N = N + 1;
        if (N == width) { win; }
      }""")],
    settings=settings("Press", board="#2c2140", padding=0),
    levels=numbered([level(0, [" ".join(["Rest"] * n), " ".join(["Drum"] + ["Floor"] * (n - 2) + ["Cymbal"])], items=[("N", 0)], solution="press 1 press 2 " * (n // 2)) for n in (4, 6, 8)]),
    sounds={"boom": tones([(0, 500, 98, 0.5, (1.0, 0.5, 0.3, 0.2))]), "crash": tones([(0, 900, f, 0.16, (1.0, 0.6, 0.4)) for f in (1187, 1453, 1711, 2093)])},
    thumbnail=band(DRUM, RED),
)

# ---------------------------------------------------------------- a lift

HALL = ground("#e6dfd2") + '<path d="M0 60 H64" stroke-width="5"/>'
SHAFT = ground("#b9b2a4") + '<path d="M6 0 V64 M58 0 V64" stroke="#8f8878" stroke-width="3"/><path d="M32 0 V64" stroke="#8f8878" stroke-width="2"/>'
CABIN = '<rect x="10" y="8" width="44" height="50" rx="3" fill="url(#g)"/><path d="M32 8 V58" stroke-width="2"/><path d="M26 30 L32 23 L38 30 M26 40 L32 47 L38 40" stroke="#ffffff" stroke-width="3"/>'
PERSON = '<circle cx="32" cy="16" r="9" fill="#f0c9a0"/><path d="M18 58 V40 C18 28 46 28 46 40 V58 Z" fill="{}"/><path d="M23 12 C24 4 40 4 41 12" fill="#5b4632"/>'
PLANT = '<path d="M24 60 L26 44 H38 L40 60 Z" fill="#b8694a"/><path d="M32 44 V28 M32 36 C22 36 20 26 20 22 C28 24 32 28 32 36 C34 26 40 22 46 22 C46 30 40 36 32 36" fill="#6fae6a"/>'
lift = Activity(
    "steps-3-lift", 3, ("Výtah (dva spínače)", "Výťah (dva spínače)", "Lift (two switches)", "Aufzug (zwei Schalter)"),
    ("Jedním spínačem jede výtah nahoru, druhým dolů. Přijeďte k tomu, kdo čeká.", "Jedným spínačom ide výťah hore, druhým dole. Príďte k tomu, kto čaká.",
     "One switch takes the lift up, the other down. Come to whoever waits.", "Ein Schalter fährt den Aufzug hinauf, der andere hinunter. Kommen Sie zu dem, der wartet."),
    pieces=[piece("Hall", None, "."), piece("Shaft", None, "|"), piece("Cabin", ("výtah", "výťah", "lift", "Aufzug"), "#"), piece("Waiting", ("někdo čeká", "niekto čaká", "somebody waits", "jemand wartet"), "i"), piece("Plant", None, "*")],
    pictures={"hall": svg(HALL), "shaft": svg(SHAFT), "cabin": svg(SHAFT + CABIN, BLUE), "waiting": svg(HALL + PERSON.format("#c4504c")), "plant": svg(HALL + PLANT)},
    rules=[(False, """
      local to = At;
      if (Pressed == 1) { to = max(0, At - 1); }
      if (Pressed == 2) { to = min(height - 1, At + 1); }
      if (to != At)
      {
        STATE[1, At] = Shaft;
        At = to;
        STATE[1, At] = Cabin;
        if (STATE[2, At] == Waiting)
        {
          STATE[2, At] = Hall;
          Left = Left - 1;
          if (Left == 0) { sound all; win; stop; }
          STATE[2, height - 1 - At] = Waiting;
          sound ding;
        }
        else if (Pressed == 1) { sound up; } else { sound down; }
      }""")],
    settings=settings("Press", board="#e6dfd2", padding=0),
    levels=numbered([
        level(0, ["Plant Shaft Waiting", "Hall Shaft Hall", "Hall Cabin Hall"], items=[("At", 2), ("Left", 1)], solution="press 1 press 1"),
        level(0, ["Hall Shaft Waiting", "Plant Shaft Hall", "Hall Shaft Hall", "Plant Cabin Hall"], items=[("At", 3), ("Left", 2)], solution="press 1 press 1 press 1 press 2 press 2 press 2"),
        level(0, ["Plant Cabin Hall", "Hall Shaft Hall", "Plant Shaft Hall", "Hall Shaft Waiting", "Plant Shaft Hall"], items=[("At", 0), ("Left", 3)],
              solution="press 2 press 2 press 2 press 1 press 1 press 2 press 2")]),
    sounds={"up": tune("C5 E5:2", 130, BELL), "down": tune("E5 C5:2", 130, BELL), "ding": chord("E5 B5", 1000, BELL), "all": tune("C5 E5 G5 C6:3", 150, BELL)},
    thumbnail=svg(SHAFT + CABIN, BLUE),
)

# ---------------------------------------------------------------- a boat and two shores

SEA = ground("#2f6f9f") + '<path d="M4 22 H16 M36 14 H50 M14 44 H28 M44 50 H58" stroke="#7fb5d8" stroke-width="2"/>'
BOAT = '<path d="M8 40 H56 L48 54 H16 Z" fill="url(#g)"/><path d="M31 40 V8 L52 34 H34 M29 34 H14 L29 14" fill="#ffffff"/>'
BUOY = '<path d="M20 48 L28 18 H36 L44 48 Z" fill="#e8e4da"/><path d="M23.5 36 H40.5 M26 26 H38" stroke="#c4504c" stroke-width="5"/><circle cx="32" cy="13" r="5" fill="#f6d9a0"/><path d="M12 50 C18 45 24 54 32 50 C40 46 46 54 52 50" stroke="#bfe0f2" stroke-width="3"/>'


def sea(inner="", defs=""):
    return svg(SEA + inner, defs)


boat = Activity(
    "steps-4-boat", 4, ("Plachetnice (dva spínače)", "Plachetnica (dva spínače)", "Sailing boat (two switches)", "Segelboot (zwei Schalter)"),
    ("Jedním spínačem pluje loď doleva, druhým doprava. Doplujte k bóji.", "Jedným spínačom pláva loď doľava, druhým doprava. Doplávajte k bóji.",
     "One switch sails left, the other right. Sail to the buoy.", "Ein Schalter segelt nach links, der andere nach rechts. Segeln Sie zur Boje."),
    pieces=[piece("Sea", None, "~"), piece("Boat", ("plachetnice", "plachetnica", "sailing boat", "Segelboot"), "A"), piece("Buoy", ("bóje", "bója", "buoy", "Boje"), "i"), piece("Wake", None, "-")],
    pictures={"sea": sea(), "boat": sea(BOAT, shade("g", "#c98a5a", "#8c5228")), "buoy": sea(BUOY), "wake": sea('<path d="M6 36 C14 30 22 42 32 36 C42 30 50 42 58 36" stroke="#bfe0f2" stroke-width="3"/>')},
    rules=[(False, """
      local to = At;
      if (Pressed == 1) { to = max(0, At - 1); }
      if (Pressed == 2) { to = min(width - 1, At + 1); }
      if (Pressed > 0 AND to == At) { Misses = Misses + 1; }
      if (to != At)
      {
        local found = STATE[to, 0] == Buoy;
        foreach (C in STATE) { if (STATE[C] == Wake) { STATE[C] = Sea; } }
        STATE[At, 0] = Wake;
        At = to;
        STATE[At, 0] = Boat;
        if (found)
        {
          Hits = Hits + 1;
          if (Hits == Wanted) { sound home; win; stop; }
          STATE[random(C in STATE : C.x != At AND max(C.x - At, At - C.x) > 1)] = Buoy;
          sound bell;
        }
        else { sound splash; }
      }""")],
    settings=settings("Press", board="#2f6f9f", padding=0),
    levels=numbered([level(0, [row], items=[("At", row.split().index("Boat")), ("Hits", 0), ("Misses", 0), ("Wanted", wanted)])
                     for row, wanted in (("Buoy Sea Boat Sea Sea", 2), ("Sea Sea Boat Sea Sea Buoy", 3), ("Sea Buoy Sea Sea Boat Sea Sea", 4))]),
    sounds={"splash": chord("D4 A4", 600, SOFT), "bell": chord("G5 D6", 1100, BELL), "home": tune("G4 C5 E5 G5:3", 160, BELL)},
    thumbnail=sea(BOAT, shade("g", "#c98a5a", "#8c5228")),
)

ACTIVITIES = [drums, lift, boat]

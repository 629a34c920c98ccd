"""Rung 1, something happens: any press does it."""

from steps_kit import *

NIGHT = "#141b33"

# ---------------------------------------------------------------- lamps

LAMPS = {
    "Amber": ("#ffe9a8", "#ea9029", ("jantarové světlo", "jantárové svetlo", "amber light", "bernsteinfarbenes Licht")),
    "Rose": ("#ffc9d6", "#d9587f", ("růžové světlo", "ružové svetlo", "pink light", "rosa Licht")),
    "Sea": ("#b9f2ea", "#1f9d94", ("tyrkysové světlo", "tyrkysové svetlo", "teal light", "türkises Licht")),
    "Violet": ("#ded0ff", "#8462d6", ("fialové světlo", "fialové svetlo", "violet light", "violettes Licht")),
}


def lamp(light, dark, glow):
    halo = f'<circle cx="32" cy="38" r="25" fill="{light}" fill-opacity="0.16" stroke="none"/><circle cx="32" cy="38" r="20.5" fill="{light}" fill-opacity="0.2" stroke="none"/>' if glow else ""
    ray = f'<path d="M24 36 C25 30 29 27 33 27" stroke="#ffffff" stroke-width="2.6" stroke-opacity="{0.9 if glow else 0.25}"/>'
    return svg(
        ground(NIGHT) + '<path d="M0 9 C18 15 46 15 64 9" stroke="#4b5675" stroke-width="2.6"/>' + halo
        + '<path d="M27 12 H37 V19 H27 Z" fill="#5b657f"/>'
        + '<path d="M27 19 C18 25 15 32 16 39 C17 49 24 55 32 55 C40 55 47 49 48 39 C49 32 46 25 37 19 Z" fill="url(#l)"/>' + ray,
        shade("l", light, dark),
    )


ORDER = list(LAMPS)
lamps = Activity(
    "steps-1-lamps", 1, ("Světla", "Svetlá", "Lights", "Lichter"),
    ("Každý stisk rozsvítí další světlo a zazní tón.", "Každé stlačenie rozsvieti ďalšie svetlo a zaznie tón.",
     "Each press lights one more lamp, with a tone.", "Jeder Druck lässt eine weitere Lampe leuchten, mit einem Ton."),
    pieces=[piece("Dark", ("zhasnuté světlo", "zhasnuté svetlo", "dark lamp", "dunkle Lampe"), "o", properties=[("next", ORDER[0])])]
    + [piece(name, LAMPS[name][2], "*+x%"[n], properties=[("next", ORDER[(n + 1) % len(ORDER)])]) for n, name in enumerate(ORDER)],
    pictures={"dark": lamp("#3b4460", "#2a3148", False)} | {name.lower(): lamp(light, dark, True) for name, (light, dark, _) in LAMPS.items()},
    rules=[(False, """
      if (Pressed > 0)
      {
        STATE[N % 4, N / 4] = STATE[N % 4, N / 4].next;
        if (N % 5 == 0) { sound one; } else if (N % 5 == 1) { sound two; } else if (N % 5 == 2) { sound three; }
        else if (N % 5 == 3) { sound four; } else { sound five; }
        N = (N + 1) % 8;
      }""")],
    settings=settings("Press", board=NIGHT, padding=0),
    levels=[level(1, ["Dark Dark Dark Dark"] * 2, items=[("N", 0)])],
    sounds={name: chord(notes, 1100, BELL) for name, notes in zip("one two three four five".split(), ["C4 G4", "D4 A4", "E4 B4", "G4 D5", "A4 E5"])},
    thumbnail=lamp(*LAMPS["Amber"][:2], True),
)

# ---------------------------------------------------------------- music

STAGE = ground("#2c2140") + '<path d="M0 50 H64 V64 H0 Z" fill="#6b4a3a" stroke="none"/><path d="M0 0 H12 C12 24 8 40 0 50 Z M64 0 H52 C52 24 56 40 64 50 Z" fill="url(#c)" stroke="none"/>'
CURTAIN = shade("c", "#b8475c", "#6f2440")


def stage(inner, defs="", lit=True):
    beam = '<path d="M32 -6 L54 54 H10 Z" fill="#ffe9b0" fill-opacity="0.22" stroke="none"/>' if lit else ""
    return svg(STAGE + beam + inner, CURTAIN + defs)


GUITAR = ('<g transform="rotate(28 32 34)"><path d="M29 8 H35 V30 H29 Z" fill="#7a4b2a"/><path d="M28 3 H36 V9 H28 Z" fill="#4c2f1b"/>'
          '<path d="M32 28 C42 26 43 34 40 38 C47 41 46 56 32 56 C18 56 17 41 24 38 C21 34 22 26 32 28 Z" fill="url(#g)"/>'
          '<circle cx="32" cy="42" r="5" fill="#4c2f1b"/><path d="M27 51 H37" stroke-width="3"/><path d="M31 9 V50 M33 9 V50" stroke-width="0.9" stroke="#f5e9d0"/></g>')
PIANO = ('<path d="M12 20 C12 14 52 14 52 20 V44 H12 Z" fill="url(#g)"/><path d="M9 40 H55 V48 H9 Z" fill="#fbf7ee"/>'
         '<path d="M17 40 V48 M24 40 V48 M31 40 V48 M38 40 V48 M45 40 V48" stroke-width="1.6"/><path d="M15.5 40 H18.5 V44.5 H15.5 Z M22.5 40 H25.5 V44.5 H22.5 Z M36.5 40 H39.5 V44.5 H36.5 Z M43.5 40 H46.5 V44.5 H43.5 Z" fill="#2b2f3a" stroke="none"/>'
         '<path d="M13 48 V57 M51 48 V57" stroke-width="4"/><path d="M24 30 L26 22 H38 L40 30 Z" fill="#fbf7ee" stroke-width="1.8"/>')
DRUM = ('<path d="M12 28 V50 C12 56 52 56 52 50 V28 Z" fill="url(#g)"/><ellipse cx="32" cy="28" rx="20" ry="7" fill="#fbf7ee"/>'
        '<path d="M13 34 L20 52 L27 36 L34 53 L41 36 L47 52 L51 34" stroke="#fbe3a0" stroke-width="2"/>'
        '<path d="M38 26 L56 10 M26 26 L8 10" stroke="#e0b070" stroke-width="3.4"/><circle cx="38" cy="26" r="2.6" fill="#e0b070"/><circle cx="26" cy="26" r="2.6" fill="#e0b070"/>')
TRUMPET = ('<path d="M8 30 H40 C46 30 48 25 56 20 V44 C48 39 46 34 40 34 H8 Z" fill="url(#g)"/><path d="M18 34 V44 C18 50 36 50 36 44 V34" stroke="#c8852b" stroke-width="4"/>'
           '<path d="M18 34 V44 C18 50 36 50 36 44 V34" stroke-width="0.1"/><path d="M22 30 V22 M28 30 V22 M34 30 V22" stroke-width="3.6"/><path d="M20 22 H24 M26 22 H30 M32 22 H36" stroke-width="3"/><path d="M5 28 V36" stroke-width="4"/>')
VIOLIN = ('<g transform="rotate(-24 32 34)"><path d="M30 6 H34 V30 H30 Z" fill="#3b241a"/><path d="M32 24 C40 22 42 30 38 34 C36 38 37 40 40 43 C44 50 40 58 32 58 C24 58 20 50 24 43 C27 40 28 38 26 34 C22 30 24 22 32 24 Z" fill="url(#g)"/>'
          '<path d="M31 8 V52 M33 8 V52" stroke="#f5e9d0" stroke-width="0.9"/><path d="M27 38 C25 41 27 43 26 46 M37 38 C39 41 37 43 38 46" stroke-width="1.6"/><path d="M29 49 H35" stroke-width="2.6"/></g>'
          '<path d="M10 52 L56 22" stroke="#e6cf9f" stroke-width="2.2"/><path d="M9 50 L55 20" stroke-width="1.2"/>')
BAND = {
    "Guitar": (GUITAR, "#f0b35c", "#b0651c", ("kytara", "gitara", "guitar", "Gitarre"), "Gt", chord("E3 B3 E4 G#4 B4", 1300, REED, 40)),
    "Piano": (PIANO, "#5b6172", "#23262f", ("klavír", "klavír", "piano", "Klavier"), "Pn", chord("C4 E4 G4 C5", 1200, BELL)),
    "Drum": (DRUM, "#e2685c", "#9c2f34", ("buben", "bubon", "drum", "Trommel"), "Dr",
             tones([(t, 420, 110, 0.5, (1.0, 0.5, 0.3, 0.2)) for t in (0, 300, 450)] + [(600, 600, 98, 0.5, (1.0, 0.5, 0.3))])),
    "Trumpet": (TRUMPET, "#ffe08a", "#c8852b", ("trubka", "trúbka", "trumpet", "Trompete"), "Tr", tune("G4 C5 E5 G5:2", 190, REED)),
    "Violin": (VIOLIN, "#d9803f", "#8c3f1c", ("housle", "husle", "violin", "Geige"), "Vi", tune("A4:2 E5 D5 C#5 A4:2", 170, (1.0, 0.6, 0.4, 0.25, 0.15))),
}
PLAYERS = list(BAND)
music = Activity(
    "steps-1-music", 1, ("Hudba", "Hudba", "Music", "Musik"),
    ("Každý stisk přivede na jeviště jiný nástroj a ten zahraje.", "Každé stlačenie privedie na javisko iný nástroj a ten zahrá.",
     "Each press brings another instrument onto the stage, and it plays.", "Jeder Druck bringt ein anderes Instrument auf die Bühne, und es spielt."),
    pieces=[piece("Quiet", ("prázdné jeviště", "prázdne javisko", "an empty stage", "leere Bühne"), "..", properties=[("next", PLAYERS[0])])]
    + [piece(name, BAND[name][3], BAND[name][4], properties=[("next", PLAYERS[(n + 1) % len(PLAYERS)])]) for n, name in enumerate(PLAYERS)],
    pictures={"quiet": stage('<ellipse cx="32" cy="53" rx="16" ry="4" fill="#8b6450" stroke="none"/>', lit=False)}
    | {name.lower(): stage(inner, shade("g", light, dark)) for name, (inner, light, dark, *_) in BAND.items()},
    rules=[(False, """
      if (Pressed > 0)
      {
        STATE[0, 0] = STATE[0, 0].next;
        """ + "\n        ".join(f"if (STATE[0, 0] == {name}) {{ sound {name.lower()}; }}" for name in PLAYERS) + """
      }""")],
    settings=settings("Press", board="#2c2140", padding=0),
    levels=[level(1, ["Quiet"])],
    sounds={name.lower(): BAND[name][5] for name in PLAYERS},
    thumbnail=stage(GUITAR, shade("g", *BAND["Guitar"][1:3])),
)

# ---------------------------------------------------------------- the night sky

STARS = {
    "Starlet": ('<path d="M32 14 L37 27 L51 28 L40 37 L44 50 L32 42 L20 50 L24 37 L13 28 L27 27 Z" fill="url(#g)"/>', "#fff3bd", "#e2bd7d", ("hvězda", "hviezda", "star", "Stern")),
    "Moon": ('<path d="M40 12 C22 14 15 36 28 47 C35 53 45 52 50 46 C36 47 29 28 40 12 Z" fill="url(#g)"/>', "#fdf6dd", "#d9c48a", ("měsíc", "mesiac", "moon", "Mond")),
    "Planet": ('<circle cx="32" cy="32" r="14" fill="url(#g)"/><path d="M10 40 C20 46 48 34 54 24" stroke="#ffd9a0" stroke-width="3.4"/>', "#a8d8ff", "#3f74c9", ("planeta", "planéta", "planet", "Planet")),
    "Comet": ('<path d="M46 18 C34 24 20 36 10 54 C26 44 40 36 52 26 Z" fill="#b8d4ff" fill-opacity="0.55" stroke="none"/><circle cx="47" cy="20" r="8" fill="url(#g)"/>', "#ffffff", "#9fc2ff", ("kometa", "kométa", "comet", "Komet")),
}
SKY = '<circle cx="9" cy="11" r="0.9" fill="#7f8bb0" stroke="none"/><circle cx="55" cy="20" r="0.7" fill="#7f8bb0" stroke="none"/><circle cx="20" cy="55" r="0.8" fill="#7f8bb0" stroke="none"/>'


def sky(inner="", defs=""):
    return svg(ground(NIGHT) + SKY + inner, defs)


KINDS = list(STARS)
night = Activity(
    "steps-1-sky", 1, ("Noční obloha", "Nočná obloha", "Night sky", "Nachthimmel"),
    ("Každý stisk přidá něco na oblohu a zazní harfa.", "Každé stlačenie pridá niečo na oblohu a zaznie harfa.",
     "Each press puts something into the sky, with the sound of a harp.", "Jeder Druck setzt etwas an den Himmel, und eine Harfe klingt."),
    pieces=[piece("Sky", ("nebe", "nebo", "sky", "Himmel"), ".")] + [piece(name, STARS[name][3], name[:2]) for name in KINDS],
    pictures={"sky": sky()} | {name.lower(): sky(inner, shade("g", light, dark)) for name, (inner, light, dark, _) in STARS.items()},
    rules=[(False, """
      if (Pressed > 0)
      {
        local here = random(C in STATE : STATE[C] == Sky);
        if (count(C in STATE : STATE[C] == Sky) == 0) { here = random(C in STATE : true); }
        local n = random(0, 6);
        if (n < 4) { STATE[here] = Starlet; sound harp; }
        else if (n == 4) { STATE[here] = Moon; sound low; }
        else if (n == 5) { STATE[here] = Planet; sound low; }
        else { STATE[here] = Comet; sound high; }
      }""")],
    settings=settings("Press", board=NIGHT, padding=0),
    levels=[level(1, ["Sky Sky Sky Sky Sky"] * 3)],
    sounds={"harp": chord("G4 B4 D5 G5", 1200, BELL, 70), "low": chord("C4 G4 C5", 1300, SOFT, 90), "high": chord("E5 G5 B5 E6", 900, BELL, 60)},
    thumbnail=sky(STARS["Starlet"][0], shade("g", *STARS["Starlet"][1:3])),
)

ACTIVITIES = [lamps, music, night]

"""Pexeso: all its rules and pieces, and decks shuffled by seed.

The recorded solution turns every pair at once, as only one who has seen the cards could.
Run: python3 tests/levels/pexeso.py
"""

import random
from kit import Level, note, rule, write_levels, write_pieces, write_rules

GAME = "pexeso"
# picture and its name in Czech, Slovak, English, German
CARDS = [
    ("sun", "slunce", "slnko", "sun", "Sonne"), ("moon", "měsíc", "mesiac", "moon", "Mond"),
    ("star", "hvězda", "hviezda", "star", "Stern"), ("cloud", "mrak", "oblak", "cloud", "Wolke"),
    ("heart", "srdce", "srdce", "heart", "Herz"), ("house", "dům", "dom", "house", "Haus"),
    ("tree", "strom", "strom", "tree", "Baum"), ("flower", "květina", "kvetina", "flower", "Blume"),
    ("apple", "jablko", "jablko", "apple", "Apfel"), ("cherries", "třešně", "čerešne", "cherries", "Kirschen"),
    ("mushroom", "houba", "huba", "mushroom", "Pilz"), ("leaf", "lístek", "lístok", "leaf", "Blatt"),
    ("fish", "ryba", "ryba", "fish", "Fisch"), ("cat", "kočka", "mačka", "cat", "Katze"),
    ("duck", "kachna", "kačica", "duck", "Ente"), ("butterfly", "motýl", "motýľ", "butterfly", "Schmetterling"),
    ("snail", "šnek", "slimák", "snail", "Schnecke"), ("car", "auto", "auto", "car", "Auto"),
    ("boat", "loď", "loď", "boat", "Boot"), ("balloon", "balón", "balón", "balloon", "Luftballon"),
    ("umbrella", "deštník", "dáždnik", "umbrella", "Regenschirm"), ("key", "klíč", "kľúč", "key", "Schlüssel"),
    ("bell", "zvonek", "zvonček", "bell", "Glocke"), ("clock", "hodiny", "hodiny", "clock", "Uhr"),
    ("cup", "hrnek", "hrnček", "cup", "Tasse"), ("book", "kniha", "kniha", "book", "Buch"),
    ("hat", "klobouk", "klobúk", "hat", "Hut"), ("candle", "svíčka", "sviečka", "candle", "Kerze"),
    ("anchor", "kotva", "kotva", "anchor", "Anker"), ("crown", "koruna", "koruna", "crown", "Krone"),
    ("envelope", "obálka", "obálka", "envelope", "Briefumschlag"), ("snowman", "sněhulák", "snehuliak", "snowman", "Schneemann"),
]
# width, height, difficulty; a level's seed is its number
DECKS = (
    [(4, 4, "first")] * 4 + [(5, 4, "easy")] * 3 + [(6, 4, "easy")] * 2 + [(6, 5, "medium")] * 3 + [(6, 6, "medium")] * 3
    + [(7, 6, "hard"), (8, 6, "hard"), (8, 7, "hard"), (8, 8, "expert"), (8, 8, "expert")]
)


def front(n):
    return f"{n + 1:02}Front"


def back(n):
    return f"{n + 1:02}Back"


def pieces():
    yield "Empty", ["empty.svg"], ("prázdno", "prázdno", "empty", "leer"), ""
    for n, (picture, *labels) in enumerate(CARDS):
        yield front(n), ["card.svg", f"{picture}.svg"], labels, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[n]
    for n in range(len(CARDS)):
        yield back(n), ["back.svg"], ("kartička", "kartička", "card", "Karte"), "▒▒"


def rules():
    body = note("1. The chosen card is turned face up. Before keeps its back, to turn it down again with.")
    for n in range(len(CARDS)):
        body += rule(f"if (STATE[A.x, A.y] == {back(n)})\n{{\n  Before = {back(n)};\n  STATE[A.x, A.y] = {front(n)};\n}}")
    body += note("2. Two cards of the moves before still lie open. A pair is taken off the board ...")
    forget = "  FirstValue = nothing;\n  SecondValue = nothing;\n"
    body += rule(
        "if ((SecondValue != nothing) AND (SecondValue == FirstValue))\n{\n"
        f"  STATE[FirstX, FirstY] = Empty;\n  STATE[SecondX, SecondY] = Empty;\n{forget}}}")
    body += note("... and two different cards are turned down and can be chosen again.")
    body += rule(
        "if ((SecondValue != nothing) AND (SecondValue != FirstValue))\n{\n"
        "  STATE[FirstX, FirstY] = FirstBefore;\n  STATE[SecondX, SecondY] = SecondBefore;\n"
        f"  VALID[FirstX, FirstY] = true;\n  VALID[SecondX, SecondY] = true;\n{forget}}}")
    body += note("3. A card that lies open cannot be chosen.")
    body += rule("VALID[A.x, A.y] = false;")
    body += note("4. The first card of two: it is remembered, and the round is over.")
    remember = "  {0}Before = Before;\n  {0}Value = STATE[A.x, A.y];\n  {0}X = A.x;\n  {0}Y = A.y;\n"
    body += rule("if (FirstValue == nothing)\n{\n" + remember.format("First") + "}", True)
    body += note("5. The second card is remembered too ...")
    for line in remember.format("Second").strip().split("\n"):
        body += rule(line.strip())
    body += note("... and the two are compared: ten points for a pair, one point less for a miss.")
    body += rule("if (FirstValue == SecondValue)\n{\n  Score = Score + 10;\n  Pairs = Pairs - 1;\n}\nelse\n{\n  Score = Score - 1;\n}")
    body += note("6. The last pair is taken off at once: there is no further move that would do it.")
    body += rule("if (Pairs == 0)\n{\n  STATE[FirstX, FirstY] = Empty;\n  STATE[SecondX, SecondY] = Empty;\n}")
    head = (
        "  Pexeso, rule language 1. Written by tests/levels/pexeso.py.\n"
        "  Each of the 32 pairs has a front and a back of its own, and all the backs look the same.\n"
        "  FirstValue and SecondValue are the fronts that lie open, or the word nothing; Pairs is how many are left.")
    write_rules(GAME, head, body)


def level(number, width, height, difficulty):
    rng = random.Random(number)
    pairs = width * height // 2
    deck = rng.sample(range(len(CARDS)), pairs) * 2
    rng.shuffle(deck)
    where = {}
    for place, n in enumerate(deck):
        where.setdefault(n, []).append((place % width, place // width))
    grid = lambda piece: [[piece(deck[y * width + x]) for x in range(width)] for y in range(height)]
    nothing = ("nothing", False)
    items = [("FirstValue", *nothing), ("FirstBefore", *nothing), ("FirstX", 0, False), ("FirstY", 0, False),
             ("SecondValue", *nothing), ("SecondBefore", *nothing), ("SecondX", 0, False), ("SecondY", 0, False),
             ("Before", *nothing), ("Pairs", pairs, False), ("Score", 0, True)]
    name = (f"{pairs} dvojic", f"{pairs} dvojíc", f"{pairs} pairs", f"{pairs} Paare")
    return Level(name=name, difficulty=difficulty, state=grid(back), valid=grid(lambda n: True), finals=[grid(lambda n: "Empty")],
                 items=items, solution=[cell for n in where for cell in where[n]],
                 source=f"shuffled by tests/levels/pexeso.py, seed {number}")


if __name__ == "__main__":
    write_pieces(GAME, "Every front is a card with a picture on it. Written by tests/levels/pexeso.py.", pieces())
    rules()
    write_levels(GAME, [level(number, *deck) for number, deck in enumerate(DECKS, 1)])

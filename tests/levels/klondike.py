"""Back from the Klondike: all its rules and pieces, Sam Loyd's board of 1898 and boards of the same kind.

The boards stand in klondike_boards.txt: a digit is a place, all others lie outside. The fewest jumps are
proven by breadth-first search over the places. Run: python3 tests/levels/klondike.py
"""

from pathlib import Path
from kit import Level, cell, note, rule, write_levels, write_pieces, write_rules

GAME = "klondike"
STAR = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
SHADES = ("Light", "Dark")
DIGITS = range(1, 10)

# the pattern of generator.xml: its numbers change places, so that any way out may be reached
PATTERN = "klondike-s01"
# the level's board, its name, its difficulty
LEVELS = [
    ("klondike-s01", ("Tábor", "Tábor", "The camp", "Das Lager"), "first"),
    ("klondike-s09", ("Potok", "Potok", "The creek", "Der Bach"), "first"),
    ("klondike-s10", ("Srub", "Zrub", "The cabin", "Die Hütte"), "easy"),
    ("klondike-s02", ("Sejpy", "Ryžovisko", "The diggings", "Die Goldwäsche"), "easy"),
    ("klondike-s12", ("Soutěska", "Tiesňava", "The gorge", "Die Klamm"), "easy"),
    ("klondike-s04", ("Brod", "Brod", "The ford", "Die Furt"), "medium"),
    ("klondike-s03", ("Peřeje", "Pereje", "The rapids", "Die Stromschnellen"), "medium"),
    ("klondike-s11", ("Průsmyk", "Priesmyk", "The pass", "Der Pass"), "medium"),
    ("klondike-s13", ("Hřeben", "Hrebeň", "The ridge", "Der Grat"), "medium"),
    ("klondike-s05", ("Ledovec", "Ľadovec", "The glacier", "Der Gletscher"), "medium"),
    ("klondike-s06", ("Tundra", "Tundra", "The tundra", "Die Tundra"), "hard"),
    ("klondike-s14", ("Vánice", "Fujavica", "The blizzard", "Der Schneesturm"), "hard"),
    ("klondike-s15", ("Jezero", "Jazero", "The lake", "Der See"), "hard"),
    ("klondike-s07", ("Divočina", "Divočina", "The wilds", "Die Wildnis"), "hard"),
    ("klondike-s16", ("Dlouhý pochod", "Dlhý pochod", "The long march", "Der lange Marsch"), "hard"),
    ("klondike-s08", ("Polární noc", "Polárna noc", "The polar night", "Die Polarnacht"), "expert"),
    ("1898", ("Návrat z Klondiku 1898", "Návrat z Klondiku 1898", "Back from the Klondike, 1898", "Zurück vom Klondike, 1898"), "expert"),
]


def pieces():
    yield "Empty", ["empty.svg"], ("nic", "nič", "nothing", "nichts"), ""
    yield "Exit", ["exit.svg"], ("východ", "východ", "way out", "Ausgang"), "+"
    yield "ExitHeart", ["exit.svg", "heart.svg"], ("jste venku", "ste vonku", "you are out", "Spielfigur, draußen"), "♥"
    for shade in SHADES:
        ground = f"{shade.lower()}.svg"
        for n in DIGITS:
            yield f"{shade}{n}", [ground, f"digit-{n}.svg"], (str(n),) * 4, f"{n}"
        for n in DIGITS:
            yield f"{shade}Heart{n}", [ground, f"heart-{n}.svg"], (f"{n}, jste tady", f"{n}, ste tu", f"{n}, you are here", f"Spielfigur auf {n}"), f"♥{n}"


def rules():
    body = note("1. The heart leaves the old place: the number alone stays there.")
    for shade in SHADES:
        for n in DIGITS:
            body += rule(f"if (STATE[P.x, P.y] == {shade}Heart{n})\n{{\n  STATE[P.x, P.y] = {shade}{n};\n}}")
    body += note("2. The jumps from the old place are no moves any more: as far as its number says, in all eight directions.")
    for n in DIGITS:
        lines = "".join(f"  {cell('VALID', 'P', n * dx, n * dy)} = false;\n" for dx, dy in STAR)
        body += rule(f"if ((STATE[P.x, P.y] == Light{n}) OR (STATE[P.x, P.y] == Dark{n}))\n{{\n{lines}}}")
    body += note(
        "3. The jumps from the new place. A jump may end on a number or on a way out. It may not end beyond:\n"
        "       if the step before the last is a way out already, the jump is too long.\n"
        "       One rule for each number, shade and direction, since a place off the board skips a whole rule.")
    for n in DIGITS:
        for shade in SHADES:
            body += note(f"{shade.lower()} {n}")
            for dx, dy in STAR:
                condition = f"(STATE[A.x, A.y] == {shade}{n}) AND ({cell('STATE', 'A', n * dx, n * dy)} != Empty)"
                if n > 1:
                    condition += f" AND ({cell('STATE', 'A', (n - 1) * dx, (n - 1) * dy)} != Exit)"
                body += rule(f"if ({condition})\n{{\n  {cell('VALID', 'A', n * dx, n * dy)} = true;\n}}")
    body += note("4. The heart comes to the new place. Only one of these can hold, so each ends the round.")
    for shade in SHADES:
        for n in DIGITS:
            body += rule(f"if (STATE[A.x, A.y] == {shade}{n})\n{{\n  STATE[A.x, A.y] = {shade}Heart{n};\n}}", True)
    body += rule("if (STATE[A.x, A.y] == Exit)\n{\n  STATE[A.x, A.y] = ExitHeart;\n}", True)
    head = (
        "  Back from the Klondike, rule language 1. Written by tests/levels/klondike.py.\n"
        "  A is the place just chosen, P the one before it. Light and Dark are the two shades of the ground, which\n"
        "  help the eye along the diagonals; they mean nothing else. Heart is where the player is.\n"
        "  A board must not let a line leave the numbers and come back to them (the script checks its boards for that).")
    write_rules(GAME, head, body)


def boards():
    text = (Path(__file__).parent / "klondike_boards.txt").read_text(encoding="utf-8")
    for block in text.split("= ")[1:]:
        name, *rows = block.split()
        yield name, rows


class Board:
    def __init__(self, rows):
        self.rows, self.height, self.width = rows, len(rows), len(rows[0])
        self.start = (self.width // 2, self.height // 2)

    def at(self, x, y):
        """A digit, "x" for a way out, "_" for nothing."""
        inside = lambda x, y: 0 <= x < self.width and 0 <= y < self.height and self.rows[y][x].isdigit()
        if inside(x, y):
            return self.rows[y][x]
        if not (0 <= x < self.width and 0 <= y < self.height):
            return "_"
        return "x" if any(inside(x + dx, y + dy) for dx, dy in STAR if dx * dy == 0) else "_"

    def jumps(self, x, y):
        n = int(self.at(x, y))
        for dx, dy in STAR:
            steps = [self.at(x + k * dx, y + k * dy) for k in range(1, n + 1)]
            fits = steps[-1] != "_" and all(s.isdigit() for s in steps[:-1])
            if fits != (steps[-1] != "_" and (n == 1 or steps[-2] != "x")):
                raise SystemExit(f"a line leaves the board at {x},{y} and comes back")
            if fits:
                yield x + n * dx, y + n * dy

    def search(self):
        """For each reachable place the one before it on a shortest way; the ways out in order of distance."""
        before, layer, exits = {self.start: None}, [self.start], []
        while layer:
            following = []
            for place in layer:
                for to in self.jumps(*place):
                    if to not in before:
                        before[to] = place
                        if self.at(*to) == "x":
                            exits.append(to)
                        else:
                            following.append(to)
            layer = following
        return before, exits


def level(name, title, difficulty, rows):
    board = Board(rows)
    before, exits = board.search()
    way, place = [], exits[0]
    while before[place]:
        way.append(place)
        place = before[place]
    shade = lambda x, y: SHADES[(x + y) % 2]

    def laid(heart):
        piece = {"_": lambda x, y, h: "Empty", "x": lambda x, y, h: "Exit" + h}
        digit = lambda x, y, h: f"{shade(x, y)}{h}{board.at(x, y)}"
        return [[piece.get(board.at(x, y), digit)(x, y, "Heart" if (x, y) == heart else "") for x in range(board.width)]
                for y in range(board.height)]

    first = set(board.jumps(*board.start))
    cells = ((x, y) for y in range(board.height) for x in range(board.width))
    ends = [place for place in cells if board.at(*place) == "x"] if name == PATTERN else sorted(exits, key=lambda e: e[::-1])
    historic = name == "1898"
    return Level(
        name=title, difficulty=difficulty, state=laid(board.start), finals=[laid(e) for e in ends],
        valid=[[(x, y) in first for x in range(board.width)] for y in range(board.height)], at=board.start, solution=way[::-1],
        minimum=len(way), author="Sam Loyd" if historic else "Switchboard",
        source="New York Journal and Advertiser, 24 April 1898, with the misprint in its 17th line mended" if historic
        else f"board {name} of tests/levels/klondike_boards.txt",
        licence="public domain" if historic else "CC0-1.0")


if __name__ == "__main__":
    write_pieces(GAME, "A piece is the ground with what stands on it: 9 numbers, 2 shades, with and without the player. "
                 "Written by tests/levels/klondike.py.", pieces())
    rules()
    found = dict(boards())
    write_levels(GAME, [level(name, title, difficulty, found[name]) for name, title, difficulty in LEVELS])

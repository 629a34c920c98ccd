"""What the level makers share: writing level folders, and a small reader of rule language 1.

The reader is here so that a level's solution is played through the game's own rules.xml before it is
written; the program's own machine replays it again in tests/all/games.rs.
Python 3 standard library only. Same seed, same bytes.
"""

import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

GAMES = Path(__file__).resolve().parents[2] / "games"
LANGUAGES = ("cs", "sk", "en", "de")

DIFFICULTY = {
    "first": ("na zahřátí", "na zahriatie", "warm-up", "zum Aufwärmen"),
    "easy": ("lehká", "ľahká", "easy", "leicht"),
    "medium": ("střední", "stredná", "medium", "mittel"),
    "hard": ("těžká", "ťažká", "hard", "schwer"),
    "expert": ("velmi těžká", "veľmi ťažká", "very hard", "sehr schwer"),
}

OWN = {"author": "Switchboard", "licence": "CC0-1.0"}


def texts(element, four, indent="  "):
    """One element for each language."""
    return "".join(f'{indent}<{element} xml:lang="{tag}">{escape(text)}</{element}>\n' for tag, text in zip(LANGUAGES, four))


def matrix(kind, name, rows):
    """A matrix in the short form: names parted by white space, columns aligned."""
    words = [[str(v).lower() if isinstance(v, bool) else str(v) for v in row] for row in rows]
    widths = [max(len(row[x]) for row in words) for x in range(len(words[0]))]
    lines = "".join(
        "        <Row>" + " ".join(w.ljust(n) for w, n in zip(row, widths)).rstrip() + "</Row>\n" for row in words
    )
    return (
        f"    <Matrix{kind}>\n      <name>{name}</name>\n      <width>{len(rows[0])}</width>\n"
        f"      <height>{len(rows)}</height>\n      <Rows>\n{lines}      </Rows>\n    </Matrix{kind}>\n"
    )


def item(name, value, show=False):
    kind = "boolean" if isinstance(value, bool) else "int" if isinstance(value, int) else "string"
    value = str(value).lower() if isinstance(value, bool) else value
    return (
        f'    <Item><Name>{name}</Name><Value xsi:type="xsd:{kind}">{value}</Value>'
        f"<Show>{'true' if show else 'false'}</Show></Item>\n"
    )


class Level:
    """One level: what stands in its two files."""

    def __init__(self, *, name, difficulty, state, valid=None, finals=(), at=(0, 0), items=(), solution, minimum=0,
                 author=OWN["author"], source, licence=OWN["licence"], more=()):
        self.name = name                # four texts, or one for all languages
        self.difficulty = difficulty    # a key of DIFFICULTY
        self.state = state              # rows of piece names
        self.valid = valid              # rows of booleans; none in a game of laws, where it follows
        self.finals = finals            # list of rows of piece names; "*" is any piece
        self.at = at                    # where the level begins: Ax, Ay, Px, Py
        self.items = list(items)        # (name, value, show)
        self.solution = list(solution)  # cells, or moves in text form
        self.minimum = minimum          # the proven fewest moves, else 0
        self.author, self.source, self.licence = author, source, licence
        self.more = list(more)          # (kind, name, rows): matrices of the game's own

    def description(self):
        names = self.name if isinstance(self.name, tuple) else (self.name,) * 4
        minimum = f"  <MinimumNumberOfMoves>{self.minimum}</MinimumNumberOfMoves>\n" if self.minimum else ""
        moves = " ".join(move if isinstance(move, str) else "{},{}".format(*move) for move in self.solution)
        return (
            '<?xml version="1.0" encoding="utf-8"?>\n<LevelDescription>\n' + texts("Name", names)
            + texts("Difficulty", DIFFICULTY[self.difficulty]) + minimum
            + f"  <Author>{escape(self.author)}</Author>\n  <Source>{escape(self.source)}</Source>\n"
            + f"  <Licence>{escape(self.licence)}</Licence>\n"
            + (f"  <Solution>{moves}</Solution>\n" if moves else "") + "</LevelDescription>\n"
        )

    def layout(self):
        x, y = self.at
        items = [("Ax", x, False), ("Ay", y, False), ("Px", x, False), ("Py", y, False)] + self.items
        return (
            '<?xml version="1.0" encoding="utf-8"?>\n'
            '<LevelLayout xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
            'xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n  <Items>\n'
            + "".join(item(*i) for i in items) + "  </Items>\n  <Matrixes>\n"
            + matrix("String", "STATE", self.state) + (matrix("Bool", "VALID", self.valid) if self.valid else "")
            + "".join(matrix("String", "FINAL", rows) for rows in self.finals)
            + "".join(matrix(*m) for m in self.more) + "  </Matrixes>\n</LevelLayout>\n"
        )


def write_levels(game, levels):
    """Plays every solution through the game's rules (of language 1), then writes games/<game>/LEVELS anew."""
    text = (GAMES / game / "rules.xml").read_text(encoding="utf-8")
    # solutions in language 2 are played by tests/all/games.rs, and the laws of a game of laws are proven by `switchboard check`
    rules = None if 'language="2"' in text else Rules(text)
    for number, level in enumerate(levels, 1):
        fault = rules and replay(rules, level)
        if fault:
            raise SystemExit(f"{game} level {number}: {fault}")
    folder = GAMES / game / "LEVELS"
    if folder.exists():
        shutil.rmtree(folder)
    for number, level in enumerate(levels, 1):
        place = folder / f"{number:02}"
        place.mkdir(parents=True)
        (place / "description.xml").write_text(level.description(), encoding="utf-8")
        (place / "startingLayout.xml").write_text(level.layout(), encoding="utf-8")
    print(f"{game}: {len(levels)} levels,", " ".join(f"{len(v.solution)}{'!' if v.minimum else ''}" for v in levels))


def replay(rules, level):
    """Nothing if the solution ends the level with its last move and not before, else what is wrong."""
    play = Play(rules, level)
    for count, (x, y) in enumerate(level.solution, 1):
        if not play.choose(x, y):
            return f"move {count} to {x},{y} is not valid"
        if play.finished() != (count == len(level.solution)):
            return f"move {count} of {len(level.solution)}: finished is {play.finished()}"
        if not any(map(any, play.valid)) and count < len(level.solution):
            return f"move {count}: no valid move is left"
    return None


# ---------------------------------------------------------------- rule language 1

class Fault(Exception):
    """An error of play: skips a rule or an assignment, as language 1 says."""


WORD = re.compile(r"[()\[\]{},;+-]|==|!=|=|[^()\[\]{},;+=!-]+")


def words_of(text):
    return [re.sub(r"[\s.]", "", w).lower() for w in WORD.findall(text) if w.strip()]


class Rules:
    """rules.xml as a list of (conditions, joint, then, else, break)."""

    def __init__(self, xml):
        root = ElementTree.fromstring(xml)
        self.rules = [
            self.rule(words_of(r.findtext("Contents")), r.findtext("Break").strip() == "true") for r in root.findall("GameRule")
        ]

    def rule(self, words, breaks):
        self.words, self.i = words, 0
        if words[0] != "if":
            rule = (None, None, self.actions(), [], False)
        else:
            self.take("if")
            conditions, joint = self.conditions()
            then, other = self.block(), []
            if self.peek() == "else":
                self.take("else")
                other = self.block()
            rule = (conditions, joint, then, other, breaks)
        if self.i != len(words):
            raise SystemExit(f"rule not understood: {' '.join(words)}")
        return rule

    def peek(self):
        return self.words[self.i] if self.i < len(self.words) else ""

    def take(self, word=None):
        if word and self.peek() != word:
            raise SystemExit(f"wanted {word}, found {self.peek()} in {' '.join(self.words)}")
        self.i += 1
        return self.words[self.i - 1]

    def conditions(self):
        self.take("(")
        if self.peek() != "(":
            simple = self.simple()
            self.take(")")
            return [simple], "and"
        found, joints = [], set()
        while True:
            self.take("(")
            found.append(self.simple())
            self.take(")")
            if self.peek() == ")":
                self.take(")")
                if len(joints) > 1:
                    raise SystemExit("AND and OR mixed")
                return found, joints.pop() if joints else "and"
            joints.add(self.take())

    def simple(self):
        left, sign, right = self.value(), self.take(), self.value()
        if sign not in ("==", "!="):
            raise SystemExit(f"unknown comparison {sign}")
        return left, sign == "==", right

    def value(self):
        word = self.take()
        if self.peek() != "[":
            return word
        self.take("[")
        x = self.sum(",")
        y = self.sum("]")
        return word, x, y

    def sum(self, end):
        parts, sign = [], 1
        while True:
            parts.append((sign, self.take()))
            joint = self.take()
            if joint == end:
                return parts
            sign = {"+": 1, "-": -1}[joint]

    def actions(self):
        found = []
        while self.i < len(self.words) and self.peek() != "}":
            target = self.value()
            self.take("=")
            parts = [(1, self.value())]
            while self.peek() in "+-":
                sign = 1 if self.take() == "+" else -1
                parts.append((sign, self.value()))
            self.take(";")
            found.append((target, parts))
        if not found:
            raise SystemExit("empty block")
        return found

    def block(self):
        self.take("{")
        found = self.actions()
        self.take("}")
        return found


class Play:
    """A level being played: enough of the machine for the level makers."""

    def __init__(self, rules, level):
        self.rules = rules
        lower = lambda rows: [[v.lower() if isinstance(v, str) else v for v in row] for row in rows]
        self.matrices = {"state": lower(level.state), "valid": lower(level.valid)}
        for _, name, rows in level.more:
            self.matrices[name.lower()] = lower(rows)
        self.finals = [lower(rows) for rows in level.finals]
        self.items = {n.lower(): v.lower() if isinstance(v, str) else v for n, v, _ in level.items}
        self.items.update(zip(("ax", "ay", "px", "py"), level.at * 2))

    @property
    def state(self):
        return self.matrices["state"]

    @property
    def valid(self):
        return self.matrices["valid"]

    def finished(self):
        return any(
            all(f == "*" or f == s for fs, ss in zip(final, self.state) for f, s in zip(fs, ss)) for final in self.finals
        )

    def choose(self, x, y):
        if not (0 <= y < len(self.valid) and 0 <= x < len(self.valid[0]) and self.valid[y][x]):
            return False
        self.items["px"], self.items["py"] = self.items["ax"], self.items["ay"]
        self.items["ax"], self.items["ay"] = x, y
        for conditions, joint, then, other, breaks in self.rules.rules:
            held = True
            if conditions is not None:
                try:
                    held = (all if joint == "and" else any)(
                        (self.get(left) == self.get(right)) == same for left, same, right in conditions
                    )
                except Fault:
                    continue
            for target, parts in then if held else other:
                try:
                    self.set(target, parts)
                except Fault:
                    pass
            if held and breaks:
                break
        return True

    def place(self, cell):
        name, *indexes = cell
        x, y = (sum(s * (self.items[w] if w in self.items else int(w)) for s, w in parts) for parts in indexes)
        rows = self.matrices[name]
        if not (0 <= y < len(rows) and 0 <= x < len(rows[0])):
            raise Fault
        return rows, x, y

    def get(self, value):
        if isinstance(value, tuple):
            rows, x, y = self.place(value)
            return rows[y][x]
        if value in self.items:
            return self.items[value]
        if value.isdigit():
            return int(value)
        return {"true": True, "false": False}.get(value, value)

    def set(self, target, parts):
        values = [(s, self.get(v)) for s, v in parts]
        value = values[0][1] if len(values) == 1 else sum(s * v for s, v in values)
        if isinstance(target, tuple):
            rows, x, y = self.place(target)
            rows[y][x] = value
        else:
            self.items[target] = value


# ---------------------------------------------------------------- writing rules and pieces of games that need hundreds

def cell(name, point, dx, dy):
    """`STATE[A.x + 2, A.y - 1]`"""
    part = lambda axis, d: f"{point}.{axis}" + (f" {'+' if d > 0 else '-'} {abs(d)}" if d else "")
    return f"{name}[{part('x', dx)}, {part('y', dy)}]"


def rule(text, breaks=False):
    lines = "\n".join("      " + line for line in text.split("\n"))
    return f"  <GameRule>\n    <Contents>\n{lines}\n    </Contents>\n    <Break>{'true' if breaks else 'false'}</Break>\n  </GameRule>\n"


def note(text):
    return f"\n  <!-- {text} -->\n"


def write_rules(game, head, body):
    text = f'<?xml version="1.0" encoding="utf-8"?>\n<!--\n{head}\n-->\n<ArrayOfGameRule>\n{body}\n</ArrayOfGameRule>\n'
    (GAMES / game / "rules.xml").write_text(text, encoding="utf-8")


def write_pieces(game, head, pieces):
    """Pieces as (name, pictures from the bottom, four labels, symbol)."""
    text = f'<?xml version="1.0" encoding="utf-8"?>\n<!-- {head} -->\n<ArrayOfGamePiece>\n'
    for name, pictures, labels, symbol in pieces:
        shown = (
            f"    <PictureFileName>{pictures[0]}</PictureFileName>\n" if len(pictures) == 1
            else "".join(f"    <Layer><PictureFileName>{p}</PictureFileName></Layer>\n" for p in pictures)
        )
        text += f"  <GamePiece>\n    <Name>{name}</Name>\n{shown}    <ShowBorder>false</ShowBorder>\n"
        text += texts("Label", labels, "    ") + (f"    <Symbol>{escape(symbol)}</Symbol>\n" if symbol else "    <Symbol/>\n") + "  </GamePiece>\n"
    (GAMES / game / "pieces.xml").write_text(text + "</ArrayOfGamePiece>\n", encoding="utf-8")

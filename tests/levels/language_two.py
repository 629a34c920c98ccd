"""What the games of rule language 2 share: writing a whole game folder. The rules are held by tests/all/games.rs,
which plays every solution; each script has a model of its game in Python, of its own making, that found the solution.
"""

import shutil
from xml.sax.saxutils import escape

from kit import GAMES, LANGUAGES, matrix, texts

PUZZLE = ("hlavolam", "hlavolam", "puzzle", "Denkspiel")
EASY_TO_HARD = ("lehká až těžká", "ľahká až ťažká", "easy to hard", "leicht bis schwer")
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'


def minutes(least, most):
    return (f"{least} až {most} minut", f"{least} až {most} minút", f"{least} to {most} minutes", f"{least} bis {most} Minuten")


def piece(name, pictures, symbol, labels, groups=(), **properties):
    """One <GamePiece>; a picture is a file name, or a file name and a rotation."""
    def picture(p):
        file, turn = p if isinstance(p, tuple) else (p, 0)
        return f"<PictureFileName>{file}.svg</PictureFileName>" + (f"<Rotation>{turn}</Rotation>" if turn else "")

    first, *more = pictures
    return (
        f"  <GamePiece>\n    <Name>{name}</Name>\n    {picture(first)}\n    <ShowBorder>false</ShowBorder>\n"
        + "".join(f"    <Group>{g}</Group>\n" for g in groups)
        + "".join(f'    <Property name="{n}">{str(v).lower() if isinstance(v, bool) else v}</Property>\n' for n, v in properties.items())
        + "".join(f"    <Layer>{picture(p)}</Layer>\n" for p in more)
        + texts("Label", labels, "    ") + f"    <Symbol>{escape(symbol)}</Symbol>\n  </GamePiece>\n"
    )


def rules(comment, *texts_and_breaks):
    """rules.xml; each rule is a comment, its text and whether it breaks."""
    body = ""
    for about, text, breaks in texts_and_breaks:
        lines = "".join(f"      {line}\n" if line else "\n" for line in text.strip("\n").split("\n"))
        body += (f"  <!-- {about} -->\n  <GameRule>\n    <Contents><![CDATA[\n{lines}    ]]></Contents>\n"
                 f"    <Break>{'true' if breaks else 'false'}</Break>\n  </GameRule>\n")
    return f'{HEAD}<!-- {comment} -->\n<ArrayOfGameRule language="2">\n{body}</ArrayOfGameRule>\n'


def settings(board_colour, padding=0, position=False, valids=False, direct=False, flips=False):
    flag = lambda b: "true" if b else "false"
    values = [
        ("MoveMode", "WithOptions"), ("MoveModeChange", flag(direct)), ("InvalidPieceFocusBehavior", "Skip"),
        ("InvalidPieceFocusBehaviorChange", "true"), ("BoundaryBehavior", "Jump"), ("BoundaryBehaviorChange", "true"),
        ("PositionHighlight", flag(position)), ("PositionHighlightChange", "true"), ("ValidsHighlight", flag(valids)),
        ("ValidsHighlightChange", "true"), ("FocusedHighlight", "true"), ("FocusedHighlightChange", "true"),
        ("MarginWidth", 10), ("BorderWidth", 0), ("PaddingWidth", padding), ("BorderColorChange", "true"),
        ("BoardColorChange", "true"), ("BorderColor", "Black"), ("BoardColor", board_colour)]
    values += [("Flips", "true")] if flips else []
    return f"{HEAD}<GameSettings>\n" + "".join(f"  <{n}>{v}</{n}>\n" for n, v in values) + "</GameSettings>\n"


def message(name, four):
    """What `say "name";` says, in each language."""
    return "".join(f'  <Message name="{name}" xml:lang="{tag}">{escape(text)}</Message>\n' for tag, text in zip(LANGUAGES, four))


def lists(name, lists_of_cells):
    """A list of lists of cells for tables.xml."""
    rows = "".join("    <List>" + " ".join(f"{x},{y}" for x, y in cells) + "</List>\n" for cells in lists_of_cells)
    return f'  <Cells name="{name}">\n{rows}  </Cells>\n'


def table(kind, name, rows):
    """A matrix of tables.xml."""
    return "".join(line[2:] + "\n" for line in matrix(kind, name, rows).splitlines())


def tables(*parts):
    return f"{HEAD}<Tables>\n" + "".join(parts) + "</Tables>\n"


def opponents(*players):
    """opponents.xml; each player has four names, rules that score (or "") and a search (or "")."""
    body = ""
    for name, contents, search in players:
        lines = "".join(f"      {line}\n" for line in contents.strip("\n").split("\n"))
        body += ("  <Opponent>\n" + texts("Name", name, "    ")
                 + (f"    <Contents><![CDATA[\n{lines}    ]]></Contents>\n" if contents else "")
                 + (f"    <Search {search}/>\n" if search else "") + "  </Opponent>\n")
    return f"{HEAD}<ArrayOfOpponent>\n{body}</ArrayOfOpponent>\n"


RANDOM = (("Náhodný", "Náhodný", "Random", "Zufällig"), "", "")
BOARD_GAME = ("desková hra", "stolová hra", "board game", "Brettspiel")

# Where a game stands in the list of games.
SHELVES = {game: shelf for shelf, games in (
    ("rivals", "clovece connect-four draughts mlyn piskvorky reversi"),
    ("paths", "life-maze theseus"),
    ("patterns", "lights-three"),
    ("numbers", "minesweeper"),
    ("solitaire", "peg-solitaire"),
    ("pushing", "tilt-maze"),
) for game in games.split()}


def write_game(game, *, name, task, time, pieces, rules, settings, levels, source, difficulty=EASY_TO_HARD, category=PUZZLE, press=None, tables="",
               players="", messages=None, opponents="", measures=""):
    folder = GAMES / game
    about = (f"{HEAD}<GameDescription>\n" + texts("Name", name) + texts("RulesTxt", task) + texts("LevelTakeTime", time)
             + texts("Difficulty", difficulty) + texts("Category", category) + (texts("Press", press) if press else "")
             + (f"  <Shelf>{SHELVES[game]}</Shelf>\n" if game in SHELVES else "")
             + f"  <Author>Switchboard</Author>\n  <Source>{escape(source)}</Source>\n  <Licence>CC0-1.0</Licence>\n"
             + (f"  <Players>{players}</Players>\n" if players else "")
             + "".join(message(*m) for m in (messages or {}).items()) + "</GameDescription>\n")
    files = {"description.xml": about, "rules.xml": rules, "settings.xml": settings,
             "pieces.xml": f"{HEAD}<ArrayOfGamePiece>\n" + "".join(pieces) + "</ArrayOfGamePiece>\n"}
    if tables:
        files["tables.xml"] = tables
    if opponents:
        files["opponents.xml"] = opponents
    if measures:
        files["measures.xml"] = measures
    folder.mkdir(exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
    if (folder / "LEVELS").exists():
        shutil.rmtree(folder / "LEVELS")
    for number, level in enumerate(levels, 1):
        place = folder / "LEVELS" / f"{number:02}"
        place.mkdir(parents=True)
        (place / "description.xml").write_text(level.description(), encoding="utf-8")
        (place / "startingLayout.xml").write_text(level.layout(), encoding="utf-8")
    print(f"{game}: {len(levels)} levels,", " ".join(f"{len(v.solution)}{'!' if v.minimum else ''}" for v in levels))

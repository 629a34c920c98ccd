"""What the games of rule language 2 share: writing a whole game folder. The rules are held by tests/all/games.rs,
which plays every solution; each script has a model of its game in Python, of its own making, that found the solution.
"""

import shutil
from xml.sax.saxutils import escape

from kit import GAMES, texts

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


def settings(board_colour, padding=0, position=False, valids=False, direct=False):
    flag = lambda b: "true" if b else "false"
    values = [
        ("MoveMode", "WithOptions"), ("MoveModeChange", flag(direct)), ("InvalidPieceFocusBehavior", "Skip"),
        ("InvalidPieceFocusBehaviorChange", "true"), ("BoundaryBehavior", "Jump"), ("BoundaryBehaviorChange", "true"),
        ("PositionHighlight", flag(position)), ("PositionHighlightChange", "true"), ("ValidsHighlight", flag(valids)),
        ("ValidsHighlightChange", "true"), ("FocusedHighlight", "true"), ("FocusedHighlightChange", "false"),
        ("MarginWidth", 10), ("BorderWidth", 0), ("PaddingWidth", padding), ("BorderColorChange", "true"),
        ("BoardColorChange", "true"), ("BorderColor", "Black"), ("BoardColor", board_colour)]
    return f"{HEAD}<GameSettings>\n" + "".join(f"  <{n}>{v}</{n}>\n" for n, v in values) + "</GameSettings>\n"


def write_game(game, *, name, task, time, pieces, rules, settings, levels, source, difficulty=EASY_TO_HARD, category=PUZZLE, tables=""):
    folder = GAMES / game
    about = (f"{HEAD}<GameDescription>\n" + texts("Name", name) + texts("RulesTxt", task) + texts("LevelTakeTime", time)
             + texts("Difficulty", difficulty) + texts("Category", category)
             + f"  <Author>Switchboard</Author>\n  <Source>{escape(source)}</Source>\n  <Licence>CC0-1.0</Licence>\n</GameDescription>\n")
    files = {"description.xml": about, "rules.xml": rules, "settings.xml": settings,
             "pieces.xml": f"{HEAD}<ArrayOfGamePiece>\n" + "".join(pieces) + "</ArrayOfGamePiece>\n"}
    if tables:
        files["tables.xml"] = tables
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

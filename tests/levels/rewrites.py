"""Writes Klondike, Pexeso, Netwalk and Lights Out a second time, in rule language 2, to examples/games:
python3 tests/levels/rewrites.py

Levels, pictures and texts are those of the games in language 1; pieces get properties, and with them
the rules shrink. (Lights of three colours are made by lights_three.py.)
"""

import re
import shutil

from kit import GAMES
from language_two import rules

KLONDIKE = rules(
    "Back from the Klondike, rule language 2: the same play as games/klondike.",
    ("the heart leaves; its jumps are no moves any more", """
STATE[P] = STATE[P].plain;
local n = STATE[P].jump;
foreach (D in STAR) { VALID[P + n * D] = false; }""", False),
    ("the jumps from the new place; none may pass over a way out", """
local n = STATE[A].jump;
if (n > 0)
{
  foreach (D in STAR)
  {
    local T = A + n * D;
    if (STATE[T] != Empty AND (n == 1 OR STATE[T - D] != Exit)) { VALID[T] = true; }
  }
}
STATE[A] = STATE[A].heart;""", False))

PEXESO = rules(
    "Pexeso, rule language 2: the same play as games/pexeso. Two is whether two cards lie open (or none yet), Pair whether they are alike.",
    ("two open cards are taken off the board or turned down again", """
if (Two)
{
  foreach (C in STATE)
  {
    if (STATE[C] is Open)
    {
      if (Pair) { STATE[C] = Empty; } else { STATE[C] = STATE[C].back; VALID[C] = true; }
    }
  }
}""", False),
    ("the chosen card is turned up and cannot be chosen again", """
STATE[A] = STATE[A].front;
VALID[A] = false;
Two = !Two;""", False),
    ("a try costs a point, a pair brings eleven; the last pair goes at once", """
if (Two)
{
  Pair = STATE[A] == STATE[P];
  Score = Score - 1;
  if (Pair)
  {
    Score = Score + 11;
    Pairs = Pairs - 1;
    if (Pairs == 0) { STATE = Empty; }
  }
}""", False))

NETWALK = rules(
    "Netwalk, rule language 2: the same play as games/netwalk.",
    ("the chosen part turns a quarter to the left", "STATE[A] = STATE[A].left;", False))


LIGHTS = rules(
    "Lights Out, rule language 2: the same play as games/lights-out.",
    ("the chosen light and its neighbours; beyond the edge that assignment is left out", """
STATE[A] = STATE[A].other;
foreach (D in CROSS) { STATE[A + D] = STATE[A + D].other; }""", False))


def klondike_properties(name):
    found = re.fullmatch(r"(Light|Dark)(Heart)?([1-9])", name)
    if found:
        shade, heart, n = found.groups()
        return {"jump": n, **({"plain": shade + n} if heart else {"heart": f"{shade}Heart{n}"})}
    return {"heart": "ExitHeart", "jump": "0"} if name == "Exit" else {}


def pexeso_properties(name):
    if name.endswith("Back"):
        return {"front": name[:2] + "Front"}
    return {"group": "Open", "back": name[:2] + "Back"} if name.endswith("Front") else {}


def pexeso_items(layout):
    """What the rules in language 2 remember, instead of what those in language 1 do."""
    layout = re.sub(r" *<Item><Name>(First|Second|Before)\w*</Name>.*\n", "", layout)
    own = "".join(f'    <Item><Name>{name}</Name><Value xsi:type="xsd:boolean">{value}</Value><Show>false</Show></Item>\n'
                  for name, value in (("Two", "true"), ("Pair", "false")))
    return re.sub(r"(?m)^(?= *<Item><Name>Pairs)", own, layout)


def netwalk_properties(name):
    kind, sides = re.fullmatch(r"(Computer|Server|Pipe)([NESW]+)", name).groups()
    turned = {dict(zip("NWSE", "WSEN"))[s] for s in sides}
    return {"left": kind + next(s for s in
            ("N", "E", "S", "W", "NS", "EW", "NE", "NW", "SW", "SE", "NEW", "NSW", "SEW", "NES") if set(s) == turned)}


def lights_properties(name):
    return {"other": {"Off": "On", "On": "Off"}[name]}


def rewrite(game, new, text, properties, items=None):
    source, folder = GAMES / game, GAMES.parent / "examples" / "games" / new
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(source, folder)
    (folder / "rules.xml").write_text(text, encoding="utf-8")
    pieces = (folder / "pieces.xml").read_text(encoding="utf-8")

    def add(match):
        lines = "".join(f"    <Group>{v}</Group>\n" if k == "group" else f'    <Property name="{k}">{v}</Property>\n'
                        for k, v in properties(match[1]).items())
        return match[0].replace("    <Label", lines + "    <Label", 1)

    (folder / "pieces.xml").write_text(re.sub(r"<Name>([^<]*)</Name>.*?</GamePiece>", add, pieces, flags=re.S), encoding="utf-8")
    for layout in folder.glob("LEVELS/*/startingLayout.xml") if items else ():
        layout.write_text(items(layout.read_text(encoding="utf-8")), encoding="utf-8")
    about = (folder / "description.xml").read_text(encoding="utf-8")
    about = re.sub(r"(<Name xml:lang=\"..\">)(.*?)(</Name>)", r"\1\2 II\3", about)
    (folder / "description.xml").write_text(about, encoding="utf-8")
    lengths = [len("".join(re.findall(r"<Contents>(.*?)</Contents>", t, flags=re.S)).split("\n"))
               for t in ((source / "rules.xml").read_text(encoding="utf-8"), text)]
    print(f"{new}: {lengths[1]} lines of rules instead of {lengths[0]}")


if __name__ == "__main__":
    rewrite("klondike", "klondike-two", KLONDIKE, klondike_properties)
    rewrite("pexeso", "pexeso-two", PEXESO, pexeso_properties, pexeso_items)
    rewrite("netwalk", "netwalk-two", NETWALK, netwalk_properties)
    rewrite("lights-out", "lights-two", LIGHTS, lights_properties)

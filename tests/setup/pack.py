"""Packs the games and the manual for the page: for each file a line "LENGTH PATH", then its bytes; all of it compressed by gzip, since
hosts compress only what they know. Usage: pack.py FOLDER. Makes games.pack in it, which begins with what lists show of all games and ends
with what computer players have learnt, and packs/GAME.pack for who comes for one game."""

import gzip
import sys
from pathlib import Path

LEFT_OUT = ("help/NEW_", "help/PICTURES/")
# what computer players have learnt, which nobody waits for
LEARNT = "/opponents.json"
# what lists show of a game; an empty file follows it in the pack of all
CARD = ("/description.xml", "/settings.xml")
END_OF_CARDS = "end-of-cards"


def pack(file, names):
    contents = ((name, b"" if name == END_OF_CARDS else Path(name).read_bytes()) for name in names)
    content = b"".join(f"{len(content)} {name}\n".encode() + content for name, content in contents)
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def main():
    folder = Path(sys.argv[1])
    paths = [path for top in ("games", "help") for path in Path(top).rglob("*") if path.is_file()]
    names = [name for name in sorted(path.as_posix() for path in paths) if not name.startswith(LEFT_OUT)]
    learnt = [name for name in names if name.endswith(LEARNT)]
    names = [name for name in names if not name.endswith(LEARNT)]
    cards = [name for name in names if name.startswith("games/") and (name.endswith(CARD) or Path(name).stem == "thumbnail")]
    pack(folder / "games.pack", [*cards, END_OF_CARDS, *(name for name in names if name not in set(cards)), *learnt])
    (folder / "packs").mkdir()
    for game in sorted(path.name for path in Path("games").iterdir() if path.is_dir()):
        pack(folder / "packs" / f"{game}.pack", [name for name in names if name.startswith(f"games/{game}/")])


main()

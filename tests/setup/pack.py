"""Packs the games and the manual for the page: for each file a line "LENGTH PATH", then its bytes; of a folder, whose path ends with a slash,
only that line. All of it is compressed by gzip, since hosts compress only what they know. Usage: pack.py FOLDER. Makes games.pack in it, which
begins with what lists show of all games and ends with what computer players have learnt, and packs/GAME.pack for who comes for one game. In
games.pack all other files of a game lie together in games/GAME.packed, which the page keeps as it is until the game is opened: lines "LENGTH
PATH", an empty line, and their bytes one behind the other, compressed (deflate)."""

import gzip
import sys
import zlib
from pathlib import Path

LEFT_OUT = ("help/NEW_", "help/PICTURES/")
# what computer players have learnt, which nobody waits for
LEARNT = "/opponents.json"
# what lists show of a game beside the folders of its levels, or all of a game that has none; an empty file follows it in the pack of all
CARD = ("description", "settings", "thumbnail")
END_OF_CARDS = "end-of-cards"


def read(names):
    return [(name, Path(name).read_bytes()) for name in names]


def packed(folder, names):
    """The files of a folder as one, which stays compressed."""
    files = read(names)
    index = "".join(f"{len(content)} {name.removeprefix(folder)}\n" for name, content in files) + "\n"
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return index.encode() + deflate.compress(b"".join(content for _, content in files)) + deflate.flush()


def pack(file, files):
    content = b"".join(f"{len(content)} {name}\n".encode() + content for name, content in files)
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def main():
    folder = Path(sys.argv[1])
    paths = [path for top in ("games", "help") for path in Path(top).rglob("*") if path.is_file()]
    names = [name for name in sorted(path.as_posix() for path in paths) if not name.startswith(LEFT_OUT)]
    learnt = [name for name in names if name.endswith(LEARNT)]
    names = [name for name in names if not name.endswith(LEARNT)]
    (folder / "packs").mkdir()
    cards, games = [], []
    for game in sorted(path for path in Path("games").iterdir() if path.is_dir()):
        inner = f"{game.as_posix()}/"
        files = [name for name in names if name.startswith(inner)]
        pack(folder / "packs" / f"{game.name}.pack", read(files))
        levels = sorted(f"{path.as_posix()}/" for path in game.glob("LEVELS/*") if path.is_dir())
        shown = [name for name in files if not levels or name.count("/") == 2 and Path(name).stem in CARD]
        cards += [*read(shown), *((level, b"") for level in levels)]
        if levels:
            games.append((f"{game.as_posix()}.packed", packed(inner, [name for name in files if name not in shown])))
    manual = [name for name in names if not name.startswith("games/")]
    pack(folder / "games.pack", [*cards, (END_OF_CARDS, b""), *games, *read(manual), *read(learnt)])


main()

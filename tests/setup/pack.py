"""Packs the games and the manual for the page: for each file a line "LENGTH PATH", then its bytes. Usage: pack.py FILE"""

import sys
from pathlib import Path

LEFT_OUT = ("help/NEW_", "help/PICTURES/")


def main():
    paths = [path for top in ("games", "help") for path in Path(top).rglob("*") if path.is_file()]
    names = sorted(path.as_posix() for path in paths)
    with Path(sys.argv[1]).open("wb") as pack:
        for name in names:
            if not name.startswith(LEFT_OUT):
                content = Path(name).read_bytes()
                pack.write(f"{len(content)} {name}\n".encode() + content)


main()

"""For developers: a level changed with one key in the real window: the author's screen, the level editor, a piece, three
cells, undo, another matrix, saving, a new level, leaving. Only the space bar is pressed, by xdotool, when what is wanted is lit;
Next comes by itself. Needs what one_key.py needs.

    python3 tests/setup/one_key_editor.py [FOLDER FOR PICTURES]

Fails if something is not reached or the level's file is not what it should be."""

import os
import shutil
import sys
import time

if __name__ == "__main__":
    sys.argv[1:] = sys.argv[1:] or ["target/one-key-editor"]
from one_key import Tour
from pictures import ROOT, options


def main():
    tour = Tour(options())
    started = time.time()
    try:
        t = tour.t
        copy = os.path.join(tour.users, "copies", "mine")
        shutil.copytree(os.path.join(ROOT, "help/NEW_GAME"), copy)
        layout = os.path.join(copy, "LEVELS/01/startingLayout.xml")
        before = open(layout).read()
        tour.start("Kim", "--game", copy, "--watch")
        tour.expect("author")
        tour.choose(t["author-edit"])
        tour.expect("editor")
        tour.choose("Wall")
        for cell in ([0, 2], [1, 2], [2, 2]):
            tour.choose(cell=cell)
        tour.picture("1-painted")
        tour.choose(t["edit-undo"])
        tour.choose(t["edit-layer"].replace("{ $name }", "STATE"))
        tour.choose("VALID")
        tour.choose(t["edit-true"])
        tour.choose(cell=[2, 0])
        tour.picture("2-valid")
        tour.choose(t["save"])
        tour.picture("3-saved")
        wanted = before.replace("<Row>Gem    Path   Path", "<Row>Wall    Wall   Path")
        wanted = wanted.replace("<Row>false true  false", "<Row>false true  true")
        if open(layout).read() != wanted:
            sys.exit("the file is not what it should be")
        tour.choose(t["new-level"])
        tour.choose(t["edit-leave"])
        now = tour.expect("author")
        time.sleep(2)
        tour.picture("4-author")
        if tour.ask("status")["level"] != "03":
            sys.exit(f"the new level is not shown: {now}")
        print(f"one key: {tour.presses} presses, {time.time() - started:.0f} s")
    finally:
        tour.close()


if __name__ == "__main__":
    main()

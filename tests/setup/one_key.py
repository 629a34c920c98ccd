"""For developers: the whole program with one key in the real window, from a first start with no player to a finished
level, settings, hint, pace, help, history and quit. Only the space bar is pressed, by xdotool, when what is wanted is lit;
Next comes by itself. The signals' socket is only asked how things stand (`status`). Needs xvfb, openbox, xdotool,
imagemagick and a built program.

    python3 tests/setup/one_key.py [FOLDER FOR PICTURES] [--short]

The short tour, which is part of `make test`, goes from the first start over a move and the history back to the board, without
pictures. No deadline measures the program: each is a guard against a hang. Fails if something is not reached or the program does not end by itself."""

import os
import subprocess
import sys
import time

IS_SHORT = "--short" in sys.argv
if __name__ == "__main__":
    sys.argv[1:] = [word for word in sys.argv[1:] if word != "--short"] or ["target/one-key"]
from pictures import Driver, options


class Tour(Driver):
    presses = 0

    def press(self):
        subprocess.run(["xdotool", "key", "space"], env=self.env, check=True)
        self.presses += 1
        time.sleep(0.62)  # the rest after a choice, and a little

    def choose(self, *labels, seconds=180, cell=None):
        """Waits until one of these is lit, alone or with others, and presses; until it was lit alone and taken."""
        end, seen, since = time.time() + seconds, None, time.time()
        last_lit = None
        while time.time() < end:
            now = self.ask("status")
            is_wanted = lambda x: x == cell if isinstance(x, list) else any(
                x == l or (l.endswith("*") and x.startswith(l[:-1])) for l in labels) if x else False
            lit, is_new = now["lit"], now["lit"] != last_lit
            last_lit = lit
            if now["resting"]:
                self.press()
                last_lit = None
            elif is_wanted(now["focus"]):
                if is_new or seen is None:
                    print(f"    {now['screen']}: {now['focus']}")
                    self.press()
                    try:
                        return self.ask("status")
                    except OSError:
                        return {"screen": None}  # that was quit
            elif is_new and len(lit) > 1 and any(is_wanted(x) for x in lit):
                self.press()
                last_lit = None
            time.sleep(0.02)
        sys.exit(f"never lit: {labels or cell}, at last {now}")

    def expect(self, screen, seconds=180):
        end = time.time() + seconds
        while time.time() < end:
            now = self.ask("status")
            if now["screen"] == screen:
                return now
            time.sleep(0.1)
        sys.exit(f"{screen} did not come: {now}")


def short(tour):
    """A first start, a move by a hint, the history, and back."""
    t = tour.t
    tour.expect("first-start")
    tour.choose(t["first-one-switch"])
    tour.choose(t["first-steady"])
    tour.choose(t["avatar-fox"])
    tour.expect("rules")
    tour.choose(t["rules-begin"])
    tour.expect("board")
    tour.choose(t["hint"])
    tour.choose(t["hint"] + ":*")
    if not tour.ask("status")["number"]:
        sys.exit("the move was not played")
    tour.choose(t["more"])
    tour.choose(t["history"])
    tour.expect("history")
    tour.choose(t["back"])
    tour.expect("board")


def main():
    tour = Tour(options())
    started = time.time()
    try:
        tour.start()
        if IS_SHORT:
            short(tour)
            print(f"one key: {tour.presses} presses, {time.time() - started:.0f} s")
            return
        t = tour.t
        tour.expect("first-start")
        tour.choose(t["first-someone"])
        tour.choose(t["field-name"] + ":*")
        for letter in "KIM":
            tour.choose(letter, letter.lower())
        tour.choose(t["key-done"])
        tour.picture("1-player")
        tour.choose(t["field-degree"] + ":*")
        tour.choose(t["degree-3"])
        tour.choose(t["degree-take"])
        tour.choose(t["save"])
        tour.expect("desk")
        tour.choose(t["desk-leave"])
        tour.expect("games")
        tour.picture("2-games")
        tour.choose(t["shelf-pushing"])
        tour.choose("Sokoban")
        tour.expect("rules")
        tour.choose(t["rules-begin"])
        tour.expect("board")
        print("  a hint, and what it shows")
        tour.choose(t["hint"])
        tour.picture("3-hint")
        tour.choose(t["hint"] + ":*")
        print("  the pace")
        tour.choose(t["pace"])
        tour.choose(t["slower"])
        tour.choose(t["back"])
        print("  settings")
        tour.choose(t["more"])
        tour.choose(t["settings"])
        tour.choose(t["tab-looks"])
        tour.choose(t["set-theme"] + ":*")
        tour.choose(t["value-dark"])
        tour.expect("settings")
        tour.picture("4-settings")
        tour.choose(t["back"])  # to all pages
        tour.choose(t["back"])
        tour.expect("board")
        print("  help")
        tour.choose(t["more"])
        tour.choose(t["help"])
        tour.choose(t["next-section"])
        tour.picture("5-help")
        tour.choose(t["back"])
        print("  history")
        tour.choose(t["more"])
        tour.choose(t["history"])
        tour.choose(t["history-chart"])
        tour.picture("6-history")
        tour.choose(t["back"])
        print("  the level")
        for _ in range(10):
            tour.choose(t["hint"])
            if tour.choose(t["hint"] + ":*")["outcome"] != "playing":
                break
        tour.expect("level-done")
        tour.picture("7-done")
        tour.choose(t["to-games"])
        tour.expect("games")
        tour.choose(t["quit"])
        tour.choose(t["yes-quit"])  # the program ends
        code = tour.player.wait(20)
        print(f"one key: {tour.presses} presses, {time.time() - started:.0f} s, the program ended with {code}")
        sys.exit(code)
    finally:
        tour.close()


if __name__ == "__main__":
    main()

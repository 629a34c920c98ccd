"""For developers: a picture of every screen in the real window, to be looked at. Drives the program over its signals'
socket under a display of its own. Needs xvfb, openbox, xdotool, imagemagick and a built program.

    python3 tests/setup/pictures.py FOLDER [--language cs] [--theme HighContrast] [--text 300] [--size 800x600]

Fails if a screen cannot be reached. Each picture's name tells the screen.

    python3 tests/setup/pictures.py docs/pictures --only documents --size 1280x800

makes those of the documents and of release notes."""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GAMES = ["sokoban", "klondike", "netwalk", "sudoku"]
# How often it is looked whether everything is drawn.
MOST_LOOKS = 12
# A window manager that adds nothing to windows.
BARE = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


def texts(language):
    """Every text of one line, by its name."""
    path = os.path.join(ROOT, "src/narrate/texts", language + ".ftl")
    found = {}
    for line in open(path, encoding="utf-8"):
        match = re.match(r"([a-z][a-z0-9-]*) = (.+)$", line)
        if match:
            found[match[1]] = match[2]
    return found


class Driver:
    def __init__(self, options):
        self.options = options
        self.users = tempfile.mkdtemp()
        self.t = texts(options.language)
        self.display = f":{options.display}"
        self.env = dict(os.environ, DISPLAY=self.display, LANGUAGE="", LC_ALL="", LANG=options.language)
        # the window starts maximised, and has no title bar here: it is as large as the screen
        screen = options.size + "x24"
        self.children = [subprocess.Popen(["Xvfb", self.display, "-screen", "0", screen], stderr=subprocess.DEVNULL)]
        time.sleep(1)
        bare = os.path.join(self.users, "openbox.xml")
        with open(bare, "w") as file:
            file.write(BARE)
        openbox = ["openbox", "--config-file", bare]
        self.children.append(subprocess.Popen(openbox, env=dict(self.env, LANG="C.UTF-8"), stderr=subprocess.DEVNULL))
        os.makedirs(options.folder, exist_ok=True)

    def start(self, *arguments):
        path = os.path.join(self.users, "signals")
        command = [self.options.program, "play", *arguments, "--users", self.users, "--signals", "unix:" + path]
        self.player = subprocess.Popen(command, env=self.env, stderr=subprocess.DEVNULL)
        self.children.append(self.player)
        for _ in range(1200):  # so long only on a machine that has much else to do
            time.sleep(0.1)
            if os.path.exists(path):
                break
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lines = self.socket.makefile("r", encoding="utf-8")
        time.sleep(1.5)
        subprocess.run(["xdotool", "mousemove", *self.options.size.split("x")], env=self.env, stderr=subprocess.DEVNULL)

    def leave(self):
        self.socket.close()
        self.player.terminate()
        self.player.wait()

    def ask(self, line):
        self.socket.sendall((line + "\n").encode())
        return json.loads(self.lines.readline())

    def play(self):
        """Chooses what is lit; where that ends a game, waits until its last board has stood."""
        answer = self.ask("action")
        while answer["screen"] == "board" and answer["outcome"] != "playing":
            time.sleep(0.1)
            answer = self.ask("status")
        return answer

    def go(self, label):
        """Lights the choice of this label (or the block it is in) and chooses it."""
        label = self.t.get(label, label)
        for _ in range(400):
            answer = self.ask("status")
            if answer["focus"] == label:
                return self.ask("action")
            if label in [x for x in answer["lit"] if isinstance(x, str)]:
                self.ask("action")
            else:
                self.ask("next")
        sys.exit(f"never lit: {label} on {answer}")

    def cycle(self, key, value):
        """Cycles a setting until the notice ends with this value."""
        for _ in range(40):
            answer = self.ask("cycle " + key)
            if answer["notices"] and answer["notices"][-1].endswith(": " + value):
                return
        sys.exit(f"{key} never became {value}")

    def picture(self, name, wait=0.7, rests=True):
        """A picture of the window, when everything in it is drawn: when two in a row are the same, unless the light moves."""
        path = os.path.join(self.options.folder, name + ".png")
        known = None
        for _ in range(MOST_LOOKS):
            time.sleep(wait)
            subprocess.run(["import", "-window", "Switchboard", path], env=self.env, check=True)
            seen, colours, size = subprocess.run(["identify", "-format", "%# %k %wx%h", path], capture_output=True,
                                                 check=True, text=True).stdout.split()
            # of one colour is a window that is not painted yet, and of another size one that is on its way to the edges
            if (not rests or seen == known) and colours != "1" and size == self.options.size:
                break
            known = seen
        if size != self.options.size:
            sys.exit(f"{name}: the window is {size}, not maximised")
        print(path)

    def looks(self):
        self.cycle("next", self.t["value-off"])
        self.cycle("method", self.t["value-linear"])
        self.cycle("countdowns", self.t["value-off"])
        self.cycle("theme", self.t["value-" + self.options.theme.lower()])
        if self.options.text != 100:
            self.cycle("text_percent", f"{self.options.text} %")

    def close(self):
        for child in reversed(self.children):
            child.terminate()
            child.wait()


def players(d):
    d.start()
    d.picture("first-start", rests=False)
    d.looks()
    d.go("first-someone")
    d.picture("player")
    for _ in range(100):
        answer = d.ask("next")
        if (answer["focus"] or "").startswith(d.t["field-name"] + ":"):
            break
    d.ask("action")
    d.picture("keyboard")
    d.go("key-done")
    for _ in range(100):
        answer = d.ask("next")
        if (answer["focus"] or "").startswith(d.t["field-avatar"] + ":"):
            break
    d.ask("action")
    d.picture("avatars")
    d.ask("change-game")
    d.ask("change-game")
    d.picture("players-none")
    d.leave()
    d.start()
    d.looks()
    d.go("first-one-switch")
    d.picture("first-speed")
    d.go("first-quick")
    d.looks()
    d.picture("first-picture")
    d.go("avatar-fox")
    d.picture("rules")
    d.go("rules-begin")
    d.picture("board-first")
    d.leave()


def screens(d):
    d.start("Ann", "--game", "sokoban")
    d.looks()
    d.picture("board-sokoban")
    d.ask("hint")
    d.picture("hint")
    d.ask("action")
    d.picture("moved")
    d.go("more")
    d.picture("more")
    d.go("how-to-play")
    d.picture("how-to-play")
    d.go("back")
    d.go("pace")
    d.picture("pace-sheet")
    d.go("back")
    d.ask("quit")
    d.picture("ask")
    d.ask("change-game")
    d.ask("settings")
    d.picture("settings")
    for tab in ("pace", "choosing", "switch", "control", "marks", "puzzles", "looks", "language", "speech", "sound", "devices"):
        d.go("tab-" + tab)
        # its example moves
        d.picture("settings-" + tab, rests=tab not in ("pace", "choosing", "switch", "marks", "looks"))
        if tab != "devices":
            d.ask("change-game")
    d.go("remap")
    d.picture("remap")
    d.ask("change-game")
    d.ask("change-game")
    d.go("tab-looks")
    d.go(d.t["set-text-percent"] + f": {d.options.text} %")
    d.picture("values", rests=False)
    d.ask("change-game")
    d.ask("change-game")
    d.go("tab-pace")
    d.go("pace-exercise")
    d.picture("pace", rests=False)
    d.ask("change-game")
    d.ask("change-game")
    d.ask("change-game")
    d.ask("help")
    d.picture("help")
    d.ask("change-game")
    d.ask("history")
    for view in ("table", "chart", "replay", "methods"):
        d.go("history-" + view)
        d.picture("history-" + view)
    d.ask("change-game")
    d.go("levels")
    d.picture("levels")
    d.ask("change-game")
    for _ in range(300):
        answer = d.ask("hint")
        if answer["screen"] != "board" or not isinstance(answer["focus"], str):
            break
        answer = d.play()
        if answer["screen"] != "board":
            break
    d.picture("level-done" if answer["screen"] == "level-done" else "stuck", 2)
    d.go("to-games")
    d.picture("games")
    d.go("shelf-shading")
    d.picture("kind")
    d.go("back")
    d.ask("change-game")
    d.picture("players")
    d.go("about")
    d.picture("about")
    d.leave()
    for game in GAMES[1:]:
        d.start("Ann", "--game", game)
        d.picture("board-" + game)
        d.leave()


def level_done(d):
    """Plays as hints say until the level is done."""
    for _ in range(300):
        d.ask("hint")
        if d.play()["screen"] == "level-done":
            return
    sys.exit("the level was never done")


def documents(d):
    """What README and release notes show: somebody in the midst of it, the light moving."""
    d.start("Eva", "--game", "theseus")
    d.looks()
    level_done(d)
    d.leave()
    d.start("Eva", "--game", "sokoban")
    for level in range(3):
        level_done(d)
        if level == 2:
            d.picture("level-done", 3, rests=False)
        d.ask("action")
    d.cycle("next", d.t["value-on"])
    for name, theme in (("board", "light"), ("board-dark", "dark")):
        d.cycle("theme", d.t["value-" + theme])
        # what is said of a move takes the place of what is said of the colours
        d.ask("hint")
        d.ask("action")
        d.picture(name, 1, rests=False)
    d.cycle("theme", d.t["value-light"])
    d.ask("change-game")
    d.picture("home", 8, rests=False)
    d.leave()
    d.start("Eva", "--game", "chess")
    d.go("seats-play")
    d.picture("board-chess", 8, rests=False)
    d.leave()


def editor(d):
    """The author's screen and the level editor, over copies of games."""
    for game in ("help/NEW_GAME", "games/sokoban", "games/klondike"):
        name = os.path.basename(game).lower().replace("_", "-")
        copy = os.path.join(d.users, "copies", name)
        shutil.copytree(os.path.join(ROOT, game), copy)
        d.start("Ann", "--game", copy, "--watch")
        d.looks()
        d.ask("next")
        d.ask("action")
        d.picture("author-" + name)
        d.go("author-edit")
        d.picture("editor-" + name)
        d.ask("point 1,0")
        d.ask("action")
        d.picture("editor-painted-" + name)
        if name == "new-game":
            d.go("edit-size")
            d.picture("editor-size")
            d.ask("change-game")
            d.go("edit-values")
            d.picture("editor-values")
            d.go("Gems")
            d.picture("editor-value")
            d.ask("change-game")
            d.ask("change-game")
            d.go("edit-leave")
            d.picture("editor-leave")
            d.go("edit-stay")
            d.go("Matrix: STATE" if d.options.language == "en" else d.t["edit-layer"].replace("{ $name }", "STATE"))
            d.picture("editor-layers")
            d.go("VALID")
            d.picture("editor-valid")
            d.go("new-level")
            d.picture("editor-new-level")
            layout = os.path.join(copy, "LEVELS/03/startingLayout.xml")
            text = open(layout).read()
            d.ask("point 2,2")
            d.ask("action")
            open(layout, "w").write(text.replace("Gem", "Wall"))
            time.sleep(1)
            d.picture("editor-changed-meanwhile")
            d.go("save")
            d.picture("editor-changed")
            d.go("edit-write-mine")
            d.picture("editor-saved")
            os.chmod(layout, 0o444)
            d.ask("point 1,1")
            d.ask("action")
            d.go("save")
            d.picture("editor-protected")
        d.leave()


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="Light")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--size", default="1100x780")
    parser.add_argument("--display", type=int, default=87)
    parser.add_argument("--only", default="", help="editor: its pictures alone; documents: those of README and release notes")
    parser.add_argument("--program", default=os.environ.get("SWITCHBOARD", os.path.join(ROOT, "target/debug/switchboard")))
    return parser.parse_args()


def main():
    driver = Driver(options())
    try:
        if driver.options.only == "documents":
            documents(driver)
            return
        if driver.options.only != "editor":
            players(driver)
            screens(driver)
        editor(driver)
    finally:
        driver.close()


if __name__ == "__main__":
    main()

"""For developers: an installed program with one key, as its user would: makes a player, leaves, comes back to Sokoban as the
last player, finishes a level, leaves. Only the space bar is pressed, by xdotool; how things stand is asked over the program's signals.

    python3 tests/setup/package_key.py FOLDER --signals unix:PATH|- -- COMMAND...

COMMAND starts the program and listens there: PATH is the socket as it is seen from here, - the command's own input; GAME in it
becomes nothing and then `--game sokoban`. Pictures come into FOLDER. Needs xvfb, openbox, xdotool, imagemagick."""

import argparse
import json
import os
import socket
import subprocess
import sys
import time

arguments = sys.argv[1:]
command = arguments[arguments.index("--") + 1:]
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("folder")
parser.add_argument("--signals", required=True)
parser.add_argument("--display", type=int, default=86)
mine = parser.parse_args(arguments[:arguments.index("--")])
mine.language, mine.size, mine.program = "en", "1100x780", ""
sys.argv[1:] = [mine.folder]

from one_key import Tour  # noqa: E402


class Installed(Tour):
    def start(self, game):
        over_pipe = mine.signals == "-"
        words = [word.replace("GAME", game) for word in command]
        started = [word for word in words if word]
        pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE) if over_pipe else {}
        self.player = subprocess.Popen(started, env=self.env, **pipes)
        self.children.append(self.player)
        if over_pipe:
            self.writer, self.lines = self.player.stdin, self.player.stdout
        else:
            path = mine.signals.removeprefix("unix:")
            for _ in range(600):
                time.sleep(0.1)
                if os.path.exists(path):
                    break
            self.socket = socket.socket(socket.AF_UNIX)
            self.socket.connect(path)
            self.writer = self.lines = self.socket.makefile("rwb")

    def press(self):
        # who plays slowly holds the switch for a while, and rests after a choice
        for action in ("keydown", "keyup"):
            subprocess.run(["xdotool", action, "space"], env=self.env, check=True)
            time.sleep(0.5)
        self.presses += 1
        time.sleep(0.7)

    def ask(self, line):
        self.writer.write((line + "\n").encode())
        self.writer.flush()
        answer = self.lines.readline()
        if not answer:
            raise OSError("the program is over")
        return json.loads(answer)

    def picture(self, name):
        time.sleep(0.7)
        path = os.path.join(mine.folder, name + ".png")
        subprocess.run(["import", "-window", "root", path], env=self.env, check=True)
        print(path)


    def leave(self):
        self.choose(self.t["quit"], seconds=300)
        self.choose(self.t["yes-quit"])
        code = self.player.wait(60)
        if code:
            sys.exit(f"the program ended with {code}")


def main():
    tour = Installed(mine)
    started = time.time()
    try:
        t = tour.t
        tour.start("")
        tour.expect("first-start", 120)
        tour.picture("1-first")
        tour.choose(t["first-someone"], seconds=300)
        tour.choose(t["field-name"] + ":*")
        for letter in "KIM":
            tour.choose(letter, letter.lower())
        tour.choose(t["key-done"])
        # slow: a machine that builds beside this must not make a press come too late
        tour.choose(t["field-degree"] + ":*")
        tour.choose(t["degree-5"])
        tour.choose(t["save"])
        tour.expect("games", 60)
        tour.picture("2-games")
        tour.leave()
        tour.start("--game sokoban")
        tour.expect("board", 120)
        tour.picture("3-board")
        for _ in range(40):
            tour.choose(t["hint"])
            if tour.choose(t["hint"] + ":*")["screen"] != "board":
                break
        tour.expect("level-done", 60)
        tour.picture("4-done")
        tour.choose(t["to-games"])
        tour.expect("games")
        tour.leave()
        print(f"{tour.presses} presses, {time.time() - started:.0f} s")
    finally:
        tour.close()


if __name__ == "__main__":
    main()

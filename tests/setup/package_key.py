"""For developers: an installed program with one key, as its user would: makes a player, finishes a level of Sokoban, leaves.
Only the space bar is pressed, by xdotool; how things stand is asked over the program's signals.

    python3 tests/setup/package_key.py FOLDER --signals unix:PATH|- -- COMMAND...

COMMAND starts the program and listens there: PATH is the socket as it is seen from here, - the command's own input. Pictures
come into FOLDER. `--players N` says that so many are there already. Needs xvfb, openbox, xdotool, imagemagick."""

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
parser.add_argument("--players", type=int, default=0)
mine = parser.parse_args(arguments[:arguments.index("--")])
mine.language, mine.size, mine.program = "en", "1100x780", ""
sys.argv[1:] = [mine.folder]

from one_key import Tour  # noqa: E402


class Installed(Tour):
    def start(self):
        over_pipe = mine.signals == "-"
        pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE) if over_pipe else {}
        self.player = subprocess.Popen(command, env=self.env, **pipes)
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


def main():
    tour = Installed(mine)
    started = time.time()
    try:
        tour.start()
        t = tour.t
        tour.expect("players", 120)
        tour.picture("1-first")
        tour.choose(t["add-player"], seconds=300)
        tour.choose(t["field-name"] + ":*")
        for letter in "KIM":
            tour.choose(letter, letter.lower())
        tour.choose(t["key-done"])
        tour.choose(t["save"])
        tour.expect("games", 60)
        tour.picture("2-games")
        tour.choose("Sokoban", seconds=600)
        tour.expect("board", 60)
        tour.picture("3-board")
        for _ in range(40):
            tour.choose(t["hint"])
            if tour.choose(t["hint"] + ":*")["screen"] != "board":
                break
        tour.expect("level-done", 60)
        tour.picture("4-done")
        tour.choose(t["to-games"])
        tour.expect("games")
        tour.choose(t["quit"])
        tour.choose(t["yes-quit"])
        code = tour.player.wait(60)
        print(f"{tour.presses} presses, {time.time() - started:.0f} s, the program ended with {code}")
        sys.exit(code)
    finally:
        tour.close()


if __name__ == "__main__":
    main()

"""For developers: an installed program with one key, as its user would. The first start makes a player in four presses, its puzzle and
a level of Sokoban are played to the end as hints say, and the program is left. Then it is started as a kiosk: the last player and
the last game come by themselves, the window fills the screen, the switch held for ten seconds asks whether to leave, Ctrl+Q leaves.

    python3 tests/setup/package_key.py FOLDER --signals unix:PATH|- [--journey player|sokoban|kiosk]... -- COMMAND...

COMMAND starts the program and listens there: PATH is the socket as it is seen from here, - the command's own input; ARGS in it
becomes what a journey adds. Only the space bar is pressed, by xdotool, when what is wanted has just been lit, which is asked over
the signals: no press depends on how fast the machine is, as long as it comes within the four seconds of a step. Pictures come into
FOLDER. Needs xvfb, openbox, xdotool, imagemagick."""

import argparse
import json
import os
import shlex
import socket
import subprocess
import sys
import time

SIZE = "1280x800"
# how long the program may take until it answers, and a screen until it comes: a fresh Wine reads slowly; a countdown waits
# until the light was everywhere twice
START, SCREEN, COUNTDOWNS = 180, 120, 900
JOURNEYS = ["player", "sokoban", "kiosk"]


class Trial:
    def __init__(self, options, command):
        self.options, self.command, self.presses = options, command, 0
        # the screen and the choice that was chosen last
        self.taken = None
        self.env = dict(os.environ, DISPLAY=f":{options.display}")
        self.children = [subprocess.Popen(["Xvfb", self.env["DISPLAY"], "-screen", "0", SIZE + "x24"], stderr=subprocess.DEVNULL)]
        while subprocess.run(["xdotool", "getdisplaygeometry"], env=self.env, capture_output=True).returncode:
            time.sleep(0.1)
        os.makedirs(options.folder, exist_ok=True)
        if options.desktop:
            self.run_beside("openbox")

    def run_beside(self, *command):
        self.children.append(subprocess.Popen(command, env=dict(self.env, LANG="C.UTF-8"), stderr=subprocess.DEVNULL))

    def start(self, arguments):
        words = [word.replace("ARGS", arguments) for word in self.command]
        if "ARGS" in self.command:
            at = self.command.index("ARGS")
            words[at : at + 1] = shlex.split(arguments)
        over_pipe = self.options.signals == "-"
        pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE) if over_pipe else {}
        self.program = subprocess.Popen(words, env=self.env, **pipes)
        self.children.append(self.program)
        if over_pipe:
            self.writer, self.lines = self.program.stdin, self.program.stdout
            return
        path = self.options.signals.removeprefix("unix:")
        channel = socket.socket(socket.AF_UNIX)
        for _ in range(START * 10):
            try:
                channel.connect(path)
                break
            except OSError:
                time.sleep(0.1)
        self.writer = self.lines = channel.makefile("rwb")

    def ask(self, line="status"):
        self.writer.write((line + "\n").encode())
        self.writer.flush()
        answer = self.lines.readline()
        if not answer:
            raise OSError("the program is over")
        return json.loads(answer)

    def press(self, seconds=0.3):
        for action in ("keydown", "keyup"):
            subprocess.run(["xdotool", action, "space"], env=self.env, check=True)
            time.sleep(seconds)
        self.presses += 1

    def settled(self, screen, seconds=3):
        """What is there once something is lit again, or another screen has come: between two steps nothing may be lit."""
        end = time.time() + seconds
        now = self.ask()
        while not now["names"] and now["screen"] == screen and time.time() < end:
            time.sleep(0.05)
            now = self.ask()
        return now

    def choose(self, name, seconds=300):
        """Waits until the choice of this name has just been lit, alone or with others, and presses, until it was taken."""
        end, before = time.time() + seconds, None
        while time.time() < end:
            now = self.ask()
            lit = now["names"]
            # what was taken for chosen is lit again: that press came before the window could take it
            is_missed = (now["screen"], lit) == self.taken
            if now["resting"] or (lit != before and (name in lit or is_missed)):
                self.press()
                try:
                    after = self.settled(now["screen"])
                except OSError:
                    return None  # that was the last one
                # a press in the rest after a choice is dropped
                if lit == [name] and (after["screen"] != now["screen"] or after["names"] not in ([], lit)):
                    print(f"    {now['screen']}: {now['lit'][0]}", flush=True)
                    self.taken = (now["screen"], lit)
                    return after
                before = None
            else:
                before = lit
            time.sleep(0.05)
        sys.exit(f"never lit: {name}, at last {now}")

    def expect(self, *screens, seconds=SCREEN):
        end = time.time() + seconds
        while time.time() < end:
            now = self.ask()
            if now["screen"] in screens:
                self.taken = None
                return now
            time.sleep(0.1)
        sys.exit(f"none of {screens} came: {now}")

    def picture(self, name):
        time.sleep(1)
        path = os.path.join(self.options.folder, name + ".png")
        subprocess.run(["import", "-window", "root", path], env=self.env, check=True)
        print(path, flush=True)

    def play_level(self):
        """As hints say, to the end."""
        for _ in range(40):
            self.choose("hint")
            self.ask("wait")
            if self.choose("play-hint")["outcome"] != "playing":
                break
        self.expect("level-done")

    def leave(self):
        self.choose("quit")
        self.choose("yes")
        self.is_over()

    def is_over(self):
        code = self.program.wait(60)
        if code:
            sys.exit(f"the program ended with {code}")

    def close(self):
        for child in reversed(self.children):
            child.terminate()
            child.wait()


def player(trial):
    trial.start("")
    trial.expect("first-start")
    trial.picture("1-first")
    for name in ("one-switch", "calm", "picture fox", "begin"):
        trial.choose(name)
    trial.expect("board")
    trial.picture("2-puzzle")
    trial.play_level()
    trial.picture("3-puzzle-done")
    trial.choose("change-game")
    trial.expect("games")
    trial.picture("4-games")
    trial.leave()


def sokoban(trial):
    trial.start("--game sokoban")
    if trial.expect("board", "rules")["screen"] == "rules":
        trial.choose("begin")
    trial.expect("board")
    trial.picture("5-sokoban")
    trial.play_level()
    trial.picture("6-sokoban-done")
    trial.choose("change-game")
    trial.expect("games")
    trial.leave()


def kiosk(trial):
    trial.start("--kiosk")
    # nobody presses anything
    since = time.time()
    trial.expect("board", seconds=COUNTDOWNS)
    print(f"    by itself in {time.time() - since:.0f} s")
    trial.picture("7-kiosk")
    size = subprocess.run("xdotool search --onlyvisible --name Switchboard getwindowgeometry --shell", shell=True, env=trial.env,
                          capture_output=True, text=True).stdout
    if not all(f"{side}={length}\n" in size for side, length in zip(("X", "Y", "WIDTH", "HEIGHT"), (0, 0, *SIZE.split("x")))):
        sys.exit(f"the window does not fill the screen: {size}")
    trial.press(11)
    trial.expect("ask")
    trial.picture("8-kiosk-ask")
    trial.choose("no")
    trial.expect("board")
    subprocess.run(["xdotool", "key", "ctrl+q"], env=trial.env, check=True)
    trial.expect("ask")
    trial.choose("yes")
    trial.is_over()


def main():
    words = sys.argv[1:]
    at = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--signals", required=True)
    parser.add_argument("--display", type=int, default=86)
    parser.add_argument("--journey", action="append", choices=JOURNEYS)
    parser.add_argument("--bare", dest="desktop", action="store_false", help="a screen without a window manager")
    trial = Trial(parser.parse_args(words[:at]), words[at + 1 :])
    started = time.time()
    try:
        for journey in trial.options.journey or JOURNEYS:
            print(f"  {journey}", flush=True)
            globals()[journey](trial)
        print(f"{trial.presses} presses, {time.time() - started:.0f} s")
    finally:
        trial.close()


if __name__ == "__main__":
    main()

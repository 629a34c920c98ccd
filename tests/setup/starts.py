"""For developers: starts the display, the window manager and the program at nearly the same moment, as a login does, and sees that the
window comes up each time and fills the screen. Needs xvfb, openbox, xdotool and a built program.

    python3 tests/setup/starts.py [--runs 20] [--display 84]

Openbox keeps some requests that it gets while it starts until something else happens. When that is depends on the machine: how long the
program takes until its window is there is measured first, and Openbox is started from so much before that moment to a little after it."""

import argparse
import os
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get("SWITCHBOARD", "target/debug/switchboard")
SIZE = (1280, 800)
# how long before the window Openbox is started at most, in seconds; and how long a window may take before it counts as lost
BEFORE, LOST = 0.22, 30


class Screen:
    def __init__(self, display):
        self.env = dict(os.environ, DISPLAY=display, LANG="en_GB.UTF-8", WAYLAND_DISPLAY="")
        self.users = tempfile.TemporaryDirectory()
        self.processes = []
        self.begin("Xvfb", display, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24")
        socket = "/tmp/.X11-unix/X" + display[1:]
        while not os.path.exists(socket):
            time.sleep(0.002)

    def begin(self, *command):
        self.processes.append(subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def play(self):
        self.begin(PROGRAM, "play", "--users", self.users.name)

    def window(self, *options):
        """The width and height of the window, if there is one."""
        command = ["xdotool", "search", *options, "--name", "^Switchboard$", "getwindowgeometry", "--shell"]
        told = subprocess.run(command, env=self.env, capture_output=True, text=True).stdout
        size = dict(line.split("=") for line in told.split() if "=" in line)
        return (int(size["WIDTH"]), int(size["HEIGHT"])) if "WIDTH" in size else None

    def fills(self):
        # its frame has a title, so the window is a little lower than the screen
        size = self.window("--onlyvisible")
        return size and size[0] == SIZE[0] and size[1] > SIZE[1] * 0.9

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        self.users.cleanup()


def until(what):
    end = time.time() + LOST
    while time.time() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    return None


def time_to_window(display):
    screen = Screen(display)
    try:
        began = time.time()
        screen.play()
        until(screen.window)
        return time.time() - began
    finally:
        screen.close()


def start(display, manager_after):
    """What came of it."""
    screen = Screen(display)
    try:
        began = time.time()
        screen.play()
        time.sleep(max(0, manager_after))
        screen.begin("openbox")
        if until(screen.fills):
            return f"large after {time.time() - began:.1f} s"
        return "SMALL" if screen.window("--onlyvisible") else "NO WINDOW"
    finally:
        screen.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--display", type=int, default=84)
    options = parser.parse_args()
    display = f":{options.display}"
    first = time_to_window(display)
    print(f"the window is there after {first:.2f} s", flush=True)
    results = []
    for run in range(options.runs):
        after = first + 0.04 - (BEFORE + 0.04) * run / max(1, options.runs - 1)
        results.append(start(display, after))
        print(f"  Openbox after {max(0, after):.3f} s: {results[-1]}", flush=True)
    large = sum(result.startswith("large") for result in results)
    print(f"starts: {large} of {options.runs} large, {results.count('SMALL')} small, {results.count('NO WINDOW')} without a window")
    sys.exit(large < options.runs)


if __name__ == "__main__":
    main()

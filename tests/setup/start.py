"""For developers: how long the window takes until its first page is drawn, and how much memory it has, of a program that is built for
release. Looks into the memory of the screen itself (Xvfb -fbdir), every millisecond, and starts the program anew each time.

    python3 tests/setup/start.py PROGRAM [--runs 15] [--display 85]

Three starts: the first of all, with nobody there; with a player, at the page that asks who plays; with a player and a game, at its board.
Needs xvfb."""

import argparse
import json
import mmap
import os
import shutil
import socket
import statistics
import subprocess
import tempfile
import time

WIDTH, HEIGHT = 1280, 800
# the ground of the page is drawn over all of these places of the window
PLACES = [(x, y) for x in (60, 500, 1000) for y in (60, 300, 600)]


class Screen:
    def __init__(self, display):
        self.folder = tempfile.mkdtemp()
        self.name = f":{display}"
        self.process = subprocess.Popen(["Xvfb", self.name, "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", self.folder],
                                        stderr=subprocess.DEVNULL)
        path = os.path.join(self.folder, "Xvfb_screen0")
        while not os.path.exists(path) or os.path.getsize(path) < WIDTH * HEIGHT * 4:
            time.sleep(0.05)
        time.sleep(1)
        self.map = mmap.mmap(os.open(path, os.O_RDONLY), 0, prot=mmap.PROT_READ)
        self.offset = len(self.map) - WIDTH * HEIGHT * 4

    def is_drawn(self):
        places = (self.offset + (y * WIDTH + x) * 4 for x, y in PLACES)
        return all(self.map[at : at + 3] != b"\0\0\0" for at in places)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def memory(process):
    """Resident memory in MiB: of it now, at the most, and that which is no file of the disk; the process that draws pictures counts too."""
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True).stdout.split()
    told = {"VmRSS": 0, "VmHWM": 0, "RssAnon": 0}
    for pid in [process.pid, *children]:
        for line in open(f"/proc/{pid}/status"):
            name, _, value = line.partition(":")
            if name in told:
                told[name] += int(value.split()[0]) / 1024
    return tuple(told.values())


def start(screen, program, users, *arguments):
    env = dict(os.environ, DISPLAY=screen.name, LANG="en_GB.UTF-8", WAYLAND_DISPLAY="")
    assert not screen.is_drawn(), "the screen is not empty"
    channel = os.path.join(users, "signals")
    began = time.perf_counter()
    process = subprocess.Popen([program, "play", *arguments, "--users", users, "--signals", "unix:" + channel], env=env,
                               stderr=subprocess.DEVNULL)
    while not screen.is_drawn():
        if process.poll() is not None or time.perf_counter() - began > 60:
            raise SystemExit("no page came")
        time.sleep(0.001)
    took = (time.perf_counter() - began) * 1000
    time.sleep(5)
    held = memory(process)
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(channel)
        line.sendall(b"status\n")
        shown = json.loads(line.makefile().readline())["screen"]
    process.terminate()
    process.wait()
    while screen.is_drawn():
        time.sleep(0.05)
    return took, held, shown


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--display", type=int, default=85)
    options = parser.parse_args()
    screen = Screen(options.display)
    users = tempfile.mkdtemp()
    try:
        for what, arguments in (("nobody there", []), ("a board", ["Ann", "--game", "sokoban"]), ("a player there", [])):
            runs = [start(screen, options.program, users, *arguments) for _ in range(options.runs)]
            times = sorted(took for took, _, _ in runs)
            now, most, own = (statistics.median(held[at] for _, held, _ in runs) for at in range(3))
            print(f"{what} ({runs[-1][2]}): {statistics.median(times):.0f} ms ({times[0]:.0f} to {times[-1]:.0f}, {len(times)} runs); "
                  f"memory {now:.0f} MiB, at most {most:.0f}, its own {own:.0f}; load {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        screen.close()
        shutil.rmtree(users)


if __name__ == "__main__":
    main()

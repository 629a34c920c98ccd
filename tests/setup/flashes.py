"""For developers: whether a first step flashes on the screen, as it is drawn by the window or by the page in Chromium, while somebody presses
eight times a second. Each activity is filmed on a display of its own, and what WCAG 2.3.1 calls a general and a red flash is looked for in
every frame. Needs xvfb, openbox, xdotool, ffmpeg and a built program; for the page also chromium and a built page.

    python3 tests/setup/flashes.py [--page target/web] [--seconds 8] [--keys space] [GAME...]

Prints, for each game, the largest part of any field of view that changed more often than twice within a second, and fails if one is above a
quarter. `--control` films a page that flashes six times a second instead, which must fail."""

import argparse
import functools
import http.server
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque

import pictures

WIDE, HIGH, RATE = 64, 40, 30
# A field of view: a third of the width and height, as WCAG's 341 x 256 pixels are of 1024 x 768.
VIEW_WIDE, VIEW_HIGH = 21, 13
# A change of luminance that counts, as part of white, unless both are above this.
CHANGE, BRIGHT = 0.1, 0.8
# A change of red that counts, where one of the two colours is a saturated red.
RED, SATURATED = 20, 0.8
# So many changes in a second at most, on so much of a field of view.
MOST, QUARTER = 2, 0.25
PRESSES_A_SECOND = 8
LINEAR = [c / 12.92 / 255 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in range(256)]
CONTROL = """<!doctype html><body style="margin:0;background:#000"><script>
setInterval(() => { document.body.style.background = document.body.style.background === 'rgb(0, 0, 0)' ? '#fff' : '#000'; }, 83);
</script>"""


def light_and_red(r, g, b):
    r, g, b = LINEAR[r], LINEAR[g], LINEAR[b]
    whole = r + g + b
    red = (r - g - b) * 320 if whole > 0 and r / whole >= SATURATED else 0
    return 0.2126 * r + 0.7152 * g + 0.0722 * b, red


def counts(low, high, red):
    """Whether between the two ends there is a change that counts."""
    return high - low >= CHANGE and low < BRIGHT or red > RED


class Place:
    """How often one place of the picture went up and down: only what turns round is another change."""

    def __init__(self):
        self.low = self.high = self.red_low = self.red_high = None
        self.times = deque()
        self.way = 0

    def see(self, frame, light, red):
        if self.low is None:
            self.low = self.high = light
            self.red_low = self.red_high = red
        up, down = light - self.low, self.high - light
        went = 1 if self.way <= 0 and counts(self.low, light, abs(red - self.red_low)) and up >= down else 0
        if not went and self.way >= 0 and counts(light, self.high, abs(red - self.red_high)) and down >= up:
            went = -1
        if went:
            self.times.append(frame)
            self.way = went
            self.low = self.high = light
            self.red_low = self.red_high = red
        # on the way on, the end it came to is where the next change begins
        elif self.way > 0 and light > self.high or self.way < 0 and light < self.low or self.way == 0:
            if self.way >= 0:
                self.high, self.red_high = max(self.high, light), max(self.red_high, red)
            if self.way <= 0:
                self.low, self.red_low = min(self.low, light), min(self.red_low, red)
        while self.times and self.times[0] + RATE <= frame:
            self.times.popleft()
        return len(self.times) > MOST


def worst(film):
    """The largest part of a field of view that changes too often in one frame, and when that is."""
    places = [Place() for _ in range(WIDE * HIGH)]
    most, at = 0.0, 0
    size = WIDE * HIGH * 3
    colours = {}
    for frame in range(len(film) // size):
        picture = film[frame * size : (frame + 1) * size]
        sums = [[0] * (WIDE + 1) for _ in range(HIGH + 1)]
        flashes = 0
        for y in range(HIGH):
            row = 0
            for x in range(WIDE):
                at_pixel = (y * WIDE + x) * 3
                colour = picture[at_pixel : at_pixel + 3]
                seen = colours.get(colour)
                if seen is None:
                    seen = colours[colour] = light_and_red(*colour)
                row += places[y * WIDE + x].see(frame, *seen)
                sums[y + 1][x + 1] = sums[y][x + 1] + row
            flashes += row
        if flashes < VIEW_WIDE * VIEW_HIGH * most:
            continue
        for y in range(HIGH - VIEW_HIGH + 1):
            for x in range(WIDE - VIEW_WIDE + 1):
                inside = sums[y + VIEW_HIGH][x + VIEW_WIDE] - sums[y][x + VIEW_WIDE] - sums[y + VIEW_HIGH][x] + sums[y][x]
                part = inside / (VIEW_WIDE * VIEW_HIGH)
                if part > most:
                    most, at = part, frame
    return most, at / RATE, len(film) // size


class Stage(pictures.Driver):
    """A display with what is filmed on it."""

    def film(self, seconds, keys):
        presses, apart = seconds * PRESSES_A_SECOND, str(1 / PRESSES_A_SECOND)
        grab = ["ffmpeg", "-v", "error", "-f", "x11grab", "-framerate", str(RATE), "-video_size", self.options.size, "-i", self.display,
                "-t", str(seconds), "-vf", f"scale={WIDE}:{HIGH}:flags=area", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
        with subprocess.Popen(grab, stdout=subprocess.PIPE) as camera:
            time.sleep(0.3)
            per_key = [part for n in range(presses) for part in ("key", keys[n % len(keys)], "sleep", apart)]
            pressing = subprocess.Popen(["xdotool", *per_key], env=self.env)
            film = camera.stdout.read()
        pressing.wait()
        return film

    def show_page(self, address):
        folder = tempfile.mkdtemp()
        command = ["chromium", "--kiosk", "--no-sandbox", "--no-first-run", f"--user-data-dir={folder}", "--disable-gpu", address]
        chromium = subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return chromium, folder


def serve(folder):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--page", help="the folder of a built page; otherwise the window is filmed")
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--keys", default="space", help="the keys that are pressed in turn, with commas between")
    parser.add_argument("--control", action="store_true")
    parser.add_argument("--kept", help="a folder for a picture at the end of each film")
    parser.add_argument("--display", type=int, default=88)
    parser.add_argument("--program", default=os.environ.get("SWITCHBOARD", os.path.join(pictures.ROOT, "target/debug/switchboard")))
    chosen = parser.parse_args()
    chosen.language, chosen.theme, chosen.text, chosen.size = "en", "Light", 100, "1280x800"
    chosen.folder = chosen.kept or tempfile.mkdtemp()
    every = sorted(name for name in os.listdir(os.path.join(pictures.ROOT, "games")) if name.startswith("steps-"))
    chosen.games = ["control"] if chosen.control else chosen.games or every
    return chosen


def main():
    chosen = options()
    stage = Stage(chosen)
    keys = chosen.keys.split(",")
    failed = 0
    try:
        folder = chosen.page
        if chosen.control:
            folder = tempfile.mkdtemp()
            with open(os.path.join(folder, "index.html"), "w") as file:
                file.write(CONTROL)
        address = folder and serve(folder)
        for game in chosen.games:
            if address:
                chromium, profile = stage.show_page(address + f"?mute#game={game}")
                time.sleep(12)
            else:
                stage.start("anna", "--game", game)
                time.sleep(2)
            film = stage.film(chosen.seconds, keys)
            part, at, frames = worst(film)
            if chosen.kept:
                path = os.path.join(chosen.kept, game + ".png")
                subprocess.run(["import", "-window", "root", path], env=stage.env, check=True)
            bad = part > QUARTER
            failed += bad
            print(f"{'FLASHES' if bad else 'ok     '} {game}: {part:.2f} of a field of view at {at:.1f} s, {frames} frames", flush=True)
            if address:
                chromium.terminate()
                chromium.wait()
                shutil.rmtree(profile, ignore_errors=True)
            else:
                stage.leave()
    finally:
        stage.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

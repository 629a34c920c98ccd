#!/usr/bin/env python3
"""Makes the sounds of games/animal-voices anew: voices of twelve animals, put together from buzz, breath and resonances. No recording is used.
usage: animal_voices.py"""
import math
import pathlib
import random
import struct
import wave

RATE = 16_000
PEAK = 0.6


def along(points, part):
    """The value at this part (0 to 1) of a line through (part, value) points."""
    for (from_part, before), (to_part, after) in zip(points, points[1:]):
        if part <= to_part:
            share = (part - from_part) / max(to_part - from_part, 1e-9)
            return before + (after - before) * share
    return points[-1][1]


def voice(seconds, pitch, formants, breath=0.05, edge=1.0, shake=(0, 0.0), tremble=(0, 0.0), swell=((0, 0), (0.08, 1), (0.7, 0.8), (1, 0))):
    """One cry: `pitch` in Hz and `formants` (lines of a frequency in Hz, each with a width) along its time, both as lines through points;
    `breath` is how much of it is noise, `edge` how sharp the buzz is, `shake` (per second, share) moves the pitch, `tremble` the loudness."""
    chance = random.Random(seconds)
    count = int(seconds * RATE)
    phase, out = 0.0, []
    states = [[0.0, 0.0] for _ in formants]
    for n in range(count):
        part, time = n / count, n / RATE
        hertz = along(pitch, part) * (1 + shake[1] * math.sin(math.tau * shake[0] * time))
        phase = (phase + hertz / RATE) % 1.0
        # a pulse of the throat: the sharper its edge, the brighter
        buzz = 2 * phase ** (1 + edge) - 1
        source = buzz * (1 - breath) + chance.uniform(-1, 1) * breath * 1.5
        sample = 0.0
        for state, (line, width, loud) in zip(states, formants):
            centre = along(line, part)
            radius = math.exp(-math.pi * width / RATE)
            turn = 2 * radius * math.cos(math.tau * centre / RATE)
            value = source * (1 - radius) + turn * state[0] - radius * radius * state[1]
            state[1], state[0] = state[0], value
            sample += value * loud
        sample *= 1 - tremble[1] * (0.5 + 0.5 * math.sin(math.tau * tremble[0] * time))
        out.append(sample * along(swell, part))
    top = max(abs(sample) for sample in out) or 1
    return [sample / top for sample in out]


def flat(hertz):
    return [(0, hertz), (1, hertz)]


def tone(seconds, pitch, breath=0.04):
    """A hollow tone: an owl, a pipe."""
    return voice(seconds, pitch, [(pitch, 60, 1.0)], breath=breath, edge=0.2)


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def parts(*all_parts):
    return [sample for part in all_parts for sample in part]


def bark():
    return voice(0.2, [(0, 190), (0.3, 330), (1, 150)], [(flat(620), 160, 1.0), (flat(1250), 220, 0.7), (flat(2500), 400, 0.25)], breath=0.3, swell=((0, 0), (0.06, 1), (0.35, 0.7), (1, 0)))


def quack():
    return voice(0.26, [(0, 250), (0.3, 280), (1, 210)], [(flat(950), 110, 0.8), (flat(1850), 140, 1.0), (flat(2900), 220, 0.5)], breath=0.08, edge=3.0)


def snort():
    return voice(0.24, [(0, 130), (0.5, 210), (1, 120)], [([(0, 400), (0.5, 800), (1, 450)], 120, 1.0), (flat(1500), 260, 0.4)], breath=0.45, tremble=(42, 0.7))


def croak(low, high):
    return voice(0.26, [(0, 55), (1, 75)], [([(0, low), (1, high)], 140, 1.0), (flat(1900), 200, 0.3)], breath=0.1, edge=4.0)


VOICES = {
    "dog": lambda: parts(bark(), silence(0.12), bark()),
    "cat": lambda: voice(0.9, [(0, 480), (0.3, 700), (1, 420)], [([(0, 420), (0.35, 950), (1, 480)], 110, 1.0), ([(0, 2300), (0.35, 1650), (1, 950)], 160, 0.7)], breath=0.04),
    "cow": lambda: voice(1.4, [(0, 115), (0.3, 150), (0.8, 140), (1, 105)], [([(0, 260), (0.25, 480), (1, 420)], 80, 1.0), ([(0, 700), (0.3, 900), (1, 760)], 120, 0.6)], breath=0.03, swell=((0, 0), (0.15, 0.8), (0.5, 1), (1, 0))),
    "sheep": lambda: voice(1.0, [(0, 250), (0.2, 300), (1, 230)], [(flat(720), 110, 1.0), (flat(1750), 150, 0.8), (flat(2600), 220, 0.3)], breath=0.06, shake=(9, 0.05), tremble=(9, 0.75)),
    "pig": lambda: parts(snort(), silence(0.08), snort(), silence(0.1), snort()),
    "cock": lambda: parts(
        voice(0.16, flat(620), [(flat(1250), 150, 1.0), (flat(2500), 200, 0.6)]), silence(0.03), voice(0.16, flat(760), [(flat(1500), 150, 1.0), (flat(2600), 200, 0.6)]), silence(0.03),
        voice(0.3, [(0, 760), (0.4, 950), (1, 900)], [(flat(1700), 160, 1.0), (flat(2800), 200, 0.6)]), voice(0.75, [(0, 900), (0.3, 980), (1, 560)], [(flat(1500), 150, 1.0), (flat(2600), 220, 0.6)], breath=0.08)),
    "duck": lambda: parts(quack(), silence(0.08), quack(), silence(0.1), quack()),
    "bee": lambda: voice(1.2, [(0, 190), (0.3, 230), (0.6, 205), (1, 240)], [(flat(420), 200, 1.0), (flat(1300), 400, 0.6), (flat(3000), 700, 0.3)], edge=2.0, shake=(6, 0.02), tremble=(27, 0.4), swell=((0, 0), (0.2, 1), (0.8, 0.9), (1, 0))),
    "owl": lambda: parts(tone(0.35, [(0, 330), (0.3, 370), (1, 350)]), silence(0.22), tone(0.12, flat(360)), silence(0.06), tone(0.6, [(0, 380), (0.4, 370), (1, 330)])),
    "donkey": lambda: parts(
        voice(0.42, [(0, 420), (0.6, 700), (1, 640)], [(flat(900), 160, 0.8), (flat(2100), 220, 1.0)], breath=0.35), silence(0.04), voice(0.5, [(0, 270), (1, 190)], [(flat(620), 120, 1.0), (flat(1150), 160, 0.8)], breath=0.15, tremble=(24, 0.5)),
        silence(0.06), voice(0.34, [(0, 430), (0.6, 680), (1, 640)], [(flat(900), 160, 0.8), (flat(2100), 220, 1.0)], breath=0.35), silence(0.04), voice(0.6, [(0, 260), (1, 170)], [(flat(600), 120, 1.0), (flat(1100), 160, 0.8)], breath=0.15, tremble=(22, 0.5))),
    "frog": lambda: parts(croak(500, 700), silence(0.05), croak(750, 1100), silence(0.25), croak(500, 700), silence(0.05), croak(750, 1100)),
    "horse": lambda: voice(1.5, [(0, 620), (0.15, 980), (0.6, 760), (1, 330)], [([(0, 1100), (0.2, 1600), (1, 800)], 180, 1.0), ([(0, 2500), (1, 1700)], 260, 0.7)], breath=0.2, shake=(11, 0.09), tremble=(11, 0.6)),
}


def main():
    folder = pathlib.Path(__file__).resolve().parents[2] / "games/animal-voices/SOUNDS"
    folder.mkdir(exist_ok=True)
    for name, make in VOICES.items():
        samples = make()
        top = max(map(abs, samples))
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", int(sample / top * PEAK * 32_767)) for sample in samples))


if __name__ == "__main__":
    main()

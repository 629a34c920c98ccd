"""What the makers of the first steps with a switch share: folders, pictures, sounds. See first_steps.py.

A sound is put together from soft tones: attack of 25 ms or more, brought to about -20 LUFS (ITU-R BS.1770; what is short is measured a little louder) and at most -3 dBFS.
Python 3 standard library only. Same bytes every time.
"""

import colorsys
import math
import re
import shutil
import struct
from pathlib import Path
from xml.sax.saxutils import escape

from kit import GAMES, LANGUAGES, Level, texts

RATE = 11_025
LOUDNESS, PEAK = -21.2, -3.0
OWN = "the makers of Switchboard"
XML = '<?xml version="1.0" encoding="utf-8"?>\n'

# ---------------------------------------------------------------- pictures


def svg(inner, defs=""):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">\n'
        + (f"  <defs>{defs}</defs>\n" if defs else "")
        + '  <g fill="none" stroke="#2b2f3a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">\n'
        + f"    {inner.strip()}\n  </g>\n</svg>\n"
    )


def shade(name, light, dark):
    """A gradient from the upper left to the lower right."""
    return (
        f'<linearGradient id="{name}" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )


def ground(color):
    return f'<rect x="0" y="0" width="64" height="64" fill="{color}" stroke="none"/>'


# ---------------------------------------------------------------- sounds


def tones(parts):
    """Samples of (start ms, length ms, pitch Hz, loudness, overtones): each swells for 25 ms at least and dies away."""
    length = max(start + long for start, long, *_ in parts) * RATE // 1000
    mixed = [0.0] * length
    for start, long, pitch, loud, overtones in parts:
        first, count = start * RATE // 1000, long * RATE // 1000
        swell = max(0.03 * RATE, count * 0.02)
        for i in range(count):
            time, part = i / RATE, i / count
            rise = math.sin(min(1.0, i / swell) * math.pi / 2) ** 2
            wave = sum(a * math.sin(2 * math.pi * pitch * n * time) for n, a in enumerate(overtones, 1))
            if first + i < length:
                mixed[first + i] += wave * rise * (1.0 - part) ** 1.6 * loud
    return mixed


def filtered(samples, b, a):
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def k_weighted(samples):
    """The two filters of BS.1770 at this rate (by the formulas of its annex)."""
    gain, q, f0 = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k, vh = math.tan(math.pi * f0 / RATE), 10 ** (gain / 20)
    vb, a0 = vh ** 0.4996667741545416, 1 + math.tan(math.pi * f0 / RATE) / q + math.tan(math.pi * f0 / RATE) ** 2
    shelf = ([(vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0],
             [2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    q, f0 = 0.5003270373238773, 38.13547087602444
    k = math.tan(math.pi * f0 / RATE)
    a0 = 1 + k / q + k * k
    high = ([1.0, -2.0, 1.0], [2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    return filtered(filtered(samples, *shelf), *high)


def loudness(samples):
    """Integrated loudness in LUFS: blocks of 400 ms that overlap by three quarters, gated at -70 and then 10 below."""
    weighted = k_weighted(samples)
    block, step = int(0.4 * RATE), int(0.1 * RATE)
    powers = [sum(v * v for v in weighted[at:at + block]) / block for at in range(0, len(weighted) - block + 1, step)]
    level = lambda power: -0.691 + 10 * math.log10(power) if power > 0 else -200.0
    loud = [p for p in powers if level(p) > -70]
    if not loud:
        return -200.0
    gate = level(sum(loud) / len(loud)) - 10
    loud = [p for p in loud if level(p) > gate]
    return level(sum(loud) / len(loud))


def wav(samples):
    """As a wav file, as loud as it should be; at least half a second, so that its loudness means something."""
    samples = samples + [0.0] * max(0, int(0.5 * RATE) - len(samples))
    gain = 10 ** ((LOUDNESS - loudness(samples)) / 20)
    peak = max(abs(v) for v in samples) * gain
    gain *= min(1.0, 10 ** ((PEAK - 0.1) / 20) / peak)
    data = b"".join(struct.pack("<h", round(v * gain * 32767)) for v in samples)
    head = b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, RATE, RATE * 2, 2, 16)
    return head + b"data" + struct.pack("<I", len(data)) + data


BELL = (1.0, 0.35, 0.12, 0.05)
SOFT = (1.0, 0.2, 0.05)
REED = (1.0, 0.5, 0.35, 0.2, 0.12)
NOTE = {name: 261.626 * 2 ** (step / 12) for step, name in enumerate("C C# D D# E F F# G G# A A# B".split())}


def pitch(name):
    """`A4` or `F#5` in Hz."""
    return NOTE[name[:-1]] * 2.0 ** (int(name[-1]) - 4)


def chord(names, long=900, overtones=SOFT, apart=0):
    return tones([(n * apart, long, pitch(name), 0.3, overtones) for n, name in enumerate(names.split())])


def tune(notes, beat=260, overtones=SOFT):
    """Notes with their lengths in beats: `C4 E4 G4:2`."""
    at, parts = 0, []
    for note in notes.split():
        name, _, beats = note.partition(":")
        long = int(beat * float(beats or 1))
        parts.append((at, int(long * 1.5), pitch(name), 0.3, overtones))
        at += long
    return tones(parts)


# ---------------------------------------------------------------- folders


def piece(name, labels, symbol, picture=None, properties=(), groups=(), press=None, layers=()):
    """A piece; `labels` in four languages, or none for decoration."""
    label = texts("Label", labels, "    ") if labels else "    <Label/>\n"
    shown = f"    <PictureFileName>{picture or name.lower()}.svg</PictureFileName>\n"
    return (
        f"  <GamePiece>\n    <Name>{name}</Name>\n{shown}    <ShowBorder>false</ShowBorder>\n"
        + "".join(f"    <Layer><PictureFileName>{layer}.svg</PictureFileName></Layer>\n" for layer in layers)
        + "".join(f"    <Group>{group}</Group>\n" for group in groups)
        + "".join(f'    <Property name="{key}">{value}</Property>\n' for key, value in properties)
        + label + (texts("Press", press, "    ") if press else "") + f"    <Symbol>{escape(symbol)}</Symbol>\n  </GamePiece>\n"
    )


def settings(any_=None, timed=None, board="#f7f3ea", padding=2, more=""):
    words = (f"  <Any>{any_}</Any>\n" if any_ else "") + (f"  <Timed>{timed}</Timed>\n" if timed else "")
    return (
        XML + "<GameSettings>\n  <MoveMode>WithOptions</MoveMode>\n  <MoveModeChange>false</MoveModeChange>\n"
        "  <PositionHighlight>false</PositionHighlight>\n  <ValidsHighlight>false</ValidsHighlight>\n"
        f"  <PaddingWidth>{padding}</PaddingWidth>\n  <BoardColor>{board}</BoardColor>\n{words}{more}</GameSettings>\n"
    )


RUNGS = {
    1: ("první kroky 1: něco se stane", "prvé kroky 1: niečo sa stane", "first steps 1: something happens", "erste Schritte 1: etwas geschieht"),
    2: ("první kroky 2: znovu a dál", "prvé kroky 2: znova a ďalej", "first steps 2: again and more", "erste Schritte 2: noch einmal und mehr"),
    3: ("první kroky 3: držet a pustit", "prvé kroky 3: držať a pustiť", "first steps 3: hold and let go", "erste Schritte 3: halten und loslassen"),
    4: ("první kroky 4: teď!", "prvé kroky 4: teraz!", "first steps 4: now!", "erste Schritte 4: jetzt!"),
    5: ("první kroky 5: dvě věci", "prvé kroky 5: dve veci", "first steps 5: two", "erste Schritte 5: zwei"),
    6: ("první kroky 6: několik věcí", "prvé kroky 6: niekoľko vecí", "first steps 6: few", "erste Schritte 6: einige"),
    7: ("první kroky 7: řádky", "prvé kroky 7: riadky", "first steps 7: rows", "erste Schritte 7: Reihen"),
}
TAKES = ("jak dlouho chcete", "ako dlho chcete", "as long as you like", "so lange Sie wollen")
EASY = ("na začátek", "na začiatok", "for a beginning", "für den Anfang")


NUMBERED = ("obrázek {}", "obrázok {}", "picture {}", "Bild {}")


def level(number, rows, *, name=None, items=(), solution="", more=(), valid=None):
    """A level; `rows` are rows of names parted by white space, `solution` moves in text form."""
    names = name or tuple(text.format(number) for text in NUMBERED)
    return Level(name=names, difficulty="first", state=[row.split() for row in rows], items=[(*i, False) for i in items],
                 solution=[solution] if solution else [], source="our own", more=more, valid=valid)


class Activity:
    """One activity: a game folder."""

    def __init__(self, folder, rung, names, rules_text, *, pieces, pictures, rules, settings, levels, sounds=None, thumbnail, press=None):
        self.folder, self.rung, self.names, self.rules_text = folder, rung, names, rules_text
        self.pieces, self.pictures, self.rules, self.settings = pieces, pictures, rules, settings
        self.levels, self.sounds, self.thumbnail, self.press = levels, sounds or {}, thumbnail, press
        self.messages = {}  # name -> four texts

    def write(self):
        place = GAMES / self.folder
        if place.exists():
            shutil.rmtree(place)
        (place / "PIECES").mkdir(parents=True)
        names = tuple(f"{self.rung} · {name}" for name in self.names)
        description = (
            XML + "<GameDescription>\n" + texts("Name", names) + texts("RulesTxt", self.rules_text) + texts("LevelTakeTime", TAKES)
            + texts("Difficulty", EASY) + texts("Category", RUNGS[self.rung]) + (texts("Press", self.press) if self.press else "")
            + "".join(f'  <Message name="{name}" xml:lang="{tag}">{escape(words)}</Message>\n' for name, four in self.messages.items() for tag, words in zip(LANGUAGES, four))
            + "  <Shelf>steps</Shelf>\n  <Author>Switchboard</Author>\n  <Source>our own</Source>\n  <Licence>CC0-1.0</Licence>\n"
            "</GameDescription>\n"
        )
        write(place / "description.xml", description)
        write(place / "pieces.xml", XML + "<ArrayOfGamePiece>\n" + "".join(self.pieces) + "</ArrayOfGamePiece>\n")
        rules = "".join(
            f"  <GameRule>\n    <Contents><![CDATA[\n{text.strip(chr(10)).rstrip()}\n    ]]></Contents>\n"
            + ("    <Opening>true</Opening>\n" if opens else "    <Break>false</Break>\n") + "  </GameRule>\n"
            for opens, text in self.rules
        )
        write(place / "rules.xml", XML + f'<ArrayOfGameRule language="2">\n{rules}</ArrayOfGameRule>\n')
        write(place / "settings.xml", self.settings)
        write(place / "thumbnail.svg", self.thumbnail)
        for name, text in self.pictures.items():
            write(place / "PIECES" / f"{name}.svg", text)
        for number, level in enumerate(self.levels, 1):
            folder = place / "LEVELS" / f"{number:02}"
            folder.mkdir(parents=True)
            write(folder / "description.xml", level.description())
            write(folder / "startingLayout.xml", level.layout())
        if self.sounds:
            (place / "SOUNDS").mkdir()
            for name, samples in self.sounds.items():
                (place / "SOUNDS" / f"{name}.wav").write_bytes(wav(samples))
            write(place / "SOUNDS" / "LICENSE.txt", f"Tones put together by tests/levels/first_steps.py; no recording is used.\nAuthor: {OWN}. Source: our own. Licence: CC0-1.0.\n")
        print(f"{self.folder}: {len(self.levels)} levels, {len(self.sounds)} sounds")


def write(path: Path, text: str):
    if path.suffix == ".svg":
        for color in re.findall(r"#([0-9a-f]{6})\b", text):
            hue, saturation, value = colorsys.rgb_to_hsv(*(int(color[at:at + 2], 16) / 255 for at in (0, 2, 4)))
            if 36 <= hue * 360 <= 62 and saturation >= 0.5 and value > 0.75:
                raise SystemExit(f"{path}: #{color} is the yellow of the light")
    path.write_text(text, encoding="utf-8")


__all__ = [name for name in dir() if not name.startswith("_")] + ["LANGUAGES"]

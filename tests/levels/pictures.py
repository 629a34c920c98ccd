"""Draws those of the games' pictures that are missing: bold shapes, dark outline, no background, told apart by shape alone.

The pictures that are there were redrawn by hand (soft light, one palette); delete one to have it drawn anew, in the flat look.

The look is described in help/PICTURES/README.md. Run: python3 tests/levels/pictures.py
"""

import math
from kit import GAMES

FREE = GAMES.parent / "help" / "PICTURES"

INK = "#1a1a1a"
WHITE, PAPER, SAND, WOOD, DARKWOOD = "#ffffff", "#f7f1e3", "#f0d9a8", "#d2944a", "#8a5a24"
STONE, SLATE, RED, BLUE, SKY, GREEN, YELLOW, PURPLE, PINK = (
    "#9aa0aa", "#5c636e", "#d3352e", "#1f5fc4", "#7cb8f2", "#2f9e55", "#f7c948", "#7b4fb5", "#f19ab8")


def svg(body):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">\n'
        f'  <g fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">\n'
        + "".join(f"    {line.strip()}\n" for line in body.strip().split("\n") if line.strip())
        + "  </g>\n</svg>\n"
    )


def keep(place, text):
    """Writes a picture that is missing. What is there stays: it has been redrawn by hand since."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if not place.exists():
        place.write_text(text, encoding="utf-8")


def draw(game, name, body):
    folder = GAMES / game / ("PIECES" if name != "thumbnail" else ".")
    keep(folder / f"{name}.svg", svg(body))


def sokoban():
    goal = f"""
        <circle cx="32" cy="32" r="27" fill="{WHITE}"/>
        <circle cx="32" cy="32" r="19" fill="{RED}"/>
        <circle cx="32" cy="32" r="10" fill="{WHITE}"/>"""
    box = f"""
        <rect x="7" y="7" width="50" height="50" rx="4" fill="{WOOD}"/>
        <path d="M16 16 L48 48 M48 16 L16 48" stroke="{INK}" stroke-width="11"/>
        <path d="M16 16 L48 48 M48 16 L16 48" stroke="{SAND}" stroke-width="5"/>
        <rect x="7" y="7" width="50" height="50" rx="4"/>
        <rect x="14" y="14" width="36" height="36"/>"""
    done = f"""
        <rect x="7" y="7" width="50" height="50" rx="4" fill="{GREEN}"/>
        <path d="M18 33 L28 44 L47 20" stroke="{INK}" stroke-width="13"/>
        <path d="M18 33 L28 44 L47 20" stroke="{WHITE}" stroke-width="7"/>"""
    wall = f"""
        <rect x="1.5" y="1.5" width="61" height="61" fill="{SLATE}"/>
        <path d="M2 22 H62 M2 42 H62 M22 2 V22 M44 2 V22 M12 22 V42 M33 22 V42 M54 22 V42 M22 42 V62 M44 42 V62"/>"""
    draw("sokoban", "goal", goal)
    draw("sokoban", "box", box)
    draw("sokoban", "box-on-goal", done)
    draw("sokoban", "wall", wall)
    draw("sokoban", "floor", f'<circle cx="32" cy="32" r="2" fill="{INK}" stroke="none"/>')
    draw("sokoban", "empty", "")
    corner = 'd="M3 3 H24 A26 26 0 0 0 3 24 Z"'
    draw("sokoban", "goal-around", "".join(
        f"""
        <path transform="rotate({turn} 32 32)" {corner} fill="{RED}" stroke="{WHITE}" stroke-width="6"/>
        <path transform="rotate({turn} 32 32)" {corner} fill="{RED}"/>""" for turn in (0, 90, 180, 270)))
    draw("sokoban", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="{PAPER}"/>
        <rect x="30" y="26" width="30" height="30" rx="3" fill="{WOOD}"/>
        <path d="M36 32 L54 50 M54 32 L36 50" stroke-width="8"/>
        <path d="M36 32 L54 50 M54 32 L36 50" stroke="{SAND}" stroke-width="3"/>
        <circle cx="14" cy="17" r="8" fill="{SAND}"/>
        <path d="M14 28 L14 42 L6 56 M14 42 L22 56" stroke-width="8"/>
        <path d="M14 32 L28 34" stroke-width="7"/>""")


def nothing(game):
    draw(game, "empty", "")


def maze():
    home = f"""
        <rect x="44" y="10" width="8" height="16" fill="{SLATE}"/>
        <path d="M12 30 V58 H52 V30" fill="{PAPER}"/>
        <path d="M32 6 L60 32 H4 Z" fill="{RED}"/>
        <rect x="26" y="38" width="12" height="20" fill="{DARKWOOD}"/>"""
    hedge = f"""
        <rect x="0" y="0" width="64" height="64" fill="{SLATE}" stroke="none"/>
        <path d="M0 21.5 H64 M0 42.5 H64 M16 0 V21 M48 0 V21 M32 21 V42 M16 42 V64 M48 42 V64" stroke-linecap="butt"/>"""
    draw("maze", "wall", hedge)
    draw("maze", "path", "")
    draw("maze", "home", home)
    draw("maze", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="{PAPER}"/>
        <path d="M10 54 V10 H54 V54 H22 V22 H42 V42 H33" stroke-width="7"/>
        <circle cx="32" cy="32" r="4" fill="{RED}" stroke-width="2"/>""")


# digits as strokes in a box of 20 by 32, so that no font is needed
DIGITS = {
    0: "M10 0 C18 0 20 8 20 16 C20 24 18 32 10 32 C2 32 0 24 0 16 C0 8 2 0 10 0 Z",
    1: "M1 7 L10 0 V32",
    2: "M1 8 C1 -2.5 19 -3.5 19 8 C19 16 7 21 1 32 H20",
    3: "M1 4 C6 -3 19 -1 18 8 C17 14 12 15 8 15 C13 15 20 17 19 24 C18 33 5 34 0 27",
    4: "M15 32 V0 L0 22 H20",
    5: "M18 0 H4 L2 14 C8 9 20 11 20 21 C20 32 6 35 0 27",
    6: "M16 1 C6 3 0 12 0 22 C0 28 4 32 10 32 C16 32 20 28 20 22 C20 16 16 13 10 13 C5 13 1 16 0 20",
    7: "M0 0 H20 L8 32",
    8: "M10 15 C-1 13 -1 0 10 0 C21 0 21 13 10 15 C-3 17 -3 32 10 32 C23 32 23 17 10 15 Z",
    9: "M4 31 C14 29 20 20 20 10 C20 4 16 0 10 0 C4 0 0 4 0 10 C0 16 4 19 10 19 C15 19 19 16 20 12",
}


def number(n, scale, width=6, gap=8):
    """The digits of `n` in the middle of the picture."""
    digits = [int(d) for d in str(n)]
    widths = [11 if d == 1 else 20 for d in digits]
    left, top = 32 - (sum(widths) + gap * (len(digits) - 1)) * scale / 2, 32 - 16 * scale
    body = ""
    for d, wide in zip(digits, widths):
        body += f"""
        <path transform="translate({left:g} {top:g}) scale({scale:g})" d="{DIGITS[d]}" stroke-width="{width}"/>"""
        left += (wide + gap) * scale
    return body


def fifteen():
    tile = f"""
        <rect x="2" y="2" width="60" height="60" rx="7" fill="{SAND}"/>
        <path d="M9 55 H55 V11" stroke="{WOOD}" stroke-width="3"/>"""
    nothing("fifteen")
    for n in range(1, 16):
        draw("fifteen", f"tile-{n:02}", tile + number(n, 1.1 if n < 10 else 0.86, 6.5, 6))
    draw("fifteen", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="#6b4a2b"/>
        <rect x="6" y="6" width="25" height="25" rx="4" fill="{SAND}"/>
        <rect x="33" y="6" width="25" height="25" rx="4" fill="{SAND}"/>
        <rect x="6" y="33" width="25" height="25" rx="4" fill="{SAND}"/>
        <path transform="translate(14 10) scale(.5)" d="{DIGITS[1]}" stroke-width="7"/>
        <path transform="translate(40 10) scale(.5)" d="{DIGITS[2]}" stroke-width="7"/>
        <path transform="translate(13 37) scale(.5)" d="{DIGITS[3]}" stroke-width="7"/>""")


def victorian():
    red = f"""
        <circle cx="32" cy="32" r="25" fill="{RED}"/>
        <circle cx="32" cy="32" r="13" fill="{WHITE}"/>"""
    blue = f"""
        <rect x="8" y="8" width="48" height="48" rx="6" fill="{BLUE}"/>
        <path d="M32 18 L46 32 L32 46 L18 32 Z" fill="{WHITE}"/>"""
    draw("victorian", "red", red)
    draw("victorian", "blue", blue)
    draw("victorian", "empty", f'<circle cx="32" cy="32" r="9" fill="{DARKWOOD}"/>')
    draw("victorian", "hole", f"""
        <rect x="0" y="0" width="64" height="64" fill="{SLATE}" stroke="none"/>""")
    draw("victorian", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="#d9c7a3"/>
        <circle cx="19" cy="20" r="11" fill="{RED}"/><circle cx="19" cy="20" r="4" fill="{WHITE}"/>
        <rect x="34" y="34" width="22" height="22" rx="3" fill="{BLUE}"/><path d="M45 39 L51 45 L45 51 L39 45 Z" fill="{WHITE}" stroke-width="2"/>
        <path d="M36 14 C46 12 50 18 49 27 M44 22 L49 28 L55 23 M28 50 C18 52 14 46 15 37 M10 41 L15 36 L20 42"/>""")


def knights_tour():
    knight = f"""
        <path d="M20 56 H48 C50 40 50 28 40 18 L38 10 L32 15 C22 17 16 28 12 37 C11 41 16 45 20 42 L28 37 C30 42 22 46 20 56 Z" fill="{INK}" stroke="{WHITE}" stroke-width="7"/>
        <path d="M20 56 H48 C50 40 50 28 40 18 L38 10 L32 15 C22 17 16 28 12 37 C11 41 16 45 20 42 L28 37 C30 42 22 46 20 56 Z" fill="{INK}"/>
        <circle cx="30" cy="24" r="3" fill="{WHITE}" stroke="none"/>
        <path d="M42 26 C45 34 45 42 44 50" stroke="{WHITE}"/>"""
    square = lambda colour: f"""
        <rect x="0" y="0" width="64" height="64" fill="{colour}" stroke="none"/>"""
    draw("knights-tour", "white", square(PAPER))
    draw("knights-tour", "black", square("#b98b5a"))
    draw("knights-tour", "hole", "")
    draw("knights-tour", "visited", f"""
        <path d="M20 20 L44 44 M44 20 L20 44" stroke="{WHITE}" stroke-width="13"/>
        <path d="M20 20 L44 44 M44 20 L20 44" stroke="{SLATE}" stroke-width="7"/>""")
    draw("knights-tour", "start", f"""
        <rect x="4" y="4" width="56" height="56" rx="5" stroke="{GREEN}" stroke-width="7"/>
        <path d="M48 8 V26 M48 9 L58 14 L48 19 Z" fill="{RED}" stroke-width="2"/>""")
    draw("knights-tour", "knight", knight)
    draw("knights-tour", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" fill="{PAPER}"/>
        <path d="M32 2 H62 V32 H32 Z M2 32 H32 V62 H2 Z" fill="#b98b5a" stroke="none"/>
        <rect x="1.5" y="1.5" width="61" height="61"/>""" + knight)


HEART = "M32 57 C10 42 4 32 4 22 C4 6 25 3 32 17 C39 3 60 6 60 22 C60 32 54 42 32 57 Z"


def klondike():
    nothing("klondike")
    draw("klondike", "light", f"""
        <rect x="1" y="1" width="62" height="62" rx="3" fill="{WHITE}" stroke-width="1"/>""")
    draw("klondike", "dark", f"""
        <rect x="1" y="1" width="62" height="62" rx="3" fill="#d3dde3" stroke-width="1"/>""")
    draw("klondike", "heart", f"""
        <path d="{HEART}" fill="#ff9db0" stroke="{RED}" stroke-width="4"/>""")
    draw("klondike", "exit", f"""
        <circle cx="32" cy="32" r="22" fill="{YELLOW}"/>
        <path d="M21 21 L43 43 M43 21 L21 43" stroke-width="6"/>""")
    for n in range(1, 10):
        draw("klondike", f"digit-{n}", number(n, 1.25, 5.6))
        draw("klondike", f"heart-{n}", f"""
        <path d="{HEART}" fill="#ff9db0" stroke="{RED}" stroke-width="4"/>
        <g transform="translate(0 -3)">{number(n, 0.82, 6)}</g>""")
    draw("klondike", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="#8fb3c9"/>
        <path transform="translate(3 4) scale(.72)" d="{HEART}" fill="#ff9db0"/>
        <path transform="translate(18.5 13) scale(.75)" d="{DIGITS[3]}" stroke-width="6"/>
        <path d="M38 42 L55 57 M55 46 V57 H44" stroke-width="6"/>""")


def points(n, outer, inner, cx=32, cy=32, turn=-90):
    """The corners of a star."""
    return " ".join(
        f"{cx + r * math.cos(math.radians(turn + 180 * k / n)):.1f},{cy + r * math.sin(math.radians(turn + 180 * k / n)):.1f}"
        for k in range(2 * n) for r in [outer if k % 2 == 0 else inner])


CARDS = {
    "sun": f"""
        <path d="M32 6 V14 M32 50 V58 M6 32 H14 M50 32 H58 M14 14 L19 19 M45 45 L50 50 M50 14 L45 19 M19 45 L14 50" stroke-width="5"/>
        <circle cx="32" cy="32" r="14" fill="{YELLOW}"/>""",
    "moon": f"""
        <path d="M40 8 A25 25 0 1 0 57 42 A21 21 0 0 1 40 8 Z" fill="{YELLOW}"/>""",
    "star": f"""
        <polygon points="{points(5, 27, 11.5, cy=34)}" fill="{YELLOW}"/>""",
    "cloud": f"""
        <path d="M17 50 A11 11 0 0 1 15 28 A15 15 0 0 1 43 22 A14 14 0 0 1 48 50 Z" fill="{SKY}"/>""",
    "heart": f"""
        <path transform="translate(3 4) scale(.9)" d="{HEART}" fill="{RED}"/>""",
    "house": f"""
        <rect x="43" y="13" width="7" height="14" fill="{SLATE}"/>
        <path d="M13 31 V56 H51 V31" fill="{PAPER}"/>
        <path d="M32 8 L58 33 H6 Z" fill="{RED}"/>
        <rect x="26" y="39" width="12" height="17" fill="{WOOD}"/>""",
    "tree": f"""
        <path d="M27 46 H37 V60 H27 Z" fill="{DARKWOOD}"/>
        <path d="M32 4 L45 20 H40 L52 34 H46 L58 48 H6 L18 34 H12 L24 20 H19 Z" fill="{GREEN}"/>""",
    "flower": f"""
        <path d="M32 34 V60 M32 50 C38 42 46 44 48 42 C48 50 42 56 32 54" fill="{GREEN}"/>
        <circle cx="32" cy="12" r="8" fill="{PINK}"/><circle cx="43" cy="20" r="8" fill="{PINK}"/><circle cx="39" cy="32" r="8" fill="{PINK}"/>
        <circle cx="25" cy="32" r="8" fill="{PINK}"/><circle cx="21" cy="20" r="8" fill="{PINK}"/>
        <circle cx="32" cy="23" r="7" fill="{YELLOW}"/>""",
    "apple": f"""
        <path d="M32 20 C22 12 8 18 9 34 C10 48 22 60 32 55 C42 60 54 48 55 34 C56 18 42 12 32 20 Z" fill="{RED}"/>
        <path d="M32 20 C32 14 33 10 36 6"/>
        <path d="M38 13 C42 6 50 6 54 8 C52 15 44 17 38 13 Z" fill="{GREEN}"/>""",
    "cherries": f"""
        <path d="M20 40 C24 26 32 14 44 8 C44 20 45 28 45 38"/>
        <path d="M44 8 C50 6 56 9 58 15 C52 18 47 15 44 8 Z" fill="{GREEN}"/>
        <circle cx="19" cy="47" r="11" fill="{RED}"/><circle cx="45" cy="46" r="11" fill="{RED}"/>""",
    "mushroom": f"""
        <path d="M25 36 C26 44 24 50 22 57 H42 C40 50 38 44 39 36 Z" fill="{PAPER}"/>
        <path d="M6 37 C6 18 18 8 32 8 C46 8 58 18 58 37 Z" fill="{RED}"/>
        <circle cx="22" cy="24" r="4.5" fill="{WHITE}" stroke-width="2"/><circle cx="37" cy="18" r="4.5" fill="{WHITE}" stroke-width="2"/><circle cx="45" cy="30" r="4" fill="{WHITE}" stroke-width="2"/>""",
    "leaf": f"""
        <path d="M54 8 C28 8 10 20 13 48 C40 52 54 34 54 8 Z" fill="{GREEN}"/>
        <path d="M8 57 L40 24 M24 41 V29 M24 41 H36 M32 32 V23 M32 32 H42"/>""",
    "fish": f"""
        <path d="M42 32 L60 18 V46 Z" fill="{SKY}"/>
        <path d="M4 33 C12 15 34 13 47 32 C34 51 12 51 4 33 Z" fill="{SKY}"/>
        <path d="M25 21 C30 28 30 38 25 45"/>
        <circle cx="15" cy="29" r="2.5" fill="{INK}"/>""",
    "cat": f"""
        <path d="M10 8 L24 17 H40 L54 8 V36 C54 48 44 56 32 56 C20 56 10 48 10 36 Z" fill="{STONE}"/>
        <circle cx="23" cy="32" r="3" fill="{INK}"/><circle cx="41" cy="32" r="3" fill="{INK}"/>
        <path d="M29 40 H35 L32 43 Z" fill="{PINK}"/>
        <path d="M32 43 V47 M3 38 L15 41 M3 49 L15 46 M61 38 L49 41 M61 49 L49 46" stroke-width="2.5"/>""",
    "duck": f"""
        <path d="M14 18 L4 24 L15 28 Z" fill="{WOOD}"/>
        <path d="M34 28 C36 12 14 8 13 22 C13 28 17 30 17 34 C12 44 18 56 34 56 C50 56 60 44 58 28 C52 35 42 36 34 28 Z" fill="{YELLOW}"/>
        <path d="M30 42 C36 48 44 47 48 41"/>
        <circle cx="22" cy="20" r="2.5" fill="{INK}"/>""",
    "butterfly": f"""
        <path d="M30 30 C20 6 2 8 5 22 C7 32 18 34 30 32 Z M34 30 C44 6 62 8 59 22 C57 32 46 34 34 30 Z" fill="{PURPLE}"/>
        <path d="M30 34 C16 34 8 44 15 53 C22 58 30 48 30 36 Z M34 34 C48 34 56 44 49 53 C42 58 34 48 34 36 Z" fill="{PINK}"/>
        <path d="M32 20 V50" stroke-width="6"/>
        <path d="M32 20 L26 8 M32 20 L38 8"/>""",
    "snail": f"""
        <path d="M52 26 L49 13 M56 26 L60 14"/>
        <path d="M3 57 H50 C57 57 61 52 61 44 V31 C61 23 48 23 48 31 V40 C48 44 46 46 42 46 H18 C11 46 7 52 3 57 Z" fill="{SAND}"/>
        <circle cx="26" cy="30" r="19" fill="{WOOD}"/>
        <path d="M26 30 C26 26 32 26 32 31 C32 38 21 39 19 31 C17 22 29 17 35 22 C40 27 40 34 37 39"/>""",
    "car": f"""
        <path d="M4 46 V34 L14 31 L21 17 H43 L51 31 L60 34 V46 Z" fill="{RED}"/>
        <path d="M20 31 L25 22 H31 V31 Z M36 22 H41 L46 31 H36 Z" fill="{WHITE}"/>
        <circle cx="18" cy="47" r="8" fill="{SLATE}"/><circle cx="46" cy="47" r="8" fill="{SLATE}"/>""",
    "boat": f"""
        <path d="M30 6 V42" stroke-width="4"/>
        <path d="M34 8 L54 38 H34 Z" fill="{WHITE}"/><path d="M26 16 V38 H10 Z" fill="{YELLOW}"/>
        <path d="M4 43 H60 L50 57 H14 Z" fill="{DARKWOOD}"/>""",
    "balloon": f"""
        <path d="M32 46 C26 52 38 54 32 61"/>
        <ellipse cx="32" cy="25" rx="18" ry="21" fill="{PURPLE}"/>
        <path d="M28 49 L32 44 L36 49 Z" fill="{PURPLE}"/>
        <path d="M22 20 C23 15 26 12 29 11" stroke="{WHITE}"/>""",
    "umbrella": f"""
        <path d="M32 6 V50 C32 60 44 60 44 51" stroke-width="4"/>
        <path d="M4 36 C6 18 18 10 32 10 C46 10 58 18 60 36 C54 30 46 30 41 36 C37 30 27 30 23 36 C18 30 10 30 4 36 Z" fill="{BLUE}"/>
        <path d="M23 36 C24 24 27 16 32 10 C37 16 40 24 41 36"/>""",
    "key": f"""
        <path d="M27 27 L54 54 M44 44 L51 37 M51 51 L58 44" stroke-width="10"/>
        <path d="M27 27 L54 54 M44 44 L51 37 M51 51 L58 44" stroke="{YELLOW}" stroke-width="4"/>
        <circle cx="20" cy="20" r="15" fill="{YELLOW}"/><circle cx="17" cy="17" r="5" fill="{WHITE}"/>""",
    "bell": f"""
        <circle cx="32" cy="53" r="6" fill="{WOOD}"/>
        <path d="M8 50 C15 44 14 36 15 28 C16 16 24 11 32 11 C40 11 48 16 49 28 C50 36 49 44 56 50 Z" fill="{YELLOW}"/>
        <path d="M32 11 V5" stroke-width="5"/>""",
    "clock": f"""
        <circle cx="32" cy="32" r="26" fill="{WHITE}" stroke-width="5"/>
        <path d="M32 16 V32 L43 39" stroke-width="5"/>
        <path d="M32 10 V12 M32 52 V54 M10 32 H12 M52 32 H54"/>""",
    "cup": f"""
        <path d="M45 28 C62 24 62 46 44 46" stroke-width="8"/>
        <path d="M45 28 C62 24 62 46 44 46" stroke="{SKY}" stroke-width="3"/>
        <path d="M8 22 H47 V44 C47 52 42 57 34 57 H21 C13 57 8 52 8 44 Z" fill="{SKY}"/>
        <path d="M18 15 C15 11 21 9 18 4 M28 15 C25 11 31 9 28 4 M38 15 C35 11 41 9 38 4"/>""",
    "book": f"""
        <path d="M32 16 C24 9 12 9 4 12 V52 C12 49 24 49 32 56 C40 49 52 49 60 52 V12 C52 9 40 9 32 16 Z" fill="{WHITE}"/>
        <path d="M32 16 V56 M11 22 C16 21 21 22 25 25 M11 32 C16 31 21 32 25 35 M39 25 C43 22 48 21 53 22 M39 35 C43 32 48 31 53 32"/>""",
    "hat": f"""
        <path d="M16 46 V12 C26 8 38 8 48 12 V46" fill="{SLATE}"/>
        <path d="M16 36 C26 40 38 40 48 36 V45 H16 Z" fill="{RED}"/>
        <ellipse cx="32" cy="48" rx="28" ry="7" fill="{SLATE}"/>""",
    "candle": f"""
        <path d="M32 4 C40 13 39 22 32 22 C25 22 24 13 32 4 Z" fill="{YELLOW}"/>
        <path d="M32 22 V28"/>
        <rect x="23" y="28" width="18" height="24" fill="{PAPER}"/>
        <path d="M8 52 H56 L48 60 H16 Z" fill="{WOOD}"/>""",
    "anchor": f"""
        <path d="M32 20 V55 M20 27 H44" stroke-width="7"/>
        <path d="M8 36 C9 50 20 56 32 56 C44 56 55 50 56 36 M3 43 L8 34 L15 42 M49 42 L56 34 L61 43" stroke-width="6"/>
        <circle cx="32" cy="12" r="7" fill="{WHITE}" stroke-width="5"/>""",
    "crown": f"""
        <path d="M8 50 L5 18 L20 32 L32 10 L44 32 L59 18 L56 50 Z" fill="{YELLOW}"/>
        <path d="M8 50 H56 V57 H8 Z" fill="{WOOD}"/>
        <circle cx="32" cy="41" r="4" fill="{RED}"/>""",
    "envelope": f"""
        <rect x="4" y="14" width="56" height="38" rx="3" fill="{WHITE}"/>
        <path d="M5 16 L32 38 L59 16 M5 51 L24 32 M59 51 L40 32"/>""",
    "snowman": f"""
        <circle cx="32" cy="46" r="15" fill="{WHITE}"/>
        <circle cx="32" cy="24" r="11" fill="{WHITE}"/>
        <path d="M21 15 H43 M25 14 V4 H39 V14 Z" fill="{INK}"/>
        <circle cx="28" cy="22" r="1.5" fill="{INK}"/><circle cx="36" cy="22" r="1.5" fill="{INK}"/>
        <path d="M32 26 L42 28" stroke="{RED}" stroke-width="4"/>
        <circle cx="32" cy="42" r="1.5" fill="{INK}"/><circle cx="32" cy="50" r="1.5" fill="{INK}"/>""",
}


def pexeso():
    nothing("pexeso")
    draw("pexeso", "card", f"""
        <rect x="2" y="2" width="60" height="60" rx="6" fill="{PAPER}"/>""")
    draw("pexeso", "back", f"""
        <rect x="2" y="2" width="60" height="60" rx="6" fill="{BLUE}"/>
        <path d="M32 10 L54 32 L32 54 L10 32 Z" fill="{SKY}"/>
        <path d="M32 22 L42 32 L32 42 L22 32 Z" fill="{WHITE}"/>""")
    for name, body in CARDS.items():
        draw("pexeso", name, f'<g transform="translate(7.7 7.7) scale(.76)">\n{body}\n</g>')
    draw("pexeso", "thumbnail", f"""
        <rect x="3" y="12" width="30" height="40" rx="5" fill="{PAPER}"/>
        <rect x="31" y="12" width="30" height="40" rx="5" fill="{BLUE}"/>
        <polygon points="{points(5, 12, 5, cx=18, cy=33)}" fill="{YELLOW}"/>
        <path d="M46 20 L55 32 L46 44 L37 32 Z" fill="{SKY}"/>""")


FROM_GAMES = {  # drawings of the games that others can use as well
    "box": "sokoban/PIECES/box", "box-done": "sokoban/PIECES/box-on-goal", "goal": "sokoban/PIECES/goal",
    "wall": "sokoban/PIECES/wall", "stone-round": "victorian/PIECES/red", "stone-square": "victorian/PIECES/blue",
    "knight": "knights-tour/PIECES/knight", "cross": "knights-tour/PIECES/visited", "way-out": "klondike/PIECES/exit",
    "card": "pexeso/PIECES/card", "card-back": "pexeso/PIECES/back",
}


def free():
    """Drawings that each fill their square, for games to come."""
    FREE.mkdir(parents=True, exist_ok=True)
    for name, body in CARDS.items():
        keep(FREE / f"{name}.svg", svg(body))
    for n in range(10):
        keep(FREE / f"digit-{n}.svg", svg(number(n, 1.3)))
    keep(FREE / "arrow-up.svg", svg(f'<path d="M32 6 L54 30 H41 V58 H23 V30 H10 Z" fill="{GREEN}"/>'))
    keep(FREE / "empty.svg", svg(""))
    for name, source in FROM_GAMES.items():
        (FREE / f"{name}.svg").write_bytes((GAMES / f"{source}.svg").read_bytes())


if __name__ == "__main__":
    for game in (sokoban, maze, fifteen, victorian, knights_tour, klondike, pexeso, free):
        game()

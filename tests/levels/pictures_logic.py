"""Draws the pictures of the logic games: Lights Out excepted, which stand drawn by hand. Same look as pictures.py.

Digits are strokes, not letters of a font, so that they look the same on every machine.
Run: python3 tests/levels/pictures_logic.py
"""

from pictures import BLUE, GREEN, INK, PAPER, PINK, PURPLE, RED, SAND, SKY, SLATE, STONE, WHITE, WOOD, YELLOW, draw

SHADE = "#c9d3e3"       # the second colour of Sudoku's boxes
COVER = "#20242b"       # a covered sign

# strokes in a square of 64, the sign between 19 and 45 across, 12 and 52 down
SIGNS = {
    "0": "M32 12 C41 12 44 22 44 32 C44 42 41 52 32 52 C23 52 20 42 20 32 C20 22 23 12 32 12 Z",
    "1": "M23 20 L33 12 V52 M23 52 H43",
    "2": "M20 22 C20 15 26 12 32 12 C39 12 44 16 44 23 C44 31 36 37 20 52 H45",
    "3": "M21 12 H43 L30 28 C40 28 45 33 45 40 C45 48 39 52 32 52 C26 52 21 49 19 44",
    "4": "M38 52 V12 L18 41 H46",
    "5": "M42 12 H24 L22 30 C26 27 30 26 33 26 C40 26 45 31 45 39 C45 47 39 52 32 52 C26 52 22 50 19 45",
    "6": "M41 12 C29 15 20 26 20 39 C20 47 25 52 32 52 C39 52 44 47 44 40 C44 33 39 28 32 28 C26 28 22 31 20 37",
    "7": "M19 12 H45 C37 24 31 36 29 52",
    "8": "M32 12 C39 12 43 16 43 21 C43 26 39 30 32 30 C25 30 21 26 21 21 C21 16 25 12 32 12 Z "
         "M32 30 C40 30 45 35 45 41 C45 47 40 52 32 52 C24 52 19 47 19 41 C19 35 24 30 32 30 Z",
    "9": "M23 52 C35 49 44 38 44 25 C44 17 39 12 32 12 C25 12 20 17 20 24 C20 31 25 36 32 36 C38 36 42 33 44 27",
    "plus": "M32 16 V48 M16 32 H48",
    "minus": "M16 32 H48",
    "times": "M20 20 L44 44 M44 20 L20 44",
    "divide": "M44 12 L20 52",
    "equals": "M16 24 H48 M16 40 H48",
}



def solid(sign, width=8, colour=INK):
    return f'<path d="{SIGNS[sign]}" stroke="{colour}" stroke-width="{width}"/>'


def hollow(sign, colour):
    """A sign with a light heart: told from a solid one without colour."""
    return (f'<path d="{SIGNS[sign]}" stroke="{INK}" stroke-width="11"/>\n'
            f'<path d="{SIGNS[sign]}" stroke="{colour}" stroke-width="5"/>')


def number(value, width=8, colour=INK):
    """One digit large, two digits side by side."""
    digits = str(value)
    if len(digits) == 1:
        return solid(digits, width, colour)
    wide = width / 0.72
    return "\n".join(
        f'<g transform="translate({x} 9) scale(0.72)">{solid(d, wide, colour)}</g>' for x, d in zip((-4, 22), digits))


def square(fill, line=STONE, width=2):
    return f'<rect x="1" y="1" width="62" height="62" rx="4" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def netwalk():
    arms = {"end": "N", "straight": "NS", "corner": "NE", "tee": "NEW"}
    to = {"N": "M32 32 V0", "E": "M32 32 H64", "S": "M32 32 V64", "W": "M32 32 H0"}
    draw("netwalk", "ground", square(PAPER, "#b9ae97"))
    for name, sides in arms.items():
        path = " ".join(to[s] for s in sides)
        draw("netwalk", f"{name}", f"""
            <path d="{path}" stroke="{INK}" stroke-width="18" stroke-linecap="butt"/>
            <circle cx="32" cy="32" r="9" fill="{INK}" stroke="none"/>
            <path d="{path}" stroke="{SKY}" stroke-width="10" stroke-linecap="butt"/>
            <circle cx="32" cy="32" r="5" fill="{SKY}" stroke="none"/>""")
    draw("netwalk", "computer", f"""
        <rect x="14" y="16" width="36" height="26" rx="3" fill="{YELLOW}"/>
        <rect x="20" y="22" width="24" height="14" fill="{WHITE}"/>
        <path d="M25 42 V47 H39 V42" fill="{YELLOW}"/>
        <path d="M18 49 H46"/>""")
    draw("netwalk", "server", f"""
        <rect x="17" y="9" width="30" height="46" rx="2" fill="{RED}"/>
        <path d="M17 24 H47 M17 39 H47"/>
        <path d="M23 17 H33 M23 32 H33 M23 47 H33" stroke="{WHITE}" stroke-width="4"/>
        <circle cx="41" cy="17" r="2" fill="{WHITE}" stroke="{WHITE}" stroke-width="2"/>
        <circle cx="41" cy="32" r="2" fill="{WHITE}" stroke="{WHITE}" stroke-width="2"/>
        <circle cx="41" cy="47" r="2" fill="{WHITE}" stroke="{WHITE}" stroke-width="2"/>""")
    draw("netwalk", "thumbnail", f"""
        {square(PAPER, INK, 3)}
        <path d="M32 44 V20 M32 20 H15 M32 32 H50" stroke="{INK}" stroke-width="11"/>
        <path d="M32 44 V20 M32 20 H15 M32 32 H50" stroke="{SKY}" stroke-width="6"/>
        <rect x="25" y="38" width="14" height="20" rx="2" fill="{RED}"/>
        <path d="M29 44 H35 M29 51 H35" stroke="{WHITE}"/>
        <rect x="6" y="11" width="18" height="14" rx="2" fill="{YELLOW}"/><rect x="10" y="15" width="10" height="6" fill="{WHITE}"/>
        <rect x="42" y="25" width="17" height="14" rx="2" fill="{YELLOW}"/><rect x="46" y="29" width="9" height="6" fill="{WHITE}"/>""")


def nonograms():
    draw("nonograms", "empty", square(WHITE))
    draw("nonograms", "point", square(WHITE) + f'\n<circle cx="32" cy="32" r="8" fill="{INK}" stroke="none"/>')
    draw("nonograms", "filled", f'<rect x="1" y="1" width="62" height="62" fill="{INK}"/>')
    draw("nonograms", "blank", "")
    for value in range(1, 21):
        draw("nonograms", f"clue-{value:02}", square(SAND, SAND) + "\n" + number(value))
    # the drawing of a small boat, solved
    rows = ("..#..", "..##.", "..###", "#####", ".###.")
    cells = "\n".join(
        f'<rect x="{4 + 11 * x}" y="{5 + 11 * y}" width="11" height="11" fill="{INK if c == "#" else WHITE}" stroke-width="1.5"/>'
        for y, row in enumerate(rows) for x, c in enumerate(row))
    draw("nonograms", "thumbnail", square(SAND, INK, 3) + "\n" + cells)


def sudoku():
    draw("sudoku", "light", square(WHITE))
    draw("sudoku", "shaded", square(SHADE))
    for digit in "123456789":
        draw("sudoku", f"given-{digit}", solid(digit))
        draw("sudoku", f"own-{digit}", hollow(digit, "#8fd3ff"))
    body = square(WHITE, INK, 3) + f"""
        <rect x="2.5" y="2.5" width="29.5" height="29.5" fill="{SHADE}" stroke="none"/>
        <rect x="32" y="32" width="29.5" height="29.5" fill="{SHADE}" stroke="none"/>
        <path d="M32 2 V62 M2 32 H62"/>\n"""
    for digit, x, y in (("5", 1, 1), ("3", 31, 1), ("9", 1, 31), ("7", 31, 31)):
        body += f'<g transform="translate({x} {y}) scale(0.5)">{solid(digit, 10)}</g>\n'
    draw("sudoku", "thumbnail", body)


# name, drawing: nine things a child knows, each with an outline of its own
THINGS = {
    "apple": f"""
        <path d="M32 22 C24 13 8 18 10 35 C12 50 22 58 32 54 C42 58 52 50 54 35 C56 18 40 13 32 22 Z" fill="{RED}"/>
        <path d="M32 22 C32 15 33 11 36 8"/>
        <path d="M36 15 C40 8 48 7 52 9 C50 15 44 18 36 15 Z" fill="{GREEN}"/>""",
    "fish": f"""
        <path d="M6 32 C16 12 36 12 46 32 C36 52 16 52 6 32 Z" fill="{SKY}"/>
        <path d="M44 32 L60 18 V46 Z" fill="{SKY}"/>
        <circle cx="18" cy="28" r="3" fill="{INK}"/><path d="M28 22 C33 28 33 36 28 42"/>""",
    "star": f"""
        <path d="M32 5 L40 24 L60 25 L45 38 L50 58 L32 47 L14 58 L19 38 L4 25 L24 24 Z" fill="{YELLOW}"/>""",
    "house": f"""
        <path d="M12 30 V57 H52 V30" fill="{PAPER}"/>
        <path d="M5 32 L32 8 L59 32 Z" fill="{RED}"/>
        <rect x="26" y="40" width="12" height="17" fill="{WOOD}"/>""",
    "flower": f"""
        <path d="M32 36 V60"/>
        <path d="M32 56 C24 56 19 51 18 45 C26 45 31 49 32 56 Z" fill="{GREEN}"/>
        <circle cx="32" cy="11" r="8" fill="{PINK}"/><circle cx="43" cy="19" r="8" fill="{PINK}"/>
        <circle cx="39" cy="32" r="8" fill="{PINK}"/><circle cx="25" cy="32" r="8" fill="{PINK}"/>
        <circle cx="21" cy="19" r="8" fill="{PINK}"/><circle cx="32" cy="22" r="7" fill="{YELLOW}"/>""",
    "car": f"""
        <path d="M5 45 V34 L15 31 L22 19 H43 L51 31 L59 34 V45 Z" fill="{BLUE}"/>
        <path d="M20 31 L25 24 H31 V31 Z M36 31 V24 H41 L45 31 Z" fill="{WHITE}" stroke-width="2"/>
        <circle cx="18" cy="46" r="7" fill="{SLATE}"/><circle cx="46" cy="46" r="7" fill="{SLATE}"/>""",
    "boat": f"""
        <path d="M31 6 V44"/>
        <path d="M35 8 L54 38 H35 Z" fill="{WHITE}"/><path d="M27 14 L12 38 H27 Z" fill="{WHITE}"/>
        <path d="M5 44 H59 L50 58 H14 Z" fill="{WOOD}"/>""",
    "tree": f"""
        <rect x="27" y="46" width="10" height="14" fill="{WOOD}"/>
        <path d="M32 4 L46 20 H40 L52 34 H44 L57 48 H7 L20 34 H12 L24 20 H18 Z" fill="{GREEN}"/>""",
    "moon": f"""
        <path d="M40 6 C22 6 10 18 10 33 C10 48 22 59 37 59 C46 59 52 55 55 50 C40 50 30 41 30 28 C30 19 34 11 40 6 Z" fill="{PURPLE}"/>""",
}


def sudoku_children():
    draw("sudoku-children", "light", square(WHITE))
    draw("sudoku-children", "shaded", square(SHADE))
    # a pin in each corner holds what was there from the start
    draw("sudoku-children", "fixed", "\n".join(
        f'<circle cx="{x}" cy="{y}" r="3.5" fill="{INK}" stroke="none"/>' for x in (7, 57) for y in (7, 57)))
    for name, drawing in THINGS.items():
        draw("sudoku-children", name, f'<g transform="translate(6.4 6.4) scale(0.8)" stroke-width="3.6">{drawing}</g>')
    body = square(WHITE, INK, 3) + f'<path d="M32 2 V62 M2 32 H62"/>'
    for name, x, y in (("apple", 4, 4), ("fish", 33, 4), ("star", 4, 33), ("house", 33, 33)):
        body += f'\n<g transform="translate({x} {y}) scale(0.42)" stroke-width="4">{THINGS[name]}</g>'
    draw("sudoku-children", "thumbnail", body)


def blackout():
    for sign in SIGNS:
        draw("blackout", sign, square(WHITE) + "\n" + solid(sign))
        if sign != "equals":
            draw("blackout", f"{sign}-covered", square(COVER, INK) + "\n" + solid(sign, 4, "#8b94a3"))
    for value in range(1, 5):
        dots = {1: ((32, 32),), 2: ((20, 32), (44, 32)), 3: ((32, 19), (19, 43), (45, 43)),
                4: ((20, 20), (44, 20), (20, 44), (44, 44))}[value]
        draw("blackout", f"cover-{value}", "\n".join(
            [f'<circle cx="32" cy="32" r="30" fill="{SAND}"/>']
            + [f'<rect x="{x - 8}" y="{y - 8}" width="16" height="16" rx="2" fill="{COVER}"/>' for x, y in dots]))
    body = square(WHITE, INK, 3)
    for i, (sign, dark) in enumerate((("1", 0), ("plus", 1), ("2", 0), ("equals", 0), ("7", 1), ("3", 0))):
        x, y = 4 + 19 * (i % 3), 10 + 23 * (i // 3)
        fill, line = (COVER, "#8b94a3") if dark else (WHITE, INK)
        body += (f'\n<rect x="{x}" y="{y}" width="18" height="21" fill="{fill}" stroke-width="2"/>'
                 f'<g transform="translate({x - 0.6} {y + 1}) scale(0.3)">{solid(sign, 10, line)}</g>')
    draw("blackout", "thumbnail", body)


if __name__ == "__main__":
    netwalk()
    nonograms()
    sudoku()
    sudoku_children()
    blackout()

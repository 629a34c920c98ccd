"""Draws the games' pictures in one look: flat, bold shapes, dark outline, no background, told apart by shape alone.

The look is described in help/PICTURES/README.md. Run: python3 tests/levels/pictures.py
"""

from kit import GAMES

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


def draw(game, name, body):
    folder = GAMES / game / ("PIECES" if name != "thumbnail" else ".")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(svg(body), encoding="utf-8")


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
    draw("sokoban", "thumbnail", f"""
        <rect x="1.5" y="1.5" width="61" height="61" rx="6" fill="{PAPER}"/>
        <rect x="30" y="26" width="30" height="30" rx="3" fill="{WOOD}"/>
        <path d="M36 32 L54 50 M54 32 L36 50" stroke-width="8"/>
        <path d="M36 32 L54 50 M54 32 L36 50" stroke="{SAND}" stroke-width="3"/>
        <circle cx="14" cy="17" r="8" fill="{SAND}"/>
        <path d="M14 28 L14 42 L6 56 M14 42 L22 56" stroke-width="8"/>
        <path d="M14 32 L28 34" stroke-width="7"/>""")


if __name__ == "__main__":
    sokoban()

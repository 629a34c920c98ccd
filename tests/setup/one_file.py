"""Makes target/web/switchboard.html: the whole page in one file, to be opened from a USB stick or a mail. Usage: one_file.py FOLDER"""

import base64
import gzip
import re
import sys
from pathlib import Path

# what other files hold: where the page's files are, which PLACE says instead, and the glue of the program
ELSEWHERE = {"place", "switchboard"}
IMPORT = re.compile(r"^import .*?;$\n", re.MULTILINE | re.DOTALL)
IMPORTED = re.compile(r"^import [^;]*? from '\./(\w+)\.js';$", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class))", re.MULTILINE)
NAMES = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)|^export \{ (.*?) \};$", re.MULTILINE)
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; "
    "img-src blob: data:; font-src data:; connect-src blob:; base-uri 'none'; form-action 'none'"
)
# where the files are that are packed into the page: read when the page begins
PLACE = """
const packed = async (name) => {
  const bytes = Uint8Array.from(atob(document.getElementById(name).textContent.trim()), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};
const script = async (name) => URL.createObjectURL(new Blob([await packed(name)], { type: 'text/javascript' }));
const sounds = new Map();
const assets = async () => {
  for (const one of document.querySelectorAll('[id^="sounds/"]')) sounds.set(one.id, URL.createObjectURL(new Blob([await packed(one.id)])));
  return { type: 'classic', app: await script('app.js'), search: await script('search.js'), program: await packed('switchboard_bg.wasm'), pack: await packed('games.pack') };
};
const allowedAt = undefined;
const soundOf = (name) => sounds.get(`sounds/${name}.wav`);
"""


def exported(text):
    """The names that a module exports."""
    return [name.strip() for one, many in NAMES.findall(text) for name in (many.split(",") if many else [one])]


def bare(text):
    """A module without its imports and exports."""
    text = re.sub(r"^export \{.*?\};$\n", "", IMPORT.sub("", text), flags=re.MULTILINE)
    return EXPORT.sub("", text)


def scoped(text):
    """A module as a scope of its own, whose exports are constants."""
    names = ", ".join(exported(text))
    return f"const {{ {names} }} = (() => {{\n{bare(text)}\nreturn {{ {names} }};\n}})();\n" if names else f"(() => {{\n{bare(text)}\n}})();\n"


def modules(folder, name, known=None):
    """The texts of this module and of all that it imports, each after those that it needs."""
    known = {} if known is None else known
    if name in ELSEWHERE or name in known:
        return known
    text = (folder / f"{name}.js").read_text()
    for other in IMPORTED.findall(text):
        modules(folder, other, known)
    known[name] = text
    return known


def worker(folder, name):
    """A worker's script, no module: pages of files may not have such workers. The glue of the program, then the modules."""
    glue = bare((folder / "switchboard.js").read_text()).replace("import.meta.url", "location.href") + "\nconst init = __wbg_init;\n"
    *first, last = modules(folder, name).values()
    return glue + "".join(scoped(text) for text in first) + "{\n" + bare(last) + "\n}\n"


def main():
    folder = Path(sys.argv[1])
    page = (folder / "index.html").read_text()
    scripts = "".join(scoped(text) for text in modules(folder, "main").values())
    place = f"const {{ assets, allowedAt, soundOf }} = (() => {{{PLACE}return {{ assets, allowedAt, soundOf }};\n}})();\n"
    data = {
        "app.js": worker(folder, "app").encode(),
        "search.js": worker(folder, "search").encode(),
        "switchboard_bg.wasm": (folder / "switchboard_bg.wasm").read_bytes(),
        "games.pack": gzip.decompress((folder / "games.pack").read_bytes()),
    }
    data |= {f"sounds/{path.name}": path.read_bytes() for path in sorted((folder / "sounds").iterdir())}
    packed = "".join(
        f'<script type="text/plain" id="{name}">{base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()}</script>\n'
        for name, content in data.items()
    )
    icon = base64.b64encode((folder / "icon.svg").read_bytes()).decode()
    page = re.sub(r'(http-equiv="Content-Security-Policy" content=)"[^"]*"', lambda found: f'{found[1]}"{POLICY}"', page)
    page = re.sub(r'<link rel="(manifest|apple-touch-icon)".*?>\n', "", page)
    page = page.replace('href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"')
    style = (folder / "style.css").read_text()
    for font in sorted((folder / "fonts").iterdir()):
        style = style.replace(f"fonts/{font.name}", f"data:font/ttf;base64,{base64.b64encode(font.read_bytes()).decode()}")
    page = page.replace('<link rel="stylesheet" href="style.css">', f"<style>\n{style}</style>")
    page = page.replace('<script type="module" src="main.js"></script>', f'{packed}<script type="module">\n{place}{scripts}</script>')
    (folder / "switchboard.html").write_text(page)


main()

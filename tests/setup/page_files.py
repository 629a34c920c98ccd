"""Makes the page's files of its scripts (web/www) in a folder that has its programs (play.js, play_bg.wasm, play_secondary.wasm, work.js,
work_bg.wasm), packs, sounds and fonts already: each script with all that it imports in one file without comments, the texts of each language, the build in the
names of programs and texts, the list of what is kept for use without a network, and switchboard.html, all of it in one file for a memory
stick or a mail.
Usage: page_files.py FOLDER"""

import base64
import gzip
import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

SOURCE = Path("web/www")
PROGRAMS = ("play", "work")
# the texts of the program: the sources of its books (web/src/messages.rs), a file for each language
LANGUAGES = ("cs", "sk", "en", "de")
BOOKS = {"narrate": Path("src/narrate/texts"), "diag": Path("crates/base/src/diag/texts")}
# the scripts that the page or the browser asks for; all others are imported by these
SCRIPTS = ("main", "app", "search")
IMPORT = re.compile(r"^import .*?;$\n", re.MULTILINE | re.DOTALL)
IMPORTED = re.compile(r"^import [^;]*? from '\./(\w+)\.js';$", re.MULTILINE)
OF_PROGRAM = re.compile(r"^import [^;]*? from '\./(?:play|work)\.js';$\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class))", re.MULTILINE)
NAMES = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)|^export \{ (.*?) \};$", re.MULTILINE)
# comments that have lines of their own; prettier lays out all others within code
COMMENT = re.compile(r"^ *(?://.*|/\*(?:[^*]|\*(?!/))*\*/)\n", re.MULTILINE)
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; "
    "img-src blob: data:; font-src data:; connect-src blob:; base-uri 'none'; form-action 'none'"
)
# where the files are that are packed into the page of one file: read when the page begins
PLACE = """
const packed = async (name) => {
  const bytes = Uint8Array.from(atob(document.getElementById(name).textContent.trim()), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};
const script = async (name) => URL.createObjectURL(new Blob([await packed(name)], { type: 'text/javascript' }));
const sounds = new Map();
export const assets = async () => {
  for (const one of document.querySelectorAll('[id^="sounds/"]')) sounds.set(one.id, URL.createObjectURL(new Blob([await packed(one.id)])));
  const texts = Object.fromEntries(await Promise.all(@LANGUAGES@.map(async (code) => [code, await packed(`texts/${code}`)])));
  return { type: 'classic', texts, app: await script('app.js'), search: await script('search.js'), program: await packed('play'), secondary: await packed('secondary'), work: await packed('work'), pack: await packed('games.pack') };
};
export const allowedAt = undefined;
export const soundOf = (name) => sounds.get(`sounds/${name}.wav`);
"""


def texts(language):
    """The texts of a language, without the comments of their sources."""
    sources = {book: (folder / f"{language}.ftl").read_text() for book, folder in BOOKS.items()}
    return json.dumps({book: re.sub(r"^#.*\n", "", source, flags=re.MULTILINE) for book, source in sources.items()}, ensure_ascii=False).encode()


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


def modules(name, known):
    """Adds the texts of this module and of all that it imports to those that are known, each after those that it needs."""
    if name in known or name in PROGRAMS:
        return known
    text = (SOURCE / f"{name}.js").read_text()
    for other in IMPORTED.findall(text):
        modules(other, known)
    known[name] = text
    return known


def bundle(name, build, glue="", place=None):
    """A script with all that it imports. What it imports of its program stands first: as an import, or as this glue."""
    known = modules(name, {} if place is None else {"place": place})
    *first, last = known.values()
    head = glue or "".join(found[0] for text in known.values() for found in OF_PROGRAM.finditer(text))
    text = head + "".join(scoped(text) for text in first) + "{\n" + bare(last) + "\n}\n"
    text = COMMENT.sub("", text).replace("@BUILD@", build)
    return re.sub(r"\b(play|work)(\.js|_(?:bg|secondary)\.wasm)'", rf"\1-{build}\2'", text)


def one_file(folder, build):
    """The whole page in one file."""
    glue = {of: bare((folder / f"{of}-{build}.js").read_text()).replace("import.meta.url", "location.href") for of in PROGRAMS}
    data = {
        # workers of a page of files may not be modules
        "app.js": bundle("app", build, glue["play"] + "\nconst init = __wbg_init;\n").encode(),
        "search.js": bundle("search", build, glue["work"] + "\nconst init = __wbg_init;\n").encode(),
        "games.pack": gzip.decompress((folder / "games.pack").read_bytes()),
    }
    data |= {of: (folder / f"{of}-{build}_bg.wasm").read_bytes() for of in PROGRAMS}
    data["secondary"] = (folder / f"play-{build}_secondary.wasm").read_bytes()
    data |= {f"texts/{language}": texts(language) for language in LANGUAGES}
    data |= {f"sounds/{path.name}": path.read_bytes() for path in sorted((folder / "sounds").iterdir())}
    packed = "".join(
        f'<script type="text/plain" id="{name}">{base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()}</script>\n'
        for name, content in data.items()
    )
    page = (SOURCE / "index.html").read_text()
    icon = base64.b64encode((folder / "icon.svg").read_bytes()).decode()
    page = re.sub(r'(http-equiv="Content-Security-Policy" content=)"[^"]*"', lambda found: f'{found[1]}"{POLICY}"', page)
    page = re.sub(r'<link rel="(manifest|apple-touch-icon)".*?>\n', "", page)
    page = page.replace('href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"')
    style = (SOURCE / "style.css").read_text()
    for font in sorted((folder / "fonts").iterdir()):
        style = style.replace(f"fonts/{font.name}", f"data:font/ttf;base64,{base64.b64encode(font.read_bytes()).decode()}")
    page = page.replace('<link rel="stylesheet" href="style.css">', f"<style>\n{style}</style>")
    script = bundle("main", build, place=PLACE.replace("@LANGUAGES@", json.dumps(LANGUAGES)))
    return page.replace('<script type="module" src="main.js"></script>', f'{packed}<script type="module">\n{script}</script>')


def main():
    folder = Path(sys.argv[1])
    programs = {path.name: path.read_bytes() for of in PROGRAMS for path in sorted(folder.glob(f"{of}*")) if path.suffix in (".js", ".wasm")}
    of_languages = {language: texts(language) for language in LANGUAGES}
    build = hashlib.sha256(b"".join([*programs.values(), *of_languages.values()])).hexdigest()[:12]
    (folder / "texts").mkdir()
    for language, content in of_languages.items():
        (folder / "texts" / f"{language}-{build}.json").write_bytes(content)
    for name, content in programs.items():
        of = name[:4]
        if name.endswith(".js"):
            content = content.decode().replace(f"{of}_bg.wasm", f"{of}-{build}_bg.wasm").encode()
        (folder / name.replace(of, f"{of}-{build}", 1)).write_bytes(content)
        (folder / name).unlink()
    for path in SOURCE.iterdir():
        if path.suffix != ".js":
            shutil.copy(path, folder)
    style = (SOURCE / "style.css").read_text()
    (folder / "style.css").write_text(re.sub(r"^ */\*(?:[^*]|\*(?!/))*\*/\n", "", style, flags=re.MULTILINE))
    for script in SCRIPTS:
        (folder / f"{script}.js").write_text(bundle(script, build))
    # the page keeps one version of itself, whole, for use without a network; pictures of it are for whoever installs it
    kept = [path for path in folder.rglob("*") if path.is_file() and path.parent.name != "packs" and not path.name.startswith("screen-")]
    kept = sorted(kept, key=lambda path: path.relative_to(folder).as_posix())
    version = hashlib.sha256(b"".join(path.read_bytes() for path in kept)).hexdigest()[:12]
    listed = ",".join(f"'{path.relative_to(folder).as_posix()}'" for path in kept)
    service = COMMENT.sub("", (SOURCE / "sw.js").read_text())
    (folder / "sw.js").write_text(service.replace("@VERSION@", version).replace("'@FILES@'", f"'./',{listed}"))
    (folder / "switchboard.html").write_text(one_file(folder, build))


main()

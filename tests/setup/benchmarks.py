#!/usr/bin/env python3
"""For developers: docs/benchmarks.md and its figures, which are in benches/figures.

    python3 tests/setup/benchmarks.py measure [NAME...] [--rounds 3] [--read]
    python3 tests/setup/benchmarks.py write
    python3 tests/setup/benchmarks.py check
    python3 tests/setup/benchmarks.py compare FOLDER NAME... [--rounds 5]

`measure` runs the benches of these names (`moves`, or `"scan slots"`: the bench and what it is told; all without a name) several times, takes
the median of the runs for each figure and writes it with its date and the machine's load, then writes the page. A bench that fails, or that
no longer prints what a figure asks for, leaves the old figure with its old date. What benches printed is kept in target/benchmarks; `--read`
takes it from there and runs nothing. `write` writes docs/benchmarks.md; `check` fails if it is not what `write` gives, or if the files of
figures contradict themselves. `compare` runs benches of this folder and of another checkout in turn and tells the time each took, as a share
of the other's.

benches/figures/contents.toml has what stands first and the order of the sections, each of which is a file:

    title, note            what stands above the tables, and below them
    [[table]]              text; columns, if they are others than USUAL; and what rows take from it that lack it themselves
    [[table.row]]
      cells                a text for each column; each {} in them stands for one of the values
      values               numbers, or texts written by hand
      bench, find, unit    the bench, and for each value what in its output precedes the number, in which unit it is told (or one unit for all)
      by                   what gives the figure if no bench does
      least, most, judged  the promise in the unit, or one for each value; so many of the values are held against it (all without a number)
      kept                 whether the promise is kept, where it cannot be computed
      date, load           when it was measured, beside how much else
      script               true if `measure` wrote it; otherwise it was typed by hand

`find` is a regular expression for the beginning of a line of `lines_of`. `max`, `min` or `median` before it take one of several lines that
match; ` / `, ` * ` and ` + ` between two of them, or a number, compute, from left to right. A number that is printed without a unit, as in
tables of Markdown, has none in the row either."""

import argparse
import datetime
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import textwrap

try:
    import tomllib
except ModuleNotFoundError:
    # before Python 3.11
    import tomli as tomllib

HOME = pathlib.Path(__file__).resolve().parents[2]
FIGURES = HOME / "benches/figures"
PAGE = HOME / "docs/benchmarks.md"
PRINTED = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", HOME / "target")) / "benchmarks"
WIDTH = 120
# how often a bench is run; those that count rather than measure time say the same each time
ROUNDS, TURNS = 3, 5
COUNTED = ["strength", "scan slots", "scan sure"]
USUAL = ["what", "promised", "measured"]
UNITS = {"": 1, "ns": 1e-9, "µs": 1e-6, "us": 1e-6, "ms": 1e-3, "s": 1, "thousand": 1e3, "million": 1e6, "percent": 1e-2}
UNITS |= {f"{many}item/s": times for many, times in (("", 1), ("K", 1e3), ("M", 1e6), ("G", 1e9))}

# the keys that files of figures may have, in the order in which they are written
OF_ROW = ["cells", "bench", "find", "unit", "by", "least", "most", "judged", "kept", "values", "date", "load", "script"]
OF_TABLE = ["text", "columns", "bench", "by", "date", "load"]
OF_SECTION = ["title", "sections", "text", "note"]


class Fault(Exception):
    """Something in the files of figures, or in what a bench printed, is not as it must be."""


# What benches print

DIVAN_HEAD = re.compile(r"^\S+ +fastest +│ slowest ")
DIVAN_NAME = re.compile(r"^([ │]*)[├╰]─ (.*?) {2,}(\S.*)$")
DIVAN_ITEMS = re.compile(r"^[ │]+(\d[\d.]* [KMG]?item/s .*)$")
DIVAN_ROW = re.compile(r": (fastest|slowest|median|mean)( a second)?: ")
# a number with a unit, or at the end of a line; shares, as in "99 percent below", are no figures
UNITS_TOLD = "|".join(sorted(set(UNITS) - {"", "percent"}, key=len, reverse=True))
TOLD = re.compile(rf"(?<![\w.,])\d[\d,]*(\.\d+)?( ?({UNITS_TOLD})\b|$)")
DIVAN_COLUMNS = ("fastest", "slowest", "median", "mean")
NUMBER = re.compile(r"[:\s]*(\d[\d,]*(?:\.\d+)?)\s*([a-zA-Zµ]*(?:/s)?)")


def lines_of(output):
    """What a bench printed, in lines `NAME: COLUMN: VALUE` where it printed a table: divan's, with the names of the groups (`group/name`)
    and `median a second` for what it counts; or a table of Markdown, whose rows are named by the words that they begin with, and whose
    second column of a name is called `NAME 2`. Other lines stay as they are."""
    lines, path, columns, before = [], [], [], ""
    for line in output.splitlines():
        if DIVAN_HEAD.match(line):
            path = []
        elif found := DIVAN_NAME.match(line):
            path = path[: len(found[1]) // 3] + [found[2].strip()]
            lines += divan_row("/".join(path), "", found[3])
        elif found := DIVAN_ITEMS.match(line):
            lines += divan_row("/".join(path), " a second", found[1])
        elif line.startswith("| ---"):
            columns = numbered(cells_of(before))
        elif line.startswith("|") and columns:
            lines += table_row(columns, cells_of(line))
        else:
            columns = []
            lines.append(line)
        before = line
    return lines


def divan_row(name, counted, rest):
    values = zip(DIVAN_COLUMNS, rest.split("│"))
    return [f"{name}: {column}{counted}: {value.strip()}" for column, value in values if value.strip()]


def cells_of(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def numbered(names):
    again = [names[:place].count(name) + 1 for place, name in enumerate(names)]
    return [name if count == 1 else f"{name} {count}" for name, count in zip(names, again)]


def table_row(columns, cells):
    first = next((place for place, cell in enumerate(cells) if cell[:1].isdigit()), len(cells))
    name = ", ".join(cell for cell in cells[:first] if cell)
    return [f"{name}: {column}: {cell}" for column, cell in list(zip(columns, cells))[first:]]


def number_after(line, place):
    found = NUMBER.match(line, place)
    if not found:
        raise Fault(f"no number at the end of {line[:place]!r}")
    return float(found[1].replace(",", "")) * UNITS.get(found[2], 1)


def looked_up(term, lines):
    """The number of one term of `find`."""
    if re.fullmatch(r"\d+(\.\d+)?", term):
        return float(term)
    choose, pattern = re.fullmatch(r"(?:(max|min|median) )?(.*)", term).groups()
    found = [(line, match.end()) for line in lines if (match := re.match(pattern, line))]
    if not found or (len(found) > 1 and not choose):
        raise Fault(f"{len(found)} lines begin with {pattern!r}")
    numbers = [number_after(*one) for one in found]
    return {"max": max, "min": min, "median": statistics.median, None: max}[choose](numbers)


def computed(find, lines):
    """The number that `find` asks for, in seconds, in things a second, or without a unit."""
    first, *others = re.split(r" ([/*+]) ", find)
    value = looked_up(first, lines)
    for sign, term in zip(others[::2], others[1::2]):
        other = looked_up(term, lines)
        if sign == "/" and other == 0:
            raise Fault(f"{term!r} is 0")
        value = value / other if sign == "/" else value * other if sign == "*" else value + other
    return value


def rounded(number):
    """With three digits that count, four of a large number."""
    return float(f"{number:.4g}") if abs(number) >= 1000 else float(f"{number:.3g}")


def values_of(row, outputs):
    """The values of a row, each the median of the runs."""
    values = []
    for find, unit in zip(row["find"], units_of(row)):
        values.append(rounded(statistics.median(computed(find, lines) for lines in outputs) / UNITS[unit]))
    return [int(value) if value == int(value) else value for value in values]


def units_of(row):
    unit = row.get("unit", "")
    return unit if isinstance(unit, list) else [unit] * len(row["find"])


# Files of figures


def read(name):
    return tomllib.loads((FIGURES / f"{name}.toml").read_text(encoding="utf-8"))


def sections():
    """The files of figures by name, in the order of the page."""
    return {name: read(name) for name in read("contents")["sections"]}


def whole(table, row):
    """A row with what it takes from its table; a bench of its own stands for what else gives the others."""
    return {key: table[key] for key in OF_TABLE if key in table and not (key == "by" and "bench" in row)} | row


def dump(section):
    """A file of figures as text."""
    text = fields(section, OF_SECTION)
    for table in section.get("table", []):
        text += "\n[[table]]\n" + fields(table, OF_TABLE)
        for row in table["row"]:
            text += "\n[[table.row]]\n" + fields(row, OF_ROW)
    return text


def fields(of, keys):
    unknown = set(of) - set(keys) - {"table", "row"}
    if unknown:
        raise Fault(f"nobody knows {', '.join(sorted(unknown))}")
    return "".join(f"{key} = {written(of[key], len(key) + 3)}\n" for key in keys if key in of)


def written(value, begun=0):
    """A value in TOML, after so many characters of its line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        items = [written(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if begun + len(line) <= WIDTH else "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    if isinstance(value, str):
        if "\n" in value:
            return f"'''\n{value}'''"
        return f"'{value}'" if "\\" in value and "'" not in value else json.dumps(value, ensure_ascii=False)
    return str(value)


def faults_of(section):
    """What contradicts itself in a file of figures."""
    for row in (whole(table, own) for table in section.get("table", []) for own in table["row"]):
        columns, values = row.get("columns", USUAL), row.get("values", [])
        name = f"{section['title']}: {row['cells'][0]}"
        if len(row["cells"]) != len(columns):
            yield f"{name}: {len(row['cells'])} cells in {len(columns)} columns"
        if "".join(row["cells"]).count("{}") != len(values):
            yield f"{name}: {len(values)} values"
        if "find" in row and ("bench" not in row or len(units_of(row)) != len(values) or len(row["find"]) != len(values)):
            yield f"{name}: bench, find, unit and values do not fit together"
        if "find" in row and not UNITS.keys() >= set(units_of(row)):
            yield f"{name}: an unknown unit"
        if row.get("script") and "find" not in row:
            yield f"{name}: no bench gives it"
        if "bench" not in row and "by" not in row:
            yield f"{name}: neither bench nor anything else gives it"
        if "date" not in row:
            yield f"{name}: no date"
        if ("least" in row or "most" in row) and kept(row) is None:
            yield f"{name}: not told whether its promise is kept"
        if "kept" in row and "find" in row and not ("least" in row or "most" in row):
            yield f"{name}: whether its promise is kept cannot be computed"


# The page


def kept(row):
    """Whether the promise of a row is kept; None if it makes none."""
    if "kept" in row:
        return row["kept"]
    values = row.get("values", [])[: row.get("judged")]
    if not ("least" in row or "most" in row) or not values or any(isinstance(value, str) for value in values):
        return None
    limits = zip(values, each(row.get("least", 0), values), each(row.get("most", math.inf), values))
    return all(least <= value <= most for value, least, most in limits)


def each(limit, values):
    return limit if isinstance(limit, list) else [limit] * len(values)


def shown(value):
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:g}"


def when(row):
    load = row.get("load", "")
    load = "" if not load else f", load {load}" if load[:1].isdigit() else f", {load}"
    return f"{row['date']}{'' if row.get('script') else '*'}{load}"


def source(row):
    return row["by"] if "by" in row else f"bench `{row['bench']}`"


def filled(row):
    values = iter(row.get("values", []))
    return [re.sub(r"\{\}", lambda _: shown(next(values)), cell) for cell in row["cells"]]


def table_lines(table):
    """A table of the page with the text above it, which tells what would be the same in all rows."""
    rows = [whole(table, row) for row in table["row"]]
    head, lines, told = list(rows[0].get("columns", USUAL)), [filled(row) for row in rows], []
    for name, tell in (("kept", judged), ("by", source), ("when", when)):
        cells = [tell(row) for row in rows]
        if len(set(cells)) > 1:
            head.append(name)
            lines = [[*line, cell] for line, cell in zip(lines, cells)]
        elif cells[0]:
            told.append(cells[0])
    above = paragraphs(" ".join([table.get("text", ""), *([f"All rows: {', '.join(told)}."] if told else [])]))
    return [*above, *([""] if above else []), *(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *lines])]


def judged(row):
    return {True: "yes", False: "**missed**", None: ""}[kept(row)]


def paragraphs(text):
    """Paragraphs of prose in lines."""
    wrap = {"width": WIDTH, "break_long_words": False, "break_on_hyphens": False}
    parts = [textwrap.wrap(" ".join(part.split()), **wrap) for part in text.strip().split("\n\n")]
    return [line for part in parts for line in (*part, "")][:-1]


def page():
    """docs/benchmarks.md as it must be."""
    contents = read("contents")
    lines = [f"# {contents['title']}", "", *paragraphs(contents["text"])]
    for section in sections().values():
        lines += ["", f"## {section['title']}"]
        for table in section.get("table", []):
            lines += ["", *table_lines(table)]
        if "note" in section:
            lines += ["", *paragraphs(section["note"])]
    return "\n".join(lines) + "\n"


# Commands


def write():
    """The page, and the files of figures laid out as this script writes them."""
    for name in ["contents", *read("contents")["sections"]]:
        (FIGURES / f"{name}.toml").write_text(dump(read(name)), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


def check():
    faults = [fault for section in sections().values() for fault in faults_of(section)]
    for path in sorted(FIGURES.glob("*.toml")):
        if dump(read(path.stem)) != path.read_text(encoding="utf-8"):
            faults.append(f"{path.relative_to(HOME)} is not laid out as `{sys.argv[0]} write` does it")
        if path.stem not in ("contents", *read("contents")["sections"]):
            faults.append(f"{path.relative_to(HOME)} is not in contents.toml")
    if not faults and PAGE.read_text(encoding="utf-8") != page():
        faults.append(f"{PAGE.relative_to(HOME)} differs from the figures: `{sys.argv[0]} write` writes it")
    if faults:
        sys.exit("\n".join(faults))


def chosen(bench, names):
    """Whether a bench (`scan slots`) is one of these names (`scan`)."""
    return not names or any(bench == name or bench.startswith(name + " ") for name in names)


def run(bench, folder=HOME):
    """What a bench prints; None if it fails."""
    ran = subprocess.run([*cargo_bench(bench), "--", *bench.split()[1:]], cwd=folder, stdout=subprocess.PIPE, text=True)
    return ran.stdout if ran.returncode == 0 else None


def built(bench, folder=HOME):
    return subprocess.run([*cargo_bench(bench), "--no-run"], cwd=folder).returncode == 0


def cargo_bench(bench):
    flags = os.environ.get("CARGO_FLAGS", "--locked").split()
    return [os.environ.get("CARGO", "cargo"), "bench", *flags, "--bench", bench.split()[0]]


def print_out(bench, rounds):
    """Runs a bench so often and keeps what it prints, with the load of the machine meanwhile. Whether all went well."""
    PRINTED.mkdir(parents=True, exist_ok=True)
    outputs, loads = [], []
    for _ in range(rounds if built(bench) else 0):
        outputs.append(run(bench))
        loads.append(round(os.getloadavg()[0], 1))
    if not outputs or None in outputs:
        return False
    about = {"date": datetime.date.today().isoformat(), "load": loads, "outputs": outputs}
    printed(bench).write_text(json.dumps(about, ensure_ascii=False, indent=1), encoding="utf-8")
    return True


def printed(bench):
    return PRINTED / f"{bench.replace(' ', '-')}.json"


def measure(names, rounds, only_read):
    benches = [bench for bench in dict.fromkeys(row["bench"] for _, row in found_by_benches(sections())) if chosen(bench, names)]
    faults = [f"no figure is of {name}" for name in names if not any(chosen(bench, [name]) for bench in benches)]
    for bench in benches:
        if not only_read and not print_out(bench, 1 if chosen(bench, COUNTED) else rounds):
            faults.append(f"{bench} failed; its figures stay")
            continue
        # read again: a bench may take hours, in which others write figures
        all_sections = sections()
        faults += take_over(bench, [own for own, row in found_by_benches(all_sections) if row["bench"] == bench])
        for name, section in all_sections.items():
            (FIGURES / f"{name}.toml").write_text(dump(section), encoding="utf-8")
        write()
    if faults:
        sys.exit("\n".join(faults))


def found_by_benches(all_sections):
    """Rows that benches give: each as it is in its file, and with what it takes from its table."""
    for section in all_sections.values():
        for table in section.get("table", []):
            yield from ((own, whole(table, own)) for own in table["row"] if "find" in own)


def take_over(bench, rows):
    """Writes what a bench printed into its rows; returns what could not be found."""
    if not printed(bench).exists():
        return [f"nothing that {bench} printed is kept; its figures stay"]
    about = json.loads(printed(bench).read_text(encoding="utf-8"))
    outputs = [lines_of(output) for output in about["outputs"]]
    low, high = min(about["load"]), max(about["load"])
    load = "" if chosen(bench, COUNTED) else f"{low}" if low == high else f"{low} to {high}"
    faults = []
    for row in rows:
        try:
            row["values"] = values_of(row, outputs)
        except Fault as fault:
            faults.append(f"{bench}: {row['cells'][0]}: {fault}; the figure stays")
            continue
        row.update(date=datetime.date.fromisoformat(about["date"]), load=load, script=True)
        row.pop("kept", None)
    return faults


def compare(folder, names, rounds):
    """Times of this folder's benches as a share of another's: of the fastest runs, and of the medians, run by run."""
    folders = [pathlib.Path(folder), HOME]
    # two checkouts that share a target folder would overwrite each other's programs
    os.environ.pop("CARGO_TARGET_DIR", None)
    for bench in names:
        if not all(built(bench, one) for one in folders):
            sys.exit(f"{bench} cannot be built")
        pairs = [[lines_of(run(bench, one) or "") for one in folders] for _ in range(rounds)]
        print(f"| {bench} | fastest | median |\n| --- | --- | --- |")
        for line in pairs[0][0]:
            if found := re.match(r"(.*): median: ", line):
                print(f"| {found[1]} | {share(found[1], 'fastest', pairs)} | {share(found[1], 'median', pairs)} |")
        for name, fastest, median in shares(pairs):
            print(f"| {name} | {fastest} | {median} |")


def share(name, column, pairs):
    find = f"{re.escape(name)}: {column}: "
    try:
        times = [[looked_up(find, lines) for lines in pair] for pair in pairs]
    except Fault:
        return ""
    before, after = zip(*times)
    ratio = min(after) / min(before) if column == "fastest" else statistics.median(new / old for old, new in times)
    return f"{ratio:.2f}"


def told(lines):
    """The numbers with a unit, and those that end a line, by the words before each; divan's are left out."""
    found = {}
    for line in lines:
        if not DIVAN_ROW.search(line):
            for number in TOLD.finditer(line):
                name = TOLD.sub("..", line[: number.start()]).strip(" :,")
                found.setdefault(name, number_after(line, number.start()))
    return found


def shares(pairs):
    """Of each number that both folders tell in all rounds: its name, and the share of the other's of the least and of the median round."""
    rounds = [[told(lines) for lines in pair] for pair in pairs]
    for name in rounds[0][0]:
        if all(one.get(name) for pair in rounds for one in pair):
            before, after = zip(*([one[name] for one in pair] for pair in rounds))
            median = statistics.median(new / old for old, new in zip(before, after))
            yield name, f"{min(after) / min(before):.2f}", f"{median:.2f}"


def main():
    try:
        run_command()
    except (Fault, tomllib.TOMLDecodeError) as fault:
        sys.exit(f"benches/figures: {fault}")


def run_command():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measured = commands.add_parser("measure")
    measured.add_argument("names", nargs="*")
    measured.add_argument("--rounds", type=int, default=ROUNDS)
    measured.add_argument("--read", action="store_true")
    commands.add_parser("write")
    commands.add_parser("check")
    compared = commands.add_parser("compare")
    compared.add_argument("folder")
    compared.add_argument("names", nargs="+")
    compared.add_argument("--rounds", type=int, default=TURNS)
    told = parser.parse_args()
    match told.command:
        case "measure":
            measure(told.names, max(1, told.rounds), told.read)
        case "write":
            write()
        case "check":
            check()
        case "compare":
            compare(told.folder, told.names, max(1, told.rounds))


if __name__ == "__main__":
    main()

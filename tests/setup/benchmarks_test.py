"""`python3 -m unittest discover tests/setup -p '*_test.py'`: what benches print is read rightly, and files of figures say what they mean."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import benchmarks

PRINTED = benchmarks.HOME / "tests/data/bench-output.txt"


class Printed(unittest.TestCase):
    """A recorded output: parts of those of `playouts`, `moves`, `scan slots`, `puzzlescript` and `laws`."""

    def setUp(self):
        self.lines = benchmarks.lines_of(PRINTED.read_text(encoding="utf-8"))

    def number(self, find):
        return benchmarks.computed(find, self.lines)

    def test_divan(self):
        self.assertIn("playouts/piskvorky 01: median: 3.034 µs", self.lines)
        self.assertIn("playouts/piskvorky 05: slowest a second: 243.8 item/s", self.lines)
        self.assertAlmostEqual(self.number("playouts/piskvorky 01: median:"), 3.034e-6)
        self.assertAlmostEqual(self.number("playouts/piskvorky 01: fastest a second:"), 548_600)
        self.assertAlmostEqual(self.number("sokoban_language_1_walker: median a second:"), 8_407_000)
        self.assertAlmostEqual(self.number("both_languages_walk/klondike: median:"), 234.2e-6)

    def test_tables(self):
        self.assertAlmostEqual(self.number("klondike: best:"), 300)
        self.assertAlmostEqual(self.number("klondike: moves .forced.:"), 117)
        self.assertAlmostEqual(self.number("steady, 770 ms, likely-first: seconds a move:"), 1.36)
        self.assertAlmostEqual(self.number("hitori: 95 %:"), 42.2)
        self.assertAlmostEqual(self.number("hitori: most 3:"), 0.045)
        self.assertFalse([line for line in self.lines if line.startswith("noisy, 1540 ms, linear") and "never" not in line])

    def test_other_lines(self):
        self.assertAlmostEqual(self.number("piskvorky 01:"), 7.6)
        self.assertAlmostEqual(self.number("together: linear .* best .*:"), 0.18)
        self.assertAlmostEqual(self.number(r"(?=\d+ recorded games read in)"), 43)
        self.assertAlmostEqual(self.number(".* recorded games read in"), 15.66e-3)
        self.assertAlmostEqual(self.number(".* recorded games read in .* inputs played in"), 419.05e-6)
        self.assertAlmostEqual(self.number(r"max  +(?=\d+\.\d us)"), 31.1e-6)

    def test_computing(self):
        self.assertAlmostEqual(self.number("klondike: best: / klondike: linear:"), 300 / 437)
        self.assertAlmostEqual(self.number("piskvorky 01: * playouts/piskvorky 01: median a second:"), 7.6 * 329_500)
        self.assertAlmostEqual(self.number("klondike: best: + netwalk: best:"), 300 + 1861)
        self.assertAlmostEqual(self.number("1 / max playouts/.*: median a second:"), 1 / 329_500)
        self.assertAlmostEqual(self.number("min .*: 95 %:"), 42.2)
        self.assertAlmostEqual(self.number("median playouts/piskvorky .*: median:"), 9.883e-6)

    def test_what_is_not_there(self):
        for find in ("chess 01:", "playouts/.*: median:", "playouts/piskvorky 01:", "klondike: best: / 0"):
            with self.subTest(find=find), self.assertRaises(benchmarks.Fault):
                self.number(find)


class Figures(unittest.TestCase):
    ROW = {"cells": ["a", "5 ms", "{} ms and {}"], "bench": "b", "find": ["x:", "y:"], "values": [4, 6], "most": 5}

    def test_median_of_the_runs(self):
        outputs = [[f"x: median: {ms} ms", "y: median: 2 µs"] for ms in (7, 1.23456, 3)]
        row = {"find": ["x: median:", "y: median:"], "unit": ["ms", "ns"]}
        self.assertEqual(benchmarks.values_of(row, outputs), [3, 2000])

    def test_time_of_what_it_was(self):
        def lines(ms):
            return [f"group/one: fastest: {ms} ms", f"group/one: median: {2 * ms} ms", f"group/one: median a second: {ms} item/s"]

        pairs = [[lines(10), lines(5)], [lines(8), lines(8)], [lines(10), lines(9)]]
        self.assertEqual(benchmarks.share("group/one", "fastest", pairs), "0.62")
        self.assertEqual(benchmarks.share("group/one", "median", pairs), "0.90")
        self.assertEqual(benchmarks.share("group/new", "median", pairs), "")

    def test_time_of_what_it_was_in_other_lines(self):
        def lines(ms):
            drawn = f"20 x 20, all: processor time mean {ms} ms, median {2 * ms} ms, 99 percent below 1,000 us"
            return [drawn, f"hitori: 95 %: {3 * ms}", "group/one: median: 4 ms", "nothing told"]

        pairs = [[lines(10), lines(5)], [lines(8), lines(8)], [lines(10), lines(9)]]
        all_of_it = "20 x 20, all: processor time mean"
        wanted = [all_of_it, f"{all_of_it} .., median", f"{all_of_it} .., median .., 99 percent below", "hitori: 95 %"]
        self.assertEqual([name for name, *_ in benchmarks.shares(pairs)], wanted)
        self.assertEqual([tuple(ratios) for _, *ratios in benchmarks.shares(pairs)][1:], [("0.62", "0.90"), ("1.00", "1.00"), ("0.62", "0.90")])
        pairs[1][1] = []
        self.assertEqual(list(benchmarks.shares(pairs)), [])

    def test_digits_that_count(self):
        for number, kept, shown in ((0.012345, 0.0123, "0.0123"), (386_249, 386_200, "386,200"), (12.0, 12, "12"), (1108.4, 1108, "1,108")):
            self.assertEqual((benchmarks.rounded(number), benchmarks.shown(benchmarks.rounded(number))), (kept, shown))

    def test_promises(self):
        kept = benchmarks.kept
        self.assertFalse(kept(self.ROW))
        self.assertTrue(kept(self.ROW | {"judged": 1}))
        self.assertTrue(kept(self.ROW | {"most": [5, 6]}))
        self.assertFalse(kept(self.ROW | {"most": [5, 6], "least": 5}))
        self.assertIsNone(kept(self.ROW | {"values": ["3 to 4", 6]}))
        self.assertTrue(kept(self.ROW | {"values": ["3 to 4", 6], "kept": True}))

    def test_faults(self):
        table = {"date": "2026-11-28", "row": [self.ROW | {"values": [4]}, self.ROW | {"unit": "miles"}, self.ROW | {"cells": ["{}{}"]}]}
        faults = list(benchmarks.faults_of({"title": "t", "table": [table]}))
        for told in ("1 values", "unknown unit", "1 cells in 3 columns"):
            self.assertTrue(any(told in fault for fault in faults), faults)

    def test_what_is_the_same_is_told_above(self):
        rows = [{"cells": ["a", "", "1"], "date": "2026-11-28"}, {"cells": ["b", "", "2"], "date": "2026-11-28"}]
        lines = benchmarks.table_lines({"text": "Text.\n", "by": "`c`", "row": rows})
        self.assertEqual(lines[0], "Text. All rows: `c`, 2026-11-28*.")
        self.assertEqual(lines[2:], ["| what | promised | measured |", "| --- | --- | --- |", "| a |  | 1 |", "| b |  | 2 |"])

    def test_files_are_read_as_they_are_written(self):
        for name in ["contents", *benchmarks.read("contents")["sections"]]:
            section = benchmarks.read(name)
            self.assertEqual(benchmarks.tomllib.loads(benchmarks.dump(section)), section)
        odd = {"title": 'say "so" \\ é', "text": "two\nlines\n", "table": [{"row": [{"find": [r"\d+", r"it's \d"], "script": True}]}]}
        self.assertEqual(benchmarks.tomllib.loads(benchmarks.dump(odd)), odd)


if __name__ == "__main__":
    unittest.main()

"""Makes assets/fonts/AtkinsonHyperlegibleNext-*.ttf of the files of the npm package @fontsource/atkinson-hyperlegible-next:
the letters of Latin and Latin Extended in one file a weight, with digits of one width where digits change.
Needs fonttools and brotli. Usage: fonts.py PACKAGE FOLDER"""
import os
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

# the weights, their names, and the time that stands in each file, in seconds since 1904
WEIGHTS = ((400, "Regular", 3_878_189_921), (700, "Bold", 3_878_189_922))


def one_width(font):
    """Lets every digit be the glyph that the feature tnum has for it."""
    table = font["GSUB"].table
    tabular = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    tabular.update(getattr(part, "ExtSubTable", part).mapping)
    for letters in font["cmap"].tables:
        if letters.isUnicode():
            for digit in range(ord("0"), ord("9") + 1):
                letters.cmap[digit] = tabular.get(letters.cmap[digit], letters.cmap[digit])


def main():
    package, folder = sys.argv[1:]
    for weight, name, made in WEIGHTS:
        with tempfile.TemporaryDirectory() as held:
            parts = []
            for part in ("latin", "latin-ext"):
                font = TTFont(f"{package}/files/atkinson-hyperlegible-next-{part}-{weight}-normal.woff2")
                font.flavor = None
                parts.append(os.path.join(held, part + ".ttf"))
                font.save(parts[-1])
            font = Merger().merge(parts)
        one_width(font)
        widths = {font["hmtx"][font.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}
        if len(widths) != 1:
            sys.exit(f"digits have widths {widths}")
        # the same files each time: when they were made stands in them otherwise
        font.recalcTimestamp = False
        font["head"].modified = font["head"].created = made
        font.save(f"{folder}/AtkinsonHyperlegibleNext-{name}.ttf")


main()

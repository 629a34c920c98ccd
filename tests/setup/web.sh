#!/bin/sh
# Builds the page into a folder, target/web unless another is named: its two programs as WebAssembly, the glue between them
# and JavaScript, the games and the manual in one pack, the page's own files. The program that plays is run once (by node) to
# see what a start and a first move need of it; the rest is a module of its own. Usage: web.sh [PROFILE [FOLDER]]; the profile is
# `page` (small and fast) or `dev`.
# The compiler is the one that wasm_compiler.sh finds.
set -eu
cd "$(dirname "$0")/../.."
profile=${1:-page}
cargo=${CARGO:-cargo}
folder=${2:-target/web}
node -e 'process.exit(Number.parseInt(process.versions.node) < 18 ? 1 : 0)' || {
    echo "The page is built with node 18 or later. Install it (https://nodejs.org) and say it again." >&2
    exit 1
}
out=$PWD/$folder
"$cargo" build --locked --package switchboard-web-bind
. tests/setup/wasm_compiler.sh
# what another compiler builds lies beside what the project's own does
[ -z "$std_flags" ] && built=$PWD/target || built=$into/build
[ "$profile" = page ] && searching=page-search || searching=$profile
for one in "switchboard-web $profile" "switchboard-web-work $searching"; do
    # shellcheck disable=SC2086
    "$cargo" build --locked --package "${one% *}" --profile "${one#* }" --target "$target" --target-dir "$built" $std_flags
done
folder_of() { [ "$1" = dev ] && echo debug || echo "$1"; }
rm -rf "$out.new"
mkdir -p "$out.new/sounds" "$out.new/fonts"
[ "$profile" = dev ] && release= || release=--release
bound() { target/debug/switchboard-web-bind "$built/$target/$(folder_of "$1")/switchboard_$2.wasm" "$3" "$out.new" $release; }
bound "$profile" web play
bound "$searching" web_work work
cp assets/icon/switchboard.svg "$out.new/icon.svg"
cp assets/sounds/*.wav "$out.new/sounds/"
cp assets/fonts/AtkinsonHyperlegibleNext-*.ttf "$out.new/fonts/"
python3 tests/setup/pack.py "$out.new"
counted=$built/$target/$(folder_of "$profile")
target/debug/switchboard-web-bind --count "$out.new/play_bg.wasm" "$counted/counting.wasm"
cp "$out.new/play.js" "$counted/counting.mjs"
node tests/web/first_move.mjs "$counted/counting.mjs" "$counted/counting.wasm" "$out.new" >"$counted/called.txt"
target/debug/switchboard-web-bind --cut "$out.new/play" "$counted/called.txt" $release
python3 tests/setup/page_files.py "$out.new"
rm -rf "$out"
mv "$out.new" "$out"
echo "The page is in $folder; any static host serves it. $folder/switchboard.html is all of it in one file."

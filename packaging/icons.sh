#!/bin/sh
# Makes every other form of the program's icon from assets/icon/switchboard.svg: the window's, that of Windows and those of the page. The Debian
# package makes its own (linux/deb.sh). Run it after a change of the drawing. Needs librsvg2-bin and imagemagick.
set -eu
cd "$(dirname "$0")/.."
drawing=assets/icon/switchboard.svg
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rsvg-convert --width=64 $drawing --output=assets/icon/switchboard-64.png
for side in 192 512; do
    rsvg-convert --width=$side $drawing --output=web/www/icon-$side.png
done
# systems that cut icons to a shape of their own keep four fifths of it: the ground goes to the edge, the board stays within
sed -e 's|<rect x="4" y="4" width="120" height="120" rx="28" fill="url(#ground)"/>|<rect width="128" height="128" fill="url(#ground)"/><g transform="translate(12.8 12.8) scale(.8)">|' \
    -e 's|</svg>|</g></svg>|' $drawing >"$work/maskable.svg"
rsvg-convert --width=512 "$work/maskable.svg" --output=web/www/icon-maskable-512.png
for side in 16 24 32 48 64 256; do
    rsvg-convert --width=$side $drawing --output="$work/$side.png"
done
convert "$work/16.png" "$work/24.png" "$work/32.png" "$work/48.png" "$work/64.png" "$work/256.png" packaging/windows/switchboard.ico

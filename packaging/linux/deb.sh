#!/bin/sh
# Makes the Debian package. Usage: deb.sh PROGRAM FOLDER; the package appears in FOLDER.
# Needs dpkg-dev (what the program needs is read from it) and librsvg2-bin (the icons).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/packaging/common.sh"
program=$1 out=$2
maintainer=${MAINTAINER:-The Switchboard authors <switchboard@packages.invalid>}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/tree
share=$tree/usr/share
install -D -m 755 "$program" "$tree/usr/bin/switchboard"
lay_out "$share/switchboard"

# man pages, completions
"$program" papers "$work/papers"
mkdir -p "$share/man/man1"
for page in "$work"/papers/man/*.1; do
    gzip -9n <"$page" >"$share/man/man1/$(basename "$page").gz"
done
install -D -m 644 "$work/papers/completions/switchboard.bash" "$share/bash-completion/completions/switchboard"
install -D -m 644 "$work/papers/completions/_switchboard" "$share/zsh/vendor-completions/_switchboard"
install -D -m 644 "$work/papers/completions/switchboard.fish" "$share/fish/vendor_completions.d/switchboard.fish"

# the desktop
for file in applications/switchboard.desktop metainfo/switchboard.metainfo.xml mime/packages/switchboard.xml; do
    install -D -m 644 "$root/packaging/linux/$(basename "$file")" "$share/$file"
done
# AppStream fetches pictures from the net only: PICTURES is the address at which docs/pictures can be fetched
if [ -n "${PICTURES:-}" ]; then
    sed -e "s|@PICTURES@|$PICTURES|" "$root/packaging/linux/screenshots.xml" >"$work/screenshots.xml"
    sed -i "/<launchable /r $work/screenshots.xml" "$share/metainfo/switchboard.metainfo.xml"
fi
install -D -m 644 "$root/assets/icon/switchboard.svg" "$share/icons/hicolor/scalable/apps/switchboard.svg"
for size in 16 24 32 48 64 128 256 512; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    rsvg-convert --width=$size "$root/assets/icon/switchboard.svg" --output="$share/icons/hicolor/${size}x$size/apps/switchboard.png"
done

# what is to be read
doc=$share/doc/switchboard
licences "$doc"
rm "$doc/LICENSE-APACHE"
mv "$doc/LICENSE-MIT" "$work/mit"
gzip -9n "$doc/LIBRARIES.txt"
gzip -9n <"$root/CHANGELOG.md" >"$doc/CHANGELOG.md.gz"
{ cat "$root/packaging/linux/copyright"; sed -e 's/^$/./' -e 's/^/ /' "$work/mit"; } >"$doc/copyright"
printf 'switchboard (%s) unstable; urgency=medium\n\n  * What is new stands in CHANGELOG.md.gz.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -R -u --date="@$SOURCE_DATE_EPOCH")" | gzip -9n >"$doc/changelog.gz"
cp "$root"/docs/*.md "$doc/"
mkdir -p "$share/doc-base"
cat >"$share/doc-base/switchboard.switchboard" <<END
Document: switchboard
Title: Switchboard: make a game, control, data
Author: The Switchboard authors
Abstract: How to make games for Switchboard, control it and read what it records.
Section: Games/Strategy

Format: text
Index: /usr/share/doc/switchboard/make-a-game.md
Files: /usr/share/doc/switchboard/*.md
END
find "$share" -type d -exec chmod 755 {} +
find "$share" -type f -exec chmod 644 {} +

# what it needs: what it is linked with, and what the window opens when it starts
mkdir -p "$work/debian"
printf 'Source: switchboard\n\nPackage: switchboard\nArchitecture: any\n' >"$work/debian/control"
linked=$(cd "$work" && dpkg-shlibdeps -O "tree/usr/bin/switchboard" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
window="libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0, libwayland-client0, xkb-data"
mkdir -p "$tree/DEBIAN"
cat >"$tree/DEBIAN/control" <<END
Package: switchboard
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Section: education
Priority: optional
Depends: $linked, $window
Recommends: espeak-ng
Suggests: speech-dispatcher
Description: board games and puzzles for players with one switch
 A key, a blink, a finger, a turn of the head: everything in Switchboard can
 be reached with one signal and a timer, from making a player to leaving the
 program. It is just as good with a keyboard, a mouse, a touch screen or a
 gamepad, so a whole family plays together.
 .
 It speaks Czech, Slovak, English and German, tells screen readers what is
 on the screen, and keeps a record of every move.
END
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
to_date "$tree"
mkdir -p "$out"
dpkg-deb --root-owner-group -Zxz --build "$tree" "$out/switchboard_${version}_$(dpkg --print-architecture).deb" >/dev/null
echo "$out/switchboard_${version}_$(dpkg --print-architecture).deb"

#!/bin/sh
# Makes the portable form: unpacked anywhere, players beside the program. Usage: portable.sh PROGRAM FOLDER.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/packaging/common.sh"
program=$1 out=$2
name=switchboard-$version-x86_64-linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/$name
install -D -m 755 "$program" "$tree/switchboard"
lay_out "$tree"
licences "$tree/licences"
install -D -m 644 "$root/users/README.md" "$tree/users/README.md"
: >"$tree/users/portable"
cp "$root/CHANGELOG.md" "$root/assets/icon/switchboard.svg" "$tree/"
"$program" papers "$tree/papers"
sed "s/@VERSION@/$version/" "$root/packaging/linux/README.txt" >"$tree/README.txt"
to_date "$tree"
mkdir -p "$out"
tar --create --sort=name --owner=0 --group=0 --numeric-owner --directory "$work" "$name" | xz -6 -T0 >"$out/$name.tar.xz"
echo "$out/$name.tar.xz"

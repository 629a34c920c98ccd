#!/bin/sh
# Makes the zip and the set-up for Windows. Usage: package.sh PROGRAM.exe FOLDER.
# Needs mingw's objcopy (binutils-mingw-w64-x86-64), zip and nsis.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/packaging/common.sh"
program=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
name=switchboard-$version-windows-x86_64
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/$name
mkdir -p "$tree"
# one program in two forms: the .exe opens no console window, the .com is what a command line finds first and prints in it
x86_64-w64-mingw32-objcopy --strip-all --subsystem windows "$program" "$tree/switchboard.exe"
x86_64-w64-mingw32-objcopy --strip-all --subsystem console "$program" "$tree/switchboard.com"
lay_out "$tree"
licences "$tree/licences" x86_64-pc-windows-gnu
for text in "$root/CHANGELOG.md:CHANGELOG.txt" "$root/packaging/windows/README.txt:README.txt"; do
    sed -e "s/@VERSION@/$version/" -e 's/$/\r/' "${text%%:*}" >"$tree/${text##*:}"
done
cp "$root/packaging/windows/switchboard.ico" "$tree/"
to_date "$tree"

makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DTREE="$tree" -DOUT="$out/$name-setup.exe" "$root/packaging/windows/setup.nsi"
echo "$out/$name-setup.exe"

# the zip is portable: players beside the program
mkdir -p "$tree/users"
cp "$root/users/README.md" "$tree/users/"
: >"$tree/users/portable"
to_date "$tree/users"
rm -f "$out/$name.zip"
(cd "$work" && LC_ALL=C find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X "$out/$name.zip" -@)
echo "$out/$name.zip"

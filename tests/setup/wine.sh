#!/bin/sh
# For developers: the packages for Windows as their users meet them, under Wine: the set-up is run, a level is played with one key in the
# real window, a file is opened by its ending, the set-up of a newer version is run over it, all is removed, and the players' folder is looked at
# each time; then the zip is unpacked and played. What another program hears and a voice says is compared with the same program on Linux.
# Usage: sh tests/setup/wine.sh FOLDER [LINUX PROGRAM]; FOLDER holds the packages. Needs wine64, gcc-mingw-w64-x86-64, unzip, and what
# package_key.py needs.
set -eu
cd "$(dirname "$0")/../.."
folder=$(cd "$1" && pwd)
linux=${2:-target/release/switchboard}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=switchboard-$version-windows-x86_64
display=${DISPLAY_NUMBER:-86}
pictures=target/package/wine
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
work=$(mktemp -d)
export WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LANG=en_GB.UTF-8
trap 'WINEPREFIX="$work/prefix" wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "$1" >&2; exit 1; }

echo "== Wine $("$wine" --version)"
Xvfb ":$((display + 1))" -screen 0 1280x800x24 >/dev/null 2>&1 &
beside=$!
trap 'kill $beside 2>/dev/null || true; wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
export DISPLAY=":$((display + 1))"
until xdotool getdisplaygeometry >/dev/null 2>&1; do sleep 0.1; done
openbox 2>/dev/null &
"$wine" wineboot -i >/dev/null 2>&1
c=$WINEPREFIX/drive_c
gcc=x86_64-w64-mingw32-gcc
[ -e "$c/windows/system32/bcryptprimitives.dll" ] || $gcc -shared tests/setup/wine/random.c -o "$c/windows/system32/bcryptprimitives.dll" -ladvapi32
$gcc tests/setup/wine/pipe.c -o "$work/pipe.exe"
mkdir -p "$c/Program Files/eSpeak NG"
$gcc tests/setup/wine/voice.c -o "$c/Program Files/eSpeak NG/espeak-ng.exe"
person=$(basename "$(find "$c/users" -mindepth 1 -maxdepth 1 ! -name Public)")
program=$c/users/$person/AppData/Local/Programs/Switchboard
users=$c/users/$person/AppData/Roaming/switchboard/data/users
menu="$c/users/$person/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Switchboard.lnk"
tell() { (cd "$users" && find . -type f | LC_ALL=C sort | xargs -d '\n' sha256sum); }
# what Windows prints, with the ends of lines of this system
prints() { "$wine" "$@" 2>/dev/null | tr -d '\r'; }

echo "== the set-up"
"$wine" "$folder/$name-setup.exe" /S
[ -f "$program/switchboard.exe" ] && [ -f "$menu" ] || fail "the set-up left no program or no entry in the menu"
prints reg query 'HKCU\Software\Classes\Switchboard.File\shell\open\command' /ve | grep -q 'switchboard.exe' || fail "files have no program"
x86_64-w64-mingw32-objdump -p "$program/switchboard.exe" | grep -q 'Windows GUI' || fail "the window opens a console"
x86_64-w64-mingw32-objdump -p "$program/switchboard.com" | grep -q 'Windows CUI' || fail "commands have no console"
strings -el "$program/switchboard.exe" | grep -qx "$version" || fail "the program carries no version"
"$linux" --version
prints "$program/switchboard.com" --version
prints "$program/switchboard.com" games | tail -n 3
prints "$program/switchboard.com" check "$program/games/sokoban" | tail -n 2

echo "== the same as on Linux"
# every choice and every result is read aloud; the program stays until the voice has said something, which takes Wine a while
lines='status cycle_said cycle_said hint wait action right next next right right status undo history change-game rubbish previous-level level'
say() {
    for line in $lines; do echo "$line" | tr _ ' '; done
    for _ in $(seq 120); do [ -s "$1" ] && break; sleep 1; done
    echo quit
}
# by a file: what speaks may outlive the program, and would keep a pipe open
say "$c/said.txt" | "$wine" "$program/switchboard.com" play Ann --headless --game sokoban --users "$work/windows" >"$work/lines" 2>/dev/null
tr -d '\r' <"$work/lines" >"$work/windows.txt"
say "$c/said.txt" | "$linux" play Ann --headless --game sokoban --users "$work/linux" >"$work/linux.txt" 2>/dev/null
cmp "$work/windows.txt" "$work/linux.txt" || { diff "$work/windows.txt" "$work/linux.txt"; exit 1; }
echo "$(wc -l <"$work/linux.txt") answers, line by line the same"
[ -s "$c/said.txt" ] || fail "nothing was said"
! grep -q "WITH A CONSOLE" "$c/said.txt" || fail "the voice opened a console"
tail -n 2 "$c/said.txt"
(cd "$work/windows" && find . -type f | LC_ALL=C sort) >"$work/windows.files"
(cd "$work/linux" && find . -type f | LC_ALL=C sort) >"$work/linux.files"
cmp "$work/windows.files" "$work/linux.files"
# by the named pipe
"$wine" "$program/switchboard.com" play Ann --headless --game sokoban --users "$work/pipe" --signals pipe:trial >/dev/null 2>&1 &
printf 'status\nright\nquit\nstatus\n' | prints "$work/pipe.exe" trial >"$work/pipe.txt"
[ "$(grep -c '"ok":true' "$work/pipe.txt")" = 4 ] || { cat "$work/pipe.txt"; fail "the pipe did not answer"; }
echo "the pipe answered"

echo "== one key in the window"
# Wine's desktop lives on the display that it was first used on
wineserver -k || true
python3 tests/setup/package_key.py "$pictures" --display "$display" --signals - -- "$wine" "$program/switchboard.exe" play ARGS --signals -
find "$users" -maxdepth 1 -iname 'fox' | grep -q . || fail "there is no player in $users"
tell >"$work/players"

echo "== a file, by its ending"
# Wine 8 does not look at file types of a user's own, so what Windows would run is run
opens=$(prints reg query 'HKCU\Software\Classes\Switchboard.File\shell\open\command' /ve | sed -n 's/.*REG_SZ *"\([^"]*\)" "%1".*/\1/p')
[ -n "$opens" ] || fail "files have no command"
"$wine" "$opens" "$("$wine" winepath -w "$PWD/tests/data/players/0.1.switchboard" | tr -d '\r')" >/dev/null 2>&1 &
for _ in $(seq 600); do xdotool search --onlyvisible --name Switchboard >/dev/null 2>&1 && break; sleep 0.1; done
[ ! -e "$users/kim" ] && [ ! -e "$users/Kim" ] || fail "it was added before the answer"
for _ in $(seq 60); do
    sleep 1
    xdotool key alt+y
    find "$users" -maxdepth 1 -iname kim | grep -q . && break
done
import -window root "$pictures/9-file.png"
find "$users" -maxdepth 1 -iname kim | grep -q . || fail "it was not added"
wineserver -k
tell >"$work/players"

echo "== a newer version over it, and away"
echo old >"$program/games/old.txt"
"$wine" "$folder/$name-setup.exe" /S
[ ! -e "$program/games/old.txt" ] || fail "the older version's games are still there"
tell | cmp - "$work/players"
prints "$program/switchboard.com" players
"$wine" "$program/uninstall.exe" /S
for _ in $(seq 300); do [ -e "$program" ] || break; sleep 0.1; done
[ ! -e "$program" ] && [ ! -e "$menu" ] || fail "these were left behind: $(find "$program" | head)"
! "$wine" reg query 'HKCU\Software\Classes\.switchboard' >/dev/null 2>&1 || fail "files still have a program"
tell | cmp - "$work/players"

echo "== the zip"
unzip -q "$folder/$name.zip" -d "$c"
wineserver -k || true
python3 tests/setup/package_key.py "$pictures/zip" --display "$display" --signals - --journey player -- "$wine" "$c/$name/switchboard.exe" play ARGS --signals -
find "$c/$name/users" -maxdepth 1 -iname fox | grep -q . || fail "players are not beside the program"
tell | cmp - "$work/players"
echo "Wine: installed, played, upgraded and removed; pictures in $pictures"

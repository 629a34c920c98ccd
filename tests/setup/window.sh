#!/bin/sh
# For developers: the real window under a display of its own, driven by one key. Needs xvfb, openbox, xdotool and
# imagemagick. Usage: sh tests/setup/window.sh [folder for pictures]. Fails if the window does not come up, does not
# take the key, or does not end.
set -eu
out=${1:-target/window}
mkdir -p "$out"
program=${SWITCHBOARD:-target/debug/switchboard}
display=:${DISPLAY_NUMBER:-88}
users=$(mktemp -d)
Xvfb "$display" -screen 0 1280x900x24 >/dev/null 2>&1 &
server=$!
trap 'kill $player $manager $server 2>/dev/null || true; rm -rf "$users"' EXIT
player=$server manager=$server
sleep 1
DISPLAY=$display
export DISPLAY
openbox >/dev/null 2>&1 &
manager=$!
"$program" play Window --game sokoban --users "$users" --signals "unix:$users/signals" &
player=$!
sleep 3
kill -0 $player
import -window root "$out/first.png"
# one switch: presses of the space bar, Next comes by itself
for _ in 1 2 3 4 5 6 7 8; do
  xdotool key space
  sleep 1.2
done
import -window root "$out/played.png"
if cmp -s "$out/first.png" "$out/played.png"; then
  echo "nothing changed after eight presses" >&2
  exit 1
fi
# a full screen, and the smallest window
xdotool key F11
sleep 1
import -window root "$out/fullscreen.png"
xdotool key F11
sleep 1
window=$(xdotool search --name Switchboard | tail -1)
xdotool windowsize "$window" 800 600
sleep 1
import -window root "$out/small.png"
saves=$(find "$users" -name '0000*.xml' | wc -l)
echo "window: pictures in $out, $saves saves written"
[ "$saves" -gt 1 ]

#!/bin/sh
# For developers: what a screen reader is told, over AT-SPI, and where Orca is installed what it says, without a sound. Needs xvfb, openbox,
# dbus, at-spi2-core and python3-dbus, and for Orca also dconf-gsettings-backend.
set -eu
program=${SWITCHBOARD:-target/debug/switchboard}
display=:${DISPLAY_NUMBER:-89}
work=$(mktemp -d)
Xvfb "$display" -screen 0 1280x900x24 >/dev/null 2>&1 &
server=$!
manager=$server
trap 'kill $manager $server 2>/dev/null || true; rm -rf "$work" 2>/dev/null || true' EXIT
sleep 1
# a window has the focus only where something gives it
DISPLAY=$display openbox >/dev/null 2>&1 &
manager=$!
run() {
    mkdir -p "$work/$1/run"
    chmod 700 "$work/$1/run"
    HOME=$work/$1 XDG_RUNTIME_DIR=$work/$1/run DISPLAY=$display LC_ALL=C.UTF-8 PROGRAM=$(realpath "$program") PLAYERS=$work/$1/users SPOKEN=$work/$1/spoken \
        dbus-run-session -- /usr/bin/python3 "$(dirname "$0")/screen_reader.py" "$@"
}
run tree
if command -v orca >/dev/null; then run orca; else echo "Orca is not installed: what it says was not held against the list" >&2; fi

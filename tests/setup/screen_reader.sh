#!/bin/sh
# For developers: what a screen reader is told, over AT-SPI, without any screen reader. Needs xvfb, openbox, dbus, at-spi2-core
# and python3-dbus, and a program built with --features screen-reader.
set -eu
program=${SWITCHBOARD:-target/debug/switchboard}
display=:${DISPLAY_NUMBER:-89}
users=$(mktemp -d)
Xvfb "$display" -screen 0 1280x900x24 >/dev/null 2>&1 &
server=$!
manager=$server
trap 'kill $manager $server 2>/dev/null || true; rm -rf "$users"' EXIT
sleep 1
# a window has the focus only where something gives it
DISPLAY=$display openbox >/dev/null 2>&1 &
manager=$!
DISPLAY=$display PROGRAM=$program PLAYERS=$users dbus-run-session -- /usr/bin/python3 "$(dirname "$0")/screen_reader.py"

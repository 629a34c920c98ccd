"""Starts the program inside this D-Bus session and holds its AT-SPI tree to what a screen reader needs:
names on the tree, the focus on the right cell, and an action sent over AT-SPI that plays a move."""

import os
import subprocess
import sys
import time

import dbus

ACCESSIBLE = "org.a11y.atspi.Accessible"
FOCUSED = 12  # a bit of AT-SPI's states
ENABLED = 8
BUTTON = 43   # AT-SPI's role of a push button
MENU = "Undo,Hint,Slower,Faster,Start again,Levels,Games,History,Settings,Help,Pause,Quit".split(",")


def tree(bus, name, path, depth=0):
    """All parts below, as (name, path, role, label, states)."""
    if depth > 12:
        return
    part = bus.get_object(name, path)
    label = part.Get(ACCESSIBLE, "Name", dbus_interface="org.freedesktop.DBus.Properties")
    role = part.GetRole(dbus_interface=ACCESSIBLE)
    states = part.GetState(dbus_interface=ACCESSIBLE)
    yield (name, path, int(role), str(label), int(states[0]) | int(states[1]) << 32)
    for child_name, child_path in part.GetChildren(dbus_interface=ACCESSIBLE):
        yield from tree(bus, child_name, child_path, depth + 1)


def parts(bus):
    found = list(tree(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"))
    return [part for part in found if part[3]]


def actions(bus, part):
    """Whether the part offers something to do."""
    try:
        there = bus.get_object(part[0], part[1])
        return int(there.Get("org.a11y.atspi.Action", "NActions", dbus_interface="org.freedesktop.DBus.Properties")) > 0
    except dbus.DBusException:
        return False


def wait(what, until, seconds=40):
    end = time.time() + seconds
    while time.time() < end:
        result = until()
        if result:
            return result
        time.sleep(0.3)
    sys.exit(f"not seen: {what}")


def main():
    session = dbus.SessionBus()
    a11y = session.get_object("org.a11y.Bus", "/org/a11y/bus")
    for switch in ("IsEnabled", "ScreenReaderEnabled"):
        a11y.Set("org.a11y.Status", switch, True, dbus_interface="org.freedesktop.DBus.Properties")
    bus = dbus.bus.BusConnection(a11y.GetAddress(dbus_interface="org.a11y.Bus"))
    player = subprocess.Popen([os.environ["PROGRAM"], "play", "Reader", "--game", "sokoban", "--users", os.environ["PLAYERS"]])
    try:
        def board():
            found = parts(bus)
            return found if any("Sokoban" in part[3] for part in found) and any(p[2] == BUTTON for p in found) else None

        found = wait("the board with its buttons", board)
        buttons = [part for part in found if part[2] == BUTTON]
        print(f"{len(found)} named parts, {len(buttons)} buttons, for example:")
        for part in buttons[:4]:
            print("   ", part[3])
        focused = wait("a focus", lambda: [p for p in parts(bus) if p[4] >> FOCUSED & 1])
        print("focus:", focused[0][3])
        saves = lambda: sum(len(files) for _, _, files in os.walk(os.environ["PLAYERS"]))
        before = saves()
        # cells that can be played are enabled buttons inside the board, told by their row's path
        enabled = [p for p in parts(bus) if p[2] == BUTTON and p[4] >> ENABLED & 1 and actions(bus, p)]
        print("can be pressed:", [p[3] for p in enabled])
        move = next(p for p in enabled if p[3] not in MENU)
        action = bus.get_object(move[0], move[1])
        done = action.DoAction(0, dbus_interface="org.a11y.atspi.Action")
        print("action on", move[3], "answered", bool(done))
        wait("a move that was saved", lambda: saves() > before)
        print("a move was played and saved over AT-SPI")
    finally:
        player.terminate()


main()

"""Starts the program inside this D-Bus session and holds what it tells screen readers against told.json, the list that the page in
browsers is held against too (tests/web/told.mjs): from a first start to a finished level and the manual, pressed by actions of AT-SPI.
Each line is a part of the window's tree, and in the description of what has the focus, by which Orca says it. Where Orca is installed, what it really says
(without a sound) is held against the same list. Usage: screen_reader.py [orca]"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import dbus

HERE = Path(__file__).resolve().parent
STEPS = json.loads((HERE / "told.json").read_text())
ACCESSIBLE = "org.a11y.atspi.Accessible"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
FOCUSED = 12  # a bit of AT-SPI's states
BUTTON, TOGGLE = 43, 62  # of its roles
# A hang, not a slow machine, takes longer than this many seconds.
LONGEST = 90


class Reader:
    def __init__(self):
        session = dbus.SessionBus()
        a11y = session.get_object("org.a11y.Bus", "/org/a11y/bus")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            a11y.Set("org.a11y.Status", switch, True, dbus_interface=PROPERTIES)
        self.bus = dbus.bus.BusConnection(a11y.GetAddress(dbus_interface="org.a11y.Bus"))

    def tree(self, name, path, depth=0):
        """All parts below, as (name, path, role, label, states, description)."""
        if depth > 12:
            return
        part = self.bus.get_object(name, path, introspect=False)
        label = part.Get(ACCESSIBLE, "Name", dbus_interface=PROPERTIES)
        states = part.GetState(dbus_interface=ACCESSIBLE)
        about = part.Get(ACCESSIBLE, "Description", dbus_interface=PROPERTIES)
        yield name, path, int(part.GetRole(dbus_interface=ACCESSIBLE)), str(label), int(states[0]), str(about)
        for child_name, child_path in part.GetChildren(dbus_interface=ACCESSIBLE):
            yield from self.tree(child_name, child_path, depth + 1)

    def parts(self):
        """Those of the program that have a name; none while it changes them."""
        try:
            found = [part for app in self.applications() for part in self.tree(*app)]
        except dbus.DBusException:
            return []
        return [part for part in found if part[3]]

    def applications(self):
        root = self.bus.get_object(*ROOT, introspect=False)
        apps = root.GetChildren(dbus_interface=ACCESSIBLE)
        return [app for app in apps if self.name_of(app).lower() == "switchboard"]

    def name_of(self, part):
        return str(self.bus.get_object(*part, introspect=False).Get(ACCESSIBLE, "Name", dbus_interface=PROPERTIES))

    def press(self, label):
        """Presses the button with this name, if there is one."""
        for name, path, role, known, *_ in self.parts():
            if known == label and role in (BUTTON, TOGGLE):
                return bool(self.bus.get_object(name, path, introspect=False).DoAction(0, dbus_interface="org.a11y.atspi.Action"))
        return False


def wait(what, until):
    end = time.time() + LONGEST
    while time.time() < end:
        result = until()
        if result:
            return result
        time.sleep(0.2)
    sys.exit(f"not seen: {what}")


def said():
    """What Orca said, without the marks of its sentences."""
    return re.sub(r"<[^>]*>", "", Path(os.environ["SPOKEN"]).read_text())


def walk(reader, has_orca):
    before, heard = set(), 0
    for step in STEPS:
        if step["press"]:
            wait(f"a button {step['press']}", lambda: reader.press(step["press"]))
        for line in step["told"]:
            def told():
                return any(part[3].startswith(line) and part[3] not in before for part in reader.parts())

            wait(f"{line} as a part of the tree, after {step['press']}", told)
            if has_orca:
                wait(f"{line} said by Orca, after {step['press']}: {said()[heard:]}", lambda: line in said()[heard:])
        before = {part[3] for part in reader.parts() if part[2] not in (BUTTON, TOGGLE)}
        wait(f"{step['told']} as what describes the focus", lambda: all(any(line in part[5] for part in reader.parts()) for line in step["told"]))
        if has_orca:
            heard = len(said())
        print(f"  {step['press'] or 'at the start'}: {' / '.join(step['told'])}")


def main():
    reader = Reader()
    orca = None
    if "orca" in sys.argv:
        Path(os.environ["SPOKEN"]).touch()
        for key in ("interface toolkit-accessibility", "a11y.applications screen-reader-enabled"):
            group, name = key.split()
            subprocess.run(["gsettings", "set", "org.gnome.desktop." + group, name, "true"], check=True)
        orca = subprocess.Popen(["orca"], env=dict(os.environ, PYTHONPATH=str(HERE / "silent")), stderr=subprocess.DEVNULL)
        wait("Orca's greeting", said)
    environment = dict(os.environ, LANG="en_GB.UTF-8", LANGUAGE="", WAYLAND_DISPLAY="")
    player = subprocess.Popen([os.environ["PROGRAM"], "play", "--users", os.environ["PLAYERS"]], env=environment)
    try:
        walk(reader, orca is not None)
        wait("a focus", lambda: [part for part in reader.parts() if part[4] >> FOCUSED & 1])
        saves = sum(len(files) for _, _, files in os.walk(os.environ["PLAYERS"]))
        print(f"screen reader: {len(STEPS)} steps told" + (", and said by Orca" if orca else "") + f"; {saves} files kept")
        if orca:
            print(said())
    finally:
        player.terminate()
        if orca:
            orca.terminate()


main()

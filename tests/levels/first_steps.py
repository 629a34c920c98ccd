"""The first steps with a switch: the whole folders games/steps-*, with pictures and sounds. docs/first-steps.md says what they are for.

Run: python3 tests/levels/first_steps.py [folder ...]
"""

import sys

import steps_one

ACTIVITIES = [*steps_one.ACTIVITIES]

if __name__ == "__main__":
    wanted = sys.argv[1:]
    for activity in ACTIVITIES:
        if not wanted or activity.folder in wanted:
            activity.write()

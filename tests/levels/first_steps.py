"""The first steps with a switch: the whole folders games/steps-*, with pictures and sounds. docs/first-steps.md says what they are for.

Run: python3 tests/levels/first_steps.py [folder ...]
"""

import sys

import steps_five
import steps_four
import steps_one
import steps_seven
import steps_switches
import steps_three
import steps_two

ACTIVITIES = [activity for rung in (steps_one, steps_two, steps_three, steps_four, steps_five, steps_seven, steps_switches) for activity in rung.ACTIVITIES]

if __name__ == "__main__":
    wanted = sys.argv[1:]
    for activity in ACTIVITIES:
        if not wanted or activity.folder in wanted:
            activity.write()

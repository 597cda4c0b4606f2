"""Case by case what the list of damages, crashes and strange surroundings asks, against the built tool.

    python3 Tests/Reliability TOOL [PART...]

Prints how many of everything it tried, and what it could not try here and why. Exit code 1 if anything was not as promised.
"""

import sys

import answers
import arguments
import damage
import faults
import harness
import hostile
import processes
import surroundings

PARTS = {
    "damage": damage.run, "hostile": hostile.run, "answers": answers.run, "arguments": arguments.run, "surroundings": surroundings.run,
    "faults": faults.run, "processes": processes.run,
}


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    stage = harness.Stage(sys.argv[1])
    for name, body in PARTS.items():
        if len(sys.argv) == 2 or name in sys.argv[2:]:
            stage.part(name, body)
    return stage.finish()


if __name__ == "__main__":
    sys.exit(main())

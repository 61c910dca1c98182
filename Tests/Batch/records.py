"""Writes records for `loan-detail batch`, one on each line, each of 2.4 kB: mortgages, three to a customer.

Usage: records.py COUNT [--bad N] > loans.ndjson. With --bad, every Nth line is cut off, so that it is no record.
"""

import argparse
import pathlib
import sys

LOAN = pathlib.Path(__file__).resolve().parent.parent / "Benchmarks/Inputs/loan.json"


def lines(count, bad=None):
    """Yields the lines; all but the numbers of a record are the same."""
    template = LOAN.read_text(encoding="utf-8").strip()
    for number in range(count):
        line = template.replace("{number}", str(number)).replace("{customer}", str(number // 3)) + "\n"
        yield line if not bad or (number + 1) % bad else line[: len(line) // 2] + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--bad", type=int)
    arguments = parser.parse_args()
    output = open(sys.stdout.fileno(), "w", encoding="utf-8", closefd=False)
    output.writelines(lines(arguments.count, arguments.bad))
    output.close()


if __name__ == "__main__":
    main()

"""Recomputes every number of the sample screens from the records: amounts, dates, counts, percents and phrases of days.

Usage: python3 .ci/recompute PATH_OF_LOAN_DETAIL [--days N] [--loans 1001,2005] [--all]

Shares no code with the program: it reads "loan-detail sample" and what "loan-detail render" prints. Each loan is shown on the
days on which what it says changes, before and after the day of its data: on that day in two languages, on the others in each by
turns. Every number must be explained by a rule for its item; printed is the share of those for which the rule leaves one figure. No
screen may contradict itself. At the end, documents are changed on purpose, and each change must be found.
"""

import argparse
import collections
import concurrent.futures
import functools
import json
import re
import subprocess
import sys

import check
import mutations
from record import loans

LOCALES = ("en_US", "ru_RU")
# The least share, in per cent, of the statements that a rule must recompute to one figure.
LEAST = 95


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")


def render(tool, loan, day, screen, locale, *more):
    answer = run(tool, "render", loan.id, "--screen", screen, "--locale", locale, "--as-of", day.isoformat(), *more)
    if answer.returncode != 0:
        raise NotRendered(answer.stderr.strip().splitlines()[-1])
    return answer.stdout


class NotRendered(Exception):
    pass


def work(tool, loan, day, locale, screens):
    """Checks all screens of a loan on a day, in a process of its own."""
    counts, faults = collections.Counter(), []
    for screen in screens:
        try:
            document = json.loads(render(tool, loan, day, screen, locale, "--format", "json", "--compact"))
        except NotRendered as error:
            faults.append((loan.id, day, locale, screen, "", "", str(error)))
            continue
        found = check.document(loan, day, screen, locale, document, counts)
        faults += [(loan.id, day, locale, screen, *fault) for fault in found]
    return counts, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--days", type=int, default=40, help="how many for each loan; 0 for all that can matter")
    parser.add_argument("--loans", default="")
    parser.add_argument("--locales", default=",".join(LOCALES))
    parser.add_argument("--screens", default="", help="only these; without it, all that the product has")
    parser.add_argument("--all", action="store_true", help="print every fault, not one of each sort")
    parser.add_argument("--no-changes", action="store_true", help="do not change documents on purpose")
    options = parser.parse_args()
    every = loans(json.loads(run(options.tool, "sample").stdout))
    screens = screens_of(options.tool, options.screens.split(",") if options.screens else None)
    wanted = [loan for loan in every if not options.loans or loan.id in options.loans.split(",")]
    if not wanted:
        parser.error("there are no such loans")
    counts, faults = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(work, options.tool, loan, day, locale, screens[loan.type])
            for loan in wanted
            for index, day in enumerate(loan.days(options.days or None) if options.days != 1 else [loan.data_day])
            for locale in by_turns(options.locales.split(","), None if day == loan.data_day else index)
        ]
        for job in jobs:
            found, wrong = job.result()
            counts += found
            faults += wrong
    report(faults, options.all)
    share, outside = (counts[a] / max(counts[b], 1) * 100 for a, b in (
        ("covered", "statements"), ("covered outside tables", "outside tables")))
    print("%d screens of %d loans, %d statements; %.2f %% recomputed to the one figure that may stand there, outside tables %.2f %%" % (
        counts["screens"], len(wanted), counts["statements"], share, outside), end="; ")
    print("%d wrong" % len(faults))
    if any("error:" in fault[6] for fault in faults):
        return 1
    screen_of = functools.partial(on_data_day, options.tool)
    texts = sum(check.text(loan, text_on_data_day(options.tool, loan, screen), screen_of(loan, screen, "en_US"))
                for loan in wanted for screen in screens[loan.type])
    print("%d numbers of the text and the JSON differ on the day of the data" % texts)
    lost = 0 if options.no_changes else changes_found(wanted, screens, screen_of)
    return 1 if faults or texts or lost or share < LEAST else 0


def screens_of(tool, wanted):
    """The screens of each type of product that are checked."""
    types = json.loads(run(tool, "products", "--format", "json").stdout)["products"]
    return {one["type"]: [it["screen"] for it in one["screens"] if not wanted or it["screen"] in wanted] for one in types}


def by_turns(locales, index):
    """One of the locales by turns, or all of them without an index."""
    return locales if index is None else [locales[index % len(locales)]]


def changes_found(wanted, screens, screen_of):
    """Changes documents on purpose and returns how many of the changes were not found."""
    made, lost = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [pool.submit(mutations.changed, loan, LOCALES[index % 2], screens[loan.type], screen_of) for index, loan in enumerate(wanted)]
        for job in jobs:
            found, missed = job.result()
            made += found
            lost += missed
    if not made:
        lost.append("nothing could be changed")
    for line in lost:
        print("not found: " + line)
    kinds = ", ".join("%d %s" % (number, kind) for kind, number in sorted(made.items()))
    print("changed on purpose: %s; %d not found" % (kinds, len(lost)))
    return len(lost)


def on_data_day(tool, loan, screen, locale):
    return json.loads(render(tool, loan, loan.data_day, screen, locale, "--format", "json", "--compact"))


def text_on_data_day(tool, loan, screen):
    unfolded = ("--all",) if screen == "schedule" else ()
    return render(tool, loan, loan.data_day, screen, "en_US", "--width", "200", *unfolded)


def report(faults, every):
    seen = collections.Counter()
    for loan, day, locale, screen, id, text, why in faults:
        sort = (loan, locale, screen, re.sub(r"\d+", "#", id), re.sub(r"\d+", "#", why)[:30])
        seen[sort] += 1
        if every or seen[sort] == 1:
            print("%s %s %s %s: %s %r: %s" % (loan, day, locale, screen, id, text, why))
    if not every and faults:
        print("of %d sorts; --all prints each" % len(seen))


if __name__ == "__main__":
    sys.exit(main())

"""Recomputes every number of the sample screens from the records: amounts, dates, counts, percents and phrases of days.

Usage: python3 .ci/recompute PATH_OF_LOAN_DETAIL [--days N] [--loans 1001,2005] [--all]

Shares no code with the program: it reads "loan-detail sample" and what "loan-detail render" prints. Each loan is shown on many
days, before and after the day of its data, in two languages. Every number must be explained by a rule for its item. At the
end, documents are changed on purpose, and each change must be found.
"""

import argparse
import collections
import concurrent.futures
import json
import re
import subprocess
import sys

import check
import mutations
from record import loans

SCREENS = ("main", "details", "composition", "schedule", "operations")
LOCALES = ("en_US", "ru_RU")


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")


def render(tool, loan, day, screen, locale, *more):
    answer = run(tool, "render", loan.id, "--screen", screen, "--locale", locale, "--as-of", day.isoformat(), *more)
    if answer.returncode != 0:
        raise SystemExit("render %s %s %s: %s" % (loan.id, screen, day, answer.stderr))
    return answer.stdout


def work(tool, loan, day, locale):
    """Checks all screens of a loan on a day, in a process of its own."""
    counts, faults = collections.Counter(), []
    for screen in SCREENS:
        document = json.loads(render(tool, loan, day, screen, locale, "--format", "json", "--compact"))
        found = check.document(loan, day, screen, locale, document, counts)
        faults += [(loan.id, day, locale, screen, *fault) for fault in found]
    return counts, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--days", type=int, default=41)
    parser.add_argument("--loans", default="")
    parser.add_argument("--locales", default=",".join(LOCALES))
    parser.add_argument("--all", action="store_true", help="print every fault, not one of each sort")
    options = parser.parse_args()
    every = loans(json.loads(run(options.tool, "sample").stdout))
    wanted = [loan for loan in every if not options.loans or loan.id in options.loans.split(",")]
    counts, faults = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(work, options.tool, loan, day, locale)
            for loan in wanted
            for day in (loan.days(options.days) if options.days > 1 else [loan.data_day])
            for locale in options.locales.split(",")
        ]
        for job in jobs:
            found, wrong = job.result()
            counts += found
            faults += wrong
    report(faults, options.all)
    print("%(screens)d screens, %(values)d values, %(texts)d texts with %(numbers)d numbers" % counts, end="; ")
    print("%d wrong" % len(faults))
    texts = sum(check.text(loan, render(options.tool, loan, loan.data_day, screen, "en_US", "--width", "200"), json.loads(
        render(options.tool, loan, loan.data_day, screen, "en_US", "--format", "json"))) for loan in wanted for screen in SCREENS)
    print("%d amounts missing from the text of the data's day" % texts)
    undetected = mutations.run(wanted, lambda loan, screen, locale: json.loads(
        render(options.tool, loan, loan.data_day, screen, locale, "--format", "json")))
    return 1 if faults or texts or undetected else 0


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

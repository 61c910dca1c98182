"""Renders every product in every phase, with every overlay, on every screen, and counts what is rendered and possible.

Usage: python3 .ci/coverage PATH_OF_LOAN_DETAIL [--products creditCard,plainRevolving] [--reasons] [--warnings]
       python3 .ci/coverage PATH_OF_LOAN_DETAIL --products overdraft --state "active, frozen" | loan-detail render 7001 --data -

A sample loan of each product is put into each state, with the facts that belong to the state; so are two types that no plugin
is installed for. A screen counts as rendered if the command succeeds, reports no error, prints JSON with something on it, and
its header tells the state. The states that cannot occur are rules with a reason each; a sample in such a state breaks its rule.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from impossible import COMBINATIONS, OVERLAYS, PHASES, PLAIN, why_no_screen, why_not
from states import Subject

LOCALES = ("en_US", "ru_RU")
# What tells a state other than the status of its name.
ALSO = {
    "overdue": ("status.overdue", "status.collections"),
    "rateChangeAnnounced": ("status.change.rate", "status.change.payment"),
    "earlyRepaymentScheduled": ("early",),
}
# What is asked on the screen of what-if answers, which every product has: a sum or the reason why it is not known.
QUESTIONS = {"revolving": ["minimum-only"], "other": ["payoff"]}


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")


def answer(tool, *arguments):
    found = run(tool, *arguments)
    if found.returncode != 0:
        raise SystemExit("%s: %s" % (" ".join(arguments), found.stderr.strip()))
    return json.loads(found.stdout)


class Matrix:
    """The screens of a product in every state: those to be rendered, and those that cannot occur, with the reason."""

    def __init__(self, product, screens, subject):
        self.product, self.screens, self.made, self.tasks, self.impossible = product, screens, {}, [], {}
        for phase in PHASES:
            for overlay in (None, *OVERLAYS):
                name = "%s, %s" % (phase, overlay) if overlay else phase
                self.add(name, phase, why_not(product, phase, overlay), lambda p=phase, o=overlay: subject.in_state(p, o))
        for name, (without, reason) in COMBINATIONS.items():
            self.add(name, None, reason if product in without else None, lambda n=name: subject.in_combination(n))

    def add(self, name, phase, reason, made):
        self.made[name] = made
        for screen in self.screens:
            why = reason or why_no_screen(self.product, phase, screen)
            if why:
                self.impossible.setdefault(why, {}).setdefault(name, []).append(screen)
            else:
                self.tasks.append((name, screen))


def subjects(sample):
    """A sample of each product in an ordinary state, and the same as types without a plugin."""
    def oddity(record):
        # Where nothing is owed, nothing can be overdue.
        return record["phase"] != "active", float(record["debt"].get("total", 1)) <= 0, len(record.get("overlays") or [])

    first = {}
    for record in sorted(sample["loans"], key=oddity):
        first.setdefault(record["type"], record)
    for plain, like in PLAIN.items():
        if like in first:
            first[plain] = {key: value for key, value in first[like].items() if key != "specifics"} | {"type": plain}
    return {product: Subject(record, sample["asOf"]) for product, record in first.items()}


def told(document, overlays, phase):
    """The states that the header of a screen does not tell."""
    header = json.dumps(document["headerItem"])
    ids = set(re.findall(r'"id": "([^"]+)"', header))
    missing = [one for one in overlays if not ids & {"status.%s" % one, *ALSO.get(one, ())}]
    if phase != "active" and "status.phase" not in ids:
        missing.append(phase)
    if not any(id.startswith("status.") for id in ids):
        missing.append("any state")
    return missing


def portfolio(record, as_of):
    return json.dumps({"schemaVersion": 2, "asOf": as_of, "timeZone": "Europe/Moscow", "loans": [record]}, ensure_ascii=False)


def check(tool, folder, matrix, number, as_of):
    """The fault of one screen in one state, or None, and the warnings about the record."""
    name, screen = matrix.tasks[number]
    record = matrix.made[name]()
    path = pathlib.Path(folder, "%s-%d.json" % (matrix.product, number))
    path.write_text(portfolio(record, as_of), encoding="utf-8")
    locale = LOCALES[number % len(LOCALES)]
    asked = QUESTIONS["revolving" if "revolving" in record else "other"]
    command = ["what-if", record["id"], *asked] if screen == "what-if" else ["render", record["id"], "--screen", screen]
    found = run(tool, *command, "--data", str(path), "--locale", locale, "--format", "json", "--compact")
    path.unlink()
    lines = [line for line in found.stderr.splitlines() if not line.startswith("note:")]
    if found.returncode != 0:
        return "ended with %d: %s" % (found.returncode, " ".join(lines)), []
    errors = [line for line in lines if line.startswith("error:")]
    if errors:
        return errors[0], []
    document = json.loads(found.stdout)
    if not document["contentItems"]:
        return "nothing is on the screen", lines
    overlays = [one if isinstance(one, str) else one["kind"] for one in record.get("overlays") or []]
    missing = told(document, overlays, record["phase"])
    return "%s is not told" % ", ".join(missing) if missing else None, lines


def broken_rules(sample):
    """The samples whose state cannot occur by the rules."""
    for record in sample["loans"]:
        for overlay in (None, *(record.get("overlays") or [])):
            kind = overlay["kind"] if isinstance(overlay, dict) else overlay
            reason = why_not(record["type"], record["phase"], kind)
            if reason:
                yield "the sample %s is in the state %s, %s, which cannot occur: %s" % (
                    record["id"], record["phase"], kind or "no overlay", reason)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--products", default="", help="only these, with commas between them")
    parser.add_argument("--state", help="print the record in this state")
    parser.add_argument("--reasons", action="store_true", help="print what cannot occur, and why")
    parser.add_argument("--warnings", action="store_true", help="print what the program says of the records made here")
    options = parser.parse_args()
    sample = answer(options.tool, "sample")
    listed = {one["type"]: [it["screen"] for it in one["screens"]] for one in answer(options.tool, "products", "--format", "json")["products"]}
    screens = sorted({screen for every in listed.values() for screen in every}, key=list(listed.values())[0].index)
    screens.append("what-if")
    faults, warnings, totals = list(broken_rules(sample)), collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        for product, subject in subjects(sample).items():
            if options.products and product not in options.products.split(","):
                continue
            matrix = Matrix(product, screens, subject)
            if options.state:
                print(portfolio(matrix.made[options.state](), sample["asOf"]))
                continue
            answers = pool.map(lambda number: check(options.tool, folder, matrix, number, sample["asOf"]), range(len(matrix.tasks)))
            wrong = 0
            for (name, screen), (fault, lines) in zip(matrix.tasks, answers):
                warnings.update(re.sub(r"^warning: \S+ ", "", line) for line in lines)
                wrong += fault is not None
                if fault:
                    faults.append("%s, %s, the screen %s: %s" % (product, name, screen, fault))
            report(matrix, wrong, options.reasons)
            totals.update(possible=len(matrix.tasks), rendered=len(matrix.tasks) - wrong)
    if options.state:
        return 0
    print("%(rendered)d of %(possible)d possible screens rendered" % totals)
    if options.warnings:
        for line, number in warnings.most_common():
            print("%4d  %s" % (number, line))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def report(matrix, wrong, with_reasons):
    without = sum(len(screens) for states in matrix.impossible.values() for screens in states.values())
    possible = len(matrix.tasks)
    print("%-17s %4d of %4d possible screens rendered; %4d cannot occur" % (matrix.product, possible - wrong, possible, without))
    if not with_reasons:
        return
    for reason, states in matrix.impossible.items():
        print("  " + reason)
        for screens, names in grouped(states, len(matrix.screens)):
            print("    %s: %s" % (screens, "; ".join(names)))


def grouped(states, every):
    """The names of states by the screens that they lack."""
    found = {}
    for name, screens in states.items():
        found.setdefault("no screen" if len(screens) == every else "not on " + ", ".join(screens), []).append(name)
    return found.items()


if __name__ == "__main__":
    sys.exit(main())

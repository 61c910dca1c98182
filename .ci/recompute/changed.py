"""Changes the sample records and checks what the main screen then says.

Usage: python3 .ci/recompute/changed.py PATH_OF_LOAN_DETAIL [--states] [--loans 1001,2005]

Each optional member is taken away in turn: a figure of what is left must be one that the whole record's screen has as well, or
one that a rule finds. Which members are optional is read from the portfolio's schema. Then each next instalment is contradicted by
a holiday, an announcement and a booked repayment: the screen has both figures and demands neither. With --states, each record gets
all states of the schema in pairs instead: no screen may contradict itself or demand what a state forbids.
"""

import argparse
import collections
import concurrent.futures
import copy
import itertools
import json
import pathlib
import subprocess
import sys
from datetime import timedelta

import check
import rules
from claims import Document
from contradictions import contradictions
from record import loans

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "Schemas/portfolio.schema.json").read_text(encoding="utf-8"))
# Without them it is another product or another customer's, and a product's own members are in a schema of its own.
KEPT = {"id", "type", "currency", "parties", "phase", "specifics"}


def parts_of(schema):
    """A schema with the alternatives that it is made of."""
    if isinstance(schema, bool):
        return
    if "$ref" in schema:
        yield from parts_of(SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]])
    yield schema
    for kind in ("allOf", "anyOf", "oneOf"):
        for part in schema.get(kind) or []:
            yield from parts_of(part)
    for part in (schema.get("then"), schema.get("else")):
        if part:
            yield from parts_of(part)


def optional(value, schemas, at=()):
    """The paths of the members of a record that it may lack."""
    if isinstance(value, dict):
        required = {name for schema in schemas for name in schema.get("required") or []}
        for name, part in value.items():
            if not at and name in KEPT:
                continue
            if name not in required:
                yield at + (name,)
            below = [one for schema in schemas if name in schema.get("properties", {}) for one in parts_of(schema["properties"][name])]
            yield from optional(part, below, at + (name,))
    elif isinstance(value, list):
        below = [one for schema in schemas if isinstance(schema.get("items"), dict) for one in parts_of(schema["items"])]
        for index, part in enumerate(value[:2]):
            yield from optional(part, below, at + (index,))


def without(record, path):
    changed = copy.deepcopy(record)
    holder = changed
    for name in path[:-1]:
        holder = holder[name]
    del holder[path[-1]]
    return changed


def screen(tool, document, id, locale, when):
    line = [tool, "render", id, "--data", "-", "--locale", locale, "--as-of", str(when), "--format", "json", "--compact"]
    return subprocess.run(line, input=json.dumps(document), capture_output=True, text=True, encoding="utf-8")


def figures(document, stated):
    return {token for claim in Document(document, stated).claims for token in claim.tokens}


def lacking(tool, head, record, locale):
    """The faults of one record without each of its members, and counts."""
    counts, faults = collections.Counter(), []
    whole = loans({**head, "loans": [record]})[0]
    stated, today = whole.stated(locale[:2]), whole.data_day
    known = figures(json.loads(screen(tool, {**head, "loans": [record]}, whole.id, locale, today).stdout), stated)
    for path in optional(record, list(parts_of(SCHEMA["$defs"]["loan"]))):
        document = {**head, "loans": [without(record, path)]}
        answer = screen(tool, document, whole.id, locale, today)
        name = ".".join(map(str, path))
        if answer.returncode != 0:
            faults.append("%s without %s: %s" % (whole.id, name, answer.stderr.strip().splitlines()[-1]))
            continue
        counts["records"] += 1
        for claim in Document(json.loads(answer.stdout), stated).claims:
            counts["statements"] += len(claim.tokens)
            if all(token in known for token in claim.tokens):
                continue
            try:
                loan = loans(document)[0]
                why, _ = rules.explain(rules.Case(loan, loan.data_day, "main", locale[:2], claim))
            except (TypeError, KeyError, ValueError) as error:
                why = "its rule needs what is missing: %s" % error
            if why:
                faults.append("%s without %s: %s %r: %s: %s" % (whole.id, name, claim.id, claim.text, claim.field, why))
    return counts, faults


def contradicted(tool, head, record, locale):
    """The faults of one record whose next instalment is contradicted, and counts."""
    counts, faults = collections.Counter(), []
    loan = loans({**head, "loans": [record]})[0]
    is_plain = loan.next.get("kind") == "instalment" and record["phase"] == "active" and not loan.overlays and not loan.is_overdue
    if not is_plain or loan.record.get("revolving") or not loan.missing or loan.booked or loan.due <= loan.data_day:
        return counts, faults
    eve, other = loan.due - timedelta(days=1), loan.amount + 1000
    ways = {
        "a holiday": ({"holiday": {"from": str(eve), "until": str(loan.due)}}, {("date", loan.due)}),
        "an announcement": ({"terms": {**record["terms"], "rateChange": {
            "from": str(eve), "paymentFrom": str(loan.due), "payment": "%.2f" % other}}}, {("money", other)}),
        "a repayment": ({"earlyRepayments": [
            {"extent": "part", "on": str(eve), "amount": "100.00", "paymentAfter": "%.2f" % other}]}, {("money", other)}),
    }
    for name, (members, figure) in ways.items():
        changed = {**head, "loans": [{**record, **members}]}
        for when in (loan.data_day, loan.due):
            answer = screen(tool, changed, loan.id, locale, when)
            parsed = Document(json.loads(answer.stdout), loan.stated(locale[:2]))
            counts["records"] += 1
            counts["statements"] += sum(len(claim.tokens) for claim in parsed.claims)
            said = {token for claim in parsed.claims for token in claim.tokens}
            for missing in ({("money", loan.amount)} | figure) - said:
                faults.append("%s contradicted by %s on %s: %s is not on the screen" % (loan.id, name, when, missing))
            found = contradictions(loans(changed)[0], when, parsed)
            faults += ["%s contradicted by %s on %s: %s %r: %s" % (loan.id, name, when, *one) for one in found if one[0] == "now.task"]
    return counts, faults


def in_pairs(tool, head, record, locale):
    """The faults of one record with each pair of states, on the day of the data and later by turns, and counts."""
    counts, faults = collections.Counter(), []
    own = record.get("overlays") or []
    for index, pair in enumerate(itertools.combinations(states(), 2)):
        has = {one if isinstance(one, str) else one["kind"] for one in own}
        changed = {**record, "overlays": own + [one for one in pair if one not in has]}
        loan = loans({**head, "loans": [changed]})[0]
        when = loan.data_day + timedelta(days=9 * (index % 2))
        answer = screen(tool, {**head, "loans": [changed]}, loan.id, locale, when)
        name = "%s %s and %s on %s" % (loan.id, *pair, when)
        if answer.returncode != 0:
            faults.append("%s: %s" % (name, answer.stderr.strip().splitlines()[-1]))
            continue
        counts["records"] += 1
        parsed = Document(json.loads(answer.stdout), loan.stated(locale[:2]))
        counts["statements"] += sum(len(claim.tokens) for claim in parsed.claims)
        faults += ["%s: %s %r: %s" % (name, id, text, why) for id, text, why in contradictions(loan, when, parsed)]
    return counts, faults


def states():
    """The states that a record can have beside its phase."""
    return next(part["enum"] for part in parts_of(SCHEMA["$defs"]["overlay"]) if "enum" in part)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--loans", default="")
    parser.add_argument("--states", action="store_true")
    options = parser.parse_args()
    sample = json.loads(subprocess.run([options.tool, "sample"], capture_output=True, text=True, encoding="utf-8").stdout)
    head = {name: value for name, value in sample.items() if name != "loans"}
    records = [one for one in sample["loans"] if not options.loans or one["id"] in options.loans.split(",")]
    work = [in_pairs] if options.states else [lacking, contradicted]
    counts, faults = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [pool.submit(one, options.tool, head, record, ("en_US", "ru_RU")[index % 2])
                for one in work for index, record in enumerate(records)]
        for job in jobs:
            found, wrong = job.result()
            counts += found
            faults += wrong
    for fault in faults:
        print(fault)
    print("%d changed records, %d statements; %d wrong" % (counts["records"], counts["statements"], len(faults)))
    return 1 if faults or not counts["records"] else 0


if __name__ == "__main__":
    sys.exit(main())

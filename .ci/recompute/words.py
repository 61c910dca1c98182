"""Writes unknown words into the sample records, in every closed vocabulary of the portfolio's schema: no money may vanish.

Usage: python3 .ci/recompute/words.py PATH_OF_LOAN_DETAIL [--records 10000] [--seed 25]

A changed record has an unknown word in one to three places. Every amount of the record that its screens show with the known words
must be on them with the unknown ones, the operations and the rows of the schedule must add up to what the record has, and each
object with unknown words must have a finding.
"""

import argparse
import collections
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from decimal import Decimal

from changed import SCHEMA, parts_of

SCREENS = ("main", "details", "composition", "schedule", "operations")
AMOUNT = re.compile(r"-?[0-9]+\.[0-9]{2}")
WORD = "newWord"
# The phase decides whether anything is owed: a record with an unknown one is not shown, and says so. An action in an unknown state
# is not offered.
LEFT_OUT = {"phase", "actionState"}
EVERY_FIELD = pathlib.Path(__file__).parents[2] / "Tests/LoanDetailGatewaysTests/Payloads/portfolio/every-field.2.json"


def vocabularies():
    """The names of the definitions with a closed vocabulary."""
    return {name for name, schema in SCHEMA["$defs"].items() if "enum" in schema}


def words(value, schema, at=(), vocabulary=None):
    """The places of the words of a record: their vocabularies and paths."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        yield from words(value, SCHEMA["$defs"][name], at, name)
    if isinstance(value, str) and value in schema.get("enum", ()):
        yield vocabulary, at
    for kind in ("allOf", "anyOf", "oneOf"):
        for part in schema.get(kind) or []:
            yield from words(value, part, at, vocabulary)
    if isinstance(value, dict):
        for name, part in value.items():
            if isinstance(schema.get("properties", {}).get(name), dict):
                yield from words(part, schema["properties"][name], at + (name,))
    elif isinstance(value, list) and isinstance(schema.get("items"), dict):
        for index, part in enumerate(value):
            yield from words(part, schema["items"], at + (index,))


def changed(record, paths):
    copied = copy.deepcopy(record)
    for path in paths:
        holder = copied
        for name in path[:-1]:
            holder = holder[name]
        holder[path[-1]] = WORD
    return copied


def amounts(record):
    """All amounts of a record."""
    if isinstance(record, str):
        return {abs(Decimal(record))} if AMOUNT.fullmatch(record) else set()
    parts = record.values() if isinstance(record, dict) else record if isinstance(record, list) else ()
    return set().union(*map(amounts, parts))


class Shown:
    """What the screens of a record show: all amounts, and the sums of two tables."""

    def __init__(self):
        self.amounts, self.sums, self.fault = set(), {}, None

    def add(self, screen, node):
        if isinstance(node, list):
            for part in node:
                self.add(screen, part)
        elif isinstance(node, dict):
            if node.get("kind") == "money":
                self.amounts.add(abs(Decimal(node["amount"])))
            if node.get("kind") == "table" and node["id"] == screen + ".rows":
                for index, column in enumerate(node["columns"]):
                    cells = (row["cells"][index] or {} for row in node["items"])
                    total = sum(abs(Decimal(cell["amount"])) for cell in cells if "amount" in cell)
                    if total:
                        self.sums[screen + "." + column["id"]] = total
            for part in node.values():
                self.add(screen, part)


def shown(tool, records, as_of):
    """What the screens of each record show, and the number of findings about words and values."""
    answers, found = [Shown() for _ in records], 0
    lines = "".join(json.dumps(record) + "\n" for record in records)
    for screen in SCREENS:
        with tempfile.TemporaryDirectory() as folder:
            summary = pathlib.Path(folder, "summary.json")
            line = [tool, "batch", "--screen", screen, "--locale", "en_US", "--data-as-of", as_of, "--summary", summary]
            output = subprocess.run(line, input=lines, capture_output=True, text=True, encoding="utf-8").stdout.splitlines()
            findings = json.loads(summary.read_text(encoding="utf-8"))["findings"]
        if screen == "main":
            found = findings.get("record.unknown-word", 0) + findings.get("record.unreadable-value", 0)
        for answer, text in zip(answers, output, strict=True):
            document = json.loads(text)
            if "error" not in document:
                answer.add(screen, document)
            elif "no-such-screen" not in text:
                answer.fault = document["error"]
    return answers, found


def cases(records, count, seed):
    """Changed records: the index of the record, and the vocabularies of the places with an unknown word."""
    of_word, of_record = collections.defaultdict(list), collections.defaultdict(list)
    for index, record in enumerate(records):
        for vocabulary, path in sorted(set(words(record, SCHEMA["$defs"]["loan"])), key=repr):
            if vocabulary in LEFT_OUT:
                continue
            of_word[vocabulary].append((index, path))
            of_record[index].append((path, vocabulary))
    generator, names = random.Random(seed), sorted(of_word)
    for number in range(count):
        vocabulary = names[number % len(names)]
        index, path = generator.choice(of_word[vocabulary])
        yield index, {path: vocabulary, **dict(generator.sample(of_record[index], min(number % 3, len(of_record[index]))))}


def faults(record, chosen, before, after):
    """What a record with unknown words lacks."""
    if after.fault:
        yield "has no screen: %s" % after.fault
        return
    lost = (amounts(record) & before.amounts) - after.amounts
    if lost:
        yield "lacks %s" % ", ".join(map(str, sorted(lost)))
    stated = {"operations": record.get("operations"), "schedule": record.get("schedule", {}).get("rows")}
    for column, total in before.sums.items():
        if stated[column.split(".")[0]] and after.sums.get(column) != total:
            yield "adds up to %s in %s, not to %s" % (after.sums.get(column), column, total)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--records", type=int, default=500)
    parser.add_argument("--seed", type=int, default=25)
    options = parser.parse_args()
    sample = json.loads(subprocess.run([options.tool, "sample"], capture_output=True, text=True, encoding="utf-8").stdout)
    records = sample["loans"] + json.loads(EVERY_FIELD.read_text(encoding="utf-8"))["loans"]
    records[-1].update(type="consumerLoan", specifics={})
    before, _ = shown(options.tool, records, sample["asOf"])
    chosen = list(cases(records, options.records, options.seed))
    after, found = shown(options.tool, [changed(records[index], places) for index, places in chosen], sample["asOf"])
    wrong, met = 0, set(LEFT_OUT)
    for (index, places), answer in zip(chosen, after):
        met |= set(places.values())
        for fault in faults(records[index], places, before[index], answer):
            wrong += 1
            named = sorted("%s (%s)" % (word, ".".join(map(str, path))) for path, word in places.items())
            print("%s with an unknown %s %s" % (records[index]["id"], ", ".join(named), fault))
    unmet, written = vocabularies() - met, sum(len({path[:-1] for path in places}) for _, places in chosen)
    print("%d records with unknown words in %d objects, of %d vocabularies, without %s; %d findings; %d wrong" % (
        len(chosen), written, len(met), ", ".join(sorted(unmet)) or "none", found, wrong))
    return 1 if wrong or unmet or found < written else 0


if __name__ == "__main__":
    sys.exit(main())

"""Recomputes the statements of all sample loans, for the last month and for random periods, from the operations of the records.

Usage: python3 .ci/recompute/statement.py PATH_OF_LOAN_DETAIL [--periods N]

Shares no code with the program. Of every statement: its operations are those of the record whose day is in the period; the opening
balance plus what they change is the closing balance, which is what the record states of that day, where it does; the statement
of a period begins where that of the days before it ends; and the sums of payments, interest, fees and others are those of the
operations.
"""

import argparse
import collections
import json
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from decimal import Decimal

REVOLVING = {"creditCard", "overdraft"}
CHARGES = {"interestAccrual": "interest", "fee": "fees", "penalty": "penalties", "insurance": "insurance"}
LESS = {"payment", "earlyRepayment", "refund", "waiver", "writeOff"}


class Book:
    """The operations of a record that change its balance."""

    def __init__(self, record):
        self.record, self.id = record, f"{record['type']}:{record['id']}"
        self.is_revolving = record["type"] in REVOLVING or "revolving" in record
        self.currency = record.get("currency", "RUB")
        self.operations = [it for it in record.get("operations") or [] if "date" in it]
        self.opened = date.fromisoformat(record["opened"]) if record.get("opened") else None

    def between(self, first, last):
        return [it for it in self.operations if first <= booked(it) <= last]

    def change(self, operation):
        """What an operation adds to the balance; None if the record does not tell."""
        if operation.get("status", "completed") != "completed":
            return Decimal(0)
        amount, parts = Decimal(operation["amount"]), operation.get("portions")
        if operation.get("currency", self.currency) != self.currency:
            return None
        if not self.is_revolving:
            if parts:
                whole = sum(map(Decimal, parts.values()))
                if "principal" not in parts and whole != amount:
                    return None
                amount = Decimal(parts.get("principal", "0"))
            elif operation["kind"] in CHARGES:
                return Decimal(0)
            elif operation["kind"] in LESS:
                return None
        if amount == 0:
            return amount
        if operation["kind"] in LESS:
            return -amount
        return amount if operation["kind"] in CHARGES or operation["kind"] in ("disbursement", "purchase", "cash") else None

    def balance(self, day):
        """The balances that the record states for the end of a day."""
        if self.is_revolving:
            return set()
        return {Decimal(it["balance"]) for it in self.operations
                if it.get("status", "completed") == "completed" and "subPlan" not in it and booked(it) == day and "balance" in it}

    def sums(self, operations):
        """What a statement sums up of the operations of a period: the payments and, if all of them have parts, each cost."""
        total = collections.Counter()
        payments = [it for it in operations if it["kind"] in ("payment", "earlyRepayment")
                    and it.get("status", "completed") == "completed"]
        tells_costs = self.is_revolving or all(it.get("portions") for it in payments)
        for it in operations:
            if it.get("status", "completed") != "completed":
                continue
            parts = {name: Decimal(value) for name, value in (it.get("portions") or {}).items()}
            if it["kind"] in ("payment", "earlyRepayment"):
                total["paid"] += Decimal(it["amount"])
            if self.is_revolving and it["kind"] in CHARGES:
                parts = parts or {CHARGES[it["kind"]]: Decimal(it["amount"])}
            elif self.is_revolving or it["kind"] not in ("payment", "earlyRepayment"):
                continue
            for name, value in parts.items():
                if name != "principal" and tells_costs:
                    total[name] += value
        return {name: value for name, value in total.items() if value}


def booked(operation):
    return date.fromisoformat(operation.get("posted") or operation["date"])


class Statement:
    """What a printed statement states."""

    def __init__(self, content):
        items = {}

        def visit(item):
            items[item["id"]] = item
            for inner in item.get("items", []):
                if "id" in inner:
                    visit(inner)

        for item in content["contentItems"]:
            visit(item)
        self.opening = amount(items.get("statement-opening.balance"))
        self.closing = amount(items.get("statement-closing.balance"))
        table = items.get("statement-operations.rows")
        columns = [column["id"] for column in table["columns"]] if table else []
        self.rows = [dict(zip(columns, row["cells"])) for row in table["items"]] if table else []
        self.sums = {name.removeprefix("statement-sums."): amount(item) for name, item in items.items()
                     if name.startswith("statement-sums.") and amount(item) is not None}


def amount(item):
    value = item and (item.get("value") or item.get("money"))
    return Decimal(value["amount"]) if value and value["kind"] == "money" else None


def cell(row, name):
    value = row.get(name)
    return Decimal(value["amount"]) if value and value["kind"] == "money" else None


def check(book, statement, first, last, earlier):
    """Yields the faults of the statement of a period; `earlier` is that of the days before."""
    operations = book.between(first, last)
    wanted = sorted((booked(it).isoformat(), Decimal(it["amount"])) for it in operations)
    shown = sorted((row["date"]["iso"], abs(cell(row, "amount"))) for row in statement.rows)
    if wanted != shown:
        yield f"the operations are {shown}, those of the record {wanted}"
    changes = [book.change(it) for it in operations]
    if statement.opening is not None:
        if None in changes:
            yield "an opening balance, though the change of an operation is unknown"
        elif statement.opening + sum(changes, Decimal(0)) != statement.closing:
            yield f"{statement.opening} and {changes} are not {statement.closing}"
    printed = [cell(row, "change") for row in statement.rows if cell(row, "change") is not None]
    if statement.opening is not None and statement.opening + sum(printed, Decimal(0)) != statement.closing:
        yield f"{statement.opening} and the printed {printed} are not {statement.closing}"
    stated = book.balance(last)
    if stated and statement.closing is not None and statement.closing not in stated:
        yield f"the closing balance {statement.closing} is none of {stated}"
    if earlier and None not in (earlier.closing, statement.opening) and earlier.closing != statement.opening:
        yield f"the days before end with {earlier.closing}, the period begins with {statement.opening}"
    for name, value in book.sums(operations).items():
        if name in statement.sums and statement.sums[name] != value:
            yield f"{name} is {statement.sums[name]}, by the operations {value}"
        if name in ("paid", "interest", "fees") and name not in statement.sums:
            yield f"{name} of {value} is missing"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("--periods", type=int, default=6)
    options = parser.parse_args()
    portfolio = json.loads(subprocess.run([options.tool, "sample"], capture_output=True, check=True).stdout)
    known = date.fromisoformat(portfolio["asOf"])

    def ask(book, first, last):
        process = subprocess.run(
            [options.tool, "render", book.id, "--screen", "statement", "--from", f"{first}", "--to", f"{last}", "--locale", "en_US",
             "--format", "json"], capture_output=True, check=False)
        return Statement(json.loads(process.stdout)) if process.returncode == 0 else None

    def of_loan(record):
        book, found, counts = Book(record), [], collections.Counter()
        chance = random.Random(book.id)
        days = sorted({booked(it) for it in book.operations if booked(it) <= known})
        start = book.opened or (days[0] if days else known)
        if not book.operations or start >= known:
            return found, counts
        for number in range(options.periods):
            # Every other period begins and ends on days with an operation.
            ends = [chance.choice(days) for _ in "12"] if number % 2 and days else [
                start + timedelta(chance.randint(0, (known - start).days)) for _ in "12"]
            first, last = max(min(ends), start), max(ends)
            statement = ask(book, first, last)
            if statement is None:
                continue
            earlier = ask(book, start, first - timedelta(1)) if first > start else None
            counts.update(statements=1, proven=statement.opening is not None, operations=len(statement.rows))
            found += [f"{book.id}, {first} to {last}: {fault}" for fault in check(book, statement, first, last, earlier)]
        return found, counts

    faults, counts = [], collections.Counter()
    with ThreadPoolExecutor() as pool:
        for found, counted in pool.map(of_loan, portfolio["loans"]):
            faults += found
            counts.update(counted)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"statements: {counts['statements']}, {counts['proven']} with both balances, {counts['operations']} operations, "
          f"{len(faults)} faults")
    # Statements without balances would prove nothing.
    sys.exit(1 if faults or counts["proven"] < counts["statements"] / 2 else 0)


if __name__ == "__main__":
    main()

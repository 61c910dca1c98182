"""Adds up what each sample customer owes, and checks every figure of the answers of "summary".

Usage: python3 .ci/recompute/summary.py PATH_OF_LOAN_DETAIL [--customers C-1,C-20]

Each customer is asked about on the day of the data and on later days. The debts, the calendar of a month, what comes later and
the interest of the year are added up anew from the records; a state or a change must be the one that the loan's own screen has,
whose figures are recomputed from the record elsewhere.
"""

import argparse
import collections
import concurrent.futures
import json
import subprocess
import sys
from datetime import date, timedelta
from decimal import Decimal

from annuity import month_after
from claims import Document
from derived import Booked, Cost, booked
from record import day, loans, money, money_sum
from rules import Case, amount, count, explain_by, mask, on, percent
from rules_charges import plan_payments
from rules_revolving import before_new_limit, debt_in, is_foreign

OVER = ("repaid", "closed", "cancelled", "rejected", "withdrawn", "application", "approved")


def run(tool, *arguments):
    answer = subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")
    if answer.returncode != 0:
        raise ValueError(answer.stderr.strip().splitlines()[-1])
    return json.loads(answer.stdout)


class Customer:
    """The loans of a customer on a day, and what follows from all of them."""

    def __init__(self, id, every, when):
        roles = {loan.id: party.get("role") for loan in every for party in loan.record.get("parties") or [] if party.get("customer") == id}
        self.id, self.when = id, when
        own = [loan for loan in every if roles.get(loan.id) in ("borrower", "coBorrower")]
        self.elsewhere = [loan for loan in own if loan.record["phase"] == "transferred"]
        self.owed = [loan for loan in own if loan.record["phase"] not in OVER and loan not in self.elsewhere]
        self.own, self.all = own, [loan for loan in every if loan.id in roles]
        self.end = month_after(when, 1, when.day) - timedelta(days=1)

    def of(self, currency):
        return [loan for loan in self.owed if loan.record["currency"] == currency or debt_in(loan, currency)]

    def calendar(self, currency):
        """The sums of the coming month by their days, each with its loan."""
        return [(due, loan, sum_) for loan in self.of(currency) for due, sum_ in payments_in(loan, self.when, currency) if due <= self.end]


def debt(loan, currency=None):
    if currency and currency != loan.record["currency"]:
        return debt_in(loan, currency)
    total = loan.of_debt("total")
    return loan.of_debt("principal") if total is None else total


def payments_in(loan, when, currency):
    """The coming payments of a loan in a currency: those of its own, or the minimum payments stated in another."""
    if currency == loan.record["currency"]:
        return payments(loan, when)
    return in_order([(day(o["due"]), money(o["amount"])) for o in loan.obligations
                     if o.get("currency") == currency and o["kind"] == "minimum" and day(o["due"]) >= when])


def payments(loan, when):
    """The coming payments of a loan as (day, sum): those stated, those of its schedule and its plans, and what is booked."""
    plans = plan_payments(loan, when)
    if plans:
        beside = [(day(o["due"]), money(o["amount"])) for o in loan.obligations if o["kind"] in ("minimum", "fee") and day(o["due"]) >= when]
        return in_order(beside[:1] + [(due, sum_) for due, parts in plans.items() for _, _, sum_ in parts] + beside[1:])
    found = {}
    for row in [] if has_left_plan(loan) else loan.rows:
        if row["kind"] in ("instalment", "balloon", "residual") and row.get("status") not in ("paid", "skipped") and day(row["due"]) >= when:
            if row.get("payment") is not None:
                found.setdefault(row["due"], []).append(money(row["payment"]))
    for one in loan.obligations:
        if one["kind"] == "overdue" or is_foreign(loan, one) or one.get("purpose") == "keepsGrace" or not one.get("due") or day(one["due"]) < when:
            continue
        if one["kind"] == "statement" and one.get("purpose") != "closes" and loan.next.get("kind") != "statement":
            continue
        found[one["due"]] = [money(loan.next["amount"])] if one["due"] == loan.next.get("due") else [money(one["amount"])]
    # What is booked is taken as done after its day, as its announcement says; the money of another payer may not come.
    coming = booked(loan, max(when, loan.data_day)) or (loan.booked[-1] if loan.booked else None)
    if coming and coming.get("payer"):
        coming = None
    if coming and when >= (day(coming.get("requestedOn")) or when):
        need = Booked(loan, coming)
        if need.full:
            found = {due: sums for due, sums in found.items() if due < coming["on"]}
            if day(coming["on"]) >= when:
                found[coming["on"]] = [need.needed]
        else:
            found = {due: [need.payment_on(day(due)) or sums[0]] if due > coming["on"] else sums for due, sums in found.items()}
            if day(coming["on"]) >= when:
                found[coming["on"]] = [*found.get(coming["on"], []), need.early]
    sums = [(day(due), sum_) for due, parts in found.items() for sum_ in parts]
    limit = before_new_limit(loan, when)
    last = next((value for kind, value in limit if kind == "date"), when)
    if limit and not sums and last >= when:
        sums.append((last, next(value for kind, value in limit if kind == "money")))
    return in_order(sums)


def has_left_plan(loan):
    """Whether the debt is more than a hundredth of the loan away from a schedule that only the terms give."""
    past = [row for row in loan.rows if day(row["due"]) < loan.data_day]
    original, principal = money(loan.terms.get("originalAmount")), loan.of_debt("principal")
    if loan.schedule.get("rows") or not past or None in (original, principal):
        return False
    return abs(money(past[-1]["balance"]) - principal) > original / 100


def in_order(sums):
    return sorted(sums, key=lambda pair: pair[0])


def interest_paid(loan, when):
    year = Cost(loan, when).year
    return year.get("interest", Decimal(0)) if year else None


class Figures:
    """What each item of the answer may say."""

    def __init__(self, customer, screens):
        self.customer, self.screens = customer, screens

    def allowed(self, c):
        """What an item may say, with the number of its loan."""
        found, own = self.figures(c), self.loans_named(c)
        if found is None or not own:
            return found
        numbers = [mask(loan.record.get("contractNumber")) for loan in own]
        if isinstance(found, list):
            return [token for token in c.tokens if token in found or {token} in numbers]
        return found | {token for one in numbers for token in one}

    def loans_named(self, c):
        """The loans that a text names by their numbers."""
        parts = c.id.split(".")
        own = [one for one in self.customer.all for part in parts if part == "%s:%s" % (one.type, one.id)]
        if parts[0] == "interest" and not own:
            return [one for one in self.customer.own if interest_paid(one, c.day) is None]
        if parts[0] == "calendar" and len(parts) == 3 and c.below and parts[1][:2] == "20":
            return [one for currency in {parts[2]} for due, one, _ in self.customer.calendar(currency) if due.isoformat() == parts[1]][:1]
        return own

    def figures(self, c):
        parts = c.id.split(".")
        currency = next((part for part in parts if len(part) == 3 and part.isupper()), None)
        loan = next((one for one in self.customer.all for part in parts if part == "%s:%s" % (one.type, one.id)), None)
        family = parts[0]
        if c.id == "elsewhere.apart":
            return {("day", 0)}
        if c.id == "header":
            return on(c.day)
        if family == "header":
            return self.header(c, parts[1], currency)
        if family in ("owed", "elsewhere", "others", "total"):
            if loan is None:
                return amount(money_sum(debt(one, currency) for one in self.customer.of(currency)))
            return self.of_status(c, loan) if c.below else amount(debt(loan, currency))
        if family == "overdue":
            late = [one for one in self.customer.of(currency or loan.record["currency"]) if one.is_overdue and one.since < c.day]
            if loan is None:
                return amount(money_sum(one.overdue_amount for one in late)) | count(len(late))
            return on(loan.since) | self.of_status(c, loan) if c.below else amount(loan.overdue_amount)
        if family == "calendar":
            return self.calendar(c, parts, currency, loan)
        if family == "changes":
            return self.of_changes(c, loan, parts)
        if family == "interest":
            year = count(c.day.year) if c.field == "label" else set()
            known = [interest_paid(one, c.day) for one in self.customer.own if one.record["currency"] == currency]
            return year | (amount(money_sum(known)) if loan is None else amount(interest_paid(loan, c.day)) | c.data_day)
        if family in ("left-out", "late"):
            return count(sum(one.is_overdue and one.since < c.day for one in self.customer.owed))
        return None

    def header(self, c, name, currency):
        late = [one for one in self.customer.owed if one.is_overdue and one.since < c.day]
        if name == "owed":
            return amount(money_sum(debt(one, currency) for one in self.customer.of(currency))) | c.data_day
        if name == "overdue" and currency:
            return amount(money_sum(one.overdue_amount for one in late if one.record["currency"] == currency)) | c.data_day
        if name == "next":
            # The money for a payment may be there already, and the bank takes it unless the customer has to.
            coming = [(due, sum_) for loan in self.customer.of(currency) for due, sum_ in payments_in(loan, c.day, currency)
                      if not (due == loan.due and loan.next.get("autopay") is not False and loan.covered and sum_ is not None and loan.covered >= sum_)]
            first = min((due for due, _ in coming), default=None)
            if first is None:
                return set()
            return on(first) | c.away(first) if c.below else amount(money_sum(sum_ for due, sum_ in coming if due == first))
        return count(len(late))

    def calendar(self, c, parts, currency, loan):
        customer = self.customer
        if parts[1] == "month":
            if c.field == "label":
                return [("date", c.day), ("date", customer.end)]
            return amount(money_sum(sum_ for _, _, sum_ in customer.calendar(currency)))
        if parts[1] == "check":
            return on(loan.due) if loan.due and loan.due < c.day else set()
        if parts[1] == "later":
            due, sum_ = next(((due, sum_) for due, sum_ in payments(loan, c.day) if due > customer.end), (None, None))
            return c.away(due) | covered(loan, due) if c.below else on(due) | amount(sum_)
        due = date.fromisoformat(parts[1])
        own = [(one, sum_) for when, one, sum_ in customer.calendar(currency) if when == due]
        if loan is not None:
            sums = [sum_ for one, sum_ in own if one is loan]
            return covered(loan, due) if c.below else amount(sums[c.place] if c.place < len(sums) else None)
        if c.below:
            return c.away(due) | (covered(own[0][0], due) if len(own) == 1 else set())
        return on(due) | amount(money_sum(sum_ for _, sum_ in own))

    def of_status(self, c, loan):
        """The state in the words of the loan's own screen."""
        known = self.screens.get(loan.id)
        return {t for claim in known.claims if claim.id.startswith("status.") for t in claim.tokens} | c.data_day if known else set()

    def of_changes(self, c, loan, parts):
        """The change on the loan's own screen: its day, and the figures of its other rows."""
        name, known = ".".join(["changes", *parts[2:]]), self.screens[loan.id]
        own = [claim for claim in known.claims if claim.id == name or claim.id.startswith(name + ".")]
        days = {t for claim in own if claim.id in (name, name + ".day") and not claim.field == "caption" for t in claim.tokens}
        if not c.below:
            return days
        # The texts of the row have the same figures: the new value, and what it takes the place of.
        rest = [claim.tokens for claim in own]
        said = {t for one in rest for t in one} | c.away(next((value for kind, value in days if kind == "date"), None)) | c.data_day
        held = amount(money(loan.map("holiday").get("reducedTo"))) if "holiday" in name else set()
        return said | held


def covered(loan, due):
    """What is in the account for the next payment."""
    return amount(loan.covered) if loan.due == due and loan.covered else set()


def check(tool, every, id, when, locale):
    """The faults of an answer, and counts."""
    counts, faults = collections.Counter(), []
    customer = Customer(id, every, when)
    options = ("--format", "json", "--compact", "--locale", locale, "--as-of", when.isoformat())
    screens = {loan.id: Document(run(tool, "render", loan.id, *options), {}) for loan in customer.all}
    answer = Document(run(tool, "summary", "--customer", id, *options), {})
    figures = Figures(customer, screens)
    for claim in answer.claims:
        why, known = explain_by(figures.allowed, Case(every[0], when, "summary", locale[:2], claim))
        counts["statements"] += len(claim.tokens)
        counts["covered"] += known
        if why:
            faults.append("%s %s %s %s %r: %s: %s" % (id, when, locale, claim.id, claim.text, claim.field, why))
    for currency in {loan.record["currency"] for loan in customer.owed}:
        for due in {due for due, _, _ in customer.calendar(currency)}:
            if not any(name.startswith("calendar.%s.%s" % (due, currency)) for name in answer.ids):
                faults.append("%s %s: no payment on %s" % (id, when, due))
    counts["answers"] += 1
    return counts, faults + ["%s %s %s" % (id, when, fault) for fault in answer.faults]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--customers", default="")
    parser.add_argument("--days", default="0,1,5,9,16,35,130,400")
    options = parser.parse_args()
    sample = subprocess.run([options.tool, "sample"], capture_output=True, text=True, encoding="utf-8").stdout
    every = loans(json.loads(sample))
    ids = {party["customer"] for loan in every for party in loan.record.get("parties") or [] if party.get("customer")}
    wanted = sorted(id for id in ids if not options.customers or id in options.customers.split(","))
    counts, faults = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(check, options.tool, every, id, every[0].data_day + timedelta(days=int(ahead)), ("en_US", "ru_RU")[index % 2])
            for id in wanted for index, ahead in enumerate(options.days.split(","))
        ]
        for job in jobs:
            found, wrong = job.result()
            counts += found
            faults += wrong
    for fault in faults:
        print(fault)
    print("summary: %d answers, %d statements, %.2f %% recomputed to the one figure that may stand there; %d wrong" % (
        counts["answers"], counts["statements"], counts["covered"] / max(counts["statements"], 1) * 100, len(faults)))
    return 1 if faults or not counts["answers"] else 0


if __name__ == "__main__":
    sys.exit(main())

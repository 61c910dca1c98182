"""Asks what would become of each sample loan, and checks every figure of the answers with arithmetic of its own.

Usage: python3 .ci/recompute/whatif.py PATH_OF_LOAN_DETAIL [--loans 1001,4001]

The payments to come are rebuilt from the terms of the record, and once more with what is asked about. Where the terms do not lead to
the payments of the record, the program must refuse to answer; where they do, it must answer.
"""

import argparse
import collections
import concurrent.futures
import json
import subprocess
import sys
from datetime import timedelta
from decimal import ROUND_HALF_UP, Decimal

from arrears import delay_per_day, to_cure
from claims import Document
from derived import booked, payoff
from plan import CENT, Plan, card_run, changeable
from record import day, loans, money
from rules_fixing import index_of

ANSWER = "what-if.answer"


class Screen:
    """An answer: its figures by the ids of the items, and by the columns of tables."""

    def __init__(self, document):
        self.parsed = Document(document, {})
        self.banner = self.parsed.nodes.get(ANSWER) or {}

    @property
    def is_refusal(self):
        return not any(id.startswith("what-if.") and not id.startswith((ANSWER, "what-if.caution")) for id in self.parsed.ids)

    def figure(self, id, column=None, field="value"):
        for claim in self.parsed.claims:
            if claim.id == id and claim.typed and claim.column == column and (column or claim.field in (field, "money", "amount")):
                return claim.tokens[0][1]
        return None

    def tokens(self, id):
        return {token for claim in self.parsed.claims if claim.id == id for token in claim.tokens}


def ask(tool, loan, words):
    found = subprocess.run([tool, "what-if", loan.id, *words, "--format", "json", "--compact", "--locale", "en_US", "--as-of",
                            loan.data_day.isoformat()], capture_output=True, text=True, encoding="utf-8")
    if found.returncode != 0:
        raise ValueError(found.stderr.strip().splitlines()[-1])
    return Screen(json.loads(found.stdout))


# Each question gives the words of the command and what must be found: a list of (id, column, value), or None for a refusal.

def questions(loan):
    yield from repayments(loan)
    yield from payoffs(loan)
    yield from cures(loan)
    yield from holidays(loan)
    yield from rates(loan)
    yield from cards(loan)


def repayments(loan):
    plan, principal = changeable(loan), loan.of_debt("principal") or Decimal(1000)
    due = plan.days[0] if plan else loan.due or loan.data_day
    least = max((money(facts.get("minimum")) or Decimal(0) for facts in (
        loan.actions.get("repayPart") or {}, loan.terms.get("prepayment") or {})), default=Decimal(0))
    for share, on in ((10, loan.data_day), (4, due), (3, due + timedelta(days=9)), (50, due + timedelta(days=70))):
        amount = (principal / share).quantize(Decimal(1))
        words = ["early-repayment", "--amount", str(amount), "--on", on.isoformat()]
        if plan is None or on >= plan.rows()[-1].due or amount < least:
            yield words, None
            continue
        before = [row for row in plan.rows() if row.due > on]
        left = next((row.balance for row in reversed(plan.rows()) if row.due <= on), plan.principal)
        if amount >= left:
            continue
        if plan.is_fixed:
            rows, saved = plan.repaying(amount, on, "payment")
            regular = settled(plan, on, before, rows)
            yield words, [("what-if.repayment." + name, column, value) for name, column, value in (
                ("payment", "now", regular(before)), ("payment", "shorterTerm", regular(rows)), ("saved", "shorterTerm", saved),
                ("debt", "now", plan.kept), ("debt", "shorterTerm", rows[-1].balance))]
            continue
        # With a balloon, which stays as it is, only the payments can become smaller.
        if plan.kept and amount >= left - plan.kept:
            yield words, None
            continue
        last = 1 if plan.kept else 0
        options = [(column, *plan.repaying(amount, on, keeps)) for keeps, column in (
            ("term", "smallerPayment"), ("payment", "shorterTerm"))[:1 if plan.kept else 2]]
        # A payment that is found anew need not become smaller, where the payments of the contract are not equal.
        options = [one for one in options if one[0] != "smallerPayment" or one[1][0].payment < before[0].payment]
        regular = settled(plan, on, before, *(rows for _, rows, _ in options))
        expected = [("payment", "now", regular(before)), ("ends", "now", before[-1].due), ("left", "now", len(before) + last)]
        for column, rows, saved in options:
            expected += [("payment", column, regular(rows)), ("ends", column, rows[-1].due), ("left", column, len(rows) + last),
                         ("saved", column, saved)]
        yield words, [("what-if.repayment." + name, column, value) for name, column, value in expected]


def settled(plan, on, *options):
    """Finds the payment to compare: the first one after the day and after what is booked, if every option has one."""
    last = max([on, *(booked_for for booked_for, _, _ in plan.early)])
    if not all(any(row.due > last for row in rows) for rows in options):
        last = on
    return lambda rows: next(row.payment for row in rows if row.due > last)


def payoffs(loan):
    if loan.record["phase"] not in ("active", "deferred", "maturedUnpaid", "closedToSpending"):
        yield ["payoff"], None
        return
    month_end = (loan.data_day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
    days = [loan.data_day, loan.data_day + timedelta(days=1), loan.data_day + timedelta(days=10), month_end]
    days += [row_day for row in loan.payments[-3:-1] if (row_day := day(row["due"])) > loan.data_day] + ([loan.due] if loan.due else [])
    reset = day((index_of(loan) or {}).get("nextReset"))
    for on in sorted(set(days)):
        if reset and on > reset:
            yield ["payoff", "--on", on.isoformat()], None
            continue
        # Whether the day itself bears the new rate is a matter of the contract.
        total = payoff_of_terms(loan, on) if on != reset else None
        if total is not None:
            yield ["payoff", "--on", on.isoformat()], [("what-if.payoff.total", None, total)]


def payoff_of_terms(loan, on):
    """The sum that is known without doubt: as stated, or with payments that the terms give."""
    coming = booked(loan, loan.data_day)
    if coming and day(coming["on"]) <= on:
        return None
    if loan.payoff and (on == loan.data_day or (loan.due and on < loan.due) or Plan.of(loan)):
        return payoff(loan, on)
    return None


def cures(loan):
    if not loan.is_overdue:
        yield ["cure"], None
        return
    for on in {loan.data_day, loan.data_day + timedelta(days=5), *([loan.due] if loan.due else [])}:
        sum_ = to_cure(loan, on)
        if sum_ is None or (loan.due and on > loan.due) or (on > loan.data_day and delay_per_day(loan) is None):
            continue
        total = sum_ + (loan.missing if on == loan.due else 0)
        expected = [("what-if.cure.total", None, total)]
        if loan.of_debt("total") is not None and on == loan.data_day:
            left = loan.of_debt("total") - total
            if left >= 0:
                expected.append(("what-if.cure.left", None, left))
        yield ["cure", "--on", on.isoformat()], expected


def holidays(loan):
    plan = changeable(loan)
    for months in (1, 3, 6):
        words = ["payment-holiday", "--months", str(months)]
        # How many payments of interest alone there are after a holiday among them would have to be agreed.
        if plan is None or plan.kept or plan.free:
            yield words, None
            continue
        if len(plan.rates) > 1 or plan.early:
            continue
        rows, cost = plan.pausing(months)
        skipped = [row for row in rows if row.due <= rows[0].due or (not row.principal and not row.interest)]
        after = [row for row in rows if row.principal or row.interest]
        first = after[0]
        expected = [("from", plan.days[0]), ("first-payment", first.due), ("payment", first.payment), ("price", cost),
                    ("ends", after[-1].due)]
        if len(skipped) > 1:
            expected.append(("until", skipped[-1].due))
        yield words, [("what-if.holiday." + name, None, value) for name, value in expected]


def rates(loan):
    plan = changeable(loan)
    for percent, ahead, exact in (("9.5", 1, False), ("24.9", 2, True), ("17.3", 4, False)):
        if plan is None or plan.is_fixed:
            yield ["rate", "--percent", percent, "--from", (loan.data_day + timedelta(days=40)).isoformat()], None
            continue
        if plan.early or ahead >= len(plan.days) - 1:
            continue
        since = plan.days[ahead] if exact else plan.days[ahead] + timedelta(days=5)
        rows, added = plan.at_rate(Decimal(percent), since)
        shown, old = whole_payment(plan, rows, since)
        before = next(row for row in plan.rows() if row.due == shown.due)
        expected = [("payment-from", rows[0].due), ("payment", shown.payment), ("from", since)]
        if added:
            expected.append(("interest", abs(added)))
        yield ["rate", "--percent", percent, "--from", since.isoformat()], [
            ("what-if.rate." + name, None, value) for name, value in expected] + [
            ("what-if.rate.payment", "caption", before.payment)
            for is_more in [shown.payment > before.payment] if is_more == (Decimal(percent) > old) and shown.payment != before.payment]


def whole_payment(plan, rows, since):
    """The first changed payment after all changes that fall away, and the rate that it would have had."""
    later = [start for start, _ in plan.rates[1:] if start >= since]
    if not later:
        return rows[0], plan.rate(since - timedelta(days=1))
    begins = [max([one for one in plan.days if one < rows[0].due], default=plan.start), *(row.due for row in rows)]
    after = (row for begin, row in zip(begins, rows[:-1]) if begin >= max(later))
    found = next(after, None)
    return (found, plan.rates[-1][1]) if found else (rows[0], plan.rate(rows[0].due))


def gives_minimum(loan, rule):
    """Whether the rule leads to the minimum payment of the last statement, if both are known."""
    facts = loan.map("revolving").get("statement") or {}
    closing, minimum, interest = (money(facts.get(key)) for key in ("closing", "minimum", "interest"))
    if None in (closing, minimum):
        return True
    on_top, floor = (interest or 0) if rule.get("addsInterest") else 0, money(rule.get("floor")) or Decimal(0)
    return any(
        min(max((base * Decimal(rule["percent"]) / 100).quantize(CENT, ROUND_HALF_UP) + on_top, floor), base + on_top) == minimum
        for base in (closing, closing - (interest or 0)) if base >= 0)


def first_minimum(debt, percent, share, floor, on_top):
    """The minimum payment of the first month, also where such payments never repay the debt."""
    part = (debt * percent / 1200).quantize(CENT, ROUND_HALF_UP)
    base = debt if on_top else debt + part
    least = (base * share / 100).quantize(CENT, ROUND_HALF_UP) + (part if on_top else 0)
    return min(max(least, floor or Decimal(0)), debt + part)


def cards(loan):
    revolving, debt = loan.map("revolving"), loan.of_debt("total")
    rates = [facts for facts in loan.terms.get("rates") or [] if facts.get("use") in (None, "purchases")]
    rule = revolving.get("minimumRule") or {}
    # A court or a bankruptcy says what is to be paid, and nothing follows from the contract.
    is_ruled = loan.demand in ("stated", "nothing")
    if not revolving or not rates or not debt or revolving.get("subPlans") or loan.is_overdue or is_ruled:
        yield ["minimum-only"], None
        if revolving and (loan.is_overdue or is_ruled):
            yield ["fixed", "--amount", "100000"], None
        return
    percent = Decimal(rates[0]["percent"])
    fixed = max((debt / 10).quantize(Decimal(1)), Decimal(1))
    by_minimum = rule.get("percent") and gives_minimum(loan, rule) and card_run(
        debt, percent, Decimal(rule["percent"]), money(rule.get("floor")), rule.get("addsInterest", False))
    # With less than the minimum payment, something would be overdue every month.
    least = Decimal(0)
    if rule.get("percent") and gives_minimum(loan, rule):
        least = first_minimum(debt, percent, Decimal(rule["percent"]), money(rule.get("floor")), rule.get("addsInterest", False))
    if loan.next.get("kind") == "minimum":
        least = max(least, money(loan.next.get("amount")) or Decimal(0))
    amounts = {fixed, least.to_integral_value() + 1, max(least.to_integral_value() - 1, Decimal(1))}
    for words, run in [(["minimum-only"], by_minimum)] + [
        (["fixed", "--amount", str(one)], one >= least and card_run(debt, percent, Decimal(0), one, False)) for one in sorted(amounts)]:
        if not run:
            yield words, None
            continue
        months, total, paid, first = run
        yield words, [("what-if.card." + name, None, value) for name, value in (
            ("debt", debt), ("payment", first), ("interest", total), ("paid", paid))] + [("what-if.card.time", "months", months)]


def check(tool, loan):
    """The faults of the answers about a loan, and counts of answers, refusals and figures."""
    counts, faults = collections.Counter(), []
    for words, expected in questions(loan):
        name = "what-if %s %s" % (loan.id, " ".join(words))
        try:
            screen = ask(tool, loan, words)
        except ValueError as error:
            faults.append("%s: %s" % (name, error))
            continue
        said = "%s. %s" % (screen.banner.get("title"), screen.banner.get("text"))
        if expected is None or screen.is_refusal:
            counts["refusals"] += 1
            if expected is not None:
                faults.append("%s: not answered: %s" % (name, said))
            elif not screen.is_refusal:
                faults.append("%s: answered, but it cannot be calculated: %s" % (name, said))
            continue
        counts["answers"] += 1
        for id, column, value in expected:
            counts["figures"] += 1
            found = found_in(screen, id, column, value)
            if found != value:
                faults.append("%s: %s %s is %s, should be %s" % (name, id, column or "", found, value))
    return counts, faults


def found_in(screen, id, column, value):
    if column == "caption":
        return value if ("money", value) in screen.tokens(id) else screen.tokens(id)
    if column == "months":
        numbers = [token[1] for token in sorted(screen.tokens(id), key=str) if token[0] == "n"]
        text = " ".join(claim.text for claim in screen.parsed.claims if claim.id == id)
        numbers = [int(word) for word in text.replace("\u00a0", " ").split() if word.isdigit()]
        return numbers[0] * 12 + (numbers[1] if len(numbers) > 1 else 0) if "year" in text else (numbers or [None])[0]
    found = screen.figure(id, column)
    if found is None and column is None:
        found = screen.figure(id + ".total")
    if found is None and column:
        found = next((token[1] for claim in screen.parsed.claims if claim.id == id and claim.column == column for token in claim.tokens), None)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--loans", default="")
    options = parser.parse_args()
    sample = subprocess.run([options.tool, "sample"], capture_output=True, text=True, encoding="utf-8").stdout
    wanted = [loan for loan in loans(json.loads(sample)) if not options.loans or loan.id in options.loans.split(",")]
    counts, faults = collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for found, wrong in pool.map(lambda loan: check(options.tool, loan), wanted):
            counts += found
            faults += wrong
    for fault in faults:
        print(fault)
    print("what-if: %d answers with %d figures, %d refusals; %d wrong" % (
        counts["answers"], counts["figures"], counts["refusals"], len(faults)))
    return 1 if faults or not counts["answers"] else 0


if __name__ == "__main__":
    sys.exit(main())

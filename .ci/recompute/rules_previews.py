"""What the buttons say of their effect: a part repaid today, everything repaid today, a holiday of three months."""

import functools
from decimal import Decimal

from derived import payoff
from plan import changeable
from rules import amount, count


def round_sum(principal):
    """The largest of 1, 2, 5, 10, 20 … that is not above a quarter of the principal."""
    quarter, unit = principal / 4, Decimal(1)
    if quarter < 1:
        return None
    while unit * 10 <= quarter:
        unit *= 10
    return unit * (5 if quarter >= 5 * unit else 2 if quarter >= 2 * unit else 1)


@functools.cache
def months(first, second):
    return (second.year - first.year) * 12 + second.month - first.month


@functools.cache
def part_today(loan, when):
    """The sum, how much sooner the loan ends, in months and in payments, and the interest saved."""
    plan = changeable(loan)
    sum_ = round_sum(plan.principal) if plan and not plan.kept else None
    if sum_ is None or when < loan.data_day:
        return ()
    rows, saved = plan.repaying(sum_, when, "payment")
    before = [row for row in plan.rows() if row.due > when]
    if not rows:
        return ()
    return amount(sum_), count(months(rows[-1].due, before[-1].due) or len(before) - len(rows)), amount(saved)


@functools.cache
def three_months(loan, when):
    plan = changeable(loan)
    if plan is None or plan.kept or when < loan.data_day:
        return ()
    rows, cost = plan.pausing(3)
    return count(3), amount(cost), count(months(plan.rows()[-1].due, rows[-1].due))


def preview(c):
    """The figures of an action's details after its conditions, in their order."""
    loan, when = c.loan, c.day
    if c.last == "repayPart":
        return part_today(loan, when)
    if c.last == "repayFull":
        return amount(payoff(loan, when)), {("day", 0)}
    return three_months(loan, when) if c.last == "takePaymentHoliday" else ()

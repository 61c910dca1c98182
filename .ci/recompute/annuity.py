"""Schedules of equal payments, worked out from terms: interest by days, parts of a leap year over 366, each amount to the cent."""

from calendar import isleap, monthrange
from datetime import date
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, localcontext

CENT = Decimal("0.01")


def month_after(first, months, payment_day):
    month = first.year * 12 + first.month - 1 + months
    year, month = divmod(month, 12)
    return date(year, month + 1, min(payment_day, monthrange(year, month + 1)[1]))


def interest(balance, percent, since, until):
    """Interest of the days after one day and up to another: each calendar year at its own length, rounded to the cent."""
    with localcontext() as context:
        context.prec = 50
        total = Decimal(0)
        for year in range(since.year, until.year + 1):
            days = (min(until, date(year, 12, 31)) - max(since, date(year - 1, 12, 31))).days
            part = balance * percent / 100 * days / (366 if isleap(year) else 365)
            total += part.quantize(CENT, ROUND_HALF_EVEN)
        return total


def payment(principal, percent, count, kept=Decimal(0)):
    """The equal payment by the annuity formula with a twelfth of the yearly rate; `kept` of the principal stays unpaid."""
    with localcontext() as context:
        context.prec = 50
        monthly = percent / 1200
        if monthly == 0:
            return ((principal - kept) / count).quantize(CENT, ROUND_HALF_UP)
        discount = (1 + monthly) ** -count
        return ((principal - kept * discount) * monthly / (1 - discount)).quantize(CENT, ROUND_HALF_UP)


def schedule(principal, percent, days, start, equal=None, owed=Decimal(0)):
    """Rows of (day, payment, principal, interest, balance) on the days; the last payment clears the debt.

    `owed` is interest of the days before the start that the first payment clears too.
    """
    equal = equal or payment(principal, percent, len(days))
    rows, balance, since = [], principal, start
    for index, day in enumerate(days):
        part = interest(balance, percent, since, day) + (0 if index else owed)
        repaid = balance if index == len(days) - 1 or equal - part >= balance else equal - part
        balance -= repaid
        rows.append((day, repaid + part, repaid, part, balance))
        since = day
        if not balance:
            break
    return rows

"""What the sample records of several products are made with: days, money, interest, schedules, the full cost (ПСК).

Every amount of a sample follows from its terms and from what happened: nothing here invents interest. Python's own
modules only, and none of the engine's code, so that the engine's arithmetic is checked against another one.
"""

from calendar import isleap, monthrange
from datetime import date, timedelta
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, localcontext

AS_OF = date(2026, 11, 21)
CENT = Decimal("0.01")


def day(text):
    return text if isinstance(text, date) else date.fromisoformat(text)


def days_after(start, count):
    return day(start) + timedelta(days=count)


def months_after(start, count, payment_day=None):
    """The day a number of months later; the payment day, or the last day of a month that is too short for it."""
    start = day(start)
    year, month = divmod(start.year * 12 + start.month - 1 + count, 12)
    return date(year, month + 1, min(payment_day or start.day, monthrange(year, month + 1)[1]))


def month_days(first, count):
    """A number of payment days, a month apart, from the first one."""
    first = day(first)
    return [months_after(first, index, first.day) for index in range(count)]


def cents(value, rounding=ROUND_HALF_EVEN):
    return Decimal(value).quantize(CENT, rounding)


def money(value):
    """An amount as a record states it: "1234.50"."""
    return f"{cents(value):f}"


# Interest

def interest(balance, percent, since, until, count="ACT/365F", rounding=ROUND_HALF_EVEN):
    """Simple interest for the days after one day and up to another, rounded to the cent.

    `percent` is of a year; with the count "day" it is of a day. ACT/ACT RU counts the days of each calendar year at the
    year's own length and rounds each year's part, as Russian banks do under Bank of Russia Regulation 39-P.
    """
    balance, percent, since, until = Decimal(balance), Decimal(percent), day(since), day(until)
    with localcontext() as context:
        context.prec = 60
        if count == "ACT/ACT RU":
            total = Decimal(0)
            for year in range(since.year, until.year + 1):
                part = (min(until, date(year, 12, 31)) - max(since, date(year - 1, 12, 31))).days
                total += cents(balance * percent / 100 * part / (366 if isleap(year) else 365), rounding)
            return total
        if count == "30/360":
            first, last = min(since.day, 30), min(until.day, 30)
            part = (until.year - since.year) * 360 + (until.month - since.month) * 30 + last - first
        else:
            part = (until - since).days
        basis = {"ACT/365F": 365, "ACT/360": 360, "30/360": 360, "day": 1}[count]
        return cents(balance * percent / 100 * part / basis, rounding)


def rate_interest(balance, rates, since, until, count, rounding=ROUND_HALF_EVEN):
    """Interest where the rate changes: `rates` are (first day, percent) in order; each stretch is rounded."""
    since, until, total = day(since), day(until), Decimal(0)
    for index, (first, percent) in enumerate(rates):
        end = day(rates[index + 1][0]) - timedelta(days=1) if index + 1 < len(rates) else until
        # The first day of a new rate is the first day that bears it: the day before belongs to the old one.
        start, end = max(since, day(first) - timedelta(days=1) if index else since), min(until, end)
        if start < end:
            total += interest(balance, percent, start, end, count, rounding)
    return total


# Schedules

def level(principal, percent, count):
    """The equal payment by the annuity formula with a twelfth of the yearly rate, rounded to the cent."""
    principal, percent = Decimal(principal), Decimal(percent)
    with localcontext() as context:
        context.prec = 60
        monthly = percent / 1200
        if not monthly:
            return cents(principal / count, ROUND_CEILING)
        return cents(principal * monthly / (1 - (1 + monthly) ** -count), ROUND_HALF_UP)


class Row:
    """A payment of a schedule: its number, day, sum and parts, and the principal that is left after it."""

    def __init__(self, number, due, principal, part, balance):
        self.number, self.due, self.principal, self.interest, self.balance = number, due, principal, part, balance

    @property
    def payment(self):
        return self.principal + self.interest

    def record(self, status, paid_on=None, **other):
        """The row as a record states it."""
        row = {"kind": "instalment", "number": self.number, "due": self.due.isoformat(), "payment": money(self.payment)}
        row["portions"] = {"principal": money(self.principal), "interest": money(self.interest)}
        row["balance"] = money(self.balance)
        if paid_on:
            row["paidOn"] = day(paid_on).isoformat()
        return row | {"status": status} | other


def schedule(principal, percent, start, dues, count="ACT/ACT RU", payment=None, first=1, last_balance=0, rates=None):
    """Equal payments on the days; the last one clears the debt, or leaves `last_balance` (a balloon) to be paid.

    `rates` are (first day, percent) for a rate that changes; the payment stays.
    """
    balance, since = Decimal(principal), day(start)
    payment = Decimal(payment) if payment is not None else level(principal, percent, len(dues))
    rows = []
    for index, due in enumerate(map(day, dues)):
        part = rate_interest(balance, rates or [(start, percent)], since, due, count)
        repaid = payment - part
        if index == len(dues) - 1 or repaid >= balance - Decimal(last_balance):
            repaid = balance - Decimal(last_balance)
        balance -= repaid
        rows.append(Row(first + index, due, repaid, part, balance))
        since = due
        if not balance:
            break
    return rows


# Full cost

def full_cost(start, flows):
    """ПСК: Federal Law 353-FZ, article 6. Flows are (day, amount), disbursements negative; percent to three decimals.

    The base period is a month where all payments are a month apart, and otherwise the mean interval in days.
    """
    start = day(start)
    flows = [(day(due), Decimal(amount)) for due, amount in flows]
    days = sorted({due for due, _ in flows} | {start})
    gaps = [(b - a).days for a, b in zip(days, days[1:])]
    monthly = len(gaps) > 1 and all(28 <= gap <= 31 for gap in gaps[1:])
    length = 30 if monthly else round(sum(gaps) / len(gaps))

    def time(due):
        if not monthly:
            return divmod((due - start).days, length)
        months = (due.year - start.year) * 12 + due.month - start.month
        if months_after(start, months) > due:
            months -= 1
        return months, min((due - months_after(start, months)).days, 30)

    timed = [(*time(due), amount) for due, amount in flows]
    with localcontext() as context:
        context.prec = 40

        def left(rate):
            return sum(
                amount / ((1 + Decimal(rest) / length * rate) * (1 + rate) ** whole) for whole, rest, amount in timed)

        low, high = Decimal(0), Decimal(1)
        while left(high) > 0:
            high *= 2
        for _ in range(120):
            middle = (low + high) / 2
            low, high = (middle, high) if left(middle) > 0 else (low, middle)
        year = Decimal(12) if monthly else Decimal(365) / length
        return (low * year * 100).quantize(Decimal("0.001"), ROUND_HALF_UP)


# Parts of records

def party(customer, name, role="borrower"):
    return {"customer": customer, "role": role, "name": name}


def both(en, ru):
    return {"en": en, "ru": ru}


def payoff(principal, accrued, per_diem, fees=0, penalties=0, on=AS_OF):
    """The debt of a loan without arrears, and the sum that repays it, which grows by a day's interest."""
    total = sum(map(Decimal, (principal, accrued, fees, penalties)))
    return {
        "total": money(total), "principal": money(principal), "interest": money(accrued), "fees": money(fees),
        "penalties": money(penalties), "overdue": {"amount": "0.00"},
        "payoff": {"amount": money(total), "validOn": day(on).isoformat(), "perDiem": money(per_diem)},
    }

"""What follows from a record by arithmetic: a payoff, a booked repayment, a holiday's price, what the loan costs."""

import functools
from datetime import timedelta
from decimal import Decimal

import annuity
from plan import interest
from record import day, money, money_sum


def rate_on(loan, when):
    rates = loan.terms.get("rates") or []
    for rate in rates:
        if (day(rate.get("from")) or when) <= when <= (day(rate.get("until")) or when):
            return Decimal(rate["percent"])
    return Decimal(rates[0]["percent"]) if rates else None


def accrued_payoff(loan, when):
    """The debt of the day of the data with the interest of the days since, up to the next payment."""
    total, principal = loan.of_debt("total"), loan.of_debt("principal")
    percent = rate_on(loan, loan.data_day)
    if when < loan.data_day or None in (total, principal, percent) or loan.is_overdue or (loan.due and when > loan.due):
        return None
    part = interest(principal, percent, loan.data_day, when, loan.terms.get("interest"))
    return total + part if part is not None and percent == rate_on(loan, when) else None


def is_dearer(loan, when):
    """Whether a policy ends so that the rate is higher from a day after that of the data on, up to another one."""
    policies = loan.record.get("insurance") or []
    for policy in policies:
        until = day(policy.get("until"))
        if not until or not policy.get("rateWithout"):
            continue
        since = day(policy.get("rateWithoutFrom")) or until + timedelta(days=1)
        renewed = any(other["kind"] == policy["kind"] and (day(other.get("from")) or until) <= until + timedelta(days=1)
                      and (day(other.get("until")) or until) > until for other in policies)
        if not renewed and loan.data_day < since <= when:
            return True
    return False


def costs_nothing(loan):
    """Whether nothing is added to the debt while every payment is in time: there is no rate, interest does not apply or the full
    cost is nothing, and only the principal is owed."""
    full_cost = loan.terms.get("fullCost") or {}
    costs = Decimal(full_cost.get("percent") or 1) != 0 or bool(money(full_cost.get("amount")))
    is_free = not loan.terms.get("rates") and (loan.bears_no_interest or not costs)
    return is_free and not loan.is_overdue and loan.of_debt("total") is not None and loan.of_debt("total") == loan.of_debt("principal")


def paid_between(loan, base, when):
    """Whether a payment was made after one day and no later than another: a sum of before it is then no longer right."""
    made = [day(one["date"]) for one in loan.record.get("operations") or []
            if isinstance(one, dict) and one.get("kind") in ("payment", "earlyRepayment") and one.get("status", "completed") == "completed"
            and one.get("currency", loan.record.get("currency")) == loan.record.get("currency")]
    made += [day(row.get("paidOn") or row.get("due")) for row in loan.schedule.get("rows") or []
             if row.get("kind") != "disbursement" and (row.get("status") == "paid" or row.get("paidOn"))]
    return any(one and base < one <= when for one in made)


def payoff(loan, when, seen=None):
    """What repays the whole debt on a day: the stated sum and what a day adds up to the next payment; after it, the principal
    that the rows before leave, with its interest since; on the day of a payment, with that payment. A repayment that was
    requested after the day the screen is seen on is not known to it."""
    base, stated, each = day(loan.payoff.get("validOn")) or loan.data_day, money(loan.payoff.get("amount")), money(loan.payoff.get("perDiem"))
    if stated is not None and when == base:
        return stated
    if is_dearer(loan, when):
        return None
    if stated is not None and stated == loan.of_debt("total") and costs_nothing(loan) and base < when and loan.due and when <= loan.due:
        return stated
    grows = (loan.due is None or when < loan.due) and not paid_between(loan, base, when)
    if stated is not None and each is not None and base < when and grows:
        return stated + each * (when - base).days
    if loan.schedule.get("truncated") and not loan.reaches_the_end:
        return accrued_payoff(loan, when)
    coming = [row for row in loan.payments if day(row["due"]) > loan.data_day]
    is_booked = any(day(one["on"]) <= when and (not seen or seen >= (day(one.get("requestedOn")) or seen)) for one in loan.booked)
    if when < loan.data_day or loan.is_overdue or is_booked or not coming:
        return None
    own = next((row for row in coming if day(row["due"]) == when), None)
    if own is not None:
        # Interest that a holiday put off to a later day is owed beside the principal.
        holiday, put_off = loan.map("holiday"), Decimal(0)
        if holiday.get("deferred") and (day(holiday.get("deferredDue")) or when) > when:
            put_off = money(holiday["deferred"])
        return money(own["payment"]) + money(own["balance"]) + put_off
    before = [row for row in loan.payments if day(row["due"]) < when]
    rest, since = (money(before[-1]["balance"]), day(before[-1]["due"])) if before else (
        money(loan.terms.get("originalAmount")), day(loan.record.get("opened")))
    percent = rate_on(loan, when)
    if None in (rest, since, percent) or percent != rate_on(loan, since):
        return None
    part = interest(rest, percent, since, when, loan.terms.get("interest"))
    return rest + part if part is not None else None


@functools.cache
def knows_next(loan, when):
    """Whether the next payment of the data is that of the day: no payment was due between the day and a later day of the data."""
    return not any(when <= day(row["due"]) < loan.data_day for row in loan.payments)


@functools.cache
def refusals(loan, when):
    """The days on which automatic payments failed since the last payment that was made."""
    payments = [o for o in loan.operations if o["kind"] == "payment" and day(o["date"]) <= when]
    made = max((o["date"] for o in payments if o.get("status", "completed") == "completed"), default="")
    return sorted(day(o["date"]) for o in payments if o.get("status") == "failed" and o["date"] > made)


def booked(loan, when):
    """The next booked repayment that is not past, or None."""
    coming = sorted((b for b in loan.booked if day(b["on"]) >= when >= (day(b.get("requestedOn")) or when)), key=lambda b: b["on"])
    return coming[0] if coming else None


def known_booked(loan, when):
    """The next booked repayment by the data, also if its day is over since then, or None."""
    return booked(loan, min(when, loan.data_day))


def passed(loan, when):
    """The figures of the booked repayments whose days are over."""
    return {("date", day(one["on"])) for one in loan.booked if day(one["on"]) < when}


def maybe_repaid(loan, when):
    """The repayment of everything whose day is over since the data, or None."""
    return next((one for one in loan.booked if one["extent"] == "full" and loan.data_day <= day(one["on"]) < when), None)


class Booked:
    """A booked early repayment: what the account must hold, what is missing, and the payments after it."""

    def __init__(self, loan, facts):
        self.on, self.facts = day(facts["on"]), facts
        self.full = facts["extent"] == "full"
        self.early = money(facts.get("amount"))
        row = next((r for r in loan.payments if r["due"] == facts["on"]), None)
        self.instalment = money(row["payment"]) if row else Decimal(0)
        self.fees = money_sum(money(one.get("amount")) for one in loan.obligations if one["kind"] == "fee" and one.get("due") == facts["on"])
        self.covered = loan.covered if loan.next.get("due") == facts["on"] and not facts.get("payer") else None
        # What the customer has booked for the same day: the first of several stands for all of them.
        self.together = [one for one in loan.booked if one["on"] == facts["on"] and not one.get("payer")] if not facts.get("payer") else [facts]
        stands_for_all = facts == self.together[0] and not any(self.together.count(one) > 1 for one in self.together)
        is_clear = len(self.together) == 1 or stands_for_all and all(one["extent"] == "part" for one in self.together)
        before = loan.of_debt("principal")
        self.after = [r for r in loan.payments if r["due"] > facts["on"]]
        self.rows, self.payment, self.saved, self.ends = [], None, None, self.on
        if self.full:
            self.principal, self.interest = before, loan.portion(row, "interest") if row else None
            self.needed = (self.early or (before + self.interest if row else None)) if is_clear else None
            self.saved = money_sum(loan.portion(r, "interest") for r in self.after)
        else:
            self.needed = self.instalment + self.fees + money_sum(money(one["amount"]) for one in self.together) if is_clear else None
            balance = (money(row["balance"]) if row else before) - self.early
            paid = max((day(r["due"]) for r in loan.payments if r["due"] < facts["on"]), default=day(loan.record.get("opened")))
            if len(self.together) == 1:
                self.recompute(loan, balance, Decimal(0) if row else annuity.interest(before, rate_on(loan, self.on), paid, self.on))
        self.missing = max(self.needed - (self.covered or 0), Decimal(0)) if self.needed is not None else None

    def recompute(self, loan, balance, owed):
        percent, days = rate_on(loan, self.on), [day(r["due"]) for r in self.after]
        keeps = self.facts.get("effect") == "smallerPayment"
        equal = annuity.payment(balance, percent, len(days)) if keeps else money(self.after[0]["payment"])
        self.rows = annuity.schedule(balance, percent, days, self.on, equal, owed)
        self.payment, self.ends = self.rows[0][1], self.rows[-1][0]
        old = money_sum(loan.portion(r, "interest") for r in self.after)
        self.saved = old - money_sum(row[3] for row in self.rows)

    def payment_on(self, due):
        return next((row[1] for row in self.rows if row[0] == due), None)


@functools.cache
class Holiday:
    """The payment holiday: its days, the deferred sum, and its price against the loan without it."""

    def __init__(self, loan):
        facts = loan.map("holiday")
        self.start, self.until, self.first = (day(facts.get(key)) for key in ("from", "until", "firstPaymentAfter"))
        # Nothing is to be paid before the first payment afterwards, whatever the last day is.
        self.free_until = self.until or (self.first and self.first - timedelta(days=1))
        self.deferred, self.deferred_due = money(facts.get("deferred")), day(facts.get("deferredDue"))
        self.price = self.ends = self.ends_without = self.months = None
        original, rates = money(loan.terms.get("originalAmount")), loan.terms.get("rates") or []
        count = (loan.terms.get("term") or {}).get("count")
        opened = day(loan.record.get("opened"))
        if facts and original and count and len(rates) == 1 and loan.payments:
            days = [annuity.month_after(opened, index + 1, loan.terms["paymentDay"]) for index in range(count)]
            without = annuity.schedule(original, Decimal(rates[0]["percent"]), days, opened)
            with_it = money_sum(loan.portion(row, "interest") for row in loan.payments)
            self.price = with_it - money_sum(row[3] for row in without)
            self.ends, self.ends_without = day(loan.payments[-1]["due"]), without[-1][0]
            gap = self.ends.year * 12 + self.ends.month - self.ends_without.year * 12 - self.ends_without.month
            self.months = gap


def sums(parts):
    total = {}
    for portions in parts:
        for name, value in portions.items():
            total[name] = total.get(name, Decimal(0)) + Decimal(value)
    return {name: value for name, value in total.items() if value}


def rows_to_pay(loan, when):
    """The parts of what is still to be paid: the open rows, or with a booked repayment the rows that it leaves and itself.

    None if nobody knows them: rows are left out, a booked repayment is past its day or not asked for yet, or there is more than one.
    The money of another payer may not come, so the rows stay as they are.
    """
    if loan.schedule.get("truncated"):
        return None
    owed = [r for r in loan.rows if r["kind"] in ("instalment", "balloon", "residual")]
    open_rows = [r for r in owed if r.get("status") in ("upcoming", "due", "overdue")]
    if not loan.booked:
        return [r["portions"] for r in open_rows]
    facts = booked(loan, when)
    if len(loan.booked) > 1 or facts is None:
        return None
    if facts.get("payer"):
        return [r["portions"] for r in open_rows]
    need, on = Booked(loan, facts), facts["on"]
    if need.full and need.interest is None:
        return None
    if need.full:
        before = [r["portions"] for r in open_rows if r["due"] < on]
        rest = loan.of_debt("principal") - money_sum(money(portions.get("principal")) for portions in before)
        return before + [{"principal": rest, "interest": need.interest}]
    before = [r["portions"] for r in open_rows if r["due"] <= on]
    after = [{"principal": principal, "interest": interest} for _, _, principal, interest, _ in need.rows]
    return before + [{"principal": need.early}] + after


# What an operation pays on its own.
CHARGES = {"fee": "fees", "penalty": "penalties", "insurance": "insurance"}


def opposite(portions):
    """The parts of what undoes a payment or a charge."""
    return {name: str(-Decimal(value)) for name, value in portions.items()}


@functools.cache
class Cost:
    """What was paid, by the operations, and what is left, by the schedule and the booked repayment."""

    def __init__(self, loan, when):
        self.paid = self.year = self.left = {}
        known = min(when, loan.data_day)
        done = [o for o in loan.operations if o.get("status", "completed") == "completed"]
        made = [o for o in done if o["kind"] in ("payment", "earlyRepayment")]
        returned = [o for o in made if o.get("isCredit") is False]
        dated = [(o["date"], opposite(o.get("portions") or {}) if o in returned else o.get("portions") or {}) for o in made]
        if self.complete(loan, dated, less=2 * len(returned)):
            # Fees, penalties and premiums that were paid on their own belong to it, less those that were given back.
            dated += [(o["date"], (opposite if o.get("isCredit") else dict)(o.get("portions") or {CHARGES[o["kind"]]: o["amount"]})) for o in done
                      if o["kind"] in CHARGES and o.get("isCredit") is not False and (when >= loan.data_day or day(o["date"]) <= when)]
        else:
            dated = [(r.get("paidOn") or r["due"], r["portions"]) for r in loan.payments if r.get("status") == "paid"]
            dated = [] if loan.schedule.get("truncated") else dated
        if dated and self.complete(loan, [one for one in dated if "principal" in one[1]] or dated):
            self.paid = sums(portions for _, portions in dated)
            if when.year == loan.data_day.year:
                self.year = sums(portions for date, portions in dated if date[:4] == str(known.year))
        rows = rows_to_pay(loan, when) or []
        if sums(rows).get("principal") == loan.of_debt("principal"):
            beside = {name: loan.debt.get(name) for name in ("fees", "penalties") if loan.of_debt(name)}
            self.left = sums(rows + [beside])
        if loan.record.get("phase") == "maturedUnpaid" and loan.demand == "contract" and loan.rows and (loan.since is None or loan.since < when):
            self.left = sums([{name: loan.debt[name] for name in ("principal", "interest", "fees", "penalties") if loan.of_debt(name)}])
        self.original = money(loan.terms.get("originalAmount"))
        self.is_over = loan.record.get("phase") in ("repaid", "closed")

    @staticmethod
    def complete(loan, dated, less=0):
        """Whether the payments repay what is repaid, and are as many as the record counts."""
        enough = len(dated) - less >= (loan.paid_count or 0) if loan.paid_count is not None else bool(loan.repaid)
        return loan.repaid is not None and enough and sums(p for _, p in dated).get("principal", Decimal(0)) == loan.repaid

    @property
    def in_all(self):
        if not self.paid or not (self.left or self.is_over):
            return None
        return money_sum(self.paid.values()) + money_sum(self.left.values())

    @property
    def above(self):
        return self.in_all - self.original if self.in_all is not None and self.original else None


@functools.cache
def regular_payments(loan):
    """The days from which the regular payment is another one, with the payment before and after.

    Payments of interest alone differ by the days of their months; they are no regular payments.
    """
    rows, steps = loan.payments, []
    for index in range(1, len(rows) - 1):
        of_interest = loan.portion(rows[index], "principal") == 0 and loan.portion(rows[index], "interest")
        if of_interest or (rows[index].get("number") or 0) <= (loan.terms.get("interestOnlyPayments") or 0):
            continue
        before, after = money(rows[index - 1].get("payment")), money(rows[index].get("payment"))
        if before != after and money(rows[index + 1].get("payment")) == after:
            steps.append((day(rows[index]["due"]), before, after))
    return steps


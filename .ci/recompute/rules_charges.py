"""Rules of what a loan may cost and of its days: the limit of all charges, extensions, payoff by day, plans in one calendar."""

from datetime import timedelta
from decimal import ROUND_CEILING, Decimal

from annuity import month_after
from arrears import charge_cap, chargeable, charged
from derived import paid_between, payoff
from record import day, money, money_sum
from rules import amount, at, count, mask, on, percent, rule


def growth_per_day(loan):
    stated = money(loan.payoff.get("perDiem"))
    return stated if stated is not None else money(loan.overdue.get("perDiem"))


def cap_reached(loan):
    """The first day on which what is charged reaches the limit if nothing is paid."""
    rest, each = chargeable(loan), growth_per_day(loan)
    if not rest or not each:
        return None
    reached = loan.data_day + timedelta(days=int((rest / each).to_integral_value(ROUND_CEILING)))
    # A payment that is due before would cost a penalty from then on, which nobody counts here.
    late_costs = loan.terms.get("penalty") and not loan.is_overdue
    return None if late_costs and loan.due and loan.due < reached else reached


@rule("charge-limit", "terms.charge-cap")
def charge_limit(c):
    loan, facts = c.loan, c.loan.terms.get("chargeCap") or {}
    most, so_far = charge_cap(loan), charged(loan)
    if c.field == "permille":
        return count(int(min(max(so_far * 1000 / most, 0), 1000)))
    reached = cap_reached(loan)
    known = {
        "charge-cap": lambda: amount(most) | percent(facts.get("percent")),
        "charged": lambda: c.sequence(amount(so_far), amount(most)),
        "above": lambda: amount(so_far - most if most is not None and so_far > most else None),
        "reached": set,
        "left": lambda: amount(chargeable(loan)),
        "until": lambda: on(reached) | c.away(reached),
        "daily": lambda: percent(facts.get("dailyPercent")),
    }
    found = known[c.last]() if c.last in known else None
    return found | c.data_day if isinstance(found, set) else found


@rule("extension")
def extension(c):
    facts = c.loan.map("extension")
    ask = day(facts.get("askBy"))
    if c.id == "extension":
        return c.data_day
    known = {
        "due": lambda: on(day(facts.get("due"))) | c.away(day(facts.get("due"))),
        "moved-to": lambda: on(day(facts.get("due" if c.below else "movedTo"))),
        "to-pay": lambda: amount(money(facts.get("toPay"))),
        "paid": lambda: amount(money(facts.get("toPay"))),
        "cost": lambda: amount(money(facts.get("cost"))),
        "ask-by": lambda: on(ask) | c.away(ask),
        "on": lambda: on(day(facts.get("on"))),
        "until-granted": lambda: on(day(facts.get("due"))),
        "reason": set,
        "used": lambda: c.sequence(count(facts.get("used")), count(facts.get("allowed"))),
    }
    found = known[c.last]() if c.last in known else None
    return found | c.data_day if isinstance(found, set) else found


def payoff_on(loan, when):
    """What repays the debt on a day if nothing is paid before: the stated sum, and what each day adds up to the limit."""
    base, sum_, each = day(loan.payoff.get("validOn")) or loan.data_day, money(loan.payoff.get("amount")), money(loan.payoff.get("perDiem"))
    if sum_ is None or when < base or (each is None and when != base) or paid_between(loan, base, when):
        return None
    grown, rest = (each or Decimal(0)) * (when - base).days, chargeable(loan)
    return sum_ + (grown if rest is None else min(grown, rest))


def payoff_by(loan, when, seen):
    """What repays the debt on a day: with the payments before it or, where the next payment is the whole debt, without it."""
    sum_ = payoff(loan, when, seen)
    return payoff_on(loan, when) if sum_ is None or len(loan.payments) == 1 else sum_


@rule("payoff-by-day")
def payoff_by_day(c):
    when = c.day + timedelta(days=int(c.last))
    after = on(c.loan.due) if c.field == "caption" and c.loan.due and c.loan.due < when else set()
    return on(when) | amount(payoff_by(c.loan, when, c.day)) | {("day", int(c.last))} | c.data_day | after


def plan_payments(loan, when):
    """The coming payments of all plans that the customer pays, by their days: (plan, number, sum) of each.

    What the rows of a plan say counts before what can be worked out. A plan that bears interest costs more than what is left of it, and
    nobody but the bank knows how much: of such a plan without rows, only the next payment is known. What a booked repayment of the whole
    debt replaces does not come.
    """
    found = {}
    ends = min((day(one["on"]) for one in loan.booked if one["extent"] == "full" and not one.get("payer")), default=None)
    for plan in loan.map("revolving").get("subPlans") or []:
        if plan.get("nextDue") and money(plan.get("payment")) and not plan.get("payer"):
            for due, number, sum_ in payments_of(loan, plan):
                if due >= when and (ends is None or due < ends):
                    found.setdefault(due, []).append((plan, number, sum_))
    return dict(sorted(found.items()))


def payments_of(loan, plan):
    """The payments of one plan from its next one on, as (day, number, sum)."""
    due, payment, left = day(plan["nextDue"]), money(plan["payment"]), money(plan.get("left"))
    done, every = plan.get("paid"), loan.terms.get("paymentEvery")
    if plan.get("schedule"):
        rows = [row for row in plan["schedule"] if row["kind"] in ("instalment", "balloon") and day(row["due"]) >= due
                and row.get("status") not in ("paid", "skipped") and not row.get("paidOn")]
        if rows and day(rows[0]["due"]) == due:
            return [(day(row["due"]), row.get("number"), money(row.get("outstanding") or row["payment"])) for row in rows]
    number = None if done is None else done + 1
    rates = [plan["rate"]] if plan.get("rate") else [r for r in loan.terms.get("rates") or [] if r.get("subPlan") == plan["id"]]
    bears_interest = any(Decimal(one["percent"]) for one in rates)
    first = payment if bears_interest or left is None else min(payment, left)
    if plan.get("schedule") or bears_interest or not every or None in (done, plan.get("payments"), left):
        return [(due, number, first)]
    count = plan["payments"] - done
    last = left - payment * (count - 1)
    is_free = bool(rates) or loan.given.get("terms", {}).get("rates") == {"absent": "notApplicable"}
    if not 2 <= count <= 60 or not (last == payment or is_free and 0 < last < payment):
        return [(due, number, first)]
    return [(step_after(loan, due, every, step), done + 1 + step, last if step == count - 1 else payment) for step in range(count)]


def step_after(loan, first, every, step):
    """The day of a payment some steps after the first; a month that is too short for the payment day does not change it for good."""
    if every["unit"] in ("days", "weeks"):
        return first + timedelta(days=step * every["count"] * (7 if every["unit"] == "weeks" else 1))
    months = step * every["count"] * (12 if every["unit"] == "years" else 1)
    is_last_of_month = (first + timedelta(days=1)).day == 1
    return month_after(first, months, max(first.day, loan.terms.get("paymentDay") or 0) if is_last_of_month else first.day)


@rule("plan-calendar")
def plan_calendar(c):
    by_day = plan_payments(c.loan, c.day)
    when = next((one for one in by_day if one.isoformat() in c.id), None)
    if when is None:
        return set()
    parts = by_day[when]
    if c.field == "title":
        return count(len(parts)) if len(parts) > 1 else c.sequence(count(parts[0][1]), count(parts[0][0].get("payments")))
    if c.below:
        return [("money", sum_) for _, _, sum_ in parts]
    return on(when) | c.away(when) | amount(money_sum(sum_ for _, _, sum_ in parts))


@rule("purchase")
def purchase(c):
    order = c.loan.map("specifics").get("order") or {}
    refund = day(order.get("refundBy"))
    if c.last in ("placed", "returned"):
        return on(day(order.get("placedOn" if c.last == "placed" else "returnedOn")))
    if c.last == "refund-by":
        return on(refund) | c.away(refund)
    if c.id.startswith("purchase.thing"):
        thing = at(order.get("items") or [], c.place) or {}
        price, pieces = money(thing.get("price")), thing.get("quantity") or 1
        if c.below:
            return c.sequence(count(pieces), amount(price))
        return amount(price * pieces if price is not None else None)
    return set()


@rule("paid-out")
def paid_out(c):
    return mask(c.loan.map("specifics").get("paidOutTo"))

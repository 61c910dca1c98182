"""Rules of education loans: the study, the deferral and its end, state support, the parts in which the money is paid out."""

from datetime import timedelta
from decimal import Decimal

from record import day, money, money_sum
from rules import amount, at, count, mask, on, percent, rule


def own(loan, key):
    facts = loan.map("specifics").get(key)
    return facts if isinstance(facts, dict) else {}


@rule("study")
def study(c):
    facts = own(c.loan, "study")
    confirm = day(facts.get("confirmBy"))
    known = {
        "state": lambda: count(facts.get("year")) | on(day(facts.get("since" if facts.get("state") in ("graduated", "expelled") else "until"))),
        "confirm": lambda: on(confirm) | c.away(confirm),
        "school": set, "programme": set, "if-leave": set, "if-expelled": set,
    }
    return known[c.last]() | c.data_day if c.last in known else c.data_day


def shares(loan):
    return own(loan, "deferral").get("interestShares") or []


@rule("deferral")
def deferral(c):
    facts = own(c.loan, "deferral")
    until, full = day(facts.get("until")), day(facts.get("fullPaymentsFrom"))
    if c.id.startswith("deferral.share."):
        part = next((one for one in shares(c.loan) if one["from"] == c.last), {})
        return on(day(part.get("from"))) | percent(part.get("percent"))
    now = [one for one in shares(c.loan) if day(one["from"]) <= c.day <= (day(one.get("until")) or c.day)]
    known = {
        "share": lambda: {t for one in now for t in percent(one["percent"]) | on(day(one.get("until")))},
        "put-off": lambda: amount(money(facts.get("interestPutOff"))),
        "principal": lambda: amount(c.loan.of_debt("principal")),
        "until": lambda: on(until) | c.away(until),
        "full-from": lambda: on(full) | c.away(full),
        "full-payment": lambda: amount(money(facts.get("fullPayment"))) | on(full),
        "full-count": lambda: count(facts.get("fullPayments")),
        "terms": set,
    }
    return known[c.last]() | c.data_day if c.last in known else c.data_day


@rule("support")
def support(c):
    facts = own(c.loan, "support")
    until = day(facts.get("until"))
    known = {
        "state-pays": lambda: percent(facts.get("statePays")),
        "without": lambda: percent(facts.get("rateWithout")),
        "paid": lambda: amount(money(facts.get("paidByState"))),
        "until": lambda: on(until) | c.away(until),
        "ended": lambda: on(until),
        "programme": set, "condition": set,
    }
    return known[c.last]() | c.data_day if c.last in known else None


def payouts(loan):
    return loan.map("disbursement").get("payouts") or []


@rule("payouts")
def payout(c):
    parts = payouts(c.loan)
    done = [one for one in parts if one.get("isPaid")]
    whole, paid = money_sum(money(one.get("amount")) for one in parts), money_sum(money(one.get("amount")) for one in done)
    if c.id == "payouts.progress":
        if c.field == "permille":
            return count(int(paid * 1000 / whole))
        return [("money", paid), ("money", whole), ("n", len(done)), ("n", len(parts))]
    place = c.id.split(".")[1] if "." in c.id else ""
    if not place.isdigit() or int(place) > len(parts):
        return c.data_day
    one = parts[int(place) - 1]
    when = day(one.get("on"))
    return amount(money(one.get("amount"))) | on(when) | c.away(when) | count(place) | c.data_day


@rule("status.leave")
def leave(c):
    return on(day(own(c.loan, "study").get("until"))) | c.data_day


@rule("status.expelled")
def expelled(c):
    return on(day(own(c.loan, "study").get("since"))) | c.data_day


def full_payments(c):
    """The day and the amount of the first full payment after a deferral, while it is to come."""
    facts = own(c.loan, "deferral")
    since, payment = day(facts.get("fullPaymentsFrom")), money(facts.get("fullPayment"))
    return (since, payment) if since and payment is not None and since >= c.day else None


def own_changes(c):
    """The changes to come of an education loan's payment: a share of the interest, or the first full payment."""
    stated = shares(c.loan)
    steps = [(day(after["from"]), before, after) for before, after in zip([None, *stated], stated) if day(after["from"]) >= c.day]
    full = full_payments(c)
    if full:
        steps = [step for step in steps if step[0] < full[0]] + [(full[0], None, None)]
    name = c.id.split(".")[2:3]
    when, before, after = at(steps, int(name[0]) - 1 if name and name[0].isdigit() else 0) or (None, None, None)
    if when is None:
        return set()
    if after is None:
        if c.last != "payment" or c.id == "changes.payment":
            return on(when) | c.away(when)
        return c.sequence(amount(full[1] - c.loan.amount), amount(c.loan.amount)) if c.below else amount(full[1])
    to = set() if Decimal(after["percent"]) == 100 else percent(after["percent"])
    instead = [percent(before["percent"])] if before else []
    return c.sequence(c.away(when), to, *instead) if c.below else on(when)

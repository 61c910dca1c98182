"""Rules of the sections that answer: what to do now, overdue, booked repayments, holidays, changes, cost, after the end."""

from datetime import date
from decimal import ROUND_HALF_UP, Decimal

from derived import Booked, Cost, Holiday, booked, delay_per_day, rate_on, refusals, regular_payments, to_cure
from record import day, money, money_sum
from rules import amount, count, mask, on, percent, rule
from rules_charges import cap_reached
from rules_revolving import grace, lines, now_revolving
from rules_study import own_changes

TODAY = ("day", 0)


def penalty_rate(loan):
    return percent(((loan.terms.get("penalty") or {}).get("rate") or {}).get("percent"))


def new_payee(loan, when):
    """The day from which another organisation takes the payments, while it is to come."""
    since = day(loan.map("transfer").get("effective"))
    return on(since) if since and since > when else set()


@rule("now")
def now(c):
    """The figures of the one sentence, by the state of the loan on the day."""
    loan, when = c.loan, c.day
    if loan.record.get("phase") in ("repaid", "closed", "transferred"):
        return set()
    if loan.record.get("revolving") and not (loan.is_overdue and loan.since <= when):
        return now_revolving(c)
    failed = {t for refused in refusals(loan, when) for t in on(refused)}
    if loan.is_overdue and loan.since <= when:
        return {TODAY} | amount(delay_per_day(loan, when)) | amount(to_cure(loan, when)) | amount(loan.overdue_amount) | c.data_day | failed
    if "paymentProcessing" in loan.overlays and when <= loan.data_day:
        return amount(loan.covered)
    coming = booked(loan, when)
    if coming and (loan.due is None or day(coming["on"]) <= loan.due):
        need = Booked(loan, coming)
        return amount(need.needed) | amount(need.missing) | on(need.on) | c.data_day | mask(loan.next.get("account"))
    holiday = Holiday(loan)
    if holiday.until and holiday.start <= when <= holiday.until:
        return on(holiday.until) | amount(loan.amount) | on(loan.due) | c.data_day
    if loan.due and loan.due < when:
        full = next((b for b in loan.booked if b["extent"] == "full" and b["on"] <= loan.next["due"]), None)
        return on(day(full["on"]) if full else loan.due) | on(loan.data_day)
    due = on(loan.due) | ({TODAY} if loan.due == when else set()) | new_payee(loan, when)
    return amount(loan.missing or loan.amount) | due | c.data_day | mask(loan.next.get("account")) | penalty_rate(loan) | failed


@rule("overdue")
def overdue(c):
    loan, when = c.loan, c.day
    now = to_cure(loan, when)
    parts = c.screen == "composition"
    cure = amount(loan.overdue_amount) | c.data_day if parts or now is None or when == loan.data_day else amount(now)
    today = {TODAY} if now is not None and not parts else set()
    if c.id.startswith("overdue.missed"):
        items = [i for i in loan.overdue.get("items") or [] if i["due"] == c.last]
        return {t for i in items for t in on(day(i["due"]))} | {
            t for i in items for key in ("amount", "paid", "left") for t in amount(money(i.get(key)))}
    known_on = loan.data_day if ("date", loan.data_day) in c.tokens else when
    known = {
        "overdue.since": lambda: on(loan.since) | {("days", (known_on - loan.since).days)} | c.data_day,
        "overdue.per-diem": lambda: amount(delay_per_day(loan, when)) | amount(delay_per_day(loan)),
        "overdue.cure": lambda: cure | today,
        "overdue.parts": lambda: cure | today,
        "overdue.parts.total": lambda: cure | today,
        "overdue.with-next": lambda: amount((now or loan.overdue_amount) + loan.amount) | on(loan.due) | c.data_day,
        "overdue.next": lambda: {t for n in loan.overdue.get("next") or [] for t in on(day(n.get("on")))},
        "overdue.count": lambda: count(len(loan.overdue.get("items") or [])),
    }
    if c.id in known:
        return known[c.id]()
    return amount(money((loan.overdue.get("portions") or {}).get(c.last)))


@rule("early")
def early(c):
    facts = next((b for b in c.loan.booked if c.id.split(".")[1:2] == [b["extent"]]), None)
    if facts is None:
        return set()
    need = Booked(c.loan, facts)
    name = c.id.split(".", 2)[2] if c.id.count(".") > 1 else ""
    known = {
        "on": lambda: on(need.on) | c.away(need.on) | on(day(facts.get("requestedOn"))),
        "needed": lambda: amount(need.needed),
        "needed.total": lambda: amount(need.needed),
        "needed.principal": lambda: amount(c.loan.of_debt("principal")),
        "needed.interest": lambda: amount(need.interest if need.full else None),
        "needed.instalment": lambda: amount(need.instalment),
        "needed.early": lambda: amount(need.early),
        "amount": lambda: amount(need.early),
        "covered": lambda: amount(need.covered) | c.data_day,
        "missing": lambda: amount(need.missing) | c.data_day,
        "account": lambda: mask(c.loan.next.get("account")),
        "payment-after": lambda: amount(need.payment) | amount(c.loan.amount),
        "ends-after": lambda: on(need.ends) | on(day(c.loan.record.get("ends"))),
        "saved": lambda: amount(need.saved),
        "cancel-by": lambda: on(day(facts.get("cancelBy"))) | c.away(day(facts.get("cancelBy"))),
        "effect": set,
    }
    return known[name]() if name in known else None


@rule("holiday")
def holiday(c):
    facts = Holiday(c.loan)
    known = {
        "from": lambda: on(facts.start) | c.away(facts.start),
        "until": lambda: on(facts.until) | c.away(facts.until),
        "first-payment": lambda: on(facts.first) | c.away(facts.first),
        "payment": lambda: amount(money(c.loan.map("holiday").get("reducedTo"))),
        "deferred": lambda: amount(facts.deferred) | on(facts.deferred_due),
        "deferred-due": lambda: on(facts.deferred_due),
        "price": lambda: amount(facts.price),
        "ends": lambda: on(facts.ends) | on(facts.ends_without) | count(facts.months),
        "interest": set,
    }
    return known[c.last]() if c.last in known else None


def large_payment(c):
    """The large last payment and its day."""
    facts = c.loan.terms.get("balloon") or {}
    due = day(facts.get("due"))
    return on(due) | c.away(due) | amount(money(facts.get("amount")))


def without_policy(c):
    """The rate that begins after a policy has ended."""
    found = set()
    for policy in c.loan.insurance:
        since = day(policy.get("rateWithoutFrom"))
        if since:
            found |= on(since) | c.away(since) | percent((policy.get("rateWithout") or {}).get("percent"))
            found |= percent(rate_on(c.loan, c.day))
    return found


def rate_changes(c, kind):
    """The day of a change of the rate or of the payment, the rate before and after it, and the payment."""
    rates, found = c.loan.terms.get("rates") or [], set()
    if kind == "payment":
        days = [due for due, _, _ in regular_payments(c.loan)]
    else:
        days = [day(facts.get("from" if kind == "rate" else "until")) for facts in rates]
    if c.id in ("changes." + kind, "changes.%s.day" % kind):
        coming = [when for when in days if when and when >= c.day]
        return {token for when in coming for token in on(when) | c.away(when)}
    if c.id == "changes.rate.rate":
        coming = [(day(facts.get("from")) or date.min) >= c.day for facts in rates]
        shown = [facts for facts, later in zip(rates, coming) if later != (c.field == "caption")]
        return {token for facts in shown for token in percent(facts["percent"])}
    for due, before, after in regular_payments(c.loan):
        found |= on(due) | amount(before) | amount(after) | amount(abs(after - before))
    return found


@rule("changes")
def changes(c):
    loan, parts = c.loan, c.id.split(".")
    kind = parts[1] if len(parts) > 1 else ""
    found = set()
    if kind == "insurance":
        for policy in loan.insurance:
            if policy["kind"] == parts[2]:
                until = day(policy["until"])
                found |= without_policy(c) | on(until) | c.away(until) | percent((policy.get("rateWithout") or {}).get("percent"))
                found |= percent(rate_on(loan, until))
                found |= percent((loan.map("specifics").get("insuranceCondition") or {}).get("rateWithoutInsurance"))
                found |= percent((loan.map("specifics").get("subsidy") or {}).get("rateAfter"))
    elif kind in ("rate", "rate-ends", "payment"):
        return rate_changes(c, kind) | own_changes(c) | without_policy(c)
    elif kind == "plan":
        for plan in loan.map("revolving").get("subPlans") or []:
            if plan["id"] in parts:
                found |= on(day(plan.get("ends"))) | c.away(day(plan.get("ends"))) | amount(money(plan.get("payment")))
    elif kind == "choice":
        for way in (loan.terms.get("balloon") or {}).get("waysOut") or []:
            found |= on(day(way.get("chooseBy"))) | c.away(day(way.get("chooseBy")))
    elif kind in ("balloon", "residual"):
        found |= large_payment(c)
    elif kind == "charge-cap":
        found |= on(cap_reached(loan)) | c.away(cap_reached(loan)) | c.data_day
    elif kind.startswith("holiday"):
        facts = Holiday(loan)
        when = facts.start if kind == "holiday-begins" else facts.until
        if c.id in ("changes." + kind, "changes.%s.day" % kind):
            return on(when) | c.away(when)
        found |= on(facts.first) | amount(loan.amount) | amount(money(loan.map("holiday").get("reducedTo")))
    elif kind == "grace":
        until = day(grace(loan).get("until"))
        found |= on(until) | c.away(until)
    elif kind == "limit":
        for line in lines(loan):
            since = day(line.get("newLimitFrom"))
            found |= on(since) | c.away(since) | amount(money(line.get("newLimit"))) | amount(money(line.get("limit")))
    elif kind == "last-payment":
        row = loan.payments[-1]
        found |= on(day(row["due"])) | c.away(day(row["due"])) | amount(money(row["payment"])) | amount(loan.amount)
        found |= amount(abs(money(row["payment"]) - money(loan.payments[-2]["payment"])))
    elif kind == "contract":
        found |= on(day(loan.record.get("ends"))) | c.away(day(loan.record.get("ends")))
    return found


@rule("cost")
def cost(c):
    facts = Cost(c.loan, c.day)
    parts = c.id.split(".")
    head = parts[1] if len(parts) > 1 else ""
    sums = {"paid": facts.paid, "year": facts.year, "left": facts.left}.get(head)
    if sums is not None:
        if c.last in ("from", "until"):
            known = min(c.day, c.loan.data_day)
            return {("date", c.loan.data_day), ("date", known.replace(month=1, day=1))}
        if not sums:
            return set()
        if len(parts) == 2 or c.last == "total":
            return amount(money_sum(sums.values())) | c.data_day
        return amount(sums.get(c.last)) | c.data_day
    if head == "in-all":
        return amount(facts.in_all) | c.data_day
    if head == "above":
        above = facts.above
        share = (above * 1000 / facts.original).quantize(Decimal(1), ROUND_HALF_UP) / 10 if above is not None else None
        return amount(above) | percent(share) | c.data_day
    return None


@rule("closing")
def closing(c):
    found = set()
    for step in c.loan.closing:
        if step["kind"] == c.id.split(".")[1]:
            by = day(step.get("by"))
            found |= on(day(step.get("on"))) | on(by) | c.away(by)
    for policy in c.loan.insurance:
        if c.id.startswith("closing.policy") and policy["kind"] in c.id:
            found |= on(day(policy.get("until"))) | amount(money((policy.get("refund") or {}).get("amount")))
    return found


@rule("penalty", "penalty-terms")
def penalty(c):
    found = penalty_rate(c.loan)
    for f in c.loan.terms.get("fees") or []:
        if f.get("penalty"):
            found |= amount(money(f.get("amount"))) | amount(money(f.get("outstanding"))) | on(day(f.get("due")))
    return found

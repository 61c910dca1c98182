"""Rules of the sections that answer: what to do now, overdue, booked repayments, holidays, changes, cost, after the end."""

import copy
import functools
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal

import tokens as grammar
from arrears import delay_per_day, penalties_beside, still_charged, to_cure
from derived import Booked, Cost, Holiday, booked, maybe_repaid, rate_on, refusals, regular_payments
from record import day, money, money_sum
from rules import amount, count, mask, on, percent, rule
from rules_charges import cap_reached
from rules_fixing import figures_of_index, fixing, index_of
from rules_revolving import beside_arrears, grace, lines, now_revolving, passed_and_otherwise, soon_after_passed
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
    """The figures of the one sentence, with those of the states of the loan, and of the advice for each other state."""
    loan, debt = c.loan, c.loan.of_debt
    if c.id != "now.task" or loan.demand == "nothing" or (loan.demand == "stated" and not loan.next):
        return c.data_day
    if c.field == "title" and loan.record.get("phase") in ("repaid", "closed", "writtenOff"):
        return amount(debt("total" if loan.record["phase"] == "writtenOff" else "overpaid"))
    if c.field != "text":
        return by_contract(c)
    # The sentences about other amounts come last.
    every, beside = c.tokens, [token for token in meanwhile(c) if token in c.tokens]
    c.tokens = [token for token in every if token not in beside]
    found, c.tokens = by_contract(c), every
    return found | set(beside) if isinstance(found, set) else found + beside


def meanwhile(c):
    """The amounts of states that need or need not be paid while the state lasts, and the day of a payment at another account."""
    found = []
    for name, facts in c.loan.states.items():
        since, until = day(facts.get("since")) or c.day, day(facts.get("until")) or c.day
        if facts.get("mustPay") is not None and since <= c.day <= until:
            found += [*amount(money(facts.get("amount"))), *(on(since) if name == "paymentMisdirected" else ())]
    return found


def by_contract(c):
    """The figures of the one sentence, by the payments of the contract on the day."""
    loan, when = c.loan, c.day
    if loan.record.get("phase") in ("repaid", "closed", "transferred"):
        return set()
    if loan.record.get("revolving") and not (loan.is_overdue and loan.since <= when):
        return now_revolving(c)
    failed = {t for refused in refusals(loan, when) for t in on(refused)}
    if loan.is_overdue and loan.since <= when:
        if c.field == "title":
            known = to_cure(loan, when)
            return {TODAY} | amount(loan.overdue_amount if known is None else known)
        grows = amount(still_charged(loan, delay_per_day(loan, when), when))
        return c.sequence(
            grows | failed | c.data_day, *({one} for one in sorted(failed)), *beside_arrears(loan, when))
    if "paymentProcessing" in loan.overlays and when <= loan.data_day:
        return amount(loan.covered)
    coming = next((one for one in [booked(loan, when)] if one and not one.get("payer")), None)
    if coming and (loan.due is None or day(coming["on"]) <= loan.due):
        need = Booked(loan, coming)
        if c.field == "title":
            return amount(need.missing if need.covered else need.needed) | on(need.on)
        return amount(need.needed) | c.data_day | mask(loan.next.get("account"))
    holiday = Holiday(loan)
    last = holiday.free_until
    if last and holiday.start and holiday.start <= when <= last and (holiday.start > loan.data_day or "paymentHoliday" in loan.overlays):
        return on(last) if c.field == "title" else amount(loan.amount) | on(loan.due) | c.data_day
    if loan.due and loan.due < when:
        full = next((b for b in loan.booked if b["extent"] == "full" and b["on"] <= loan.next["due"]), None)
        checked = passed_and_otherwise(c) | new_payee(loan, when) | soon_after_passed(loan, when) if c.field != "title" else set()
        return on(day(full["on"]) if full else loan.due) | checked | c.data_day
    if maybe_repaid(loan, when):
        return passed_and_otherwise(c) | c.data_day
    if c.field == "text" and not loan.obligations and not loan.rows:
        # Nobody pays: the debt grows.
        return amount(money(loan.payoff.get("perDiem"))) | c.data_day
    if c.field == "title":
        return amount(loan.missing or loan.amount) | on(loan.due) | ({TODAY} if loan.due == when else set())
    if loan.amount is not None and not loan.missing:
        return amount(loan.amount) | on(loan.due) | c.data_day | passed_and_otherwise(c)
    return c.data_day | passed_and_otherwise(c) | mask(loan.next.get("account")) | penalty_rate(loan) | (failed or new_payee(loan, when)) | later_payment(loan) | paid_by_others(loan, when)


@rule("overdue")
def overdue(c):
    loan, when = c.loan, c.day
    now = to_cure(loan, when)
    parts = c.screen == "composition"
    cure = amount(loan.overdue_amount + penalties_beside(loan)) | c.data_day if parts or now is None else amount(now)
    today = {TODAY} if now is not None and not parts else set()
    if c.id.startswith("overdue.missed"):
        items = [i for i in loan.overdue.get("items") or [] if i["due"] == c.last]
        return {t for i in items for t in (on(day(i["due"])) if c.column == "due" else amount(money(i.get(c.column))))}
    known_on = loan.data_day if c.is_dated else when
    known = {
        "overdue.since": lambda: on(loan.since) | {("days", (known_on - loan.since).days)} | c.data_day,
        "overdue.per-diem": lambda: amount(still_charged(loan, delay_per_day(loan, when), when)) | c.data_day,
        "overdue.cure": lambda: amount(penalties_beside(loan)) | on(loan.data_day) if c.below else cure | today,
        "overdue.parts": lambda: cure | today,
        "overdue.parts.total": lambda: cure | today,
        "overdue.with-next": lambda: amount((now or loan.overdue_amount + penalties_beside(loan)) + loan.amount) | on(loan.due) | c.data_day,
        "overdue.next": lambda: {t for n in loan.overdue.get("next") or [] for t in on(day(n.get("on")))},
        "overdue.count": lambda: count(len(loan.overdue.get("items") or [])),
    }
    if c.id in known:
        return known[c.id]()
    return amount(money((loan.overdue.get("portions") or {}).get(c.last)))


def of_payer(c, facts, name):
    """The figures in the words about another payer of a booked repayment."""
    text = (facts.get("payer") or {}).get("name" if name == "payer" else name) or {}
    return set(grammar.tokens(text.get(c.language, ""), c.language))


@rule("early")
def early(c):
    facts = next((b for b in c.loan.booked if c.id.split(".")[1:2] == [b["extent"]]), None)
    if facts is None:
        return set()
    need = Booked(c.loan, facts)
    name = c.id.split(".", 2)[2] if c.id.count(".") > 1 else ""
    known = {
        "on": lambda: on(day(facts.get("requestedOn"))) | c.away(need.on) if c.below else on(need.on),
        "needed": lambda: amount(need.needed),
        "needed.total": lambda: amount(need.needed),
        "needed.principal": lambda: amount(c.loan.of_debt("principal")),
        "needed.interest": lambda: amount(need.interest if need.full else None),
        "needed.instalment": lambda: amount(need.instalment),
        "needed.fees": lambda: amount(need.fees),
        "needed.early": lambda: amount(need.early),
        "amount": lambda: amount(need.early),
        "covered": lambda: amount(need.covered) | c.data_day,
        "missing": lambda: amount(need.missing) | c.data_day,
        "account": lambda: mask(c.loan.next.get("account")),
        "payment-after": lambda: amount(c.loan.amount if c.below else need.payment),
        "ends-after": lambda: on(day(c.loan.record.get("ends")) if c.below else need.ends),
        "saved": lambda: amount(need.saved),
        "cancel-by": lambda: on(day(facts.get("cancelBy"))) | c.away(day(facts.get("cancelBy"))),
        "effect": set,
        **{name: functools.partial(of_payer, c, facts, name) for name in ("payer", "awaits", "otherwise")},
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
        "ends": lambda: on(facts.ends_without) | count(facts.months) if c.below else on(facts.ends),
        "interest": set,
    }
    return known[c.last]() if c.last in known else None


def policy_ends(c, policy):
    """The last day of a policy, and the rate that begins after it."""
    until, since = day(policy["until"]), day(policy.get("rateWithoutFrom"))
    if c.last != "rate":
        return on(until) | c.away(until)
    specifics = c.loan.map("specifics")
    without = (policy.get("rateWithout") or {}).get("percent") or (
        specifics.get("insuranceCondition") or {}).get("rateWithoutInsurance") or (specifics.get("subsidy") or {}).get("rateAfter")
    return on(since) | percent(rate_on(c.loan, until)) if c.below else percent(without)


def ended_policy(c):
    """The policy that has ended and after which the rate rises on a day to come."""
    return next((p for p in c.loan.insurance if p.get("rateWithoutFrom") and day(p["until"]) < c.day <= day(p["rateWithoutFrom"])), None)


def rate_changes(c, kind):
    """The day of a change of the rate or of the payment, the rate before and after it, and the payment."""
    rates, found, policy = c.loan.terms.get("rates") or [], set(), ended_policy(c)
    if kind == "rate" and policy:
        since = day(policy["rateWithoutFrom"])
        rates = rates + [{"from": policy["rateWithoutFrom"], "percent": policy["rateWithout"]["percent"]}]
    if kind == "payment":
        days = [due for due, _, _ in regular_payments(c.loan)]
    else:
        days = [day(facts.get("from" if kind == "rate" else "until")) for facts in rates]
    if c.id in ("changes." + kind, "changes.%s.day" % kind):
        coming = min((when for when in days if when and when >= c.day), default=None)
        return on(coming) | c.away(coming)
    if c.id == "changes.rate.rate":
        coming = [facts for facts in rates if (day(facts.get("from")) or date.min) >= c.day]
        since = day(coming[0].get("from")) if coming else None
        return percent(rate_on(c.loan, since - timedelta(days=1)) if c.below else coming[0]["percent"]) if since else set()
    for due, before, after in regular_payments(c.loan):
        if due >= c.day and not found:
            dated = [on(due)] if any(token[0] == "date" for token in c.tokens) else []
            found = c.sequence(*dated, amount(abs(after - before)), amount(before)) if c.below else on(due) | amount(after)
    return found


@rule("changes-since")
def changes_since(c):
    """A change that was to come on the day of the data, and whose own day is past."""
    seen = copy.copy(c)
    seen.day, seen.id, seen.away = c.loan.data_day, c.id.replace("changes-since", "changes", 1), lambda day: set()
    if c.day <= seen.day:
        return set()
    if c.id == "changes-since":
        return on(seen.day)
    day_itself = c.field == "value" and (c.last == "day" or c.node.get("value", {}).get("kind") == "date")
    found = changes(seen)
    if isinstance(found, list):
        return found
    return {t for t in found if t[0] != "date" or t[1] < c.day or not day_itself} | c.data_day


@rule("changes")
def changes(c):
    loan, parts = c.loan, c.id.split(".")
    kind = parts[1] if len(parts) > 1 else ""
    if kind == "insurance":
        return next((policy_ends(c, policy) for policy in loan.insurance if policy["kind"] == parts[2]), set())
    if kind == "rate-ends" and c.last in ("debt", "agree-by", "otherwise"):
        return fixing(c)
    if kind == "rate-ends" and c.field == "title":
        return percent(rate_on(loan, day(loan.fixing.get("until"))))
    if kind in ("rate", "rate-ends", "payment"):
        return own_changes(c) if kind == "payment" and own_changes(c) else rate_changes(c, kind)
    if kind == "rate-resets":
        return reset(c)
    when, value, before = change(c, kind, parts)
    if kind == "repayment" and c.below and c.last == "payment":
        return c.sequence(amount(abs(value - before)), amount(before))
    if c.id in ("changes." + kind, "changes.%s.day" % kind) or kind == "plan":
        return on(when) | c.away(when) | (c.data_day if kind == "charge-cap" else set())
    if c.below:
        return on(before) if kind == "holiday-ends" else c.sequence(amount(abs(value - before)), amount(before)) if kind in ("last-payment", "holiday-begins") else amount(before)
    return amount(value)


def change(c, kind, parts):
    """The day of a change, the amount after it and the one before it; after a holiday, the day of the amount."""
    loan = c.loan
    if kind == "plan":
        return next(day(plan.get("ends")) for plan in loan.map("revolving").get("subPlans") or [] if plan["id"] in parts), None, None
    if kind == "choice":
        by = [day(way.get("chooseBy")) for way in (loan.terms.get("balloon") or {}).get("waysOut") or [] if way.get("chooseBy")]
        return min((one for one in by if one >= c.day), default=None), None, None
    if kind in ("balloon", "residual"):
        facts = loan.terms.get("balloon") or {}
        return day(facts.get("due")), money(facts.get("amount")), None
    if kind == "charge-cap":
        return cap_reached(loan), None, None
    if kind.startswith("holiday"):
        facts = Holiday(loan)
        if kind == "holiday-begins":
            before = next((row for row in reversed(loan.payments) if day(row["due"]) < facts.start), {})
            return facts.start, money(loan.map("holiday").get("reducedTo")), money(before.get("payment"))
        return facts.until, loan.amount, facts.first
    if kind == "grace":
        return day(grace(loan).get("until")), None, None
    if kind == "limit":
        line = next((one for one in lines(loan) if (day(one.get("newLimitFrom")) or date.min) >= c.day), {})
        before, after = money(line.get("limit")), money(line.get("newLimit"))
        return day(line.get("newLimitFrom")), after, None if before == after else before
    if kind in ("drawing", "repayment-period"):
        facts = "drawUntil" if kind == "drawing" else "repayFrom"
        line = next((one for one in lines(loan) if (day(one.get(facts)) or date.min) >= c.day), {})
        return day(line.get(facts)), None, None
    if kind == "last-payment":
        row = loan.payments[-1]
        return day(row["due"]), money(row["payment"]), money(loan.payments[-2]["payment"])
    if kind == "contract":
        return day(loan.record.get("ends")), None, None
    if kind == "repayment":
        row, before = first_repayment(loan), loan.row(loan.terms["interestOnlyPayments"])
        return day(row["due"]), money(row["payment"]), money(before["payment"] if before else loan.next.get("amount"))
    return None, None, None


def paid_by_others(loan, when):
    """What another payer repays, beside a payment of the customer."""
    coming = booked(loan, when)
    return on(day(coming["on"])) | amount(money(coming.get("amount"))) if coming and coming.get("payer") else set()


def later_payment(loan):
    """The first payment that repays principal, beside one of interest alone."""
    row = first_repayment(loan)
    return on(day(row["due"])) | amount(money(row["payment"])) if row and day(row["due"]) > loan.due else set()


def first_repayment(loan):
    """The first payment that repays principal, after payments of interest alone; None without such payments."""
    number = loan.terms.get("interestOnlyPayments")
    return loan.row(number + 1) if number else None


def reset(c):
    """The next adjustment of a rate by its index: the first day, the index, and when the new rate becomes known."""
    index = index_of(c.loan)
    since, known = day(index.get("nextReset")), day(index.get("knownOn"))
    if c.last == "index":
        return figures_of_index(c.loan, c.language)
    if c.last in ("published", "rate-resets"):
        return set()
    return on(known) | c.away(known) if c.last == "known" else on(since) | c.away(since)


@rule("cost.reset", "schedule.reset", "what-if.caution.reset")
def at_rate_of_today(c):
    return on(day(index_of(c.loan).get("nextReset")))


@rule("cost")
def cost(c):
    facts = Cost(c.loan, c.day)
    parts = c.id.split(".")
    head = parts[1] if len(parts) > 1 else ""
    sums = {"paid": facts.paid, "year": facts.year, "left": facts.left}.get(head)
    if sums is not None:
        if c.last in ("from", "until"):
            known = min(c.day, c.loan.data_day)
            return on(known.replace(month=1, day=1) if c.last == "from" else known)
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
    found = set(c.data_day)
    for step in c.loan.closing:
        if step["kind"] == c.id.split(".")[1]:
            by = day(step.get("by"))
            found |= on(day(step.get("on"))) | on(by) | c.away(by)
    if c.id.startswith("closing.pledge"):
        for pledge in c.loan.record.get("security") or []:
            by = day((pledge.get("lien") or {}).get("removedBy"))
            found |= on(by) | c.away(by)
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

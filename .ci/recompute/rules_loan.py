"""Rules of what a loan is: its debt, contract, terms, insurance, security, documents."""

from decimal import Decimal

import tokens as grammar
from derived import regular_payments
from record import day, money
from rules import amount, count, mask, on, percent, rule
from rules_revolving import over_all_limits
from rules_study import own_changes


@rule("header")
def header(c):
    return mask(c.loan.record.get("contractNumber"))


@rule("debt")
def debt(c):
    loan, name = c.loan, c.last
    if name == "payoff":
        return amount(money(loan.payoff.get("amount"))) | on(day(loan.payoff.get("validOn"))) | amount(money(loan.payoff.get("perDiem")))
    if name == "per-diem":
        return amount(money(loan.payoff.get("perDiem")))
    if name == "overdue":
        return amount(loan.overdue_amount) | c.data_day
    return amount(loan.of_debt(name)) | c.data_day


@rule("status")
def status(c):
    loan = c.loan
    if c.last == "overdue":
        since, dated = loan.since, ("date", loan.data_day) in c.tokens
        known = loan.data_day if dated else c.day
        if since is None or since > known:
            return set()
        return on(since) | {("days", (known - since).days)} | c.data_day
    if c.last == "due":
        return c.away(loan.due) | c.data_day
    if c.id.startswith(("status.change", "status.policy")):
        return coming_change(c)
    if c.last == "overLimit":
        return amount(over_all_limits(loan)) | c.data_day
    until = day(loan.states.get(c.last, {}).get("until"))
    return c.data_day | on(until)


def coming_change(c):
    """A change that is serious enough for the header: a payment that rises, an insurance that ends and the rate without it."""
    found = set()
    for due, _, after in regular_payments(c.loan):
        found |= on(due) | amount(after)
    for facts in c.loan.terms.get("rates") or []:
        found |= on(day(facts.get("from"))) | percent(facts["percent"])
    for policy in c.loan.insurance:
        found |= on(day(policy.get("until"))) | percent((policy.get("rateWithout") or {}).get("percent"))
        found |= percent((c.loan.map("specifics").get("subsidy") or {}).get("rateAfter")) | on(day(policy.get("rateWithoutFrom")))
    if c.id.startswith("status.policy"):
        return found
    found |= own_changes(c) | {t for t in on(day((c.loan.terms.get("balloon") or {}).get("due")))}
    found |= amount(money((c.loan.terms.get("balloon") or {}).get("amount")))
    for line in c.loan.map("revolving").get("lines") or []:
        found |= on(day(line.get("newLimitFrom"))) | amount(money(line.get("newLimit")))
    if c.loan.payments:
        row = c.loan.payments[-1]
        found |= on(day(row["due"])) | amount(money(row["payment"]))
    return {token for token in found if token[0] != "date" or token[1] >= c.day}


@rule("state")
def state(c):
    """What the record states about an overlay: since when, until when, which amount."""
    facts = c.loan.states.get(c.id.split(".")[1], {}) if "." in c.id else {}
    return on(day(facts.get(c.last))) | (c.away(day(facts.get(c.last))) if c.last in ("until", "due") else set()) | (
        amount(money(facts.get("amount"))) if c.last == "amount" else set()) | c.data_day


@rule("restructuring")
def restructuring(c):
    return on(day(c.loan.map("restructuring").get("agreedOn")))


@rule("contract")
def contract(c):
    if c.last in ("number", "account"):
        return mask(c.loan.record.get("contractNumber" if c.last == "number" else "account"))
    return on(day(c.loan.record.get(c.last)))


@rule("terms")
def terms(c):
    loan, t = c.loan, c.loan.terms
    if c.id.startswith("terms.rate"):
        return rate(c)
    cost = t.get("fullCost") or {}
    term, every = t.get("term") or {}, t.get("paymentEvery") or {}
    known = {
        "terms.full-cost": lambda: percent(cost.get("percent")) | c.data_day | on(day(loan.record.get("opened"))),
        "terms.full-cost.amount": lambda: amount(money(cost.get("amount"))),
        "terms.original-amount": lambda: amount(money(t.get("originalAmount"))),
        "terms.term": lambda: span(term),
        "terms.payments": lambda: count(t.get("payments")),
        "terms.payment": lambda: amount(money(t.get("payment"))),
        "terms.every": lambda: span(every),
        "terms.day": lambda: count(t.get("paymentDay")),
        "terms.progress": lambda: progress(c),
    }
    return known[c.id]() if c.id in known else None


def rate(c):
    """The rate that holds on the day is `terms.rate`; another one has the day it begins in its id, or its place."""
    rates = c.loan.terms.get("rates") or []
    now = [r for r in rates if (day(r.get("from")) or c.day) <= c.day <= (day(r.get("until")) or c.day)]
    if c.id == "terms.rate":
        rates = now or rates
    else:
        rates = [r for r in rates if (r.get("from") or "") in c.id] or rates
    found = set()
    for r in rates:
        found |= percent(r["percent"]) | on(day(r.get("from"))) | on(day(r.get("until")))
    return found


def span(facts):
    """A number of days, or of longer units."""
    return {("days", facts.get("count"))} if facts.get("unit") == "days" else count(facts.get("count"))


def progress(c):
    loan = c.loan
    original = money(loan.terms.get("originalAmount"))
    paid, counts = loan.repaid, [loan.paid_count, loan.payment_count]
    if c.field == "permille":
        whole = int(paid * 1000 / original) if original and paid is not None else None
        if whole is None:
            whole = counts[0] * 1000 // counts[1]
        return count(whole)
    expected = []
    if paid is not None:
        expected += [("money", paid), ("money", original)]
    if counts[1] is not None:
        expected += [("n", Decimal(value)) for value in counts]
    dated = [("date", loan.data_day)] if c.day != loan.data_day and c.tokens[-1][0] == "date" else []
    return expected + dated


@rule("insurance")
def insurance(c):
    kind = c.id.split(".")[1] if "." in c.id else ""
    found = set()
    for policy in c.loan.insurance:
        if policy["kind"] != kind:
            continue
        until = day(policy.get("until"))
        if c.last == "until":
            found |= on(until)
            if until and until >= c.day:
                found |= c.away(until)
        elif c.last == "from":
            found |= on(day(policy.get("from")))
        elif c.last == "premium":
            found |= amount(money(policy.get("premium")))
        elif c.last == "sum":
            found |= amount(money(policy.get("insuredAmount")))
        elif c.last == "rate-without":
            found |= percent((policy.get("rateWithout") or {}).get("percent")) | on(day(policy.get("rateWithoutFrom")))
        elif ".refund" in c.id:
            refund = policy.get("refund") or {}
            by = day(refund.get("by"))
            found |= amount(money(refund.get("amount"))) | on(by) | c.away(by)
        elif c.last == "number":
            found |= mask(policy.get("number"))
    return found


@rule("document")
def document(c):
    name = c.id.split(".", 1)[1]
    return {t for d in c.loan.record.get("documents") or [] if d["id"] == name for t in on(day(d.get("date")))}


@rule("fee")
def fee(c):
    found = set()
    for f in c.loan.terms.get("fees") or []:
        if not f.get("penalty"):
            found |= amount(money(f.get("amount"))) | amount(money(f.get("outstanding"))) | on(day(f.get("due")))
    return found


@rule("prepayment")
def prepayment(c):
    rules = c.loan.terms.get("prepayment") or {}
    if c.last == "minimum":
        return amount(money(rules.get("minimum")))
    if c.last == "notice":
        return {("days", rules.get("noticeDays"))}
    facts = c.loan.actions.get({"full": "repayFull", "partial": "repayPart"}.get(c.last), {})
    return on(day(facts.get("until"))) | on(day(facts.get("since"))) | c.data_day


@rule("collateral")
def collateral(c):
    found = set()
    home = c.loan.map("specifics").get("property") or {}
    for security in c.loan.record.get("security") or []:
        if c.last in ("value", "card"):
            found |= amount(money(security.get("value"))) | on(day(security.get("valuedOn")))
        if c.last in ("registration", "card"):
            found |= mask(security.get("registration"))
    if c.last in ("area", "card"):
        found |= count(home.get("areaSquareMetres"))
    if c.last in ("rooms", "card"):
        found |= count(home.get("rooms"))
    return found


@rule("security")
def securities(c):
    """The security of a product without a card of its own; the kind is in the id."""
    found = set()
    for security in c.loan.record.get("security") or []:
        if c.id.split(".")[1:2] == [security["kind"]]:
            lien = security.get("lien") or {}
            known = {
                "value": lambda: amount(money(security.get("value"))) | on(day(security.get("valuedOn"))),
                "secured": lambda: amount(money(security.get("secured"))),
                "registration": lambda: mask(security.get("registration")),
            }
            found |= known[c.last]() if c.last in known else {t for value in lien.values() for t in on(day(value))}
    return found


@rule("subsidy")
def subsidy(c):
    facts = c.loan.map("specifics").get("subsidy") or {}
    if c.last == "after":
        return percent(facts.get("rateAfter"))
    return on(day(facts.get("until"))) if c.last == "until" else set()


@rule("rate-condition")
def rate_condition(c):
    return percent((c.loan.map("specifics").get("insuranceCondition") or {}).get("rateWithoutInsurance"))


@rule("contacts", "transfer")
def organisations(c):
    """Names, numbers and days of the organisations, as the record states them."""
    when = day(c.loan.map("transfer").get("oldAcceptsUntil" if c.last == "accepts-until" else "effective"))
    found = c.data_day | on(when) | c.away(when)
    phones = [text for contact in c.loan.record.get("contacts") or [] for text in texts(contact)]
    return found | {token for phone in phones for token in grammar.tokens(phone, c.language)}


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts(part)


@rule("notice", "unsaid", "party", "more", "parties")
def only_stated(c):
    """What the record states word for word, and the day of the data on another day."""
    return c.data_day


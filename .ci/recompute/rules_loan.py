"""Rules of what a loan is: its debt, contract, terms, insurance, security, documents."""

from datetime import date, timedelta
from decimal import Decimal

import tokens as grammar
from arrears import still_charged
from derived import regular_payments
from record import day, money
from rules import amount, at, count, mask, on, percent, rule
from rules_answers import ended_policy, first_repayment
from rules_fixing import allowance, figures_of_index, fixing
from rules_revolving import debt_in, over_by_currency
from rules_study import full_payments


@rule("header")
def header(c):
    return mask(c.loan.record.get("contractNumber"))


@rule("debt")
def debt(c):
    loan, name = c.loan, c.last
    if name == "payoff":
        if not c.below:
            return amount(money(loan.payoff.get("amount")))
        return on(day(loan.payoff.get("validOn"))) | amount(money(loan.payoff.get("perDiem"))) | c.data_day
    if c.id.startswith(("debt.other.", "debt.known.")) and name.isupper():
        return amount(debt_in(loan, name)) | c.data_day
    if name == "per-diem":
        return amount(still_charged(loan, money(loan.payoff.get("perDiem")), c.day))
    if name == "overdue":
        return amount(loan.overdue_amount) | c.data_day
    return amount(loan.of_debt(name)) | c.data_day


@rule("status")
def status(c):
    loan = c.loan
    if c.last == "overdue":
        since, known = loan.since, loan.data_day if c.is_dated else c.day
        if since is None or since > known:
            return set()
        return on(since) | {("days", (known - since).days)} | c.data_day
    if c.last == "due":
        return c.away(loan.due) | c.data_day
    if c.id.startswith(("status.change", "status.policy")):
        return coming_change(c)
    if c.last == "overLimit":
        return {t for sum_ in over_by_currency(loan).values() for t in amount(sum_)} | c.data_day
    until = day(loan.states.get(c.last, {}).get("until"))
    return c.data_day | on(until)


def coming_change(c):
    """A change that is serious enough for the header: a payment that rises, an insurance that ends and the rate without it."""
    loan, kind = c.loan, c.id.split(".")[2]
    if kind == "repayment":
        row = first_repayment(loan)
        return on(day(row["due"])) | amount(money(row["payment"]))
    policy = next((p for p in loan.insurance if p["kind"] in c.id.split(".")), None) or ended_policy(c)
    if c.id.startswith("status.policy") or kind == "insurance":
        policy = policy or {}
        rate = (policy.get("rateWithout") or {}).get("percent") or (loan.map("specifics").get("subsidy") or {}).get("rateAfter")
        return on(day(policy.get("until"))) | (percent(rate) if rate else set()) | c.data_day
    if kind == "balloon" or kind == "residual":
        facts = loan.terms.get("balloon") or {}
        return on(day(facts.get("due"))) | amount(money(facts.get("amount")))
    if kind == "limit":
        line = next((one for one in loan.map("revolving").get("lines") or [] if one.get("newLimit")), {})
        return on(day(line.get("newLimitFrom"))) | amount(money(line.get("newLimit")))
    if kind == "last-payment":
        return on(day(loan.payments[-1]["due"])) | amount(money(loan.payments[-1]["payment"]))
    is_sum = any(token[0] == "money" for token in c.tokens)
    rises = full_payments(c) or next(((due, after) for due, _, after in regular_payments(loan) if due >= c.day), None)
    if is_sum and rises:
        return on(rises[0]) | amount(rises[1])
    if policy:
        return on(day(policy["rateWithoutFrom"])) | percent(policy["rateWithout"]["percent"])
    facts = next((r for r in loan.terms.get("rates") or [] if (day(r.get("from")) or date.min) >= c.day), {})
    return on(day(facts.get("from"))) | (percent(facts["percent"]) if facts else set())


def subsidised(c):
    """The last day of a lost subsidy, up to which a figure that rested on it was true."""
    since = day(c.loan.states.get("subsidyLost", {}).get("since"))
    return {("as of", since - timedelta(days=1))} if since and since <= c.day else set()


@rule("state")
def state(c):
    """What the record states about an overlay: since when, until when, which amount, in which case."""
    facts = c.loan.states.get(c.id.split(".")[1], {}) if "." in c.id else {}
    if c.last == "number":
        return mask(facts.get("number"))
    stated = day(facts.get("claimsUntil" if c.last == "claims-until" else c.last))
    return on(stated) | (c.away(stated) if c.last in ("until", "due", "claims-until") else set()) | (
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
        "terms.full-cost": lambda: percent(cost.get("percent")) | c.data_day | subsidised(c) | on(day(cost.get("asOf") or loan.record.get("opened"))),
        "terms.full-cost.amount": lambda: amount(money(cost.get("amount"))) | subsidised(c),
        "terms.original-amount": lambda: amount(money(t.get("originalAmount"))),
        "terms.term": lambda: span(term),
        "terms.payments": lambda: count(t.get("payments")),
        "terms.payment": lambda: amount(money(t.get("payment"))),
        "terms.every": lambda: span(every),
        "terms.day": lambda: count(t.get("paymentDay")),
        "terms.progress": lambda: progress(c),
        "terms.interest-only": lambda: on(last_of_interest(loan)) if c.below else count(t.get("interestOnlyPayments")),
    }
    if c.id.startswith("terms.fixed-until"):
        return fixing(c)
    return known[c.id]() if c.id in known else None


def last_of_interest(loan):
    """The day of the last payment of interest alone."""
    return day((loan.row(loan.terms.get("interestOnlyPayments")) or {}).get("due"))


def limits_of_rate(rates):
    """The limits of rates by an index, and the time between their adjustments."""
    found = set()
    for facts in rates:
        found |= percent(facts.get("minimum")) | percent(facts.get("maximum"))
        found |= span((facts.get("index") or {}).get("resets") or {})
    return found


def rate(c):
    """The rate that holds on the day is `terms.rate`; another one has the day it begins in its id, or its place."""
    rates = c.loan.terms.get("rates") or []
    uses = [r["use"] for r in rates if r.get("use") and c.id.split(".")[2:3] == [r["use"]]]
    rates = [r for r in rates if r.get("use") in uses] if uses else [r for r in rates if r.get("use") in (None, "purchases", "overdraft")] or rates
    now = [r for r in rates if (day(r.get("from")) or c.day) <= c.day <= (day(r.get("until")) or c.day)]
    if c.id == "terms.rate":
        rates = now or rates
    else:
        rates = [r for r in rates if r.get("from") and r["from"] in c.id] or rates[c.place:c.place + 1] or rates
    if c.below:
        # The end of a fixed rate has a row of its own.
        beside = c.loan.fixing.get("until")
        days = [{("date", day(r[key])) for r in rates if r.get(key) and r[key] != beside} for key in ("from", "until")]
        if any(r.get("index") for r in rates):
            return days[0] | days[1] | figures_of_index(c.loan, c.language) | limits_of_rate(rates)
        return c.sequence(*(days if days[0] else days[::-1])) if any(token[0] == "date" for token in c.tokens) else set()
    return {token for r in rates for token in percent(r["percent"])}


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
    if None not in counts:
        expected += [("n", Decimal(value)) for value in counts]
    return expected


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
    fees = [f for f in c.loan.terms.get("fees") or [] if not f.get("penalty")]
    facts = at(fees, c.place) or {}
    return amount(money(facts.get("outstanding" if c.below else "amount"))) | on(day(facts.get("due")))


@rule("prepayment")
def prepayment(c):
    rules = c.loan.terms.get("prepayment") or {}
    if c.last == "minimum":
        return amount(money(rules.get("minimum")))
    if c.last == "notice":
        return {("days", rules.get("noticeDays"))}
    if c.last.startswith("allowance"):
        return allowance(c, rules.get("allowance") or {})
    facts = c.loan.actions.get({"full": "repayFull", "partial": "repayPart"}.get(c.last), {})
    return on(day(facts.get("until"))) | on(day(facts.get("since"))) | c.data_day


@rule("collateral")
def collateral(c):
    found = set()
    home = c.loan.map("specifics").get("property") or {}
    name = c.field.split(".")[1] if c.last == "card" and c.field.startswith("payload.") else c.last
    for security in c.loan.record.get("security") or []:
        if name in ("value", "valuedOn"):
            found |= amount(money(security.get("value"))) | on(day(security.get("valuedOn")))
        if name == "registration":
            found |= mask(security.get("registration"))
    if name in ("area", "areaSquareMetres"):
        found |= count(home.get("areaSquareMetres"))
    return found | (count(home.get("rooms")) if name == "rooms" else set())


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


@rule("later-security")
def later_security(c):
    """What replaces a security: the money held until then, the number of its account, and the day."""
    facts = next((one for one in c.loan.record.get("security") or [] if one.get("becomes") or one.get("heldMoney")), {})
    held, by = facts.get("heldMoney") or {}, day((facts.get("becomes") or {}).get("expectedBy"))
    known = {
        "held": lambda: amount(money(held.get("amount"))),
        "account": lambda: mask(held.get("account")),
        "by": lambda: on(by) | c.away(by),
    }
    return known[c.last]() if c.last in known else set()


@rule("payment-shares")
def payment_shares(c):
    """The parts of the payment that the parties pay."""
    party = at([one for one in c.loan.record["parties"] if one["role"] in c.id.split(".")], c.place) or {}
    return percent(party.get("share")) if c.below else amount(money(party.get("pays")))


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
    contact = next((one for one in c.loan.record.get("contacts") or [] if one.get("role") in c.id.split(".")), {})
    if c.id.startswith("contacts."):
        if c.last == "phone":
            return [token for phone in contact.get("phones") or [] for token in grammar.tokens(phone, c.language)]
        if c.last == "registry":
            return list(grammar.tokens(contact.get("registryNumber") or "", c.language))
        return on(day(contact.get("from"))) | c.data_day
    return c.data_day | on(when) | c.away(when)


@rule("notice", "unsaid", "party", "more", "parties")
def only_stated(c):
    """What the record states word for word, and the day of the data on another day."""
    return c.data_day


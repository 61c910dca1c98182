"""The first questions of a customer, each with the figures of its answer for a loan, computed from the record.

An answer is a list of (what the figure is, the figure, ids of the main screen where it may stand).
"""

from decimal import Decimal

from arrears import chargeable, delay_per_day, penalties_beside
from derived import Booked, Cost, Holiday, booked, rate_on, refusals, regular_payments
from record import day, money, money_sum

HORIZON = 365


def is_open(loan):
    return loan.record.get("phase") in ("active", "deferred", "maturedUnpaid", "closedToSpending")


def coming(loan):
    facts = booked(loan, loan.data_day)
    return Booked(loan, facts) if facts else None


def replaced(loan):
    """Whether a booked repayment of the whole debt takes the place of the next payment."""
    repayment = coming(loan)
    return repayment is not None and repayment.full and (loan.due is None or repayment.on <= loan.due)


def state(loan):
    """The state of a loan in a few words, from its record."""
    overlays = {
        "collections": "in collection", "paymentHoliday": "payment holiday", "paymentProcessing": "payment is processed",
        "servicingTransfer": "transfer of the servicing", "partialData": "data is missing", "frozen": "blocked",
        "partiallyDisbursed": "paid out in part", "requestPending": "a request is considered", "disputed": "in dispute",
        "restructured": "restructured", "overpaid": "overpaid", "bankruptcy": "bankrupt", "borrowerDied": "the borrower has died",
        "courtDecision": "under a court's decision", "subsidyLost": "reduced terms lost", "forgiven": "forgiven",
        "paymentMisdirected": "a payment went to another account",
    }
    words = [words for overlay, words in overlays.items() if overlay in loan.overlays]
    phases = {
        "deferred": "payments are deferred", "maturedUnpaid": "the term is over", "closedToSpending": "closed to spending",
        "cancelled": "cancelled", "transferred": "transferred", "closed": "closed", "writtenOff": "written off",
    }
    phase = loan.record.get("phase")
    if not is_open(loan):
        return phases.get(phase, "repaid")
    words = ([phases[phase]] if phase in phases else []) + words
    repayment = coming(loan)
    if repayment:
        words.append("%s early repayment is booked" % ("full" if repayment.full else "part"))
    if loan.is_overdue:
        words.append("overdue")
    if refusals(loan, loan.data_day):
        words.append("automatic payment refused")
    if not words or words == ["overdue"]:
        kind = (loan.map("revolving").get("grace") or {}).get("state")
        graces = {"running": "in the grace period", "kept": "the grace period is kept", "lost": "interest is charged"}
        if any(one.get("used") and one.get("limit") and money(one["used"]) > money(one["limit"])
               for one in loan.map("revolving").get("lines") or []):
            words.append("above the limit")
        elif kind in graces and not loan.is_overdue:
            words.append(graces[kind])
        elif loan.due == loan.data_day:
            words.append("due today")
        elif loan.record.get("revolving") and not loan.is_overdue:
            words.append("nothing is due" if not loan.next else "a payment is due")
        elif not loan.is_overdue:
            words.append("on schedule, covered" if loan.missing == 0 else "on schedule")
    if loan.next.get("autopay") is False:
        words.append("automatic payment is off")
    return ", ".join(words)


def owed(loan):
    total = loan.of_debt("total")
    principal = loan.of_debt("principal")
    if total is not None:
        yield "in all", ("money", total), ["debt.total"]
    elif principal is not None:
        yield "principal", ("money", principal), ["debt.principal"]


def to_be_current(loan):
    if loan.is_overdue:
        overdue = loan.overdue_amount + penalties_beside(loan)
        yield "overdue amount", ("money", overdue), ["overdue.cure", "overdue.parts", "now"]
        parts = loan.overdue.get("portions") or {}
        for name, value in parts.items():
            yield name, ("money", money(value)), ["overdue"]
        if loan.amount is not None:
            yield "with the next payment", ("money", overdue + loan.amount), ["overdue.with-next"]
    elif loan.due == loan.data_day and loan.missing:
        yield "payment of today", ("money", loan.missing), ["now", "payment"]


def overdue_since(loan):
    if loan.is_overdue:
        yield "first missed day", ("date", loan.since), ["overdue.since"]
        yield "days", ("days", (loan.data_day - loan.since).days), ["overdue.since", "status.overdue"]


def may_be_late(loan):
    """Whether something is overdue or the customer has to pay the next payment: no other task comes before, or takes it over."""
    if loan.is_overdue:
        return True
    waits = {"paymentProcessing", "paymentHoliday"} & set(loan.overlays)
    repayment = coming(loan)
    first = repayment is not None and (loan.due is None or repayment.on <= loan.due)
    return bool(loan.missing) and not waits and not first


def otherwise(loan):
    if loan.is_overdue and delay_per_day(loan):
        name = "each day of delay adds" if loan.overdue.get("perDiem") else "penalty for each day of delay"
        yield name, ("money", delay_per_day(loan)), ["overdue.per-diem", "now"]
    for step in loan.overdue.get("next") or []:
        yield "what the bank does", ("text", step["text"]["en"]), ["overdue.next"]
        if step.get("on"):
            yield "from", ("date", day(step["on"])), ["overdue.next"]
    rate = ((loan.terms.get("penalty") or {}).get("rate") or {}).get("percent")
    if rate and may_be_late(loan) and chargeable(loan) != 0:
        yield "penalty a year", ("percent", Decimal(rate)), ["penalty-terms", "now"]


def who_helps(loan):
    if not loan.is_overdue:
        return
    for notice in loan.record.get("notices") or []:
        yield "whom to speak with", ("text", notice["title"]["en"]), ["notice"]
    for contact in loan.record.get("contacts") or []:
        yield "whom to speak with", ("text", contact["name"]["en"]), ["contacts"]
        for phone in contact.get("phones") or []:
            yield "telephone", ("text", phone), ["contacts"]
    if loan.actions.get("takePaymentHoliday", {}).get("state") == "available":
        yield "a way out", ("text", "take a payment holiday"), ["overdue.help"]


def next_payment(loan):
    if not loan.next or replaced(loan):
        return
    yield "amount", ("money", loan.amount), ["payment.amount", "payment"]
    yield "pay by", ("date", loan.due), ["payment.date"]
    if loan.next.get("account"):
        yield "from the account", ("mask", loan.next["account"][-4:]), ["payment.account"]
    if loan.covered:
        yield "already there", ("money", loan.covered), ["payment.covered", "now"]
    if loan.covered is not None and loan.missing:
        yield "still to put in", ("money", loan.missing), ["payment.covered", "now"]


def early_repayment(loan):
    need = coming(loan)
    if not need:
        return
    yield "day", ("date", need.on), ["early"]
    yield "needed on that day", ("money", need.needed), ["early", "now"]
    if need.covered:
        yield "already there", ("money", need.covered), ["early", "payment.covered"]
    if need.missing:
        yield "missing", ("money", need.missing), ["early", "now"]
    cancel = need.facts.get("cancelBy")
    if cancel:
        yield "can be cancelled until", ("date", day(cancel)), ["early"]
    title = (loan.actions.get("cancelRequest") or {}).get("title")
    if title:
        yield "how to cancel", ("text", title["en"]), ["action.cancelRequest"]
    if "repayment.cancel" in loan.actions:
        yield "how to cancel", ("text", "Cancel the early repayment"), ["action.repayment.cancel"]


def afterwards(loan):
    need = coming(loan)
    if not need:
        return
    if need.payment:
        yield "payment", ("money", need.payment), ["early"]
    if need.saved:
        yield "interest saved", ("money", need.saved), ["early"]


def payment_holiday(loan):
    facts = Holiday(loan)
    if not facts.until:
        return
    yield "last day", ("date", facts.until), ["holiday"]
    yield "first payment after it", ("date", facts.first), ["holiday"]
    yield "put off until later", ("money", facts.deferred), ["holiday.deferred"]
    yield "costs more interest", ("money", facts.price), ["holiday.price"]
    yield "last payment", ("date", facts.ends), ["holiday.ends"]


def soon(loan, when):
    return when is not None and 0 <= (when - loan.data_day).days <= HORIZON


def changes(loan):
    need = coming(loan)
    last = need.on if need and need.full else None
    if not is_open(loan):
        return
    now = rate_on(loan, loan.data_day)
    for facts in loan.terms.get("rates") or []:
        since = day(facts.get("from"))
        if soon(loan, since) and since > loan.data_day and Decimal(facts["percent"]) != now:
            yield "new rate from", ("date", since), ["changes.rate"]
            yield "new rate", ("percent", Decimal(facts["percent"])), ["changes.rate"]
    whole = not loan.schedule.get("truncated") and loan.schedule.get("kind") in (None, "full", "derived")
    for since, _, after in regular_payments(loan) if whole else ():
        if soon(loan, since) and not need:
            yield "new payment from", ("date", since), ["changes"]
            yield "new payment", ("money", after), ["changes"]
    for policy in loan.insurance:
        until = day(policy.get("until"))
        if soon(loan, until) and (last is None or until <= last):
            yield "insurance ends (%s)" % policy["kind"], ("date", until), ["changes.insurance"]
            without = (policy.get("rateWithout") or {}).get("percent")
            if without:
                yield "rate without it", ("percent", Decimal(without)), ["changes.insurance"]
    facts = Holiday(loan)
    if soon(loan, facts.until):
        yield "the holiday ends", ("date", facts.until), ["changes.holiday-ends"]
        yield "payment after it", ("money", loan.amount), ["changes.holiday-ends"]
    if whole and len(loan.payments) > 1 and soon(loan, day(loan.rows[-1]["due"])):
        yield "last payment", ("date", day(loan.rows[-1]["due"])), ["changes"]


def cost(loan):
    facts = Cost(loan, loan.data_day)
    if facts.paid:
        yield "paid so far", ("money", money_sum(facts.paid.values())), ["cost.paid"]
        if facts.paid.get("interest"):
            yield "of it interest", ("money", facts.paid["interest"]), ["cost.paid"]
    if facts.year.get("interest"):
        yield "interest of this year", ("money", facts.year["interest"]), ["cost.year"]
    if is_open(loan) and facts.left:
        yield "left to pay", ("money", money_sum(facts.left.values())), ["cost.left"]
    if facts.in_all is not None:
        yield "in all", ("money", facts.in_all), ["cost.in-all"]
        yield "more than was borrowed", ("money", facts.above), ["cost.above"]


def price(loan):
    facts = loan.terms.get("fullCost") or {}
    if loan.terms.get("rates"):
        yield "rate", ("percent", rate_on(loan, loan.data_day)), ["terms.rate"]
    if facts.get("percent"):
        yield "full cost a year", ("percent", Decimal(facts["percent"])), ["terms.full-cost"]
    if facts.get("amount"):
        yield "full cost in money", ("money", money(facts["amount"])), ["terms.full-cost"]


def after_repayment(loan):
    names = {"certificate": "certificate", "lienRelease": "release of the pledge", "insuranceRefund": "refund of insurance"}
    for step in loan.closing:
        for key in ("on", "by"):
            if step.get(key):
                yield names.get(step["kind"], "other"), ("date", day(step[key])), ["closing"]


def whom_to_pay(loan):
    facts = loan.map("transfer")
    if facts.get("to"):
        yield "new organisation", ("text", facts["to"]["en"] if isinstance(facts["to"], dict) else facts["to"]), ["transfer", "now"]
    if facts.get("effective"):
        yield "from", ("date", day(facts["effective"])), ["transfer"]


def to_close_today(loan):
    value = money(loan.payoff.get("amount"))
    if value is not None:
        yield "payoff amount", ("money", value), ["debt.payoff", "debt.total"]
        # On a payment day the payment ends the old daily sum.
        base = day(loan.payoff.get("validOn")) or loan.data_day
        if money(loan.payoff.get("perDiem")) and not (loan.due and loan.due <= base):
            yield "more each day", ("money", money(loan.payoff["perDiem"])), ["debt.payoff"]


def where_am_i(loan):
    if loan.payment_count:
        yield "payments made", ("n", Decimal(loan.paid_count)), ["terms.progress"]
        yield "of", ("n", Decimal(loan.payment_count)), ["terms.progress"]
    ends = day(loan.record.get("ends"))
    if ends:
        yield "ends", ("date", ends), ["contract.ends"]


def beginning(text):
    """The first words of a text, which stand on one line however it is broken."""
    words, found = text.split(), ""
    while words and len(found) + len(words[0]) < 40:
        found += " " + words.pop(0)
    return found.strip()


def in_this_state(loan):
    """What the record states about a state in which the customer does not simply pay by the contract."""
    for name, facts in loan.states.items():
        if name not in STATES:
            continue
        place = "state.%s." % name
        if facts.get("advice"):
            yield "what to do", ("text", beginning(facts["advice"]["en"])), ["now.task", "now." + name]
        if facts.get("amount"):
            yield "amount", ("money", money(facts["amount"])), [place + "amount", "debt.overpaid"]
        for key, id in (("since", "since"), ("until", "until"), ("claimsUntil", "claims-until"), ("due", "due")):
            if facts.get(key):
                yield WORDS[id], ("date", day(facts[key])), [place + id, "status." + name]
        for key, id in (("payTo", "pay-to"), ("authority", "authority"), ("effect", "effect"), ("product", "product")):
            if facts.get(key):
                yield WORDS[id], ("text", beginning((facts[key].get("title") or facts[key])["en"])), [place + id]


WORDS = {
    "since": "since", "until": "until", "claims-until": "creditors file claims until", "due": "act by", "pay-to": "whom to pay",
    "authority": "who decides", "effect": "what it means", "product": "the other loan",
}
STATES = {"refinancedInto", "refinancedFrom", "bankruptcy", "borrowerDied", "courtDecision", "subsidyLost", "paymentMisdirected", "forgiven", "disputed",
          "frozen", "overpaid"}

QUESTIONS = [
    ("How much do I owe?", owed),
    ("Must I pay in this state, and whom do I write to?", in_this_state),
    ("How much must I pay today to be current?", to_be_current),
    ("Since when am I overdue?", overdue_since),
    ("What happens if I do not pay?", otherwise),
    ("Who helps if I cannot pay?", who_helps),
    ("When is the next payment, how much, from which account, and is the money there?", next_payment),
    ("How much must the account hold on the day of the booked repayment, and what is missing?", early_repayment),
    ("What will the loan look like afterwards?", afterwards),
    ("Until when is the holiday, and what does it cost?", payment_holiday),
    ("What changes in the next 12 months, and what will the payment be?", changes),
    ("What has it cost so far, what is left, and what does it cost in all?", cost),
    ("What is the rate, and what is the full cost?", price),
    ("What must I still do after the repayment?", after_repayment),
    ("Whom do I pay now?", whom_to_pay),
    ("How much does it take to close the loan today?", to_close_today),
    ("How far have I come, and when does it end?", where_am_i),
]

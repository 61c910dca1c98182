"""Rules of products whose debt can be taken again: limits, statements, the grace period, plans, what is to be paid."""

from datetime import timedelta
from decimal import Decimal

import tokens as grammar
from annuity import month_after
from arrears import delay_per_day, still_charged
from derived import maybe_repaid, passed, refusals
from record import day, money, money_sum
from rules import amount, at, count, mask, on, percent, rule


def lines(loan):
    return loan.map("revolving").get("lines") or []


def is_foreign(loan, facts):
    """Whether a line or a sum is in another currency than the loan."""
    return facts.get("currency", loan.record["currency"]) != loan.record["currency"]


def own_lines(loan):
    return [line for line in lines(loan) if not is_foreign(loan, line)]


def debt_in(loan, currency):
    """What is used of the lines in another currency; unknown if it is unknown of one of them."""
    parts = [used(loan, line) for line in lines(loan) if is_foreign(loan, line) and line["currency"] == currency]
    return None if None in parts else money_sum(parts) or None


def used(loan, line):
    """What is used of a line. Nothing may be available of a limit also because of a block, so then the debt tells more."""
    stated = money(line.get("used"))
    if stated is not None:
        return stated
    total, limit, available = loan.of_debt("total"), money(line.get("limit")), money(line.get("available"))
    is_debt = len(lines(loan)) == 1 and total is not None and not is_foreign(loan, line)
    if is_debt and (limit is None or not available):
        return max(total, Decimal(0))
    return max(limit - available, Decimal(0)) if None not in (limit, available) else None


def over_limit(loan, line):
    """What is used above the limit."""
    limit, spent = money(line.get("limit")), used(loan, line)
    return spent - limit if None not in (limit, spent) and spent > limit else None


def available(loan, line, when):
    """What can be spent of a line; unknown while the record states a limit that should have ended."""
    stated = money(line.get("available"))
    limit, spent = money(line.get("limit")), used(loan, line)
    if stated is not None or None in (limit, spent):
        return stated
    closed = loan.record["phase"] != "active" or {"frozen", "collections"} & set(loan.overlays)
    since = day(line.get("newLimitFrom"))
    closed = closed or (since is not None and since <= when and money(line.get("newLimit")) != limit)
    return None if closed else max(limit - spent, Decimal(0))


def over_all_limits(loan):
    return over_by_currency(loan).get(loan.record["currency"])


def over_by_currency(loan):
    """What is used above the limits, by the currencies of the lines: that of the loan first."""
    found = {}
    for line in sorted(lines(loan), key=lambda line: (is_foreign(loan, line), line.get("currency", ""))):
        if over_limit(loan, line):
            code = line.get("currency", loan.record["currency"])
            found[code] = found.get(code, Decimal(0)) + over_limit(loan, line)
    return found


def grace(loan):
    return loan.map("revolving").get("grace") or {}


def next_closing(loan, when):
    """The next day on which a statement closes, after the last one that is known."""
    closing = loan.map("revolving").get("closingDay")
    if not closing:
        return None
    last = day((loan.map("revolving").get("statement") or {}).get("until"))
    days = [month_after(when, months, closing) for months in range(14)]
    return next((one for one in days if one >= when and (last is None or one > last)), None)


def rate_for(loan, use):
    return [facts for facts in loan.terms.get("rates") or [] if facts.get("use") == use]


def sums_of(loan, when):
    """The sums to be paid on the next days, the missed ones aside."""
    return [o for o in loan.obligations if o["kind"] != "overdue" and (not o.get("due") or day(o["due"]) >= when)]


def left(obligation):
    sum_, covered = money(obligation.get("amount")), money(obligation.get("covered"))
    return None if sum_ is None else max(sum_ - (covered or 0), Decimal(0))


def charges(loan, until=None):
    """What is owed besides what is used of the lines, on the day of the data or later: a payment clears it first."""
    parts = [used(loan, line) for line in own_lines(loan) if line.get("used") != {"absent": "notApplicable"}]
    total, spent = loan.of_debt("total"), None if None in parts else money_sum(parts)
    if None in (total, spent) or total < spent:
        return Decimal(0)
    each = money(loan.payoff.get("perDiem"))
    return total - spent + (each * max((until - loan.data_day).days, 0) if until and each else 0)


def before_new_limit(loan, when):
    """What is owed above a lower limit to come, and the last day before it: of several days, the first."""
    found, falls = set(), []
    for line in lines(loan):
        since, limit_, spent = day(line.get("newLimitFrom")), money(line.get("newLimit")), used(loan, line)
        if since is None or None in (limit_, spent) or spent <= limit_:
            continue
        if loan.data_day <= since <= when and limit_ != money(line.get("limit")):
            found |= on(since) | amount(limit_)
        old = money(line.get("limit"))
        if since > when and (old is None or limit_ < old):
            falls.append((since, line))
    if falls:
        first = min(since for since, _ in falls)
        last = first - timedelta(days=1)
        found |= on(last)
        for code in {line.get("currency", loan.record["currency"]) for since, line in falls if since == first}:
            over = money_sum(above(loan, line, first) for line in lines(loan) if line.get("currency", loan.record["currency"]) == code)
            found |= amount(over + (charges(loan, last) if code == loan.record["currency"] else 0))
    return found


def above(loan, line, when):
    """What is used above the limit that a line will have on a day."""
    since = day(line.get("newLimitFrom"))
    limit_, spent = money(line.get("newLimit" if since and since <= when else "limit")), used(loan, line)
    return max(spent - limit_, Decimal(0)) if None not in (limit_, spent) else Decimal(0)


def beside(loan, when):
    """What is owed above the limits, today or soon, beside a payment that is not enough for it."""
    found = []
    for code, over in over_by_currency(loan).items():
        is_own = code == loan.record["currency"]
        needed = over + charges(loan, when) if is_own else over
        found += [amount(over)] + ([amount(needed)] if not is_own or loan.missing < needed else [])
    return [*found, before_new_limit(loan, when)]


def beside_arrears(loan, when):
    """What is told beside arrears: what is owed above the limits, and the payments of the coming week."""
    found = []
    for code, over in over_by_currency(loan).items():
        found += [amount(over), amount(over + charges(loan, when) if code == loan.record["currency"] else over)]
    payments = [(loan.due, loan.missing)] if loan.due and loan.missing and not is_foreign(loan, loan.next) else []
    for other in sums_of(loan, when):
        if is_foreign(loan, other) and left(other) and other.get("purpose") != "keepsGrace":
            payments.append((day(other["due"]), left(other)))
    for due, sum_ in sorted(payments):
        if 0 <= (due - when).days <= 7:
            found += [amount(sum_), on(due)]
    return found


def soon_after_passed(loan, when):
    """The payments of the coming week after one whose day has passed: the earliest ones, unless one is being processed, or a
    repayment is to be checked that changes them."""
    import summary  # It imports this module.
    coming = [(due, sum_) for due, sum_ in summary.payments(loan, when) if due > loan.due]
    if not coming or "paymentProcessing" in loan.overlays or passed(loan, when) or (coming[0][0] - when).days > 7:
        return set()
    first = coming[0][0]
    return amount(money_sum(sum_ for due, sum_ in coming if due == first)) | on(first)


def awaited_income(loan, when):
    """Money of another payer that repays everything, no later than what is due."""
    coming = [one for one in loan.booked if one.get("payer") and one["extent"] == "full" and day(one["on"]) >= when]
    return coming[0] if coming and when >= loan.data_day and (loan.due is None or day(coming[0]["on"]) <= loan.due) else None


def stated_in(facts, language):
    """The figures of a booked repayment by another payer, with those of its words."""
    words = (facts["payer"].get("otherwise") or {}).get(language, "")
    return on(day(facts["on"])) | amount(money(facts.get("amount"))) | set(grammar.tokens(words, language))


def passed_and_otherwise(c):
    """The booked repayments whose days are over, with the figures in the words about money of others that may not have come."""
    words = [(one.get("payer") or {}).get("otherwise") or {} for one in c.loan.booked if day(one["on"]) < c.day]
    return passed(c.loan, c.day) | {t for text in words for t in grammar.tokens(text.get(c.language, ""), c.language)}


def now_revolving(c):
    """The figures of the one sentence about a debt that can be taken again."""
    loan, when, over = c.loan, c.day, over_all_limits(c.loan)
    is_due = loan.due and loan.missing
    awaited = awaited_income(loan, when)
    if awaited:
        return c.data_day | (stated_in(awaited, c.language) if c.field != "title" else set())
    if loan.due and loan.due < when and c.field != "title":
        return c.data_day | passed_and_otherwise(c) | soon_after_passed(loan, when)
    gone = maybe_repaid(loan, when)
    if gone and not (loan.due and loan.due < when):
        words = stated_in(gone, c.language) if gone.get("payer") and c.field != "title" else set()
        return passed(loan, when) | words | c.data_day
    if c.field == "title":
        if is_due:
            return amount(loan.missing) | on(loan.due) | ({("day", 0)} if loan.due == when else set())
        foreign = {t for sum_ in over_by_currency(loan).values() for t in amount(sum_)}
        return amount(over + charges(loan, when)) if over else foreign or before_new_limit(loan, when)
    refused = {t for one in refusals(loan, when) for t in on(one)}
    keeps = next((one for one in sums_of(loan, when) if one.get("purpose") == "keepsGrace"), None)
    if loan.due and not loan.missing and "obligations" not in loan.record:
        return amount(loan.amount) | on(loan.due) | c.data_day
    if is_due:
        penalty = percent(((loan.terms.get("penalty") or {}).get("rate") or {}).get("percent"))
        grace_ = (amount(left(keeps)), on(day(keeps["due"]))) if keeps else ()
        grace_ = (*beside(loan, when), *grace_)
        if grace(loan).get("needsMinimum"):
            grace_ = (on(loan.data_day), amount(money(grace(loan).get("interestIfLost"))), *grace_)
        for later in [one for one in later_sums(loan, when) if not is_foreign(loan, one)][:1]:
            grace_ = (*grace_, amount(left(later)), on(day(later["due"])))
        others = [one for one in sums_of(loan, when) if is_foreign(loan, one) and left(one) and one is not loan.next]
        for other in sorted(others, key=lambda one: one["kind"] != "statement"):
            grace_ = (*grace_, amount(left(other)), on(day(other["due"])))
        first = mask(loan.next.get("account")) | refused | penalty
        return c.sequence(first | c.data_day if first else first, penalty, *grace_)
    excess = {t for facts in rate_for(loan, "excess") if over for t in percent(facts["percent"])}
    sums_ = amount(money(loan.payoff.get("perDiem"))) if loan.of_debt("total") else amount(loan.of_debt("overpaid"))
    since = {t for line in lines(loan) for t in on(day(line.get("newLimitFrom"))) if loan.data_day <= t[1] <= when}
    announced = since & before_new_limit(loan, when)
    sums_ = announced or amount(still_charged(loan, next(iter(sums_), (0, None))[1], when))
    return c.data_day | excess | sums_ | on(next_closing(loan, when)) | refused


@rule("limit")
def limit(c):
    parts = c.id.split(".")
    every = lines(c.loan)
    line = next((one for one in every if len(parts) > 2 and one["id"] == parts[2]), every[0] if every else {})
    known = {
        "available": lambda: amount(available(c.loan, line, c.day)),
        "amount": lambda: amount(money(line.get("limit"))),
        "over": lambda: amount(over_limit(c.loan, line)),
        "used": lambda: amount(used(c.loan, line)),
        "cash": lambda: amount(money(line.get("cashLimit"))),
        "cash-available": lambda: amount(money(line.get("cashAvailable"))),
        "new": lambda: amount(money(line.get("newLimit"))) | on(day(line.get("newLimitFrom"))),
        "rate": lambda: {t for facts in rate_for(c.loan, "excess") for t in percent(facts["percent"])},
        "flexible": set,
        "draw-until": lambda: on(day(line.get("drawUntil"))) | c.away(day(line.get("drawUntil"))),
        "repay-from": lambda: on(day(line.get("repayFrom"))) | c.away(day(line.get("repayFrom"))),
        # A line without a name is told by its place.
        "line": lambda: set() if line.get("name") else count(every.index(line) + 1),
    }
    return known[c.last]() | c.data_day if c.last in known else None


@rule("grace")
def grace_rows(c):
    facts = grace(c.loan)
    until, lost = day(facts.get("until")), day(facts.get("lostOn"))
    known = {
        "state": set,
        "until": lambda: on(until) | (c.away(until) if until and until >= c.day and facts["state"] != "lost" else set()),
        "amount": lambda: left_for_grace(c) if c.below else amount(money(facts.get("amount"))),
        "lost-on": lambda: on(lost),
        "ended-by": set,
        "minimum": set,
        "interest": lambda: amount(money(facts.get("interestIfLost"))),
    }
    if c.id.startswith("grace.later"):
        return sum_for_grace(c, at(later_sums(c.loan, c.day), c.place) or {})
    if c.id.startswith("grace.other."):
        ahead = for_grace(c.loan, c.day)
        return sum_for_grace(c, next((one for one in ahead if is_foreign(c.loan, one) and one["currency"] == c.last), {}))
    return known[c.last]() | c.data_day if c.last in known else None


def for_grace(loan, when):
    """The sums that keep the grace period, the earliest first."""
    ahead = [one for one in sums_of(loan, loan.data_day) if one.get("purpose") == "keepsGrace" and left(one) and day(one["due"]) >= when]
    return sorted(ahead, key=lambda one: one["due"])


def later_sums(loan, when):
    """The sums for the purchases of later statements: each after the soonest of its currency."""
    ahead = for_grace(loan, when)
    return [one for one in ahead if any(two.get("currency") == one.get("currency") and two["due"] < one["due"] for two in ahead)]


def left_for_grace(c):
    """What is left of the amount that keeps the grace period, if a part of it is covered."""
    sum_ = money(grace(c.loan).get("amount"))
    return {t for one in for_grace(c.loan, c.day) if money(one.get("covered")) and money(one["amount"]) == sum_ for t in amount(left(one))}


def sum_for_grace(c, one):
    """A sum that keeps the grace period beside the first: what is left of it, and its day."""
    due = day(one.get("due"))
    return amount(left(one)) if not c.below else on(due) | c.away(due)


SUMS = {"opening": "opening", "purchases": "purchases", "cash": "cash", "interest": "interest", "fees": "fees",
        "payments": "payments", "closing": "closing", "minimum": "minimum", "for-grace": "amountForGrace"}


@rule("statement")
def statement(c):
    revolving = c.loan.map("revolving")
    facts, terms = revolving.get("statement") or {}, revolving.get("minimumRule") or {}
    if "/" in c.id:
        return count(c.id.rsplit("/", 1)[-1])
    if c.id.startswith("statement.of."):
        return earlier(c, next((one for one in revolving.get("earlierStatements") or [] if one["until"] == c.last), None))
    if c.last in SUMS:
        return amount(money(facts.get(SUMS[c.last]))) | c.data_day
    closing = next_closing(c.loan, c.day)
    known = {
        "period": lambda: [("date", day(facts["from"])), ("date", day(facts["until"]))] if not c.below else c.data_day,
        "due": lambda: on(day(facts.get("due"))),
        "next": lambda: on(closing) | c.away(closing),
        "closing-day": lambda: count(revolving.get("closingDay")),
        "due-day": lambda: count(revolving.get("dueDay")),
        "minimum-rule": lambda: percent(terms.get("percent")) | amount(money(terms.get("floor"))),
    }
    return known[c.last]() if c.last in known else None


def earlier(c, facts):
    if facts is None:
        return set()
    if c.field == "group":
        return count(facts["until"][:4])
    return on(day(facts["until"])) if c.column == "until" else amount(money(facts.get(c.column)))


@rule("forecast")
def forecast(c):
    """What the bank expects to be owed on later days."""
    if c.last == "count":
        return count(sum(day(one["on"]) >= c.day for one in c.loan.record["debt"]["forecast"]))
    one = next((one for one in c.loan.record["debt"].get("forecast") or [] if one["on"] == c.last), {})
    return on(day(one.get("on"))) if c.column == "on" else amount(money(one.get("total")))


@rule("plans")
def plans(c):
    for plan in c.loan.map("revolving").get("subPlans") or []:
        if not c.id.startswith("plans.plan.%s." % plan["id"]) and c.id != "plans.plan.%s" % plan["id"]:
            continue
        due = day(plan.get("nextDue"))
        rates = [facts for facts in c.loan.terms.get("rates") or [] if facts.get("subPlan") == plan["id"]]
        known = {
            "left": lambda: amount(money(plan.get("left"))),
            "payment": lambda: amount(money(plan.get("payment"))) | on(due) | (c.away(due) if due and due >= c.day else set()),
            "due": lambda: on(due),
            "paid": lambda: c.sequence(count(plan.get("paid")), count(plan.get("payments"))),
            "payments": lambda: count(plan.get("payments")),
            "original": lambda: amount(money(plan.get("original"))),
            "rate": lambda: {t for facts in [plan.get("rate") or {}, *rates] for t in percent(facts.get("percent"))},
            "opened": lambda: on(day(plan.get("opened"))),
            "ends": lambda: on(day(plan.get("ends"))),
            "product": set,
            "payer": set,
        }
        return known[c.last]() if c.last in known else set()
    return set()


def of_kind(c):
    """The sum of another kind beside the next payment: what it is, what it achieves, what is left of it."""
    kind = c.id.split(".")[2]
    ofkind = [one for one in sums_of(c.loan, c.loan.data_day) if one["kind"] == kind]
    if any(is_foreign(c.loan, one) for one in ofkind):
        ofkind = [one for one in ofkind if one != c.loan.next]
    one = at(ofkind, c.place) or {}
    due = day(one.get("due"))
    if not c.below:
        return amount(money(one.get("amount")))
    statement_ = on(day((c.loan.map("revolving").get("statement") or {}).get("until")))
    return c.sequence(on(due), c.away(due) if due and due >= c.day else set(), amount(left(one)), statement_)


def payment_sums(c):
    """The rows of a revolving product's payment that a loan in instalments does not have; None for the others."""
    if c.id.startswith("payment.of."):
        return of_kind(c)
    if c.id.startswith("payment.total."):
        return amount(debt_in(c.loan, c.last)) | c.data_day
    known = {
        "payment.overdue": lambda: amount(c.loan.overdue_amount) | on(c.loan.since),
        "payment.total": lambda: amount(c.loan.of_debt("total")) | on(day(c.loan.payoff.get("validOn"))) | amount(
            money(c.loan.payoff.get("amount"))),
        "payment.lost-grace": set,
        "payment.autopay-amount": lambda: amount(money(c.loan.next.get("autopayAmount"))),
        "payment.autopay-day": lambda: on(day(c.loan.next.get("autopayDay"))),
    }
    return known[c.id]() | c.data_day if c.id in known else None


@rule("grace-rules")
def grace_rules(c):
    return {("days", (c.loan.map("specifics").get("grace") or {}).get("days"))} if c.last == "days" else set()


@rule("use")
def use(c):
    """Since when interest runs on an overdraft, what is owed above its limit, and by when it must be repaid."""
    facts = c.loan.map("specifics")
    excess, reset = facts.get("excess") or {}, facts.get("reset") or {}
    known_on = c.loan.data_day

    def since(first):
        return on(first) | ({("days", (known_on - first).days)} if first and first < known_on else set())

    known = {
        "interest-since": lambda: since(day(facts.get("interestSince"))),
        "excess-since": lambda: since(day(excess.get("since"))),
        "excess-interest": lambda: amount(money(excess.get("interest"))),
        "reset": lambda: on(day(reset.get("on"))) | c.away(day(reset.get("on"))),
        "reset-every": lambda: {("days", reset.get("everyDays"))},
    }
    return known[c.last]() | c.data_day if c.last in known else None

"""The first questions that only some products raise: cards and overdrafts, education and car loans, purchases in parts, microloans.

As in `answers`, an answer is a list of (what the figure is, the figure, ids of the main screen where it may stand).
"""

from datetime import timedelta
from decimal import Decimal

from record import day, money, money_sum
from rules_charges import cap_reached, chargeable, payoff_by, plan_payments
from rules_revolving import available, grace, left, lines, over_all_limits, rate_for
from rules_study import own, payouts, shares

OPEN = ("active", "deferred", "maturedUnpaid", "closedToSpending")


def is_open(loan):
    return loan.record["phase"] in OPEN


def dated(what, when, places):
    if when is not None:
        yield what, ("date", when), places


def summed(what, sum_, places):
    if sum_ is not None:
        yield what, ("money", sum_), places


# Cards and overdrafts

def may_spend(loan):
    for line in lines(loan) if is_open(loan) else ():
        yield from summed("available", available(loan, line, loan.data_day), ["limit"])
        yield from summed("in cash", money(line.get("cashAvailable")), ["limit.cash-available", "limit"])
        yield from summed("limit", money(line.get("limit")), ["limit"])


def keep_grace(loan):
    facts = grace(loan)
    if not is_open(loan) or facts.get("state") != "running":
        return
    yield from summed("to pay", money(facts.get("amount")), ["grace.amount", "payment.of.statement", "now"])
    yield from dated("by", day(facts.get("until")), ["grace.until", "payment.of.statement", "payment.date"])
    if facts.get("endedBy"):
        yield "what ends it", ("text", facts["endedBy"]["en"]), ["grace.ended-by", "grace-rules"]


def grace_lost(loan):
    facts = grace(loan)
    if is_open(loan) and facts.get("state") == "lost":
        yield from dated("since", day(facts.get("lostOn")), ["grace.lost-on"])
        if facts.get("endedBy"):
            yield "why", ("text", facts["endedBy"]["en"]), ["grace.ended-by"]
    facts = loan.map("specifics")
    if is_open(loan):
        yield from dated("interest since", day(facts.get("interestSince")), ["use.interest-since"])


def least(loan):
    if not is_open(loan):
        return
    for one in loan.obligations:
        if one["kind"] == "minimum":
            yield from summed("minimum payment", money(one["amount"]), ["payment.amount", "payment"])
            yield from dated("by", day(one.get("due")), ["payment.date"])
            if one.get("covered") and left(one):
                yield from summed("still to pay", left(one), ["payment.covered", "now"])


def over_limit(loan):
    if not is_open(loan) or not over_all_limits(loan):
        return
    yield from summed("above the limit", over_all_limits(loan), ["limit.over"])
    for facts in rate_for(loan, "excess"):
        yield "rate above the limit", ("percent", Decimal(facts["percent"])), ["limit.rate", "terms.rate", "now"]
    yield from dated("since", day((loan.map("specifics").get("excess") or {}).get("since")), ["use.excess-since"])


def reset(loan):
    facts = loan.map("specifics").get("reset") or {}
    if is_open(loan):
        yield from dated("the debt must be zero by", day(facts.get("on")), ["use.reset"])


def limit_changes(loan):
    for line in lines(loan):
        yield from dated("new limit from", day(line.get("newLimitFrom")), ["changes.limit"])
        yield from summed("new limit", money(line.get("newLimit")), ["changes.limit"])
        yield from dated("last day to draw", day(line.get("drawUntil")), ["limit.draw-until"])
        yield from dated("repaid from", day(line.get("repayFrom")), ["limit.repay-from"])


def plans(loan):
    for plan in loan.map("revolving").get("subPlans") or []:
        name = plan.get("title", {}).get("en") if isinstance(plan.get("title"), dict) else plan.get("merchant") or plan["id"]
        place = ["plans.plan.%s" % plan["id"]]
        yield from summed("%s: left" % name, money(plan.get("left")), place)
        yield from summed("%s: payment" % name, money(plan.get("payment")), place)
        yield from dated("%s: on" % name, day(plan.get("nextDue")), place)


def all_plans(loan):
    by_day = plan_payments(loan, loan.data_day)
    if len({plan["id"] for parts in by_day.values() for plan, _, _ in parts}) < 2:
        return
    for when in sorted(by_day)[:3]:
        yield "a payment on", ("date", when), ["plan-calendar"]
        yield "in all", ("money", money_sum(sum_ for _, _, sum_ in by_day[when])), ["plan-calendar"]


# Microloans and purchases in parts

def cap(loan):
    if not is_open(loan) or not loan.terms.get("chargeCap"):
        return
    rest = chargeable(loan)
    if rest:
        yield from summed("may still be charged", rest, ["charge-limit.left"])
        yield from dated("reached if nothing is paid", cap_reached(loan), ["charge-limit.until", "changes.charge-cap"])
    percent = loan.terms["chargeCap"].get("percent")
    if percent:
        yield "the most, of the sum lent", ("percent", Decimal(percent)), ["terms.charge-cap"]


def close_by_day(loan):
    if not is_open(loan) or loan.type not in ("microLoan", "carLoan"):
        return
    ahead = 1 if loan.type == "microLoan" else 10
    today, later = payoff_by(loan, loan.data_day, loan.data_day), loan.data_day + timedelta(days=ahead)
    sum_ = payoff_by(loan, later, loan.data_day)
    if sum_ is not None:
        yield from summed("today", today, ["payoff-by-day.0", "debt.payoff"])
        yield from summed("tomorrow" if ahead == 1 else "in ten days", sum_, ["payoff-by-day.%d" % ahead])


def extension(loan):
    facts = loan.map("extension")
    if not is_open(loan) or facts.get("state") not in ("available", "requested", "used"):
        return
    yield from dated("new day", day(facts.get("movedTo")), ["extension.moved-to"])
    yield from summed("costs", money(facts.get("cost")), ["extension.cost"])
    yield from summed("to pay at once", money(facts.get("toPay")), ["extension.to-pay", "extension.paid"])
    yield from dated("ask by", day(facts.get("askBy")), ["extension.ask-by"])


def purchase(loan):
    order = loan.map("specifics").get("order") or {}
    if order.get("number"):
        yield "order", ("text", order["number"]), ["purchase.number"]
    yield from dated("placed on", day(order.get("placedOn")), ["purchase.placed"])
    yield from dated("money back by", day(order.get("refundBy")), ["purchase.refund-by"])
    for thing in order.get("items") or []:
        price = money(thing.get("price"))
        if price is not None:
            yield thing["title"]["en"], ("money", price * thing.get("quantity", 1)), ["purchase.thing"]


# Education loans

def full_payments(loan):
    facts = own(loan, "deferral")
    if not is_open(loan) or not facts.get("fullPaymentsFrom"):
        return
    yield from dated("from", day(facts["fullPaymentsFrom"]), ["deferral"])
    yield from summed("payment", money(facts.get("fullPayment")), ["deferral"])
    now = [one for one in shares(loan) if day(one["from"]) <= loan.data_day <= (day(one.get("until")) or loan.data_day)]
    for one in now:
        if one["percent"] != "100":
            yield "of the interest until then", ("percent", Decimal(one["percent"])), ["deferral.share"]
    yield from summed("put off so far", money(facts.get("interestPutOff")), ["deferral.put-off"])


def next_part(loan):
    number, following = next(((n, one) for n, one in enumerate(payouts(loan), 1) if not one.get("isPaid")), (0, None))
    if is_open(loan) and following:
        place = "payouts.%d" % number
        yield from dated("on", day(following.get("on")), [place])
        yield from summed("amount", money(following.get("amount")), [place])
        if following.get("needs"):
            yield "what it needs", ("text", following["needs"]["en"]), [place + ".needs"]


def state_support(loan):
    facts = own(loan, "support")
    until = day(facts.get("until"))
    if not is_open(loan) or (until and until < loan.data_day) or not facts.get("statePays"):
        return
    yield "the state pays", ("percent", Decimal(facts["statePays"])), ["support.state-pays"]
    if facts.get("rateWithout"):
        yield "without it", ("percent", Decimal(facts["rateWithout"])), ["support.without", "changes.rate"]


# Car loans

def large_payment(loan):
    facts = loan.terms.get("balloon") or {}
    if not is_open(loan) or not facts:
        return
    yield from summed("last payment", money(facts.get("amount")), ["balloon.amount", "changes.balloon", "changes.residual"])
    yield from dated("on", day(facts.get("due")), ["balloon.date", "changes.balloon", "changes.residual"])
    for way in facts.get("waysOut") or []:
        place = ["balloon.way.%s" % way["kind"]]
        yield from dated("choose by (%s)" % way["kind"], day(way.get("chooseBy")), place)
        yield from summed("payment (%s)" % way["kind"], money(way.get("payment")), place)


# Mortgages

def fixed_rate(loan):
    facts = loan.fixing
    if not is_open(loan) or not facts:
        return
    places = ["terms.fixed-until", "changes.rate-ends"]
    yield from dated("fixed until", day(facts["until"]), places)
    yield from summed("debt on that day", money(facts.get("debt")), places)
    yield from dated("agree on a new rate by", day(facts.get("agreeBy")), places)
    if facts.get("otherwise"):
        yield "otherwise", ("text", facts["otherwise"]["en"]), places


QUESTIONS = [
    ("How much may I still spend?", may_spend),
    ("What is the least I must pay, and by when?", least),
    ("What do I pay to keep the grace period, and what ends it?", keep_grace),
    ("Since when do I pay interest, and why?", grace_lost),
    ("How far am I above the limit, and what does it cost?", over_limit),
    ("By when must an overdraft be repaid?", reset),
    ("Will the limit change?", limit_changes),
    ("What is left of each plan, and what does it cost a month?", plans),
    ("When are the payments of all plans?", all_plans),
    ("How much can they charge me at most?", cap),
    ("What closes the loan on which day?", close_by_day),
    ("What does it cost to pay later?", extension),
    ("What did I buy, and where is it?", purchase),
    ("When do full payments begin, and what do I pay until then?", full_payments),
    ("When does the next part of the money come?", next_part),
    ("What does the state pay?", state_support),
    ("What happens with the large payment at the end?", large_payment),
    ("When does the fixed rate end, and what do I owe then?", fixed_rate),
]

"""What must be on a screen: a document that says nothing wrong by saying nothing is found here."""

from arrears import delay_per_day, still_charged
from derived import Booked, Cost, Holiday, booked, knows_next
from record import day, money


def missing(loan, when, screen, parsed):
    """The ids that the record and the day demand and the document lacks."""
    faults = []
    for ids in demanded(loan, when, screen):
        if not any(id in parsed.ids for id in ids):
            faults.append((" or ".join(ids), "", "is missing"))
    return faults


def demanded(loan, when, screen):
    """Tuples of ids; one of each must be there."""
    for id in header(loan, when):
        yield (id,)
    if screen == "main":
        yield from answers(loan, when)
    if screen in ("main", "details"):
        for id in facts(loan, when):
            yield (id,)
    if screen == "details":
        for one in loan.record["debt"].get("forecast") or []:
            if day(one["on"]) >= when and not any(b["extent"] == "full" and b["on"] <= one["on"] for b in loan.booked):
                yield ("forecast.%s" % one["on"],)
        for key in ("principal", "interest", "fees", "penalties"):
            if loan.of_debt(key) is not None:
                yield ("debt.known.%s" % key,)
        for obligation in loan.obligations if knows_next(loan, when) else ():
            if any(b["extent"] == "full" and b["on"] <= obligation["due"] for b in loan.booked):
                continue
            if obligation["kind"] == "overdue" and day(obligation["due"]) >= when:
                continue
            yield ("obligation.%s.%s.amount" % (obligation["kind"], obligation["due"]),)
    if screen == "schedule":
        for row in loan.rows:
            name = row["number"] if row["kind"] == "instalment" else row["due"]
            yield ("schedule.%s.%s" % ("payment" if row["kind"] == "instalment" else row["kind"], name),)
        for plan in loan.map("revolving").get("subPlans") or []:
            for row in plan.get("schedule") or []:
                yield ("plan-schedules.plan.%s.payment.%s" % (plan["id"], row["number"]),)
    if screen == "operations":
        for operation in loan.operations:
            if when >= loan.data_day or day(operation["date"]) <= when:
                yield ("operation.%s" % operation["id"],)
    if screen == "composition":
        for year in loan.years() if len(loan.years()) > 1 and not loan.schedule.get("truncated") else ():
            yield ("composition.years.%s" % year,)
        for name, value in (loan.overdue.get("portions") or {}).items():
            if money(value) and loan.since < when:
                yield ("overdue.parts.%s" % name,)


def header(loan, when):
    if loan.of_debt("total") is not None:
        yield "debt.total"
    elif loan.of_debt("principal") is not None:
        yield "debt.principal"
    if loan.is_overdue and loan.since < when:
        yield "debt.overdue"


def facts(loan, when):
    closed = loan.record.get("phase") in ("repaid", "closed")
    for policy in loan.insurance:
        if not closed and policy.get("until"):
            yield "insurance.%s.until" % policy["kind"]
    if loan.terms.get("fullCost", {}).get("percent"):
        yield "terms.full-cost"
    if any((day(rate.get("from")) or when) <= when for rate in loan.terms.get("rates") or []):
        yield "terms.rate"


def answers(loan, when):
    """The figures of the first questions."""
    if loan.amount is not None and when >= loan.data_day:
        yield ("now.task",)
    if loan.is_overdue and loan.since < when:
        yield ("overdue.parts.total", "overdue.cure")
        yield ("overdue.since",)
        if still_charged(loan, delay_per_day(loan), when):
            yield ("overdue.per-diem",)
        if loan.overdue.get("next"):
            yield ("overdue.next",)
    coming = booked(loan, when)
    if coming:
        name = "early." + coming["extent"]
        yield (name + ".on",)
        yield (name + ".amount",) if coming.get("payer") else (name + ".needed.total", name + ".needed")
        need = Booked(loan, coming)
        if need.covered and need.missing:
            yield (name + ".missing",)
    elif loan.amount is not None and loan.due >= when and knows_next(loan, when):
        yield ("payment.amount",)
        yield ("payment.date",)
    holiday = Holiday(loan)
    if holiday.until and holiday.until >= when:
        yield ("holiday.until",)
        if holiday.price:
            yield ("holiday.price",)
    if loan.record.get("closing"):
        for step in loan.closing:
            yield ("closing." + step["kind"],)
    costs = Cost(loan, when)
    # On an earlier day, the later operations are left out: what was paid then follows from a complete schedule alone.
    is_known = (loan.rows and not loan.schedule.get("truncated")) or all(day(o["date"]) <= when for o in loan.operations)
    if costs.paid and (when >= loan.data_day or loan.repaid and is_known):
        yield ("cost.paid", "cost.paid.total")
        if costs.left:
            yield ("cost.left", "cost.left.total")
            yield ("cost.in-all",)

"""What must be on a screen: a document that says nothing wrong by saying nothing is found here."""

from record import money


def missing(loan, day, screen, parsed):
    """The ids that the record and the day demand and the document lacks."""
    faults = []
    for id in sorted(set(demanded(loan, day, screen)) - parsed.ids):
        faults.append((id, "", "is missing"))
    return faults


def demanded(loan, day, screen):
    closed = loan.record.get("phase") in ("repaid", "closed")
    if loan.of_debt("total") is not None:
        yield "debt.total"
    elif loan.of_debt("principal") is not None:
        yield "debt.principal"
    if loan.is_overdue:
        yield "debt.overdue"
    if screen == "schedule":
        for row in loan.rows:
            if row["kind"] == "instalment":
                yield "schedule.payment.%s" % row["number"]
            else:
                yield "schedule.%s.%s" % (row["kind"], row["due"])
    if screen == "operations":
        for operation in loan.operations:
            yield "operation.%s" % operation["id"]
    if screen == "details":
        for key in ("total", "principal", "interest", "fees", "penalties"):
            if loan.of_debt(key) is not None:
                yield "debt.known.%s" % key
        for obligation in loan.obligations:
            yield "obligation.%s.%s.amount" % (obligation["kind"], obligation["due"])
    if screen in ("main", "details"):
        for policy in loan.insurance:
            if not closed and policy.get("until"):
                yield "insurance.%s.until" % policy["kind"]
        if loan.terms.get("fullCost", {}).get("percent"):
            yield "terms.full-cost"
        if loan.terms.get("rates"):
            yield "terms.rate"
    if screen == "composition":
        for year in loan.years():
            yield "composition.years.%s" % year
        for name, value in (loan.overdue.get("portions") or {}).items():
            if money(value):
                yield "overdue.parts.%s" % name

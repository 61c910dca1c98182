"""Puts a record into each state, with the facts that belong to it. Each function changes a copy."""

import copy
from datetime import date, timedelta
from decimal import Decimal

MONEY = ("principal", "interest", "fees", "penalties")


class Subject:
    """A sample loan in an ordinary state, which is put into others."""

    def __init__(self, record, as_of):
        self.as_of = date.fromisoformat(as_of)
        self.record = calm(record)

    def day(self, offset):
        return (self.as_of + timedelta(days=offset)).isoformat()

    def in_state(self, phase, overlay):
        return self.made([PHASES[phase]], [overlay] if overlay else [])

    def in_combination(self, name):
        return self.made(*COMBINATIONS[name])

    def made(self, phases, overlays):
        made = Subject.__new__(Subject)
        made.as_of, made.record = self.as_of, copy.deepcopy(self.record)
        for change in phases:
            change(made)
        made.record["overlays"] = []
        for overlay in overlays:
            made.record["overlays"].append(overlay)
            if overlay in FACTS:
                FACTS[overlay](made)
        if not made.record["overlays"]:
            del made.record["overlays"]
        return made.record

    # Parts of the record

    @property
    def debt(self):
        return self.record.setdefault("debt", {})

    @property
    def lines(self):
        return self.record.get("revolving", {}).get("lines", [])

    def sum_due(self):
        """The amount of the next payment, or a part of the debt where there is none."""
        for obligation in self.record.get("obligations") or []:
            if obligation.get("amount"):
                return obligation["amount"]
        return "%.2f" % (Decimal(self.debt.get("total") or "1000.00") / 10)

    def drop(self, *keys):
        for key in keys:
            self.record.pop(key, None)

    def owe(self, **parts):
        """States what is owed, part by part, and nothing that does not go with it."""
        self.record["debt"] = {name: parts.get(name, "0.00") for name in MONEY}
        self.debt["total"] = "%.2f" % sum(Decimal(value) for value in parts.values())
        self.debt["overdue"] = {"amount": "0.00"}
        for line in self.lines:
            line["used"] = self.debt["total"]

    def no_payments(self):
        self.drop("obligations", "holiday", "earlyRepayments", "actions", "autopay")
        self.record["obligations"] = []
        schedule = self.record.get("schedule") or {}
        if "rows" in schedule:
            schedule["rows"] = [row for row in schedule["rows"] if row.get("status") == "paid"]
            schedule["kind"] = "counts" if not schedule["rows"] else schedule["kind"]


def calm(record):
    """The loan without its overlays and what belongs to them."""
    record = copy.deepcopy(record)
    for key in ("overlays", "holiday", "earlyRepayments", "closing", "transfer", "restructuring", "disbursement", "notices"):
        record.pop(key, None)
    record["phase"] = "active"
    if "debt" in record:
        record["debt"]["overdue"] = {"amount": "0.00"}
        record["debt"].pop("overpaid", None)
    return record


# Phases

def never_lent(phase):
    def change(subject):
        subject.record["phase"] = phase
        subject.no_payments()
        subject.drop("debt", "operations", "documents", "insurance", "cards", "paid", "paidThisYear", "schedule", "specifics")
        subject.record["schedule"] = {"absent": "notApplicable"}
        if "revolving" in subject.record:
            limits = [{"id": line["id"], "limit": line["limit"]} for line in subject.lines if "limit" in line]
            subject.record["revolving"] = {"lines": limits}
        subject.drop("opened", "ends")
    return change


def over(phase):
    def change(subject):
        subject.record["phase"] = phase
        subject.no_payments()
        subject.owe()
        for line in subject.lines:
            line.update({"used": "0.00", "available": "0.00"})
        if "revolving" in subject.record:
            subject.record["revolving"] = {"lines": subject.lines}
        schedule = subject.record.get("schedule") or {}
        if schedule.get("total"):
            subject.record["schedule"] = {"kind": "counts", "paid": schedule["total"], "total": schedule["total"]}
        subject.record["settled"] = subject.day(-7)
    return change


def gone(phase):
    def change(subject):
        subject.record["phase"] = phase
        subject.no_payments()
        subject.debt.pop("payoff", None)
        if "revolving" in subject.record:
            for line in subject.lines:
                line["available"] = "0.00"
            subject.record["revolving"] = {"lines": subject.lines}
        if phase == "transferred":
            subject.record["transfer"] = {"kind": "claim", "effective": subject.day(-20), "to": "New Lender"}
    return change


def only(phase):
    def change(subject):
        subject.record["phase"] = phase
    return change


def matured(subject):
    subject.record["phase"] = "maturedUnpaid"
    subject.record["ends"] = subject.day(-10)
    subject.no_payments()
    total = subject.debt.get("total", "0.00")
    subject.debt["overdue"] = {"amount": total, "since": subject.day(-10)}
    subject.debt.pop("payoff", None)
    subject.record["schedule"] = {"absent": "notProvided"}


def closed_to_spending(subject):
    subject.record["phase"] = "closedToSpending"
    for line in subject.lines:
        line["available"] = "0.00"
        if "cashAvailable" in line:
            line["cashAvailable"] = "0.00"


PHASES = {
    "active": only("active"), "deferred": only("deferred"), "unknown": only("parked"), "maturedUnpaid": matured,
    "closedToSpending": closed_to_spending,
    **{phase: never_lent(phase) for phase in ("application", "approved", "rejected", "withdrawn", "cancelled")},
    **{phase: over(phase) for phase in ("repaid", "closed")},
    **{phase: gone(phase) for phase in ("writtenOff", "rescheduled", "transferred")},
}


# Overlays

def overdue(subject):
    if subject.record["phase"] == "maturedUnpaid":
        return
    amount = min(Decimal(subject.sum_due()), Decimal(subject.debt.get("total", "1000.00")))
    subject.debt["overdue"] = {"amount": "%.2f" % amount, "since": subject.day(-12)}


def processing(subject):
    detailed(subject, "paymentProcessing", since=subject.day(0), amount=subject.sum_due())


def failed(subject):
    detailed(subject, "paymentFailed", since=subject.day(-2), amount=subject.sum_due(), reason="no money on the account")


def booked(subject):
    subject.record["earlyRepayments"] = [{"extent": "full", "on": subject.day(3), "requestedOn": subject.day(-1)}]


def holiday(subject):
    subject.record["holiday"] = {"from": subject.day(-20), "until": subject.day(60), "interestContinues": True}
    for obligation in subject.record.get("obligations") or []:
        obligation["due"] = max(obligation.get("due", ""), subject.day(61))


def restructured(subject):
    subject.record["restructuring"] = {"agreedOn": subject.day(-90), "terms": "The term is longer, the payment is smaller."}


def disbursed(subject):
    detailed(subject, "partiallyDisbursed", amount=subject.sum_due(), due=subject.day(90))


def collected(subject):
    overdue(subject)
    subject.record["contacts"] = [{"role": "collector", "name": "Collector", "phones": ["+7 495 000-00-00"]}]


def overpaid(subject):
    subject.debt["overpaid"] = "150.00"


def rate_change(subject):
    subject.record.setdefault("terms", {})["rateChange"] = {
        "announcedOn": subject.day(-3), "from": subject.day(40), "rate": {"percent": "19.9"}}


def grace(subject):
    if "revolving" in subject.record:
        subject.record["revolving"].setdefault("grace", {"state": "running", "until": subject.day(4), "amount": "1000.00"})
    else:
        detailed(subject, "gracePeriod", until=subject.day(200))


def transfer(subject):
    subject.record["transfer"] = {
        "kind": "servicing", "effective": subject.day(20), "to": "New Servicer", "oldAcceptsUntil": subject.day(18)}


def disputed(subject):
    detailed(subject, "disputed", since=subject.day(-9), amount="500.00", reason="an operation is unknown")


def bankrupt(subject):
    overdue(subject)
    detailed(subject, "bankruptcy", since=subject.day(-60), claimsUntil=subject.day(5), number="А40-1/26", authority="Court")
    subject.record["contacts"] = [{"role": "trustee", "name": "Manager"}]


def died(subject):
    overdue(subject)
    detailed(subject, "borrowerDied", since=subject.day(-80), due=subject.day(100), effect="the heirs decide")


def decided(subject):
    overdue(subject)
    detailed(subject, "courtDecision", since=subject.day(-90), amount="1000.00", payTo="the bailiff", number="1/26/1-ИП")


def subsidy_lost(subject):
    detailed(subject, "subsidyLost", since=subject.day(-2), reason="the job ended", advice="Send proof of a new job.")


def misdirected(subject):
    detailed(subject, "paymentMisdirected", since=subject.day(-3), amount="500.00", isInTime=True, until=subject.day(4))


def forgiven(subject):
    detailed(subject, "forgiven", since=subject.day(-10), amount="100.00")


def partial(subject):
    subject.drop("operations")


def detailed(subject, overlay, **details):
    subject.record["overlays"] = [one for one in subject.record["overlays"] if one != overlay]
    subject.record["overlays"].append({"kind": overlay, **details})


FACTS = {
    "overdue": overdue, "paymentProcessing": processing, "paymentFailed": failed, "earlyRepaymentScheduled": booked,
    "paymentHoliday": holiday, "restructured": restructured, "partiallyDisbursed": disbursed, "collections": collected,
    "overpaid": overpaid, "rateChangeAnnounced": rate_change, "gracePeriod": grace, "servicingTransfer": transfer,
    "disputed": disputed, "partialData": partial, "bankruptcy": bankrupt, "borrowerDied": died, "courtDecision": decided,
    "subsidyLost": subsidy_lost, "paymentMisdirected": misdirected, "forgiven": forgiven,
}


# Combinations

def several_sums(subject):
    due, amount = subject.day(4), subject.sum_due()
    half = "%.2f" % (Decimal(amount) / 2)
    kind = "minimum" if "revolving" in subject.record else "instalment"
    subject.record["obligations"] = [
        {"kind": kind, "due": due, "amount": amount}, {"kind": "fee", "due": due, "amount": half},
    ]


def only_a_penalty(subject):
    subject.no_payments()
    subject.owe(penalties="37.40")
    subject.record["obligations"] = [{"kind": "fee", "due": subject.day(10), "amount": "37.40"}]
    if "revolving" in subject.record:
        subject.record["revolving"] = {"lines": [{"id": line["id"], "used": "37.40"} for line in subject.lines]}
    schedule = subject.record.get("schedule") or {}
    if schedule.get("total"):
        subject.record["schedule"] = {"kind": "counts", "paid": schedule["total"], "total": schedule["total"]}


def over_the_limit(subject):
    for line in subject.lines:
        line["limit"] = "%.2f" % (Decimal(line.get("used") or subject.debt["total"]) - 100)
        line["available"] = "0.00"


COMBINATIONS = {
    "overdue, a holiday asked for, autopay off": ([only("active")], ["overdue", "requestPending", "autopayOff"]),
    "in collections": ([only("active")], ["overdue", "collections"]),
    "early repayment booked, old schedule shown": ([only("active")], ["earlyRepaymentScheduled"]),
    "partly disbursed and overdue": ([only("active")], ["partiallyDisbursed", "overdue"]),
    "overpaid while a payment is processed": ([only("active")], ["overpaid", "paymentProcessing"]),
    "several sums due one day": ([only("active"), several_sums], []),
    "nothing owed but a penalty": ([only("active"), only_a_penalty], []),
    "over the limit": ([only("active"), over_the_limit], []),
    "closed to spending with debt": ([closed_to_spending], []),
}

"""The overdrafts: accounts run day by day, from their terms and from what happened."""

from datetime import timedelta
from decimal import Decimal

from terms import AS_OF, both, cents, day, money, party

NAME = "Overdraft"
ABOUT = """
Sample records, made by `.ci/samples/overdraft.py`: overdrafts that are unused, used without a last day, above the limit,
near the day by which the debt must be zero, overdue on a blocked account, with a lower limit to come, closed with a debt,
and known in part.

Interest is simple, ACT/365F, on the debt at the end of each day: at one rate up to the limit and at another above it.
Money that comes in repays interest first. After a missed last day a penalty is charged on what should have been repaid.
The people are fictional.
"""

RATE, EXCESS, PENALTY = Decimal("21.9"), Decimal("39.9"), Decimal("20")


class Account:
    """An overdraft on AS_OF. Events are (day, kind, amount): "purchase", "cash", "transfer", and "payment" that comes in."""

    def __init__(self, id, opened, limit, events, reset=None, every=60):
        self.id, self.opened, self.limit = id, day(opened), Decimal(limit)
        self.reset, self.every = day(reset) if reset else None, every
        self.events = [(day(on), kind, Decimal(amount)) for on, kind, amount in events]
        self.debt = self.interest = self.excess_interest = self.late = Decimal(0)
        self.since = self.excess_since = None
        self.operations = []
        on = self.opened
        while on <= AS_OF:
            self.run(on)
            on += timedelta(days=1)

    def interest_of_day(self):
        within = min(self.debt, self.limit)
        return within * RATE / 36500, max(self.debt - self.limit, Decimal(0)) * EXCESS / 36500

    def run(self, on):
        within, above = self.interest_of_day()
        self.interest += within + above
        self.excess_interest += above
        for at, kind, amount in self.events:
            if at == on:
                self.book(on, kind, amount)
        if self.reset and on == self.reset:
            self.late = self.debt + cents(self.interest)

    def book(self, on, kind, amount):
        if kind == "payment":
            self.interest = cents(self.interest)
            part = min(amount, self.interest)
            self.interest -= part
            self.debt -= amount - part
        else:
            self.debt += amount
            self.since = self.since or on
        if not self.debt:
            self.since = None
        self.excess_since = (self.excess_since or on) if self.debt > self.limit else None
        if not self.excess_since:
            self.excess_interest = Decimal(0)
        self.operations.append({"kind": kind, "date": on.isoformat(), "amount": money(amount)})

    @property
    def overdue(self):
        return self.late if self.reset and self.reset < AS_OF else Decimal(0)

    @property
    def penalties(self):
        return cents(self.overdue * PENALTY / 36500 * (AS_OF - self.reset).days) if self.overdue else Decimal(0)

    @property
    def total(self):
        return self.debt + cents(self.interest) + self.penalties

    def per_diem(self):
        return cents(sum(self.interest_of_day()) + self.overdue * PENALTY / 36500)

    def debt_record(self):
        overdue = {"amount": "0.00"}
        if self.overdue:
            # After the last day the whole debt is overdue, with its interest and the penalty.
            overdue = {
                "amount": money(self.total), "since": self.reset.isoformat(), "perDiem": money(self.per_diem()),
                "portions": {"principal": money(self.debt), "interest": money(cents(self.interest)),
                             "penalties": money(self.penalties)}}
        record = {
            "total": money(self.total), "principal": money(self.debt), "interest": money(self.interest), "fees": "0.00",
            "penalties": money(self.penalties), "overdue": overdue}
        if self.total:
            record["payoff"] = {
                "amount": money(self.total), "validOn": AS_OF.isoformat(), "perDiem": money(self.per_diem())}
        return record

    def obligations(self):
        if not self.reset or not self.debt:
            return []
        due = self.reset.isoformat()
        if self.overdue:
            return [{"kind": "overdue", "due": due, "amount": money(self.total)}]
        days = (self.reset - AS_OF).days
        grown = self.debt + cents(self.interest + sum(self.interest_of_day()) * days)
        return [{"kind": "statement", "due": due, "amount": money(grown), "purpose": "closes"}]

    def specifics(self):
        record = {}
        if self.since:
            record["interestSince"] = self.since.isoformat()
        if self.reset:
            record["reset"] = {"on": self.reset.isoformat(), "everyDays": self.every}
        if self.excess_since:
            record["excess"] = {"since": self.excess_since.isoformat(), "interest": money(self.excess_interest)}
        return record

    def record(self, customer, name, phase="active", overlays=(), line=None, **other):
        is_open = phase == "active" and not {"frozen"} & set(overlays)
        available = max(self.limit - self.debt, Decimal(0)) if is_open else Decimal(0)
        rates = [("overdraft", RATE), ("excess", EXCESS), ("penalty", PENALTY)]
        record = {
            "id": self.id, "currency": "RUB", "contractNumber": f"SAMPLE-{self.id}", "opened": self.opened.isoformat(),
            "parties": [party(customer, name)], "phase": phase}
        if overlays:
            record["overlays"] = list(overlays)
        return record | {
            "debt": self.debt_record(), "obligations": self.obligations(),
            "terms": {
                "rates": [{"percent": str(percent), "period": "year", "basis": "nominal", "kind": "fixed", "use": use}
                          for use, percent in rates],
                "amortisation": "none",
                "penalty": {"rate": {"percent": str(PENALTY), "period": "year"}, "base": "overdueAmount",
                            "interestContinues": True}},
            "revolving": {"lines": [
                {"id": "main", "limit": money(self.limit), "available": money(available), "used": money(self.debt)}
                | (line or {})]},
            "schedule": {"absent": "notApplicable"},
            "operations": [{"id": f"{self.id}-{number}"} | one
                           for number, one in enumerate(self.operations, 1)][::-1],
            "account": f"4081781000000000{self.id}",
            "actions": [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}],
        } | other | {"specifics": self.specifics()}


def loans():
    yield Account("7001", "2026-03-02", 50000, [
        ("2026-10-08", "purchase", "6400.00"), ("2026-10-15", "payment", "6426.88")]).record("C-20", "Полина Образцова")

    yield Account("7002", "2026-05-12", 60000, [
        ("2026-10-19", "purchase", "14200.00"), ("2026-10-27", "cash", "8000.00"),
        ("2026-11-10", "payment", "5000.00")]).record("C-71", "Тимур Бумажный")

    yield Account("7003", "2026-04-20", 40000, [
        ("2026-10-22", "purchase", "31500.00"), ("2026-11-05", "purchase", "7900.00"),
        ("2026-11-11", "purchase", "3800.00")]).record("C-71", "Тимур Бумажный")

    yield Account("7004", "2026-06-01", 30000, [
        ("2026-10-03", "purchase", "21600.00"), ("2026-11-09", "payment", "4000.00")], reset="2026-11-26",
    ).record("C-72", "Зоя Макетова")

    yield Account("7005", "2026-02-16", 35000, [
        ("2026-09-14", "purchase", "28400.00"), ("2026-10-05", "transfer", "4100.00")], reset="2026-11-10",
    ).record("C-72", "Зоя Макетова", overlays=["overdue", "frozen"])

    yield Account("7006", "2026-01-19", 45000, [
        ("2026-10-29", "purchase", "33700.00"), ("2026-11-13", "payment", "2500.00")],
    ).record(
        "C-73", "Нина Пробная", line={"newLimit": "20000.00", "newLimitFrom": "2026-12-01"},
        notices=[{
            "id": "limit", "importance": "attention", "title": both("The limit will be lower", "Лимит станет меньше"),
            "text": both("Less money came to the account in the last three months.",
                         "За последние три месяца на счёт поступало меньше денег.")}])

    yield Account("7007", "2026-01-26", 25000, [
        ("2026-10-01", "purchase", "11800.00"), ("2026-11-02", "payment", "3000.00")], reset="2026-11-30",
    ).record("C-73", "Нина Пробная", phase="closedToSpending")

    partly = Account("7008", "2026-05-25", 20000, [("2026-11-03", "purchase", "7300.00")])
    record = partly.record("C-74", "Гость Неполный", overlays=["partialData"])
    record["debt"] = {"principal": record["debt"]["principal"]}
    record["obligations"] = {"absent": "notProvided"}
    record["revolving"]["lines"] = [{"id": "main", "limit": money(partly.limit)}]
    del record["operations"], record["specifics"]["interestSince"]
    yield record

"""The credit cards: accounts run day by day, from their terms and from what happened."""

from datetime import timedelta
from decimal import ROUND_HALF_UP, Decimal

from terms import AS_OF, both, cents, day, months_after, money, party

NAME = "CreditCard"
ABOUT = """
Sample records, made by `.ci/samples/creditCard.py`: cards in grace, with interest, overdue, in collections, above the
limit, closed to spending, with only a penalty left, overpaid in tenge, and with two plans in instalments.

Interest is simple, ACT/365F, by use: cash and transfers bear it from the first day; purchases bear it from the closing
day before, in a period with cash and after a statement that was not paid in full by its last day. A payment goes to
interest, then to cash, transfers and purchases, then to fees, and to the penalty last. The penalty is charged on the
missed minimum payment, for each day after its last day. The people are fictional.
"""

USES = ("cash", "transfers", "purchases")


class Card:
    """The account of a card on AS_OF, from its terms and events: (day, kind, amount, other fields of the operation)."""

    def __init__(self, id, opened, limit, rates, closing_day, events, due_days=20, percent="5", floor="600", penalty="20",
                 plans=()):
        self.id, self.opened, self.limit, self.rates = id, day(opened), Decimal(limit), rates
        self.closing_day, self.due_days, self.percent, self.floor = closing_day, due_days, Decimal(percent), Decimal(floor)
        self.penalty_percent, self.plans = Decimal(penalty), list(plans)
        self.events = sorted(((day(on), kind, Decimal(amount) if amount is not None else None, other)
                              for on, kind, amount, other in events), key=lambda event: event[0])
        self.balance = {use: Decimal(0) for use in USES}
        self.interest = self.fees = self.penalties = self.own = self.plan_debt = Decimal(0)
        self.statements, self.operations, self.arrears, self.loss = [], [], [], None
        self.begin(self.opened)
        self.accrued_penalty = Decimal(0)
        on = self.opened
        while on <= AS_OF:
            self.run(on)
            on += timedelta(days=1)
        self.accrued = self.interest_of_period(AS_OF)
        self.penalties += self.charged_penalty()

    def begin(self, on):
        """Begins a period, on its first day."""
        self.period = {"from": on, "opening": self.debt, "payments": Decimal(0), "purchases": Decimal(0),
                       "cash": Decimal(0), "fees": Decimal(0)}
        self.days = {use: Decimal(0) for use in USES}
        self.paid = self.paid_in_time = self.to_minimum = Decimal(0)
        self.cash_on = None

    @property
    def principal(self):
        return sum(self.balance.values())

    @property
    def debt(self):
        return self.principal + self.interest + self.fees + self.penalties + self.plan_debt - self.own

    @property
    def last(self):
        return self.statements[-1] if self.statements else None

    @property
    def minimum_left(self):
        return max(self.last["minimum"] - self.to_minimum, Decimal(0)) if self.last else Decimal(0)

    @property
    def overdue(self):
        """What is left of the minimum payments that were missed."""
        return sum((one["left"] for one in self.arrears), Decimal(0))

    def run(self, on):
        if on > self.opened:
            for use in USES:
                self.days[use] += self.balance[use]
            if self.last and on == self.last["due"] + timedelta(days=1) and self.minimum_left:
                self.arrears.append({"due": self.last["due"], "amount": self.last["minimum"], "left": self.minimum_left})
            self.accrued_penalty += self.overdue * self.penalty_percent / 36500
        for at, kind, amount, other in self.events:
            if at == on:
                self.book(on, kind, amount, other)
        closing = months_after(on.replace(day=1), 0, self.closing_day)
        if on == closing and on > self.opened:
            self.close(on)

    def book(self, on, kind, amount, other):
        if kind in ("purchase", "cash", "transfer"):
            plan = other.get("subPlan")
            use = {"purchase": "purchases", "cash": "cash", "transfer": "transfers"}[kind]
            self.period["cash" if kind != "purchase" else "purchases"] += amount
            if plan:
                self.plan_debt += amount
            else:
                self.balance[use] += amount
            if kind != "purchase":
                self.cash_on = self.cash_on or on
        elif kind == "fee":
            self.fees += amount
            self.period["fees"] += amount
        elif kind == "payment":
            amount = amount if amount is not None else self.settle(on)
            self.pay(on, amount, other.get("subPlan"))
        self.operations.append({"kind": kind, "date": on.isoformat(), "amount": money(amount)} | other)

    def settle(self, on):
        """Charges the interest of the period and returns what repays everything but the penalty."""
        charged = self.interest_of_period(on)
        if charged:
            self.interest += charged
            self.period["interest"] = self.period.get("interest", Decimal(0)) + charged
            self.days = {use: Decimal(0) for use in USES}
            self.operations.append({"kind": "interestAccrual", "date": on.isoformat(), "amount": money(charged)})
        return self.principal + self.interest + self.fees

    def pay(self, on, amount, plan=None):
        self.period["payments"] += amount
        if self.last and on <= self.last["due"]:
            self.paid_in_time += amount
        if plan:
            self.plan_debt -= amount
            return
        self.paid += amount
        to_arrears = Decimal(0)
        for one in self.arrears:
            part = min(amount - to_arrears, one["left"])
            one["left"] -= part
            to_arrears += part
        self.to_minimum += amount - to_arrears
        part = min(amount, self.interest)
        self.interest -= part
        amount -= part
        for use in USES:
            part = min(amount, self.balance[use])
            self.balance[use] -= part
            amount -= part
        part = min(amount, self.fees)
        self.fees -= part
        self.own += amount - part

    def is_lost(self, on):
        """Whether the last statement was not paid in full by its last day, as far as that is known."""
        if self.last is None:
            return False
        return self.paid_in_time < self.last["for_grace"] if on > self.last["due"] else self.last["bears"]

    def interest_of_period(self, on):
        """The interest of the period so far, each use rounded once."""
        lost, total = self.is_lost(on), Decimal(0)
        self.bears = lost or self.cash_on is not None
        if not lost or self.loss is None:
            late = (self.last["due"] + timedelta(days=1), "late") if lost else None
            cash = (self.cash_on, "cash") if self.cash_on else None
            self.loss = min((cause for cause in (late, cash) if cause), default=None)
        for use in USES:
            if use != "purchases" or self.bears:
                total += cents(self.days[use] * Decimal(self.rates[use]) / 36500)
        return total

    def charged_penalty(self):
        charged, self.accrued_penalty = cents(self.accrued_penalty, ROUND_HALF_UP), Decimal(0)
        return charged

    def close(self, on):
        charged, penalty = self.interest_of_period(on), self.charged_penalty()
        self.interest += charged
        self.penalties += penalty
        interest = charged + self.period.pop("interest", Decimal(0))
        share = cents(self.principal * self.percent / 100, ROUND_HALF_UP)
        closing = self.debt
        most = closing - self.overdue - self.plan_debt - (self.fees if self.plans else 0)
        minimum = max(min(max(share + interest, self.floor), most), Decimal(0))
        self.period["fees"] += penalty
        self.statements.append(
            self.period | {"until": on, "due": on + timedelta(days=self.due_days), "closing": closing,
                           "interest": interest, "minimum": minimum, "bears": self.bears,
                           "for_grace": closing - self.plan_debt + sum(plan["payment"] for plan in self.due_plans(on))})
        for kind, amount in (("interestAccrual", charged), ("penalty", penalty)):
            if amount:
                self.operations.append({"kind": kind, "date": on.isoformat(), "amount": money(amount)})
        self.begin(on + timedelta(days=1))

    # What a record states

    @property
    def total(self):
        return self.debt + self.accrued

    def statement(self, one):
        names = ("opening", "closing", "payments", "purchases", "cash", "interest", "fees", "minimum")
        days = {"from": one["from"].isoformat(), "until": one["until"].isoformat(), "due": one["due"].isoformat()}
        sums = {name: money(one[name]) for name in names}
        if not one["bears"] and one["closing"] > 0:
            sums["amountForGrace"] = money(one["for_grace"])
        return {"id": f"{self.id}-{one['until']}"} | days | sums

    def due_plans(self, on):
        """The plans with a payment by the last day of the statement of a day."""
        return [plan for plan in self.plans if day(plan["opened"]) <= on]

    def grace(self):
        if self.bears:
            on, cause = self.loss
            why = (both("cash was taken or money transferred", "снятие наличных или перевод") if cause == "cash"
                   else both("a statement was not paid in full in time", "выписка оплачена не полностью или не в срок"))
            return {"state": "lost", "lostOn": on.isoformat(), "endedBy": why}
        left = self.last["for_grace"] - self.paid_in_time if self.last else Decimal(0)
        until = {"until": self.last["due"].isoformat()} if self.last and self.last["due"] >= AS_OF else {}
        if left <= 0 or not until:
            return {"state": "kept"} | until
        return {"state": "running"} | until | {"amount": money(left)}

    def obligations(self):
        last, late = self.last, [one for one in self.arrears if one["left"]]
        overdue = [{"kind": "overdue", "due": one["due"].isoformat(), "amount": money(one["left"])} for one in late]
        if last is None or self.debt <= 0 or last["due"] < AS_OF:
            return overdue
        due = last["due"].isoformat()
        sums = [("minimum", last["minimum"], {} if overdue or self.plans else {"purpose": "avoidsPenalty"})]
        sums += [("instalment", plan["payment"], {}) for plan in self.due_plans(last["until"])]
        if self.plans and self.fees:
            sums.append(("fee", self.fees, {}))
        if last["for_grace"] > last["minimum"]:
            sums.append(("statement", last["for_grace"], {} if self.bears else {"purpose": "keepsGrace"}))
        return overdue + [
            {"kind": kind, "due": due, "amount": money(amount)}
            | ({"covered": money(min(self.paid, amount))} if self.paid and kind in ("minimum", "statement") else {})
            | other for kind, amount, other in sums if amount > 0]

    def per_diem(self):
        total = sum(cents(self.balance[use] * Decimal(self.rates[use]) / 36500)
                    for use in USES if use != "purchases" or self.bears)
        return total + cents(self.overdue * self.penalty_percent / 36500)

    def record(self, customer, name, phase="active", overlays=(), currency="RUB", actions=None, specifics=None, line=None,
               overdue=None, **other):
        own = max(-self.total, Decimal(0))
        debt = max(self.total, Decimal(0))
        used = debt
        cash_limit = cents(self.limit * 30 / 100)
        open_ = phase == "active" and not {"frozen", "collections"} & {
            one if isinstance(one, str) else one["kind"] for one in overlays}
        available = max(self.limit - used, Decimal(0)) + own if open_ else Decimal(0)
        arrears = {"amount": "0.00"}
        if self.overdue:
            late = [one for one in self.arrears if one["left"]]
            items = [{"due": one["due"].isoformat(), "amount": money(one["amount"]), "left": money(one["left"])} for one in late]
            arrears = {"amount": money(self.overdue), "since": late[0]["due"].isoformat(), "items": items} | (overdue or {})
        record = {
            "id": self.id, "currency": currency, "contractNumber": f"SAMPLE-{self.id}", "opened": self.opened.isoformat(),
            "parties": [party(customer, name)], "phase": phase}
        if overlays:
            record["overlays"] = list(overlays)
        record["debt"] = {
            "total": money(debt), "principal": money(self.principal + self.plan_debt),
            "interest": money(self.interest + self.accrued), "fees": money(self.fees), "penalties": money(self.penalties),
            "overdue": arrears}
        if own:
            record["debt"]["overpaid"] = money(own)
        if debt:
            grows = self.per_diem()
            record["debt"]["payoff"] = {"amount": money(debt), "validOn": AS_OF.isoformat()} | (
                {"perDiem": money(grows)} if grows else {})
        record["obligations"] = self.obligations()
        uses = [{"percent": str(percent), "period": "year", "basis": "nominal", "kind": "fixed", "use": use}
                for use, percent in (self.rates | {"penalty": str(self.penalty_percent)}).items()]
        record["terms"] = {
            "rates": uses, "amortisation": "none",
            "penalty": {"rate": {"percent": str(self.penalty_percent), "period": "year"}, "base": "overdueAmount",
                        "interestContinues": True}}
        record["revolving"] = {
            "lines": [{"id": "main", "limit": money(self.limit), "available": money(available), "used": money(used),
                       "cashLimit": money(cash_limit),
                       "cashAvailable": money(min(cash_limit - self.balance["cash"], available))} | (line or {})],
            "closingDay": self.closing_day}
        if self.last:
            record["revolving"]["statement"] = self.statement(self.last)
        if len(self.statements) > 1:
            record["revolving"]["earlierStatements"] = [self.statement(one) for one in self.statements[-2:-4:-1]]
        record["revolving"]["grace"] = self.grace()
        record["revolving"]["minimumRule"] = {"percent": str(self.percent), "floor": money(self.floor), "addsInterest": True}
        if self.plans:
            record["revolving"]["subPlans"] = [plan_record(plan) for plan in self.plans]
        record["schedule"] = {"absent": "notApplicable"}
        numbered = [{"id": f"{self.id}-{number}"} | one for number, one in enumerate(self.operations, 1)]
        record["operations"] = numbered[::-1][:12]
        record["actions"] = actions or [{"kind": "pay", "state": "available"}, {"kind": "orderStatement", "state": "available"}]
        record |= other
        record["specifics"] = specifics or GRACE
        return record


def plan_record(plan):
    paid, payments = plan["paid"], plan["payments"]
    return {
        "id": plan["id"], "kind": "instalments", "title": plan["title"], "merchant": plan["merchant"],
        "opened": plan["opened"], "ends": plan["ends"], "original": money(plan["payment"] * payments),
        "left": money(plan["payment"] * (payments - paid)), "payment": money(plan["payment"]), "nextDue": plan["next"],
        "paid": paid, "payments": payments, "rate": {"percent": "0", "period": "year"}}


RATES = {"purchases": "29.9", "cash": "49.9", "transfers": "49.9"}
GRACE = {"grace": {
    "days": 51, "brokenBy": ["cash", "transfer", "partialPayment", "latePayment"],
    "returns": both("after a statement is paid in full, from the next period",
                    "после полной оплаты выписки, со следующего периода")}}


def loans():
    yield Card("4001", "2026-08-14", 300000, RATES, 5, [
        ("2026-09-18", "purchase", "18450.00", {}), ("2026-10-20", "payment", "18450.00", {}),
        ("2026-10-28", "purchase", "42600.50", {}), ("2026-11-15", "purchase", "3275.00", {}),
    ]).record("C-20", "Полина Образцова")

    yield Card("4002", "2026-07-02", 150000, {"purchases": "34.9", "cash": "54.9", "transfers": "54.9"}, 25, [
        ("2026-08-30", "purchase", "61200.00", {}), ("2026-10-05", "cash", "15000.00", {}),
        ("2026-10-12", "payment", "8000.00", {}), ("2026-11-10", "payment", "9000.00", {}),
    ]).record("C-41", "Вера Вымышленная")

    yield Card("4003", "2026-07-20", 90000, RATES, 20, [
        ("2026-09-28", "purchase", "47300.00", {}), ("2026-10-02", "purchase", "6100.00", {}),
    ]).record(
        "C-42", "Пётр Небывалов", overlays=["overdue", "autopayOff"],
        overdue={"next": [{"on": "2026-12-09", "text": both("the bank may block the card", "банк может заблокировать карту")}]})

    yield Card("4004", "2026-05-02", 80000, RATES, 10, [
        ("2026-05-20", "purchase", "38900.00", {}), ("2026-06-02", "purchase", "9400.00", {}),
        ("2026-06-28", "payment", "2500.00", {}), ("2026-07-25", "payment", "4000.00", {}),
    ]).record(
        "C-43", "Семён Условный",
        overlays=["overdue", {"kind": "collections", "since": "2026-11-10",
                              "reason": both("more than 60 days overdue", "просрочка больше 60 дней")},
                  {"kind": "frozen", "since": "2026-10-12"}],
        actions=[{"kind": "pay", "state": "available"}, {"kind": "restructure", "state": "available"}],
        contacts=[{"role": "collector", "name": both("Collections department", "Отдел взыскания"),
                   "phones": ["+7 800 000-00-04"], "from": "2026-11-10"}])

    over = Card("4005", "2026-08-20", 50000, RATES, 10, [
        ("2026-09-15", "purchase", "31000.00", {}), ("2026-10-25", "payment", "5000.00", {}),
        ("2026-11-01", "purchase", "23900.00", {"merchant": "Мебельный дом «Пример»"}),
    ])
    yield over.record(
        "C-44", "Игорь Понарошкин",
        overlays=[{"kind": "disputed", "since": "2026-11-12", "amount": "23900.00",
                   "reason": both("you dispute the purchase of November 1, 2026", "вы оспариваете покупку от 1 ноября 2026 г.")}],
        actions=[{"kind": "pay", "state": "available"},
                 {"kind": "dispute", "state": "pending", "since": "2026-11-12",
                  "request": both("the bank examines your dispute", "банк рассматривает ваше заявление")}])

    yield Card("4006", "2026-06-10", 120000, RATES, 7, [
        ("2026-07-12", "purchase", "58000.00", {}), ("2026-08-20", "payment", "6000.00", {}),
        ("2026-09-20", "payment", "6000.00", {}), ("2026-10-20", "payment", "6000.00", {}),
    ]).record("C-42", "Пётр Небывалов", phase="closedToSpending")

    yield Card("4007", "2026-08-03", 60000, RATES, 15, [
        ("2026-09-05", "purchase", "48400.00", {}), ("2026-11-12", "payment", None, {}),
    ], floor="600").record("C-43", "Семён Условный")

    yield Card("4008", "2026-08-03", "900000", {"purchases": "36", "cash": "42", "transfers": "42"}, 12, [
        ("2026-09-20", "purchase", "148000.00", {}), ("2026-10-25", "payment", "148000.00", {}),
        ("2026-11-03", "purchase", "52600.00", {}), ("2026-11-18", "payment", "60000.00", {}),
    ], floor="3000", penalty="25").record(
        "C-45", "Айгуль Примерова", currency="KZT", overlays=["overpaid"])

    yield plans_card()


def plans_card():
    plans = [
        {"id": "p-1", "title": both("Washing machine", "Стиральная машина"),
         "merchant": "Пример-Техника", "opened": "2026-09-20", "ends": "2027-03-25", "payment": Decimal(4000), "paid": 1,
         "payments": 6, "next": "2026-11-25"},
        {"id": "p-2", "title": both("Winter tyres", "Зимние шины"), "merchant": "Пример-Шины",
         "opened": "2026-10-15", "ends": "2027-01-25", "payment": Decimal(3000), "paid": 0, "payments": 3,
         "next": "2026-11-25"}]
    return Card("4009", "2026-08-11", 200000, RATES, 5, [
        ("2026-09-20", "purchase", "24000.00", {"subPlan": "p-1", "merchant": "Пример-Техника"}),
        ("2026-10-15", "purchase", "9000.00", {"subPlan": "p-2", "merchant": "Пример-Шины"}),
        ("2026-10-22", "purchase", "16350.00", {}), ("2026-10-25", "payment", "4000.00", {"subPlan": "p-1"}),
        ("2026-11-01", "fee", "990.00", {"title": both("Yearly fee", "Годовое обслуживание")}),
    ], plans=plans).record("C-46", "Лев Показательный")

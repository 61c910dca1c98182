from decimal import Decimal

from terms import (
    AS_OF, both, cents, day, days_after, full_cost, interest, level, money, month_days, months_after, party, payoff,
    schedule)

NAME = "CarLoan"
ABOUT = """\
Sample records of car loans in many states, to see every screen without data.

The people, the contracts and the cars are invented. The figures are calculated by .ci/samples/carLoan.py: annuities
are rounded to the kopeck, interest by the days of each calendar year, ПСК by article 6 of Federal Law 353-FZ."""

PLEDGE_RULES = {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": True}
FREE = both("free of charge", "бесплатно")
PREPAYMENT = {"full": True, "partial": True, "minimum": "1000.00", "noticeDays": 0, "fee": FREE}


class Contract:
    """Equal monthly payments, some of them made; with a balloon, the last one leaves it."""

    def __init__(self, start, principal, percent, payments, paid, balloon=0, count="ACT/ACT RU", currency="RUB"):
        self.start, self.principal, self.percent, self.count = day(start), Decimal(principal), percent, count
        self.balloon, self.paid, self.currency = Decimal(balloon), paid, currency
        dues = month_days(months_after(start, 1), payments)
        growth = (1 + Decimal(percent) / 1200) ** payments
        self.payment = level(self.principal - self.balloon / growth, percent, payments)
        self.rows = schedule(
            self.principal, percent, self.start, dues, count, payment=self.payment, last_balance=self.balloon)

    @property
    def last(self):
        return self.rows[self.paid - 1]

    @property
    def next(self):
        return self.rows[self.paid]

    @property
    def ends(self):
        return self.rows[-1].due

    @property
    def accrued(self):
        return interest(self.last.balance, self.percent, self.last.due, AS_OF, self.count)

    @property
    def yearly_cost(self):
        """The APRC of Directive 2008/48/EC: the same cost, compounded, to one decimal."""
        flows = [(self.start, -self.principal)] + [(row.due, row.payment) for row in self.rows]
        monthly = full_cost(self.start, flows) / 1200
        return f"{(((1 + monthly) ** 12 - 1) * 100).quantize(Decimal('0.1'))}"

    def record(self, id, number, people, phase="active", **other):
        loan = {"id": id, "currency": self.currency, "contractNumber": number, "opened": self.start.isoformat()}
        loan |= {"ends": self.ends.isoformat(), "parties": people, "phase": phase}
        return loan | other

    def debt(self, per_diem=False):
        debt = payoff(self.last.balance, self.accrued, interest(self.last.balance, self.percent, AS_OF,
                                                                days_after(AS_OF, 1), self.count))
        if not per_diem:
            del debt["payoff"]["perDiem"]
        return debt

    def obligation(self, account, covered=0, autopay=True):
        row = self.next
        return {
            "kind": "instalment", "due": row.due.isoformat(), "amount": money(row.payment),
            "portions": {"principal": money(row.principal), "interest": money(row.interest)},
            "covered": money(covered), "autopay": autopay, "account": account}

    def terms(self, rate_kind="fixed", **other):
        flows = [(self.start, -self.principal)] + [(row.due, row.payment) for row in self.rows]
        if self.balloon:
            flows.append((self.ends, self.balloon))
        cost = sum(amount for _, amount in flows)
        terms = {
            "originalAmount": money(self.principal),
            "rates": [{"percent": self.percent, "period": "year", "basis": "nominal", "kind": rate_kind}],
            "fullCost": {"measure": "psk", "percent": f"{full_cost(self.start, flows)}", "amount": money(cost)},
            "amortisation": "annuity", "interest": {"30/360": "30E/360"}.get(self.count, self.count), "term": {"count": len(self.rows), "unit": "months"},
            "payments": len(self.rows), "paymentEvery": {"count": 1, "unit": "months"},
            "paymentDay": self.rows[0].due.day, "penalty": PLEDGE_RULES, "prepayment": PREPAYMENT}
        return terms | other

    def schedule(self, first=1, missed=()):
        """The rows from a number on; from a later one than the first, the schedule is truncated."""
        rows = []
        for row in self.rows[first - 1:]:
            made = row.number <= self.paid
            if row.number in missed:
                rows.append(row.record("overdue", outstanding=money(row.payment)))
            else:
                rows.append(row.record("paid", row.due) if made else row.record("upcoming"))
        if self.balloon:
            rows.append({
                "kind": "balloon", "due": self.ends.isoformat(), "payment": money(self.balloon),
                "portions": {"principal": money(self.balloon)}, "balance": "0.00", "status": "upcoming"})
        window = {"kind": "full", "paid": self.paid, "total": len(self.rows), "rows": rows}
        return window | ({"truncated": True} if first > 1 else {})

    def operations(self, id, count=3, until=None):
        last = until or self.paid
        made = [
            {"id": f"{id}-{row.number}", "kind": "payment", "date": row.due.isoformat(), "amount": money(row.payment),
             "portions": {"principal": money(row.principal), "interest": money(row.interest)},
             "balance": money(row.balance)}
            for row in reversed(self.rows[max(0, last - count):last])]
        if count >= last:
            made.append({"id": f"{id}-0", "kind": "disbursement", "date": self.start.isoformat(),
                         "amount": money(self.principal), "balance": money(self.principal)})
        return made


def pledge(en, ru, number, value, valued, registered, **lien):
    return {
        "kind": "vehicle", "title": both(en, ru), "registration": number, "value": money(value), "valuedOn": valued,
        "lien": {"registeredOn": registered} | lien}


def casco(number, start, premium, insured, without=None, begins=None, **other):
    start = day(start)
    policy = {
        "kind": "vehicle", "insurer": "СК «Попутчик»", "number": number, "from": start.isoformat(),
        "until": days_after(months_after(start, 12), -1).isoformat(), "premium": money(premium),
        "insuredAmount": money(insured)}
    if without:
        policy["rateWithout"] = {"percent": without, "period": "year", "basis": "nominal"}
    if begins:
        policy["rateWithoutFrom"] = begins
    return policy | other


def vehicle(make, model, year, vin, **other):
    return {"vehicle": {"make": make, "model": model, "year": year, "vin": vin} | other}


def agreement(contract):
    return [{"id": "agreement", "title": both("Car loan agreement", "Договор автокредита"),
             "date": contract.start.isoformat()}]


def available(*kinds):
    return [{"kind": kind, "state": "available", "fee": "0.00"} for kind in kinds]


def ordinary():
    loan = Contract("2025-07-15", 1380000, "13.9", 36, paid=16)
    return loan.record(
        "3001", "АК-2025/07-310448", [party("C-31", "Тимур Рашидович Галеев")], debt=loan.debt(),
        obligations=[loan.obligation("40817810500031004481", covered=loan.next.payment)],
        actions=available("pay", "repayPart", "repayFull", "changePaymentDate", "orderStatement"), terms=loan.terms(),
        insurance=[casco("КС-2026-310448", "2026-07-15", 74900, 1690000, without="18.9")],
        security=[pledge("Car", "Легковой автомобиль", "2025-007-118446-310", 1840000, "2025-07-10", "2025-07-16")],
        documents=agreement(loan),
        specifics=vehicle("Haval", "Jolion", 2025, "XZGFF06A9RA314821", mileageKilometres=21400,
                          mileageOn="2026-07-14", titleNumber="164301072214805", titleHolder="electronic"),
        schedule=loan.schedule(), operations=loan.operations("3001", 16))


def balloon():
    loan = Contract("2024-03-15", 1600000, "15.9", 36, paid=32, balloon=640000)
    ends, later = loan.ends.isoformat(), level(640000, "19.9", 24)
    ways = [
        {"kind": "pay", "fee": "0.00", "terms": both(
            "the money has to be on the account on the day of the payment",
            "деньги должны быть на счёте в день платежа")},
        {"kind": "return", "chooseBy": "2027-01-15", "fee": "0.00", "terms": both(
            "the dealer buys the car for this sum if it has gone at most 75,000 km and has no damage",
            "дилер выкупит автомобиль за эту сумму, если пробег не больше 75 000 км и нет повреждений")},
        {"kind": "refinance", "chooseBy": "2027-02-15", "fee": "0.00",
         "rate": {"percent": "19.9", "period": "year", "basis": "nominal"}, "payment": money(later), "payments": 24,
         "terms": both("without arrears on the day of the choice", "если на день выбора нет просрочки")},
    ]
    return loan.record(
        "3002", "АК-2024/03-118209", [party("C-32", "Екатерина Павловна Зимина")], debt=loan.debt(),
        obligations=[loan.obligation("40817810300032002096")],
        actions=available("pay", "repayPart", "repayFull", "contactAdviser"),
        terms=loan.terms(
            balloon={"kind": "balloon", "amount": money(loan.balloon), "due": ends, "waysOut": ways}),
        insurance=[casco("КС-2026-118209", "2026-03-15", 81300, 1420000, without="20.9")],
        security=[pledge("Car", "Легковой автомобиль", "2024-003-552170-118", 2050000, "2024-03-11", "2024-03-18")],
        documents=agreement(loan),
        specifics=vehicle("Geely", "Monjaro", 2024, "LB37722Z0RX207733", mileageKilometres=58200,
                          mileageOn="2026-10-02", titleNumber="164301063380192", titleHolder="electronic"),
        schedule=loan.schedule(31), operations=loan.operations("3002"))


def uninsured():
    loan = Contract("2025-04-08", 980000, "14.9", 48, paid=19)
    notice = {
        "id": "casco", "importance": "attention",
        "title": both("Your comprehensive insurance has ended", "Закончилось КАСКО"),
        "text": both("Send us a new policy by December 10, 2026, and the rate stays as it is.",
                     "Пришлите новый полис до 10 декабря 2026 г., и ставка не изменится.")}
    return loan.record(
        "3003", "АК-2025/04-204775", [party("C-33", "Илья Андреевич Соловьёв")], notices=[notice], debt=loan.debt(),
        obligations=[loan.obligation("40817810100033047752", covered=5000)],
        actions=available("pay", "repayPart", "repayFull"), terms=loan.terms(),
        insurance=[casco("КС-2025-204775", "2025-11-11", 66200, 1210000, without="21.9", begins="2026-12-11")],
        security=[pledge("Car", "Легковой автомобиль", "2025-004-206417-204", 1390000, "2025-04-03", "2025-04-09")],
        documents=agreement(loan),
        specifics=vehicle("Lada", "Vesta", 2025, "XTAGFLA10SY204775", titleNumber="164302011740651",
                          titleHolder="electronic"),
        schedule=loan.schedule(18) | {"rows": loan.schedule(18)["rows"][:3]}, operations=loan.operations("3003"))


def overdue():
    loan = Contract("2024-10-12", 1150000, "17.4", 60, paid=23)
    missed = loan.rows[23:25]
    penalty = sum(interest(row.payment, "20", row.due, AS_OF, "ACT/ACT RU") for row in missed)
    balance = loan.last.balance
    accrued, scheduled = loan.accrued, sum(row.interest for row in missed)
    total, principal = balance + accrued + penalty, sum(row.principal for row in missed)
    debt = {
        "total": money(total), "principal": money(balance), "interest": money(accrued), "fees": "0.00",
        "penalties": money(penalty),
        "overdue": {
            "amount": money(principal + scheduled + penalty), "since": missed[0].due.isoformat(),
            "portions": {"principal": money(principal), "interest": money(scheduled), "penalties": money(penalty)},
            "items": [{"due": row.due.isoformat(), "amount": money(row.payment), "paid": "0.00",
                       "left": money(row.payment)} for row in missed],
            "perDiem": money(sum(interest(row.payment, "20", AS_OF, days_after(AS_OF, 1), "ACT/ACT RU")
                                 for row in missed)),
            "next": [{"on": "2026-12-12", "text": both(
                "the bank may demand the whole debt back and the car", "банк вправе потребовать весь долг и автомобиль")}]},
        "payoff": {"amount": money(total), "validOn": AS_OF.isoformat()}}
    row = loan.rows[25]
    return loan.record(
        "3004", "АК-2024/10-871530", [party("C-34", "Марина Викторовна Левина")],
        overlays=["overdue", {"kind": "requestPending", "since": "2026-11-17", "reason": both(
            "a payment holiday of three months", "кредитные каникулы на три месяца")}, "autopayOff"],
        debt=debt,
        obligations=[{
            "kind": "instalment", "due": row.due.isoformat(), "amount": money(row.payment),
            "portions": {"principal": money(row.principal), "interest": money(row.interest)}, "covered": "0.00",
            "autopay": False, "account": "40817810700034015302"}],
        actions=[
            {"kind": "pay", "state": "available", "role": "primary", "fee": "0.00"},
            {"kind": "takePaymentHoliday", "state": "pending", "since": "2026-11-17", "request": both(
                "for three months; the bank answers within five days",
                "на три месяца; банк ответит в течение пяти дней")},
            {"kind": "setUpAutopay", "state": "available"},
            {"kind": "repayFull", "state": "unavailable", "reason": both(
                "pay what is overdue first", "сначала погасите просрочку")}],
        terms=loan.terms(),
        insurance=[casco("КС-2026-871530", "2026-10-12", 70100, 1260000, without="22.4")],
        security=[pledge("Car", "Легковой автомобиль", "2024-010-871530-044", 1530000, "2024-10-08", "2024-10-14")],
        specifics=vehicle("Chery", "Tiggo 7", 2024, "LVVDB21B6RD087153", mileageKilometres=34900,
                          mileageOn="2026-10-11", titleNumber="164301088153071", titleHolder="electronic"),
        schedule=loan.schedule(22, missed=(24, 25)) | {"rows": loan.schedule(22, missed=(24, 25))["rows"][:7]},
        operations=loan.operations("3004"))


def booked():
    loan = Contract("2026-03-28", 620000, "12.9", 18, paid=7)
    return loan.record(
        "3005", "АК-2026/03-042918", [party("C-35", "Глеб Сергеевич Никонов")],
        overlays=["earlyRepaymentScheduled"], debt=loan.debt(),
        obligations=[loan.obligation("40817810200035429188", covered=loan.next.payment)],
        earlyRepayments=[{
            "extent": "part", "on": loan.next.due.isoformat(), "amount": "150000.00", "effect": "smallerPayment",
            "requestedOn": "2026-11-19", "cancelBy": days_after(loan.next.due, -1).isoformat()}],
        actions=available("pay", "repayFull") + [
            {"kind": "repayPart", "state": "pending", "since": "2026-11-19", "request": both(
                "RUB 150,000.00 on November 28, 2026, the term stays",
                "150 000,00 ₽ 28 ноября 2026 г., срок не меняется")},
            {"kind": "cancelRequest", "state": "available",
             "title": both("Cancel the early repayment", "Отменить досрочное погашение")}],
        terms=loan.terms(),
        insurance=[casco("КС-2026-042918", "2026-03-28", 52400, 1080000, without="17.9")],
        security=[pledge("Car", "Легковой автомобиль", "2026-003-911283-042", 1140000, "2026-03-25", "2026-03-30")],
        documents=agreement(loan),
        specifics=vehicle("Москвич", "3", 2024, "XMAJ3A1B7R0042918", titleNumber="164302050429187",
                          titleHolder="electronic"),
        schedule=loan.schedule(), operations=loan.operations("3005", 7))


def in_euros():
    loan = Contract("2025-02-20", 24000, "6.9", 48, paid=21, count="30/360", currency="EUR")
    return loan.record(
        "3006", "AK-2025/02-EUR-0071", [party("C-20", "Полина Образцова")],
        title=both("Loan for the Octavia", "Кредит на Octavia"), debt=loan.debt(per_diem=True),
        obligations=[loan.obligation("40817978600020007100", covered=loan.next.payment)],
        actions=available("pay", "repayPart", "repayFull"),
        terms=loan.terms() | {"fullCost": {"measure": "aprc", "percent": loan.yearly_cost}},
        insurance=[casco("KS-2026-EUR-0071", "2026-02-20", 940, 21500, without="8.9")],
        security=[pledge("Car", "Легковой автомобиль", "2025-002-330071-020", 27900, "2025-02-14", "2025-02-21")],
        documents=agreement(loan),
        specifics=vehicle("Škoda", "Octavia", 2023, "TMBJR8NX4PY007142", mileageKilometres=46100,
                          mileageOn="2026-02-18", titleNumber="77 РХ 330071", titleHolder="customer"),
        schedule={"kind": "counts", "paid": 21, "total": 48}, operations=loan.operations("3006"))


def partial():
    loan = Contract("2023-12-05", 870000, "18.2", 60, paid=35)
    terms = loan.terms()
    for name in ("interest", "fullCost", "penalty", "prepayment"):
        del terms[name]
    return loan.record(
        "3007", "АК-2023/12-660017", [party("C-37", "Руслан Олегович Тарасов")], overlays=["partialData"],
        debt={"total": loan.debt()["total"], "overdue": {"amount": "0.00"}},
        obligations=[{"kind": "instalment", "due": loan.next.due.isoformat(), "amount": money(loan.next.payment),
                      "autopay": True}],
        actions=available("pay"), terms=terms, insurance={"absent": "withheld"},
        security=[{"kind": "vehicle", "title": both("Car", "Легковой автомобиль")}],
        specifics={"vehicle": {"make": "Kia", "model": "Rio", "vin": {"absent": "withheld"}}},
        schedule={"kind": "counts", "paid": 35, "total": 60})


def released():
    loan = Contract("2024-05-17", 540000, "16.5", 30, paid=30)
    loan.paid = 29
    last = loan.rows[29]
    nothing = payoff(0, 0, 0)
    del nothing["payoff"]
    return loan.record(
        "3008", "АК-2024/05-390662", [party("C-38", "Наталья Юрьевна Фомина")], phase="repaid",
        settled=last.due.isoformat(), debt=nothing, terms=loan.terms(),
        closing=[
            {"kind": "certificate", "state": "done", "on": "2026-11-18"},
            {"kind": "lienRelease", "state": "underway", "on": "2026-11-24", "text": both(
                "the bank removes the entry from the register of pledges; you need not do anything",
                "банк снимет запись в реестре залогов, от вас ничего не нужно")},
            {"kind": "insuranceRefund", "state": "toDo", "by": "2027-05-16", "text": both(
                "you can ask the insurer for the rest of the premium", "остаток премии можно вернуть у страховщика")}],
        insurance=[casco("КС-2026-390662", "2026-05-17", 49800, 980000, refund={
            "right": "partial", "applyTo": both("the insurer's office", "офис страховщика"), "by": "2027-05-16"})],
        security=[pledge("Car", "Легковой автомобиль", "2024-005-390662-017", 1120000, "2024-05-13", "2024-05-20",
                         removedBy="2026-11-24")],
        documents=agreement(loan) + [{"id": "closing", "title": both("Certificate of no debt",
                                                                      "Справка об отсутствии долга"),
                                      "date": "2026-11-18"}],
        specifics=vehicle("Lada", "Niva Travel", 2024, "XTA212300R0390662", titleNumber="164301071880254",
                          titleHolder="electronic"),
        schedule={"kind": "counts", "paid": 30, "total": 30}, operations=loan.operations("3008", 3, until=30))


def loans():
    return [ordinary(), balloon(), uninsured(), overdue(), booked(), in_euros(), partial(), released()]

from datetime import timedelta
from decimal import Decimal

from terms import (
    AS_OF, both, cents, day, days_after, full_cost, level, money, month_days, months_after, party, payoff,
    rate_interest, schedule)

NAME = "EducationLoan"
ABOUT = """\
Sample records of education loans in many states, to see every screen without data.

The people, the contracts and the schools are invented. The figures are calculated by .ci/samples/educationLoan.py:
interest by the days of each calendar year; during the study a share of it is paid and the rest is put off; the
principal is repaid in equal payments afterwards. ПСК follows article 6 of Federal Law 353-FZ."""

COUNT = "ACT/ACT RU"
FREE = both("free of charge", "бесплатно")
IF_LEAVE = both("the deferral goes on; send us the school's order within 30 days",
                "отсрочка продолжится; пришлите приказ вуза в течение 30 дней")
IF_EXPELLED = both("state support ends and full payments begin on the third payment day after the order",
                   "господдержка прекратится, полные платежи начнутся с третьего дня платежа после приказа")
PUT_OFF = both("The interest that is put off is paid in equal parts with the first twelve full payments.",
               "Отложенные проценты делятся поровну на первые двенадцать полных платежей.")
NEEDS = both("a certificate that you study", "справка об учёбе")


class Row:
    """A payment during the deferral or after it."""

    def __init__(self, number, due, principal, interest, put_off, balance):
        self.number, self.due, self.principal, self.interest = number, due, principal, interest
        self.put_off, self.balance = put_off, balance

    @property
    def payment(self):
        return self.principal + self.interest

    @property
    def portions(self):
        return {"principal": money(self.principal), "interest": money(self.interest)}

    def record(self, status, paid_on=None, **other):
        row = {"kind": "instalment", "number": self.number, "due": self.due.isoformat(),
               "payment": money(self.payment), "portions": self.portions, "balance": money(self.balance)}
        if paid_on:
            row["paidOn"] = paid_on.isoformat()
        return row | {"status": status} | other


class Study:
    """A loan that is paid out by semester. While the payments are deferred, a share of the interest is paid each month and
    the rest is put off; then the debt is repaid in equal payments, the first twelve with a part of what was put off.

    `tranches` are (day, amount), `rates` and `shares` (first day, percent), each in order.
    """

    def __init__(self, tranches, rates, shares, deferred, full, currency="RUB", missed=0):
        self.tranches = [(day(on), Decimal(amount)) for on, amount in tranches]
        self.rates, self.shares, self.currency = rates, [(day(on), percent) for on, percent in shares], currency
        self.start, self.missed = self.tranches[0][0], missed
        dues, since, put_off, self.rows = month_days(months_after(self.start, 1), deferred + full), self.start, 0, []
        for number, due in enumerate(dues[:deferred], 1):
            whole = self.interest(since, due)
            part = cents(whole * Decimal(self.share(due)) / 100)
            put_off += whole - part
            self.rows.append(Row(number, due, Decimal(0), part, whole - part, self.balance(due)))
            since = due
        self.deferral_ends, self.put_off_in_all = dues[deferred - 1], put_off
        total, last_rate = sum(amount for _, amount in self.tranches), rates[-1][1]
        equal = schedule(total, last_rate, since, dues[deferred:], COUNT, level(total, last_rate, full), deferred + 1)
        part = cents(put_off / 12)
        for index, row in enumerate(equal):
            more = Decimal(0) if index > 11 else put_off - 11 * part if index == 11 else part
            self.rows.append(Row(row.number, row.due, row.principal, row.interest + more, -more, row.balance))
        self.full = self.rows[deferred]

    def balance(self, on):
        """The money paid out until a day; a payout of the day itself comes after the payment of that day."""
        return sum(amount for paid, amount in self.tranches if paid < on or paid == self.start)

    def share(self, on):
        return [percent for since, percent in self.shares if since <= on][-1]

    def interest(self, since, until, rates=None):
        """Interest from one day to another, with the payouts between them."""
        steps = sorted({on for on, _ in self.tranches if since < on < until} | {until})
        total, start = Decimal(0), since
        for end in steps:
            owed = sum(amount for on, amount in self.tranches if on <= start)
            total += rate_interest(owed, rates or self.rates, start, end, COUNT)
            start = end
        return total

    @property
    def due(self):
        return [row for row in self.rows if row.due <= AS_OF]

    @property
    def paid(self):
        return self.due[:len(self.due) - self.missed]

    @property
    def next(self):
        return self.rows[len(self.due)]

    @property
    def principal(self):
        return self.paid[-1].balance if self.is_repaying else sum(
            amount for on, amount in self.tranches if on <= AS_OF)

    @property
    def is_repaying(self):
        return self.due[-1].principal > 0

    @property
    def put_off(self):
        return sum(row.put_off for row in self.due)

    @property
    def accrued(self):
        """The interest since the last payment day, and the interest of the payments that were missed."""
        if self.is_repaying:
            new = rate_interest(self.principal, self.rates, self.due[-1].due, AS_OF, COUNT)
        else:
            new = self.interest(self.due[-1].due, AS_OF)
        return new + sum(row.interest for row in self.due[len(self.paid):])

    @property
    def ends(self):
        return self.rows[-1].due

    def debt(self, penalties=0):
        debt = payoff(self.principal, self.accrued + self.put_off, 0, penalties=penalties)
        del debt["payoff"]["perDiem"]
        return debt

    def obligation(self, account, covered=0, autopay=True):
        row = self.next
        return {"kind": "instalment", "due": row.due.isoformat(), "amount": money(row.payment),
                "portions": row.portions, "covered": money(covered), "autopay": autopay, "account": account}

    def terms(self, kind="promotional", cost=True, **other):
        rates = []
        for index, (first, percent) in enumerate(self.rates):
            rate = {"percent": percent, "period": "year", "basis": "nominal", "kind": kind if not index else "fixed"}
            if index:
                rate["from"] = day(first).isoformat()
            if index + 1 < len(self.rates):
                rate["until"] = (day(self.rates[index + 1][0]) - timedelta(days=1)).isoformat()
            rates.append(rate)
        terms = {"originalAmount": money(sum(amount for _, amount in self.tranches)), "rates": rates}
        if cost:
            flows = [(on, -amount) for on, amount in self.tranches] + [(row.due, row.payment) for row in self.rows]
            terms["fullCost"] = {"measure": "psk", "percent": f"{full_cost(self.start, sorted(flows))}",
                                 "amount": money(sum(amount for _, amount in flows))}
        terms |= {
            "interest": COUNT, "term": {"count": len(self.rows), "unit": "months"},
            "payments": len(self.rows), "paymentEvery": {"count": 1, "unit": "months"},
            "paymentDay": self.rows[0].due.day,
            "penalty": {"rate": {"percent": "20"}, "base": "overdueAmount", "interestContinues": True},
            "prepayment": {"full": True, "partial": True, "noticeDays": 0, "fee": FREE}}
        return terms | other

    def schedule(self, before=2, after=3):
        """The payments and payouts around the day."""
        first, last = max(0, len(self.due) - before), len(self.due) + after
        rows = []
        for row in self.rows[first:last]:
            if row in self.paid:
                rows.append(row.record("paid", row.due))
            elif row in self.due:
                rows.append(row.record("overdue", outstanding=money(row.payment)))
            else:
                rows.append(row.record("upcoming"))
            rows += [{"kind": "disbursement", "due": on.isoformat(), "payment": money(amount),
                      "balance": money(row.balance + amount)} for on, amount in self.tranches if on == row.due]
        return {"kind": "full", "truncated": True, "paid": len(self.paid), "total": len(self.rows), "rows": rows}

    def operations(self, id, count=3):
        made = [{"id": f"{id}-{row.number}", "kind": "payment", "date": row.due.isoformat(),
                 "amount": money(row.payment), "portions": row.portions, "balance": money(row.balance)}
                for row in self.paid[-count:]]
        made += [{"id": f"{id}-out-{index}", "kind": "disbursement", "date": on.isoformat(), "amount": money(amount),
                  "balance": money(self.balance(on) + (amount if index > 1 else 0))}
                 for index, (on, amount) in enumerate(self.tranches, 1) if on <= AS_OF]
        return sorted(made, key=lambda operation: operation["date"], reverse=True)[:count + 2]

    def deferral(self, **other):
        ends = self.deferral_ends
        shares = []
        for index, (first, percent) in enumerate(self.shares):
            until = self.shares[index + 1][0] - timedelta(days=1) if index + 1 < len(self.shares) else ends
            shares.append({"from": first.isoformat(), "until": until.isoformat(), "percent": percent})
        deferral = {"until": ends.isoformat(), "interestShares": shares, "interestPutOff": money(self.put_off)}
        deferral |= {"interestPutOffTerms": PUT_OFF} if self.put_off_in_all else {}
        return deferral | {"fullPaymentsFrom": self.full.due.isoformat(), "fullPayment": money(self.full.payment),
                           "fullPayments": len([row for row in self.rows if row.principal])} | other

    def payouts(self):
        """The payouts, one a semester; the next one needs a certificate."""
        out = [{"title": both(f"Semester {number}", f"Семестр {number}"), "on": on.isoformat(),
                "amount": money(amount), "isPaid": on <= AS_OF} for number, (on, amount) in enumerate(self.tranches, 1)]
        for payout in out:
            if not payout["isPaid"]:
                payout["needs"] = NEEDS
                break
        return {"payouts": out}

    def support(self, full_rate, state, until=None, kept=True):
        """The part of the rate that the state pays, and what it has paid until the last payment day."""
        last = min(self.due[-1].due, day(until)) if until else self.due[-1].due
        paid, since = Decimal(0), self.start
        for row in self.due:
            end = min(row.due, last)
            if since < end:
                paid += self.interest(since, end, [(self.start, state)])
            since = row.due
        support = {
            "programme": both("Education loan with state support", "Образовательный кредит с господдержкой"),
            "statePays": state, "rateWithout": full_rate, "paidByState": money(paid)}
        if until:
            support["until"] = day(until).isoformat()
        if kept:
            support["keptWhile"] = both(
                "you are not expelled; after the study it stays to the end",
                "вас не отчислят; после выпуска — до конца срока")
        return support

    def record(self, id, number, people, phase="deferred", **other):
        loan = {"id": id, "currency": self.currency, "contractNumber": number, "opened": self.start.isoformat()}
        return loan | {"ends": self.ends.isoformat(), "parties": people, "phase": phase,
                       "disbursement": self.payouts()} | other


def study(school, programme, state, **other):
    return {"school": both(*school), "programme": both(*programme), "state": state} | other


UNIVERSITY = ("Volga Institute of Engineering", "Волжский инженерный институт")
ACADEMY = ("Northern Academy of Design", "Северная академия дизайна")
ENGINEERING = ("Applied mechanics, bachelor's degree", "Прикладная механика, бакалавриат")
DESIGN = ("Communication design, bachelor's degree", "Коммуникационный дизайн, бакалавриат")
MASTERS = ("Data analysis, master's degree", "Анализ данных, магистратура")


def semesters(first, second, amount, years):
    """A payout in the autumn and one in the spring of each year of study."""
    return [(months_after(start, 12 * year), amount) for year in range(years) for start in (day(first), day(second))]


def agreement(loan):
    return [{"id": "agreement", "title": both("Education loan agreement", "Договор образовательного кредита"),
             "date": loan.start.isoformat()}]


def available(*kinds):
    return [{"kind": kind, "state": "available", "fee": "0.00"} for kind in kinds]


def first_year():
    loan = Study(semesters("2026-09-01", "2027-02-01", 160000, 4), [("2026-09-01", "3")],
                 [("2026-09-01", "40"), ("2027-09-01", "60"), ("2028-09-01", "100")], 57, 120)
    return loan.record(
        "5001", "ОК-2026/09-004417", [party("C-51", "Даниил Артёмович Крылов")], overlays=["partiallyDisbursed"],
        debt=loan.debt(), obligations=[loan.obligation("40817810400051004417")],
        actions=available("pay", "repayPart", "orderStatement"), terms=loan.terms(), documents=agreement(loan),
        specifics={
            "study": study(UNIVERSITY, ENGINEERING, "studying", year=1, since="2026-09-01", until="2030-08-31",
                           confirmBy="2027-01-25", ifLeave=IF_LEAVE, ifExpelled=IF_EXPELLED),
            "deferral": loan.deferral(), "support": loan.support("16.85", "13.85")},
        schedule=loan.schedule(), operations=loan.operations("5001"))


def second_year():
    loan = Study(semesters("2025-09-05", "2026-02-05", 195000, 4), [("2025-09-05", "3")],
                 [("2025-09-05", "40"), ("2026-09-01", "60"), ("2027-09-01", "100")], 57, 120)
    return loan.record(
        "5002", "ОК-2025/09-001962", [party("C-52", "Алиса Денисовна Юдина"),
                                       party("C-59", "Денис Олегович Юдин", "guarantor")],
        overlays=["partiallyDisbursed"], debt=loan.debt(),
        obligations=[loan.obligation("40817810600052001962", covered=loan.next.payment)],
        actions=available("pay", "repayPart", "changePaymentDate", "orderStatement"), terms=loan.terms(),
        documents=agreement(loan),
        specifics={
            "study": study(ACADEMY, DESIGN, "studying", year=2, since="2025-09-01", until="2029-08-31",
                           confirmBy="2027-01-29", ifLeave=IF_LEAVE, ifExpelled=IF_EXPELLED),
            "deferral": loan.deferral(), "support": loan.support("16.85", "13.85")},
        schedule=loan.schedule(), operations=loan.operations("5002"))


def grace():
    loan = Study(semesters("2024-09-10", "2025-02-10", 140000, 2), [("2024-09-10", "3")],
                 [("2024-09-10", "40"), ("2025-09-10", "60"), ("2026-09-10", "100")], 27, 60)
    return loan.record(
        "5003", "ОК-2024/09-007730", [party("C-53", "Фёдор Ильич Макаров")], debt=loan.debt(),
        obligations=[loan.obligation("40817810100053007730")], actions=available("pay", "repayPart", "repayFull"),
        terms=loan.terms(), documents=agreement(loan),
        specifics={
            "study": study(UNIVERSITY, MASTERS, "graduated", since="2026-06-30"), "deferral": loan.deferral(),
            "support": loan.support("15.4", "12.4", kept=False)},
        schedule=loan.schedule(after=4), operations=loan.operations("5003"))


def repaying():
    loan = Study(semesters("2022-09-15", "2023-02-15", 90000, 2), [("2022-09-15", "9.9")],
                 [("2022-09-15", "100")], 27, 48)
    return loan.record(
        "5004", "ОК-2022/09-003318", [party("C-20", "Полина Образцова")], phase="active", debt=loan.debt(),
        obligations=[loan.obligation("40817810600020003318", covered=loan.next.payment)],
        actions=available("pay", "repayPart", "repayFull", "changePaymentDate"), terms=loan.terms("fixed"),
        documents=agreement(loan),
        specifics={"study": study(UNIVERSITY, MASTERS, "graduated", since="2024-07-05")},
        schedule=loan.schedule(), operations=loan.operations("5004"))


def on_leave():
    loan = Study(semesters("2024-09-03", "2025-02-03", 900000, 4)[:3] + [
        (on, 900000) for on in ("2027-09-03", "2028-02-03", "2028-09-03", "2029-02-03", "2029-09-03")],
        [("2024-09-03", "7")], [("2024-09-03", "100")], 72, 96, currency="KZT")
    return loan.record(
        "5005", "БК-2024/09-110-KZ", [party("C-55", "Айдана Маратовна Сулейменова")],
        overlays=["partiallyDisbursed", {"kind": "requestPending", "since": "2026-11-12", "reason": both(
            "no interest payments during the leave", "не платить проценты во время отпуска")}],
        debt=loan.debt(), obligations=[loan.obligation("KZ65601A000055001101", autopay=False)],
        actions=available("pay") + [
            {"kind": "takePaymentHoliday", "state": "pending", "since": "2026-11-12", "request": both(
                "for the time of the leave; the bank answers within five days",
                "на время академического отпуска; банк ответит в течение пяти дней")},
            {"kind": "setUpAutopay", "state": "available"}],
        terms=loan.terms("fixed", cost=False), documents=agreement(loan),
        specifics={
            "study": study(("Steppe University", "Степной университет"), DESIGN, "academicLeave", since="2026-09-01",
                           until="2027-08-31", confirmBy="2027-09-01", ifExpelled=both(
                               "full payments begin with the next payment", "полные платежи начнутся с ближайшего дня платежа")),
            "deferral": loan.deferral()},
        schedule=loan.schedule(), operations=loan.operations("5005"))


def expelled():
    loan = Study(semesters("2024-09-20", "2025-02-20", 170000, 2)[:3], [("2024-09-20", "3"), ("2026-06-16", "15.9")],
                 [("2024-09-20", "40"), ("2025-09-20", "60")], 23, 84)
    return loan.record(
        "5006", "ОК-2024/09-006254", [party("C-56", "Роман Евгеньевич Чернов")], phase="active",
        overlays=["restructured"], debt=loan.debt(),
        restructuring={"agreedOn": "2026-07-08", "terms": both(
            "full payments from September 20, 2026, for 84 months, at the rate without support",
            "полные платежи с 20 сентября 2026 г. на 84 месяца по ставке без господдержки")},
        obligations=[loan.obligation("40817810700056006254", covered=3000)],
        actions=available("pay", "repayPart", "repayFull", "contactAdviser"), terms=loan.terms(),
        documents=agreement(loan),
        specifics={
            "study": study(ACADEMY, DESIGN, "expelled", since="2026-06-15"),
            "deferral": {"until": loan.deferral_ends.isoformat(), "interestPutOff": money(loan.put_off),
                         "interestPutOffTerms": PUT_OFF},
            "support": loan.support("15.9", "12.9", until="2026-06-15", kept=False)},
        schedule=loan.schedule(), operations=loan.operations("5006"))


def overdue():
    loan = Study(semesters("2024-09-08", "2025-02-08", 210000, 4), [("2024-09-08", "3")],
                 [("2024-09-08", "40"), ("2025-09-08", "60"), ("2026-09-08", "100")], 57, 120, missed=1)
    missed = loan.due[-1]
    penalty = rate_interest(missed.payment, [(loan.start, "20")], missed.due, AS_OF, COUNT)
    debt = loan.debt(penalty)
    debt["overdue"] = {
        "amount": money(missed.payment + penalty), "since": missed.due.isoformat(),
        "portions": {"interest": money(missed.interest), "penalties": money(penalty)},
        "items": [{"due": missed.due.isoformat(), "amount": money(missed.payment), "paid": "0.00",
                   "left": money(missed.payment)}],
        "perDiem": money(rate_interest(missed.payment, [(loan.start, "20")], AS_OF, days_after(AS_OF, 1), COUNT)),
        "next": [{"text": both("while it is overdue, the next semester is not paid out",
                               "пока есть просрочка, следующий семестр не оплачивается"), "on": "2027-02-08"}]}
    return loan.record(
        "5007", "ОК-2024/09-009081", [party("C-57", "Вероника Станиславовна Гусева")],
        overlays=["overdue", "paymentFailed", "partiallyDisbursed"], debt=debt,
        obligations=[loan.obligation("40817810900057009081")],
        actions=[{"kind": "pay", "state": "available", "role": "primary", "fee": "0.00"},
                 {"kind": "takePaymentHoliday", "state": "available"}],
        terms=loan.terms(), documents=agreement(loan),
        specifics={
            "study": study(ACADEMY, DESIGN, "studying", year=3, since="2024-09-01", until="2028-08-31",
                           confirmBy="2027-01-29", ifLeave=IF_LEAVE, ifExpelled=IF_EXPELLED),
            "deferral": loan.deferral(), "support": loan.support("16.85", "13.85")},
        schedule=loan.schedule(),
        operations=[{"id": "5007-x", "kind": "payment", "date": missed.due.isoformat(), "status": "failed",
                     "amount": money(missed.payment)}] + loan.operations("5007"))


def repaid():
    loan = Study(semesters("2020-09-14", "2021-02-14", 70000, 2), [("2020-09-14", "11.5")], [("2020-09-14", "100")],
                 26, 48)
    last = loan.rows[-1]
    nothing = payoff(0, 0, 0)
    del nothing["payoff"]
    return loan.record(
        "5008", "ОК-2020/09-000805", [party("C-58", "Лев Антонович Ершов")], phase="repaid",
        settled=last.due.isoformat(), debt=nothing, terms=loan.terms("fixed"),
        closing=[{"kind": "certificate", "state": "done", "on": "2026-11-16"}],
        documents=agreement(loan) + [{"id": "closing", "title": both("Certificate of no debt",
                                                                     "Справка об отсутствии долга"),
                                      "date": "2026-11-16"}],
        specifics={"study": study(UNIVERSITY, MASTERS, "graduated", since="2022-07-04")},
        schedule={"kind": "counts", "paid": len(loan.rows), "total": len(loan.rows)},
        operations=loan.operations("5008"))


def loans():
    return [first_year(), second_year(), grace(), repaying(), on_leave(), expelled(), overdue(), repaid()]

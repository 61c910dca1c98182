"""The sample records of microloans: interest by the day, and a limit of everything that may be charged."""

from terms import AS_OF, Decimal, both, cents, day, days_after, full_cost, interest, money, party, payoff

NAME = "MicroLoan"
ABOUT = """
Sample records: one loan for each state of a microloan.

`.ci/samples/microLoan.py` calculates them from terms and events; `python3 .ci/samples microLoan` writes this file. The
people and firms are fictional.
"""

LENDER = both("MFC Example Until Payday", "МКК «Пример до зарплаты»")
# Federal Law 353-FZ, article 5, part 24: all charges together are not above 100 % of the loan for a contract from
# 2026-04-01 on, and 130 % for an older one. Part 23: not above 0.8 % a day.
LIMIT_FROM = day("2026-04-01")
PENALTY = Decimal(20)
LATE = {"rate": {"percent": "20", "period": "year"}, "base": "overduePrincipal", "interestContinues": True}
EXTEND = both("Extend the loan", "Продлить заём")
SETTLE_FIRST = both("the loan is overdue", "заём просрочен")


def limit(start):
    return Decimal(100 if day(start) >= LIMIT_FROM else 130)


def loan(number, customer, name, principal, start, days, percent="0.8", **other):
    """What the records of all microloans have: the terms of a loan that is repaid in one sum."""
    due = days_after(start, days)
    cost = interest(principal, percent, start, due, "day")
    return {
        "id": str(number), "currency": "RUB", "contractNumber": f"SAMPLE-{number}", "opened": start,
        "ends": due.isoformat(), "parties": [party(customer, name)], "phase": "active",
        "terms": terms(principal, start, percent, [(due, principal + cost)]) | {
            "amortisation": "bullet", "term": {"count": days, "unit": "days"}, "payments": 1},
        "specifics": {"paidOutTo": f"220000000000{number}"},
    } | other


def terms(principal, start, percent, flows):
    return {
        "originalAmount": money(principal), "rates": [{"percent": percent, "period": "day", "kind": "fixed"}],
        "fullCost": {
            "measure": "psk", "percent": str(full_cost(start, [(start, -Decimal(principal))] + flows)),
            "amount": money(sum(amount for _, amount in flows) - principal)},
        "penalty": LATE, "prepayment": {"full": True, "partial": True},
        "chargeCap": {"percent": str(limit(start)), "dailyPercent": "0.8"},
    }


def row(principal, part, due, status, number=1, balance=0, **other):
    return {
        "kind": "instalment", "number": number, "due": due.isoformat(), "payment": money(principal + part),
        "portions": {"principal": money(principal), "interest": money(part)}, "balance": money(balance),
        "status": status} | other


def obligation(principal, part, due, **other):
    return {
        "kind": "instalment", "due": due.isoformat(), "amount": money(principal + part),
        "portions": {"principal": money(principal), "interest": money(part)}} | other


def paid_out(number, principal, start):
    return {
        "id": f"{number}-0", "kind": "disbursement", "date": start, "amount": money(principal),
        "title": both("Paid out", "Выдача займа"), "balance": money(principal)}


def payment(number, index, on, principal, part, balance, **other):
    return {
        "id": f"{number}-{index}", "kind": "payment", "date": day(on).isoformat(), "amount": money(principal + part),
        "portions": {"principal": money(principal), "interest": money(part)} if principal else {"interest": money(part)},
        "balance": money(balance)} | other


def running(record, since=None, charged=0):
    """A loan that is not due yet: the interest since a day is owed today, and the rest of it with the sum."""
    principal = Decimal(record["terms"]["originalAmount"])
    percent, due = record["terms"]["rates"][0]["percent"], day(record["ends"])
    since = since or record["opened"]
    accrued, whole = interest(principal, percent, since, AS_OF, "day"), interest(principal, percent, since, due, "day")
    daily = interest(principal, percent, AS_OF, days_after(AS_OF, 1), "day")
    if due == AS_OF:  # from tomorrow on, it is late
        daily += interest(principal, PENALTY, AS_OF, days_after(AS_OF, 1))
    record["terms"]["chargeCap"]["charged"] = money(accrued + charged)
    return record | {
        "debt": payoff(principal, accrued, daily), "obligations": [obligation(principal, whole, due)],
        "schedule": {"kind": "full", "paid": 0, "total": 1, "rows": [row(principal, whole, due, "upcoming")]},
    }


def late(record, next_steps=()):
    """A loan that is not repaid on its day: interest and a penalty go on up to the limit of all charges."""
    principal = Decimal(record["terms"]["originalAmount"])
    percent, due = record["terms"]["rates"][0]["percent"], day(record["ends"])
    most = cents(principal * limit(record["opened"]) / 100)

    def charges(on):
        return interest(principal, percent, record["opened"], on, "day"), interest(principal, PENALTY, due, on)

    last = AS_OF
    while sum(charges(days_after(last, -1))) >= most:
        last = days_after(last, -1)
    accrued, penalties = charges(last)
    daily = sum(charges(days_after(AS_OF, 1))) - sum(charges(AS_OF))
    if accrued + penalties >= most:
        penalties, daily = most - accrued, Decimal(0)
    charged = accrued + penalties
    total = principal + charged
    record["terms"]["chargeCap"]["charged"] = money(charged)
    whole = interest(principal, percent, record["opened"], due, "day")
    parts = {"principal": money(principal), "interest": money(accrued), "penalties": money(penalties)}
    overdue = {"amount": money(total), "since": due.isoformat(), "portions": parts, "perDiem": money(daily)}
    if next_steps:
        overdue["next"] = list(next_steps)
    return record | {
        "phase": "maturedUnpaid", "overlays": record.get("overlays", []) + ["overdue"],
        "debt": {
            "total": money(total), "principal": money(principal), "interest": money(accrued), "fees": "0.00",
            "penalties": money(penalties), "overdue": overdue,
            "payoff": {"amount": money(total), "validOn": AS_OF.isoformat(), "perDiem": money(daily)}},
        "schedule": {
            "kind": "full", "paid": 0, "total": 1,
            "rows": [row(principal, whole, due, "overdue", outstanding=money(principal + whole))]},
    }


def extension(state, principal, percent, since, due, on, days, used):
    """An extension: the interest up to its day is paid at once, and the sum is due later, with the interest until then."""
    moved = days_after(due, days)
    return {
        "state": state, "due": day(due).isoformat(), "movedTo": moved.isoformat(),
        "toPay": money(interest(principal, percent, since, on, "day")),
        "cost": money(interest(principal, percent, due, moved, "day")), "used": used, "allowed": 2}


def level(principal, percent, start, dues):
    """Equal payments by simple interest on the balance: the least cent for which the last payment is not above it."""
    def rows(amount):
        balance, since, result = Decimal(principal), start, []
        for due in dues:
            part = interest(balance, percent, since, due, "day")
            repaid = balance if due == dues[-1] else amount - part
            balance, since = balance - repaid, due
            result.append((due, repaid, part, balance))
        return result

    low, high = 0, principal * 200
    while high - low > 1:
        middle = (low + high) // 2
        _, repaid, part, _ = rows(Decimal(middle) / 100)[-1]
        low, high = (low, middle) if repaid + part <= Decimal(middle) / 100 else (middle, high)
    return rows(Decimal(high) / 100)


def act(kind, **other):
    return {"kind": kind, "state": "available"} | other


PAY = act("pay", role="primary")
FULL = act("repayFull")
NO_EXTENSION = act("changePaymentDate", title=EXTEND) | {"state": "unavailable", "reason": SETTLE_FIRST}


def collector(name_en, name_ru, role, phone):
    return {"role": role, "name": both(name_en, name_ru), "phones": [phone], "hours": both("9 to 18", "с 9 до 18")}


def fortnightly():
    number, principal, percent, start = 8006, 30000, "0.75", day("2026-10-03")
    rows = level(principal, percent, start, [days_after(start, 14 * count) for count in range(1, 7)])
    flows = [(due, repaid + part) for due, repaid, part, _ in rows]
    done, coming = rows[:3], rows[3]
    balance = done[-1][3]
    accrued = interest(balance, percent, done[-1][0], AS_OF, "day")
    daily = interest(balance, percent, AS_OF, days_after(AS_OF, 1), "day")
    paid = sum(part for _, _, part, _ in done)
    record = loan(number, "C-83", "Тимур Тестовый", principal, start.isoformat(), 84, percent)
    record["terms"] = terms(principal, start, percent, flows) | {
        "amortisation": "annuity", "term": {"count": 84, "unit": "days"}, "payments": 6,
        "paymentEvery": {"count": 14, "unit": "days"}, "payment": money(flows[0][1])}
    record["terms"]["chargeCap"]["charged"] = money(paid + accrued)
    due, repaid, part, left = coming
    return record | {
        "debt": payoff(balance, accrued, daily),
        "obligations": [obligation(repaid, part, due, autopay=True, account=record["specifics"]["paidOutTo"])],
        "schedule": {
            "kind": "full", "paid": 3, "total": 6,
            "rows": [
                row(repaid, part, due, "paid" if index < 3 else "upcoming", index + 1, left,
                    **({"paidOn": due.isoformat()} if index < 3 else {}))
                for index, (due, repaid, part, left) in enumerate(rows)]},
        "operations": [
            payment(number, index + 1, due, repaid, part, left)
            for index, (due, repaid, part, left) in reversed(list(enumerate(done)))
        ] + [paid_out(number, principal, start.isoformat())],
        "actions": [PAY, act("repayPart", minimum="500.00"), FULL],
    }


def extended():
    number, principal, start, due = 8005, 6000, "2026-10-10", day("2026-10-31")
    record = loan(number, "C-82", "Лидия Примерова", principal, start, 52)
    paid = interest(principal, "0.8", start, due, "day")
    record["terms"] |= terms(principal, start, "0.8", [(due, principal + paid)])
    record["terms"]["fullCost"] |= {"basis": "contract", "asOf": start}
    record = running(record, since=due, charged=paid)
    return record | {
        "extension": extension("used", principal, "0.8", start, due, due, 31, 1) | {"on": due.isoformat()},
        "operations": [
            payment(number, 1, due, 0, paid, principal, title=both("Interest, for the extension", "Проценты за продление")),
            paid_out(number, principal, start)],
        "actions": [PAY, FULL, act("changePaymentDate", title=EXTEND)],
    }


def over(number, customer, name, principal, start, days, on, phase, percent="0.8", **other):
    """A loan that was repaid on its day."""
    record = loan(number, customer, name, principal, start, days, percent, phase=phase)
    part = interest(principal, percent, start, on, "day")
    record["terms"]["chargeCap"]["charged"] = money(part)
    return record | {
        "settled": day(on).isoformat(),
        "debt": {
            "total": "0.00", "principal": "0.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00",
            "overdue": {"amount": "0.00"}},
        "schedule": {
            "kind": "full", "paid": 1, "total": 1,
            "rows": [row(principal, part, day(on), "paid", paidOn=day(on).isoformat())]},
        "operations": [payment(number, 1, on, principal, part, 0), paid_out(number, principal, start)],
        "actions": [act("orderStatement")],
    } | other


def loans():
    ordinary = running(loan(8001, "C-20", "Полина Образцова", 10000, "2026-11-05", 21))
    yield ordinary | {
        "extension": extension("available", 10000, "0.8", "2026-11-05", "2026-11-26", "2026-11-26", 14, 0)
        | {"askBy": "2026-11-26"},
        "operations": [paid_out(8001, 10000, "2026-11-05")],
        "actions": [PAY, act("repayPart", minimum="500.00"), FULL, act("changePaymentDate", title=EXTEND)],
    }
    today = running(loan(8002, "C-81", "Роман Неизвестный", 7000, "2026-11-07", 14))
    yield today | {
        "extension": extension("available", 7000, "0.8", "2026-11-07", "2026-11-21", "2026-11-21", 14, 0)
        | {"askBy": "2026-11-21"},
        "operations": [paid_out(8002, 7000, "2026-11-07")],
        "actions": [PAY, act("changePaymentDate", title=EXTEND)],
    }
    yield late(
        loan(
            8003, "C-81", "Роман Неизвестный", 15000, "2026-07-28", 30,
            operations=[paid_out(8003, 15000, "2026-07-28")],
            actions=[PAY, act("restructure"), NO_EXTENSION]),
        [{"on": "2026-12-01", "text": both(
            "the lender may hand the debt to a collection agency", "кредитор вправе передать долг коллекторам")}])
    yield late(
        loan(
            8004, "C-82", "Лидия Примерова", 8000, "2026-03-10", 30,
            operations=[paid_out(8004, 8000, "2026-03-10")], actions=[PAY, act("restructure")]))
    yield extended()
    yield fortnightly()
    yield late(
        loan(
            8007, "C-84", "Глеб Условный", 12000, "2026-07-01", 30, "0.6",
            overlays=[{"kind": "collections", "since": "2026-10-05"}],
            contacts=[
                collector("MFC Example Until Payday, collections", "МКК «Пример до зарплаты», отдел взыскания",
                          "collector", "+7 495 000-80-07")],
            operations=[paid_out(8007, 12000, "2026-07-01")],
            actions=[PAY, act("restructure"), act("contactAdviser"), act("dispute")]))
    yield over(
        8008, "C-84", "Глеб Условный", 5000, "2026-04-20", 20, "2026-05-10", "repaid",
        closing=[{"kind": "certificate", "state": "toDo"}])
    sold = late(
        loan(
            8009, "C-85", "Нина Пробная", 9000, "2026-04-06", 30,
            operations=[paid_out(8009, 9000, "2026-04-06")],
            transfer={
                "kind": "claim", "effective": "2026-11-16", "from": LENDER,
                "to": both("LLC Example Collection", "ООО «Пример взыскания»")},
            contacts=[
                collector("LLC Example Collection", "ООО «Пример взыскания»", "creditor", "+7 495 000-80-09")],
            actions=[act("orderStatement"), act("dispute")]))
    for gone in ("payoff", "overdue"):
        sold["debt"].pop(gone)
    sold.pop("overlays")
    yield sold | {"phase": "transferred"}

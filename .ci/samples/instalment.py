"""The sample records of purchases in equal parts without interest."""

from terms import AS_OF, Decimal, both, day, days_after, interest, money, party

NAME = "Instalment"
ABOUT = """
Sample records: a purchase in equal parts for each state that it can have.

`.ci/samples/instalment.py` calculates them from prices and events; `python3 .ci/samples instalment` writes this file. The
people, shops and firms are fictional.
"""

NONE = {"absent": "notApplicable"}
EVERY, PARTS, CARD = 14, 4, "2200000000006100"
MOVE = both("Move the payment by 14 days", "Перенести платёж на 14 дней")
AUDIO = both("Example Sound", "Пример Звука")
SHOES = both("Shoes for Example", "Обувь для примера")
HOME = both("Sample Home", "Дом-Образец")
TOYS = both("Toy Sample", "Игрушка-Образец")
PETS = both("Example Pets", "Пример Питомца")


def parts(price, start, moved=None):
    """The days, sums and what is left: equal parts, the first one at once. From `moved` on, all are later."""
    part, left = Decimal(price) / PARTS, Decimal(price)
    for index in range(PARTS):
        left -= part
        shift = EVERY if moved and index + 1 >= moved else 0
        yield index + 1, days_after(start, EVERY * index + shift), part, left


def purchase(number, customer, name, shop, items, start, paid, order, state="delivered", moved=None, **other):
    """A purchase of which a number of parts is paid, each on its day."""
    price = sum(item["price"] * item.get("quantity", 1) for item in items)
    rows = list(parts(price, start, moved))
    left = rows[paid - 1][3]
    record = {
        "id": str(number), "currency": "RUB", "contractNumber": f"SAMPLE-{number}", "opened": start,
        "ends": rows[-1][1].isoformat(), "parties": [party(customer, name)], "phase": "active",
        "debt": debt(left), "obligations": [obligation(*row[1:3]) for row in rows[paid:paid + 1]],
        "terms": {
            "originalAmount": money(price), "rates": NONE, "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
            "term": {"count": (rows[-1][1] - day(start)).days, "unit": "days"}, "payments": PARTS, "paymentEvery": {"count": EVERY, "unit": "days"},
            "payment": money(price / Decimal(PARTS)), "prepayment": {"full": True, "partial": False},
            "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}},
        "schedule": {
            "kind": "full", "paid": paid, "total": PARTS,
            "rows": [row(*one, *(("paid", one[1].isoformat()) if one[0] <= paid else ("upcoming",)))
                     for one in rows]},
        "operations": [
            payment(number, one[0], one[1].isoformat(), *one[2:]) for one in reversed(rows[:paid])],
        "specifics": {
            "merchant": shop,
            "order": {
                "number": order, "placedOn": start, "state": state,
                "items": [item | {"price": money(item["price"])} for item in items]}},
    }
    return record | other


def debt(left, overdue=0, penalties=0, since=None, per_diem=None):
    arrears = {"amount": "0.00"}
    if overdue:
        arrears = {
            "amount": money(overdue + penalties), "since": since.isoformat(),
            "portions": {"principal": money(overdue), "penalties": money(penalties)}, "perDiem": money(per_diem)}
    return {
        "total": money(left + penalties), "principal": money(left), "interest": NONE, "fees": "0.00",
        "penalties": money(penalties), "overdue": arrears} | (
            {"payoff": {"amount": money(left + penalties), "validOn": AS_OF.isoformat()}} if left else {})


def obligation(due, amount):
    return {
        "kind": "instalment", "due": due.isoformat(), "amount": money(amount), "autopay": True, "account": CARD}


def row(number, due, part, left, status, on=None, **other):
    record = {
        "kind": "instalment", "number": number, "due": due.isoformat(), "payment": money(part),
        "portions": {"principal": money(part)}, "balance": money(left)}
    return record | ({"paidOn": on} if on else {}) | {"status": status} | other


def payment(number, index, on, part, left, **other):
    return {
        "id": f"{number}-{index}", "kind": "payment", "date": on, "amount": money(part),
        "portions": {"principal": money(part)}, "balance": money(left)} | other


def item(en, ru, price, quantity=1):
    return {"title": both(en, ru), "price": price} | ({"quantity": quantity} if quantity > 1 else {})


def act(kind, **other):
    return {"kind": kind, "state": "available"} | other


PAY, FULL = act("pay", role="primary"), act("repayFull")
ACTIONS = [PAY, FULL, act("changePaymentDate", title=MOVE, fee="199.00")]


def extension(state, due, **other):
    return {
        "state": state, "due": due, "movedTo": days_after(due, EVERY).isoformat(), "cost": "199.00", "allowed": 1} | other


def missed():
    """The third part is not paid: a penalty of 20 % a year on it, for each day after its day."""
    record = purchase(
        6003, "C-61", "Олег Выдуманный", HOME, [item("Armchair", "Кресло", 12400), item("Lamp", "Лампа", 1800, 2)],
        "2026-10-14", 2, "SH-2207")
    number, due, part, left = list(parts(16000, "2026-10-14"))[2]
    penalties = interest(part, 20, due, AS_OF)
    per_diem = interest(part, 20, due, days_after(due, 1))
    record["schedule"]["rows"][2] = row(number, due, part, left, "overdue", outstanding=money(part))
    record["obligations"] = [obligation(days_after(due, EVERY), part)]
    record["operations"].insert(0, payment(6003, "3a", due.isoformat(), part, 8000, status="failed"))
    return record | {
        "overlays": ["overdue", "paymentFailed"], "debt": debt(8000, part, penalties, due, per_diem),
        "extension": extension("unavailable", due.isoformat(), used=0, reason=both(
            "a part is overdue", "одна часть просрочена")),
        "actions": [PAY, FULL, act("changePaymentDate", title=MOVE) | {
            "state": "unavailable", "reason": both("pay what is overdue first", "сначала погасите просрочку")}],
    }


def moved():
    """The third part and the fourth are 14 days later; the fee was paid at once."""
    record = purchase(
        6004, "C-62", "Инна Небывалая", SHOES, [item("Winter boots", "Зимние ботинки", 9960)], "2026-10-21", 2, "OB-5518",
        moved=3)
    record["operations"].insert(0, {
        "id": "6004-fee", "kind": "fee", "date": "2026-11-17", "amount": "199.00",
        "title": both("Fee for moving the payment", "Комиссия за перенос платежа")})
    record["terms"]["fees"] = [{
        "title": both("Moving the payment", "Перенос платежа"), "amount": "199.00", "outstanding": "0.00",
        "frequency": "perUse"}]
    return record | {
        "extension": extension("used", "2026-11-18", on="2026-11-17", used=1), "actions": [PAY, FULL]}


def plan(name, title, shop, price, start, paid):
    rows = list(parts(price, start))
    return {
        "id": name, "kind": "instalments", "title": title, "merchant": shop, "opened": start, "ends": rows[-1][1].isoformat(),
        "original": money(price), "left": money(rows[paid - 1][3]), "payment": money(rows[0][2]),
        "nextDue": rows[paid][1].isoformat(), "paid": paid, "payments": PARTS}


def several():
    """Three purchases in one calendar, two of them with a part on the same day."""
    plans = [
        plan("headphones", AUDIO, "Пример Звука", 7200, "2026-10-31", 2), plan("toys", TOYS, "Игрушка-Образец", 3400, "2026-11-14", 1),
        plan("food", PETS, "Пример Питомца", 2600, "2026-11-07", 2)]
    left = sum(Decimal(one["left"]) for one in plans)
    return {
        "id": "6006", "currency": "RUB", "title": both("Purchases in parts", "Покупки частями"),
        "contractNumber": "SAMPLE-6006", "opened": "2026-06-02", "parties": [party("C-63", "Мира Придуманная")],
        "phase": "active", "debt": debt(left),
        "obligations": sorted(
            (obligation(day(one["nextDue"]), Decimal(one["payment"])) | {"suffices": both(
                f"part {one['paid'] + 1} of {PARTS}, {one['title']['en']}",
                f"часть {one['paid'] + 1} из {PARTS}, {one['title']['ru']}")} for one in plans),
            key=lambda one: one["due"]),
        "terms": {
            "rates": NONE, "term": NONE, "fullCost": {"measure": "psk", "percent": "0.000", "amount": "0.00"},
            "paymentEvery": {"count": EVERY, "unit": "days"}, "prepayment": {"full": True, "partial": False},
            "penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}},
        "schedule": NONE,
        "revolving": {"subPlans": plans},
        "operations": [
            {"id": f"6006-{index}", "kind": "payment", "date": on, "amount": amount, "subPlan": name, "merchant": shop}
            for index, (on, amount, name, shop) in enumerate([
                ("2026-11-21", "650.00", "food", "Пример Питомца"), ("2026-11-14", "850.00", "toys", "Игрушка-Образец"),
                ("2026-11-14", "1800.00", "headphones", "Пример Звука"),
                ("2026-11-07", "650.00", "food", "Пример Питомца"),
                ("2026-10-31", "1800.00", "headphones", "Пример Звука")])],
        "actions": [PAY, FULL],
    }


def returned():
    """The order went back to the shop: nothing is owed any more, and the parts that were paid come back."""
    record = purchase(
        6007, "C-64", "Егор Вымышленный", SHOES, [item("Trainers", "Кроссовки", 8400)], "2026-10-28", 2, "OB-5602",
        "returned")
    record["specifics"]["order"]["returnedOn"] = "2026-11-19"
    record["specifics"]["order"]["refundBy"] = "2026-11-29"
    for one in record["schedule"]["rows"][2:]:
        one["status"] = "skipped"
    record["operations"].insert(0, {
        "id": "6007-refund", "kind": "refund", "date": "2026-11-20", "amount": "4200.00", "status": "processing",
        "merchant": "Обувь для примера"})
    record.pop("ends")
    return record | {
        "phase": "cancelled", "overlays": ["overpaid"], "obligations": [],
        "debt": debt(Decimal(0)) | {"overpaid": "4200.00"}, "actions": [act("orderStatement")]}


def loans():
    yield purchase(
        6001, "C-20", "Полина Образцова", AUDIO, [item("Headphones", "Наушники", 11000), item("Cable", "Кабель", 1000)],
        "2026-11-14", 1, "A-1042",
        extension=extension("available", "2026-11-28", askBy="2026-11-27", used=0), actions=ACTIONS)
    yield purchase(
        6002, "C-61", "Олег Выдуманный", SHOES, [item("Sandals", "Сандалии", 4980, 2)], "2026-09-05", 4, "OB-4471",
        phase="repaid", settled="2026-10-17", actions=[act("orderStatement")])
    yield missed()
    yield moved()
    yield purchase(
        6005, "C-62", "Инна Небывалая", HOME, [item("Table", "Стол", 14000)], "2026-11-11", 1, "SH-2310", "onItsWay",
        overlays=[{"kind": "requestPending", "since": "2026-11-20"}],
        extension=extension("requested", "2026-11-25", on="2026-11-20", used=0),
        actions=[PAY, FULL, {
            "kind": "changePaymentDate", "title": MOVE, "state": "pending", "since": "2026-11-20",
            "request": both("moving the next payment", "перенос ближайшего платежа")}])
    yield several()
    yield returned()
    yield purchase(
        6008, "C-64", "Егор Вымышленный", TOYS, [item("Model railway", "Железная дорога", 10000)], "2026-11-09", 1,
        "TG-0093", "onItsWay",
        overlays=[{"kind": "disputed", "since": "2026-11-18", "reason": both(
            "the order has not arrived", "заказ не доставлен")}],
        extension=extension("unavailable", "2026-11-23", used=0, reason=both(
            "a dispute is open", "идёт рассмотрение спора")),
        actions=[PAY, act("contactAdviser")])

"""Rules of payments: the next one, actions, the schedule, operations, sums by year."""

import copy
from decimal import Decimal

from arrears import penalties_beside, to_cure
from derived import Booked, known_booked, knows_next, refusals
from record import day, money, money_sum
from rules import amount, count, mask, on, rule
from rules_answers import now
from rules_previews import preview
from rules_revolving import payment_sums


def parts(c, owner, total):
    return amount(total) if c.last == "total" else amount(money((owner.get("portions") or {}).get(c.last)))


@rule("payment")
def payment(c):
    loan = c.loan
    if not knows_next(loan, c.day):
        return set()
    beside = payment_sums(c)
    if beside is not None:
        return beside
    if c.id.startswith("payment.parts"):
        return parts(c, loan.next, loan.amount)
    if c.last == "after-repayment":
        coming = known_booked(loan, c.day)
        return on(day(coming["on"])) | amount(Booked(loan, coming).payment) if coming else set()
    if c.last == "amount":
        return amount(loan.amount)
    if c.last == "date":
        return on(loan.due) | (c.away(loan.due) if loan.due and loan.due >= c.day else set())
    if c.last == "covered":
        return amount(loan.covered) if c.field.startswith("value") else amount(loan.missing) | c.data_day
    if c.last == "account":
        refused = len(refusals(loan, c.day))
        return mask(loan.next.get("account")) | (count(refused) if refused else set())
    return set()


@rule("obligation")
def obligation(c):
    same = [o for o in c.loan.obligations if c.id.startswith("obligation.%s.%s" % (o["kind"], o.get("due")))]
    place = c.id.split(".")[3:4]
    facts = (same[int(place[0]) - 1] if place and place[0].isdigit() and int(place[0]) <= len(same) else (same or [{}])[0])
    if c.field == "title":
        # The day tells payments of one name apart.
        days = {o.get("due") for o in c.loan.obligations if all(o.get(key) == facts.get(key) for key in ("kind", "title"))}
        return on(day(facts.get("due"))) if len(days) > 1 else set()
    if c.last == "date":
        due = day(facts.get("due"))
        return on(due) | (c.away(due) if due and due >= c.day else set())
    if c.last == "account":
        return mask(facts.get("account"))
    return amount(money(facts.get(c.last))) | c.data_day if c.last in ("amount", "covered") else set()


@rule("actions")
def actions(c):
    return c.data_day


@rule("action")
def action(c):
    loan, kind = c.loan, c.id.split(".", 1)[1]
    facts = loan.actions.get(kind) or loan.actions.get(c.last, {})
    minimum, fee, maximum = (money(facts.get(key)) for key in ("minimum", "fee", "maximum"))
    # What is free is said without a figure.
    if c.field.startswith("destination"):
        if c.field.endswith("suggestedAmount"):
            if c.last == "repayFull":
                return amount(money(loan.payoff.get("amount")))
            return of_task(c) if c.last == "pay" else amount(loan.missing)
        if c.field.endswith("dueBy"):
            return of_task(c) if c.last == "pay" else on(loan.due)
        if c.field.endswith("validOn"):
            return on(day(loan.payoff.get("validOn")))
        if kind == "repayment.cancel":
            return on(cancellable(c))
        return None
    if c.field.startswith("form.fields."):
        # Every month has 28 days; a holiday is asked for in months, three unless the customer chooses.
        limits = {"paymentDay.change": (1, 28, loan.terms.get("paymentDay")), "takePaymentHoliday": (1, 60, 3)}.get(kind)
        return count(dict(zip(("minimum", "maximum", "initial"), limits))[c.field.rsplit(".", 1)[1]]) if limits else None
    if c.field in ("minimum", "maximum", "fee"):
        return amount({"minimum": minimum, "maximum": maximum, "fee": fee}[c.field])
    if c.field in ("until", "since"):
        return on(day(facts.get(c.field)))
    time = facts.get("cutOff")
    if c.field == "cutOff":
        return {("moment", "%sT%s:00+03:00" % (c.day.isoformat(), time))}
    if c.field == "details":
        counts_today = [{("day", 0)}, {("time", time)}] if time else []
        return c.sequence(amount(minimum), amount(maximum), *counts_today, amount(fee or None), *preview(c))
    if c.field == "reason":
        return on(day(facts.get("until"))) | on(day(facts.get("since"))) | c.data_day
    return None


def cancellable(c):
    """The day of the next repayment of the customer that can still be cancelled."""
    days = (
        day(one["on"]) for one in c.loan.record.get("earlyRepayments") or []
        if not one.get("payer") and day(one.get("cancelBy") or one["on"]) >= c.day and day(one["on"]) >= c.day)
    return min(days, default=None)


def of_task(c):
    """The figures that an action to pay must suggest: what is overdue, or those in the title of the task. A day before the
    data has no task."""
    loan = c.loan
    if loan.data_day and c.day < loan.data_day:
        return set()
    if loan.is_overdue and loan.since < c.day:
        return amount(to_cure(loan, c.day) or loan.overdue_amount + penalties_beside(loan))
    task = copy.copy(c)
    task.id, task.field = "now.task", "title"
    return now(task)


@rule("payments-around")
def around(c):
    # What another payer repays may not come: it is no row, and no payment changes for it.
    coming = next((one for one in [known_booked(c.loan, c.day)] if one and not one.get("payer")), None)
    if c.last == "early":
        need = Booked(c.loan, coming) if coming else None
        return on(need.on) | amount(need.needed if need.full else need.early) | c.away(need.on) if need else set()
    row = c.loan.row(c.last)
    if row is None:
        return set()
    due = day(row["due"])
    if coming and due > day(coming["on"]):
        return on(due) | amount(Booked(c.loan, coming).payment_on(due)) | count(row["number"]) | c.away(due)
    late = {("days", (c.day - due).days)} if c.day > due else set()
    return on(due) | amount(money(row.get("payment"))) | count(row["number"]) | c.away(due) | late


@rule("schedule")
def schedule(c):
    loan = c.loan
    if c.id == "schedule.done":
        return count(loan.paid_count) | c.data_day
    if c.id == "schedule.left":
        return count(loan.payment_count - loan.paid_count) | c.data_day
    if c.id.startswith("schedule.payment."):
        return schedule_row(c, loan.row(c.last))
    if c.id.startswith("schedule.paymentHoliday."):
        return schedule_row(c, next((row for row in loan.holidays if row["due"] == c.last), None))
    if c.id == "schedule.booked":
        coming = known_booked(loan, c.day)
        return on(day(coming["on"])) if coming else set()
    if c.id == "schedule.rows" and c.column:
        # Before the day of the data, no payment is skipped yet.
        return sums(c, loan.rows, c.day < loan.data_day)
    if c.id == "schedule.fixed":
        return on(loan.fixed_until)
    if c.id == "schedule.truncated":
        return [("n", Decimal(len(loan.payments))), ("n", Decimal(loan.payment_count))]
    other = next((row for row in loan.rows if c.id == "schedule.%s.%s" % (row["kind"], row.get("due"))), None)
    if other is not None:
        return schedule_row(c, other)
    if "/" in c.id:
        year = c.id.rsplit("/", 1)[-1]
        own = [row for row in loan.rows if row["due"][:4] == year]
        return sums(c, own) if c.column else year_heading(c, [row["due"] for row in own])
    return None


@rule("plan-schedules")
def plan_schedules(c):
    """The payments of a plan, each like a payment of the loan."""
    parts = c.id.split("/", 1)[0].split(".")
    plan = next((one for one in c.loan.map("revolving").get("subPlans") or [] if len(parts) > 2 and one["id"] == parts[2]), {})
    rows = plan.get("schedule") or []
    if "/" in c.id:
        own = [row for row in rows if row["due"][:4] == c.id.rsplit("/", 1)[-1]]
        return sums(c, own) if c.column else year_heading(c, [row["due"] for row in own])
    if len(parts) > 3:
        return schedule_row(c, next((row for row in rows if str(row.get("number")) == c.last), None))
    return sums(c, rows) if c.column else set()


def sums(c, rows, every=False):
    """The sum of a column over the rows that are paid or to be paid."""
    owed = [row for row in rows if (every or row.get("status") != "skipped") and row["kind"] != "disbursement"]
    if c.column == "payment":
        return amount(money_sum(money(row.get("payment")) for row in owed))
    return amount(money_sum(c.loan.portion(row, c.column) for row in owed))


def year_heading(c, days):
    year = c.id.rsplit("/", 1)[-1]
    return count(year) if year in {text[:4] for text in days} else set()


def schedule_row(c, row):
    """The cells of a payment by their columns."""
    if row is None:
        return set()
    due, paid = day(row["due"]), day(row.get("paidOn"))
    if c.field == "group":
        return count(row["due"][:4])
    if c.field == "dayLine":
        return [("day", 0), ("date", c.day)]
    if c.column == "status":
        late = {("days", (paid - due).days)} if paid and paid > due else set()
        if row.get("status") == "overdue" and c.day > due:
            late |= {("days", (c.day - due).days)}
        return late | c.away(due) | amount(money(row.get("outstanding")))
    known = {
        "number": lambda: count(row.get("number")),
        "date": lambda: on(due),
        "payment": lambda: amount(money(row.get("payment"))),
        "balance": lambda: amount(money(row.get("balance"))),
        "paid-on": lambda: on(paid),
    }
    return known[c.column]() if c.column in known else amount(c.loan.portion(row, c.column))


@rule("operation")
def operation(c):
    name = c.id.split(".", 1)[1]
    facts = next((o for o in c.loan.operations if o["id"] == name), None)
    if facts is None:
        return set()
    if c.field == "group":
        return count(facts["date"][:4])
    known = {
        "date": lambda: on(day(facts["date"])),
        "amount": lambda: amount(money(facts["amount"])),
        "balance": lambda: amount(money(facts.get("balance"))),
        "operation": lambda: c.data_day if facts.get("status") == "processing" else set(),
    }
    return known[c.column]() if c.column in known else amount(money((facts.get("portions") or {}).get(c.column)))


@rule("operations")
def operations(c):
    return year_heading(c, [o["date"] for o in c.loan.operations]) if "/" in c.id else None


@rule("composition")
def composition(c):
    years = c.loan.years()
    if c.id == "composition.years.booked":
        coming = known_booked(c.loan, c.day)
        return on(day(coming["on"])) if coming else set()
    if c.id == "composition.years.chart":
        if c.field == "summary":
            totals = {}
            for year in years.values():
                for name, value in year.items():
                    totals[name] = totals.get(name, Decimal(0)) + value
            return [("money", totals[name]) for name in ("principal", "interest", "insurance", "fees") if totals.get(name)]
        if c.field.startswith("ticks"):
            return ticks(c, years)
        return None
    year = c.last
    if year in years:
        return {("money", years[year].get(c.column, Decimal(0)))} if c.column else count(year)
    return None


def ticks(c, years):
    """The marks of the axis are evenly spaced, begin with nothing and reach the longest bar."""
    marks = [Decimal(tick["amount"]) for tick in c.node["ticks"]]
    step = marks[1] - marks[0]
    longest = max(money_sum(year.values()) for year in years.values())
    even = all(mark == step * index for index, mark in enumerate(marks))
    reached = marks[-1] >= longest or marks[-1] + step >= longest
    return {("money", step * int(c.field.split(".")[1]))} if even and reached else set()

"""Statements past their day: what was true when the record was written and is not on the day of the screen."""

import re
from datetime import date

import tokens as grammar

_UNTIL = re.compile(r"(?i)\b(?:until|till|through|до|по)\s+((?:[A-Z][a-z]+ \d{1,2}, \d{4})|(?:\d{1,2} [а-яА-Яa-zA-Z]+ \d{4}))")
_THIS_YEAR = re.compile(r"(?i)\b(?:this year|в этом году)\b")
_OVER = re.compile(r"(?i)срок прошёл|time is over|is over")
_RELATIVE = re.compile(r"(?i)\b(today|tomorrow|yesterday|сегодня|завтра|вчера)\b")
# History: a row of what held until a day is true after that day too.
_HISTORY = ("terms.rate.", "operation", "schedule.", "document", "cost", "contract", "insurance", "collateral", "subsidy")


def past(loan, day, screen, language, parsed):
    faults = []
    if day == loan.data_day:
        return faults
    for id, node in parsed.nodes.items():
        own = [(key, value) for key, value in node.items() if isinstance(value, str) and key in _SAID]
        if isinstance(node.get("value"), dict) and node["value"].get("kind") == "text":
            own.append(("value", node["value"]["text"]))
        text = grammar.plain(" ".join(value for _, value in own))
        if day.year != loan.data_day.year and _THIS_YEAR.search(text):
            faults.append((id, text, "is said in another year"))
        if not text or as_of_data(text, loan, language):
            continue
        faults += [(id, text, why) for why in reasons(loan, day, id, node, text, language, parsed)]
    return faults


_SAID = ("title", "label", "caption", "text", "details", "reason", "summary", "subtitle")


def as_of_data(text, loan, language):
    """Whether a text names the day of its data."""
    return ("as of", loan.data_day) in grammar.tokens(text, language)


def reasons(loan, day, id, node, text, language, parsed):
    stated = [grammar.plain(part) for part in parsed.stated if grammar.plain(part) in text]
    for part in stated:
        if _RELATIVE.search(part):
            yield "the record's %r is said on another day" % part
        if not id.startswith(_HISTORY):
            for kind, value in grammar.tokens(part, language):
                when = value if kind == "date" else dated(value, loan) if kind == "month day" else None
                if when and loan.data_day <= when < day:
                    yield "%r is past its day" % part
    if not id.startswith(_HISTORY):
        for match in () if _OVER.search(text) else _UNTIL.finditer(text):
            for kind, value in grammar.tokens(match.group(1), language):
                if kind == "date" and value < day:
                    yield "until %s is past" % value
    if isinstance(node.get("until"), dict) and date.fromisoformat(node["until"]["iso"]) < day:
        yield "it ends before the day"
    ends = {"status.paymentHoliday": loan.holiday_end, "status.due": loan.due, "status.paymentProcessing": loan.due}
    if loan.booked:
        ends["status.earlyRepaymentScheduled"] = date.fromisoformat(loan.booked[0]["on"])
    elif loan.due:
        ends["status.earlyRepaymentScheduled"] = loan.due
    if id in ends and ends[id] and ends[id] < day:
        yield "the state ended on %s" % ends[id]
    starts = {"status.overdue": loan.since, "status.paymentHoliday": holiday_start(loan)}
    if id in starts and starts[id] and starts[id] > day:
        yield "the state begins on %s" % starts[id]


def holiday_start(loan):
    stated = loan.map("holiday").get("from")
    return date.fromisoformat(stated) if stated else min((date.fromisoformat(row["due"]) for row in loan.holidays), default=None)


def dated(month_day, loan):
    """A day without a year, in the year of the data, else in the next."""
    for year in (loan.data_day.year, loan.data_day.year + 1):
        try:
            found = date(year, *month_day)
        except ValueError:
            continue
        if found >= loan.data_day:
            return found
    return None

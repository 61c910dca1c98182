"""What is agreed for a time only: a fixed rate, and what may be repaid early free of charge."""

import re
from decimal import Decimal

from record import day, money
from rules import amount, count, on, percent


def fixing(c):
    """The end of a fixed rate: its day, the debt on it, and the last day to agree on a new rate."""
    facts = c.loan.fixing
    if c.last == "debt":
        return amount(money(facts.get("debt")))
    when = day(facts.get("agreeBy" if c.last == "agree-by" else "until"))
    return on(when) | c.away(when) | c.data_day


def allowance(c, facts):
    """What may be repaid early free of charge; nothing of it is left after its last day."""
    until, whole, used = day(facts.get("until")), money(facts.get("amount")), money(facts.get("used"))
    if c.last == "allowance-until":
        return on(until) | c.away(until)
    if c.last == "allowance-left":
        rest = money(facts.get("left"))
        rest = whole - used if rest is None and used is not None else rest
        return amount(rest) | c.data_day if until is None or until >= c.day else set()
    return amount(used) | c.data_day if c.last == "allowance-used" else amount(whole)


def index_of(loan):
    """The index of the rate whose next adjustment the record states."""
    return next((r["index"] for r in loan.terms.get("rates") or [] if (r.get("index") or {}).get("nextReset")), {})


def figures_of_index(loan, language):
    """The figures of an index in words: those of its name, its value and the margin."""
    index = index_of(loan)
    named = {("n", Decimal(n)) for n in re.findall(r"\d+", (index.get("name") or {}).get(language, ""))}
    return named | percent(index.get("value")) | count(index.get("margin"))

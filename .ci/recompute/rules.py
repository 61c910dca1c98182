"""What each item may say, computed from the record: one function per family of ids, found by how the id begins.

A rule returns the numbers that its item may show in the field: a set of those allowed, or a list of those required, in order.
"""

from decimal import Decimal

from annuity import month_after

ALL = {}


def rule(*prefixes):
    def add(function):
        for prefix in prefixes:
            ALL[prefix] = function
        return function
    return add


def find(id):
    """The rule of the longest prefix of the id, at a point."""
    head = id.split("/", 1)[0]
    while head:
        if head in ALL:
            return ALL[head]
        head = head.rpartition(".")[0]
    return None


class Case:
    """A claim and what it is checked against."""

    def __init__(self, loan, day, screen, language, claim):
        self.loan, self.day, self.screen, self.language = loan, day, screen, language
        self.id, self.field, self.text, self.node = claim.id, claim.field, claim.text, claim.node
        self.tokens, self.column = claim.tokens, claim.column
        self.last = claim.id.rsplit(".", 1)[-1]

    def away(self, day):
        """How a text may name a day by its distance from the day of the screen: in days, months or years."""
        if day is None:
            return set()
        found = {("day", (day - self.day).days)}
        months = (day.year - self.day.year) * 12 + day.month - self.day.month
        exact = month_after(self.day, months, self.day.day)
        if exact > day:
            months, exact = months - 1, month_after(self.day, months - 1, self.day.day)
        if months > 0:
            found.add(("months" if exact == day else "more than months", months))
            if exact == day and day.day != self.day.day:
                found.add(("more than months", months - 1))
            if months >= 12:
                found.add(("more than years", months // 12))
        return found

    @property
    def data_day(self):
        """The day of the data, which an item may name on another day."""
        return {("date", self.loan.data_day)} if self.day != self.loan.data_day else set()


def amount(value):
    return {("money", value)} if value is not None else set()


def on(day):
    return {("date", day)} if day else set()


def count(*values):
    return {("n", Decimal(value)) for value in values if value is not None}


def percent(value):
    return {("percent", Decimal(value))} if value is not None else set()


def mask(text):
    """The last four characters of a number, without what separates them."""
    if not text:
        return set()
    return {("mask", "".join(c for c in text if c.isalnum())[-4:])}


def explain(case):
    """Why a claim is wrong, or None."""
    function = find(case.id)
    if function is None:
        return "no rule explains it"
    allowed = function(case)
    if allowed is None:
        return "no rule explains this field"
    if isinstance(allowed, list):
        return None if list(case.tokens) == allowed else "should be %s" % show(allowed)
    wrong = [token for token in case.tokens if token not in allowed]
    return "%s, should be %s" % (show(wrong), show(sorted(allowed, key=str)) or "nothing") if wrong else None


def show(tokens):
    return ", ".join("%s %s" % token for token in tokens)

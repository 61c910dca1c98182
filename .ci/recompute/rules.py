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

    @property
    def below(self):
        """Whether the claim is of the words below a figure."""
        return self.field == "caption"

    @property
    def is_dated(self):
        """Whether the claim names the day of the data."""
        return ("as of", self.loan.data_day) in self.tokens

    @property
    def place(self):
        """The place of an item among those of its kind, from 0: "fee" is the first and "fee.2" the second."""
        return int(self.last) - 1 if self.last.isdigit() else 0

    def sequence(self, first, *others):
        """The tokens if they are one of the first group and then, in this order, of the others; one of each group that has one."""
        groups, found = [group for group in (first, *others) if group], []
        for token in [token for token in self.tokens if token[0] != "as of"]:
            while groups and token not in groups[0] and found:
                groups.pop(0)
            if not groups or token not in groups.pop(0):
                return [token for group in [first, *others] for token in sorted(group, key=str)[:1]]
            found.append(token)
        return found

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
        return {("as of", self.loan.data_day)} if self.day != self.loan.data_day else set()


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


def at(values, place):
    """The value at a place, or None."""
    return values[place] if place < len(values) else None


def explain(case):
    """Why a claim is wrong, or None, and how many of its figures are the only ones that may stand there."""
    function = find(case.id)
    return explain_by(function, case) if function else ("no rule explains it", 0)


def explain_by(function, case):
    """The same by a rule."""
    allowed = function(case)
    if allowed is None:
        return "no rule explains this field", 0
    if isinstance(allowed, list):
        figures = [token for token in case.tokens if token not in case.data_day]
        return (None, len(case.tokens)) if figures == allowed else ("should be %s" % show(allowed), 0)
    allowed = allowed | case.data_day
    wrong = [token for token in case.tokens if not same_kind(token, allowed) & meant(token)]
    why = "%s, should be %s" % (show(wrong), show(sorted(allowed, key=str)) or "nothing") if wrong else None
    return why, sum(len(same_kind(token, allowed)) == 1 for token in case.tokens)


def meant(token):
    """The day of the data may also be a day that the record states."""
    return {token, ("date", token[1])} if token[0] == "as of" else {token}


def same_kind(token, allowed):
    """Of what may stand somewhere, what is of a token's kind."""
    return {one for one in allowed if one[0] == token[0]} or {one for one in allowed if token[0] == "as of" and one[0] == "date"}


def show(tokens):
    return ", ".join("%s %s" % token for token in tokens)

"""One loan of the portfolio file, with its amounts as exact decimals, and what follows from them."""

import functools
from datetime import date, timedelta
from decimal import Decimal

import annuity


def money(value):
    return Decimal(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else None


def day(value):
    """A day, or None for anything else."""
    try:
        return date.fromisoformat(value) if isinstance(value, str) and len(value) == 10 else None
    except ValueError:
        return None


def money_sum(values):
    return sum((value for value in values if value is not None), Decimal(0))


RANK = ("minimum", "instalment", "statement", "fee")


def next_of(obligations, as_of):
    """What is to be paid on the next day: minimum payments, instalments and fees of one day are one sum, a statement is not."""
    ahead = [o for o in obligations if o["kind"] in RANK and (not o.get("due") or day(o["due"]) >= as_of)]
    soonest = min((o["due"] for o in ahead if o.get("due")), default=None)
    ahead = [o for o in ahead if o.get("due") == soonest] or ahead
    # Sums in several currencies are never added up: that of the loan comes first, unless nothing of it is left.
    currencies = list(dict.fromkeys([None, *(o.get("currency") for o in ahead)]))
    groups = [group for group in ([o for o in ahead if o.get("currency") == one] for one in currencies) if group]
    due = [group for group in groups if any(money(o.get("amount")) != money(o.get("covered") or "0") for o in group)]
    ahead = (due or groups or [[]])[0]
    together = [o for o in ahead if o["kind"] != "statement"]
    main = min(ahead, key=lambda o: RANK.index(o["kind"]), default={})
    if len(together) < 2:
        return main
    portions, covered = {}, [money(o["covered"]) for o in together if o.get("covered")]
    for one in together:
        for name, value in (one.get("portions") or ({"fees": one["amount"]} if one["kind"] == "fee" else {})).items():
            portions[name] = str(money(portions.get(name, "0")) + money(value))
    merged = dict(main, amount=str(money_sum(money(o["amount"]) for o in together)), portions=portions)
    return merged | ({"covered": str(money_sum(covered))} if covered else {})


def present(value):
    """A value of a record without the parts that it states to be absent."""
    if isinstance(value, dict):
        parts = {key: present(part) for key, part in value.items()}
        return {key: part for key, part in parts.items() if not (isinstance(part, dict) and set(part) == {"absent"})}
    return [present(part) for part in value] if isinstance(value, list) else value


class Loan:
    def __init__(self, record, as_of, when=None):
        """A loan as a screen of a day may show it; without a day, of the day of the data."""
        debt = record.get("debt")
        self.bears_no_interest = isinstance(debt, dict) and debt.get("interest") == {"absent": "notApplicable"}
        self.given, self.whole = record, present(record)
        record = self.whole
        self.demand = demand(record, when or as_of)
        self.record = record = without_demands(record, self.demand)
        self.data_day = as_of
        self.id, self.type = record["id"], record["type"]
        self.debt = self.map("debt")
        self.terms = self.map("terms")
        self.overdue = self.debt.get("overdue") if isinstance(self.debt.get("overdue"), dict) else {}
        self.payoff = self.debt.get("payoff") if isinstance(self.debt.get("payoff"), dict) else {}
        self.obligations = record["obligations"] if "obligations" in record else self.of_statement()
        self.next = next_of(self.obligations, as_of)
        self.actions = {action["kind"]: action for action in record.get("actions") or []}
        self.insurance = record.get("insurance") or []
        self.operations = record.get("operations") or []
        self.booked = record.get("earlyRepayments") or []
        self.closing = record.get("closing") or []
        self.overlays = [one if isinstance(one, str) else one["kind"] for one in record.get("overlays") or []]
        self.states = {one["kind"]: one for one in record.get("overlays") or [] if isinstance(one, dict)}
        schedule = record.get("schedule") or {}
        self.schedule = schedule
        self.rows = [row for row in schedule.get("rows") or [] if row.get("due")]
        self.rows = self.rows or self.worked_out()
        self.payments = [row for row in self.rows if row["kind"] == "instalment"]
        self.numbered = {str(row.get("number")): row for row in self.payments}
        planned = self.next_of_schedule()
        # Fees stand beside the payments of the schedule.
        if planned and all(o["kind"] == "fee" for o in self.obligations if not o.get("due") or day(o["due"]) >= as_of):
            self.next = next_of([planned, *self.obligations], as_of)
        self.next = self.with_portions(self.next)
        self.holidays = [row for row in self.rows if row["kind"] == "paymentHoliday"]

    def on(self, when):
        """The loan with what may be demanded on a day."""
        return self if demand(self.whole, when) == self.demand else Loan(self.given, self.data_day, when)

    def of_statement(self):
        """The payments of a record that states none, by its statement; a minimum of a debt that is none is covered."""
        statement = self.map("revolving").get("statement") or {}
        if not statement.get("minimum") or not statement.get("due"):
            return []
        spent = sum(Decimal(line.get("used") or 0) for line in self.map("revolving").get("lines") or [])
        one = {"kind": "minimum", "due": statement["due"], "amount": statement["minimum"]}
        return [one | ({} if spent else {"covered": statement["minimum"]})]

    def next_of_schedule(self):
        """The first open instalment of the record's schedule, where no payment is stated beside it."""
        if self.demand != "contract" or self.record["phase"] != "active" or not self.schedule.get("rows"):
            return {}
        ahead = [row for row in self.payments if row.get("status") not in ("paid", "skipped") and day(row["due"]) >= self.data_day]
        return {"kind": "instalment", "due": ahead[0]["due"], "amount": ahead[0].get("payment")} if ahead else {}

    def map(self, key):
        value = self.record.get(key)
        return value if isinstance(value, dict) else {}

    def with_portions(self, obligation):
        """The obligation, with the parts of the row of its day and amount where it states none."""
        row = next((r for r in self.payments if r["due"] == obligation.get("due")), {})
        same = row.get("portions") and money(row.get("payment")) == money(obligation.get("amount"))
        return obligation | {"portions": row["portions"]} if same and not obligation.get("portions") else obligation

    # Debt

    def of_debt(self, key):
        return money(self.debt.get(key))

    @property
    def overdue_amount(self):
        stated = money(self.overdue.get("amount"))
        is_matured = self.record["phase"] == "maturedUnpaid" and self.demand == "contract"
        if stated is None and is_matured and "amount" not in self.overdue and self.of_debt("total"):
            return self.of_debt("total")
        return money_sum(sum_ for _, sum_ in self.missed) if stated is None and self.missed else stated

    @property
    def missed(self):
        """The missed payments that the record names, as (day, sum): of the arrears, the obligations or the schedule."""
        if self.record["phase"] == "transferred":
            return []
        items = [(one.get("due"), one.get("left")) for one in self.overdue.get("items") or []]
        stated = [(one.get("due"), one.get("amount")) for one in self.obligations if one["kind"] == "overdue"]
        rows = [(row["due"], row.get("payment")) for row in self.rows if row.get("status") == "overdue"]
        return [(day(due), money(sum_)) for due, sum_ in items or stated or rows if due and sum_]

    @property
    def is_overdue(self):
        return bool(self.overdue_amount)

    @property
    def since(self):
        return day(self.overdue.get("since")) or min((due for due, _ in self.missed), default=None)

    # The next payment

    @property
    def due(self):
        return day(self.next.get("due"))

    @property
    def amount(self):
        return money(self.next.get("amount"))

    @property
    def covered(self):
        return money(self.next.get("covered"))

    @property
    def missing(self):
        """What is not yet in the account for the next payment."""
        if self.amount is None:
            return None
        return max(self.amount - (self.covered or Decimal(0)), Decimal(0))

    # The schedule

    def row(self, number):
        return self.numbered.get(str(number))

    def portion(self, row, name):
        return money((row.get("portions") or {}).get(name))

    def worked_out(self):
        """The rows of a loan whose record has none, from its terms: equal payments on a day of the month."""
        terms, rates = self.terms, self.terms.get("rates") or []
        original, count, pay_day = money(terms.get("originalAmount")), terms.get("payments"), terms.get("paymentDay")
        opened = day(self.record.get("opened"))
        if self.demand in ("stated", "nothing") or self.rows or None in (original, count, pay_day, opened) or self.record["phase"] != "active":
            return []
        later = [(day(facts.get("from")), Decimal(facts["percent"])) for facts in rates[1:]]
        if not rates or any(facts.get("use") for facts in rates) or any(since is None for since, _ in later):
            return []
        days, free = [annuity.month_after(opened, index + 1, pay_day) for index in range(count)], terms.get("interestOnlyPayments") or 0
        if terms.get("interest") != "ACT/ACT RU" or terms.get("amortisation") != "annuity" or later or free:
            return self.by_plan(original, Decimal(rates[0]["percent"]), days, opened, later, free)
        rows = annuity.schedule(original, Decimal(rates[0]["percent"]), days, opened)
        return [
            {"kind": "instalment", "number": index + 1, "due": due.isoformat(), "payment": str(payment),
             "portions": {"principal": str(principal), "interest": str(interest)}, "balance": str(balance)}
            for index, (due, payment, principal, interest, balance) in enumerate(rows)
        ]

    def by_plan(self, original, percent, days, opened, later, free):
        """The same by another convention of days, with later rates, or with payments of interest alone first."""
        from plan import Plan
        if self.terms.get("amortisation") != "annuity" or "partialData" in self.overlays:
            return []
        plan = Plan.new(original, percent, days, opened, self.terms.get("interest"))
        made = plan.changed(rates=[*plan.rates, *later], free=free).rows() or []
        return [
            {"kind": "instalment", "number": index + 1, "due": row.due.isoformat(), "payment": str(row.payment),
             "portions": {"principal": str(row.principal), "interest": str(row.interest)}, "balance": str(row.balance)}
            for index, row in enumerate(made)
        ]

    @functools.cache
    def years(self):
        """The portions of the instalments by the year in which they are due; nothing is paid on a skipped one."""
        years = {}
        for row in self.rows:
            if row.get("status") == "skipped" or not row.get("due"):
                continue
            year = years.setdefault(row["due"][:4], {})
            for name, value in (row.get("portions") or {}).items():
                year[name] = year.get(name, Decimal(0)) + Decimal(value)
        return years

    @property
    def paid_count(self):
        return self.schedule.get("paid")

    @property
    def payment_count(self):
        return self.schedule.get("total")

    @property
    def reaches_the_end(self):
        """Whether the rows, though only a part of them, are all that are to come."""
        if self.fixed_until:
            return True
        numbers = [row.get("number") for row in self.payments if row.get("status") not in ("paid", "skipped")]
        return bool(numbers) and numbers == list(range(self.payment_count - len(numbers) + 1, self.payment_count + 1))

    @property
    def fixing(self):
        """The period for which the rate is fixed, and after which a new one is agreed."""
        return self.terms.get("rateFixing") or {}

    @property
    def fixed_until(self):
        """The last day of the fixed rate, if the rows go up to it and leave something of the debt."""
        until, last = day(self.fixing.get("until")), self.payments[-1] if self.payments else {}
        if until is None or not money(last.get("balance")):
            return None
        following = annuity.month_after(day(last["due"]), 1, self.terms.get("paymentDay") or day(last["due"]).day)
        return until if day(last["due"]) <= until < following else None

    @property
    def holiday_end(self):
        days = [day(row["due"]) for row in self.holidays if row.get("status") == "skipped"]
        return max(days) if days else None

    @property
    def repaid(self):
        original, principal = money(self.terms.get("originalAmount")), self.of_debt("principal")
        # What was sold, replaced or forgiven is not owed here any more, and not repaid either.
        unpaid = self.record["phase"] in ("cancelled", "withdrawn", "rejected", "writtenOff", "transferred", "rescheduled")
        unknown = unpaid or "partiallyDisbursed" in self.overlays or "forgiven" in self.overlays
        if None in (original, principal) or unknown or not 0 <= principal <= original:
            return None
        return original - principal

    # Text and days

    def stated(self, language):
        """All texts of the record in a language, the longest first, with the names on the way to them."""
        found = {}

        def collect(value, path):
            if isinstance(value, dict):
                if set(value) <= {"en", "ru"} and value:
                    text = value.get(language) or next(iter(value.values()))
                    found.setdefault(text, set()).update(path)
                else:
                    for key, one in value.items():
                        collect(one, (*path, key))
            elif isinstance(value, list):
                for one in value:
                    collect(one, path)
            elif isinstance(value, str) and len(value) > 5:
                if any(c.isalpha() for c in value) and any(c.isdigit() for c in value):
                    found.setdefault(value, set()).update(path)

        collect(self.whole, ())
        return dict(sorted(found.items(), key=lambda pair: len(pair[0]), reverse=True))

    def dates(self):
        """All days that the record states."""
        found = set()

        def collect(value):
            if isinstance(value, dict):
                for part in value.values():
                    collect(part)
            elif isinstance(value, list):
                for part in value:
                    collect(part)
            elif isinstance(value, str) and len(value) == 10 and value[4] == "-" and value[7] == "-":
                try:
                    found.add(day(value))
                except ValueError:
                    pass

        collect({key: value for key, value in self.whole.items() if key not in ("schedule", "operations", "documents")})
        found.update(day(row["due"]) for row in self.holidays)
        return found

    def days(self, count=None):
        """The days on which the loan is shown: all that can change what it says, or the most telling ones.

        The day of the data and those around it, a year later, ends of months; then each day that the record names and the next
        days of the schedule, with the day before and the day after, from the nearest on; the days between them; and the years.
        """
        start = self.data_day
        due = [day(row["due"]) for row in self.rows]
        coming = [one for one in due if one > start]
        chosen = [start + timedelta(days=offset) for offset in (0, 1, -1, 365, -400, 1200, 31, -30)]
        chosen += [annuity.month_after(start, months, 31) for months in (0, 1, -1)]
        named = sorted({*self.dates(), *coming[:2 if count else 14], *due[-1:]}, key=lambda d: abs((d - start).days))
        last = [one for one in (day(self.record.get("ends")), *due[-1:]) if one]
        near = [d + timedelta(days=o) for d in named[:6] + last + named[6:] for o in (0, 1, -1)]
        in_order = sorted(named)
        between = [a + (b - a) / 2 for a, b in zip(in_order, in_order[1:]) if (b - a).days > 3]
        later = [annuity.month_after(start, months, 31) for months in range(2, 13)] + [d.replace(day=28) for d in between]
        spread = [start + timedelta(days=offset) for offset in range(-390, 1200, 67)]
        for candidate in near + sorted(between, key=lambda d: abs((d - start).days)) + later + spread:
            if candidate not in chosen and (count is None or len(chosen) < count):
                chosen.append(candidate)
        return sorted(chosen[:count])


# What a state that replaces the payments of the contract takes from a record, and what one that forbids any demand takes too.
_OF_CONTRACT = ("schedule", "holiday", "earlyRepayments", "extension")
_TERMS_OF_CONTRACT = ("payment", "penalty", "rateChange", "balloon", "prepayment", "chargeCap")


def demand(record, when):
    """What may be demanded on a day: "contract", "excused" (but nothing overdue), "stated" (only the stated obligations), "nothing"."""
    states = {one["kind"]: one for one in record.get("overlays") or [] if isinstance(one, dict)}
    names = [one if isinstance(one, str) else one["kind"] for one in record.get("overlays") or []]
    holds = [name for name in names if when >= (day(states.get(name, {}).get("since")) or when)]
    pays = {name: states.get(name, {}).get("mustPay") for name in holds}
    if "bankruptcy" in holds:
        return "stated" if pays["bankruptcy"] else "nothing"
    if "borrowerDied" in holds:
        both = any(party["role"] == "coBorrower" for party in record.get("parties") or [])
        return "contract" if (both if pays["borrowerDied"] is None else pays["borrowerDied"]) else "nothing"
    if "courtDecision" in holds:
        return "nothing" if pays["courtDecision"] is False else "stated"
    whole = money((record.get("debt") or {}).get("total"))
    for name in holds:
        stated = states.get(name, {}).get("amount")
        amount = money(stated)
        # An amount that is withheld or cannot be read may be a part of the debt only.
        is_whole = stated in (None, {"absent": "notProvided"}, {"absent": "notApplicable"})
        over = when > (day(states.get(name, {}).get("until")) or when)
        if pays[name] is False and not over and (is_whole or None not in (whole, amount) and amount >= whole):
            return "nothing"
    late = money(((record.get("debt") or {}).get("overdue") or {}).get("amount"))
    for name in holds:
        facts = states.get(name, {})
        # It was excused on the day of the data, and what happened since is unknown.
        if (pays[name] is False or facts.get("isInTime")) and late and (money(facts.get("amount")) or 0) >= late:
            return "excused"
    return "contract"


def without_demands(record, kind):
    """The record without what the contract demands."""
    if kind == "contract":
        return record
    if kind == "excused":
        paid = dict(record["debt"], overdue={"amount": "0.00"})
        return dict(record, debt=paid, overlays=[one for one in record["overlays"] if one != "overdue"])
    made = {key: value for key, value in record.items() if key not in _OF_CONTRACT}
    made["terms"] = {key: value for key, value in (record.get("terms") or {}).items() if key not in _TERMS_OF_CONTRACT}
    made["debt"] = {key: value for key, value in (record.get("debt") or {}).items() if key not in ("overdue", "payoff")}
    # That nothing is overdue stays true whatever may be demanded.
    arrears = (record.get("debt") or {}).get("overdue")
    if arrears and (arrears.get("amount") == {"absent": "notApplicable"} or money(arrears.get("amount")) == 0):
        made["debt"]["overdue"] = arrears
    made["overlays"] = [one for one in record["overlays"] if one not in ("overdue", "paymentFailed", "autopayOff")]
    if kind == "nothing":
        made["debt"]["overdue"] = {"amount": "0.00"}
        made["overlays"] = [one for one in made["overlays"] if one != "collections"]
        made["obligations"] = []
    return made


def loans(portfolio):
    as_of = day(portfolio["asOf"])
    return [Loan(record, as_of) for record in portfolio["loans"]]

"""The payments that are still to come of a loan, rebuilt from its terms, and what becomes of them if something changes."""

import copy
from calendar import isleap, monthrange
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal, localcontext

import annuity
from record import day, money, money_sum

CENT = Decimal("0.01")
COUNTS = {"ACT/365F": 365, "ACT/360": 360, "30E/360": 360}


def months_of_thirty(since, until):
    """The days between two days where each month has thirty."""
    months = (until.year - since.year) * 12 + until.month - since.month
    return months * 30 + min(until.day, 30) - min(since.day, 30)


def interest(balance, percent, since, until, count):
    """Interest of the days after one day and up to another, to the cent; None for a convention that is not known here."""
    if count != "ACT/ACT RU" and count not in COUNTS:
        return None
    total = Decimal(0)
    with localcontext() as context:
        context.prec = 50
        # Each calendar year is rounded by itself where its own length counts.
        for year in range(since.year, until.year + 1) if count == "ACT/ACT RU" else (None,):
            start, end = (max(since, date(year - 1, 12, 31)), min(until, date(year, 12, 31))) if year else (since, until)
            length = (366 if isleap(year) else 365) if year else COUNTS[count]
            days = months_of_thirty(start, end) if count == "30E/360" else (end - start).days
            total += (balance * percent / 100 * days / length).quantize(CENT, ROUND_HALF_UP)
    return total


class Row:
    def __init__(self, due, principal, part, balance, rest):
        self.due, self.principal, self.interest, self.balance, self.rest = due, principal, part, balance, rest

    @property
    def payment(self):
        return self.principal + self.interest + self.rest


class Plan:
    """What a loan owes before its next payment, the days of the payments and the rate of each day.

    `of` gives None if the terms do not lead to exactly the rows of the record: then nothing can be said of a change.
    """

    @classmethod
    def of(cls, loan):
        terms, record = loan.terms, loan.record
        coming = [row for row in loan.payments if row.get("status") not in ("paid", "skipped") and not row.get("paidOn")]
        if not any("status" in row for row in loan.payments):
            # Worked out from the terms: what was due before is paid.
            coming = [row for row in coming if day(row["due"]) >= loan.data_day]
        if record["phase"] not in ("active", "deferred") or loan.is_overdue or record.get("revolving") or not coming:
            return None
        numbers, total = [row.get("number") for row in coming], loan.schedule.get("total")
        cut = loan.schedule.get("truncated") and not loan.fixed_until and numbers != list(range((total or 0) - len(numbers) + 1, (total or 0) + 1))
        if terms.get("amortisation") != "annuity" or cut:
            return None
        # A balloon of the last day is what the equal payments leave.
        kept, balloons = money(coming[-1].get("balance")), [row for row in loan.rows if row["kind"] == "balloon"]
        stated = [money(row["payment"]) for row in balloons if row["due"] == coming[-1]["due"]]
        if terms.get("balloon"):
            stated.append(money(terms["balloon"].get("amount")) if terms["balloon"]["kind"] == "balloon" else None)
        # So is the debt at the end of a fixed rate, after which there are more payments.
        if loan.fixed_until:
            stated.append(money(loan.fixing.get("debt")) or kept)
        if len(stated) < len(balloons) or any(one != kept for one in stated) or bool(kept) != bool(stated):
            return None
        if any(row["kind"] in ("residual", "paymentHoliday") and row.get("status") != "paid" for row in loan.rows):
            return None
        if any(None in (row.get("payment"), row.get("balance")) or day(row["due"]) < loan.data_day for row in coming):
            return None
        rates = [facts for facts in terms.get("rates") or [] if facts.get("use") != "penalty"]
        if not rates or any(facts.get("period", "year") != "year" or facts.get("use") for facts in rates):
            return None
        plan = cls()
        before = [row for row in loan.rows if row.get("due") and row["due"] < coming[0]["due"] and row["kind"] != "disbursement"]
        plan.start = day(before[-1]["due"]) if before else day(record.get("opened"))
        plan.principal = money(coming[0]["balance"]) + loan.portion(coming[0], "principal")
        if plan.start is None or (loan.of_debt("principal") not in (None, plan.principal)):
            return None
        plan.days, plan.count = [day(row["due"]) for row in coming], terms.get("interest")
        changes = [(day(facts["from"]), Decimal(facts["percent"])) for facts in rates[1:] if facts.get("from")]
        plan.rates = [(date.min, Decimal(rates[0]["percent"])), *changes]
        plan.rest = [money(row["payment"]) - money_sum(loan.portion(row, name) for name in ("principal", "interest")) for row in coming]
        plan.level = loan.portion(coming[0], "principal") + loan.portion(coming[0], "interest")
        plan.early, plan.unpaid_until, plan.kept, plan.is_fixed = [], None, kept, bool(loan.fixed_until)
        # How many payments are still interest alone; they do not tell the later ones.
        plan.free = max(0, (terms.get("interestOnlyPayments") or 0) - (numbers[0] or 0) + 1)
        if plan.free:
            plan.level = None
        # The payment of the record is kept for good, or until the rate changes; or it is the payment of the formula.
        for plan.level, plan.anew in ((plan.level, False), (plan.level, True), (None, True)):
            rows = plan.rows()
            stated = [(day(r["due"]), loan.portion(r, "principal"), loan.portion(r, "interest"), money(r["balance"])) for r in coming]
            if rows and [(r.due, r.principal, r.interest, r.balance) for r in rows] == stated:
                return plan
        return None

    @classmethod
    def new(cls, principal, percent, days, start, count):
        """A loan by its terms alone."""
        plan = cls()
        plan.principal, plan.rates, plan.days, plan.start, plan.count = principal, [(date.min, percent)], days, start, count
        plan.rest, plan.level, plan.anew, plan.early, plan.unpaid_until = [Decimal(0)] * len(days), None, True, [], None
        plan.kept, plan.is_fixed, plan.free = Decimal(0), False, 0
        return plan

    def rate(self, when):
        return [percent for since, percent in self.rates if since <= when][-1]

    @property
    def shift(self):
        """How many days before the first day of a rate the part with the old one ends.

        By ACT/ACT RU the first day of a period bears no interest and the last one does; by the others it is the other way round.
        """
        return timedelta(days=1 if self.count == "ACT/ACT RU" else 0)

    def stretches(self, since, until):
        """The parts of a period with one rate and one balance: until which day, the rate, and what is repaid at its end."""
        ends = {until: []}
        for start, _ in self.rates[1:]:
            if since < start - self.shift < until:
                ends.setdefault(start - self.shift, [])
        for on, amount, keeps in self.early:
            if since <= on < until:
                ends.setdefault(on, []).append((amount, keeps))
        for end in sorted(ends):
            yield end, self.rate(end - timedelta(days=1) + self.shift), ends[end]

    def changes_rate(self, since, until):
        return any(since <= start - self.shift < until for start, _ in self.rates[1:])

    def rows(self):
        """The payments: interest first, then principal; a smaller payment is found anew after what makes it smaller."""
        balance, since, level, owed, rows = self.principal, self.start, self.level, Decimal(0), []
        # What made the term shorter still counts where a payment is found anew: the term stays shorter.
        shortened = Decimal(0)
        for index, due in enumerate(self.days):
            at = begun = since
            for end, percent, repaid in self.stretches(since, due):
                part = interest(balance, percent, at, end, self.count)
                if part is None:
                    return None
                owed, at = owed + part, end
                for amount, keeps in repaid:
                    balance -= min(amount, balance)
                    if keeps == "term":
                        level = None
                    else:
                        shortened += amount
            since = due
            if not balance:
                break
            if self.unpaid_until and due <= self.unpaid_until:
                rows.append(Row(due, Decimal(0), Decimal(0), balance, Decimal(0)))
                continue
            if index < self.free:
                rows.append(Row(due, Decimal(0), owed, balance, self.rest[min(index, len(self.rest) - 1)]))
                owed = Decimal(0)
                continue
            if level is None or (self.anew and self.changes_rate(begun, due)):
                level = annuity.payment(balance + shortened, percent, len(self.days) - index, self.kept)
            paid, own = min(owed, level), balance - self.kept
            principal = own if index == len(self.days) - 1 or level >= own + owed else level - paid
            if principal == own:
                paid = owed
            balance, owed = balance - principal, owed - paid
            rows.append(Row(due, principal, paid, balance, self.rest[min(index, len(self.rest) - 1)]))
            if not balance:
                break
        return rows

    def changed(self, **attributes):
        plan = copy.copy(self)
        for name, value in attributes.items():
            setattr(plan, name, value)
        return plan

    @property
    def interest(self):
        return money_sum(row.interest for row in self.rows())

    # What can be asked

    def repaying(self, amount, on, keeps):
        """The rows after an early repayment, and the interest that it saves."""
        if self.is_fixed:
            # The payments stay, and leave less than before: one more day keeps the last of them from repaying the rest.
            further = month_on(self.days[-1], 1, self.days[-1].day)
            after = self.changed(early=[*self.early, (on, amount, keeps)], kept=Decimal(0), days=[*self.days, further])
            rows = after.rows()[:len(self.days)]
            return [row for row in rows if row.due > on], self.interest - money_sum(row.interest for row in rows)
        level = None if keeps == "term" and on < self.days[0] else self.level
        after = self.changed(early=[*self.early, (on, amount, keeps)], level=level, anew=self.anew or level is None)
        rows = [row for row in after.rows() if row.due > on]
        return rows, self.interest - after.interest

    def pausing(self, months):
        """The rows from a holiday of some months on, and the interest that it costs."""
        first = self.days[0]
        back = month_on(first, months, first.day)
        level = self.rows()[0].principal + self.rows()[0].interest
        days = list(self.days)
        while len(days) < 2 * (len(self.days) + months) + 12:
            days.append(month_on(self.days[0], len(days), max(one.day for one in self.days)))
        after = self.changed(days=days, level=level, unpaid_until=back - timedelta(days=1))
        rows = after.rows()
        return rows, money_sum(row.interest for row in rows) - self.interest

    def at_rate(self, percent, since):
        """The rows from the first one that bears the new rate on, with as many payments, and the interest that it adds."""
        after = self.changed(rates=[one for one in self.rates if one[0] < since] + [(since, percent)], anew=True)
        rows = after.rows()
        return [row for row in rows if row.due > since - self.shift], money_sum(row.interest for row in rows) - self.interest


def changeable(loan):
    """The payments to come with the parts that are booked, or None."""
    plan = Plan.of(loan)
    if plan is None:
        return None
    # The money of another payer may not come.
    for facts in sorted((one for one in loan.booked if not one.get("payer")), key=lambda one: one["on"]):
        keeps = {"smallerPayment": "term", "shorterTerm": "payment"}.get(facts.get("effect"))
        if facts["extent"] != "part" or keeps is None or not facts.get("amount"):
            return None
        on, level = day(facts["on"]), plan.level
        plan = plan.changed(early=[*plan.early, (on, money(facts["amount"]), keeps)],
                            level=None if keeps == "term" and on < plan.days[0] else level)
    return plan


def month_on(first, months, payment_day):
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    return date(year, month + 1, min(payment_day, monthrange(year, month + 1)[1]))


def card_run(debt, percent, share, floor, on_top):
    """Months, interest, sum and first payment of a debt that is repaid month by month; None if it never is.

    Each month a twelfth of the yearly rate, rounded half up; the payment is a share of the debt, with the interest of the month in
    it or on top of it, and not below the floor.
    """
    owed, months, total, paid, first = debt, 0, Decimal(0), Decimal(0), None
    with localcontext() as context:
        context.prec = 50
        while owed > 0:
            part = (owed * percent / 1200).quantize(CENT, ROUND_HALF_UP)
            base = owed if on_top else owed + part
            least = max((base * share / 100).quantize(CENT, ROUND_HALF_UP) + (part if on_top else 0), floor or Decimal(0))
            # The share of the last cents is nothing: they are paid at once.
            payment = owed + part if months and least <= part else min(least, owed + part)
            if payment <= part or months >= 1200:
                return None
            owed, months, total, paid = owed + part - payment, months + 1, total + part, paid + payment
            first = first or payment
    return months, total, paid, first

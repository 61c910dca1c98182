"""What follows from the arrears of a record: what a day of delay adds, the cap on all charges, and the sum that cures."""

import functools
from calendar import isleap
from datetime import timedelta
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, Decimal

from record import day, money, money_sum

CENT = Decimal("0.01")


def delay_per_day(loan, when=None):
    """What a day of delay adds: as stated, what it adds to a debt that is overdue as a whole, else the penalty's rate on what
    is overdue without penalties."""
    stated = money(loan.overdue.get("perDiem"))
    if stated is None and loan.record["phase"] == "maturedUnpaid" and loan.demand == "contract" and loan.is_overdue:
        if loan.overdue_amount == loan.of_debt("total") and money(loan.payoff.get("perDiem")) is not None:
            return money(loan.payoff["perDiem"])
    rate = ((loan.terms.get("penalty") or {}).get("rate") or {}).get("percent")
    if stated is not None or rate is None or not loan.is_overdue:
        return stated
    parts = loan.overdue.get("portions") or {}
    if loan.terms["penalty"].get("base") == "overduePrincipal" and parts.get("principal"):
        base = money(parts["principal"])
    elif loan.overdue_amount == loan.of_debt("total"):
        base = loan.overdue_amount - (loan.of_debt("penalties") or 0)
    else:
        base = loan.overdue_amount - (money(parts.get("penalties")) or 0 if "amount" in loan.overdue else 0)
    return (base * Decimal(rate) / 100 / (366 if isleap((when or loan.data_day).year) else 365)).quantize(CENT, ROUND_HALF_EVEN)


def charge_cap(loan):
    """The most that may be charged: the stated amount, and the share of the original amount rounded down."""
    facts = loan.terms.get("chargeCap") or {}
    original, share = money(loan.terms.get("originalAmount")), facts.get("percent")
    sums_ = [money(facts.get("amount"))]
    if share is not None and original is not None:
        sums_.append((original * Decimal(share) / 100).quantize(CENT, ROUND_DOWN))
    return min((one for one in sums_ if one is not None), default=None)


def charged(loan):
    facts = loan.terms.get("chargeCap") or {}
    if facts.get("charged") not in (None, {"absent": "notProvided"}):
        return money(facts["charged"])
    owed, totals = [loan.of_debt(name) for name in ("interest", "fees", "penalties")], loan.map("paid")
    paid, since, until = totals.get("portions") or {}, day(totals.get("from")), day(totals.get("until"))
    opened = day(loan.record.get("opened"))
    is_whole = (since is None or opened is not None and since <= opened) and (until is None or until >= loan.data_day)
    if not facts or None in owed or not paid or not is_whole:
        return None
    return money_sum(owed) + money_sum(money(value) for name, value in paid.items() if name != "principal")


def still_charged(loan, each, when):
    """What a day may still add on a day, if nothing was paid since the day of the data."""
    left, growth = chargeable(loan), money(loan.payoff.get("perDiem"))
    if None in (each, left):
        return each
    spent = (each if growth is None else growth) * max((when - loan.data_day).days, 0)
    return min(each, max(left - spent, Decimal(0)))


def chargeable(loan):
    """What may still be charged; None where there is no limit."""
    most, so_far = charge_cap(loan), charged(loan)
    return None if None in (most, so_far) else max(most - so_far, Decimal(0))


def penalties_beside(loan):
    """The charged penalties that the overdue amount does not contain, by its parts or its missed payments."""
    charged, parts = loan.of_debt("penalties"), loan.overdue.get("portions") or {}
    if not charged or not loan.is_overdue or loan.overdue_amount == loan.of_debt("total"):
        return Decimal(0)
    if "amount" not in loan.overdue and sum(one["kind"] == "overdue" for one in loan.obligations) != 1:
        return charged
    if parts:
        return charged - (money(parts.get("penalties")) or Decimal(0))
    missed = money_sum(money(one.get("left")) for one in loan.overdue.get("items") or [])
    return charged if missed == loan.overdue_amount else Decimal(0)


@functools.cache
def to_cure(loan, when):
    """What makes the loan current on a day; None after the next due day, when more may be overdue than the record says."""
    if when < loan.data_day or (loan.due and when > loan.due):
        return None
    if when > loan.data_day and delay_per_day(loan) is None:
        return None
    days = [loan.data_day + timedelta(days=count + 1) for count in range((when - loan.data_day).days)]
    grown = money_sum(still_charged(loan, delay_per_day(loan, each), each - timedelta(days=1)) for each in days)
    return loan.overdue_amount + penalties_beside(loan) + grown

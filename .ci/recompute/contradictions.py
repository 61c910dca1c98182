"""What cannot be true together on one screen: two figures of one quantity, a day that is past and still to come, a demand that
the state of the loan forbids."""

import re

import tokens as grammar
from derived import Holiday
from record import day, money

# Items that state one quantity, by the ends of their ids and the kind of the figure. Those that name the day of the data are
# compared among themselves.
QUANTITIES = {
    "the whole debt": ("money", r"debt\.(total|parts\.total|known\.total)"),
    "the amount to pay everything": ("money", r"debt\.payoff|payoff-by-day\.0|action\.repayFull"),
    "what is overdue": ("money", r"debt\.overdue|payment\.overdue"),
    "what makes the loan current": ("money", r"overdue\.(cure|parts\.total)"),
    "since when it is overdue": ("date", r"status\.overdue|overdue\.since"),
    "for how many days it is overdue": ("days", r"status\.overdue|overdue\.since"),
    "the next payment": ("money", r"payment\.(amount|parts\.total)"),
    "the day of the next payment": ("date", r"payment\.date|obligation\.next\.date"),
    "what is above the limit": ("money", r"limit\.over|status\.overLimit"),
    "until when the holiday lasts": ("date", r"holiday\.until|changes\.holiday-ends(\.day)?"),
    "the large payment": ("money", r"(balloon|changes\.balloon)\.(amount|payment)|status\.change\.balloon"),
    "its day": ("date", r"balloon\.date|changes\.balloon\.day|status\.change\.balloon"),
    "the new limit": ("money", r"limit\.new|changes\.limit\.limit|status\.change\.limit"),
    "how many payments are made": ("n", r"terms\.progress|schedule\.done"),
}
_QUANTITIES = {name: (kind, re.compile(pattern + r"$")) for name, (kind, pattern) in QUANTITIES.items()}

_AHEAD = re.compile(
    r"(?i)\b(?:will|shall|is to be|to be (?:paid|removed)|comes back|pay by|choose by|repay in full by|apply by|ask for it by|ends|begins|rises|falls|"
    r"closes|changes|by (?=[A-Z][a-z]+ \d)|until|till|будет|будут|станет|не позднее|(?:до|по) (?=\d)|начнётся|начинается|закончится|заканчивается|вырастет|растёт|снизится|"
    r"повысится|изменится|закроется|вернутся|вернётся)(?:\b|(?<= ))")
# What says that two statements of the source disagree.
_CONFLICT = ("overdue.stated", "overdue.contradiction")
_PASSED = re.compile(
    r"(?i)time is over|is over\b|has passed|expired|ended|carried out|was made|former|срок (?:прошёл|истёк|вышел)|уже прош|день прош|истёк|закончил|"
    r"прошл|внесён|прежн|принимал")
# What happened, what held until a day, and what is stated of a missed payment is true after its day too.
_HISTORY = (
    "terms.rate", "operation", "schedule.", "document", "cost", "composition", "obligation.overdue", "subsidy", "extension.due",
    "holiday", "overdue.missed", "statement.of", "now", "purchase.placed", "purchase.returned", "action", "restructuring", "contract")
_DEMAND = re.compile(
    r"(?i)^(?:To be within the limit, |Чтобы уложиться в лимит, )?"
    r"(?:Pay|Deposit|Have|Repay|Make the payment|Внесите|Оплатите|Погасите|Пополните|Обеспечьте|Верните|Заплатите)\b")


def contradictions(loan, when, parsed):
    """The contradictions of a screen as (id, text, reason)."""
    yield from differences(loan, when, parsed)
    yield from past_and_ahead(loan, when, parsed)
    yield from forbidden(loan, when, parsed)


def differences(loan, when, parsed):
    for name, (kind, pattern) in _QUANTITIES.items():
        found = {}
        for claim in parsed.claims:
            if pattern.match(claim.id) and (claim.field.split(".")[0] in ("value", "money", "text") or "details" == claim.field):
                whole = grammar.plain(" ".join(str(part) for part in (claim.text, (claim.node or {}).get("caption"))))
                dated = any(token[0] == "as of" for token in grammar.tokens(whole, parsed.language))
                if claim.id == "debt.payoff":
                    dated = (day(loan.payoff.get("validOn")) or loan.data_day) != when
                first = next((token for token in claim.tokens if token[0] == kind), None)
                if first and not (claim.id == "action.repayFull" and ("day", 0) not in claim.tokens):
                    figure = [token for token in claim.tokens if token[0] == kind][-1] if claim.id == "action.repayFull" else first
                    found.setdefault(dated, {}).setdefault(figure[1], claim)
        for figures in found.values():
            if len(figures) > 1:
                claim = list(figures.values())[-1]
                yield claim.id, claim.text, "%s is %s" % (name, " and ".join("%s in %s" % (value, one.id) for value, one in figures.items()))


def past_and_ahead(loan, when, parsed):
    """Statements that speak of a past day as if it were to come, without the words that it has passed."""
    if when <= loan.data_day:
        return
    for id, node in parsed.nodes.items():
        if id.startswith(_HISTORY):
            continue
        value = node.get("value") if isinstance(node.get("value"), dict) else {}
        parts = [node.get("label"), value.get("text"), node.get("caption"), node.get("text"), node.get("reason")]
        statement = grammar.plain(" ".join(part for part in parts if isinstance(part, str)))
        found = grammar.tokens(statement, parsed.language)
        if any(token[0] == "as of" for token in found) or _PASSED.search(statement) or not _AHEAD.search(statement):
            continue
        days = [token[1] for token in found if token[0] == "date"]
        if days and all(one < when for one in days):
            yield id, statement, "speaks of a past day as one to come"


def other_payment(loan):
    """The amount that an announcement or a booked repayment states for the next instalment, if it is another one."""
    if loan.next.get("kind") != "instalment" or loan.amount is None:
        return None
    change = loan.terms.get("rateChange") or {}
    others = [money(change.get("payment"))] if change.get("paymentFrom") == loan.next.get("due") else []
    before = [one for one in loan.booked if day(one["on"]) < loan.due]
    others += [money(before[-1].get("paymentAfter"))] if before else []
    return next((one for one in others if one not in (None, loan.amount)), None)


def forbidden(loan, when, parsed):
    """Demands that the state of the loan forbids."""
    task = parsed.nodes.get("now.task") or {}
    title = grammar.plain(task.get("title") or "")
    tokens = grammar.tokens(title, parsed.language)
    over = loan.record["phase"] in ("repaid", "closed", "writtenOff", "cancelled", "rejected", "withdrawn")
    if _DEMAND.match(title):
        sums = [token[1] for token in tokens if token[0] == "money"]
        days = [token[1] for token in tokens if token[0] == "date"]
        if over or (loan.record["phase"] == "transferred" and sums):
            yield "now.task", title, "demands a payment of a loan that is %s" % loan.record["phase"]
        if any(one < when for one in days):
            yield "now.task", title, "demands a payment by a past day"
        if any(one == 0 for one in sums):
            yield "now.task", title, "demands nothing"
        holiday, reduced = Holiday(loan), money(loan.map("holiday").get("reducedTo")) or 0
        if holiday.until and any(sum_ > reduced for sum_ in sums) and any(holiday.start <= one <= holiday.until for one in days):
            yield "now.task", title, "demands a payment in a holiday"
        if other_payment(loan) is not None and loan.due in days:
            yield "now.task", title, "demands a payment of which the record states two amounts"
        if "paymentProcessing" in loan.overlays and when <= loan.data_day and loan.amount is not None and loan.covered == loan.amount:
            yield "now.task", title, "demands a payment that is being processed"
        if loan.of_debt("total") == 0 and loan.amount is None:
            yield "now.task", title, "demands a payment where nothing is owed"
    if not loan.is_overdue and loan.overdue_amount is not None:
        for id in parsed.ids:
            value = (parsed.nodes[id].get("value") or parsed.nodes[id].get("money") or {}) if id in parsed.nodes else {}
            if id == "status.overdue" or (id in ("debt.overdue", "payment.overdue") and money(value.get("amount"))) or id.startswith("overdue.") and id not in _CONFLICT:
                yield id, "", "the record states no arrears"
    for id, node in parsed.nodes.items():
        if id.startswith("action.") and node.get("state") == "available":
            facts = loan.actions.get(id.split(".", 1)[1])
            until = day((facts or {}).get("until"))
            if facts is None or (facts["state"] != "available" and not (until and until < when)):
                yield id, node.get("title", ""), "is offered, and the record does not allow it"
            elif over and (id != "action.pay" or loan.record["phase"] != "writtenOff") and id in ("action.pay", "action.repayPart", "action.repayFull", "action.takePaymentHoliday"):
                yield id, node.get("title", ""), "is offered after the end of the loan"
    since = day(loan.states.get("frozen", {}).get("since"))
    is_frozen = "frozen" in loan.overlays and (since is None or since <= when)
    for id, node in parsed.nodes.items() if is_frozen else ():
        amount = (node.get("money") or node.get("value") or {}).get("amount") if re.match(r"limit\..*available$", id) else None
        if amount and money(amount) and not re.search("blocked|заблокирован", node.get("caption") or ""):
            yield id, amount, "is offered while the account is blocked"

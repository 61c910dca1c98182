"""Records for which a screen, a summary, a list or a what-if would say what is not true of the debt."""
import documents
import masks

# A card whose last statement asks for a minimum payment of 10.00 that was due two days ago.
CARD = {"type": "creditCard", "debt": {"total": "100.00"}, "revolving": {"statement": {
    "from": "2026-10-06", "until": "2026-11-05", "due": "2026-11-19", "closing": "90.00", "minimum": "10.00"}}}
BEFORE = {"id": "1", "kind": "purchase", "date": "2026-10-20", "amount": "90.00"}
TERMS = {"interest": "ACT/ACT RU", "rates": [{"percent": "10", "period": "year", "kind": "fixed"}]}
OWED = {"principal": "100.00", "interest": "0.00", "fees": "0.00", "penalties": "0.00", "overdue": {"amount": "0.00"}}


def since(kind, **members):
    """The operations of the card with one after its statement."""
    return [{"id": "2", "kind": kind, "date": "2026-11-10", "amount": "10.00", **members}, BEFORE]


def attacks(tool):
    def shows(loan, *, says, hides, whatIf=()):
        data = documents.portfolio({**masks.record(1, "x"), **loan}, schemaVersion=2)
        runs = [tool.run(*line, "--locale", "en_US", "--data", "-", data=data) for line in (
            ("render", "r1"), ("summary", "--customer", "C"), ("list", "--customer", "C"), *(("what-if", "r1", *asked) for asked in whatIf))]
        text = "".join(run.text for run in runs).replace("\u00a0", " ")
        fault = next((run.fault for run in runs if run.fault), None)
        return fault or next((f"it does not say {words!r}" for words in says if words not in text), None) or next(
            (f"it says {words!r}" for words in hides if words in text), None)
    second = {"kind": "instalment", "due": "2026-11-26", "amount": "40.00"}
    for name, first in (("covered", {"amount": "10.00", "covered": "10.00"}), ("of nothing", {"amount": "0.00"})):
        loan = {"obligations": [{"kind": "instalment", "due": "2026-11-24", **first}, second]}
        yield f"debt: a payment after one that is {name}", lambda loan=loan: shows(
            loan, says=["Pay RUB 40.00 by November 26, 2026"], hides=["Nothing for now"])
    uncertain = [{"kind": "instalment", "due": "2026-11-24", "amount": "10.00", "covered": "10.00"}, second]
    for name, loan in (("a holiday", {"holiday": {"from": "2026-11-25", "until": "2026-12-25", "reducedTo": "0.00"}}),
                       ("a booked repayment", {"earlyRepayments": [{"extent": "part", "on": "2026-11-25", "amount": "5.00", "paymentAfter": "30.00"}]})):
        yield f"debt: a payment after a covered one, against {name}", lambda loan=loan: shows(
            {"obligations": uncertain, **loan}, says=["November 26, 2026"], hides=["Pay RUB 40.00", "Nothing for now"])
    rows = [{"kind": "instalment", "number": number, "due": day, "payment": payment} for number, (day, payment) in enumerate(
        (("2026-11-24", "0.00"), ("2026-11-26", "40.00")), 1)]
    yield "debt: a row of the schedule after one of nothing", lambda: shows(
        {"schedule": {"kind": "full", "rows": rows}}, says=["Pay RUB 40.00 by November 26, 2026"], hides=["Nothing for now"])
    yield "debt: a row of the schedule after a covered payment", lambda: shows(
        {"schedule": {"kind": "full", "rows": rows[1:]}, "obligations": uncertain[:1]},
        says=["Pay RUB 40.00 by November 26, 2026"], hides=["Nothing for now"])
    for name, loan in (
            ("what is overdue", {"debt": {"total": "0.00", "overdue": {"amount": "70.00"}}}), ("a total that cannot be read", {"debt": {"total": "1.2.3"}}),
            ("interest", {"debt": {"principal": "0.00", "interest": "50.00"}}), ("fees beside a secret total", {
                "debt": {"total": {"absent": "withheld"}, "fees": "50.00"}}),
            ("dollars", {"debt": {"total": "0.00"}, "revolving": {"lines": [{"id": "b", "currency": "USD", "limit": "100.00", "used": "77.00"}]}}),
            ("a plan", {"debt": {"total": "0.00"}, "revolving": {"subPlans": [{"id": "p", "kind": "cash", "left": "70.00", "payment": "10.00", "nextDue": "2026-12-01"}]}}),
            ("a list of missed payments", {"debt": {"total": "0.00", "overdue": {"items": [{"due": "2026-10-01", "amount": "70.00"}]}}}),
            ("other parts", {"debt": {"total": "0.00", "otherPortions": [{"id": "stateDuty", "amount": "70.00"}]}}),
            ("a payoff", {"debt": {"total": "0.00", "payoff": {"amount": "50.00"}}}),
            ("a fee", {"debt": {"total": "0.00"}, "terms": {"fees": [{"title": "Fee", "amount": "50.00", "outstanding": "50.00"}]}}),
            ("a decision of a court", {"debt": {"total": "0.00"}, "overlays": [{"kind": "courtDecision", "amount": "90.00", "mustPay": True}]}),
            ("an overdue row", {"debt": {"total": "0.00"}, "schedule": {"kind": "full", "rows": [
                {"kind": "instalment", "number": 1, "due": "2026-10-14", "payment": "40.00", "status": "overdue"}]}}),
            ("a state of arrears", {"debt": {"total": "0.00"}, "overlays": ["overdue", "collections"]}),
            ("a number of missed payments", {"debt": {"total": "0.00", "overdue": {"count": 2}}}),
            ("parts of what is overdue", {"debt": {"total": "0.00", "overdue": {"portions": {"principal": "40.00"}}}}),
            ("a missed payment", {"debt": {"total": "-5.00"}, "obligations": [{"kind": "instalment", "due": "2026-10-01", "amount": "70.00"}]})):
        yield f"debt: {name} of a loan that is repaid", lambda loan=loan: shows(
            {**loan, "phase": "repaid"}, says=["Paid off"], hides=["You no longer owe anything", "We know of no debts"])
    yield "debt: the principal of a loan that is repaid", lambda: shows(
        {"phase": "repaid", "debt": {"principal": "900.00"}}, says=["Principal you owe", "You owe in all", "principal only"], hides=[])

    for name, loan, says, hides in (
            ("parts of what is overdue", {"debt": {"total": "500.00", "overdue": {"portions": {"principal": "40.00", "interest": "3.00"}}}},
             ["Pay the overdue amount now", "RUB 43.00"], ["• Active"]),
            ("a number of missed payments", {"debt": {"total": "500.00", "overdue": {"count": 2}}}, ["Payment overdue"], ["• Active"]),
            ("missed payments in a schedule and nothing overdue", {"debt": {"total": "500.00", "overdue": {"amount": "0.00"}}, "schedule": {
                "kind": "counts", "paid": 5, "total": 10, "overdue": 2}}, ["contradictory"], ["Paid on schedule"]),
            ("dollars that are overdue", {"debt": {"total": "500.00"}, "obligations": [
                {"kind": "instalment", "due": "2026-10-14", "amount": "40.00", "currency": "USD"}]}, ["$40.00"], ["with an error"]),
            ("a last payment that is too small", {"obligations": [
                {"kind": "instalment", "due": "2026-12-14", "amount": "40.00", "purpose": "closes"}]}, ["Pay RUB 40.00"], ["whole debt.", "pays off the debt"]),
            ("an extension in use", {"obligations": [{"kind": "instalment", "due": "2026-11-14", "amount": "40.00"}], "extension": {
                "state": "used", "due": "2026-11-14", "movedTo": "2026-12-20"}}, ["Pay RUB 40.00 by December 20, 2026"], ["Overdue by", "Pay the overdue", "November 14, 2026 was made"]),
            ("an extension in use beside the schedule", {"schedule": {"kind": "full", "rows": [
                {"kind": "instalment", "number": 1, "due": "2026-11-25", "payment": "40.00"}]}, "obligations": [
                {"kind": "instalment", "due": "2026-11-25", "amount": "40.00", "autopay": True, "autopayDay": "2026-11-24"}], "extension": {
                    "state": "used", "due": "2026-11-25", "movedTo": "2026-12-20"}}, ["RUB 40.00 by December 20, 2026"], ["by November 2", "in 3 days", "in 4 days"]),
            ("money that is paid out before", {"phase": "approved", "disbursement": {"payouts": [{"amount": "100.00", "isPaid": True, "on": "2026-11-01"}]}},
             ["RUB 100.00", "Active"], ["not yet disbursed", "not yet paid out"])):
        yield f"debt: {name}", lambda loan=loan, says=says, hides=hides: shows(loan, says=says, hides=hides)

    for name, loan, says, hides in (
            ("a missed minimum payment of a statement", {"operations": [BEFORE]}, ["Overdue by 2 days", "RUB 10.00"], []),
            ("one that was paid", {"operations": since("payment")}, [], ["Overdue by"]),
            ("one that a refund may have met", {"operations": since("refund")}, [], ["Overdue by"]),
            ("one of which the payment is under way", {"operations": since("payment", status="processing")}, [], ["Overdue by"]),
            ("one of operations that begin later", {"operations": since("purchase")[:1]}, [], ["Overdue by"]),
            ("more cash than is available", {"revolving": {"lines": [
                {"id": "a", "limit": "200.00", "used": "100.00", "available": "20.00", "cashAvailable": "90.00"}]}}, ["cash", "RUB 20.00"], ["RUB 90.00"])):
        yield f"debt: {name}", lambda loan=loan, says=says, hides=hides: shows({**CARD, **loan}, says=says, hides=hides)

    late = [{"kind": "minimum", "due": "2026-11-19", "amount": "10.00", "purpose": "avoidsPenalty"},
            {"kind": "statement", "due": "2026-11-25", "amount": "90.00", "purpose": "keepsGrace"}]
    yield "debt: settling arrears on the day of a sum that only keeps the grace period", lambda: shows(
        {**CARD, "obligations": late, "terms": {"penalty": {"rate": {"percent": "20", "period": "year"}, "base": "overdueAmount"}}},
        says=["RUB 10.04 on November 25, 2026 settles"], hides=["RUB 100.04", "RUB 100.00 on"], whatIf=[("cure", "--on", "2026-11-25")])
    payment = {"kind": "instalment", "due": "2026-11-26", "amount": "15.00", "portions": {"principal": "10.00", "interest": "0.14", "insurance": "4.86"}}
    for name, debt, says in (("", {}, ["RUB 105.00 on November 26"]), (" and a fee", {"fees": "7.00", "total": "107.00"}, ["RUB 112.00 on November 26"])):
        yield f"debt: what repays everything on a day with insurance{name}", lambda debt=debt, says=says: shows(
            {"debt": {**OWED, "total": "100.00", **debt}, "obligations": [payment], "terms": TERMS}, says=says, hides=[],
            whatIf=[("payoff", "--on", "2026-11-26")])
    charged = {"debt": {**OWED, "total": "100.00"}, "terms": {**TERMS, "prepayment": {"full": True, "compensation": "9.00"}}}
    yield "debt: what repays everything with a charge", lambda: shows(
        charged, says=["RUB 109.00 on November 21"], hides=["RUB 100.00 on"], whatIf=[("payoff",)])
    yield "debt: what repays everything later, with a charge of today", lambda: shows(
        charged, says=["cannot be calculated"], hides=["repays everything"], whatIf=[("payoff", "--on", "2026-11-30")])
    unpaid = {"kind": "instalment", "due": "2026-11-21", "amount": "15.00", "covered": "0.00"}
    yield "debt: a payment that is on its way", lambda: shows(
        {"obligations": [unpaid], "overlays": [{"kind": "paymentProcessing", "amount": "15.00"}]},
        says=["the payment is being processed", "RUB 15.00 is on its way"], hides=["left to deposit", "! November 21"])
    yield "debt: a payment in another currency beside one on its way", lambda: shows(
        {"obligations": [unpaid], "overlays": ["paymentProcessing"], "operations": [
            {"id": "1", "kind": "payment", "date": "2026-11-21", "amount": "1.00", "currency": "USD", "status": "processing"}]},
        says=["Also pay RUB 15.00", "! November 21"], hides=["; the payment is being processed"])
    yield "debt: a payment of nothing owed beside a debt in dollars", lambda: shows(
        {"debt": {"total": "0.00"}, "obligations": [unpaid], "revolving": {"lines": [{"id": "a", "currency": "USD", "limit": "90.00", "used": "77.00"}]}},
        says=["Pay RUB 15.00"], hides=["nothing is owed"])
    yield "debt: a payment of a debt that is not owed", lambda: shows(
        {"debt": {"total": "0.00"}, "obligations": [unpaid]}, says=["and also that nothing is owed"], hides=["Pay RUB", "due today"])
    yield "debt: a payment before the first one after a holiday", lambda: shows(
        {"obligations": [{**unpaid, "due": "2026-12-21"}], "holiday": {"from": "2026-11-01", "firstPaymentAfter": "2027-01-21", "reducedTo": "0.00"}},
        says=["and also a payment holiday"], hides=["Pay RUB"])
    nothing = {"kind": "instalment", "due": "2026-11-24", "amount": "0.00"}
    yield "debt: a payment after one of nothing, in a month", lambda: shows(
        {"obligations": [nothing, {**unpaid, "due": "2026-12-21"}]}, says=["Pay RUB 15.00 by December 21"], hides=["Nothing for now"])
    between = [{"kind": "instalment", "number": number, "due": due, "payment": amount} for number, (due, amount) in enumerate(
        (("2026-11-24", "0.00"), ("2026-12-05", "16.00"), ("2026-12-21", "15.00")), 1)]
    yield "debt: a row between a payment of nothing and a stated one", lambda: shows(
        {"obligations": [nothing, {**unpaid, "due": "2026-12-21"}], "schedule": {"kind": "full", "rows": between}},
        says=["Pay RUB 16.00 by December 5"], hides=["Pay RUB 15.00", "Nothing for now"])
    yield "debt: two payments beside one on its way of an unknown amount", lambda: shows(
        {"obligations": [unpaid, {"kind": "fee", "due": "2026-11-21", "amount": "5.00"}], "overlays": ["paymentProcessing"]},
        says=["! November 21", "RUB 20.00"], hides=["; the payment is being processed"])
    yield "text: a title with a mark of the screen", lambda: shows(
        {"title": "\u2713 Paid on schedule"}, says=["- Paid on schedule"], hides=["\n\u2713 Paid on schedule\ncontract", "\u2713 Paid on schedule\n\u2501"])

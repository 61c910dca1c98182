#!/usr/bin/env python3
"""Makes a portfolio of version 2 from the export of one loan account of a core banking system.

Usage: map_account.py EXPORT.json > portfolio.json

Every word of the core is in a table below. A word that a table lacks ends the run: a guess would be shown to a customer.
"""

import decimal
import json
import sys

STATES = {
    "PENDING_APPROVAL": "application", "APPROVED": "approved", "ACTIVE": "active", "ACTIVE_IN_ARREARS": "active",
    "CLOSED": "repaid", "CLOSED_REJECTED": "rejected", "CLOSED_WITHDRAWN": "withdrawn", "CLOSED_WRITTEN_OFF": "writtenOff",
}
PRODUCTS = {"CONS-EUR-STD": "consumerLoan", "CAR-EUR-STD": "carLoan", "HOME-EUR-STD": "mortgage"}
PERIODS = {"ANNUALIZED": "year", "EVERY_MONTH": "month", "EVERY_DAY": "day"}
RATE_KINDS = {"FIXED": "fixed", "INDEXED": "indexed"}
DAY_COUNTS = {"E30_360": "30E/360", "ACTUAL_360": "ACT/360", "ACTUAL_365": "ACT/365F"}
METHODS = {"EQUAL_INSTALMENTS": "annuity", "EQUAL_PRINCIPAL": "equalPrincipal", "PRINCIPAL_AT_END": "interestOnly"}
UNITS = {"DAYS": "days", "WEEKS": "weeks", "MONTHS": "months", "YEARS": "years"}
MEASURES = {"APRC": "aprc"}
ROWS = {"PAID": "paid", "PARTIALLY_PAID": "partiallyPaid", "LATE": "overdue", "PENDING": "upcoming", "GRACE": "skipped"}
OPERATIONS = {
    "DISBURSEMENT": "disbursement", "REPAYMENT": "payment", "INTEREST_APPLIED": "interestAccrual", "FEE_APPLIED": "fee",
    "PENALTY_APPLIED": "penalty", "WRITE_OFF": "writeOff", "TRANSFER": "transfer",
}
# What the core books as "applied" adds to the debt; it is not a payment.
CHARGED = {"INTEREST_APPLIED", "FEE_APPLIED", "PENALTY_APPLIED"}
INSURANCES = {"LIFE": "life", "PROPERTY": "property", "JOB_LOSS": "unemployment", "CAR": "vehicle"}
PURPOSES = {"HOME_IMPROVEMENT": "Home improvement"}


def day(moment):
    """The bank's day of a moment. The core writes moments in the bank's own time zone, so that is the date in it."""
    return moment[:10] if moment else None


def money(number):
    return f"{number:.2f}" if number is not None else None


def sum_of(*numbers):
    return money(sum(numbers, decimal.Decimal(0)))


def known(**members):
    """The members that have a value. What the core leaves open is left out, never zero."""
    return {name.rstrip("_"): value for name, value in members.items() if value is not None}


def portions(amounts):
    return known(
        principal=money(amounts.get("principal")), interest=money(amounts.get("interest")),
        fees=money(amounts.get("fees")), penalties=money(amounts.get("penalty")))


def loan(export):
    account, client = export["account"], export["client"]
    late = account["arrears"] if account["arrears"]["daysLate"] > 0 else None
    return known(
        id=account["id"], type=PRODUCTS[account["product"]["code"]], currency=account["currencyCode"],
        contractNumber=account["contractNumber"], opened=day(account["activationDate"]), ends=day(account["maturityDate"]),
        settled=day(account["closedDate"]), parties=parties(account, client), phase=STATES[account["state"]],
        overlays=["overdue"] if late else [], debt=debt(account, late), obligations=obligations(export, late),
        terms=terms(account), schedule=schedule(export), operations=[operation(it) for it in export["transactions"]],
        insurance=[policy(it) for it in account["insurance"]],
        documents=[{"id": it["key"], "title": it["name"], "date": day(it["created"])} for it in account["attachments"]],
        # The core does not say what may be asked for: the bank's own rules do.
        actions=[{"kind": "pay", "state": "available"}])


def parties(account, client):
    borrower = {"customer": client["id"], "role": "borrower", "name": f"{client['firstName']} {client['lastName']}"}
    return [borrower] + [
        known(customer=it["clientId"], role="guarantor", name=it["name"]) for it in account["guarantors"]]


def debt(account, late):
    owed, payoff = account["balances"], account["payoff"]
    # The core keeps the interest that is due apart from the interest that has accrued since; customers owe both.
    interest = owed["interest"] + owed["interestAccrued"]
    return known(
        total=sum_of(owed["principal"], interest, owed["fees"], owed["penalty"]), principal=money(owed["principal"]),
        interest=money(interest), fees=money(owed["fees"]), penalties=money(owed["penalty"]),
        overpaid=money(owed["overpaid"]) if owed["overpaid"] else None,
        overdue=overdue(late) if late else {"amount": "0.00"},
        payoff=known(amount=money(payoff["amount"]), validOn=day(payoff["date"]), perDiem=money(payoff["dailyInterest"])))


def overdue(late):
    return known(
        amount=sum_of(late["principal"], late["interest"], late["fees"], late["penalty"]), since=day(late["since"]),
        portions=portions(late))


def obligations(export, late):
    """The next unpaid instalment; what is late is one sum."""
    account = export["account"]
    debit = known(autopay=account["directDebit"]["enabled"], account=account["directDebit"]["iban"])
    pending = [it for it in export["schedule"] if it["state"] in ("PENDING", "PARTIALLY_PAID")][:1]
    return [
        known(kind="instalment", due=day(it["dueDate"]), amount=total(it), portions=parts(it), covered=paid(it), **debit)
        for it in pending]


def total(row):
    return sum_of(*(row[name]["expected"] for name in ("principal", "interest", "fees")))


def paid(row):
    amount = sum(row[name]["paid"] for name in ("principal", "interest", "fees"))
    return money(amount) if amount else None


def parts(row):
    return {name: money(row[name]["expected"]) for name in ("principal", "interest", "fees")}


def terms(account):
    interest, plan, penalty = account["interestSettings"], account["scheduleSettings"], account["penaltySettings"]
    rules, cost = account["prepaymentSettings"], account["effectiveRate"]
    every = {"count": plan["periodCount"], "unit": UNITS[plan["periodUnit"]]}
    return known(
        originalAmount=money(account["loanAmount"]), payments=plan["instalments"], paymentEvery=every,
        rates=[{
            "percent": str(interest["rate"]), "period": PERIODS[interest["chargeFrequency"]],
            "kind": RATE_KINDS[interest["rateType"]]}],
        fullCost={"measure": MEASURES[cost["measure"]], "percent": str(cost["value"]), "asOf": day(cost["calculatedOn"])},
        amortisation=METHODS[plan["method"]], interest=DAY_COUNTS[interest["dayCount"]],
        term={"count": plan["instalments"] * plan["periodCount"], "unit": every["unit"]},
        firstPayment=day(plan["firstDueDate"]), paymentDay=plan["fixedDayOfMonth"], payment=money(plan["instalmentAmount"]),
        penalty=known(lateFee=money(penalty["lateFee"])),
        prepayment=known(
            full=rules["full"], partial=rules["partial"], minimum=money(rules["minimum"]), noticeDays=rules["noticeDays"]),
        purpose=PURPOSES[account["loanPurpose"]])


def schedule(export):
    rows = [
        known(
            kind="instalment", number=it["number"], due=day(it["dueDate"]), payment=total(it), portions=parts(it),
            balance=money(it["principalBalanceAfter"]), paidOn=day(it.get("lastPaidDate")), status=ROWS[it["state"]],
            outstanding=sum_of(*(it[name]["expected"] - it[name]["paid"] for name in ("principal", "interest", "fees"))))
        for it in export["schedule"]]
    count = len([it for it in export["schedule"] if it["state"] == "PAID"])
    return {"kind": "full", "rows": rows, "total": len(rows), "paid": count}


def operation(entry):
    # A reversed payment did not reduce the debt, so its parts and its balance are not true any more.
    reversed_ = entry.get("wasReversed", False)
    return known(
        id=entry["id"], kind=OPERATIONS[entry["type"]], date=day(entry["valueDate"]), posted=day(entry["bookingDate"]),
        amount=money(entry["amount"]), isCredit=False if entry["type"] in CHARGED else None, status="failed" if reversed_ else "completed",
        portions=portions(entry["affectedAmounts"]) if entry["affectedAmounts"] and not reversed_ else None,
        balance=money(entry["principalBalance"]) if not reversed_ else None)


def policy(entry):
    return known(
        kind=INSURANCES[entry["code"]], insurer=entry["insurer"], number=entry["policyNumber"], from_=day(entry["validFrom"]),
        until=day(entry["validTo"]), premium=money(entry["premium"]), isVoluntary=not entry["mandatory"])


def portfolio(export):
    return {"schemaVersion": 2, "asOf": day(export["exportedAt"]), "timeZone": export["timeZone"], "loans": [loan(export)]}


if __name__ == "__main__":
    # Amounts must not become binary fractions on the way.
    with open(sys.argv[1], encoding="utf-8") as file:
        content = json.load(file, parse_float=decimal.Decimal)
    try:
        json.dump(portfolio(content), sys.stdout, ensure_ascii=False, indent=2)
    except KeyError as error:
        sys.exit(f"{sys.argv[1]}: {error} is in none of the tables, or the export lacks it.")

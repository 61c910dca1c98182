"""Rules of car loans: the car, its pledge, the large last payment and the ways out of it."""

import tokens as grammar
from record import day, money
from rules import amount, count, mask, on, percent, rule


@rule("vehicle")
def vehicle(c):
    car = c.loan.map("specifics").get("vehicle") or {}
    pledge = next((one for one in c.loan.record.get("security") or [] if one["kind"] == "vehicle"), {})
    lien = pledge.get("lien") or {}
    known = {
        "make": set, "titleHolder": set,
        "model": lambda: {token for token in grammar.tokens(car.get("model") or "", c.language)},
        "year": lambda: count(car.get("year")),
        "vin": lambda: mask(car.get("vin")),
        "mileage": lambda: count(car.get("mileageKilometres")) | on(day(car.get("mileageOn"))),
        "titleNumber": lambda: mask(car.get("titleNumber")),
        "value": lambda: amount(money(pledge.get("value"))) | on(day(pledge.get("valuedOn"))),
        "registration": lambda: mask(pledge.get("registration")),
        "pledgedOn": lambda: on(day(lien.get("registeredOn"))),
        "releasedOn": lambda: on(day(lien.get("removedOn"))),
        "releaseBy": lambda: on(day(lien.get("removedBy"))),
    }
    names = {"title-number": "titleNumber", "title-holder": "titleHolder", "pledged-on": "pledgedOn",
             "released-on": "releasedOn", "release-by": "releaseBy"}
    name = names.get(c.last, c.last)
    if c.id == "vehicle.card":
        name = {"valuedOn": "value", "mileageKilometres": "mileage"}.get(c.field.split(".")[1], c.field.split(".")[1])
    return known[name]() if name in known else set() if c.id == "vehicle" else None


@rule("balloon")
def balloon(c):
    facts = c.loan.terms.get("balloon") or {}
    if c.id.startswith("balloon.way."):
        return way_out(c, next((one for one in facts.get("waysOut") or [] if one["kind"] == c.id.split(".")[2]), {}))
    due = day(facts.get("due"))
    known = {"amount": lambda: amount(money(facts.get("amount"))), "date": lambda: on(due) | c.away(due), "not-owed": set}
    return known[c.last]() if c.last in known else set()


def way_out(c, facts):
    by = day(facts.get("chooseBy"))
    rate = percent((facts.get("rate") or {}).get("percent"))
    known = {
        "by": lambda: on(by) | c.away(by),
        "payment": lambda: amount(money(facts.get("payment"))) | count(facts.get("payments")) | rate,
        "rate": lambda: rate,
        "fee": lambda: amount(money(facts.get("fee"))),
        "chosen": set, "terms": set,
    }
    return known[c.last]() if c.last in known else set()

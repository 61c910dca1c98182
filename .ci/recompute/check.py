"""Checks one document: each claim by its rule, what must be there, and what is past its day."""

import rules
import rules_loan  # noqa: F401, registers its rules
import rules_answers  # noqa: F401
import rules_payments  # noqa: F401
import tokens as grammar
from claims import Document
from past import past
from presence import missing

_stated = {}


def stated(loan, language):
    key = (loan.id, language)
    if key not in _stated:
        _stated[key] = loan.stated(language)
    return _stated[key]


def document(loan, day, screen, locale, json, counts):
    """The faults of a document as (id, text, reason), and counts of what was checked."""
    language = locale[:2]
    parsed = Document(json, stated(loan, language))
    faults = list(parsed.faults)
    counts["screens"] += 1
    counts["values"] += parsed.values
    for claim in parsed.claims:
        if not claim.typed:
            counts["texts"] += 1
            counts["numbers"] += len(claim.tokens)
        why = rules.explain(rules.Case(loan, day, screen, language, claim))
        if why:
            faults.append((claim.id, claim.text, "%s: %s" % (claim.field, why)))
    faults += missing(loan, day, screen, parsed)
    faults += past(loan, day, screen, language, parsed)
    return faults


def text(loan, shown, json):
    """How many of the amounts of a JSON screen its text does not have."""
    there = {value for kind, value in grammar.tokens(shown, json["language"]) if kind in ("money", "n")}
    parsed = Document(json, ())
    absent = 0
    for claim in parsed.claims:
        hidden = claim.field.startswith(("destination", "fee", "payload")) or "ticks" in claim.field
        if claim.typed and not hidden and claim.tokens[0][0] == "money" and claim.tokens[0][1] not in there:
            print("%s %s: %s is not in the text" % (loan.id, claim.id, claim.text))
            absent += 1
    return absent

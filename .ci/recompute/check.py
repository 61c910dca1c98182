"""Checks one document: each claim by its rule, what must be there, and what is past its day."""

import rules
import rules_loan  # noqa: F401, registers its rules
import rules_answers  # noqa: F401
import rules_car  # noqa: F401
import rules_charges  # noqa: F401
import rules_payments  # noqa: F401
import rules_revolving  # noqa: F401
import rules_study  # noqa: F401
import tokens as grammar
from claims import Document, all_tokens
from contradictions import contradictions
from past import past
from presence import missing

_stated = {}


def stated(loan, language):
    """The texts that the record states in a language, each with the names on the way to it."""
    key = (loan.id, language)
    if key not in _stated:
        _stated[key] = loan.stated(language)
    return _stated[key]


def document(loan, day, screen, locale, json, counts):
    """The faults of a document as (id, text, reason), and counts of what was checked."""
    loan = loan.on(day)
    language = locale[:2]
    parsed = Document(json, stated(loan, language))
    faults = list(parsed.faults)
    counts["screens"] += 1
    for claim in parsed.claims:
        why, covered = rules.explain(rules.Case(loan, day, screen, language, claim))
        counts["statements"] += len(claim.tokens)
        counts["covered"] += covered
        if claim.column is None:
            counts["outside tables"] += len(claim.tokens)
            counts["covered outside tables"] += covered
        if why:
            faults.append((claim.id, claim.text, "%s: %s" % (claim.field, why)))
    for name in ("statements", "covered", "outside tables", "covered outside tables"):
        counts[name] += parsed.quoted
    faults += missing(loan, day, screen, parsed)
    faults += past(loan, day, screen, language, parsed)
    faults += [(id, text, "contradiction: " + why) for id, text, why in contradictions(loan, day, parsed)]
    return faults


def text(loan, shown, json):
    """How many amounts of a JSON screen its text does not have, and how many numbers of the text the JSON does not have."""
    language = json["language"]
    lines = " ".join(line.strip() for line in shown.splitlines())
    there = grammar.tokens(lines, language)
    amounts = {value for kind, value in there if kind in ("money", "n")}
    parsed, wrong = Document(json, {}), 0
    for claim in parsed.claims:
        hidden = claim.field.startswith(("destination", "fee", "payload")) or "ticks" in claim.field
        if claim.typed and not hidden and claim.tokens[0][0] == "money" and claim.tokens[0][1] not in amounts:
            print("%s %s: %s is not in the text" % (loan.id, claim.id, claim.text))
            wrong += 1
    known = set()
    all_tokens([json.get("headerItem"), json.get("contentItems")], known, language)
    known |= {("n", value) for kind, value in known if kind == "money"}
    for token in there:
        if token not in known:
            print("%s: %s is in the text and not in the JSON" % (loan.id, grammar.shown(token)))
            wrong += 1
    return wrong

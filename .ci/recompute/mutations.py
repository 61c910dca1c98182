"""Changes documents on purpose, one thing at a time, to see that the check finds each change."""

import collections
import json
import re

import check
from claims import VALUES
from presence import demanded

LIMITS = {"schedule": 12, "operations": 12}
_TEXTS = ("caption", "details", "reason", "summary", "text", "title", "subtitle")


def changed(loan, locale, screens, screen_of):
    """Counts the changes of the screens of a loan by kind, and lists those that were not found."""
    made, lost = collections.Counter(), []
    for screen in screens:
        document = screen_of(loan, screen, locale)
        known = faults(loan, screen, locale, document)
        for kind, name, other in changes(document, sorted(demanded(loan, loan.data_day, screen)), LIMITS.get(screen)):
            made[kind] += 1
            if faults(loan, screen, locale, other) <= known:
                lost.append("%s %s %s: %s" % (loan.id, screen, kind, name))
    return made, lost


def faults(loan, screen, locale, document):
    return set(check.document(loan, loan.data_day, screen, locale, document, collections.Counter()))


def changes(document, needed, limit):
    """The changed documents: each with its kind, what is changed, and the document, which is valid until the next one is made."""
    paths = list(places(document["contentItems"], ("contentItems",))) + list(places(document["headerItem"], ("headerItem",)))
    step = max(1, len(paths) // limit) if limit else 1
    for path, kind, key in paths[::step]:
        node = document
        for part in path:
            node = node[part]
        before = dict(node)
        alter(node, kind, key)
        yield kind, "%s in %s" % (before[key], "/".join(map(str, path))), document
        node.clear()
        node.update(before)
    for ids in needed:
        if limit is None or len(needed) < limit or ids[0].endswith("1"):
            yield "items left out", ids[0], json.loads(json.dumps(document), object_hook=lambda node: without(node, ids))


def places(value, path):
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, path + (index,))
    elif isinstance(value, dict):
        if value.get("kind") in VALUES and ("iso" in value or "amount" in value or "value" in value):
            if value["kind"] == "money" and not (path[-1] == "fee" or "ticks" in path):
                yield path, "amounts by a digit", "amount"
                yield path, "texts of amounts", "text"
            elif value["kind"] == "date":
                yield path, "dates by a day", "iso"
            elif value["kind"] == "percent":
                yield path, "percents", "value"
            return
        for key, part in value.items():
            if isinstance(part, str) and key in _TEXTS and re.search(r"\b\d+ (?:days?|д(?:ень|ня|ней))\b", part):
                yield path, "phrases of days", key
            elif key not in ("destination", "payload"):
                yield from places(part, path + (key,))


def alter(node, kind, key):
    """Changes a value together with its texts, so that only the record can tell; a text alone in the other kinds."""
    old = node[key]
    if kind == "dates by a day":
        day = int(old[-2:])
        node[key] = old[:-2] + "%02d" % (day - 1 if day > 1 else day + 1)
    elif kind == "phrases of days":
        node[key] = re.sub(r"\d+(?= (?:day|д))", lambda m: str(int(m.group(0)) - 1), old, count=1)
        return
    else:
        place = max(index for index, c in enumerate(old) if c.isdigit())
        node[key] = old[:place] + str((int(old[place]) + 1) % 10) + old[place + 1:]
        if kind == "texts of amounts":
            return
    for text in ("text", "spoken"):
        node.pop(text, None)


def without(node, ids):
    for key, part in list(node.items()):
        if isinstance(part, list):
            node[key] = [one for one in part if not (isinstance(one, dict) and one.get("id") in ids)]
        elif isinstance(part, dict) and part.get("id") in ids:
            del node[key]
    return node

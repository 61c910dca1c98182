"""Reads cards and patches of DivKit as its clients do."""

import copy
import re

# What a card has in place of a backslash and of the beginning of an expression; every other expression is a fault.
LITERAL = re.compile(r"@\{'(\\\\|@)'\}")
# These properties are ids, and payloads are for the host; clients do not evaluate the former.
PLAIN = {"id", "log_id", "type"}


def value(text):
    """Returns the value of a property: its text with its expressions evaluated. Raises ValueError for any other expression."""
    rest = LITERAL.sub("#", text)
    if "@{" in rest or "\\" in rest:
        raise ValueError(f"an expression or an escape: {text!r}")
    return LITERAL.sub(lambda match: match[1][0], text)


def expanded(block, templates, faults, used=None):
    """Returns a block with its templates in it."""
    if isinstance(block, list):
        return [expanded(part, templates, faults, used) for part in block]
    if not isinstance(block, dict):
        return block
    block = {name: expanded(part, templates, faults, used) for name, part in block.items()}
    seen = []
    while block.get("type") in templates:
        name = block["type"]
        if name in seen:
            faults.append(f"the template {name} is part of itself")
            return {}
        seen.append(name)
        if used is not None:
            used.add(name)
        block = {**templates[name], **{key: part for key, part in block.items() if key != "type"}}
    return block


def blocks(block):
    """Yields a block and those inside it, in reading order."""
    yield block
    for part in block.get("items", []):
        yield from blocks(part)


def root(document):
    return document["card"]["states"][0]["div"]


def strings(node, name=""):
    """Yields every text of a document that clients evaluate."""
    if isinstance(node, str):
        if name not in PLAIN:
            yield node
    elif isinstance(node, dict):
        for key, part in node.items():
            yield from strings(part, key)
    elif isinstance(node, list):
        for part in node:
            yield from strings(part, name)


def texts(block):
    """Returns the visible texts of a block, in reading order."""
    return [value(it["text"]) for it in blocks(block) if "text" in it]


def labels(card):
    """Returns what a screen reader says, by the ids of the blocks."""
    return {it["id"]: value(it["accessibility"]["description"]) for it in blocks(root(card))
            if "id" in it and "description" in it.get("accessibility", {})}


def faults_of(document, validators):
    """Returns what is wrong with a card or a patch: its form by the schemas, its templates, its ids and its expressions."""
    faults, used = [], set()
    templates = document.get("templates", {})
    whole = {name: expanded(part, templates, faults, used) for name, part in document.items() if name != "templates"}
    faults += [f"the template {name} is not used" for name in templates if name not in used]
    for version, validator in validators.items():
        for error in list(validator.iter_errors(whole))[:3]:
            while error.context:
                error = max(error.context, key=lambda it: len(it.absolute_path))
            faults.append(f"DivKit {version}: {error.json_path}: {error.message[:200]}")
    for text in strings(whole):
        try:
            value(text)
        except ValueError as error:
            faults.append(str(error))
    if "card" in document:
        found = [root(document)]
    else:
        found = [item for change in document["patch"].get("changes", []) for item in change.get("items", [])]
    ids = [it["id"] for start in found for it in blocks(start) if "id" in it]
    faults += [f"the id {it} is there twice" for it in sorted({it for it in ids if ids.count(it) > 1})]
    return faults


def patched(card, patch):
    """Returns the card after a patch: each block that a change names is replaced by the blocks of the change. All changes name
    blocks of the old card; one that does not fails as a whole."""
    changes = {change["id"]: change.get("items", []) for change in patch["patch"]["changes"]}
    done = set()

    def applied(block):
        if block.get("id") in changes:
            done.add(block["id"])
            return copy.deepcopy(changes[block["id"]])
        if "items" in block:
            block = {**block, "items": [it for part in block["items"] for it in applied(part)]}
        return [block]

    result = applied(root(card))
    if done != set(changes) or len(result) != 1:
        raise ValueError(f"the patch names {sorted(set(changes) - done)}, which the card does not have")
    return result[0]

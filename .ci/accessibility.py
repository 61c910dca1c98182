"""Checks that items have texts for a screen reader, in a form that is meant to be spoken."""

import itertools

from wire import nodes, objects

SILENT = {1: {"divider", "actionGroup", "custom"}, 2: {"divider"}}
# From version 3 on, these have a label, and the text that is seen in its place if the two are equal.
LABELLED = {
    "header": "title", "status": "text", "banner": "title", "action": "title", "note": "text", "progress": None,
    "entry": None, "custom": None,
}
# The others have none; a screen reader says these texts, and the values.
COMPOSED = {
    "section": ["title"], "chart": ["title", "summary"], "actionGroup": ["title"], "timeline": ["title"], "table": ["title"], "chips": ["label"],
    "chip": ["text"], "amount": ["label", "caption"], "row": ["label", "caption"], "point": ["label"], "tableRow": [],
}
# A screen reader skips a line, and says the parts of a breakdown one after the other.
UNSAID = {"divider", "breakdown"}
# Without a title, these have that of the section around them, which a screen reader has said.
TITLED_BY_SECTION = {"actionGroup", "timeline", "table"}


def check(documents):
    """Returns the faults of all documents; prints the number of items checked."""
    count, faults = 0, []
    for document in documents:
        found = list(nodes(document.content))
        count += len(found)
        checks = [repeated(found)]
        if document.version >= 3:
            checks += [*map(said, found), *map(redundant, objects(document.content))]
        else:
            checks.append(unsaid(found, document.version))
        if document.version == 2:
            checks += [unspoken(document.content), misspoken(found)]
        faults += [f"{document.name}: {fault}" for fault in itertools.chain.from_iterable(checks)]
    print(f"accessibility: {count} items, {len(faults)} findings")
    return faults


def said(node):
    """Yields what is wrong with the label of an item of version 3, or with the texts that are said in its place."""
    name, label = sort(node), node.get("accessibilityLabel")
    if name in LABELLED:
        seen = node.get(LABELLED[name])
        if label is None and seen is None:
            yield f"{node['id']}: no label"
        if label is not None and label == seen:
            yield f"{node['id']}: the label repeats {LABELLED[name]}"
        text = seen if label is None else label
        for spoken in values(node):
            if spoken not in (text or ""):
                yield f"{node['id']}: says {text!r}, without {spoken!r}"
    elif label is not None:
        yield f"{node['id']}: a label, which the kind {name} has not"
    else:
        text = " ".join([*(node.get(it, "") for it in COMPOSED.get(name, [])), *values(node)])
    if name not in UNSAID | TITLED_BY_SECTION and not (text or "").strip():
        yield f"{node['id']}: nothing for a screen reader"


def redundant(value):
    """Yields the properties of an object of version 3 that say what their absence says."""
    if value.get("tone") == "neutral" or value.get("role") == "secondary":
        yield f"{value.get('id')}: a tone or a role that is the one of its absence"
    if "spoken" in value and value["spoken"] == value.get("text"):
        yield f"{value['spoken']}: spoken as it is written"


def sort(node):
    """Returns the kind of an item or of a part of one."""
    if "kind" in node:
        return "custom" if ":" in node["kind"] else node["kind"]
    return "point" if "amounts" in node else "entry" if "date" in node else "chip"


def repeated(found):
    seen = set()
    for node in found:
        if node["id"] in seen:
            yield f"the id {node['id']} is there twice"
        seen.add(node["id"])


def unsaid(found, version):
    for node in found:
        kind = node.get("kind")
        if kind is not None and ":" in kind:
            kind = "custom"
        # A chip has no label; its text is part of the label of its group.
        labelled = kind not in SILENT[version] if kind else "tone" not in node
        if labelled and not node.get("accessibilityLabel", "").strip():
            yield f"{node['id']}: nothing for a screen reader"


def unspoken(content):
    for value in objects(content):
        for name in ("money", "date", "percent"):
            if isinstance(value.get(name), dict) and not value[name].get("spoken", "").strip():
                yield f"{name} {value[name].get('text')}: not spoken"


def misspoken(found):
    for node in found:
        for spoken in old_values(node):
            if spoken not in node.get("accessibilityLabel", ""):
                yield f"{node['id']}: says {node.get('accessibilityLabel')!r}, without {spoken!r}"


def values(node):
    """Yields the spoken texts of the item's own values, without those of its parts."""
    shown = [node.get("money"), node.get("date"), node.get("value"), *node.get("cells", []), *node.get("amounts", [])]
    for value in shown:
        if value:
            yield value.get("spoken", value["text"])


def old_values(node):
    """The same for version 2, in which a property tells the form of a value."""
    shown = [node, node.get("value") or {}, *(cell or {} for cell in node.get("cells", []))]
    shown += [{"money": amount} for amount in node.get("amounts", []) if amount]
    for value in shown:
        yield from (value[name]["spoken"] for name in ("money", "date", "percent") if name in value)

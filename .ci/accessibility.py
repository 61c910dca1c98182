"""Checks that items have texts for a screen reader, in a form that is meant to be spoken."""

from wire import nodes, objects

SILENT = {1: {"divider", "actionGroup", "custom"}, 2: {"divider"}, 3: {"divider"}}
# What a screen reader says of an item of version 3 without a label of its own.
VISIBLE = ["title", "text", "label"]


def check(documents):
    """Returns the faults of all documents; prints the number of items checked."""
    count, faults = 0, []
    for document in documents:
        found = list(nodes(document.content))
        count += len(found)
        faults += [f"{document.name}: {fault}" for fault in [*repeated(found), *unsaid(found, document.version)]]
        if document.version == 2:
            faults += [f"{document.name}: {fault}" for fault in unspoken(document.content)]
        if document.version >= 2:
            faults += [f"{document.name}: {fault}" for fault in misspoken(found, document.version)]
    print(f"accessibility: {count} items, {len(faults)} findings")
    return faults


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
        if labelled and not label(node, version).strip():
            yield f"{node['id']}: nothing for a screen reader"


def label(node, version):
    """Returns what a screen reader says; from version 3 on, the label is absent where it is what is seen."""
    names = ["accessibilityLabel", *(VISIBLE if version >= 3 else [])]
    return next((node[name] for name in names if name in node), "")


def unspoken(content):
    for value in objects(content):
        for name in ("money", "date", "percent"):
            if isinstance(value.get(name), dict) and not value[name].get("spoken", "").strip():
                yield f"{name} {value[name].get('text')}: not spoken"


def misspoken(found, version):
    for node in found:
        for spoken in values(node) if version >= 3 else old_values(node):
            if spoken not in label(node, version):
                yield f"{node['id']}: says {label(node, version)!r}, without {spoken!r}"


def values(node):
    """Yields the spoken texts of the item's own values, without those of its parts."""
    shown = [node.get("money"), node.get("date"), node.get("value"), *node.get("cells", []), *node.get("amounts", [])]
    for value in shown:
        if value and value["kind"] != "text":
            yield value.get("spoken", value["text"])


def old_values(node):
    """The same for version 2, in which a property tells the form of a value."""
    shown = [node, node.get("value") or {}, *(cell or {} for cell in node.get("cells", []))]
    shown += [{"money": amount} for amount in node.get("amounts", []) if amount]
    for value in shown:
        yield from (value[name]["spoken"] for name in ("money", "date", "percent") if name in value)

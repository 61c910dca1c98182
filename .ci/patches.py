"""Applies patches, and checks those between the screens of two days: each conforms and produces the same bytes."""

import copy
import json
import pathlib
import tempfile

from schemas import faults_of

LISTS = ("contentItems", "products", "items", "fallback")
DAYS = ["2026-11-21", "2026-11-22"]


def check(tool, products):
    names = [f"{product['type']}:{product['id']}" for product in products]
    tasks = [[name] for name in names] + [[name, "--client-version", version] for name in names[::5] for version in "12"]
    faults = [fault for found in tool.all(tasks, lambda task: check_one(tool, *task)) for fault in found]
    print(f"patches: {len(tasks)}")
    return faults


def check_one(tool, product, *client):
    with tempfile.TemporaryDirectory() as folder:
        old, new = [pathlib.Path(folder) / f"{day}.json" for day in DAYS]
        for path, day in zip([old, new], DAYS):
            path.write_bytes(tool.document(["render", product, "--as-of", day, *client]).text)
        patch = pathlib.Path(folder) / "patch.json"
        patch.write_bytes(tool.bytes(["diff", str(old), str(new)]))
        name = f"diff of {' '.join([product, *client])} on {' and '.join(DAYS)}"
        faults = faults_of("patch", json.loads(patch.read_bytes()), name)
        if applied(json.loads(old.read_bytes()), json.loads(patch.read_bytes())) != json.loads(new.read_bytes()):
            faults.append(f"{name}: by the schema's description, the patch leads elsewhere")
        if tool.bytes(["patch", str(old), str(patch)]) != new.read_bytes():
            faults.append(f"{name}: patch leads elsewhere")
        return faults


def addressed(document):
    """Yields everything that an operation can name: what has an id and is in a list, the header, or a total."""
    for owner, name in [(document, "headerItem"), *((document, name) for name in LISTS)]:
        yield from addressed_in(owner, name)


def addressed_in(owner, name):
    found = owner.get(name, [])
    for item in found if isinstance(found, list) else [found]:
        if isinstance(item, dict) and "id" in item:
            yield item
            for part in ("total", *LISTS):
                yield from addressed_in(item, part)


def applied(document, patch):
    """Returns the document that the operations lead to, as the schema of patches describes them."""
    document = copy.deepcopy(document)
    for operation in patch["operations"]:
        apply(document, operation)
    return document


def apply(document, operation):
    known = {item["id"]: item for item in addressed(document)}
    target = known[operation["id"]] if "id" in operation else document
    if operation["op"] == "set":
        for name in operation.get("removed", []):
            del target[name]
        target.update(operation.get("properties", {}))
        return
    if operation["op"] in ("remove", "move"):
        owners = [document, *known.values()]
        place = next(it[name] for it in owners for name in LISTS if holds(it.get(name, []), target))
        place[:] = [item for item in place if item is not target]
    if operation["op"] in ("insert", "move"):
        owner = known[operation["parent"]] if "parent" in operation else document
        place = owner.setdefault(operation["list"], [])
        before = [item["id"] for item in place].index(operation["after"]) if "after" in operation else -1
        place.insert(before + 1, operation.get("item", target))


def holds(items, target):
    return any(item is target for item in items)

"""Checks that the schemas reject invalid documents: valid ones with one change each."""

import copy
import itertools
import json

import breakages
import made_breakages
from schemas import accepts, on_all_cores
from wire import nodes, objects

PLACES = 2
# The vectors have almost everything; a few screens have the rest.
SCREENS = 30


def check(vectors, screens, lists, second, first, others):
    """Returns the faults of the schemas: a breakage that is accepted, or that applies to no object.

    `vectors`, `screens` and `lists` are of the newest version, `second` and `first` of versions 2 and 1. `others` maps
    the names of the remaining schemas to valid documents.
    """
    subjects = {name: ([(name, document)], objects) for name, document in others.items()}
    subjects["Published/loan-detail.2"] = (contents(second), objects)
    subjects["Published/loan-detail.1"] = (contents(first), objects)
    subjects["Published/Products/mortgage.2"] = (own_items(second, "mortgage"), own_objects)

    names, tasks, faults = [], [], []
    for breakage in breakages.ALL:
        found = list(itertools.islice(broken(breakage, *subjects[breakage.schema]), PLACES))
        names += [f"{breakage.schema}: {breakage.name}, in {name}" for name, _ in found]
        tasks += [(breakage.schema, json.dumps(document)) for _, document in found]
        if not found:
            faults.append(f"{breakage.schema}: {breakage.name}: there is no place for it")
    kinds = {(breakage.schema, breakage.name) for breakage in breakages.ALL}
    for schema, documents in {
        "loan-detail": vectors + contents(screens)[:SCREENS],
        "Products/mortgage": own_items(screens, "mortgage"),
        "product-list": lists,
    }.items():
        made = made_breakages.of(schema, [content for _, content in documents])
        names += [f"{schema}: {name}" for name, _ in made]
        tasks += [(schema, json.dumps(document)) for _, document in made]
        kinds |= {(schema, name) for name, _ in made}
        if len(made) < 10:
            faults.append(f"{schema}: only {len(made)} breakages were made from the schema")
    faults += [f"{name}: accepted" for name, accepted in zip(names, on_all_cores(accepts, tasks)) if accepted]
    verdict = f"{len(faults)} faults" if faults else "all rejected"
    print(f"mutations: {len(kinds)} kinds, {len(tasks)} documents, {verdict}")
    return faults


def contents(documents):
    """Returns the documents' contents, the shortest first, because they are validated fastest."""
    return [(it.name, it.content) for it in sorted(documents, key=lambda it: len(it.text))]


def own_items(documents, product):
    found = [(it.name, node) for it in documents for node in nodes(it.content)]
    return [(name, node) for name, node in found if node.get("kind", "").startswith(f"{product}:")]


def own_objects(item):
    """Yields the objects of a custom item that the product's schema describes."""
    yield item
    yield from objects(item["payload"])


def broken(breakage, documents, walk):
    """Yields each document with the breakage at the first matching object, and at the last one if it is another."""
    for name, document in documents:
        places = [index for index, node in enumerate(walk(document)) if breakage.fits(node)]
        for place in sorted({*places[:1], *places[-1:]}):
            spoilt = copy.deepcopy(document)
            breakage.spoil(next(itertools.islice(walk(spoilt), place, None)))
            yield name, spoilt

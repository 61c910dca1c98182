"""Lists of products: that of each customer of the samples, as the kit's client draws it and as a static page."""

import json

from documents import LOCALES


def lines(tool, part=1):
    """Returns the commands that print the lists of all customers, and of one who has nothing, or only every so-manyth of them."""
    loans = json.loads(tool.bytes(["sample"]))["loans"]
    customers = sorted({party["customer"] for loan in loans for party in loan.get("parties", []) if "customer" in party})
    return [
        ["list", "--customer", customer, "--locale", locale, *words]
        for customer in ["C-none", *customers] for locale, words in LOCALES.items()
    ][::part]


def as_screen(document, words):
    """Returns what a page of a list has to show, as a document of a screen; any other document as it is."""
    if "products" not in document:
        return document
    empty = {"kind": "note", "id": "empty", "text": words.get(document["language"], words["en"])["noProducts"]}
    return {
        **document, "screen": "list",
        "headerItem": {"kind": "header", "id": "header", "title": document["title"], "items": []},
        "contentItems": list(map(section, document["products"])) or [empty],
    }


def section(product):
    name = f"product.{product['type']}" + (f":{product['id']}" if "id" in product else "")
    items = []
    if "subtitle" in product:
        items.append({"kind": "note", "id": f"{name}.subtitle", "text": product["subtitle"]})
    if "balance" in product:
        items.append({"kind": "amount", "id": f"{name}.balance", "label": product["balanceLabel"], "money": product["balance"]})
    for number, status in enumerate(product["statuses"], 1):
        items.append({"kind": "status", "id": f"{name}.status.{number}", "text": status["text"]})
    return {"kind": "section", "id": name, "title": product["title"], "items": items}

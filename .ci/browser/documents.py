"""The documents that are drawn: every screen of the sample records in three languages, and the vectors of the kit."""

import json

from chromium import KIT

LOCALES = {"en_US": [], "ru_RU": [], "ar_EG": ["--words", str(KIT / "words" / "ar.json")]}


def lines(tool, part=1):
    """Returns the commands that print the sample screens, or only every so-manyth of them, in turn in each language. Some have
    only the first rows of their list."""
    types = {product["type"]: product for product in tool.json("products")["products"]}
    listed = [product for product in tool.json("list")["products"] if product["outcome"]["kind"] != "fault"]
    screens = [
        ["render", f"{product['type']}:{product['id']}", "--screen", screen["screen"], "--locale", locale, *words]
        for product in listed
        for screen in types[product["type"]]["screens"]
        for locale, words in LOCALES.items()
    ]
    paged = [[*line, "--page-size", "5"] for line in screens if line[3] in ("schedule", "operations")]
    return screens[::part] + paged[::8 * part]


def vectors():
    """Returns the vectors of the kit that are documents, by their names."""
    paths = sorted((KIT / "vectors" / "documents").glob("*.json"))
    return {f"vectors/documents/{path.name}": json.loads(path.read_text()) for path in paths}


def flows(tool):
    """Returns the names of all flows, as of an app that has them."""
    return sorted({flow["name"] for product in tool.json("products")["products"] for flow in product["flows"]})

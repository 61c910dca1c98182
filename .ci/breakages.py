"""Changes that make a valid document invalid, each with the objects to which it applies.

Of the screens and lists, these are for the published versions; those for version 3 are made from its schema.
"""

import dataclasses
import typing


@dataclasses.dataclass(frozen=True)
class Breakage:
    """A change of an object in a document, after which the schema must reject the document."""

    schema: str
    name: str
    fits: typing.Callable
    spoil: typing.Callable


def kind(name):
    return lambda node: node.get("kind") == name


def holds(*names):
    """Returns a test whether an object has all these properties."""
    return lambda node: all(name in node for name in names)


def without(schema, sort, fits, *names):
    """Returns one breakage for each name: the required property is missing."""
    return [Breakage(schema, f"{sort} without {name}", fits, lambda node, name=name: node.pop(name)) for name in names]


def put(schema, sort, fits, name, *values):
    """Returns one breakage for each value: the value is invalid, or the property is not allowed."""
    return [
        Breakage(
            schema,
            f"{sort} with {name} {value!r}",
            lambda node, value=value: fits(node) and node.get(name, ...) != value,
            lambda node, value=value: node.update({name: value}),
        )
        for value in values
    ]


def inside(schema, name, fits, list_name, part):
    """Returns a breakage that adds a part to a list that must not contain it."""
    return [Breakage(schema, name, fits, lambda node: node[list_name].append(part))]


def move_out(section):
    """Moves the first action out of its group, directly into the section."""
    group = next(item for item in section["items"] if item["kind"] == "actionGroup")
    section["items"].append(group["items"].pop(0))


def holds_actions(section):
    items = section.get("items", []) if section.get("kind") == "section" else []
    return any(item["kind"] == "actionGroup" and item["items"] for item in items)


SCREEN = "Published/loan-detail.2"
OLD = "Published/loan-detail.1"
HOME = "Published/Products/mortgage.2"
ROW = {"kind": "row", "id": "x", "label": "x", "value": {"text": "x"}, "tone": "neutral", "accessibilityLabel": "x"}
DIVIDER = {"kind": "divider", "id": "x"}
CHIPS = {"kind": "chips", "id": "x", "label": "x", "accessibilityLabel": "x", "items": []}
TIMELINE = {"kind": "timeline", "id": "x", "title": "x", "accessibilityLabel": "x", "items": []}

REQUIRED = {
    "header": "kind id title accessibilityLabel items",
    "section": "kind id title accessibilityLabel items",
    "amount": "kind id label money tone accessibilityLabel",
    "row": "kind id label value tone accessibilityLabel",
    "status": "kind id text tone accessibilityLabel",
    "banner": "kind id title tone accessibilityLabel",
    "actionGroup": "kind id title accessibilityLabel items",
    "action": "kind id title state destination accessibilityLabel",
    "progress": "kind id label permille text accessibilityLabel",
    "breakdown": "kind id total accessibilityLabel items",
    "timeline": "kind id title accessibilityLabel items",
    "chart": "kind id title summary shape axis series accessibilityLabel items",
    "table": "kind id title columns accessibilityLabel items",
    "tableRow": "kind id cells tone accessibilityLabel",
    "chips": "kind id label accessibilityLabel items",
    "note": "kind id text tone accessibilityLabel",
}
PARTS = {
    "custom item": (holds("payload", "fallback"), "kind id accessibilityLabel payload fallback"),
    "timeline entry": (holds("id", "date", "state"), "id date title state accessibilityLabel"),
    "chart point": (holds("id", "amounts"), "id label amounts accessibilityLabel"),
    "column": (holds("id", "alignment"), "id title alignment"),
    "money": (holds("minorUnits"), "minorUnits currency text spoken"),
    "date": (holds("iso"), "iso text spoken"),
    "percent": (holds("value", "spoken"), "value text spoken"),
}
screen = holds("schemaVersion", "contentItems")
subject = holds("id", "type", "title")

ALL = [
    # The screen itself.
    *without(
        SCREEN, "screen", screen, "schemaVersion", "product", "screen", "locale", "asOf", "headerItem", "contentItems",
        "diagnostics", "etag",
    ),
    *put(SCREEN, "screen", screen, "schemaVersion", 1, 3, "2", None),
    *put(SCREEN, "screen", screen, "asOf", "21.11.2026", "2026-11-21T00:00:00Z", 20261121, None),
    *put(SCREEN, "screen", screen, "etag", "", "0" * 63, "0" * 65, "G" * 64, "A" * 64, None),
    *put(SCREEN, "screen", screen, "contentItems", None, {}),
    *put(SCREEN, "screen", screen, "extra", 1),
    *without(SCREEN, "product", subject, "id", "type", "title"),
    *put(SCREEN, "product", subject, "extra", 1),
    *put(SCREEN, "product", subject, "id", 1001, None),
    Breakage(SCREEN, "an action outside its group", holds_actions, move_out),
    *inside(SCREEN, "an item that is null", screen, "contentItems", None),
    *inside(SCREEN, "an item that is a text", screen, "contentItems", "x"),
    *inside(SCREEN, "a part for an item", screen, "contentItems", {"id": "x", "text": "x", "tone": "neutral"}),
    *inside(SCREEN, "a diagnostic of no severity", screen, "diagnostics", {"id": "x", "path": "x", "message": "x"}),
    *inside(
        SCREEN, "a diagnostic of a wrong severity", screen, "diagnostics",
        {"id": "x", "severity": "fatal", "path": "x", "message": "x"},
    ),
    # Items and their parts.
    *(it for name, all in REQUIRED.items() for it in without(SCREEN, name, kind(name), *all.split())),
    *(it for name in REQUIRED for it in put(SCREEN, name, kind(name), "extra", "x")),
    *(it for name in REQUIRED for it in put(SCREEN, name, kind(name), "id", "", 1, None)),
    *(it for name in REQUIRED for it in put(SCREEN, name, kind(name), "kind", "Row", "mortgage", None)),
    *(it for name in REQUIRED for it in put(SCREEN, name, kind(name), "accessibilityLabel", None, {"text": "x"})),
    *(it for name, (fits, all) in PARTS.items() for it in without(SCREEN, name, fits, *all.split())),
    *(it for name, (fits, _) in PARTS.items() for it in put(SCREEN, name, fits, "extra", "x")),
    *put(SCREEN, "row", kind("row"), "tone", "red", "", None),
    *put(SCREEN, "row", kind("row"), "fact", "income", None),
    *put(SCREEN, "row", kind("row"), "caption", None, 1),
    *put(SCREEN, "row", kind("row"), "value", None, "x", {}, {"text": "x", "flag": True}, {"text": 1}, {"number": 1}),
    *inside(SCREEN, "header holding a row", kind("header"), "items", ROW),
    *put(SCREEN, "header", kind("header"), "subtitle", None),
    *put(SCREEN, "section", kind("section"), "items", None, {}),
    *inside(SCREEN, "section holding a table's row", kind("section"), "items", {
        "kind": "tableRow", "id": "x", "cells": [], "tone": "neutral", "accessibilityLabel": "x",
    }),
    *inside(SCREEN, "actionGroup holding a row", kind("actionGroup"), "items", ROW),
    *inside(SCREEN, "breakdown holding a divider", kind("breakdown"), "items", DIVIDER),
    *inside(SCREEN, "table holding a row", kind("table"), "items", ROW),
    *inside(SCREEN, "a divider with a label", kind("section"), "items", {**DIVIDER, "accessibilityLabel": "x"}),
    *put(SCREEN, "action", kind("action"), "state", "hidden", None),
    *put(SCREEN, "action", kind("action"), "destination", {}, {"screen": "x", "flow": "x"}, {"url": "x"}, None),
    *put(SCREEN, "available action", lambda node: node.get("state") == "available", "reason", "x"),
    *without(SCREEN, "unavailable action", lambda node: node.get("state") == "unavailable", "reason"),
    *put(SCREEN, "progress", kind("progress"), "permille", -1, 1001, 0.5, "500", None),
    *put(SCREEN, "breakdown", kind("breakdown"), "total", None, DIVIDER),
    *put(SCREEN, "chart", kind("chart"), "shape", "pie", None),
    *put(SCREEN, "chart point", PARTS["chart point"][0], "amounts", None, ["x"], [{}]),
    *put(SCREEN, "timeline entry", PARTS["timeline entry"][0], "state", "past", None),
    *put(SCREEN, "column", PARTS["column"][0], "alignment", "center"),
    *put(SCREEN, "tableRow", kind("tableRow"), "cells", None, ["x"], [{}]),
    *put(SCREEN, "table", kind("table"), "page", None, {}, {"total": 1}, {"total": -1, "text": "x"}),
    *put(SCREEN, "table", kind("table"), "page", {"total": 1, "text": "x", "next": None}),
    # Values.
    *put(SCREEN, "money", PARTS["money"][0], "minorUnits", 1.5, "100", 2**63, None),
    *put(SCREEN, "money", PARTS["money"][0], "currency", "rub", "RU", "₽", None),
    *put(SCREEN, "date", PARTS["date"][0], "iso", "2026-1-1", "1 May 2026", None),
    *put(SCREEN, "percent", PARTS["percent"][0], "value", "11,5", "11.", ".5", "+1", "11.5 %", 11.5, None),
    *put(SCREEN, "money", PARTS["money"][0], "spoken", None),
    # Custom items, checked against the screen schema.
    *put(SCREEN, "custom item", PARTS["custom item"][0], "fallback", [], None, [{"text": "x"}]),
    *put(SCREEN, "custom item", PARTS["custom item"][0], "payload", None, [], {"x": None}, {"x": "x"}, {"x": 1.5}),
    *put(SCREEN, "custom item", PARTS["custom item"][0], "kind", "mortgage:", ":collateral", "a:b:c", "1a:b"),
    # Additions of version 2, in a document of version 1.
    *put(OLD, "version 1 screen", screen, "schemaVersion", 2),
    *put(OLD, "version 1 screen", screen, "etag", "0" * 64),
    *put(OLD, "version 1 money", PARTS["money"][0], "spoken", "one ruble"),
    *put(OLD, "version 1 date", holds("iso"), "spoken", "the first of May"),
    *put(OLD, "version 1 status", kind("status"), "fact", "overdue"),
    *put(OLD, "version 1 banner", kind("banner"), "fact", "overdue"),
    *put(OLD, "version 1 note", kind("note"), "fact", "overdue"),
    *put(OLD, "version 1 actionGroup", kind("actionGroup"), "title", "x"),
    *put(OLD, "version 1 actionGroup", kind("actionGroup"), "accessibilityLabel", "x"),
    *put(OLD, "version 1 table", kind("table"), "page", {"total": 1, "text": "x"}),
    *put(OLD, "version 1 custom item", PARTS["custom item"][0], "accessibilityLabel", "x"),
    *inside(OLD, "version 1 with a divider", screen, "contentItems", DIVIDER),
    *inside(OLD, "version 1 with chips", screen, "contentItems", CHIPS),
    *inside(OLD, "version 1 with a timeline", kind("section"), "items", TIMELINE),
    # Custom items, checked against the product's schema.
    *without(HOME, "home", holds("payload"), "kind", "id", "accessibilityLabel", "payload", "fallback"),
    *put(HOME, "home", holds("payload"), "extra", "x"),
    *put(HOME, "home", holds("payload"), "kind", "mortgage:garage"),
    *put(HOME, "home", holds("payload"), "fallback", []),
    *put(HOME, "home's payload", holds("title", "address"), "extra", {"text": "x"}),
    *put(HOME, "home's payload", holds("address"), "address", "x", {"text": 1}, {"money": {}}, None),
    *put(HOME, "home's payload", holds("rooms"), "rooms", "3", 2.5, {"text": "3"}),
    *put(HOME, "home's payload", holds("value", "address"), "value", {"text": "x"}, 1),
    *put(HOME, "home's payload", holds("valuedOn"), "valuedOn", {"date": {"iso": "2026-11-21"}}, "2026-11-21"),
    *without(HOME, "home's money", holds("minorUnits"), "minorUnits", "currency", "text", "spoken"),
    # The other documents.
    *without("portfolio", "portfolio", holds("loans"), "schemaVersion", "loans"),
    *without("portfolio", "loan", holds("parties"), "id", "type", "currency", "parties", "phase"),
    *put("portfolio", "loan", holds("parties"), "currency", "rub", "", None),
    *put("portfolio", "loan", holds("parties"), "opened", "2026-13-01", "2026-02-30", 1),
    *put("portfolio", "loan", holds("parties"), "parties", [], None),
    *put("portfolio", "operation", holds("id", "amount", "date"), "amount", 100, "1,5", None),
    *without("Published/product-list.1", "product", holds("readable"), "id", "type", "title", "statuses", "readable"),
    *put("Published/product-list.1", "product", holds("readable"), "readable", "yes", None),
    *put("Published/product-list.1", "product", holds("readable"), "extra", 1),
    *put("product-types", "type", holds("screens"), "screens", [], ["main", "main"], None),
    *put("product-types", "type", holds("screens"), "kinds", ["collateral"]),
    *without("explanation", "item", holds("sources"), "id", "path", "accessibilityLabel", "sources", "changes"),
    *put("explanation", "item", holds("sources"), "sources", [], [{}], [{"absent": "x"}]),
    *put("explanation", "item", holds("sources"), "sources", [{"rule": "x", "field": "x"}]),
    *put("explanation", "change", holds("replacements"), "reason", "because", None),
]

"""Compares every answer about the samples with what `render` and `explain` print."""

import collections
import json

from server import Server, quoted
from wire import objects

VALUES = {"money", "percent", "date", "moment", "text"}
# What contains no value of the screen: what an item opens, asks for or is drawn with.
OTHERS = {"destination", "form", "confirmation", "payload", "ticks", "icon", "navigation", "outcome", "freshness"}
QUESTIONS = [
    {"question": "payoff"}, {"question": "early-repayment", "amount": "10000.50"},
    {"question": "payment-holiday", "months": 3}, {"question": "minimum-only"},
]


def check(tool):
    screens = {
        product["type"]: [it["screen"] for it in product["screens"]] + ["statement"]
        for product in tool.json("products")["products"]
    }
    entries = tool.json("list", "--locale", "en_US")["products"]
    names = [f"{entry['type']}:{entry['id']}" for entry in entries]
    lines = [(name, screen) for name in names for screen in screens.get(name.split(":")[0], ["main"])]
    screens = dict(zip(lines, tool.all(lines, lambda line: render(tool, *line))))
    faults, figures, sourced = [], 0, 0
    with Server(tool) as server:
        for (name, screen), (text, document) in screens.items():
            result = server.call("show_screen", product=name, screen=screen)
            faults += faults_of(f"{name} {screen}", result, text, document)
            for figure in result["structuredContent"]["figures"]:
                figures += 1
                sourced += bool(figure["sources"])
        faults += explained(tool, server, lines[::7])
        asked = 0
        for name in names[::3]:
            for question in QUESTIONS:
                found, was_asked = what_if(tool, server, name, question)
                faults += found
                asked += was_asked
        faults += days(server, names[::5])
    customers = sorted({
        party["customer"] for loan in json.loads(tool.bytes(["sample"]))["loans"]
        for party in loan.get("parties", []) if party.get("customer")
    })
    amounts = 0
    for customer in customers:
        found, count = of_customer(tool, customer)
        faults += found
        amounts += count
    if not amounts:
        faults.append("no summary has an amount to compare")
    if sourced < figures:
        faults.append(f"{figures - sourced} of {figures} figures have no source")
    return (
        f"{len(lines)} screens, {figures} figures with sources, {asked} questions, "
        f"{len(customers)} customers with {amounts} amounts in their summaries", faults)


def render(tool, name, screen):
    return printed(tool, ["render", name, "--screen", screen, "--locale", "en_US"], "--all")


def printed(tool, line, *more):
    """The lines of text and the document that a command prints."""
    text = tool.bytes([*line, *more, "--width", "100"]).decode().split("\n")[:-1]
    return text, json.loads(tool.bytes([*line, "--format", "json"]))


def faults_of(name, result, text, document):
    """The differences between the result of a tool and a printed screen."""
    faults = []
    if quoted(result) != text:
        faults.append(f"{name}: another text than that of render")
    content = result.get("structuredContent", {})
    for name_of_part in ("freshness", "outcome"):
        if content.get(name_of_part) != document[name_of_part]:
            faults.append(f"{name}: another {name_of_part} than that of render")
    given = collections.Counter(key(value) for it in content.get("figures", []) for value in it["values"])
    expected = collections.Counter(
        key(value) for item in [document["headerItem"], *document["contentItems"]] for value in values(item))
    if given != expected:
        faults.append(f"{name}: {list((given - expected).items())[:2]} in place of {list((expected - given).items())[:2]}")
    return faults


def values(node):
    """Yields the values of a screen."""
    if isinstance(node, list):
        for part in node:
            yield from values(part)
    elif isinstance(node, dict):
        if node.get("kind") in VALUES:
            yield node
            return
        for name, part in node.items():
            if name not in OTHERS:
                yield from values(part)


def key(value):
    return tuple(value.get(name) for name in ("kind", "amount", "currency", "value", "iso", "text"))


def explained(tool, server, lines):
    """Compares the sources of figures with those that `explain` prints."""
    faults = []
    for name, screen in lines:
        expected = tool.json("explain", name, "--screen", screen, "--locale", "en_US")["items"]
        sources = {item["id"]: item["sources"] for item in reversed(expected)}
        items = server.call("explain", product=name, screen=screen)["structuredContent"]["items"]
        if [(it["item"], it["sources"]) for it in items] != [(it["id"], it["sources"]) for it in expected]:
            faults.append(f"{name} {screen}: another explanation than that of explain")
        for figure in server.call("show_screen", product=name, screen=screen)["structuredContent"]["figures"]:
            if figure["sources"] != sources.get(figure["item"], figure["sources"]):
                faults.append(f"{name} {screen} {figure['item']}: other sources than those of explain")
    return faults


def what_if(tool, server, name, question):
    result = server.call("what_if", product=name, **question)
    if result.get("isError"):
        return [], False
    parameters = [f"--{key}={value}" for key, value in question.items() if key != "question"]
    line = ["what-if", name, question["question"], *parameters, "--locale", "en_US"]
    text, document = printed(tool, line)
    return faults_of(f"{name} {question}", result, text, document), True


def days(server, names):
    """Checks that each side of a comparison is the figure of that day."""
    faults = []
    for name in names:
        pair = {"before": "2026-11-01", "after": "2027-01-20"}
        result = server.call("compare_days", product=name, day=pair["before"], **{"other-day": pair["after"]})
        for side, day in pair.items():
            shown = server.call("show_screen", product=name, day=day)["structuredContent"]["figures"]
            figures = {figure["item"]: figure["values"] for figure in reversed(shown)}
            for change in result["structuredContent"]["changes"]:
                is_message = change["item"] not in figures and "label" not in change
                if not is_message and change.get(side, {}).get("values") != figures.get(change["item"]):
                    faults.append(f"{name} {change['item']} on {day}: another figure than that of the screen")
    return faults


def of_customer(tool, customer):
    faults = []
    scope = ["--customer", customer, "--locale", "en_US"]
    listed = json.loads(tool.bytes(["list", *scope, "--format", "json"]))
    with Server(tool, "--customer", customer) as server:
        content = server.call("list_products")["structuredContent"]
        given = [(it["product"], it.get("balance", {}).get("amount")) for it in content["products"]]
        expected = [
            (f"{it['type']}:{it['id']}", it.get("balance", {}).get("amount")) for it in listed["products"]]
        if given != expected:
            faults.append(f"{customer}: another list than that of list")
        result = server.call("summary")
        text, document = printed(tool, ["summary", *scope])
        faults += faults_of(f"summary of {customer}", result, text, document)
    return faults, sum(it.get("kind") == "money" for it in objects(document))

"""Shows that the checks fail for answers that are wrong in one place."""

import copy
import json

import damaged
import samples
from server import META, Server, message


def check(tool):
    text, document = samples.render(tool, "consumerLoan:1001", "main")
    with Server(tool, "--customer", "C-1") as server:
        right = server.call("show_screen", product="consumerLoan:1001")
    with Server(tool) as server:
        other = json.dumps(server.request("tools/call", name="list_products", arguments={}))
    faults = [f"a right answer is called wrong: {fault}" for fault in samples.faults_of("1001", right, text, document)]
    for name, change in BROKEN.items():
        wrong = copy.deepcopy(right)
        change(wrong)
        if not samples.faults_of("1001", wrong, text, document):
            faults.append(f"nothing notices {name}")
    secrets = damaged.secrets_of_others(tool)
    if not damaged.faults_of(other.encode(), secrets):
        faults.append("nothing notices the list of all customers")
    for line in [b"hello", b"{}", b'{"jsonrpc": "2.0", "id": 1}', b'{"jsonrpc": "2.0", "id": 1, "result": {}, "error": {}}']:
        if not damaged.faults_of(line, secrets):
            faults.append(f"nothing notices {line!r}")
    return f"{len(BROKEN) + 5} wrong answers are noticed", faults


def set_text(result, old, new):
    result["content"][0]["text"] = result["content"][0]["text"].replace(old, new, 1)


def value_of(result):
    return next(
        value for figure in result["structuredContent"]["figures"] for value in figure["values"] if value["kind"] == "money")


BROKEN = {
    "another digit in the text": lambda result: set_text(result, "296,758.68", "296,758.69"),
    "a line that is not quoted": lambda result: set_text(result, "\n> ", "\n"),
    "another amount": lambda result: value_of(result).update(amount="1.00"),
    "another currency": lambda result: value_of(result).update(currency="EUR"),
    "a figure left out": lambda result: result["structuredContent"]["figures"].pop(),
    "another day": lambda result: result["structuredContent"]["freshness"].update(asOf="2026-11-22"),
    "no end of its validity": lambda result: result["structuredContent"]["freshness"].pop("validUntil"),
}

"""Sends damaged messages: the server goes on, answers in the form of the protocol, and tells nothing about others."""

import json
import random
import re

import surface
from official import CALLS, PROMPTS, WRONG
from server import META, Server, message

CHUNK = 100
WORDS = ["C-2", "consumerLoan:1003", "1003", "mortgage:2002", "*", "", "..", "customer", "C-1", "💶", "\u0000", "\\", "\"",
         "4111111111111111", "null", "-1", "1e400", "9" * 400, "2026-13-45", "__proto__", "a" * 5_000, "2-0123456789ab"]


def check(tool, rounds, seed):
    source = random.Random(seed)
    secrets = secrets_of_others(tool)
    faults, sent, answered = [], 0, 0
    with Server(tool, "--customer", "C-1") as server:
        while sent < rounds and not faults:
            lines = [damaged(source, sent + number) for number in range(CHUNK)]
            sent += CHUNK
            server.write(*lines)
            # Requests are answered at the same time, so the last answer is waited for with a request of its own.
            found, count = read(server, f"end-{sent}", secrets)
            faults += found
            answered += count
        lines, code = server.end()
        if code != 0:
            faults.append(f"the server ended with {code}: {b''.join(server.errors).decode()[-300:]}")
        for line in lines:
            faults += faults_of(line, secrets)
    return f"{sent} messages, {answered} answers, {len(secrets)} secrets of others", faults


def read(server, last, secrets):
    """Reads answers up to the one of the last request."""
    faults, count = [], 0
    server.write(message(last, "tools/list", {"_meta": META}))
    while True:
        line = server.line()
        if not line:
            return [*faults, f"the server ended: {server.process.wait()}"], count
        if f'"id":"{last}"'.encode() in line:
            return faults, count
        count += 1
        faults += faults_of(line, secrets)


def faults_of(line, secrets):
    """What is wrong with an answer of a server of the customer C-1."""
    try:
        answer = json.loads(line)
    except ValueError:
        return [f"no message: {line[:100]!r}"]
    if answer.get("method") == "notifications/progress":
        return []
    if answer.get("jsonrpc") != "2.0" or "id" not in answer or ("result" in answer) == ("error" in answer):
        return [f"no answer of JSON-RPC: {line[:100]!r}"]
    if len(line) > 400_000:
        return [f"an answer of {len(line)} bytes"]
    text = json.dumps(answer, ensure_ascii=False)
    return [f"tells about another customer: {secret}" for secret in secrets if secret in text]


def secrets_of_others(tool):
    """The amounts and names in the list of all customers that no screen of C-1 has."""
    own = [f"{it['type']}:{it['id']}" for it in tool.json("list", "--customer", "C-1", "--locale", "en_US")["products"]]
    shown = "".join(
        tool.bytes(["render", name, "--screen", screen, "--customer", "C-1", "--locale", "en_US", "--format", "json"]).decode()
        for name in own for screen in ["main", "details", "schedule", "operations"])
    amounts = {
        it["balance"]["text"] for it in tool.json("list", "--locale", "en_US")["products"] if "balance" in it}
    names = {
        party["name"] for loan in json.loads(tool.bytes(["sample"]))["loans"] for party in loan.get("parties", [])
        if party.get("name")}
    return sorted(it for it in amounts | names if it not in shown and re.search("[1-9а-я]", it))


def damaged(source, number):
    """A message that is wrong in some way, or not."""
    kind = source.random()
    if kind < 0.15:
        return bytes(source.choice([byte for byte in range(256) if byte != 10]) for _ in range(source.randrange(1, 60)))
    value = valid(source, number)
    for _ in range(source.randrange(0, 3)):
        change(source, value)
    line = json.dumps(value, ensure_ascii=source.random() < 0.5).encode("utf-8", "replace").replace(b"\n", b" ")
    if kind < 0.35:
        place = source.randrange(len(line))
        line = line[:place] + bytes([source.choice(b'{}[]",:0x\xff ')]) + line[place + source.randrange(0, 3):]
    elif kind < 0.4:
        line = line[:source.randrange(len(line))]
    return line or b" "


def valid(source, number):
    meta = {"_meta": dict(META)} if source.random() < 0.7 else {}
    if meta and source.random() < 0.2:
        client = source.choice(list(surface.CLIENTS))
        meta["_meta"]["a2ui"] = {"clientCapabilities": surface.capabilities(client)}
    name, arguments = source.choice(CALLS + WRONG)
    prompt, values = source.choice(list(PROMPTS.items()))
    method, parameters = source.choice([
        ("tools/call", {"name": name, "arguments": dict(arguments)}),
        ("tools/call", {"name": name, "arguments": dict(arguments)}),
        ("tools/call", {"name": name, "arguments": dict(arguments)}),
        ("resources/read", {"uri": f"loan-detail://screens/{source.choice(WORDS[:6])}/main"}),
        ("prompts/get", {"name": prompt, "arguments": dict(values)}),
        ("resources/list", {}), ("tools/list", {}), ("server/discover", {}), ("ping", {}),
        ("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}}),
        ("notifications/cancelled", {"requestId": max(0, number - source.randrange(5))}),
    ])
    value = {"jsonrpc": "2.0", "id": number, "method": method, "params": {**parameters, **meta}}
    if method.startswith("notifications"):
        del value["id"]
    return value


def change(source, value):
    """Changes, adds or removes a member somewhere in a value."""
    while True:
        keys = list(value)
        if not keys:
            return
        key = source.choice(keys)
        if isinstance(value[key], dict) and source.random() < 0.8:
            value = value[key]
            continue
        kind = source.randrange(4)
        if kind == 0:
            del value[key]
        elif kind == 1:
            value[key] = source.choice([None, True, -1, 1.5, [], {}, [[[]]], {"a": {}}, 10**30, source.choice(WORDS)])
        elif kind == 2:
            value[source.choice(WORDS)[:50]] = source.choice(WORDS)
        else:
            value[key] = source.choice(WORDS)
        return

"""All tools, resources, prompts, errors, progress and cancellation, with the official client of the protocol."""

import json
import pathlib
import tempfile

import anyio
from mcp import Client, StdioServerParameters
from mcp.client import advertise
from mcp.shared.exceptions import MCPError

from server import META, Server, message

CUSTOMER = ["--customer", "C-1"]
CALLS = [
    ("list_products", {}), ("show_screen", {"product": "1001"}),
    ("show_screen", {"product": "mortgage:2001", "screen": "schedule"}),
    ("show_screen", {"product": "1001", "screen": "statement", "from": "2026-08-01", "to": "2026-10-31"}),
    ("what_if", {"product": "1001", "question": "early-repayment", "amount": "50000", "schedule": True}),
    ("what_if", {"product": "1001", "question": "rate", "percent": 11.9, "from": "2027-01-01"}),
    ("quote", {"type": "consumerLoan", "amount": "500000", "months": 36, "rate": "17.9", "insurances": ["life"]}),
    ("summary", {"currency": "RUB"}), ("explain", {"product": "1001", "item": "debt.total"}),
    ("explain", {"product": "1001"}),
    ("compare_days", {"product": "1002", "day": "2026-11-20", "other-day": "2026-11-25"}),
]
WRONG = [
    ("show_screen", {}), ("show_screen", {"product": "consumerLoan:1003"}), ("show_screen", {"product": 5}),
    ("what_if", {"product": "1001", "question": "payment-holiday", "months": 61}),
    ("quote", {"type": "consumerLoan", "amount": "1", "months": 36, "rate": "17.9"}),
    ("compare_days", {"product": "1001", "day": "yesterday"}), ("summary", {"customer": "C-2"}),
]
PROMPTS = {"next_payment": {"product": "1001"}, "repay_early": {"product": "1001", "amount": "50000"},
           "what_changed": {"product": "1001", "day": "2026-10-01"}}


def check(tool):
    faults = []
    for mode in ["legacy", "2026-07-28", "auto"]:
        faults += [f"{mode}: {fault}" for fault in anyio.run(session, tool, mode)]
    faults += oldest(tool) + changed(tool) + cancelled(tool)
    return f"3 ways to connect, {len(CALLS)} calls, {len(WRONG)} faults, {len(PROMPTS)} prompts", faults


def parameters(tool, *more):
    return StdioServerParameters(command=tool.executable, args=["mcp", "--locale", "en_US", *more])


async def session(tool, mode):
    faults = []

    def expect(condition, fault):
        if not condition:
            faults.append(fault)

    apps = advertise("io.modelcontextprotocol/ui", {"mimeTypes": ["text/html;profile=mcp-app"]})
    with anyio.fail_after(120):
        async with Client(parameters(tool, *CUSTOMER), mode=mode, extensions=[apps]) as client:
            version = client.session.protocol_version
            expect(version == ("2025-11-25" if mode == "legacy" else "2026-07-28"), f"the version {version}")
            # The client checks structured content against the schemas that it has listed.
            tools = {it.name: it for it in (await client.list_tools()).tools}
            expect({name for name, _ in CALLS} == set(tools), f"the tools {sorted(tools)}")
            for name, arguments in CALLS:
                steps = []

                async def progress(step, total, _):
                    steps.append((step, total))

                result = await client.call_tool(name, arguments, progress_callback=progress)
                expect(not result.is_error, f"{name} {arguments}: {result.content[0].text}")
                expect(bool(result.structured_content), f"{name}: no structured content")
                expect(result.content[0].text.count("\n> "), f"{name}: no quotation")
                expect(steps or name == "list_products", f"{name}: no progress")
                page = (result.meta or {}).get("loan-detail/html")
                expect(bool(page) == bool((tools[name].meta or {}).get("ui")), f"{name}: a page or none")
            for name, arguments in WRONG:
                result = await client.call_tool(name, arguments)
                expect(result.is_error and result.content[0].text, f"{name} {arguments}: no error")
            await refused(client, expect)
            resources, cursor = [], None
            while True:
                page = await client.list_resources(cursor=cursor)
                resources += page.resources
                cursor = page.next_cursor
                if not cursor:
                    break
            expect(len(resources) == 6, f"{len(resources)} resources")
            for resource in resources:
                contents = (await client.read_resource(resource.uri)).contents
                expect(contents[0].mime_type == resource.mime_type and contents[0].text, f"{resource.uri}")
            templates = (await client.list_resource_templates()).resource_templates
            expect(len(templates) == 1, "the templates")
            prompts = {it.name: it for it in (await client.list_prompts()).prompts}
            expect(set(prompts) == set(PROMPTS), f"the prompts {sorted(prompts)}")
            for name, arguments in PROMPTS.items():
                text = (await client.get_prompt(name, arguments)).messages[0].content.text
                expect(all(value in text for value in arguments.values()), f"the prompt {name}: {text}")
    return faults


async def refused(client, expect):
    """Each of these has an error of the protocol."""
    missing = -32002 if client.session.protocol_version < "2026" else -32602
    for name, request, code in [
        ("an unknown tool", lambda: client.call_tool("delete", {}), -32602),
        ("an unknown resource", lambda: client.read_resource("loan-detail://screens/mortgage:2002/main"), missing),
        ("an unknown prompt", lambda: client.get_prompt("x"), -32602),
        ("a prompt without arguments", lambda: client.get_prompt("next_payment"), -32602),
        ("a foreign cursor", lambda: client.list_resources(cursor="7"), -32602),
    ]:
        try:
            await request()
            expect(False, f"{name}: no error")
        except MCPError as error:
            expect(error.code == code, f"{name}: {error.code}")


def oldest(tool):
    """The oldest version, which the client does not ask for by itself."""
    with Server(tool, *CUSTOMER) as server:
        server.write(
            message(1, "initialize", {
                "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}),
            b'{"jsonrpc": "2.0", "method": "notifications/initialized"}',
            message(2, "tools/call", {"name": "show_screen", "arguments": {"product": "1001"}}))
        lines, code = server.end()
    answers = {it["id"]: it for it in map(json.loads, lines)}
    faults = [] if code == 0 else [f"2025-06-18: ended with {code}"]
    if answers[1]["result"]["protocolVersion"] != "2025-06-18":
        faults.append("2025-06-18: another version")
    if "resultType" in answers[2]["result"] or not answers[2]["result"]["structuredContent"]["figures"]:
        faults.append("2025-06-18: another result")
    return faults


def changed(tool):
    """A file that is changed while the server runs is read again."""
    portfolio = tool.bytes(["sample"]).decode()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "portfolio.json"
        file.write_text(portfolio)
        with Server(tool, *CUSTOMER, "--data", str(file)) as server:
            before = json.dumps(server.call("show_screen", product="1001"))
            file.write_text(portfolio.replace("296758.68", "296758.67"))
            after = json.dumps(server.call("show_screen", product="1001"))
    right = '"296758.68"' in before and '"296758.67"' in after and '"296758.68"' not in after
    return [] if right else ["a changed file: the figures are not those of the file"]


def cancelled(tool):
    """A request that is cancelled while it is worked on has no answer; the others have theirs."""
    loans = json.loads(tool.bytes(["sample"]))
    own = [loan for loan in loans["loans"] if any(it.get("customer") == "C-1" for it in loan.get("parties", []))]
    loans["loans"] = [{**own[n % len(own)], "id": f"{n}"} for n in range(5_000)]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "portfolio.json"
        file.write_text(json.dumps(loans))
        with Server(tool, *CUSTOMER, "--data", str(file)) as server:
            # Everything is read when this is answered.
            server.request("server/discover")
            list_products = {"name": "list_products", "arguments": {}, "_meta": META}
            server.write(
                message("slow", "tools/call", list_products),
                b'{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "slow"}}',
                message("other", "tools/list", {"_meta": META}))
            lines, code = server.end()
    ids = [json.loads(line)["id"] for line in lines]
    return [] if (ids, code) == (["other"], 0) else [f"cancellation: answers to {ids}, ended with {code}"]

"""Hostile portfolios, payloads, tables of words, tariffs, exchange rates, patches, cursors and profiles."""
import json
import re
import unicodedata

import masks

LOAN = masks.record(1, "x")
# Texts that control a terminal, or that a spreadsheet would take for a formula.
CELLS = ["A\x1b]0;owned\x07\x1b[2Jx\x9b31mB", "\x00=1+1", "\x01=1+1", "\x1b=1+1", "\x7f=1+1", "\u200d=1+1", "\u3164=1+1", "\u00ad@x", "A\rB"]


def portfolio(*loans, **members):
    return json.dumps({"schemaVersion": 1, "asOf": "2026-11-21", "loans": list(loans), **members})


BAD_PORTFOLIOS = [
    ("empty", ""), ("white space", " \n\t "), ("an array", "[]"), ("null", "null"), ("no loans", '{"schemaVersion": 1}'),
    ("loans that are an object", portfolio().replace("[]", "{}")), ("version 0", portfolio(LOAN, schemaVersion=0)),
    ("version 99", portfolio(LOAN, schemaVersion=99)), ("version 1e0", portfolio(LOAN).replace('"schemaVersion": 1', '"schemaVersion": 1.5')),
    ("no version", portfolio(LOAN).replace('"schemaVersion": 1, ', "")), ("a text as a version", portfolio(LOAN, schemaVersion="1")),
    ("loans twice", portfolio(LOAN)[:-1] + ', "loans": []}'), ("a document after it", portfolio(LOAN) * 2), ("a cut end", portfolio(LOAN)[:-2]),
    ("UTF-16", portfolio(LOAN).encode("utf-16")), ("a compressed file", b"\x1f\x8b\x08\x00" + bytes(range(256))),
    ("an unknown day", portfolio(LOAN, asOf="tomorrow")), ("an unknown time zone", portfolio(LOAN, timeZone="../../etc/passwd")),
]

WORDS = [
    ("no table", "[]", 65), ("a value in 100,000 places", {"en": "at least {1}", "text": "{1}" * 100_000}, 65),
    ("a value in three places", {"en": "at least {1}", "text": "{1} {1} {1}"}, 65), ("no value", {"en": "at least {1}", "text": "x"}, 65),
    ("a value that is not there", {"en": "at least {1}", "text": "{1} {2}"}, 65), ("open braces", {"en": "paid", "text": "{" * 200_000}, 65),
    ("digits in open braces", {"en": "paid", "text": "{1" * 100_000}, 65), ("an escape sequence", {"en": "Active", "text": "\x1b[31mx"}, 0),
    ("direction marks", {"en": "Active", "text": "\u202ex"}, 0), ("a brace of 10 kB", {"en": "paid", "text": "{" + "1" * 10_000 + "}"}, 65),
]

TARIFFS = [
    ("no object", "[]"), ("empty", ""), ("an unknown product", '{"schemaVersion": 1, "product": "x"}'), ("deep", "[" * 200_000),
    ("another product", '{"schemaVersion": 1, "product": "creditCard", "currency": "RUB"}'),
]

RATES = [
    ("no object", "1"), ("empty", ""), ("a rate of 0", '{"schemaVersion": 1, "rates": [{"base": "USD", "quote": "RUB", "date": "2026-11-20", "source": "x", "rate": "0"}]}'),
    ("a negative rate", '{"schemaVersion": 1, "rates": [{"base": "USD", "quote": "RUB", "date": "2026-11-20", "source": "x", "rate": "-1"}]}'),
    ("a rate without end", '{"schemaVersion": 1, "rates": [{"base": "USD", "quote": "RUB", "date": "2026-11-20", "source": "x", "rate": "1e99999999"}]}'),
    ("a currency to itself", '{"schemaVersion": 1, "rates": [{"base": "RUB", "quote": "RUB", "date": "2026-11-20", "source": "x", "rate": "2"}]}'),
]

SCREEN = '{"headerItem": {"id": "header"}, "contentItems": [{"id": "a", "items": [{"id": "b"}]}, {"id": "c"}]}'


def patch(*operations):
    return json.dumps({"schemaVersion": 1, "from": "", "to": "", "operations": list(operations)})


PATCHES = [
    ("no object", "[]"), ("an unknown operation", patch({"op": "run", "id": "a"})), ("an id that is not there", patch({"op": "remove", "id": "zz"})),
    ("an item into itself", patch({"op": "move", "id": "a", "parent": "a", "list": "items"})),
    ("an item into its own part", patch({"op": "move", "id": "a", "parent": "b", "list": "items"})),
    ("an id twice", patch({"op": "insert", "list": "contentItems", "item": {"id": "a"}})), ("the header removed", patch({"op": "remove", "id": "header"})),
    ("another id", patch({"op": "set", "id": "a", "properties": {"id": "c"}})), ("an index below 0", patch({"op": "move", "id": "c", "list": "contentItems", "index": -1})),
    ("a large index", patch({"op": "move", "id": "c", "list": "contentItems", "index": 2 ** 63})), ("version 99", patch().replace('"schemaVersion": 1', '"schemaVersion": 99')),
    ("another base", patch().replace('"from": ""', '"from": "x"')), ("deep", '{"operations":' * 100_000),
]

CURSORS = ["x", "", "operation.zz", "../../x", "row.-1", "operation." + "9" * 100_000, "\x1b[31m", "next", "%00"]
PROFILES = [
    ["--client-version", "0"], ["--client-version", "99999999999999999999"], ["--client-version", "-1"], ["--client-version", "x"],
    ["--client-version", "2", "--client-kinds", ","], ["--client-version", "2", "--client-kinds", "row,,row"],
    ["--client-version", "2", "--client-kinds", "x" * 100_000], ["--client-version", "1", "--client-kinds", "\x1b[31m"],
    ["--client-kinds", "row"], ["--client-version", "3", "--client-kinds", ",".join(["row"] * 30_000)],
]


def attacks(tool):
    for name, content in BAD_PORTFOLIOS:
        def check(content=content):
            runs = [tool.run(*command, "--data", "-", data=content) for command in (["list"], ["render", "r1"], ["summary", "--customer", "C"])]
            # A customer's summary has no findings about the whole source, so it may be silent.
            silent = None if all(run.errors for run in runs[:2]) else "it says nothing"
            return next((fault for run in runs if (fault := run.expect(0, 65, 66))), silent)
        yield f"portfolio: {name}", check

    secret = {**masks.record(2, "Secret Person"), "id": "s2", "parties": [{"customer": "D", "role": "borrower", "name": "Secret Person"}]}
    file = tool.write("two.json", portfolio(LOAN, secret))
    for command in (["list"], ["render", "s2"], ["render", "consumerLoan:s2"], ["render", "s1"], ["explain", "s2"], ["summary"], ["what-if", "s2", "--amount", "1"]):
        for customer in ("C", "c", "С", "", "C ", "*"):
            if command == ["summary"] and customer == "":
                continue

            def check(command=command, customer=customer):
                run = tool.run(*command, "--data", file, "--customer", customer)
                return run.fault or ("the other customer's loan is shown" if "Secret" in run.text + run.said or "consumerLoan:s2" in run.said.replace('"consumerLoan:s2"', "") else None)
            yield f"scope: {' '.join(command)} as {customer!r}", check

    def cell(text):
        """A text of the data in a table for a terminal and for a spreadsheet."""
        operation = {"id": "o", "kind": "payment", "date": "2026-11-01", "amount": "5.00", "title": text}
        data = portfolio(masks.record(1, "x", operations=[operation]))
        # A carriage return ends a line of CSV, and the last line has no other one.
        run = tool.run("render", "r1", "--screen", "operations", "--format", "csv", "--data", "-", data=data, terminal=False)
        lines = run.text.split("\r\n")
        controls = [sign for sign in "".join(lines) if unicodedata.category(sign) == "Cc"]
        cells = [field.strip().strip('"').lstrip("\u200d\u3164\u00ad") for field in lines[1].split(",")] if len(lines) > 1 else []
        return run.expect(0) or ("controls reach the terminal" if controls else None) or (
            "it is a formula" if any(field[:1] in ("=", "@") for field in cells) else None)
    for text in CELLS:
        yield f"table: {text!r}", lambda text=text: cell(text)

    def cut_calendar():
        rows = [{"kind": "instalment", "number": number, "due": f"2026-12-{number:02}", "payment": "5.00"} for number in (7, 8)]
        loan = masks.record(1, "x", schedule={"kind": "plan", "rows": rows})
        first = tool.run("render", "r1", "--format", "ics", "--data", "-", data=portfolio(loan), terminal=False)
        half = tool.write("cut.ics", first.output[:first.output.rindex(b"BEGIN:VEVENT")])
        return first.expect(0) or tool.run("render", "r1", "--format", "ics", "--update", half, "--data", "-", data=portfolio(loan)).expect(65)
    yield "calendar: an update of one that was cut", cut_calendar

    def impossible(old, new):
        first = tool.run("render", "1001", "--format", "ics", terminal=False).output
        changed = re.sub(old, new, first)
        if changed == first:
            return "nothing was changed"
        return tool.run("render", "1001", "--format", "ics", "--update", tool.write("changed.ics", changed), terminal=False).expect(65)
    for name, old, new in (("a day", b"DATE:2026....", b"DATE:20261399"), ("a UID", b"UID:..", b"UID:zz")):
        yield f"calendar: an update of one with {name} that cannot be", lambda old=old, new=new: impossible(old, new)

    def half():
        run = tool.run("list", "--locale", "en_US", "--data", "-", data=portfolio({**masks.record(1, "x"), "debt": {"principal": "900.00"}}, schemaVersion=2))
        return run.expect(0) or (None if "Principal you owe" in run.text else "a principal is all that is owed")
    yield "list: a principal alone", half

    def narrow():
        run = tool.run("list", "--customer", "C-1", "--width", "20", "--locale", "en_US")
        return run.expect(0) or (None if re.search(r"RUB\u00a04,372,399\.35\n|RUB\n *4,372,399\.35\n", run.text) else "an amount is cut")
    yield "text: amounts on a narrow screen", narrow

    def skipped():
        rows = [{"kind": "instalment", "number": number, "due": due, "payment": "10.00", **status} for number, (due, status) in enumerate(
            (("2026-12-10", {"status": "skipped"}), ("2027-01-10", {"status": "upcoming"})), 1)]
        data = portfolio(masks.record(1, "x", schedule={"kind": "full", "rows": rows}))
        run = tool.run("render", "r1", "--screen", "schedule", "--locale", "en_US", "--data", "-", data=data)
        return run.expect(0) or (None if re.search(r"Payments left [. ]* 1\n", run.text) else f"a payment that is skipped counts: {run.text}")
    yield "schedule: payments that are skipped", skipped

    def old_plan():
        run = tool.run("render", "2005", "--as-of", "2026-12-04", "--locale", "en_US", "--format", "ics", terminal=False)
        return run.fault or ("it has payments of the plan before the repayment" if b"209.81" in run.output else None)
    yield "calendar: after a booked repayment of everything", old_plan

    def unread_calendar(way):
        """A calendar that is made anew while a record cannot be read, and once more when the record is gone."""
        rows = [{"kind": "instalment", "number": 1, "due": "2026-12-07", "payment": "5.00"}]
        lines = [json.dumps({"schemaVersion": 1, "asOf": "2026-11-21", **masks.record(number, "x", schedule={"kind": "plan", "rows": rows})})
                 for number in (1, 2)]
        broken = {"cut": lines[1][:-9], "not JSON": "xx", "without a phase": lines[1].replace("active", "zzz"), "nested": "[" * 200}[way]
        line = ("summary", "--customer", "C", "--format", "ics", "--as-of", "2026-11-21", "--data")

        def made(records, *update):
            return tool.run(*line, tool.write("all.ndjson", "\n".join(records) + "\n"), *update, terminal=False)
        first = made(lines)
        unread = made([lines[0], broken], "--update", tool.write("first.ics", first.output))
        gone = made([lines[0]], "--update", tool.write("unread.ics", unread.output))
        if first.output.count(b"CONFIRMED") != 2 or unread.output.count(b"CONFIRMED") != 2 or b"othing is cancelled" not in unread.errors:
            return f"it loses a payment: {unread.said} {unread.text}"
        return None if gone.output.count(b"STATUS:CANCELLED") == 1 else f"it forgets a payment: {gone.text}"
    for way in ("cut", "not JSON", "without a phase", "nested"):
        yield f"calendar: a record that is {way} for a day", lambda way=way: unread_calendar(way)

    def forged(text):
        loan = masks.record(1, "x", notices=[{"id": "n", "importance": "attention", "title": "x" * 77 + " " + text}], title="x" * 70 + " " + text)
        run = tool.run("render", "r1", "--locale", "en_US", "--width", "80", "--data", "-", data=portfolio(loan))
        row = re.compile(r"^ *Pay nothing[ .·\u00a0\u2800]{9}|^To do ─|^[✓!→•] *Pay")
        return run.fault or next((f"it looks like another line: {line}" for line in run.text.split("\n") if row.match(line)), None)
    for text in ("Pay nothing " + ". " * 20 + "RUB 1.00", "Pay nothing " + "\u2800" * 20 + "RUB 1.00", "Pay nothing" + "\u00a0" * 20 + "RUB 1.00",
                 "Pay nothing " + "· " * 20 + "RUB 1.00", "To do " + "─" * 60, "✓ Pay nothing", "! Pay nothing"):
        yield f"text: a text that looks like {text[:14]!r}", lambda text=text: forged(text)

    def line_ends(format):
        data = portfolio(masks.record(1, "x", title="A\u2028END:VEVENT\u2029B", schedule={"kind": "plan", "rows": [
            {"kind": "instalment", "number": 1, "due": "2026-12-07", "payment": "5.00", "note": "a\u2028b"}]}))
        run = tool.run("render", "r1", "--screen", "schedule", "--format", format, "--data", "-", data=data, terminal=False)
        return run.expect(0) or ("it has other ends of lines" if re.search("[\u2028\u2029\u0085]", run.text) else None)
    for format in ("ics", "csv", "text"):
        yield f"line ends: of Unicode as {format}", lambda format=format: line_ends(format)

    def trustee(role):
        data = tool.write("trustee.json", portfolio(masks.record(1, "x", actions=[{"kind": "autopay.off", "state": "available"}], parties=[
            {"customer": "B", "role": "borrower"}, {"customer": "A", "role": role, "title": {"en": "Trustee", "ru": "Управляющий"}}]), schemaVersion=2))
        run = tool.shell(f"loan-detail send r1 autopay.off --yes --data {data} --customer A; echo code $?")
        return None if run.text == "code 77\n" and "only the borrower" in run.said else f"it is sent: {run.text} {run.said}"
    for role in ("trustee", "other"):
        yield f"send: by a party whose role is {role!r}", lambda role=role: trustee(role)

    def linked(path, victim):
        tool.write("victim", "mine")
        command = "loan-detail gallery --output site --product 1001 --no-conformance --days 0 --locale en_US"
        run = tool.shell(f"{command} && ln -sf {victim} site/{path}; {command}", seconds=30)
        kept = (tool.folder / "victim").read_text() == "mine"
        return run.expect(74) or (None if kept else "a file outside the gallery is written over")
    for path, victim in (("consumerLoan/1001/main.en_US.html", "../../../victim"), ("gallery-files.txt", "../victim")):
        yield f"gallery: a link in place of {path}", lambda path=path, victim=victim: linked(path, victim)

    for name, content, code in WORDS:
        def check(content=content, code=code):
            table = content if isinstance(content, str) else json.dumps(
                {"language": "kk", "name": "Q", "fallback": "en", "texts": [content], "plurals": []})
            words = tool.write("words.json", table)
            run = tool.run("render", "1001", "--words", words, "--locale", "kk_KZ")
            return run.expect(code) or (f"{len(run.output)} bytes" if len(run.output) > 4 * len(table) + 20_000 else None)
        yield f"words: {name}", check

    for name, content in TARIFFS:
        yield f"tariff: {name}", lambda content=content: tool.run(
            "quote", "consumerLoan", "--amount", "500000", "--months", "36", "--rate", "17.9", "--tariff", "-", data=content).expect(64, 65)
    for name, content in RATES:
        yield f"rates: {name}", lambda content=content: tool.run(
            "summary", "--customer", "C", "--data", file, "--in", "RUB", "--rates", "-", data=content).expect(0, 65, says="standard input: ")
    screen = tool.write("screen.json", SCREEN)
    for name, content in PATCHES:
        yield f"patch: {name}", lambda content=content: tool.run("patch", screen, "-", data=content).expect(65)
    for cursor in CURSORS:
        yield f"cursor: {cursor[:30]!r}", lambda cursor=cursor: tool.run(
            "render", "1001", "--screen", "operations", "--page-size", "2", "--after", cursor, "--client-version", "2", "--format", "json").expect(64, 66)
    for profile in PROFILES:
        yield f"profile: {' '.join(profile)[:50]!r}", lambda profile=profile: tool.run(
            "render", "1001", "--format", "json", *profile, seconds=20).expect(0, 64)

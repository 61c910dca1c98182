"""Hostile records, each of which is one line of a batch and one loan of a portfolio."""
import json

import masks

GOOD = json.dumps(masks.record(1, "x"))


def with_members(**members):
    return json.dumps(masks.record(1, "x", **members))


def replaced(old, new):
    assert old in GOOD, old
    return GOOD.replace(old, new)


# What is no record.
BAD = [
    ("no object", "1"),
    ("a text", '"loan"'),
    ("nothing but a brace", "{"),
    ("a NUL", "\0"),
    ("brackets without end", "[" * 100_000),
    ("deep arrays", "[" * 100_000 + "]" * 100_000),
    ("deep objects", '{"a":' * 50_000 + "1" + "}" * 50_000),
    ("two records", GOOD + GOOD),
    ("a comma at the end", GOOD[:-1] + ",}"),
    ("a comment", GOOD[:-1] + "/* */}"),
    ("single quotes", GOOD.replace('"', "'")),
    ("NaN", replaced('"100.00"', "NaN")),
    ("infinity", replaced('"100.00"', "-Infinity")),
    ("hexadecimal", replaced('"100.00"', "0x10")),
    ("an id twice", GOOD[:-1] + ', "id": "2"}'),
    ("an id twice, escaped", GOOD[:-1] + ', "\\u0069d": "2"}'),
    ("half a surrogate", replaced('"r1"', '"\\ud800"')),
    ("invalid UTF-8", GOOD.encode().replace(b"r1", b"\xff\xfe")),
    ("overlong UTF-8", GOOD.encode().replace(b"r1", b"\xc0\xaf")),
    ("UTF-16", GOOD.encode("utf-16")),
    ("an encoded surrogate", GOOD.encode().replace(b"r1", b"\xed\xa0\x80")),
    ("no id", replaced('"id": "r1", ', "")),
    ("an empty id", replaced('"r1"', '""')),
    ("a number as an id", replaced('"r1"', "1")),
    ("no type", replaced('"type": "consumerLoan", ', "")),
    ("a path as a type", replaced("consumerLoan", "../../etc/passwd")),
    ("a prototype as a type", replaced("consumerLoan", "__proto__")),
    ("a currency of four letters", replaced("RUB", "RUBB")),
    ("a currency in Greek", replaced("RUB", "ΡUB")),
]

# Values that are left out, with a finding.
LOSSY = [
    ("an amount of 400 digits", replaced("100.00", "9" * 400)),
    ("an exponent without end", replaced('"100.00"', "1e999999999")),
    ("a small exponent", replaced('"100.00"', "1e-999999999")),
    ("an amount of 2^63", replaced("100.00", "92233720368547758.08")),
    ("an amount in Arabic digits", replaced("100.00", "١٠٠")),
    ("an amount with a line break", replaced("100.00", "100\\n.00")),
    ("day 31 of February", with_members(ends="2026-02-31")),
    ("year 0", with_members(ends="0000-01-01")),
    ("year 99999", with_members(ends="99999-01-01")),
    ("a negative year", with_members(ends="-001-01-01")),
    ("a text of 2 MB", replaced('"x"', '"' + "x" * 2_000_000 + '"')),
    ("accents without end", replaced('"x"', '"a' + "\u0301" * 600_000 + '"')),
]

# Values that are shown, or left out, without harm.
ODD = [
    ("a BOM", "\ufeff" + GOOD),
    ("an escape sequence in a title", with_members(title="\x1b]0;owned\x07\x1b[2J")), ("C1 controls in a title", with_members(title="\x9b2J\x85")),
    ("a line separator in a title", with_members(title="a\u2028b\u2029c")), ("markup in a title", with_members(title="</script><b>&amp;")),
    ("a format in a title", with_members(title="%s%n{1}{n}\\(x)")), ("an id with a slash", with_members(id="../../x")),
    ("an id with spaces", with_members(id=" r 1 ")), ("an id of 10 kB", with_members(id="r" * 10_000)), ("an id with an escape", with_members(id="\x1b[31m")),
    ("the largest amount", replaced("100.00", "92233720368547758.07")), ("the least amount", replaced("100.00", "-92233720368547758.07")),
    ("overflowing sums", with_members(debt={"total": "92233720368547758.07", "principal": "92233720368547758.07", "interest": "92233720368547758.07"})),
    ("the first day", with_members(opened="0001-01-01")), ("the last day", with_members(ends="9999-12-31")),
    ("an end before the opening", with_members(opened="2030-01-01", ends="2020-01-01")),
    ("a link that runs code", with_members(documents=[{"id": "d", "title": "t", "link": "javascript:alert(1)"}])),
    ("a link to a file", with_members(documents=[{"id": "d", "title": "t", "link": "file:///etc/passwd"}])),
    ("1,000 equal overlays", with_members(overlays=["frozen"] * 1_000)), ("every list is empty", with_members(overlays=[], operations=[], obligations=[])),
    ("a rate of a billion percent", with_members(terms={"rates": [{"percent": "1000000000"}]})),
    ("a row for each day of 30 years", with_members(schedule={"kind": "full", "rows": [
        {"kind": "instalment", "number": n + 1, "due": f"{2000 + n // 336}-{n % 336 // 28 + 1:02}-{n % 28 + 1:02}", "payment": "1.00"} for n in range(10_080)]})),
    ("10,000 own portions", with_members(debt={"total": "100.00", "otherPortions": [{"id": f"p{n}", "title": f"P {n}", "amount": "0.01"} for n in range(10_000)]})),
    ("4,000 unknown members", with_members(**{f"x{n}": n for n in range(4_000)})), ("words of one letter", with_members(title="w " * 50_000)),
    ("brackets in a text", with_members(title="{" * 20_000)), ("a word of 100 kB", with_members(title="w" * 100_000)),
]


# Ids of the data that become one id of the screen.
CLASHING = [
    ("a part that has the name of what settles the debt", {"phase": "cancelled", "debt": {
        "total": "5.00", "payoff": {"amount": "5.00"}, "otherPortions": [{"id": "payoff", "amount": "1.00"}]}}),
    ("a part that has the name of a currency", {
        "debt": {"total": "5.00", "otherPortions": [{"id": "USD", "amount": "1.00"}]},
        "revolving": {"lines": [{"id": "b", "currency": "USD", "limit": "9.00", "used": "7.00"}]}}),
    ("lines in a currency of two forms", {"revolving": {"lines": [
        {"id": "a", "limit": "9.00", "used": "1.00"}, {"id": "b", "currency": "USD", "limit": "9.00", "used": "7.00"},
        {"id": "c", "currency": {"code": "USD", "decimals": 0}, "limit": "9", "used": "7"}]}}),
    ("plans of which one has the name of the other's payment", {"revolving": {"subPlans": [
        {"id": "a", "kind": "cash", "left": "50.00", "payment": "5.00"}, {"id": "a.payment", "kind": "cash", "left": "4.00", "payment": "4.00"}]}}),
    ("lines of which one has the name of the other's limit", {"revolving": {"lines": [
        {"id": "m"}, {"id": "a", "limit": "9.00", "newLimit": "5.00", "newLimitFrom": "2026-12-01"},
        {"id": "a.limit", "limit": "8.00", "newLimit": "4.00", "newLimitFrom": "2026-12-02"}]}}),
]


def attacks(tool):
    def bad(content):
        def check():
            content_bytes = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
            run = tool.run("batch", "--as-of", "2026-11-21", data=content_bytes.replace(b"\n", b" ") + b"\n" + GOOD.encode() + b"\n", terminal=False)
            fault = run.expect(65, says=" bad")
            if fault:
                return fault
            lines = run.output.split(b"\n")
            if len(lines) != 3 or b'"error"' not in lines[0] or b'"r1"' not in lines[1]:
                return f"the lines are {[line[:80] for line in lines]}"
            json.loads(lines[0])
            whole = tool.run("list", "--data", "-", data=b'{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [' + content_bytes + b"]}")
            return whole.expect(0, 65) or (None if whole.errors else "the list does not name it")
        return check

    def odd(content):
        def check():
            for arguments in (["--format", "text", "--screen", "main"], ["--format", "text", "--screen", "details"], ["--screen", "schedule"]):
                run = tool.run("batch", "--as-of", "2026-11-21", *arguments, data=content + "\n", terminal="text" in arguments)
                fault = run.expect(0, 65)
                if fault:
                    return fault
                if b"javascript:" in run.output or b"file:///" in run.output:
                    return "the link is shown"
                if "text" not in arguments:
                    json.loads(run.output.split(b"\n")[0])
        return check

    def lossy(content):
        def check():
            run = tool.run("batch", "--as-of", "2026-11-21", data=content + "\n", terminal=False)
            return run.expect(0, says="1 screens (1 with findings)")
        return check

    parts = [{"id": "duty", "amount": "40.00"}, {"id": "duty", "amount": "60.00"}]
    repeated = with_members(
        debt={"total": "100.00", "otherPortions": parts, "overdue": {"amount": "100.00", "portions": {"other": parts}}},
        obligations=[{"kind": "instalment", "due": "2026-12-14", "amount": "100.00", "portions": {"other": parts}}])
    for screen in ("main", "details", "composition"):
        yield f"record: two parts with one id on the screen {screen}", lambda screen=screen: tool.run(
            "batch", "--as-of", "2026-11-21", "--screen", screen, data=repeated + "\n", terminal=False).expect(0, says="record.repeated-part")

    for name, members in CLASHING:
        for screen in ("main", "details"):
            yield f"record: {name}, on the screen {screen}", lambda members=members, screen=screen: tool.run(
                "batch", "--as-of", "2026-11-21", "--record-version", "2", "--screen", screen,
                data=with_members(**members) + "\n", terminal=False).expect(0, says="1 screens")
    both = [masks.record(1, "x", id="\u00e9"), masks.record(1, "x", id="e\u0301")]
    yield "record: two ids that are one text in Unicode, in a summary", lambda: tool.run(
        "summary", "--customer", "C", "--data", "-", data=json.dumps({"schemaVersion": 2, "asOf": "2026-11-21", "loans": both})).expect(0)

    for name, content in LOSSY:
        yield f"record: {name}", lossy(content)
    for name, content in BAD:
        yield f"record: {name}", bad(content)
    for name, content in ODD:
        yield f"record: {name}", odd(content)

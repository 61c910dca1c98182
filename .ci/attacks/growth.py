"""Every list of the portfolio schema, with equal elements, of the first and of the last kind, and with distinct
elements: four times as many may not cost much more than four times as much. The lists are found in the schema, so that a new
one is among them."""
import functools
import itertools
import json
import pathlib
import re

import masks
from processes import MEASURE

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHORT, LONG = 1_000, 4_000
LAST = -1
# Below this time, in milliseconds, growth cannot be told from the noise.
MEASURABLE = 250
RATIO = 7
SCREENS = ["main", "details", "operations", "schedule"]


class Schema:
    def __init__(self):
        self.schema = json.loads((ROOT / "Schemas/portfolio.schema.json").read_text(encoding="utf-8"))

    def resolved(self, node):
        """A node without its reference, and the name to which it refers."""
        name = None
        while isinstance(node, dict) and "$ref" in node:
            name = node["$ref"].rsplit("/", 1)[-1]
            node = {**self.schema["$defs"][name], **{key: value for key, value in node.items() if key != "$ref"}}
        return name, node if isinstance(node, dict) else {}

    def choices(self, node):
        """The forms of a value that is there."""
        forms = [form for key in ("oneOf", "anyOf") for form in node.get(key, [])]
        return [form for form in forms if self.resolved(form)[0] != "absence"]

    def lists(self):
        """The paths of all lists of a loan with the schemas of their elements."""
        found = {}

        def walk(node, path, seen):
            name, node = self.resolved(node)
            if name in seen:
                return
            seen = seen | {name} if name else seen
            if isinstance(node.get("items"), dict):
                found.setdefault(path, node["items"])
                walk(node["items"], path + ("[]",), seen)
            for key, member in node.get("properties", {}).items():
                walk(member, path + (key,), seen)
            for form in self.choices(node):
                walk(form, path, seen)

        walk({"$ref": "#/$defs/loan"}, (), frozenset())
        return found

    def example(self, node, number, isWhole=True):
        """A value of a schema, another one for each number where the schema allows it; LAST takes the last kind."""
        name, node = self.resolved(node)
        if name == "date":
            return f"{2026 + number // 336 % 7000}-{number % 336 // 28 + 1:02}-{number % 28 + 1:02}"
        if name in ("money", "decimal"):
            return f"{number + 1}.25"
        if "const" in node or "enum" in node:
            return node.get("const", node.get("enum", [None])[number % len(node.get("enum", [None]))])
        if "properties" not in node and self.choices(node):
            return self.example(self.choices(node)[0], number, isWhole)
        kind = node.get("type")
        if "properties" in node:
            required = node.get("required", [])
            plain = {key for key, member in node["properties"].items() if self.isPlain(member)}
            return {key: self.example(member, number if key == "kind" else max(number, 0), False)
                    for key, member in node["properties"].items()
                    if key in required or isWhole and key in plain and not key.startswith("absent")}
        if kind == "array":
            return [self.example(node["items"], number, False)] * node.get("minItems", 0)
        if kind in ("integer", "number"):
            return min(max(node.get("minimum", 0), 1) + number, node.get("maximum", 10 ** 9))
        if kind == "boolean":
            return True
        return self.text(node, number)

    def isPlain(self, node):
        name, node = self.resolved(node)
        return name in ("date", "money", "decimal") or node.get("type") in ("string", "integer") or "enum" in node

    @staticmethod
    def text(node, number):
        pattern = node.get("pattern")
        for text in (f"s{number}", f"{number + 1}.25", str(number), "2026-12-01", "10:00", "RUB", f"https://bank.example/{number}", "1234"):
            if not pattern or re.search(pattern, text):
                return text
        return "x"

    def loan(self, path, elements):
        """A loan with a list at a path."""
        kind = "creditCard" if path[0] == "revolving" else "consumerLoan"
        loan = masks.record(1, "x", type=kind, obligations=[{"kind": "instalment", "due": "2099-12-14", "amount": "10.00"}])
        node, schema = loan, {"$ref": "#/$defs/loan"}
        for place, key in enumerate(path):
            schema = self.resolved(schema)[1]
            schema = schema["items"] if key == "[]" else schema["properties"][key]
            if self.choices(self.resolved(schema)[1]):
                schema = next((form for form in self.choices(self.resolved(schema)[1])
                               if {"items", "properties"} & set(self.resolved(form)[1])), schema)
            if place == len(path) - 1:
                node[key] = elements
                break
            if key == "[]":
                if not node:
                    node.append(self.example(schema, 0))
                node = node[0]
            else:
                if not isinstance(node.get(key), (dict, list)):
                    node[key] = [] if "items" in self.resolved(schema)[1] else self.example(schema, 0)
                node = node[key]
        return loan


def attacks(tool):
    schema = Schema()
    for path, element in schema.lists().items():
        for kind, number in (("equal", lambda place: 0), ("of the last kind", lambda place: LAST), ("distinct", lambda place: place)):
            yield f"growth: {'.'.join(path)}, {kind}", functools.partial(check, tool, schema, path, element, number)
    distinct = ["".join(letters) for letters in itertools.product("ABCDEFGHIJKLMNOP", repeat=3)]
    for name, currencies, rates in (
        ("loans", ["RUB"], False), ("loans in distinct currencies", distinct, False), ("loans and rates", distinct, True)):
        yield f"growth: {name} of a customer", functools.partial(check_loans, tool, currencies, rates)
    # Each is one grapheme cluster, however long.
    for name, cluster in (("Hangul", "\u1100"), ("Devanagari", "\u0915\u094D"), ("accents", "\u0301")):
        for command in ("batch --threads 1 --format text --data cluster.line", "list --data cluster.json", "explain r1 --data cluster.json"):
            yield f"growth: {name} in {command.split()[0]}", functools.partial(check_cluster, tool, cluster, command)
    yield "growth: alternatives of a schema", functools.partial(check_alternatives, tool)
    for command in ("batch --threads 1 --data spaces.line", "serve --stdio < spaces.line"):
        yield f"growth: a line of spaces in {command.split()[0]}", functools.partial(check_spaces, tool, command)
    yield "growth: parameters of a question", functools.partial(check_parameters, tool)
    for pattern in PATTERNS:
        yield f"growth: a text of {pattern!r}", functools.partial(check_pattern, tool, pattern)


# What the masks look at, again and again in one text.
PATTERNS = ["A1", "1A", "Я1", "1-", "1 ", "1.", "#1/2 ", "ПАСПОРТ1", "1ДОГОВОР", "ИНН 1, ", "№A1", "NO.1A", "DE4", "IBAN1", "4276 ", "1ПАСПОРТ 1234567890, ",
            "GB29", "GB29NWBK6016", "ПАСПОРТ ", "ПАСПОРТ И ", "ИНН НОМЕР ", "ИНН 500100732259, ", "паспорт4509123456, ", "СНИЛС11223344595/"]


def check_pattern(tool, pattern):
    """A title of one pattern, and a number, without which a text is not looked at."""
    def time(count):
        tool.write("pattern.line", json.dumps(masks.record(1, pattern * (count * 20 // len(pattern)) + " 4509123456")) + "\n")
        return run(tool, "batch --threads 1 --data pattern.line")
    return grown(time)


def check_parameters(tool):
    """A question with parameters that there are not, to a server."""
    def time(count):
        question = {"name": "early-repayment", "parameters": {f"a{number}": "1" for number in range(count * 10)}}
        tool.write("parameters.line", json.dumps({"number": 1, "product": "1001", "question": question}) + "\n")
        return run(tool, "serve --stdio < parameters.line")
    return grown(time)


def check_alternatives(tool):
    """Two schemas of constants of which none is in both."""
    def time(count):
        for version, name in enumerate("ab", 1):
            tool.write(f"{name}.json", json.dumps({"$id": f"urn:bank:schema:x:{version}", "type": "string", "anyOf": [
                {"pattern": f"{name}{number}"} for number in range(count * 2)]}))
        return run(tool, "compare-schemas a.json b.json") if "breaking" in tool.run("compare-schemas", "a.json", "b.json").text else None
    return grown(time)


def check_spaces(tool, command):
    """A record with spaces after it, up to the length of a line."""
    def time(count):
        tool.write("spaces.line", json.dumps(masks.record(1, "x")) + " " * (count * 4_000) + "\n")
        return run(tool, command)
    return grown(time)


def check_cluster(tool, cluster, command):
    """A title and a notice of one cluster."""
    def time(count):
        loan = masks.record(1, "a" + cluster * (count * 5), title="b" + cluster * (count * 5))
        tool.write("cluster.line", json.dumps(loan) + "\n")
        tool.write("cluster.json", json.dumps({"schemaVersion": 1, "asOf": "2026-11-21", "loans": [loan]}))
        return run(tool, command)
    return grown(time)


def check_loans(tool, currencies, rates):
    """The loans of a customer, of whom there are many, in the summary, also with as many rates."""
    def time(count):
        codes = [currencies[number % len(currencies)] for number in range(count)]
        loans = [masks.record(number, "x", currency=code) for number, code in enumerate(codes)]
        tool.write("loans.json", json.dumps({"schemaVersion": 1, "asOf": "2026-11-21", "loans": loans}))
        all_rates = [{"base": code, "quote": "RUB", "rate": "1.5", "date": "2026-11-20", "source": "x"} for code in codes]
        tool.write("rates.json", json.dumps({"schemaVersion": 1, "rates": all_rates}))
        return run(tool, "summary --customer C --format json --data loans.json" + (" --in RUB --rates rates.json" if rates else ""))
    return grown(time)


def grown(time):
    """Compares the times of two lengths. A core that is shared with other work can take twice as long, so the smallest ratio of
    some pairs counts."""
    for _ in range(3):
        short, long = time(SHORT), time(LONG)
        if short is None or long is None:
            return "it does not end in order"
        if long <= RATIO * max(short, 30):
            return None
    return f"{long} ms for {LONG}, {short} ms for {SHORT}"


def check(tool, schema, path, element, number):
    def measured(count):
        """The processor time in milliseconds of each command for a list of a length."""
        loan = schema.loan(path, [schema.example(element, number(place)) for place in range(count)])
        tool.write(f"{count}.line", json.dumps(loan) + "\n")
        tool.write(f"{count}.json", json.dumps({"schemaVersion": 2, "asOf": "2026-11-21", "loans": [loan]}))
        return lambda command: run(tool, command.replace("COUNT", str(count)))

    times = {}
    commands = [f"batch --threads 1 --data COUNT.line --screen {screen}" for screen in SCREENS] + ["summary --customer C --data COUNT.json"]
    long = measured(LONG)
    times = {command: long(command) for command in commands}
    slow = [command for command in commands if times[command] is None or times[command] > MEASURABLE]
    if not slow:
        return None
    short = measured(SHORT)
    for command in slow:
        if times[command] is None:
            return f"{command} does not end in order"
        # A core that is shared with other work can take twice as long, so the smallest ratio of some pairs counts.
        pairs = ((short(command) or 1, times[command] if attempt == 0 else long(command)) for attempt in range(3))
        if all(after > RATIO * max(before, 30) for before, after in pairs):
            return f"{command}: {times[command]} ms for {LONG}, more than {RATIO} times those for {SHORT}"
    return None


def run(tool, command):
    """The processor time of a command in milliseconds; None if it does not end in order."""
    words = tool.shell(f"python3 -c '{MEASURE}' loan-detail {command}", seconds=90).text.split()
    return int(words[2]) if len(words) == 3 and int(words[0]) in (0, 65, 66) else None

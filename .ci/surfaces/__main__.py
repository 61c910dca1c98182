"""Gives the surfaces of all sample screens to the official SDK of A2UI: its validation and its state of a client.

Every screen, in English, Russian and Arabic, the answers to questions, quotes, lists and summaries must be valid in each version of
the protocol, with the basic catalog and with our own, show every figure as text, each value in the component of its item, and have
no reference to a missing value. A main screen may have 1.5 times the bytes of our own JSON. A limit of bytes is kept, and what is
in no row of a table is there all the same. What `diff` prints must lead the state of a client from one screen to the other. Texts
of the data that look like markup, Markdown or the protocol's own signs must be shown as they are, under ids with any signs. It
first shows on broken messages that each check can fail.

Usage: python3 .ci/surfaces TOOL [--every N] [--answers N] [--pairs N] [--hostile N] [--seed N]

Needs a2ui-agent-sdk and markdown-it-py from PyPI.
"""

import argparse
import collections
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

sys.dont_write_bytecode = True
sys.path.insert(1, str(pathlib.Path(__file__).parent.parent))
from surface import (TARGETS, VERSIONS, component_id, faults_of, faults_of_update, figures, listed, options_of,  # noqa: E402
                     outside_rows, parsed, words)
from wire import Tool, objects  # noqa: E402

ARABIC = str(pathlib.Path(__file__).parent.parent.parent / "Schemas/Clients/words/ar.json")
LOCALES = (["--locale", "en_US"], ["--locale", "ru_RU"], ["--locale", "ar", "--words", ARABIC])
# The most bytes of a main screen with the basic catalog, as a share of those of our own JSON without white space.
MOST = 1.5
DAY = ["--as-of", "2026-11-21"]
# What is asked of each product that can answer it.
QUESTIONS = (["early-repayment", "--amount", "1000"], ["early-repayment", "--amount", "50000", "--schedule"], ["payoff"], ["cure"],
             ["payment-holiday", "--months", "3"], ["minimum-only"], ["fixed", "--amount", "10000"],
             ["rate", "--percent", "11.9", "--from", "2027-01-18", "--schedule"])
QUOTES = (["--amount", "500000", "--months", "36", "--rate", "17.9"], ["--amount", "500000", "--months", "120", "--rate", "11", "--schedule"])
HOSTILE = [
    "@path", "@call", "{\"@path\": \"/debt_total/text\"}", "${/debt_total/text}", "${now()}", "\\${x}", "**bold** _it_ __b__", "# Heading",
    "1. one", "12) two", "- item", "+ item", "* item", "---", "***", "> quoted", "`code`", "~~~", "~~gone~~", "~500", "[a](https://b.example)",
    "![a](https://b.example/c.png)", "[x]: y", "<b>bold</b>", "<script>alert(1)</script>", "<https://b.example>", "&lt;b&gt; &#42;", "a\\*b",
    "a_b_c _d_", "snake_case", "2 * 3 * 4", "| a | b |", "AT&T; M&S", "https://b.example/?a=1&b=2", "$$x$$ \\(y\\)", "=====", "a\\", "Octavia #",
    "Roof ##", "#",
]


def check_screen(executable, line, is_main):
    """The faults of a screen for each target, and the largest share of our JSON's bytes that a main screen has."""
    tool, found, sizes = Tool(executable), [], []
    document = json.loads(tool.bytes([*line, "--format", "json"]))
    own = len(tool.bytes([*line, "--format", "json", "--compact"]))
    for target in TARGETS:
        text = tool.bytes([*line, *options_of(target)])
        found += [f"{' '.join(line)}, {' '.join(target)}: {it}" for it in faults_of(target, parsed(text), document, (wanted_of(line),))]
        if is_main and target[1] == "basic":
            sizes.append(len(text) / own)
            if sizes[-1] > MOST:
                found.append(f"{' '.join(line)}, {' '.join(target)}: {len(text)} bytes, more than {MOST} times {own}")
    return found, max(sizes, default=0)


def wanted_of(line):
    """What must be shown of the JSON that a command prints."""
    return listed if line[0] == "list" else figures


def check_limit(executable, target, share, line):
    """The faults of a screen that may have a share of its bytes only."""
    tool = Tool(executable)
    name = f"{' '.join(line)}, {' '.join(target)}, {share:.0%} of the bytes"
    document = json.loads(tool.bytes([*line, "--format", "json"]))
    limit = int(share * len(tool.bytes([*line, *options_of(target)])))
    run = tool_run(tool, [*line, *options_of(target), "--max-bytes", str(limit)])
    if run.returncode == 64:
        limit = int(re.search(rb"--max-bytes (\d+) or more", run.stderr)[1])
        run = tool_run(tool, [*line, *options_of(target), "--max-bytes", str(limit)])
    if run.returncode != 0:
        return [f"{name}: {run.stderr.decode().strip()}"]
    faults = faults_of(target, parsed(run.stdout), document, (outside_rows,) if line[0] != "list" else ())
    if len(run.stdout) > limit:
        faults.append(f"{len(run.stdout)} bytes, more than {limit}")
    return [f"{name}: {it}" for it in faults]


def tool_run(tool, line):
    return subprocess.run([tool.executable, *line], capture_output=True, check=False)


def check_pair(executable, target, lines):
    """The faults of the difference between two screens, and whether it is smaller than the second."""
    tool = Tool(executable)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / name for name in ("old.jsonl", "new.jsonl")]
        for file, line in zip(files, lines):
            file.write_bytes(tool.bytes([*line, *options_of(target)]))
        update = tool.bytes(["diff", *map(str, files), "--format", "a2ui"])
        old, new = [parsed(file.read_bytes()) for file in files]
        found = faults_of_update(target, old, parsed(update), new)
        name = f"{' '.join(lines[0])} and {' '.join(lines[1])}, {' '.join(target)}"
        return [f"{name}: {it}" for it in found], len(update), files[1].stat().st_size


def hostile(number, generator):
    """A text of the data that looks like something else, different for each number."""
    one, other = generator.choice(HOSTILE), generator.choice(HOSTILE)
    return [f"{one} q{number}q", f"q{number}q {one}", f"{one} {other} q{number}q", f"{one}q{number}q{other}"][number % 4]


def check_hostile(tool, count, seed):
    """The faults of a loan whose operations and names have hostile texts."""
    generator = random.Random(seed)
    portfolio = json.loads(subprocess.run([tool.executable, "sample"], capture_output=True, check=True).stdout)
    loan = next(it for it in portfolio["loans"] if it.get("operations"))
    operation = loan["operations"][0]
    texts_ = [hostile(number, generator) for number in range(count)]
    signs = ["", "/", "~", "~1", "~0/", ".", "-", " "]
    loan["operations"] = [{**operation, "id": f"h{generator.choice(signs)}{number}", "title": text} for number, text in enumerate(texts_)]
    loan["terms"]["purpose"] = texts_[0]
    # The title of a loan is a heading.
    loan["title"] = {"en": f"q{seed}q {HOSTILE[seed % 3 - 3]}"}
    portfolio["loans"] = [loan]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(portfolio, file)
        file.flush()
        for screen in ("main", "details", "operations"):
            line = ["render", loan["id"], "--data", file.name, "--screen", screen, "--locale", "en_US"]
            document = json.loads(tool.bytes([*line, "--format", "json"]))
            if screen == "operations" and sum(f"q{number}q" in json.dumps(document) for number in range(count)) < count:
                yield "the operations do not have the hostile texts"
            for version in VERSIONS:
                target = version, "basic"
                messages = parsed(tool.bytes([*line, *options_of(target)]))
                for fault in faults_of(target, messages, document, (figures, words)):
                    yield f"hostile texts on {screen}, {' '.join(target)}: {fault}"


def parts(messages):
    """The components and the data model in the messages that create a surface."""
    bodies = [body for message in messages for name, body in message.items() if name != "version"]
    components = next(body["components"] for body in bodies if "components" in body)
    return components, next(body.get("dataModel") or body["value"] for body in bodies if "dataModel" in body or "value" in body)


def exchange(data, facts):
    """Shows the figures of two items with material facts in place of each other."""
    kept = [it for it in facts if isinstance(data.get(it), dict)]
    one = kept[0]
    other = next(it for it in kept if facts[it] != facts[one] and data[it].keys() == data[one].keys())
    for name in ("text", "money", "value"):
        if name in data[one]:
            data[one][name], data[other][name] = data[other][name], data[one][name]


def retell(data, names, tell):
    """Changes the texts under names of the data model: those alone, and those beside another one for screen readers."""
    for name in names:
        if isinstance(data[name], str):
            data[name] = tell(data[name])
        for it in objects(data[name]):
            if isinstance(it.get("text"), str):
                it["text"] = tell(it["text"])


def check_places(tool):
    """The faults of the update between data models whose names have the signs of a path, or no path at all."""
    values = [{"a/b": {"~": 1, "x~1": 2, "~0/": {"y": 3}}, "": {"gone": 1}}, {"a/b": {"~": 4, "x~1": 5, "/": {"~~": 6}}, "": {"new": 2}},
              {"a/b": {"": 1, "constructor": {"z": 1}}, "c": {}}, {"a/b": {"": 2, "prototype": 1}, "c": {"~1": 1}}]
    root = {"id": "root", "component": "Text", "text": "values"}
    for version in VERSIONS:
        target, catalog = (version, "basic"), TARGETS[version, "basic"][0].catalog_id
        for old in values:
            for new in values:
                both = [surface_with(version, catalog, root, data) for data in (old, new)]
                with tempfile.TemporaryDirectory() as folder:
                    files = [pathlib.Path(folder) / name for name in ("old.jsonl", "new.jsonl")]
                    for file, messages in zip(files, both):
                        file.write_text("".join(json.dumps(it) + "\n" for it in messages))
                    update = parsed(tool.bytes(["diff", *map(str, files), "--format", "a2ui"]))
                for fault in faults_of_update(target, both[0], update, both[1]):
                    yield f"places from {old} to {new}, {version}: {fault}"


def surface_with(version, catalog, component, data):
    """The messages that create a surface with one component."""
    if version == "1.0":
        return [{"version": "v1.0", "createSurface": {"surfaceId": "s", "catalogId": catalog, "components": [component], "dataModel": data}}]
    return [{"version": "v0.9", name: {"surfaceId": "s", **members}} for name, members in (
        ("createSurface", {"catalogId": catalog}), ("updateDataModel", {"path": "/", "value": data}),
        ("updateComponents", {"components": [component]}))]


def made_lines(tool, names, types):
    """The commands for what is no screen of a product: the answers to questions, quotes, lists and summaries."""
    asked = [["what-if", name, *question] for name in names for question in QUESTIONS]
    quotes = [["quote", name, *terms] for name in types for terms in QUOTES]
    customers = [[command, "--customer", f"C-{number}"] for command in ("list", "summary") for number in (1, 2, 3)]
    lines = [["list"], *asked, *quotes, *customers, ["summary", "--customer", "C-1", "--in", "RUB"]]
    with ProcessPoolExecutor() as pool:
        return [line for line, it in zip(lines, pool.map(is_there, [tool] * len(lines), lines)) if it]


def self_test(tool, line):
    """Yields what shows that a check cannot fail."""
    document = json.loads(tool.bytes([*line, "--format", "json"]))
    facts = {component_id(item): text for item, text, is_fact in figures(document) if is_fact}
    for target in TARGETS:
        messages = parsed(tool.bytes([*line, *options_of(target)]))
        yield from faults_of(target, messages, document)
        breakages = {
            "an unknown component": lambda components, data, text: text.update(component="Txt"),
            "an unknown property": lambda components, data, text: text.update(colour="red"),
            "a missing child": lambda components, data, text: components[-1]["children"].append("nobody"),
            "a component that nothing shows": lambda components, data, text: components.append({**text, "id": "alone"}),
            "a missing value": lambda components, data, text: data.pop(text["id"]),
            "markup": lambda components, data, text: retell(data, [text["id"]], lambda it: f"**{it}**"),
            "other figures": lambda components, data, text: retell(data, list(data), lambda it: "none"),
            "figures of other items": lambda components, data, text: exchange(data, facts),
        }
        for name, spoil in breakages.items():
            broken = copy.deepcopy(messages)
            components, data = parts(broken)
            spoil(components, data, next(it for it in components if it["component"] == "Text" and isinstance(it["text"], dict)))
            if not faults_of(target, broken, document):
                yield f"{' '.join(target)}: {name} is not noticed"
        if not faults_of(target, [{**messages[0], "version": "v7"}, *messages[1:]], document):
            yield f"{' '.join(target)}: an unknown version is not noticed"
        later = parsed(tool.bytes([*line, "--as-of", "2027-02-01", *options_of(target)]))
        if not faults_of_update(target, messages, [], later):
            yield f"{' '.join(target)}: a lacking update is not noticed"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("--every", type=int, default=1, help="check every Nth sample only")
    parser.add_argument("--answers", type=int, default=1, help="check every Nth answer, quote, list and summary only")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--hostile", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tool = Tool(options.tool)
    types = {it["type"]: [screen["screen"] for screen in it["screens"]] for it in tool.json("products")["products"]}
    loans = tool.json("list")["products"][::options.every]
    names = [(f"{it['type']}:{it['id']}", it) for it in loans if it.get("id")]
    if faults := [*self_test(tool, ["render", names[0][0], "--locale", "en_US"])]:
        sys.exit("\n".join(["The check itself is at fault:", *faults]))
    screens = [(name, screen) for name, loan in names for screen in types[loan["type"]]
               if is_there(tool, ["render", name, "--screen", screen])]
    generator, count = random.Random(options.seed), collections.Counter()
    lines = [["render", name, "--screen", screen, *locale] for name, screen in screens for locale in LOCALES]
    days = [f"2026-{month:02}-{day:02}" for month in (9, 10, 11, 12) for day in (1, 9, 14, 15, 21, 28)]
    pairs = []
    for _ in range(options.pairs):
        name, screen = generator.choice(screens)
        locales = generator.choice([[it, it] for it in LOCALES] + [generator.sample(LOCALES, 2)])
        pairs.append((generator.choice([*TARGETS]), [
            ["render", name, "--screen", screen, "--as-of", generator.choice(days), *locale] for locale in locales]))
    made = [[*line, *DAY, *it] for line in made_lines(tool, [name for name, _ in names], types) for it in LOCALES][::options.answers]
    limited = [(generator.choice([*TARGETS]), generator.uniform(0.05, 0.99), line) for line in lines + made
               if {"list", "summary", "schedule", "operations", "--schedule"} & {*line}][::4]
    with ProcessPoolExecutor() as pool:
        largest = 0
        for found, size in pool.map(check_screen, [options.tool] * len(lines + made), lines + made,
                                    ["main" in it for it in lines + made], chunksize=4):
            faults += found
            largest = max(largest, size)
        for found, size, whole in pool.map(check_pair, *zip(*[(options.tool, *it) for it in pairs])) if pairs else []:
            faults += found
            count.update(bytes=size, whole=whole)
        for found in pool.map(check_limit, *zip(*[(options.tool, *it) for it in limited]), chunksize=4):
            faults += found
    faults += check_places(tool)
    faults += check_hostile(tool, options.hostile, options.seed)
    for fault in faults[:50]:
        print(fault, file=sys.stderr)
    print(f"surfaces: {len(lines)} screens and {len(made)} answers, quotes, lists and summaries for {len(TARGETS)} targets, the largest "
          f"main one {largest:.2f} times our JSON; {len(limited)} within a limit of bytes; {len(pairs)} pairs, whose differences have "
          f"{count['bytes'] / max(count['whole'], 1):.0%} of the bytes; {options.hostile} hostile texts; {len(faults)} faults")
    sys.exit(1 if faults else 0)


def is_there(tool, line):
    return tool_run(tool, line).returncode == 0


if __name__ == "__main__":
    main()

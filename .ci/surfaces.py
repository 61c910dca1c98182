"""Gives the surfaces of all sample screens to the official SDK of A2UI: its validation and its state of a client.

Every screen, in English, Russian and Arabic, must be valid in each version of the protocol, with the basic catalog and with our
own, show every figure and every material fact as text, and have no reference to a missing value. A main screen may have 1.5
times the bytes of our own JSON. What `diff` prints must lead the state of a client from one screen to the other. Texts of the
data that look like markup, Markdown or the protocol's own signs must be shown as they are. It first shows on broken messages
that each check can fail.

Usage: python3 .ci/surfaces.py TOOL [--every N] [--pairs N] [--hostile N] [--seed N]

Needs a2ui-agent-sdk and markdown-it-py from PyPI.
"""

import argparse
import collections
import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import warnings
from concurrent.futures import ProcessPoolExecutor

import markdown_it
from a2ui.core import A2uiError, Catalog, MessageProcessor, MessageProcessorOptions
from a2ui.core.basic_catalog import BasicCatalog
from a2ui.core.resolution.data_context import DataContext, MissingDataBindingWarning
from a2ui.utils.validation import validate_payload

sys.dont_write_bytecode = True
from wire import Tool, nodes, objects  # noqa: E402

warnings.simplefilter("error", MissingDataBindingWarning)
VERSIONS = ("0.9.1", "1.0")
ARABIC = str(pathlib.Path(__file__).parent.parent / "Schemas/Clients/words/ar.json")
LOCALES = (["--locale", "en_US"], ["--locale", "ru_RU"], ["--locale", "ar", "--words", ARABIC])
# The most bytes of a main screen with the basic catalog, as a share of those of our own JSON without white space.
MOST = 1.5
SCHEMAS = pathlib.Path(__file__).parent.parent / "Schemas"
OWN = {version: Catalog.from_json(json.loads((SCHEMAS / f"A2UI/catalog.{version}.json").read_text()), protocol_version=f"v{version}")
       for version in VERSIONS}
# The targets: a version and a catalog, with the catalogs that such a client has.
TARGETS = {(version, name): [BasicCatalog(version), *([OWN[version]] if name == "own" else [])]
           for version in VERSIONS for name in ("basic", "own")}
MARKDOWN = markdown_it.MarkdownIt("default")
HOSTILE = [
    "@path", "@call", "{\"@path\": \"/debt_total/text\"}", "${/debt_total/text}", "${now()}", "\\${x}", "**bold** _it_ __b__", "# Heading",
    "1. one", "12) two", "- item", "+ item", "* item", "---", "***", "> quoted", "`code`", "~~~", "~~gone~~", "~500", "[a](https://b.example)",
    "![a](https://b.example/c.png)", "[x]: y", "<b>bold</b>", "<script>alert(1)</script>", "<https://b.example>", "&lt;b&gt; &#42;", "a\\*b",
    "a_b_c _d_", "snake_case", "2 * 3 * 4", "| a | b |", "AT&T; M&S", "https://b.example/?a=1&b=2", "$$x$$ \\(y\\)", "=====", "a\\", "Octavia #",
    "Roof ##", "#",
]


def plain(text):
    """What a client shows of a text: Markdown, of which only a heading may have markup."""
    shown, tokens = [], MARKDOWN.parse(text)
    kinds = {token.type for token in tokens} - {"inline", "heading_open", "heading_close", "paragraph_open", "paragraph_close"}
    if kinds:
        raise ValueError(f"{text!r} has the markup {sorted(kinds)}")
    for token in tokens:
        for part in token.children or []:
            if part.type not in ("text", "text_special", "softbreak"):
                raise ValueError(f"{text!r} has the markup {part.type}")
            shown.append(part.content if part.type != "softbreak" else " ")
    return " ".join("".join(shown).split())


def options_of(target):
    """The options that ask for a target."""
    version, catalog = target
    return ["--format", "a2ui", "--a2ui-version", version, "--a2ui-catalog", catalog]


def client(target, messages, processor=None):
    """The state of a client after messages."""
    processor = processor or MessageProcessor(TARGETS[target], options=MessageProcessorOptions())
    processor.process_messages(copy.deepcopy(messages))
    return processor


def surface_of(processor):
    (surface,) = processor.model.surfaces.values()
    return surface


def shown(surface):
    """The components that the root shows, by their ids, in the order of reading."""
    found, stack = {}, ["root"]
    while stack:
        component = surface.components_model.get(stack.pop())
        if component.id not in found:
            found[component.id] = component
            stack += reversed(surface.components_model.get_child_ids(component.id))
    return found


def texts(surface):
    """The texts of a surface as its reader sees them; an error for a value that is missing or for markup."""
    context, found = DataContext(surface=surface), []
    for component in shown(surface).values():
        tree = component.component_tree
        if component.type == "Text":
            found.append(plain(context.resolve_dynamic_value(tree["text"])))
        for name in ("label", "value"):
            if name in tree:
                found.append(str(context.resolve_dynamic_value(tree[name])))
        if "item" in tree:
            found += [" ".join(text.split()) for item in objects(context.resolve_dynamic_value(tree["item"]))
                      for name, text in item.items()
                      if name in ("text", "label", "title", "caption", "summary") and isinstance(text, str)]
        found += [option["label"] for option in tree.get("options", [])]
        for part in ("label", "description"):
            if part in tree.get("accessibility", {}) and not context.resolve_dynamic_value(tree["accessibility"][part]):
                raise ValueError(f"{component.id}: an empty {part}")
        if "event" in tree.get("action", {}):
            for name, value in tree["action"]["event"]["context"].items():
                if context.resolve_dynamic_value(value) is None:
                    raise ValueError(f"{component.id}: the context has no {name}")
    return found


def figures(content):
    """The texts that a screen must show: each value of an item, and each text that states a material fact."""
    for node in nodes(content):
        if node.get("kind") in ("action", "actionGroup"):
            continue
        for value in [node.get("value"), node.get("money"), node.get("date"), *node.get("cells", []), *node.get("amounts", []),
                      *(cell for group in node.get("groups", []) for cell in group.get("totals", [])),
                      *(node.get("totals") or {}).get("cells", [])]:
            if value:
                yield value["text"]
        if "fact" in node and node["kind"] in ("status", "note"):
            yield node["text"]
        if "fact" in node and node["kind"] == "banner":
            yield node["title"]


def words(content):
    """All texts that a reader of a screen sees outside of actions and of what is drawn by other means."""
    for node in nodes(content):
        if node.get("kind") in ("table", "tableRow", "chart", "timeline", "actionGroup", "custom") or ":" in node.get("kind", ""):
            continue
        yield from (node[name] for name in ("title", "subtitle", "label", "text", "caption", "details") if name in node)


def missing(content, seen, wanted):
    everything = "\n".join(seen)
    for text in wanted(content):
        if " ".join(text.split()) not in everything:
            yield f"{text!r} is not shown"


def parsed(text):
    return [json.loads(line) for line in text.splitlines()]


def faults_of(target, messages, content=None, wanted=(figures,)):
    """The faults of the messages that create the surface of a screen."""
    try:
        validate_payload(TARGETS[target], copy.deepcopy(messages))
        seen = texts(surface_of(client(target, messages)))
    except (A2uiError, ValueError, KeyError, AttributeError, MissingDataBindingWarning) as error:
        return [str(error).split("\n")[0][:300]]
    return [fault for kind in wanted for fault in missing(content, seen, kind)] if content else []


def state(processor):
    surface = surface_of(processor)
    return {it.id: it.component_tree for it in shown(surface).values()}, surface.data_model.get("/")


def faults_of_update(target, old, update, new):
    """The faults of messages that must lead a client from one surface to another."""
    try:
        processor = client(target, old)
        if update:
            surface = surface_of(processor)
            validate_payload(TARGETS[target], copy.deepcopy(update), surface_catalog_ids={surface.id: surface.catalog.catalog_id})
            client(target, update, processor)
        reached, wanted = state(processor), state(client(target, new))
    except (A2uiError, ValueError, AttributeError) as error:
        return [str(error).split("\n")[0][:300]]
    return [f"the {name} differ" for name, one, other in zip(("components", "values"), reached, wanted) if one != other]


def check_screen(executable, line, is_main):
    """The faults of a screen for each target, and the largest share of our JSON's bytes that a main screen has."""
    tool, found, sizes = Tool(executable), [], []
    document = json.loads(tool.bytes([*line, "--format", "json"]))
    own = len(tool.bytes([*line, "--format", "json", "--compact"]))
    for target in TARGETS:
        text = tool.bytes([*line, *options_of(target)])
        found += [f"{' '.join(line)}, {' '.join(target)}: {it}" for it in faults_of(target, parsed(text), document)]
        if is_main and target[1] == "basic":
            sizes.append(len(text) / own)
            if sizes[-1] > MOST:
                found.append(f"{' '.join(line)}, {' '.join(target)}: {len(text)} bytes, more than {MOST} times {own}")
    return found, max(sizes, default=0)


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
    loan["operations"] = [{**operation, "id": f"h{number}", "title": text} for number, text in enumerate(texts_)]
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


def self_test(tool, line):
    """Yields what shows that a check cannot fail."""
    document = json.loads(tool.bytes([*line, "--format", "json"]))
    for target in TARGETS:
        messages = parsed(tool.bytes([*line, *options_of(target)]))
        yield from faults_of(target, messages, document)
        breakages = {
            "an unknown component": lambda components, data, text: text.update(component="Txt"),
            "an unknown property": lambda components, data, text: text.update(colour="red"),
            "a missing child": lambda components, data, text: components[-1]["children"].append("nobody"),
            "a component that nothing shows": lambda components, data, text: components.append({**text, "id": "alone"}),
            "a missing value": lambda components, data, text: data.pop(text["id"]),
            "markup": lambda components, data, text: data[text["id"]].update(text=f"**{data[text['id']]['text']}**"),
            "other figures": lambda components, data, text: [it.update(text="none") for it in objects(data) if "text" in it],
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
    screens = [(name, screen) for name, loan in names for screen in types[loan["type"]] if has(tool, name, screen)]
    generator, count = random.Random(options.seed), collections.Counter()
    lines = [["render", name, "--screen", screen, *locale] for name, screen in screens for locale in LOCALES]
    days = [f"2026-{month:02}-{day:02}" for month in (9, 10, 11, 12) for day in (1, 9, 14, 15, 21, 28)]
    pairs = []
    for _ in range(options.pairs):
        name, screen = generator.choice(screens)
        locales = generator.choice([[it, it] for it in LOCALES] + [generator.sample(LOCALES, 2)])
        pairs.append((generator.choice([*TARGETS]), [
            ["render", name, "--screen", screen, "--as-of", generator.choice(days), *locale] for locale in locales]))
    made = [["list", *it] for it in LOCALES] + [[command, "--customer", f"C-{number}", *it] for it in LOCALES
                                                for command in ("list", "summary") for number in (1, 2, 3)]
    with ProcessPoolExecutor() as pool:
        largest = 0
        for found, size in pool.map(check_screen, [options.tool] * len(lines), lines, ["main" in it for it in lines]):
            faults += found
            largest = max(largest, size)
            count["screens"] += 1
        for found, size, whole in pool.map(check_pair, *zip(*[(options.tool, *it) for it in pairs])) if pairs else []:
            faults += found
            count.update(pairs=1, bytes=size, whole=whole)
        for line in made:
            for target in TARGETS:
                messages = parsed(tool.bytes([*line, *options_of(target)]))
                faults += [f"{' '.join(line)}, {' '.join(target)}: {it}" for it in faults_of(target, messages)]
            count["lists and summaries"] += 1
    faults += check_hostile(tool, options.hostile, options.seed)
    for fault in faults[:50]:
        print(fault, file=sys.stderr)
    print(f"surfaces: {count['screens']} screens for {len(TARGETS)} targets, the largest main one {largest:.2f} times our JSON; "
          f"{count['lists and summaries']} lists and summaries; {count['pairs']} pairs, whose differences have "
          f"{count['bytes'] / max(count['whole'], 1):.0%} of the bytes; {options.hostile} hostile texts; {len(faults)} faults")
    sys.exit(1 if faults else 0)


def has(tool, name, screen):
    return subprocess.run([tool.executable, "render", name, "--screen", screen], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    main()

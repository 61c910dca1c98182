"""Validates the cards of DivKit that the tool prints, and their patches, for every sample, screen and locale: against the strict
schemas of two versions, and against the JSON of the same screen, of which every text, every material fact and every label must
be in the card. It first shows that each check can fail.

Usage: python3 .ci/divkit TOOL [--every N] [--pairs N] [--seed N]

Needs jsonschema and pydivkit from PyPI.
"""

import argparse
import copy
import json
import pathlib
import random
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

import jsonschema

sys.dont_write_bytecode = True
sys.path.insert(1, str(pathlib.Path(__file__).parent.parent))
import cards  # noqa: E402
import schemas  # noqa: E402
from wire import Tool, nodes, objects  # noqa: E402

WORDS = pathlib.Path(__file__).parent.parent.parent / "Schemas/Clients/words/ar.json"
LOCALES = {"ru_RU": [], "en_US": [], "ar": ["--words", str(WORDS)]}
DAY = "2026-11-21"
DAYS = ("2026-11-21", "2026-11-22", "2026-12-14", "2027-03-01")
# The texts of a screen that a reader sees. The columns of tables are left out: the first cells of a row stand without them.
SEEN = {"text", "label", "title", "subtitle", "caption", "summary", "details", "reason", "dayLine"}
UNSEEN = {"columns", "navigation", "confirmation", "form", "destination", "minimum", "maximum", "fee", "cutOff", "until", "since",
          "ticks", "series", "payload", "pages", "outcome", "freshness", "product"}
# These consist of items that have labels, or have none; so do the own kinds of products, which have a colon in their names.
UNLABELLED = {"breakdown", "divider"}
HOSTILE = r" @{'x' + 1} \@{y} C:\z"


def main(options):
    tool = Tool(options.tool)
    lines = screen_lines(tool)
    chosen = lines[::options.every]
    with tempfile.TemporaryDirectory() as folder:
        made = {version: schemas.made(version, folder) for version in schemas.VERSIONS}
        hostile = hostile_portfolio(tool, folder)
        pairs = random_pairs(lines, random.Random(options.seed), options.pairs)
        with ProcessPoolExecutor(initializer=prepare, initargs=(options.tool, made, hostile)) as pool:
            faults = list(pool.submit(faults_of_checks, chosen[0]).result())
            if faults:
                sys.exit("\n".join(faults))
            print("broken cards: each check finds them")
            for name, check, tasks in (("cards", check_screen, chosen), ("patches", check_pair, pairs),
                                       ("cards with hostile texts", check_hostile, chosen)):
                found = list(pool.map(check, tasks, chunksize=4))
                print(f"{name}: {len(found)}, of which {sum(count for count, _ in found)} "
                      + {"cards": "facts and labels are compared", "patches": "have changes"}.get(name, "texts are hostile"))
                faults += [fault for _, some in found for fault in some]
                if name != "patches" and not sum(count for count, _ in found):
                    faults.append(f"{name}: nothing was compared")
    for fault in faults[:40]:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


def prepare(tool, made, hostile):
    global TOOL, VALIDATORS, PORTFOLIO
    TOOL = Tool(tool)
    VALIDATORS = {version: jsonschema.Draft7Validator(schema) for version, schema in made.items()}
    PORTFOLIO = hostile


def screen_lines(tool):
    """The arguments for each screen of each sample, the list and a summary, in each locale."""
    types = {it["type"]: [screen["screen"] for screen in it["screens"]] for it in tool.json("products")["products"]}
    lines = [["render", f"{it['type']}:{it['id']}", "--screen", screen]
             for it in tool.json("list")["products"] for screen in types[it["type"]]]
    lines = [line for line in lines if is_there(tool, line)] + [["list", "--customer", "C-1"], ["summary", "--customer", "C-1"]]
    return [[*line, "--as-of", DAY, "--locale", locale, *words] for line in lines for locale, words in LOCALES.items()]


def is_there(tool, line):
    try:
        return bool(tool.json(*line))
    except SystemExit:
        return False


def card_of(line):
    return json.loads(TOOL.bytes([*line, "--format", "divkit", "--compact"]))


def check_screen(line):
    """Compares a card with the JSON of the same screen."""
    card = card_of(line)
    faults = cards.faults_of(card, VALIDATORS)
    if card != card_of(line):
        faults.append("the card is another one each time")
    count = 0
    if line[0] != "list":
        count, more = compared(card, TOOL.json(*line))
        faults += more
    return count, [f"{' '.join(line)}: {fault}" for fault in faults]


def compared(card, content):
    """Counts what is compared, and returns what the JSON of a screen has and its card has not."""
    faults, labels = [], cards.labels(card)
    blocks = {it["id"]: it for it in cards.blocks(cards.root(card)) if "id" in it}
    shown = "\n".join(cards.texts(cards.root(card)))
    seen = [text for item in [content["headerItem"], *content["contentItems"]] for text in seen_texts(item)]
    faults += [f"the text {text!r} is not shown" for text in seen if text not in shown]
    facts = [it for it in nodes(content) if "fact" in it]
    for node in facts:
        said = "\n".join(cards.texts(blocks.get(node["id"], {})))
        money = node.get("money") or node.get("value") or {"text": node.get("text") or node.get("title")}
        if money["text"] not in said:
            faults.append(f"{node['id']}: the fact {node['fact']}, {money['text']!r}, is not shown")
    count = len(facts)
    for node in nodes(content):
        kind = node.get("kind", "")
        if kind in UNLABELLED or ":" in kind or "id" not in node:
            continue
        label = labels.get(node["id"]) or labels.get(f"{node['id']}/title")
        stated = node.get("accessibilityLabel")
        count += 1
        if not label and kind != "actionGroup":
            faults.append(f"{node['id']}: no label")
        if stated and stated != label:
            faults.append(f"{node['id']}: the label is {label!r}, not {stated!r}")
    return count, faults


def seen_texts(node, name=""):
    if isinstance(node, str):
        return [node] if name in SEEN and node else []
    if isinstance(node, list):
        return [text for part in node for text in seen_texts(part, name)]
    if isinstance(node, dict):
        return [text for key, part in node.items() if key not in UNSEEN for text in seen_texts(part, key)]
    return []


def random_pairs(lines, generator, count):
    """Two days of a screen, or the same screen of two loans of a type."""
    lines = [line for line in lines if line[0] == "render"]
    pairs = []
    while len(pairs) < count:
        one = generator.choice(lines)
        others = [line for line in lines if line[1].split(":")[0] == one[1].split(":")[0] and line[3] == one[3]]
        other = generator.choice(others)
        pairs.append([with_day(one, generator.choice(DAYS)), with_day(other if generator.random() < 0.3 else one, generator.choice(DAYS))])
    return pairs


def with_day(line, day):
    return [day if it == DAY else it for it in line]


def check_pair(pair):
    """Applies the patch from one card to another."""
    old, new = map(card_of, pair)
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder) / name for name in ("old.json", "new.json")]
        for path, card in zip(paths, (old, new)):
            path.write_text(json.dumps(card, ensure_ascii=False))
        text = TOOL.bytes(["diff", *map(str, paths), "--format", "divkit"])
    name = " and ".join(" ".join(line) for line in pair)
    if not text:
        return 0, [] if old["card"] == new["card"] else [f"{name}: no patch"]
    return 1, [f"{name}: {fault}" for fault in faults_of_patch(old, new, json.loads(text))]


def faults_of_patch(old, new, patch):
    faults = cards.faults_of(patch, VALIDATORS)
    try:
        if cards.patched(old, patch) != cards.root(new):
            faults.append("the patch leads elsewhere")
    except ValueError as error:
        faults.append(str(error))
    faults += [f"another template {name}" for name, template in patch["templates"].items()
               if template != new["templates"].get(name)]
    return faults


def hostile_portfolio(tool, folder):
    """Writes the sample portfolio with a hostile end of every free text, and returns its path."""
    portfolio = json.loads(tool.bytes(["sample"]))
    for part in objects(portfolio["loans"]):
        for name in ("name", "en", "ru", "merchant", "insurer", "address", "model"):
            if isinstance(part.get(name), str):
                part[name] += HOSTILE
    path = pathlib.Path(folder) / "hostile.json"
    path.write_text(json.dumps(portfolio, ensure_ascii=False))
    return str(path)


def check_hostile(line):
    if line[0] != "render":
        return 0, []
    card = card_of([*line, "--data", PORTFOLIO])
    faults = [fault for fault in cards.faults_of(card, {}) if "expression" in fault]
    try:
        count = sum(text.count(HOSTILE.strip()) for text in cards.texts(cards.root(card)))
    except ValueError as error:
        count, faults = 0, [*faults, str(error)]
    return count, [f"{' '.join(line)} with hostile texts: {fault}" for fault in faults]


def faults_of_checks(line):
    """Returns which broken cards and patches the checks do not find."""
    card, content = card_of(line), TOOL.json(*line)
    faults = [f"a good card: {fault}" for fault in [*cards.faults_of(card, VALIDATORS), *compared(card, content)[1]]]

    def broken(change):
        copied = copy.deepcopy(card)
        change(copied, list(cards.blocks(cards.root(copied))))
        return copied

    def first(blocks, name):
        return next(it for it in blocks if name in it)

    forms = {
        "an unknown property": lambda it, blocks: blocks[1].update(colour="red"),
        "no text": lambda it, blocks: first(blocks, "text").pop("text"),
        "an empty list": lambda it, blocks: blocks[0].update(items=[]),
        "an unknown template": lambda it, blocks: blocks[1].update(type="ld-nowhere"),
        "a template that is not used": lambda it, blocks: it["templates"].update(more={"type": "text"}),
        "an id that is there twice": lambda it, blocks: blocks[1].update(id=blocks[0]["id"]),
        "an expression": lambda it, blocks: first(blocks, "text").update(text="@{1}"),
        "a backslash": lambda it, blocks: first(blocks, "text").update(text="a\\b"),
    }
    for name, change in forms.items():
        if not cards.faults_of(broken(change), VALIDATORS):
            faults.append(f"not found: {name}")
    fact = next(it["id"] for it in nodes(content) if "fact" in it)

    def without(text_of):
        def change(it, blocks):
            block = next(it for it in blocks if it.get("id") == fact)
            text_of(block)
        return change

    contents = {
        "a fact that is not shown": without(lambda block: block.update(items=[{"type": "ld-text", "text": "-"}])),
        "no label": without(lambda block: block.pop("accessibility")),
    }
    for name, change in contents.items():
        if not compared(broken(change), content)[1]:
            faults.append(f"not found: {name}")
    new = broken(lambda it, blocks: first(blocks, "text").update(text="changed"))
    whole = {"templates": card["templates"], "patch": {"changes": [{"id": cards.root(card)["id"], "items": [cards.root(new)]}]}}
    if faults_of_patch(card, new, whole):
        faults.append("a good patch is taken for a bad one")
    for name, block in (("a patch to another card", fact), ("a patch of what is not there", "nowhere")):
        patch = {"templates": {}, "patch": {"changes": [{"id": block}]}}
        if not faults_of_patch(card, new, patch):
            faults.append(f"not found: {name}")
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--every", type=int, default=1, help="only each Nth screen")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=30)
    sys.exit(main(parser.parse_args()))

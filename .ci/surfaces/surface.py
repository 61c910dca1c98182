"""The state of a client of A2UI, as the official SDK has it, and what the client shows of each item of a screen."""

import copy
import json
import pathlib
import warnings

import markdown_it
from a2ui.core import A2uiError, Catalog, MessageProcessor, MessageProcessorOptions
from a2ui.core.basic_catalog import BasicCatalog
from a2ui.core.resolution.data_context import DataContext, MissingDataBindingWarning
from a2ui.utils.validation import validate_payload
from wire import nodes, nodes_in, objects

warnings.simplefilter("error", MissingDataBindingWarning)
VERSIONS = ("0.9.1", "1.0")
SCHEMAS = pathlib.Path(__file__).parent.parent.parent / "Schemas"
OWN = {version: Catalog.from_json(json.loads((SCHEMAS / f"A2UI/catalog.{version}.json").read_text()), protocol_version=f"v{version}")
       for version in VERSIONS}
# The targets: a version and a catalog, with the catalogs that such a client has.
TARGETS = {(version, name): [BasicCatalog(version), *([OWN[version]] if name == "own" else [])]
           for version in VERSIONS for name in ("basic", "own")}
MARKDOWN = markdown_it.MarkdownIt("default")
FAULTS = (A2uiError, ValueError, KeyError, AttributeError, MissingDataBindingWarning)


def options_of(target):
    """The options that ask for a target."""
    version, catalog = target
    return ["--format", "a2ui", "--a2ui-version", version, "--a2ui-catalog", catalog]


def parsed(text):
    return [json.loads(line) for line in text.splitlines()]


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


def component_id(item):
    """The id of the component that shows an item: the same as an identifier."""
    def is_plain(index):
        return 0 <= index < len(item) and item[index].isascii() and item[index].isalnum()

    def name(index):
        if item[index] in ".-" and is_plain(index - 1) and is_plain(index + 1):
            return "_" if item[index] == "." else "__"
        if is_plain(index) and (index > 0 or item[0].isalpha() and item not in ("root", "constructor", "prototype")):
            return item[index]
        return f"___{ord(item[index]):X}___"

    return "".join(map(name, range(len(item))))


def joined(text):
    return " ".join(text.split())


def plain(text):
    """What a client shows of a text: Markdown, of which only a heading may have markup."""
    found, tokens = [], MARKDOWN.parse(text)
    kinds = {token.type for token in tokens} - {"inline", "heading_open", "heading_close", "paragraph_open", "paragraph_close"}
    if kinds:
        raise ValueError(f"{text!r} has the markup {sorted(kinds)}")
    for token in tokens:
        for part in token.children or []:
            if part.type not in ("text", "text_special", "softbreak"):
                raise ValueError(f"{text!r} has the markup {part.type}")
            found.append(part.content if part.type != "softbreak" else " ")
    return joined("".join(found))


class Seen:
    """The texts of a surface as its reader sees them; making it raises an error for a value that is missing or for markup."""

    def __init__(self, surface):
        self.context = DataContext(surface=surface)
        self.components = shown(surface)
        self.children = {it: surface.components_model.get_child_ids(it) for it in self.components}
        # The parts of items that an own component draws as a whole, by their ids.
        self.parts = {}
        self.texts = {it.id: self.texts_of(it) for it in self.components.values()}

    def texts_of(self, component):
        tree, found = component.component_tree, []
        if component.type == "Text":
            found.append(plain(self.context.resolve_dynamic_value(tree["text"])))
        for name in ("label", "value"):
            if name in tree:
                found.append(str(self.context.resolve_dynamic_value(tree[name])))
        if "item" in tree:
            item = self.context.resolve_dynamic_value(tree["item"])
            found += texts_in(item)
            self.parts |= {part["id"]: texts_in(part) for part in objects(item) if "id" in part}
        found += [option["label"] for option in tree.get("options", [])]
        for part in ("label", "description"):
            if part in tree.get("accessibility", {}) and not self.context.resolve_dynamic_value(tree["accessibility"][part]):
                raise ValueError(f"{component.id}: an empty {part}")
        if "event" in tree.get("action", {}):
            for name, value in tree["action"]["event"]["context"].items():
                if self.context.resolve_dynamic_value(value) is None:
                    raise ValueError(f"{component.id}: the context has no {name}")
        return found

    @property
    def everything(self):
        return "\n".join(text for texts in self.texts.values() for text in texts)

    def of(self, item):
        """What is shown of an item: the texts of its component and of those inside it; `None` if it has no component."""
        if component_id(item) not in self.components:
            return "\n".join(self.parts[item]) if item in self.parts else None
        found, stack = [], [component_id(item)]
        while stack:
            name = stack.pop()
            found += self.texts[name]
            stack += reversed(self.children[name])
        return "\n".join(found)


def texts_in(item):
    return [joined(text) for part in objects(item) for name, text in part.items()
            if name in ("text", "label", "title", "caption", "summary") and isinstance(text, str)]


def figures(content, rows=True):
    """What a screen must show: each value of an item, and each text that states a material fact. With the item's id, and whether
    it is a material fact. Without `rows`, what is in no row of a table."""
    hidden = set() if rows else {id(part) for node in nodes(content) if node.get("kind") == "table"
                                 for part in nodes_in(node)}
    for node in nodes(content):
        if node.get("kind") in ("action", "actionGroup") or id(node) in hidden:
            continue
        for value in [node.get("value"), node.get("money"), node.get("date"), *node.get("cells", []), *node.get("amounts", []),
                      *(cell for group in node.get("groups", []) for cell in group.get("totals", [])),
                      *(node.get("totals") or {}).get("cells", [])]:
            if value:
                yield node["id"], value["text"], "fact" in node
        if "fact" in node and node["kind"] in ("status", "note"):
            yield node["id"], node["text"], True
        if "fact" in node and node["kind"] == "banner":
            yield node["id"], node["title"], True


def outside_rows(content):
    return figures(content, rows=False)


def listed(content):
    """What a list of products must show of each of them."""
    for entry in content["products"]:
        product = "product." + ":".join(entry[name] for name in ("type", "id") if name in entry)
        # Only a customer's list has all states; a table has the most important one.
        for text in [entry["title"], (entry.get("balance") or {}).get("text"), *(it["text"] for it in entry["statuses"][:1])]:
            if text:
                yield product, text, True


def words(content):
    """All texts that a reader of a screen sees outside of actions and of what is drawn by other means."""
    for node in nodes(content):
        if node.get("kind") in ("table", "tableRow", "chart", "timeline", "actionGroup", "custom") or ":" in node.get("kind", ""):
            continue
        yield from ((node["id"], node[name], False)
                    for name in ("title", "subtitle", "label", "text", "caption", "details") if name in node)


def missing(content, seen, wanted):
    everything = seen.everything
    for item, text, is_fact in wanted(content):
        place = seen.of(item)
        if place is None and is_fact:
            yield f"{item} has no component that shows {text!r}"
        elif joined(text) not in (everything if place is None or wanted is words else place):
            yield f"{item}: {text!r} is not shown"


def faults_of(target, messages, content=None, wanted=(figures,)):
    """The faults of the messages that create the surface of a screen."""
    try:
        validate_payload(TARGETS[target], copy.deepcopy(messages))
        seen = Seen(surface_of(client(target, messages)))
    except FAULTS as error:
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
    except FAULTS as error:
        return [str(error).split("\n")[0][:300]]
    return [f"the {name} differ" for name, one, other in zip(("components", "values"), reached, wanted) if one != other]

"""The texts of a document in reading order, worked out from the JSON alone, and how a page that shows them is compared."""

import dataclasses
import re


@dataclasses.dataclass
class Text:
    """A text that a page must show, in one of its forms. What is only for screen readers may be said; a heading that is there
    already need not be shown again."""

    forms: list
    is_drawn: bool = True
    may_be_above: bool = False


def texts(document, of_client=True):
    """Returns the texts of a document of version 3 in reading order. A client also says what is missing or at fault."""
    return Reader(document).document(of_client)


class Reader:
    def __init__(self, document):
        self.content, self.depth = document, 0
        self.pages = list(document.get("pages", []))
        actions = {node["id"]: node for node in walk(document) if node.get("kind") == "action"}
        leading = {node["destination"]["item"] for node in walk(document) if node.get("destination", {}).get("kind") == "item"}
        # The buttons that are not in their groups.
        self.in_banners = {}
        for node in walk(document):
            action = actions.get(node.get("destination", {}).get("item")) if node.get("kind") == "banner" else None
            if action and action["id"] not in {other["id"] for other in self.in_banners.values()}:
                self.in_banners[node["id"]] = action
        self.at_bottom = next((it for it in actions.values() if it.get("place") == "bottom" and it["id"] not in leading), None)
        moved = [*self.in_banners.values(), *filter(None, [self.at_bottom])]
        self.moved = {action["id"] for action in moved}

    def document(self, of_client):
        found = self.item(self.content["headerItem"])
        if of_client:
            found += [shown(fault["text"]) for fault in self.content.get("input", {}).get("faults", [])]
        found += self.items(self.content["contentItems"])
        found += [shown(f"{page['title']}: {page['text']}") for page in self.pages]
        if of_client:
            found += [shown(missing["name"]) for missing in self.content["outcome"].get("missing", [])]
        return found + (self.button(self.at_bottom) if self.at_bottom else [])

    def item(self, item):
        read = getattr(self, item["kind"], None) if ":" not in item["kind"] else None
        if read:
            found = list(read(item))
        elif "fallback" in item:
            found = self.items(item["fallback"])
        else:
            names = ("accessibilityLabel", "title", "text", "label")
            found = [shown(next(item[name] for name in names if name in item))] if any(name in item for name in names) else []
        for page in self.pages:
            if item["id"] in (page["list"], page.get("lastRow")):
                found.append(shown(page["text"]))
                self.pages.remove(page)
                break
        return found

    def items(self, items):
        return [text for item in items for text in self.item(item)]

    def header(self, item):
        title = self.content["title"]
        further = [] if title == item["title"] else [shown(title)]
        return [shown(item["title"]), *given(item, "subtitle"), *further, *self.items(item["items"])]

    def section(self, item):
        if self.is_moved(item):
            return []
        title = Text([item["title"]], may_be_above=item["title"] == self.content["title"])
        return [title, *self.items(item["items"])]

    def is_moved(self, item):
        """Whether nothing is left of an item, because its buttons are elsewhere."""
        if item["kind"] == "section":
            return bool(item["items"]) and all(map(self.is_moved, item["items"]))
        return item["kind"] == "actionGroup" and all(action["id"] in self.moved for action in item["items"])

    def amount(self, item):
        return [shown(item["label"]), value(item["money"]), *given(item, "caption")]

    def row(self, item):
        return [shown(item["label"]), value(item["value"]), *given(item, "caption")]

    def status(self, item):
        return [Text([item["text"], *filter(None, [item.get("short")])])]

    def banner(self, item):
        title = Text([item["title"], *filter(None, [item.get("short")])])
        action = self.in_banners.get(item["id"])
        return [title, *given(item, "text"), *(self.button(action) if action else [])]

    def note(self, item):
        return [shown(item["text"])]

    def chips(self, item):
        return [shown(item["label"]), *(shown(chip["text"]) for chip in item["items"])]

    def divider(self, item):
        return []

    def progress(self, item):
        return [shown(item["label"]), shown(item["text"])]

    def breakdown(self, item):
        return [*self.item(item["total"]), *self.items(item["items"])]

    def actionGroup(self, item):  # noqa: N802
        here = [action for action in item["items"] if action["id"] not in self.moved]
        return [text for action in here for text in self.button(action)]

    def button(self, action):
        url = action["destination"].get("url", "")
        telephone = [shown(url.removeprefix("tel:"))] if url.startswith("tel:") else []
        return [shown(action["title"]), *given(action, "reason"), *telephone, *given(action, "details")]

    def timeline(self, item):
        found = [*given(item, "title")]
        for entry in item["items"]:
            money = [value(entry["money"])] if "money" in entry else []
            found += [value(entry["date"]), shown(entry["title"]), *money, *given(entry, "caption")]
        return found

    def chart(self, item):
        found = [*given(item, "title"), shown(item["summary"]), shown(item["axis"])]
        found += [shown(series["title"]) for series in item["series"]]
        for point in item["items"]:
            found += [shown(point["label"]), *(value(amount) for amount in point["amounts"] if amount)]
        return found

    def table(self, item):
        found = [Text([item["title"]], is_drawn=False)] if "title" in item else []
        groups, above = {group["id"]: group for group in item.get("groups", [])}, None
        if len(groups) == 1 and "totals" not in item["groups"][0]:
            # All rows are in one group.
            groups = {}
        for row in item["items"]:
            found += given(row, "dayLine")
            group = groups.get(row.get("group"))
            if group and group["id"] != above:
                found += [shown(group["title"]), *cells(group.get("totals", []))]
            above = row.get("group")
            found += cells(row["cells"])
        totals = item.get("totals")
        return found + ([shown(totals["title"]), *cells(totals["cells"])] if totals else [])


def shown(text):
    return Text([text])


def value(value):
    return shown(value["text"])


def cells(values):
    return [value(cell) for cell in values if cell]


def given(item, name):
    return [shown(item[name])] if name in item else []


def walk(document):
    """Yields every item and every part of one that has an id, in reading order."""
    def inside(item):
        yield item
        for inner in [*([item["total"]] if "total" in item else []), *item.get("items", []), *item.get("fallback", [])]:
            yield from inside(inner)

    for item in [document["headerItem"], *document["contentItems"]]:
        yield from inside(item)


def columns(document):
    """Yields the titles of columns. A page may show them above the rows, and beside the sums of each folded group."""
    for node in walk(document):
        if node.get("kind") == "table":
            yield from (column["title"] for column in node["columns"] if column["title"])


def plain(text):
    """Returns a text as a reader compares it: without the layout of white space, and without invisible marks."""
    return re.sub(r"\s+", " ", re.sub("[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e\u00ad]", "", text)).strip()


def faults(expected, seen, said, own, columns=()):
    """Compares the texts of a document with those of its page: each once and in order, and nothing else but `own`, the words
    of the client. `seen` and `said` are the texts that are drawn and those that only a screen reader has. The titles of columns
    stand where the rows are, maybe more than once."""
    seen, said, own = [list(filter(None, map(plain, texts))) for texts in (seen, said, own)]
    found, rest, place = [], [], 0
    for text in expected:
        forms = [plain(form) for form in text.forms]
        if text.may_be_above and set(forms) & set(seen[:place]):
            continue
        index = next((index for index in range(place, len(seen)) if seen[index] in forms), None)
        if index is not None:
            rest += seen[place:index]
            place = index + 1
        elif not any(forms) or not text.is_drawn and set(forms) & set(said):
            continue
        else:
            found.append(f"lost or out of order: {forms[0]!r}" + (", but seen elsewhere" if forms[0] in seen else ""))
    columns = [plain(title) for title in columns]
    found += [f"lost: the column {title!r}" for title in columns if title not in seen]
    rest = [text for text in [*rest, *seen[place:]] if text not in own and text not in columns]
    if rest:
        found.append(f"seen twice, or in no document: {rest[:5]}")
    return found

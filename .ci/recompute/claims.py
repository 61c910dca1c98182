"""Takes a rendered document apart into claims: every value and every text of every item, with the numbers it holds."""

import functools
from datetime import date
from decimal import Decimal

import tokens as grammar

# What a text of an item is called; other strings are identifiers, roles and addresses.
TEXTS = {
    "title", "subtitle", "label", "caption", "text", "details", "reason", "summary", "group", "confirmation", "note", "badge",
    "heading", "placeholder", "hint", "axis", "dayLine",
}
VALUES = {"money", "date", "percent", "moment"}


# Which parts of the record an item may quote, by how its id begins; without an entry, one of the same name.
QUOTES = {
    "action": {"actions"},
    "closing": {"closing"},
    "collateral": {"property", "security"},
    "payment": {"obligations"},
    "obligation": {"obligations"},
    "notice": {"notices"},
    "payouts": {"disbursement"},
    "prepayment": {"actions", "prepayment"},
    "purchase": {"order"},
    "state": {"overlays"},
    "vehicle": {"vehicle"},
}


class Claim:
    """A field of an item: its numbers, and the text or value they stand in."""

    __slots__ = ("id", "field", "text", "tokens", "node", "typed", "column")

    def __init__(self, id, field, text, found, node, typed):
        self.id, self.field, self.text, self.tokens, self.node, self.typed = id, field, text, found, node, typed
        self.column = None


def value_token(value):
    kind = value["kind"]
    if kind == "money":
        return ("money", Decimal(value["amount"]))
    if kind == "date":
        return ("date", date.fromisoformat(value["iso"]))
    if kind == "percent":
        return ("percent", Decimal(value["value"]))
    return ("moment", value["iso"])


def form_faults(value, language):
    """Says how a value's text, spoken text and number differ."""
    token = value_token(value)
    if value["kind"] == "moment":
        return []
    faults = []
    for field in ("text", "spoken"):
        text = value.get(field)
        if text is None:
            continue
        found = grammar.tokens(text, language)
        bare = grammar.number(text, language)
        if bare is not None and token[0] == "money":
            found = (("money", bare),)
        if list(found) != [token]:
            faults.append("%s %r is not %s" % (field, text, grammar.shown(token)))
    return faults


@functools.lru_cache(maxsize=200000)
def unstated(text, stated):
    """A text without what the record states word for word."""
    rest = grammar.plain(text)
    for words in stated:
        part = grammar.plain(words)
        for form in (part, part[:1].lower() + part[1:], part[:1].upper() + part[1:]):
            if form in rest:
                rest = rest.replace(form, " … ")
    return rest


class Document:
    """The claims of a document, and the faults of form that need no record to be seen."""

    def __init__(self, json, stated):
        self.json, self.stated, self.language = json, stated, json["language"]
        self.claims, self.faults, self.ids, self.nodes, self.values = [], [], set(), {}, 0
        # How many figures stand in texts that the record states word for word for the item.
        self.quoted, self._of = 0, {}
        self._walk(json.get("headerItem"), "", "", None)
        self._walk(json.get("contentItems"), "", "", None)
        self._spoken(json.get("headerItem"))
        self._spoken(json.get("contentItems"))
        self._columns()

    def quotable(self, id):
        """The texts of the record that an item may quote."""
        family = id.split(".")[0]
        if family not in self._of:
            names = QUOTES.get(family, {family})
            self._of[family] = tuple(text for text, path in self.stated.items() if path & names)
        return self._of[family]

    def _columns(self):
        """Gives each cell of a table the id of its column."""
        columns = {}
        for id, node in self.nodes.items():
            if node.get("kind") == "table":
                names = [column["id"] for column in node["columns"]]
                columns[id] = names
                columns.update({str(row["id"]): names for row in node.get("items") or []})
                columns.update({"%s/%s" % (id, group["id"]): names for group in node.get("groups") or []})
            elif node.get("kind") == "chart":
                columns.update({str(bar["id"]): [part["id"] for part in node.get("series") or []] for bar in node["items"]})
        for claim in self.claims:
            parts = claim.field.split(".")
            place = next((int(part) for part in parts[1:] if part.isdigit()), None)
            if parts[0] in ("cells", "totals", "amounts") and claim.id in columns and place is not None:
                claim.column = columns[claim.id][place]

    def _walk(self, value, id, field, node):
        if isinstance(value, list):
            for index, part in enumerate(value):
                self._walk(part, id, "%s.%d" % (field, index) if field else str(index), node)
        elif isinstance(value, dict):
            if value.get("kind") in VALUES and ("iso" in value or "amount" in value or "value" in value):
                self.values += 1
                self.claims.append(Claim(id, field, value.get("text", ""), [value_token(value)], node, True))
                self.faults += [(id, value.get("text", ""), fault) for fault in form_faults(value, self.language)]
                return
            if value.get("kind") == "document":
                return
            if "id" in value:
                own = str(value["id"])
                id = own if "kind" in value or "." in own else id + "/" + own
                field, node = "", value
                self.ids.add(id)
                self.nodes[id] = value
            for key, part in value.items():
                self._walk(part, id, "%s.%s" % (field, key) if field else key, node)
        elif isinstance(value, str):
            key = field.rsplit(".", 1)[-1]
            if key in TEXTS:
                language = "en" if "payload" in field else self.language
                found = grammar.tokens(unstated(value, self.quotable(id)), language)
                self.quoted += len(grammar.tokens(value, language)) - len(found)
                if found:
                    self.claims.append(Claim(id, field, value, found, node, False))
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            self.claims.append(Claim(id, field, str(value), [("n", Decimal(str(value)))], node, True))

    def _spoken(self, value):
        """What a screen reader says has no number that its item does not show."""
        if isinstance(value, list):
            for part in value:
                self._spoken(part)
        elif isinstance(value, dict):
            label = value.get("accessibilityLabel")
            if isinstance(label, str):
                shown = set()
                all_tokens({k: v for k, v in value.items() if k != "accessibilityLabel"}, shown, self.language)
                for token in grammar.tokens(label, self.language):
                    if token not in shown:
                        self.faults.append((str(value.get("id")), label, "%s is spoken and not shown" % grammar.shown(token)))
            for part in value.values():
                self._spoken(part)


def all_tokens(value, found, language):
    if isinstance(value, dict):
        if value.get("kind") in VALUES and ("iso" in value or "amount" in value or "value" in value):
            found.add(value_token(value))
            found.update(grammar.tokens(value.get("text", ""), language))
            return
        for part in value.values():
            all_tokens(part, found, language)
    elif isinstance(value, list):
        for part in value:
            all_tokens(part, found, language)
    elif isinstance(value, str):
        found.update(grammar.tokens(value, language))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        found.add(("n", Decimal(str(value))))

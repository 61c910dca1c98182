"""Changes that make a valid document invalid, made from the schema: one of each kind for each of its properties."""

import copy

from schemas import validator

EXTRA = "notInTheSchema"
# For each type, what is none of it.
OTHERS = {
    "string": [7, None], "integer": [1.5, "7", None], "number": ["7", None], "boolean": ["true", None],
    "array": [{}, None], "object": [[], None],
}


def of(schema, documents):
    """Returns the changed documents with the names of their changes. A place that no document has is printed."""
    walk = Walk(validator(schema))
    for document in documents:
        for part in shortened(document):
            walk.visit(walk.root, part, [], part)
    without = sorted(walk.described() - walk.visited)
    if without:
        print(f"{schema}: in no document: {', '.join(without)}")
    return walk.made


def shortened(document):
    """Yields a screen with one of its content items at a time, because a short document is validated faster."""
    if "contentItems" not in document:
        yield document
        return
    for item in document["contentItems"]:
        yield {**document, "contentItems": [item], "diagnostics": document.get("diagnostics", [])[:1]}


class Walk:
    def __init__(self, root):
        self.validator = root
        self.root = root.schema
        self.made = []
        self.seen = set()
        self.visited = set()

    def described(self):
        """Returns the names of all properties of the definitions."""
        definitions = self.root.get("$defs", {}).items()
        return {f"{name}.{prop}" for name, node in definitions for prop, it in node.get("properties", {}).items() if it}

    def visit(self, node, value, path, document):
        """Makes the breakages of a value and of what is in it."""
        facets = self.facets(node, value)
        if facets is None:
            return
        for name, facet in facets:
            for fault, change in self.changes(facet, value):
                self.add(f"{name}: {fault}", facet, path, change, document)
            if isinstance(value, dict):
                for prop, inner in facet.get("properties", {}).items():
                    if prop in value and isinstance(inner, dict):
                        self.visited.add(f"{name}.{prop}")
                        self.visit({**inner, "place": f"{name}.{prop}"}, value[prop], [*path, prop], document)
            if isinstance(value, list) and isinstance(facet.get("items"), dict):
                for index, element in enumerate(value):
                    self.visit({**facet["items"], "place": f"{name}[]"}, element, [*path, index], document)

    def facets(self, node, value):
        """Returns the schemas that a value must meet, with their names; none if it need meet only one of several."""
        if "$ref" in node:
            name = node["$ref"].rsplit("/", 1)[-1]
            target = self.root if node["$ref"] == "#" else self.root["$defs"][name]
            return self.facets({**target, "place": name}, value)
        if "anyOf" in node or "oneOf" in node:
            branches = [it for it in node.get("oneOf", node.get("anyOf")) if self.meets(it, value)]
            if len(branches) != 1 or "anyOf" in node or "$ref" not in branches[0]:
                return None
            return self.nullable(self.facets(branches[0], value), node.get("oneOf"))
        found = [(node.get("place", "document"), node)]
        for part in [*node.get("allOf", []), node]:
            if "if" in part:
                branch = part.get("then" if self.meets(part["if"], value) else "else")
                if isinstance(branch, dict) and "$ref" in branch:
                    found += self.nullable(self.facets(branch, value) or [], [node])
        return found

    def nullable(self, facets, alternatives):
        """Returns the facets with a mark if one of the alternatives is null."""
        if facets is None or not any("null" in (it.get("type") or []) for it in alternatives):
            return facets
        return [(name, {**facet, "nullable": True}) for name, facet in facets]

    def meets(self, schema, value):
        return self.validator.part_is_valid(schema, value)

    def changes(self, facet, value):
        """Yields the changes of a value, each with its name; a change is a function of the value."""
        kinds = facet.get("type", [])
        kinds = kinds if isinstance(kinds, list) else [kinds]
        if len(kinds) == 1:
            for other in OTHERS[kinds[0]]:
                if other is None and facet.get("nullable"):
                    continue
                yield f"{other!r} for a {kinds[0]}", lambda _, other=other: other
        if "const" in facet:
            yield "another constant", lambda _: 99 if isinstance(facet["const"], int) else "fromTheFuture"
        if "enum" in facet:
            yield "none of the values", lambda _: "fromTheFuture"
        if "pattern" in facet:
            yield "a text of another form", lambda _: "\u0007"
        if facet.get("minLength"):
            yield "an empty text", lambda _: ""
        if facet.get("minItems"):
            yield "an empty list", lambda _: []
        for limit, step in (("minimum", -1), ("maximum", 1)):
            if limit in facet:
                yield f"past the {limit}", lambda _, limit=limit, step=step: facet[limit] + step
        if isinstance(value, dict):
            for name in facet.get("required", []):
                yield f"without {name}", lambda it, name=name: {key: it[key] for key in it if key != name}
            if facet.get("additionalProperties") is False:
                yield "one property more", lambda it: {**it, EXTRA: 1}

    def add(self, name, facet, path, change, document):
        if name in self.seen:
            return
        self.seen.add(name)
        changed = copy.deepcopy(document)
        if not path:
            changed = change(changed)
        else:
            owner = changed
            for step in path[:-1]:
                owner = owner[step]
            owner[path[-1]] = change(owner[path[-1]])
        self.made.append((name, changed))

"""The JSON Schemas of DivKit's documents, strict: of `{"templates", "card"}` and `{"templates", "patch"}`, with the templates
expanded.

They are made from what pydivkit states (Apache-2.0, github.com/divkit/divkit, json-builder/python), which its vendor generates
from DivKit's own schemas. Descriptions and defaults are left out, the branch of a union is picked by `type`, and objects are
closed; nothing else is changed.
"""

import json
import pathlib
import subprocess
import sys

VERSIONS = ("25.7.0", "33.8.0")


def made(version, folder):
    """Installs a version of pydivkit into a folder, and returns its schema."""
    packages = pathlib.Path(folder) / version
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--target", packages, f"pydivkit=={version}"], check=True)
    # In a process of its own, because a process can import one version only.
    process = subprocess.run([sys.executable, __file__, packages], capture_output=True, check=True)
    return json.loads(process.stdout)


def schema(entities):
    definitions, roots = {}, {}
    for entity in entities:
        whole = entity.schema()
        definitions |= whole.pop("definitions")
        roots[entity.__name__] = whole
    definitions |= roots
    converted = {name: convert(part, definitions) for name, part in sorted(definitions.items())}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "additionalProperties": False,
        "properties": {"templates": {"type": "object"}, "card": {"$ref": "#/definitions/DivData"},
                       "patch": {"$ref": "#/definitions/DivPatch"}},
        "oneOf": [{"required": ["card"]}, {"required": ["patch"]}],
        "definitions": converted,
    }


def convert(node, definitions):
    if isinstance(node, list):
        return [convert(part, definitions) for part in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return {"$ref": node["$ref"]}
    result = {}
    for key, value in node.items():
        if key in ("description", "default"):
            continue
        if key in ("properties", "definitions"):
            result[key] = {name: convert(part, definitions) for name, part in value.items()}
        else:
            result[key] = value if key in ("enum", "required") else convert(value, definitions)
    if "properties" in result:
        result.setdefault("additionalProperties", False)
    branches = [(types_of(part, definitions), part) for part in result.get("anyOf", [])]
    if branches and all(types for types, _ in branches):
        del result["anyOf"]
        result |= {
            "type": "object", "required": ["type"],
            "properties": {"type": {"enum": sorted({name for types, _ in branches for name in types})}},
            "allOf": [{"if": {"required": ["type"], "properties": {"type": {"enum": types}}}, "then": part}
                      for types, part in branches]}
    return result


def types_of(branch, definitions):
    """The values of `type` of a branch of a union; `None` if it is no object with a type."""
    if "$ref" not in branch:
        return None
    entity = definitions[branch["$ref"].rsplit("/", 1)[1]]
    return entity.get("properties", {}).get("type", {}).get("enum")


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    from pydivkit.div import DivData, DivPatch
    json.dump(schema([DivData, DivPatch]), sys.stdout)

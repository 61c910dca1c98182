"""The schemas, and the validation of documents."""

import functools
import itertools
import json
import pathlib
from concurrent.futures import ProcessPoolExecutor

import jsonschema_rs

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Schemas"
# What the records of a product have beside the common facts is described in the product's own folder.
SPECIFICS = {json.loads(path.read_bytes())["$id"].split(":")[-3]: path for path in ROOT.glob("ProductPlugins/*/specifics.schema.json")}


class Validator:
    """A schema, which is checked itself, and its compiled validator: thousands of documents go through it."""

    def __init__(self, schema):
        jsonschema_rs.meta.validate(schema)
        self.schema = schema
        self.compiled = jsonschema_rs.validator_for(schema, validate_formats=True)
        self.parts = {}

    def faults(self, content):
        """Returns the first faults of a content, each with its place."""
        return [f"{list(it.instance_path)}: {it.message[:300]}" for it in itertools.islice(self.compiled.iter_errors(content), 3)]

    def is_valid(self, content):
        return self.compiled.is_valid(content)

    def part_is_valid(self, part, content):
        """Returns whether a part of the schema accepts a content."""
        if id(part) not in self.parts:
            whole = {**part, "$defs": self.schema.get("$defs", {})}
            # The part is kept, so that no other one gets its identity.
            self.parts[id(part)] = part, jsonschema_rs.validator_for(whole, validate_formats=True)
        return self.parts[id(part)][1].is_valid(content)


@functools.cache
def validator(name):
    """Returns the validator of the schema with this path in the folder of schemas."""
    path = SPECIFICS[name.removesuffix(" specifics")] if name.endswith(" specifics") else FOLDER / f"{name}.schema.json"
    return Validator(json.loads(path.read_bytes()))


def check_schemas():
    paths = sorted(FOLDER.rglob("*.schema.json"))
    names = [str(path.relative_to(FOLDER)).removesuffix(".schema.json") for path in paths]
    faults = []
    for name in names + [f"{type} specifics" for type in sorted(SPECIFICS)]:
        faults += faults_of_examples(name)
        print(f"{name}: a valid schema")
    return faults


def faults_of_examples(name):
    """Returns the examples in a schema that the part with the example does not accept."""
    whole = validator(name)
    faults = []

    def visit(schema, path):
        if isinstance(schema, list):
            for index, part in enumerate(schema):
                visit(part, f"{path}[{index}]")
        elif isinstance(schema, dict):
            # A property may be called "examples", too.
            examples = schema.get("examples", []) if not path.endswith(".properties") else []
            for example in examples if isinstance(examples, list) else []:
                if not whole.part_is_valid(schema, example):
                    faults.append(f"{name}: {path}: the example {json.dumps(example, ensure_ascii=False)} is not valid")
            for key, part in schema.items():
                visit(part, f"{path}.{key}")

    visit(whole.schema, "$")
    return faults


def check_specifics(loans, types):
    """Returns the faults of what the records of products have beside the common facts, and of its schemas."""
    faults, stated = [], set()
    for loan in loans:
        if "specifics" in loan:
            name, content = f"{loan['type']} specifics", loan["specifics"]
            faults += faults_of(name, content, f"specifics of {loan['id']}")
            stated |= {(loan["type"], field) for field in content}
            if accepts(name, json.dumps({**content, "unknown": 1})):
                faults.append(f"{name}: the schema accepts a field that nobody reads")
    for type in types:
        if type not in SPECIFICS:
            faults.append(f"ProductPlugins has no specifics.schema.json of {type}")
            continue
        fields = validator(f"{type} specifics").schema.get("properties", {})
        faults += [f"{type}: no sample record states {field}" for field in fields if (type, field) not in stated]
    print(f"specifics: {len(stated)} fields of {len(SPECIFICS)} products in sample records")
    return faults


def faults_of(schema, content, name):
    """Returns the first faults of a content, one line each."""
    return [f"{name}: {fault}" for fault in validator(schema).faults(content)]


def faults_of_text(schema, text, name):
    return faults_of(schema, json.loads(text), name)


def accepts(schema, text):
    return validator(schema).is_valid(json.loads(text))


def on_all_cores(check, tasks):
    """Calls `check` with the arguments of each task, in parallel; returns the results in order."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(check, *zip(*tasks), chunksize=8))

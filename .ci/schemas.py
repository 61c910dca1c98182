"""The schemas, and documents held to them."""

import functools
import itertools
import json
import pathlib
from concurrent.futures import ProcessPoolExecutor

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Schemas"


@functools.cache
def validator(name):
    """The validator of the schema of this path in the folder of schemas; the schema is a valid one itself."""
    schema = json.loads((FOLDER / f"{name}.schema.json").read_bytes())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


def check_schemas():
    for path in sorted(FOLDER.rglob("*.schema.json")):
        name = str(path.relative_to(FOLDER)).removesuffix(".schema.json")
        validator(name)
        print(f"{name}: a valid schema")


def faults_of(schema, content, name):
    """The first faults of a content, a line each."""
    errors = validator(schema).iter_errors(content)
    return [f"{name}: {error.json_path}: {error.message}" for error in itertools.islice(errors, 3)]


def faults_of_text(schema, text, name):
    return faults_of(schema, json.loads(text), name)


def accepts(schema, text):
    return validator(schema).is_valid(json.loads(text))


def on_all_cores(check, tasks):
    """One of the functions above for each of some tasks, the arguments of a call, in their order."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(check, *zip(*tasks), chunksize=8))

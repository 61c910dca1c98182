"""The schemas, and the validation of documents."""

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
    """Returns the validator of the schema with this path in the folder of schemas; checks the schema first."""
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
    """Returns the first faults of a content, one line each."""
    errors = validator(schema).iter_errors(content)
    return [f"{name}: {error.json_path}: {error.message}" for error in itertools.islice(errors, 3)]


def faults_of_text(schema, text, name):
    return faults_of(schema, json.loads(text), name)


def accepts(schema, text):
    return validator(schema).is_valid(json.loads(text))


def on_all_cores(check, tasks):
    """Calls `check` with the arguments of each task, in parallel; returns the results in order."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(check, *zip(*tasks), chunksize=8))

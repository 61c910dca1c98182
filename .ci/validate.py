"""Validates what the executable prints against the schemas, with a validator that is not ours."""

import itertools
import json
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Schemas"
PAYLOADS = ROOT / "Tests" / "LoanDetailGatewaysTests" / "Payloads" / "fineract"
LOCALES = ["en_US", "ru_RU", "de_DE"]


def main(executable):
    schemas = {path.name: json.loads(path.read_bytes()) for path in sorted(SCHEMAS.rglob("*.schema.json"))}
    for name, schema in schemas.items():
        jsonschema.validators.validator_for(schema).check_schema(schema)
        print(f"{name}: a valid schema")
    screen_schema = validator(schemas["loan-detail.schema.json"])
    portfolio_schema = validator(schemas["portfolio.schema.json"])
    list_schema = validator(schemas["product-list.schema.json"])
    types_schema = validator(schemas["product-types.schema.json"])
    patch_schema = validator(schemas["patch.schema.json"])

    faults = []
    sample = output(executable, "sample")
    faults += check(portfolio_schema, sample, "sample")
    for locale in LOCALES:
        types = output(executable, "products", "--format", "json", "--locale", locale)
        faults += check(types_schema, types, f"products --locale {locale}")
        listed = output(executable, "list", "--format", "json", "--locale", locale)
        faults += check(list_schema, listed, f"list --locale {locale}")
    screens = {product["type"]: product["screens"] for product in types["products"]}
    products = listed["products"]
    lines = [
        ["render", f"{product['type']}:{product['id']}", "--screen", screen, "--locale", locale]
        for product, locale in itertools.product(products, LOCALES)
        for screen in screens[product["type"]]
    ]
    loans = [path for path in sorted(PAYLOADS.glob("*.json")) if is_loan(path)]
    for path, locale in itertools.product(loans, LOCALES):
        source = ["--source", "fineract", "--data", str(path)]
        listed = output(executable, "list", "--format", "json", *source)
        faults += check(list_schema, listed, " ".join(["list", *source]))
        for product in listed["products"]:
            lines += [
                ["render", f"{product['type']}:{product['id']}", "--screen", screen, "--locale", locale, *source]
                for screen in screens[product["type"]]
            ]
    with ThreadPoolExecutor() as pool:
        documents = pool.map(lambda line: (line, *run(executable, *line, "--format", "json")), lines)
        for line, code, text, errors in documents:
            name = " ".join(line)
            if code != 0:
                faults.append(f"{name}: ended with {code}: {errors.strip()}")
                continue
            faults += check(screen_schema, json.loads(text), name)

    patches = [check_patch(executable, patch_schema, f"{product['type']}:{product['id']}") for product in products]
    faults += itertools.chain(*patches)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"patches: {len(patches)}")
    print(f"sample portfolio: {len(sample['loans'])} loans")
    print(f"screens: {len(lines)} of {len(products)} sample products and {len(loans)} Fineract payloads")
    if not products or not loans:
        sys.exit("There was nothing to validate.")
    if faults:
        sys.exit(f"{len(faults)} faults")


def validator(schema):
    kind = jsonschema.validators.validator_for(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


def check(schema, document, name):
    return [f"{name}: {error.json_path}: {error.message}" for error in itertools.islice(schema.iter_errors(document), 3)]


def check_patch(executable, schema, product):
    """From one day's screen to the next's: the patch keeps to its schema and leads to the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        days = ["2026-11-21", "2026-11-22"]
        old, new = [pathlib.Path(folder) / f"{day}.json" for day in days]
        for path, day in zip([old, new], days):
            path.write_text(run(executable, "render", product, "--as-of", day, "--format", "json")[1])
        patch = pathlib.Path(folder) / "patch.json"
        patch.write_text(run(executable, "diff", old, new)[1])
        name = f"diff of {product} on {' and '.join(days)}"
        faults = check(schema, json.loads(patch.read_bytes()), name)
        if run(executable, "patch", old, patch)[1] != new.read_text():
            faults.append(f"{name}: patch leads elsewhere")
        return faults


def is_loan(path):
    """Whether a payload is one loan or a page of loans, rather than something else Fineract answers with."""
    payload = json.loads(path.read_bytes())
    return isinstance(payload, dict) and ("loanProductId" in payload or "pageItems" in payload)


def run(executable, *arguments):
    process = subprocess.run([executable, *arguments], capture_output=True, check=False)
    return process.returncode, process.stdout.decode(), process.stderr.decode()


def output(executable, *arguments):
    code, text, errors = run(executable, *arguments)
    if code != 0:
        sys.exit(f"{' '.join(arguments)}: ended with {code}: {errors.strip()}")
    return json.loads(text)


if __name__ == "__main__":
    main(sys.argv[1])

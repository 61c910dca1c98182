"""Validates the output of the executable against the schemas, with an independent validator."""

import decimal
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

import accessibility
import batches
import etags
import events
import explanations
import mutations
import paging
import patches
import serving
from schemas import ROOT, SPECIFICS, Validator, check_schemas, check_specifics, faults_of, faults_of_text, on_all_cores
from wire import Tool, nodes

PAYLOADS = ROOT / "Tests" / "LoanDetailGatewaysTests" / "Payloads" / "fineract"
EVERY_FIELD = PAYLOADS.parent / "portfolio" / "every-field.2.json"
LOCALES = ["en_US", "ru_RU", "de_DE"]
# The arguments that print a screen begin with the command, the product, the screen and the locale; the source follows.
SCREEN_ARGUMENTS = 6


def main(executable):
    tool = Tool(executable)
    faults = check_schemas()

    sample = json.loads(tool.bytes(["sample"]))
    # Whatever version 1 can say, version 2 can say in the same way.
    sample_2 = {**sample, "schemaVersion": 2}
    faults += faults_of("portfolio", sample_2, "sample as version 2")
    faults += faults_of("portfolio", json.loads(EVERY_FIELD.read_bytes()), EVERY_FIELD.name)
    for locale in LOCALES:
        types = tool.json("products", "--locale", locale)
        faults += faults_of("product-types", types, f"products --locale {locale}")
        listed, found = products(tool, "--locale", locale)
        faults += found
    screens = {product["type"]: [it["screen"] for it in product["screens"]] for product in types["products"]}
    faults += check_specifics(sample["loans"], screens)
    lines = screen_lines(listed, screens)
    faults += portfolios_of_products(tool, sample)
    for code in ("de", "ar"):
        faults += faults_of("words", json.loads(tool.bytes(["words", "--language", code])), f"words --language {code}")
    foreign_lines = []
    loans = [path for path in sorted(PAYLOADS.glob("*.json")) if is_loan(path)]
    for path in loans:
        source = ["--source", "fineract", "--data", str(path)]
        page, found = products(tool, *source)
        faults += found
        foreign_lines += screen_lines(page, screens, source)

    samples = tool.all(lines, tool.document)
    foreign = tool.all(foreign_lines, tool.document)
    english = [line for line in lines + foreign_lines if "en_US" in line]
    kinds = ["header", "section", "row", "note", *(kind for product in types["products"] for kind in product["kinds"])]
    second = tool.all(versioned(english, "2", kinds), tool.document)
    older = tool.all(versioned(english, "1", kinds), tool.document)
    newest = samples + foreign
    reduced, own_kinds, found = for_clients(tool, [it for it in newest if "en_US" in it.line], types["products"])
    faults += found
    newest += reduced + own_kinds
    schemas = ["loan-detail", "loan-detail.reader"]
    tasks = [(schema, document.text, document.name) for document in newest for schema in schemas]
    for version, documents in {1: older, 2: second}.items():
        tasks += [(f"Published/loan-detail.{version}", document.text, document.name) for document in documents]
    faults += itertools.chain.from_iterable(on_all_cores(faults_of_text, tasks))
    print(f"sample portfolio: {len(sample['loans'])} loans")
    print(f"screens: {len(samples)} of {len(listed['products'])} sample products")
    print(f"screens: {len(second)} more for version 2, {len(older)} for version 1")
    print(f"screens: {len(foreign)} of {len(loans)} Fineract payloads")
    print(f"screens: {len(reduced)} more without what screen readers say, {len(own_kinds)} with products' own kinds")

    own = [document for document in samples if "en_US" in document.line]
    faults += own_items(samples + foreign + own_kinds)
    faults += fingerprints(samples + foreign + second + reduced)
    faults += etags.check(tool, samples + foreign, lines)
    faults += repeated(tool, own + foreign)
    faults += explanations.check(tool, own)
    faults += paging.check(tool, own)
    faults += accessibility.check(samples + foreign + second + older)
    faults += customers(tool, lines)
    faults += events.check(tool)
    faults += made_screens(tool, [it["type"] for it in types["products"]])
    others = {
        "portfolio": sample_2,
        "Published/product-list.1": tool.json("list", "--client-version", "2"),
        "product-types": types,
        "explanation": tool.json("explain", *own[0].line[1:], *explanations.CLIENTS[1]),
    }
    vectors = list(valid_vectors())
    for name, content in vectors:
        faults += faults_of("loan-detail", content, name)
    faults += mutations.check(vectors, samples + foreign, lists(tool), second, older, others)
    faults += patches.check(tool, listed["products"])
    faults += batches.check(tool, sample["loans"])
    faults += serving.check(tool, sample["loans"])

    for fault in faults:
        print(fault, file=sys.stderr)
    if not samples or not foreign:
        sys.exit("There was nothing to validate.")
    if faults:
        sys.exit(f"{len(faults)} faults")


def portfolios_of_products(tool, sample):
    """Returns the faults of the sample records by the schemas of portfolios of one product with its specifics."""
    faults = []
    for type in sorted(SPECIFICS):
        valid = Validator(json.loads(tool.bytes(["schema", "portfolio", "--product", type])))
        loans = [loan for loan in sample["loans"] if loan["type"] == type]
        faults += [f"portfolio of {type}: {it}" for it in valid.faults({**sample, "schemaVersion": 2, "loans": loans})]
        wrong = [{**loan, "specifics": {**(loan.get("specifics") or {}), "unknown": 1}} for loan in loans]
        if valid.is_valid({**sample, "schemaVersion": 2, "loans": wrong}):
            faults.append(f"portfolio of {type}: the schema accepts specifics that nobody reads")
    return faults


def versioned(lines, version, kinds):
    """Returns the commands for a client of a version, and for one that draws products' own kinds, too."""
    old = [[*line, "--client-version", version] for line in lines]
    return old + [[*line, "--client-kinds", ",".join(kinds)] for line in old if "details" in line]


def screen_lines(listed, screens, source=()):
    """Returns the commands that print every screen of the listed products in both languages, and of each type's first one in
    a locale of no language of the engine."""
    firsts = {product["type"]: product for product in reversed(listed["products"])}
    return [
        ["render", f"{product['type']}:{product['id']}", "--screen", screen, "--locale", locale, *source]
        for product, locale in itertools.product(listed["products"], LOCALES)
        for screen in screens[product["type"]]
        if locale != "de_DE" or product is firsts[product["type"]]
    ]


def products(tool, *line):
    """Returns the list of products, and the faults of it and of the same list for older clients."""
    listed, name = tool.json("list", *line), " ".join(["list", *line])
    faults = faults_of("product-list", listed, name)
    if listed["etag"] != etags.etag(listed):
        faults.append(f"{name}: the etag is not that of what the list holds")
    for version in "12":
        old = tool.json("list", *line, "--client-version", version)
        faults += faults_of("Published/product-list.1", old, f"{name} --client-version {version}")
    return {**listed, "products": [product for product in listed["products"] if "id" in product]}, faults


def lists(tool):
    """Returns lists with what a list can have: a record that cannot be read, findings about it, a customer's id."""
    portfolio = json.loads(tool.bytes(["sample"]))
    portfolio["loans"][0]["currency"] = "none"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "portfolio.json")
        path.write_text(json.dumps(portfolio))
        lines = [["list"], ["list", "--customer", "C-1"], ["list", "--data", str(path)]]
        return [(" ".join(line), tool.json(*line)) for line in lines]


def for_clients(tool, documents, types):
    """Returns the documents for clients without what screen readers say, and with products' own kinds, and the faults.

    Such a document is the whole one, less what the client does without: only the ETag is another.
    """
    spoken = {"spoken", "accessibilityLabel"}
    kinds = ",".join(["standard", *(kind for product in types for kind in product["kinds"])])
    owners = [it for it in documents if any(":" in node.get("kind", "") for node in nodes(it.content))]
    # A client that states anything about itself draws only the standard kinds if it states no others.
    standard = [[*it.line, "--client-kinds", "standard"] if it in owners else it.line for it in documents]
    silent = tool.all([[*line, "--without", ",".join(sorted(spoken))] for line in standard], tool.document)
    wholes = [tool.document(line) if line is not it.line else it for it, line in zip(documents, standard)]
    own = tool.all([[*it.line, "--client-kinds", kinds] for it in owners], tool.document)
    faults = []
    pairs = [(*pair, spoken) for pair in zip(wholes, silent)] + [(*pair, set()) for pair in zip(owners, own)]
    for whole, less, names in pairs:
        if {**less.content, "etag": None} != {**without(whole.content, names), "etag": None}:
            faults.append(f"{less.name}: not the whole document less what the client does without")
        if less.content["etag"] != etags.etag(less.content):
            faults.append(f"{less.name}: the etag is not that of what the document holds")
    return silent, own, faults


def without(value, names):
    if isinstance(value, dict):
        return {name: without(part, names) for name, part in value.items() if name not in names}
    return [without(part, names) for part in value] if isinstance(value, list) else value


def is_loan(path):
    """Returns whether a payload is a loan or a page of loans, not another response of Fineract."""
    payload = json.loads(path.read_bytes())
    return isinstance(payload, dict) and ("loanProductId" in payload or "pageItems" in payload)


def valid_vectors():
    """Yields the documents of the test vectors for clients that the schema accepts, with their names."""
    folder = ROOT / "Schemas" / "Clients" / "vectors"
    for path in sorted(folder.glob("documents/*.json")) + sorted(folder.glob("pages/*.json")):
        vector = json.loads(path.read_bytes())
        if not path.name.startswith(("unknown-", "every-value")):
            for content in vector.get("pages", [vector.get("document")]):
                yield f"{path.parent.name}/{path.name}", content


def customers(tool, lines):
    """Returns the faults of customers' documents: findings about the data, no id to quote, or another ETag."""
    client = ["--customer", "C-1"]
    held = {f"{product['type']}:{product['id']}" for product in products(tool, *client)[0]["products"]}
    documents = tool.all([[*line, *client] for line in lines if "en_US" in line and line[1] in held], tool.document)
    faults = []
    for document in documents:
        faults += faults_of("loan-detail", document.content, document.name)
        if "diagnostics" in document.content or not document.content.get("correlationId"):
            faults.append(f"{document.name}: diagnostics, or no id of the request")
        if document.content["etag"] != etags.etag(document.content):
            faults.append(f"{document.name}: the etag is not that of what the document holds")
    print(f"screens: {len(documents)} of customers")
    return faults if documents else ["No screen of a customer was printed."]


def made_screens(tool, types):
    """Returns the faults of the screens that no record is behind, and of the documents that they read.

    These are the summaries of customers, in each currency and in one, and the quotes by the products' tariffs.
    """
    faults = faults_of("exchange-rates", json.loads(tool.bytes(["sample", "exchange-rates"])), "sample exchange-rates")
    customers = sorted(
        {
            party["customer"]
            for loan in json.loads(tool.bytes(["sample"]))["loans"]
            for party in loan.get("parties", [])
            if "customer" in party
        }
    )
    lines = [["summary", "--customer", customer] for customer in customers]
    lines += [[*line, "--in", "RUB"] for line in lines]
    for name in types:
        printed = subprocess.run([tool.executable, "sample", "tariff", "--product", name], capture_output=True, check=False)
        # Some products have no tariff.
        if printed.returncode == 0:
            tariff = json.loads(printed.stdout)
            faults += faults_of("tariff", tariff, f"tariff of {name}")
            names = [it["name"] for it in tariff["insurances"]]
            loan = ["--amount", "1000000", "--months", "24", "--rate", "17.9", "--on", "2026-11-21"]
            lines += [["quote", name, *loan, "--insurance", ",".join(names)], ["quote", name, *loan, "--schedule"]]
    documents = tool.all([[*line, "--locale", locale] for line in lines for locale in LOCALES], tool.document)
    lines = [[*line, "--locale", "en_US"] for line in lines]
    older = {version: tool.all([[*it, "--client-version", version] for it in lines], tool.document) for version in "12"}
    for schema in ["loan-detail", "loan-detail.reader"]:
        for document in documents:
            faults += faults_of(schema, document.content, document.name)
    for version, found in older.items():
        for document in found:
            faults += faults_of(f"Published/loan-detail.{version}", document.content, document.name)
    for document in documents:
        if document.content["etag"] != etags.etag(document.content):
            faults.append(f"{document.name}: the etag is not that of what the document holds")
    faults += accessibility.check(documents)
    faults += sums(documents)
    for line, answer in zip(lines, tool.all(lines, lambda it: tool.json(*it, "--explain", "all"))):
        faults += faults_of("explanation", answer, " ".join(line))
        missing = [item["id"] for item in answer["items"] if not item["sources"]]
        if missing:
            faults.append(f"{' '.join(line)}: {len(missing)} items without a source, such as {missing[0]}")
    print(f"screens: {len(documents)} summaries and quotes")
    return faults if documents else ["There was no summary and no quote."]


def sums(documents):
    """Returns the breakdowns whose parts do not add up to their total."""
    faults = []
    for document in documents:
        for item in nodes(document.content):
            if item.get("kind") == "breakdown":
                parts = sum(decimal.Decimal(part["value"]["amount"]) for part in item["items"])
                if parts != decimal.Decimal(item["total"]["value"]["amount"]):
                    faults.append(f"{document.name}: {item['id']}: the parts add up to {parts}")
    return faults


def own_items(documents):
    """Returns the faults of custom items against the schemas of their products."""
    count, faults = 0, []
    for document in documents:
        for item in nodes(document.content):
            kind = item.get("kind", "")
            if ":" in kind:
                count += 1
                faults += faults_of(f"Products/{kind.split(':')[0]}", item, f"{document.name}: {item['id']}")
    print(f"products' own items: {count}")
    return faults if count else ["There was no item of a product's own."]


def fingerprints(documents):
    """Returns the faults of the ETags: not the one of the content, or equal to that of another screen of the source."""
    faults, seen = [], {}
    for document in documents:
        etag = document.content["etag"]
        if etag != etags.etag(document.content):
            faults.append(f"{document.name}: the etag {etag} is not that of what the document holds")
        key = (etag, *document.line[SCREEN_ARGUMENTS:])
        if key in seen:
            faults.append(f"{document.name}: the etag of {seen[key]}")
        seen[key] = document.name
    print(f"etags: {len(documents)} documents, {len(seen)} different etags")
    return faults


def repeated(tool, documents):
    """Returns the faults of screens whose bytes differ when they are printed again."""
    texts = tool.all([document.line for document in documents], tool.document)
    faults = [f"{it.name}: other bytes the second time" for it, again in zip(documents, texts) if it.text != again.text]
    print(f"printed again: {len(documents) - len(faults)} of {len(documents)} documents are the same bytes")
    return faults


if __name__ == "__main__":
    main(sys.argv[1])

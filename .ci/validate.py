"""Validates the output of the executable against the schemas, with an independent validator."""

import itertools
import json
import sys

import accessibility
import etags
import explanations
import mutations
import paging
import patches
from schemas import ROOT, check_schemas, faults_of, faults_of_text, on_all_cores
from wire import Tool, nodes

PAYLOADS = ROOT / "Tests" / "LoanDetailGatewaysTests" / "Payloads" / "fineract"
LOCALES = ["en_US", "ru_RU", "de_DE"]
# The arguments that print a screen begin with the command, the product, the screen and the locale; the source follows.
SCREEN_ARGUMENTS = 6


def main(executable):
    tool = Tool(executable)
    check_schemas()
    faults = []

    sample = json.loads(tool.bytes(["sample"]))
    faults += faults_of("portfolio", sample, "sample")
    for locale in LOCALES:
        types = tool.json("products", "--locale", locale)
        faults += faults_of("product-types", types, f"products --locale {locale}")
        listed = tool.json("list", "--locale", locale)
        faults += faults_of("product-list", listed, f"list --locale {locale}")
    screens = {product["type"]: product["screens"] for product in types["products"]}
    lines = screen_lines(listed, screens)
    foreign_lines = []
    loans = [path for path in sorted(PAYLOADS.glob("*.json")) if is_loan(path)]
    for path in loans:
        source = ["--source", "fineract", "--data", str(path)]
        page = tool.json("list", *source)
        faults += faults_of("product-list", page, " ".join(["list", *source]))
        foreign_lines += screen_lines(page, screens, source)

    samples = tool.all(lines, tool.document)
    foreign = tool.all(foreign_lines, tool.document)
    english = [line for line in lines + foreign_lines if "en_US" in line]
    kinds = ["header", "section", "row", "note", *(kind for product in types["products"] for kind in product["kinds"])]
    second = tool.all(versioned(english, "2", kinds), tool.document)
    older = tool.all(versioned(english, "1", kinds), tool.document)
    tasks = [("loan-detail", document.text, document.name) for document in samples + foreign]
    for version, documents in {1: older, 2: second}.items():
        tasks += [(f"Published/loan-detail.{version}", document.text, document.name) for document in documents]
    faults += itertools.chain.from_iterable(on_all_cores(faults_of_text, tasks))
    print(f"sample portfolio: {len(sample['loans'])} loans")
    print(f"screens: {len(samples)} of {len(listed['products'])} sample products")
    print(f"screens: {len(second)} more for version 2, {len(older)} for version 1")
    print(f"screens: {len(foreign)} of {len(loans)} Fineract payloads")

    own = [document for document in samples if "en_US" in document.line]
    faults += own_items(samples + foreign)
    faults += fingerprints(samples + foreign + second)
    faults += etags.check(tool, samples + foreign, lines)
    faults += repeated(tool, own + foreign)
    faults += explanations.check(tool, own)
    faults += paging.check(tool, own)
    faults += accessibility.check(samples + foreign + second + older)
    others = {
        "portfolio": sample,
        "product-list": listed,
        "product-types": types,
        "explanation": tool.json("explain", *own[0].line[1:], *explanations.CLIENTS[1]),
    }
    vectors = list(valid_vectors())
    for name, content in vectors:
        faults += faults_of("loan-detail", content, name)
    faults += mutations.check(vectors, samples + foreign, second, older, others)
    faults += patches.check(tool, listed["products"])

    for fault in faults:
        print(fault, file=sys.stderr)
    if not samples or not foreign:
        sys.exit("There was nothing to validate.")
    if faults:
        sys.exit(f"{len(faults)} faults")


def versioned(lines, version, kinds):
    """Returns the commands for a client of a version, and for one that draws products' own kinds, too."""
    old = [[*line, "--client-version", version] for line in lines]
    return old + [[*line, "--client-kinds", ",".join(kinds)] for line in old if "details" in line]


def screen_lines(listed, screens, source=()):
    """Returns the commands that print every screen of the listed products in every locale."""
    return [
        ["render", f"{product['type']}:{product['id']}", "--screen", screen, "--locale", locale, *source]
        for product, locale in itertools.product(listed["products"], LOCALES)
        for screen in screens[product["type"]]
    ]


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

#!/usr/bin/env python3
"""Writes the sample records of products from their terms: a module beside this one for each product type.

  python3 .ci/samples            writes ProductPlugins/<Name>/Sources/SampleRecords.swift of every product
  python3 .ci/samples --check    only compares; ends with 1 when a file is not what its terms give
  python3 .ci/samples carLoan    writes one product's

A module states NAME (the product's folder), ABOUT (the comment over the records), and loans() (the records).
"""

import argparse
import importlib
import json
import pathlib
import sys

sys.dont_write_bytecode = True
from terms import AS_OF  # noqa: E402  (nothing may be compiled into the tree)

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TYPES = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in ("terms", "__main__"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("types", nargs="*", metavar="TYPE", help=f"one of {', '.join(TYPES)}; without it, all")
    options = parser.parse_args()
    for name in options.types:
        if name not in TYPES:
            parser.error(f"there is no {name}.py; the types are {', '.join(TYPES)}")
    stale = [path for path in (write(name, options.check) for name in options.types or TYPES) if path]
    for path in stale:
        print(f"{path} is not what its terms give; python3 .ci/samples writes it", file=sys.stderr)
    return 1 if stale else 0


def write(name, is_check):
    """Writes a file, or returns its path if it should be another."""
    module = importlib.import_module(name)
    path = ROOT / "ProductPlugins" / module.NAME / "Sources" / "SampleRecords.swift"
    text = swift(module, [{"id": loan.pop("id"), "type": name} | loan for loan in module.loans()])
    if path.is_file() and path.read_text() == text:
        print(f"{path.relative_to(ROOT)}: as its terms give it")
        return None
    if is_check:
        return path.relative_to(ROOT)
    path.write_text(text)
    print(f"{path.relative_to(ROOT)}: written")
    return None


def swift(module, loans):
    document = {"schemaVersion": 2, "asOf": AS_OF.isoformat(), "timeZone": "Europe/Moscow", "loans": loans}
    about = "\n".join(f"/// {line}".rstrip() for line in module.ABOUT.strip().splitlines())
    return (
        f"{about}\nenum SampleRecords {{\n  // swift-format-ignore\n  static let json = #\"\"\"\n{layout(document)}\n"
        '"""#\n}\n')


def layout(value, indent=""):
    """JSON that a person can read: what fits stands on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= 130 or not isinstance(value, (dict, list)) or not value:
        return line
    inner = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + layout(item, inner) for item in value) + f"\n{indent}]"
    fields = (f"{inner}{json.dumps(key)}: {layout(item, inner)}" for key, item in value.items())
    return "{\n" + ",\n".join(fields) + f"\n{indent}}}"


sys.exit(main())

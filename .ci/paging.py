"""Checks that the pages of a list contain all its rows, and that the size of a page does not depend on the list."""

import json
import pathlib
import tempfile

from schemas import faults_of
from wire import VERSION, rows


def check(tool, documents):
    """Returns the faults of the longest lists in pages of 7, and of a long generated list."""
    faults = []
    for screen in ("schedule", "operations"):
        whole = max((it for it in documents if it.content["screen"] == screen), key=lambda it: len(rows(it.content)[0]))
        faults += in_pages(tool, whole, 7)
        old = tool.document([*whole.line, "--client-version", "2"])
        faults += in_pages(tool, old, 40)
    return faults + made_up(tool)


def in_pages(tool, whole, size):
    expected, _ = rows(whole.content)
    schema = "loan-detail" if whole.version == VERSION else f"Published/loan-detail.{whole.version}"
    faults, gathered, after, pages = [], [], [], 0
    while pages <= len(expected):
        document = tool.document([*whole.line, "--page-size", str(size), *after])
        found, page = rows(document.content)
        pages += 1
        gathered += found
        faults += faults_of(schema, document.content, document.name)
        if page is None or page["total"] != len(expected) or len(found) > size:
            faults.append(f"{document.name}: {len(found)} rows, and of the page: {page}")
            break
        if "next" not in page:
            break
        after = ["--after", page["next"]]
    if gathered != expected or not expected:
        faults.append(f"{whole.name}: {pages} pages of {size} do not make the {len(expected)} rows of the whole")
    print(f"paging: version {whole.version}, {whole.content['screen']}: {len(gathered)} rows in {pages} pages, {len(expected)} in the whole")
    return faults


def made_up(tool):
    """Compares the length of the first page of 5,000 operations with that of 100."""
    lengths = {count: len(first_page(tool, count)) for count in (100, 5000)}
    print(f"paging: the first 20 of 100 operations take {lengths[100]} bytes, of 5,000 {lengths[5000]}")
    return [] if abs(lengths[5000] - lengths[100]) <= 200 else ["The length of a page depends on that of the list."]


def first_page(tool, count):
    portfolio = json.loads(tool.bytes(["sample"]))
    loan = next(loan for loan in portfolio["loans"] if loan.get("operations"))
    loan["operations"] = [{**loan["operations"][0], "id": f"made-up-{index:04}"} for index in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "portfolio.json")
        path.write_text(json.dumps({**portfolio, "loans": [loan]}))
        line = ["render", f"{loan['type']}:{loan['id']}", "--screen", "operations", "--data", str(path)]
        return tool.bytes([*line, "--format", "json", "--page-size", "20"])

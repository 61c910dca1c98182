"""Checks that the pages of a list contain all its rows, and that the size of a page does not depend on the list."""

import json
import pathlib
import tempfile

import etags
import patches
from schemas import faults_of
from wire import VERSION, rows

# Clients that draw a list otherwise than as a table.
CLIENTS = [[], ["--client-kinds", "row,note"], ["--client-kinds", "note"]]


def check(tool, documents):
    """Returns the faults of the longest lists in pages, for several clients, and of a long generated list."""
    faults = []
    for screen, size in (("schedule", 25), ("operations", 7)):
        longest = max((it for it in documents if it.content["screen"] == screen), key=lambda it: len(rows(it.content)))
        for client in CLIENTS:
            faults += in_pages(tool, tool.document([*longest.line, *client]), size, ids(longest))
        old = tool.document([*longest.line, "--client-version", "2"])
        faults += old_pages(tool, old, 40)
    return faults + made_up(tool)


def ids(document):
    return [row["id"] for row in rows(document.content)]


def in_pages(tool, whole, size, expected):
    """Returns the faults of the pages forward, backward, and merged as patches from each end and from the middle."""
    forward = follow(tool, whole, size, "after", [])
    # The first page of a schedule is where the day is: there are pages before it.
    if "previous" in page_of(forward[0]):
        before = follow(tool, whole, size, "before", ["--before", page_of(forward[0])["previous"]])
        forward = before[::-1] + forward
    faults = ends(whole, forward, expected)
    if whole.content["etag"] != etags.etag(whole.content):
        faults.append(f"{whole.name}: the etag is not that of what the document holds")
    last = forward[-1]
    backward = [last]
    if "previous" in page_of(last):
        backward += follow(tool, whole, size, "before", ["--before", page_of(last)["previous"]])
    faults += ends(whole, backward[::-1], expected)
    start = forward[len(forward) // 2]
    for document, sides in [(forward[0], ["after"]), (last, ["before"]), (start, ["after", "before"])]:
        merged, found = merge(tool, whole, document, size, sides)
        faults += found
        faults += faults_of("loan-detail", merged, f"{whole.name}: merged pages")
        if merged != whole.content:
            faults.append(f"{whole.name}: the merged pages from {page_of(document)['first']} on are not the whole")
    name = " ".join([whole.content["screen"], *whole.line[6:]])
    print(f"paging: {name}: {len(expected)} rows in {len(forward)} pages forward, {len(backward)} backward, and merged")
    return faults


def page_of(document):
    """Returns what a document says of its page; a screen of these checks has one list."""
    [page] = document.content["pages"]
    return page


def follow(tool, whole, size, side, start):
    """Returns the pages from a place on, in the order in which they are asked for."""
    cursor, found = start, []
    while True:
        document = tool.document([*whole.line, "--page-size", str(size), *cursor])
        found.append(document)
        following = page_of(document).get("next" if side == "after" else "previous")
        if following is None or len(found) > 1000:
            return found
        cursor = [f"--{side}", following]


def ends(whole, documents, expected):
    """Returns the faults of pages in the order of the list: what they hold, and what they say of it."""
    faults, place = [], 0
    for document in documents:
        faults += faults_of("loan-detail", document.content, document.name)
        if document.content["etag"] != etags.etag(document.content):
            faults.append(f"{document.name}: the etag is not that of what the document holds")
        page = page_of(document)
        held = expected[place:place + page["count"]]
        said = {"first": place + 1, "total": len(expected), "firstRow": held[0], "lastRow": held[-1]}
        if any(page.get(name) != value for name, value in said.items()) or not page["text"].strip():
            faults.append(f"{document.name}: {page}, but it should be {said}")
        if ("previous" in page) != (place > 0) or ("next" in page) != (place + page["count"] < len(expected)):
            faults.append(f"{document.name}: a cursor too many or too few in {page}")
        others = set(expected) - set(held)
        present = {node["id"] for node in patches.addressed(document.content)}
        # A client that draws only notes may get several of them for one row.
        if not set(held) <= present or others & present:
            faults.append(f"{document.name}: other rows than its page says")
        place += page["count"]
    if place != len(expected) or not expected:
        faults.append(f"{whole.name}: the pages have {place} rows, the whole has {len(expected)}")
    return faults


def merge(tool, whole, document, size, sides):
    """Returns a page with all others merged into it by patches, and the faults of the patches."""
    held, faults = document.content, []
    for side in sides:
        while held.get("pages") and (cursor := held["pages"][0].get("next" if side == "after" else "previous")):
            line = [*whole.line, "--page-size", str(size), f"--{side}", cursor, "--rows"]
            patch = tool.json(*line)
            faults += faults_of("patch", patch, " ".join(line))
            if patch["from"] != held["etag"]:
                return held, [*faults, f"{' '.join(line)}: the patch is for another screen than that of the cursor"]
            held = patches.applied(held, patch)
            if held["etag"] != patch["to"]:
                return held, [*faults, f"{' '.join(line)}: the patch does not lead to its ETag"]
    return held, faults


def old_pages(tool, whole, size):
    """Returns the faults of the pages of a version before 3, where the cursor is the id of a row."""
    expected = rows(whole.content)
    faults, gathered, after, pages = [], [], [], 0
    while pages <= len(expected):
        document = tool.document([*whole.line, "--page-size", str(size), *after])
        found, page = rows(document.content), old_page(document.content)
        pages += 1
        gathered += found
        faults += faults_of(f"Published/loan-detail.{whole.version}", document.content, document.name)
        if page is None or page["total"] != len(expected) or len(found) > size:
            faults.append(f"{document.name}: {len(found)} rows, and of the page: {page}")
            break
        if "next" not in page:
            break
        after = ["--after", page["next"]]
    if gathered != expected or not expected:
        faults.append(f"{whole.name}: {pages} pages of {size} do not make the {len(expected)} rows of the whole")
    name = f"version {whole.version}, {whole.content['screen']}"
    print(f"paging: {name}: {len(gathered)} rows in {pages} pages, {len(expected)} in the whole")
    return faults


def old_page(content):
    return next((node["page"] for node in patches.addressed(content) if "page" in node), None)


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

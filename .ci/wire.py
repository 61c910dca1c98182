"""Functions that the checks share: running the executable, and traversing its output."""

import dataclasses
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


# The newest version of the screens.
VERSION = 3


@dataclasses.dataclass
class Document:
    """A printed screen: the arguments of the command, its bytes, and the parsed content."""

    line: list
    text: bytes
    content: dict

    @property
    def name(self):
        return " ".join(self.line)

    @property
    def version(self):
        return self.content["schemaVersion"]


class Tool:
    """The executable `loan-detail`."""

    def __init__(self, executable):
        self.executable = executable

    def bytes(self, line):
        """Returns the output of the executable; exits if the command fails."""
        process = subprocess.run([self.executable, *line], capture_output=True, check=False)
        if process.returncode != 0:
            sys.exit(f"{' '.join(line)}: ended with {process.returncode}: {process.stderr.decode().strip()}")
        return process.stdout

    def json(self, *line):
        return json.loads(self.bytes([*line, "--format", "json"]))

    def document(self, line):
        text = self.bytes([*line, "--format", "json"])
        return Document(line, text, json.loads(text))

    def all(self, lines, one):
        """Calls `one` for every line in parallel; returns the results in the order of the lines."""
        with ThreadPoolExecutor() as pool:
            return list(pool.map(one, lines))


def nodes(content):
    """Yields every item of a screen, and every part of an item that has an id, in reading order."""
    for item in [content["headerItem"], *content["contentItems"]]:
        yield from nodes_in(item)


def nodes_in(item):
    yield item
    parts = [*item.get("items", []), *item.get("fallback", [])]
    if "total" in item:
        parts.insert(0, item["total"])
    for part in parts:
        yield from nodes_in(part)


def objects(value):
    """Yields every object of a JSON value, outer objects first."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from objects(part)


def rows(content):
    """Returns the rows of the longest list of a screen, and what the document says of their page.

    From version 3 on, the document says which items are the rows; before, they are those of a table.
    """
    for page in content.get("pages", []):
        lists = [content["contentItems"], *(node.get("items", []) for node in nodes(content))]
        for items in lists:
            ids = [item["id"] for item in items]
            if page.get("firstRow") in ids:
                return items[ids.index(page["firstRow"]):ids.index(page["lastRow"]) + 1], page
    tables = [node for node in nodes(content) if node.get("kind") == "table"]
    table = max(tables, key=lambda table: len(table["items"]), default={"items": []})
    return table["items"], table.get("page")

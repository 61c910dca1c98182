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

    def bytes(self, line, codes=(0,)):
        """Returns the output of the executable; exits if the command ends with another code than those expected."""
        process = subprocess.run([self.executable, *line], capture_output=True, check=False)
        if process.returncode not in codes:
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
    """Returns the rows of the longest table of a screen."""
    tables = [node["items"] for node in nodes(content) if node.get("kind") == "table"]
    return max(tables, key=len, default=[])

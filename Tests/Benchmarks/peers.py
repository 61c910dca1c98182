"""What other libraries need for the same work. The script `compare` runs it in an environment that has orjson and pydivkit.

Usage: peers.py CLOCK TASK FILE...     prints the nanoseconds of one run, the median of many; CLOCK is "wall" or "processor"
"""

import gc
import json
import statistics
import sys
import time

import orjson
import pydivkit as div


clock = {"wall": time.perf_counter_ns, "processor": time.process_time_ns}[sys.argv[1]]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def median(work, seconds=0.7):
    """The median time of one run; at least three runs."""
    times, end = [], time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < end:
        start = clock()
        work()
        times.append(clock() - start)
    return statistics.median(times)


def record(record_path, document_path):
    """Parses a record and writes a document that is there already, as an engine that does nothing in between."""
    text, document = read(record_path), orjson.loads(read(document_path))
    return median(lambda: (orjson.loads(text), orjson.dumps(document)))


def indented(document_path):
    """Writes a document in lines."""
    document = orjson.loads(read(document_path))
    return median(lambda: orjson.dumps(document, option=orjson.OPT_INDENT_2))


def load(path):
    """Reads and parses a whole file, once."""
    gc.disable()
    start = clock()
    orjson.loads(read(path))
    return clock() - start


def card(document_path):
    """Builds a DivKit card with a line of two texts for each item of a screen that has a label, and writes it."""
    document = orjson.loads(read(document_path))
    lines = []

    def collect(item):
        value = next((item[name] for name in ("value", "money", "text") if name in item), "")
        if "label" in item:
            lines.append((item["label"], value.get("text", "") if isinstance(value, dict) else value))
        for child in item.get("items", []):
            collect(child)

    for item in [document["headerItem"], *document["contentItems"]]:
        collect(item)

    def build():
        rows = [
            div.DivContainer(
                orientation=div.DivContainerOrientation.HORIZONTAL,
                items=[div.DivText(text=label, font_size=14), div.DivText(text=value, font_size=14)])
            for label, value in lines]
        return json.dumps(div.make_div(div.DivContainer(items=rows)), ensure_ascii=False).encode()

    return median(build)


if __name__ == "__main__":
    print({"record": record, "indented": indented, "load": load, "card": card}[sys.argv[2]](*sys.argv[3:]))

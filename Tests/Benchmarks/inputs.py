"""The inputs of the measurements: records, portfolios and screens, the same ones that Benchmarks/ makes in Swift."""

import json
import pathlib
import subprocess
from typing import NamedTuple

DAY = "2026-11-21"
TEMPLATE = (pathlib.Path(__file__).parent / "Inputs/loan.json").read_text(encoding="utf-8").strip()


def loan(number):
    """The JSON of a mortgage of 2.4 kB, on one line; three loans to a customer."""
    return TEMPLATE.replace("{number}", str(number)).replace("{customer}", str(number // 3))


def lines(path, count):
    """Writes so many loans, one on each line."""
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            file.write(loan(number) + "\n")


def portfolio(path, loans):
    """Writes a portfolio of loans given as JSON."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'{{"schemaVersion": 1, "asOf": "{DAY}", "loans": [')
        for index, text in enumerate(loans):
            file.write(("\n  " if index == 0 else ",\n  ") + text)
        file.write("\n]}\n")


def scheduled(rows):
    """The JSON of a loan with so many rows in its schedule."""
    record = json.loads(loan(1))
    row = record["schedule"]["rows"][0]
    record["schedule"] = {"kind": "full", "rows": [
        {**row, "number": index + 1, "due": f"{2000 + index // 12}-{index % 12 + 1:02}-18"} for index in range(rows)]}
    del record["terms"]["term"], record["terms"]["payments"]
    return json.dumps(record, ensure_ascii=False)


def screen(rows, changed):
    """A screen of so many rows. Of the changed one every tenth row has another text, one row is new and one moved."""
    def row(number, text):
        return {"kind": "row", "id": f"row.{number}", "label": f"Payment {number}",
                "value": {"kind": "text", "text": text}}
    items = [row(number, "changed" if changed and number % 10 == 0 else "59,680.25") for number in range(rows)]
    if changed:
        items.insert(rows // 3, items.pop(rows // 2))
        items[rows // 4] = row(rows, "new")
    return {"schemaVersion": 3, "screen": "main", "headerItem": {"kind": "header", "id": "header", "title": "Loan"},
            "contentItems": items}


class ScreenInputs(NamedTuple):
    """The inputs for a screen: the record, two batches, one twice as long, their options, the peers' template; its size."""
    record: pathlib.Path
    batches: list
    count: int
    batch: list
    template: pathlib.Path
    size: int


def screen_inputs(folder, tool, name, record, count, screen="main"):
    """Writes the files for a screen; the tool makes the document that becomes the template."""
    path, template_path = folder / f"{name}.json", folder / f"{name}.template.json"
    path.write_text(record + "\n", encoding="utf-8")
    batches = [folder / f"{name}.{size}.ndjson" for size in (count, 2 * count)]
    for batch, size in zip(batches, (count, 2 * count)):
        batch.write_text(f"{record}\n" * size, encoding="utf-8")
    line = ["batch", "--threads", "1", "--as-of", DAY, "--locale", "ru_RU", "--screen", screen]
    made = subprocess.run([tool, *line, "--data", path], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    template_path.write_text(json.dumps(template(json.loads(made)), ensure_ascii=False), encoding="utf-8")
    return ScreenInputs(path, batches, count, line, template_path, len(made))


# What the peers do with each kind of value: to them a document is a template, of which they know the finished values.
FORMS = {
    "money": {"amount": "raw", "text": "money", "spoken": "moneyInWords"},
    "date": {"iso": "raw", "text": "day", "spoken": "dayInWords"},
    "percent": {"value": "raw", "text": "rate", "spoken": "rateInWords"},
}


def template(document):
    """A rendered screen as a template: in place of each value ${form(number)}, and the values apart."""
    values = []

    def marked(node):
        if isinstance(node, list):
            return [marked(part) for part in node]
        if not isinstance(node, dict):
            return node
        forms = FORMS.get(node.get("kind"))
        if not forms:
            return {name: marked(part) for name, part in node.items() if name != "etag"}
        values.append(next(node[name] for name, form in forms.items() if form == "raw"))
        return {name: f"${{{forms[name]}({len(values) - 1})}}" if name in forms else part for name, part in node.items()}

    return {"screen": marked(document), "values": values}


def sample(tool, id):
    """The JSON of a loan of the samples that the tool has."""
    text = subprocess.run([tool, "sample"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    record = next(loan for loan in json.loads(text)["loans"] if loan["id"] == id)
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))

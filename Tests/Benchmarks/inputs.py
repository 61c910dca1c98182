"""The inputs of the measurements: records, portfolios and screens, the same ones that Benchmarks/ makes in Swift."""

import json
import pathlib
import subprocess

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


def sample(path, tool, id):
    """Writes the record of a loan of the samples that the tool has."""
    text = subprocess.run([tool, "sample"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    record = next(loan for loan in json.loads(text)["loans"] if loan["id"] == id)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file, ensure_ascii=False, separators=(",", ":"))

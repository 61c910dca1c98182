"""Validates what `batch` prints: its screens, its bad lines and its summary."""

import hashlib
import json
import pathlib
import subprocess
import tempfile

from schemas import faults_of, faults_of_text


def check(tool, loans):
    """Returns the faults of a batch of the loans with bad lines between them."""
    records = [json.dumps(loan, ensure_ascii=False).encode() for loan in loans]
    lines = [part for number, record in enumerate(records) for part in (record, (b"", b"{", b"{}", b"[]")[number % 4])]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "summary.json")
        process = subprocess.run(
            [tool.executable, "batch", "--data-as-of", "2026-11-21", "--locale", "ru_RU", "--summary", str(path)],
            input=b"".join(line + b"\r\n" for line in lines), capture_output=True, check=False)
        summary = json.loads(path.read_text())
    faults = faults_of("batch-summary", summary, "the summary of a batch")
    output = process.stdout.splitlines(keepends=True)
    if [number for number, line in enumerate(output) if line == b"\n"] != [n for n, line in enumerate(lines) if not line]:
        faults.append("batch: the empty lines of the output are not those of the input")
    output = [line for line in output if line != b"\n"]
    bad = [line for line in output if b'"schemaVersion"' not in line[:20]]
    for line in output:
        faults += faults_of_text("batch-fault" if line in bad else "loan-detail", line, "a line of a batch")
    numbers = [json.loads(line)["line"] for line in bad]
    expected = [number for number, line in enumerate(lines, 1) if line in (b"{", b"{}", b"[]")]
    if process.returncode != 65 or numbers != expected:
        faults.append(f"batch: ended with {process.returncode}; the bad lines are {numbers}, not {expected}")
    rules = sum(count for rule, count in summary["findings"].items() if rule.startswith(("source.", "record.", "batch.")))
    if rules < len(bad):
        faults.append(f"batch: the summary counts {rules} findings of rules about lines, fewer than its {len(bad)} bad lines")
    counts = {
        "lines": len(lines), "screens": len(records), "faults": len(bad), "bytesOut": len(process.stdout),
        "sha256": hashlib.sha256(process.stdout).hexdigest(),
    }
    faults += [f"batch: the summary's {name} is {summary[name]}, not {count}" for name, count in counts.items() if summary[name] != count]
    print(f"batch: {len(output) - len(bad)} screens and {len(bad)} bad lines")
    return faults

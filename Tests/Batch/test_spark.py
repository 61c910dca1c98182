"""Runs the Spark job of this folder on two cores and compares it with one `loan-detail batch`.

Usage: test_spark.py TOOL [COUNT]. Needs PySpark and Java 17. In the second run, the first attempt at one part loses its
`loan-detail` and another loses its whole Python worker, both by SIGKILL in the middle of their lines.
"""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
OPTIONS = ["--as-of", "2026-11-21", "--data-as-of", "2026-11-21", "--locale", "ru_RU", "--customer-field", "customer"]
PARTS = 6
# The first program of the part kills itself, or its parent, after it has read this much.
KILLER = """#!/usr/bin/env python3
import os, pathlib, signal, subprocess, sys
offset = int(sys.argv[sys.argv.index("--line-offset") + 1])
part, marks = round(offset / {lines}), pathlib.Path({marks!r})
victims = {{1: "program", 3: "worker"}}
if part in victims:
    try:
        (marks / victims[part]).touch(exist_ok=False)
    except FileExistsError:
        pass
    else:
        tool = subprocess.Popen([{tool!r}, *sys.argv[1:]], stdin=subprocess.PIPE)
        for _ in range({lines} // 2):
            tool.stdin.write(sys.stdin.buffer.readline())
        tool.stdin.flush()
        os.kill(tool.pid, signal.SIGKILL)
        os.kill(os.getppid() if victims[part] == "worker" else os.getpid(), signal.SIGKILL)
        sys.exit(9)
os.execv({tool!r}, [{tool!r}, *sys.argv[1:]])
"""


def main(tool, count):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        loans = folder / "loans.ndjson"
        write_records(loans, count)
        whole = folder / "whole.ndjson"
        with whole.open("wb") as output:
            code = subprocess.run(
                [tool, "batch", "--data", str(loans), *OPTIONS, "--summary", str(folder / "summary.json")],
                stdout=output, stderr=subprocess.DEVNULL).returncode
        expect(code == 65, f"some lines are bad: exit code {code}")
        summary = json.loads((folder / "summary.json").read_text())
        expected = whole.read_bytes()
        expect(summary["sha256"] == hashlib.sha256(expected).hexdigest(), "the summary has the SHA-256 of the output")
        expect(expected.count(b"\n") == count, "each line has a screen, an error, or nothing if it is empty")

        expect(spark(loans, folder / "screens", tool) == expected, "Spark makes the bytes of one machine")

        marks = folder / "marks"
        marks.mkdir()
        killer = folder / "loan-detail"
        lines = -(-count // PARTS)
        killer.write_text(KILLER.format(tool=tool, marks=str(marks), lines=lines))
        killer.chmod(0o755)
        expect(spark(loans, folder / "again", str(killer)) == expected, "it does so when a program and a worker are killed")
        expect(sorted(os.listdir(marks)) == ["program", "worker"], "both were killed")
        print(f"{count} lines in {PARTS} parts, {len(expected)} bytes, SHA-256 {summary['sha256']}")


def write_records(path, count):
    """Writes records of which some are bad, of other customers, or empty lines, with line ends of both kinds."""
    records = subprocess.run(
        [sys.executable, str(HERE / "records.py"), str(count), "--bad", "997"], check=True, capture_output=True).stdout
    with path.open("wb") as file:
        for number, line in enumerate(records.splitlines()):
            customer = "C-0" if number % 501 == 500 else f"C-{number // 3}"
            line = b'{"customer": "' + customer.encode() + b'", ' + line[1:]
            file.write(b"" if number % 1000 == 999 else line)
            file.write(b"\r\n" if number % 2 else b"\n")


def spark(loans, output, tool):
    """Runs the job; returns the parts put together."""
    command = [
        sys.executable, str(HERE / "spark_batch.py"), str(loans), str(output), "--parts", str(PARTS), "--", tool, "batch",
        *OPTIONS,
    ]
    # In local mode a task is tried once unless the master says otherwise.
    environment = {**os.environ, "PYSPARK_SUBMIT_ARGS": "--master local[2,4] --conf spark.ui.enabled=false pyspark-shell"}
    environment["PYSPARK_PYTHON"] = sys.executable
    job = subprocess.run(command, env=environment, capture_output=True, text=True)
    if job.returncode:
        sys.exit(job.stderr[-6000:])
    return b"".join(part.read_bytes() for part in sorted(output.glob("part-*")))


def expect(condition, sentence):
    print(("ok   " if condition else "FAIL ") + sentence, flush=True)
    if not condition:
        sys.exit(1)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(str(pathlib.Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) == 3 else 6000)

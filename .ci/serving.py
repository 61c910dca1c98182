"""Checks that requests on lines and their answers are as the schemas describe them: what the schema of requests rejects, `serve`
rejects, too, and answers the next line."""

import json
import subprocess

from schemas import accepts, faults_of

GOOD = [
    {}, {"customer": "C-1", "locale": "ru_RU"}, {"number": 1, "product": "1001"}, {"product": "1001", "asOf": "2026-11-21"},
    {"product": "mortgage:2001", "screen": "schedule", "page": {"size": 3}, "client": {"version": 2}},
    {"product": "1001", "question": {"name": "payoff"}}, {"product": "1001", "held": {"etag": "0"}},
    {"product": "1001", "question": {"name": "early-repayment", "parameters": {"amount": "1000.00", "schedule": True}}},
    {"product": "1001", "screen": "statement", "period": {"from": "2026-10-01", "to": "2026-10-31"}},
]
BAD = [
    [], 1, {"scren": "main"}, {"number": -1}, {"number": "1"}, {"number": 1.5}, {"product": 1001}, {"product": ""},
    {"product": "1001", "page": {"size": 0}}, {"product": "1001", "page": {"rows": "x", "size": 1}}, {"product": "1001", "screen": None},
    {"product": "1001", "held": {}}, {"product": "1001", "held": {"etag": "a", "document": {}}}, {"locale": 7},
    {"product": "1001", "client": {"version": 0}}, {"product": "1001", "client": {"kinds": "row"}}, {"product": "1001", "asOf": "today"},
    {"record": "1001"}, {"record": {}, "recordVersion": 3}, {"product": "1001", "question": {}},
    {"product": "1001", "question": {"name": "payoff", "parameters": {"on": None}}}, {"product": "1001", "period": {"form": "2026-10-01"}},
]


def check(tool, loans):
    """Returns the faults of one process that answers good and bad requests, of products and of all sample loans as records."""
    records = [{"number": number, "record": loan} for number, loan in enumerate(loans)]
    requests = [part for number, good in enumerate(GOOD + records) for part in (good, BAD[number % len(BAD)])] + BAD
    lines = [json.dumps(request, ensure_ascii=False) for request in requests] + ["{", '"'] + ['{"number": 7}']
    process = subprocess.run([tool.executable, "serve", "--stdio", "--as-of", "2026-11-21"],
                             input="\n".join(lines).encode(), capture_output=True, check=False)
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    if process.returncode != 0 or len(answers) != len(lines):
        return [f"serve: ended with {process.returncode} after {len(answers)} of {len(lines)} answers"]
    faults = [] if answers[-1].get("number") == 7 and "document" in answers[-1] else ["serve: the last request has no list"]
    for request, line, answer in zip(requests, lines, answers):
        name, is_good = f"serve: {line[:100]}", request in GOOD + records
        faults += faults_of("serve-answer", answer, name)
        if accepts("serve-request", line) != is_good:
            faults.append(f"{name}: the schema says otherwise")
        if is_good != ("error" not in answer):
            faults.append(f"{name}: {answer.get('error', 'no error')}")
        if "document" in answer and is_good:
            schema = "product-list" if "products" in answer["document"] else "loan-detail"
            if request.get("client") is None:
                faults += faults_of(schema, answer["document"], name)
        if isinstance(request, dict) and isinstance(request.get("number"), int) and request["number"] >= 0:
            faults += [f"{name}: the number is lost"] if answer.get("number") != request["number"] else []
    print(f"serve: {len(answers)} answers, {sum('error' in it for it in answers)} of them errors")
    return faults

"""Checks patches between the screens of two days: each conforms to its schema and produces the same bytes."""

import json
import pathlib
import tempfile

from schemas import faults_of

DAYS = ["2026-11-21", "2026-11-22"]


def check(tool, products):
    names = [f"{product['type']}:{product['id']}" for product in products]
    tasks = [[name] for name in names] + [[name, "--client-version", version] for name in names[::5] for version in "12"]
    faults = [fault for found in tool.all(tasks, lambda task: check_one(tool, *task)) for fault in found]
    print(f"patches: {len(tasks)}")
    return faults


def check_one(tool, product, *client):
    with tempfile.TemporaryDirectory() as folder:
        old, new = [pathlib.Path(folder) / f"{day}.json" for day in DAYS]
        for path, day in zip([old, new], DAYS):
            path.write_bytes(tool.document(["render", product, "--as-of", day, *client]).text)
        patch = pathlib.Path(folder) / "patch.json"
        patch.write_bytes(tool.bytes(["diff", str(old), str(new)]))
        name = f"diff of {' '.join([product, *client])} on {' and '.join(DAYS)}"
        faults = faults_of("patch", json.loads(patch.read_bytes()), name)
        if tool.bytes(["patch", str(old), str(patch)]) != new.read_bytes():
            faults.append(f"{name}: patch leads elsewhere")
        return faults

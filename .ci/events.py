"""Checks that every change that a sample record offers leaves a valid portfolio, and is made once for a key."""

import json
import pathlib
import tempfile

from schemas import faults_of

# The values that an event asks for.
VALUES = {"paymentDay.change": ["--set", "day=20"]}


def check(tool):
    sample = tool.bytes(["sample"])
    offered = [
        (f"{loan['type']}:{loan['id']}", action["kind"])
        for loan in json.loads(sample)["loans"]
        for action in loan.get("actions") or []
        if "." in action["kind"] and action["state"] == "available"
    ]
    faults = [fault for found in tool.all(offered, lambda event: faults_of_event(tool, sample, *event)) for fault in found]
    print(f"events: {len(offered)} of {len({kind for _, kind in offered})} kinds")
    return faults if offered else ["no sample offers a change"]


def faults_of_event(tool, sample, product, event):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "portfolio.json"
        file.write_bytes(sample)
        line = ["send", product, event, *VALUES.get(event, []), "--data", str(file), "--yes", "--key", "k"]
        tool.bytes(line)
        changed = file.read_bytes()
        name = f"{product} after {event}"
        faults = faults_of("portfolio", json.loads(changed), name)
        if changed == sample:
            faults.append(f"{name}: the file is the same")
        tool.bytes(line)
        if file.read_bytes() != changed:
            faults.append(f"{name}: the event is made again for its key")
        return faults

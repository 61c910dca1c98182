#!/usr/bin/env python3
"""Maps the export of a core banking system and holds the result to the schema, to the export, and to every screen.

Usage: check.py TOOL
"""

import decimal
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

import map_account

FOLDER = pathlib.Path(__file__).resolve().parent


def main(tool):
    export = json.loads((FOLDER / "account.json").read_bytes(), parse_float=decimal.Decimal)
    portfolio = map_account.portfolio(export)
    faults = schema_faults(tool, portfolio) + screen_faults(tool, portfolio, export)
    unread = leaves(export) - leaves(export, read_of(export))
    faults += [f"The mapping does not read {name}, and the page does not say why." for name in sorted(unread - NOT_MAPPED)]
    faults += [f"The page says that {name} is not mapped, but it is." for name in sorted(NOT_MAPPED - unread)]
    print(f"core export: {len(leaves(export))} fields, {len(NOT_MAPPED)} of them not mapped")
    sys.exit("\n".join(faults) or None)


# What the page lists as not mapped.
NOT_MAPPED = {
    "account.encodedKey", "account.holder.type", "account.holder.id", "account.product.name", "account.subState",
    "account.creationDate", "account.approvedDate", "account.interestSettings.method", "account.penaltySettings.ratePercent",
    "account.penaltySettings.calculation", "account.prepaymentSettings.feePercent", "account.guarantors[].amount",
    "client.preferredLanguage", "transactions[].channel", "transactions[].comment",
}


def schema_faults(tool, portfolio):
    type = portfolio["loans"][0]["type"]
    schema = json.loads(run(tool, "schema", "portfolio", "--product", type).stdout)
    errors = jsonschema.validators.validator_for(schema)(schema).iter_errors(portfolio)
    return [f"{error.json_path}: {error.message}" for error in errors]


def screen_faults(tool, portfolio, export):
    """Returns the findings on every screen, and figures of the core that the screens do not show."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "portfolio.json")
        path.write_text(json.dumps(portfolio, ensure_ascii=False), encoding="utf-8")
        texts = ""
        for screen in ("main", "details", "composition", "schedule", "operations"):
            process = run(
                tool, "render", portfolio["loans"][0]["id"], "--data", path, "--screen", screen, "--locale", "en_US",
                "--width", "200")
            texts += process.stdout
            faults += [f"{screen}: {line}" for line in process.stderr.splitlines()]
            if process.returncode != 0:
                faults.append(f"{screen}: ended with {process.returncode}")
    balances, arrears = export["account"]["balances"], export["account"]["arrears"]
    paid = sum(row[part]["paid"] for row in export["schedule"] for part in ("principal", "interest", "fees"))
    shown = {
        "debt": sum(balances[name] for name in ("principal", "interest", "interestAccrued", "fees", "penalty")),
        "overdue amount": sum(arrears[name] for name in ("principal", "interest", "fees", "penalty")),
        "sum of what was paid": paid, "payoff amount": export["account"]["payoff"]["amount"],
    }
    return faults + [f"The {name} {amount} is on no screen." for name, amount in shown.items() if f"€{amount:,.2f}" not in texts]


def run(*line):
    return subprocess.run([str(part) for part in line], capture_output=True, text=True, check=False)


class Noted(dict):
    """A part of an export that notes which members were read."""

    def __init__(self, content, path, read):
        super().__init__({name: noted(value, f"{path}.{name}" if path else name, read) for name, value in content.items()})
        self.path, self.read = path, read

    def __getitem__(self, name):
        self.read.add(f"{self.path}.{name}" if self.path else name)
        return super().__getitem__(name)

    def get(self, name, default=None):
        return self[name] if name in self else default


def noted(value, path, read):
    if isinstance(value, dict):
        return Noted(value, path, read)
    return [noted(part, f"{path}[]", read) for part in value] if isinstance(value, list) else value


def read_of(export):
    read = set()
    map_account.portfolio(noted(export, "", read))
    return read


def leaves(value, read=None, path=""):
    """Returns the paths of the values in an export; with `read`, only of those."""
    if isinstance(value, dict):
        parts = [leaves(part, read, f"{path}.{name}" if path else name) for name, part in value.items()]
    elif isinstance(value, list):
        parts = [leaves(part, read, f"{path}[]") for part in value]
    else:
        return {path} if read is None or path in read else set()
    return set().union(*parts)


if __name__ == "__main__":
    main(sys.argv[1])

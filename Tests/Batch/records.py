"""Writes records for `loan-detail batch`, one on each line, each of about 2.3 kB: mortgages, three to a customer.

Usage: records.py COUNT [--bad N] > loans.ndjson. With --bad, every Nth line is cut off, so that it is no record.
"""

import argparse
import json
import sys


def record(number):
    rows = [
        {
            "kind": "instalment", "number": row, "due": f"2026-{row - 21:02}-18", "payment": "59680.25",
            "portions": {"principal": "38487.39", "interest": "21192.86"}, "balance": "4331792.67",
        }
        for row in range(28, 34)
    ]
    return {
        "id": str(number), "type": "mortgage", "currency": "RUB", "contractNumber": f"ИП-2024/06-{number}",
        "opened": "2024-06-18", "ends": "2034-06-18",
        "parties": [{"customer": f"C-{number // 3}", "role": "borrower", "name": "Анна Сергеевна Кузнецова"}],
        "phase": "active",
        "debt": {
            "total": "4372399.35", "principal": "4370280.06", "interest": "2119.29", "fees": "0.00",
            "penalties": "0.00", "overdue": {"amount": "0.00"},
            "payoff": {"amount": "4372399.35", "validOn": "2026-11-21", "perDiem": "706.43"},
        },
        "obligations": [
            {
                "kind": "instalment", "due": "2026-12-18", "amount": "59680.25",
                "portions": {"principal": "38487.39", "interest": "21192.86"}, "autopay": True,
                "account": "40817810200009876543",
            }
        ],
        "terms": {
            "originalAmount": "5400000.00", "rates": [{"percent": "5.9", "period": "year", "kind": "fixed"}],
            "fullCost": {"measure": "psk", "percent": "8.597", "amount": "2808366.95"}, "amortisation": "annuity",
            "term": {"count": 120, "unit": "months"}, "payments": 120, "paymentDay": 18,
        },
        "security": [{"kind": "realEstate", "title": {"en": "Two-room flat", "ru": "Двухкомнатная квартира"}}],
        "schedule": {"kind": "plan", "paid": 27, "total": 120, "rows": rows},
        "operations": [
            {
                "id": f"{number}-27", "kind": "payment", "date": "2026-11-18", "amount": "59680.25",
                "portions": {"principal": "38293.11", "interest": "21387.14"}, "balance": "4370280.06",
            }
        ],
    }


def lines(count, bad=None):
    """Yields the lines; all but the numbers of a record are the same, so that they are made fast."""
    template = json.dumps(record(0), ensure_ascii=False)
    pieces = template.replace('"id": "0"', '"id": "\0"').replace("06-0", "06-\0").replace('"0-27"', '"\0-27"')
    pieces = pieces.replace("C-0", "C-\1")
    for number in range(count):
        line = pieces.replace("\0", str(number)).replace("\1", str(number // 3)) + "\n"
        yield line if not bad or (number + 1) % bad else line[: len(line) // 2] + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--bad", type=int)
    arguments = parser.parse_args()
    output = open(sys.stdout.fileno(), "w", encoding="utf-8", closefd=False)
    output.writelines(lines(arguments.count, arguments.bad))
    output.close()


if __name__ == "__main__":
    main()

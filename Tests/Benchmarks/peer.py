"""What a Python team would write: Jinja2 fills in a template of the screen, Babel formats its values for ru_RU.

Usage: peer.py RECORD TEMPLATE           prints the nanoseconds of processor time that one screen takes, the least of many
       peer.py RECORD TEMPLATE --show    prints the screen

It parses the record and hashes the screen, as the engine does; it gets the values finished, derives and checks nothing.
"""

import datetime
import decimal
import hashlib
import json
import re
import sys
import time

import babel
import jinja2
import orjson
from babel.dates import format_date
from babel.numbers import format_currency, format_decimal

RUSSIAN = babel.Locale.parse("ru_RU")
ROUBLES = {"one": "рубль", "few": "рубля", "many": "рублей"}
KOPECKS = {"one": "копейка", "few": "копейки", "many": "копеек"}


def counted(number, words):
    return f"{number} {words[RUSSIAN.plural_form(number)]}"


def money_in_words(amount):
    roubles, _, kopecks = amount.partition(".")
    words = counted(int(roubles), ROUBLES)
    return f"{words} {counted(int(kopecks), KOPECKS)}" if int(kopecks or 0) else words


FILTERS = {
    "raw": str,
    "money": lambda amount: format_currency(decimal.Decimal(amount), "RUB", locale=RUSSIAN),
    "moneyInWords": money_in_words,
    "day": lambda iso: format_date(datetime.date.fromisoformat(iso), "long", locale=RUSSIAN),
    "dayInWords": lambda iso: format_date(datetime.date.fromisoformat(iso), "d MMMM y года", locale=RUSSIAN),
    "rate": lambda percent: format_decimal(decimal.Decimal(percent), locale=RUSSIAN) + "\u00a0% годовых",
    "rateInWords": lambda percent: format_decimal(decimal.Decimal(percent), locale=RUSSIAN) + " процента годовых",
}


def main(record_path, template_path, *options):
    record = open(record_path, "rb").read()
    content = json.load(open(template_path, encoding="utf-8"))
    values = content["values"]
    text = json.dumps(content["screen"], ensure_ascii=False, separators=(",", ":"))
    environment = jinja2.Environment(autoescape=False)
    environment.filters.update(FILTERS)
    template = environment.from_string(re.sub(r"\$\{(\w+)\((\d+)\)\}", r"{{ values[\2]|\1 }}", text))

    def screen():
        orjson.loads(record)
        output = template.render(values=values).encode()
        hashlib.sha256(output).digest()
        return output

    if options:
        sys.stdout.buffer.write(screen())
        return
    times, end = [], time.perf_counter() + 1
    while len(times) < 5 or time.perf_counter() < end:
        start = time.process_time_ns()
        for _ in range(10):
            screen()
        times.append((time.process_time_ns() - start) / 10)
    print(min(times))


if __name__ == "__main__":
    main(*sys.argv[1:])

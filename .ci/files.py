"""Opens the files of all sample screens with other programs, and compares their figures with those of the screens: calendars by
`icalendar`, tables by `csv`; with --office also tables for a spreadsheet by LibreOffice. Fails if a figure differs, or if the page
of a main screen is larger than it may be.

Usage: python3 .ci/files.py TOOL [--office]

Needs icalendar from PyPI and, with --office, LibreOffice Calc.
"""

import argparse
import collections
import csv
import decimal
import io
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import icalendar

sys.dont_write_bytecode = True
from wire import Tool, nodes, objects  # noqa: E402

COMING = {"due", "planned", "partlyPaid", "skipped", "next", "ahead"}
# With this section, the schedule is that before a booked early repayment.
BOOKED = "early"
LOCALES = ("en_US", "ru_RU")
# The most bytes of the page of a main screen, in each of these languages.
MOST_BYTES = 40 * 1024
PAGES = [["--locale", "en_US"], ["--locale", "ru_RU"],
         ["--locale", "ar_EG", "--words", str(pathlib.Path(__file__).parent.parent / "Schemas/Clients/words/ar.json")]]
FORMULA = tuple("=+-@\t\r")
# UTF-8, semicolons, Russian, and numbers and dates recognised.
IMPORT = "CSV:59,34,76,1,,1049,false,true"


def tables(content):
    return [node for node in nodes(content) if node.get("kind") == "table"]


def sections(content):
    return {item["id"]: item for item in content["contentItems"] if item["kind"] == "section"}


def first(items, kind):
    """The first value of a kind among cells."""
    return next((it for it in items if it and it["kind"] == kind), None)


def listed_payments(content):
    """The coming payments of tables and timelines: day, amount, whether it is cancelled, whether it states no amount."""
    found = []
    for node in nodes(content):
        if node.get("kind") == "table":
            rows = [(first(row["cells"], "date"), first(row["cells"], "money"), row.get("state")) for row in node["items"]]
        elif node.get("kind") == "timeline":
            rows = [(entry["date"], entry.get("money"), entry["state"]) for entry in node["items"]]
        else:
            continue
        bare = node["kind"] == "timeline"
        found += [(day["iso"], money, state == "skipped", bare and not money) for day, money, state in rows
                  if state in COMING and day]
    return [it for it in found if it[0] >= content["freshness"]["asOf"]]


def stated_payments(content):
    """The next payment of a section that states it in rows."""
    for section in [node for node in nodes(content) if node.get("kind") == "section"]:
        facts = {item["fact"]: item for item in section["items"] if "fact" in item}
        if "next-payment-date" in facts and facts["next-payment-date"]["value"]["kind"] == "date":
            amount = facts.get("next-payment-amount", {})
            day = facts["next-payment-date"]["value"]["iso"]
            if day >= content["freshness"]["asOf"]:
                yield day, amount.get("money") or amount.get("value"), False, False


def day_of(item):
    """The day that a row or a section states first."""
    if item["kind"] == "section":
        item = item["items"][0] if item["items"][0]["kind"] == "row" else {"value": {"kind": ""}}
    return item["value"]["iso"] if item.get("value", {}).get("kind") == "date" else None


def only_payment(item):
    """The payment of a section, if it is the only amount there."""
    rows = [it for it in item.get("items", []) if it["kind"] == "row" and it["value"]["kind"] == "money"]
    return rows[0]["value"] if len(rows) == 1 and rows[0].get("fact") == "coming-payment" else None


def changes(content):
    """The days of sections: day, title, the only payment of the day."""
    found = list(sections(content)["changes"]["items"]) if "changes" in sections(content) else []
    if BOOKED in sections(content):
        found.append(sections(content)[BOOKED])
    days = [(day_of(item), item.get("title") or item.get("label"), only_payment(item)) for item in found]
    return [it for it in days if it[0] and it[0] >= content["freshness"]["asOf"]]


def expected(main, schedule):
    """The events that a loan must have: day, amount, whether it is cancelled, what its details begin with."""
    screens = [main] if schedule is None or BOOKED in sections(main) else [schedule, main]
    payments = next((found for found in map(listed_payments, screens) if found), None)
    if payments is None:
        payments = next((found for found in ([*stated_payments(it)] for it in screens) if found), [])
    days = changes(main)
    stated = {day for day, *_ in days}
    wanted = [[*it[:3], None] for it in payments if not (it[3] and it[0] in stated)]
    for day, title, only in days:
        # A day of one of the payments is told with it.
        same = [it for it in wanted if only and it[1] and (it[0], it[1]["amount"], it[1]["currency"])
                == (day, only["amount"], only["currency"])]
        if same:
            same[0][3] = title
        else:
            wanted.append([day, None, False, None])
    return wanted


def events(text):
    """The events of a calendar, by their UIDs."""
    calendar = icalendar.Calendar.from_ical(text)
    found = {str(event["UID"]): event for event in calendar.walk("VEVENT")}
    if len(found) != len(calendar.walk("VEVENT")):
        raise ValueError("two events have the same UID")
    for event in found.values():
        if event.errors:
            raise ValueError(f"{event.errors}")
    return found


def calendar_of(tool, line):
    """The events that a command prints; none if it says that nothing is to come."""
    process = subprocess.run([tool.executable, *line, "--format", "ics"], capture_output=True, check=False)
    if process.returncode == 66 and b"has no coming day" in process.stderr:
        return {}
    if process.returncode != 0:
        sys.exit(f"{' '.join(line)}: {process.stderr.decode()}")
    return events(process.stdout)


def amounts(screens):
    """The amounts and currencies of screens, by their texts, alone and with the currency that the heading of a table states."""
    return {text: (money["amount"], money["currency"]) for money in objects(screens) if money.get("kind") == "money"
            for text in (money["text"], f"{money['text']} {money['currency']}")}


def check_calendar(loan, screens, found):
    """Yields the faults of the calendar of a loan.

    It has what the screens list, and payments that they state elsewhere, such as a fee beside the next instalment. The payments of
    the next day are those that the main screen demands.
    """
    main, known = screens["main"], amounts(list(screens.values()))
    wanted = expected(main, screens.get("schedule"))
    day_of_next, next_payment = next(((day, money) for day, money, *_ in stated_payments(main) if money), (None, None))
    by_day = collections.defaultdict(list)
    for event in found.values():
        title = str(event["SUMMARY"])
        amount = next((known[title[at + 2:]] for at in range(len(title)) if title.startswith(", ", at) and title[at + 2:] in known), None)
        by_day[event["DTSTART"].dt.isoformat(), event["STATUS"] == "CANCELLED"].append((event, title, amount))
    needed = collections.Counter((day, cancelled) for day, _, cancelled, _ in wanted)
    for place in needed | collections.Counter(by_day.keys()):
        if len(by_day[place]) < needed[place] and place[0] != day_of_next:
            yield f"{loan}: the calendar has {len(by_day[place])} of {needed[place]} events of {place[0]}"
        amounts_of_day = collections.Counter(amount for _, _, amount in by_day[place] if amount)
        listed = collections.Counter((money["amount"], money["currency"]) for day, money, cancelled, _ in wanted
                                     if money and (day, cancelled) == place)
        for amount in listed:
            if amounts_of_day[amount] > listed[amount]:
                yield f"{loan}: {amount} of {place[0]} is {amounts_of_day[amount]} times in the calendar, not {listed[amount]}"
        without = [title for _, title, amount in by_day[place] if amount is None]
        if len(by_day[place]) > needed[place] and len(without) > sum(1 for day, money, cancelled, _ in wanted
                                                                     if (day, cancelled) == place and (cancelled or not money)):
            yield f"{loan}: the calendar has {without} of {place[0]}, which the screens do not have"
    for day, money, cancelled, change in wanted:
        titles = [title for event, title, _ in by_day[day, cancelled] if change is None or change in str(event.get("DESCRIPTION", ""))]
        if money and not cancelled and day != day_of_next and not any(money["text"] in title for title in titles):
            yield f"{loan}: {money['text']} of {day} is not in {titles}"
    if next_payment and BOOKED not in sections(main):
        total = sum(decimal.Decimal(amount[0]) for _, _, amount in by_day[day_of_next, False]
                    if amount and amount[1] == next_payment["currency"])
        if total != decimal.Decimal(next_payment["amount"]):
            yield f"{loan}: {total} is to be paid on {day_of_next} by the calendar, {next_payment['amount']} by the main screen"


def fields(table):
    """The lines of a file that a table must have, without their headings."""
    indices = range(len(table["columns"]))
    currencies = [{row["cells"][at]["currency"] for row in table["items"]
                   if row["cells"][at] and row["cells"][at]["kind"] == "money"} for at in indices]
    for row in table["items"]:
        line = []
        for at, cell in enumerate(row["cells"]):
            line += field(cell) + ([cell["currency"] if cell and cell["kind"] == "money" else ""] if len(currencies[at]) > 1 else [])
        yield line


def field(cell):
    match cell and cell["kind"]:
        case None:
            return [""]
        case "money":
            return [cell["amount"]]
        case "date":
            return [cell["iso"]]
        case "percent":
            return [cell["value"]]
    return ["'" + cell["text"] if cell["text"].startswith(FORMULA) else cell["text"]]


def plain(lines):
    """Lines without what a file leaves out of texts."""
    return [["".join(c for c in it if c not in "\u2066\u2067\u2068\u2069") for it in line] for line in lines]


def check_table(name, table, text):
    """Yields the faults of a table as CSV."""
    lines = list(csv.reader(io.StringIO(text.decode(), newline=""), strict=True))
    for number, (line, wanted) in enumerate(zip(lines[1:], plain(fields(table)), strict=True), 1):
        if line != wanted:
            yield f"{name}, line {number}: {line} where the screen has {wanted}"


def check_office(named):
    """Yields the faults of tables that LibreOffice opens as a Russian user's spreadsheet."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for number, (_, _, text) in enumerate(named):
            (folder / f"{number}.csv").write_bytes(text)
        subprocess.run(
            ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", f"--infilter={IMPORT}",
             "--convert-to", "fods", "--outdir", folder, *sorted(folder.glob("*.csv"))], check=True, capture_output=True)
        for number, (name, table, _) in enumerate(named):
            lines = spreadsheet(folder / f"{number}.fods")[1:]
            for at, (row, line) in enumerate(zip(table["items"], lines, strict=True), 1):
                wanted = [cell["amount"] for cell in row["cells"] if cell and cell["kind"] == "money"]
                wanted += [cell["iso"] for cell in row["cells"] if cell and cell["kind"] == "date"]
                missing = [it for it in wanted if not any(same(it, cell) for cell in line)]
                if missing:
                    yield f"{name}, line {at}: LibreOffice has {line}, without {missing}"


def same(wanted, cell):
    return wanted == cell if "-" in wanted[1:] else isinstance(cell, float) and abs(float(wanted) - cell) < 1e-9


def spreadsheet(path):
    """The cells of the first sheet: numbers, days, and texts."""
    office, lines = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}", []
    names = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
    for row in xml.parse(path).getroot().iter(f"{names}table-row"):
        line = []
        for cell in row.iter(f"{names}table-cell"):
            day, value = cell.get(f"{office}date-value"), cell.get(f"{office}value")
            line.append(day or (float(value) if value else "".join(cell.itertext()).strip()))
        if any(it != "" for it in line):
            lines.append(line)
    return lines


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("--office", action="store_true")
    options = parser.parse_args()
    tool = Tool(options.tool)
    types = {product["type"]: [it["screen"] for it in product["screens"]] for product in tool.json("products")["products"]}
    loans = [it for it in tool.json("list")["products"] if it["outcome"]["kind"] != "fault"]
    names = [f"{it['type']}:{it['id']}" for it in loans]
    faults, sheets, count, by_loan = [], [], collections.Counter(), {}

    def check(item):
        number, (name, loan) = item
        options, found, own = ["--locale", LOCALES[number % 2]], [], []
        screens = {it: tool.document(["render", name, "--screen", it, *options]).content for it in types[loan["type"]]
                   if it != "schedule" or has(tool, name, it)}
        for language in PAGES:
            size = len(tool.bytes(["render", name, *language, "--format", "html"]))
            if size > MOST_BYTES:
                found.append(f"{name} {language[1]}: the page has {size} bytes, more than {MOST_BYTES}")
        calendar = calendar_of(tool, ["render", name, *options])
        found += check_calendar(name, screens, calendar)
        for screen, content in screens.items():
            for table in tables(content):
                line = ["render", name, "--screen", screen, "--format", "csv", "--table", table["id"]]
                found += check_table(f"{name} {screen} {table['id']}", table, tool.bytes([*line, *options]))
                if options and number % 10 == 0:
                    own.append((f"{name} {screen} {table['id']}", table, tool.bytes([*line, "--spreadsheet", "--locale", "ru_RU"])))
        return name, calendar, found, own, sum(len(tables(it)) for it in screens.values())

    for name, calendar, found, own, number in tool.all(list(enumerate(zip(names, loans))), check):
        faults += found
        sheets += own
        by_loan[name] = calendar
        count.update(calendars=1, events=len(calendar), tables=number)
    for customer in ("C-1", "C-2", "C-3"):
        line = ["--customer", customer, "--locale", "en_US"]
        owned = [f"{it['type']}:{it['id']}" for it in tool.json("list", *line)["products"] if it["outcome"]["kind"] != "fault"]
        wanted = {uid: event["DTSTART"].dt for name in owned for uid, event in by_loan[name].items()}
        shown = {uid: event["DTSTART"].dt for uid, event in calendar_of(tool, ["summary", *line]).items()}
        if wanted != shown or not shown:
            faults.append(f"{customer}: the calendar of all loans is not those of each: {len(shown)} events, {len(wanted)} wanted")
        rows = list(csv.reader(io.StringIO(tool.bytes(["summary", *line, "--format", "csv"]).decode())))[1:]
        if sorted(row[0] for row in rows) != sorted(day.isoformat() for day in shown.values()):
            faults.append(f"{customer}: the table of all loans has other days than the calendar")
    if options.office:
        faults += check_office(sheets)
        count.update(sheets=len(sheets))
    for fault in faults:
        print(fault, file=sys.stderr)
    print("files:", ", ".join(f"{number} {name}" for name, number in count.items()), f"{len(faults)} faults")
    sys.exit(1 if faults else 0)


def has(tool, name, screen):
    return subprocess.run([tool.executable, "render", name, "--screen", screen], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    main()

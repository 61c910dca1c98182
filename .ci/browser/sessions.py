"""Random sessions of the kit's client in the browser: it opens a list in pages, gets rows before and after, refreshes over a
change of the day and of the records, loses the network and has it again, while the reader unfolds, focuses and scrolls. After
each step the page is that of a client that has just opened the document."""

import collections
import contextlib
import datetime
import json
import os
import pathlib
import random
import tempfile
from concurrent.futures import ProcessPoolExecutor

import example
from bank import bank
from chromium import chromium

LANGUAGES = ("en-US", "ru-RU", "ar-EG")
STEPS = 10
FIRST_DAY = datetime.date(2026, 11, 21)
# So many states of the records, of which the first one is that of the samples.
STATES = 4


def check(tool, server, flows, count, seed):
    """Returns the faults of a number of sessions, and prints what they did."""
    screens = {product["type"]: [it["screen"] for it in product["screens"]] for product in tool.json("products")["products"]}
    portfolio = json.loads(tool.bytes(["sample"]))
    del portfolio["asOf"]
    loans = [loan for loan in portfolio["loans"] if customers(loan)]
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder, f"portfolio-{state}.json") for state in range(STATES)]
        for state, path in enumerate(paths):
            path.write_text(json.dumps(changed(portfolio, random.Random(f"{seed}, state {state}")) if state else portfolio))
        with opened(server, paths) as (browser, answers):
            faults = example.check(browser, answers)
            open_client(browser)
            faults += not_found(browser, answers, loans, flows)
        workers = min(os.cpu_count() or 1, max(1, count // 50))
        parts = [range(worker, count, workers) for worker in range(workers)]
        with ProcessPoolExecutor(workers) as pool:
            given = [[value] * workers for value in (server, paths, loans, screens, flows, seed)]
            found = list(pool.map(run, parts, *given))
    faults += [fault for part, _ in found for fault in part]
    counts = sum((each for _, each in found), collections.Counter())
    did = ", ".join(f"{number} × {kind}" for kind, number in sorted(counts.items()))
    print(f"sessions of seed {seed}: {count} of {STEPS} steps, {did}, {len(faults)} faults")
    return faults


@contextlib.contextmanager
def opened(server, paths):
    with bank(server, paths) as answers, chromium(answers) as browser:
        yield browser, answers


def open_client(browser):
    browser.open("/client.html")
    browser.wait("globalThis.isReady")


def run(numbers, server, paths, loans, screens, flows, seed):
    """Returns the faults of the sessions with these numbers, and what they did; each is the same in every run of a seed."""
    faults, did = [], collections.Counter()
    with opened(server, paths) as (browser, answers):
        for index, number in enumerate(numbers):
            # A fresh page from time to time, as a browser that runs for days is none of the client's making.
            if index % 500 == 0:
                open_client(browser)
            chance = random.Random(f"{seed}-{number}")
            found = session(browser, answers, loans, screens, flows, chance, did)
            faults += [f"session {number} of seed {seed}: {fault}" for fault in found]
        did.update(answers.counts)
    return faults, did


def changed(portfolio, chance):
    """Returns the portfolio with changed records: of many lists, one or two elements are gone, or there once more under another
    id, and some loans have lost something that a record need not have."""
    copy = json.loads(json.dumps(portfolio))
    for loan in copy["loans"]:
        for around, name in [(around, name) for around in objects(loan) for name, value in around.items() if isinstance(value, list)]:
            elements = around[name]
            for _ in range(chance.choice([0, 0, 1, 2])):
                if not elements or name == "parties":
                    continue
                place = chance.randrange(len(elements))
                if isinstance(elements[place], dict) and "id" in elements[place] and chance.random() < 0.5:
                    elements.insert(place, {**elements[place], "id": f"{elements[place]['id']}-{chance.randrange(1000)}"})
                else:
                    del elements[place]
        optional = sorted(set(loan) - {"id", "type", "currency", "phase", "parties", "customer"})
        if chance.random() < 0.3:
            del loan[chance.choice(optional)]
    return copy


def objects(value):
    """Yields every object inside a value, and itself."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from objects(part)


# What is done behind the client's back, which the checks of a session must find.
BROKEN = {
    "another text": "document.querySelector('dt').textContent = 'x'",
    "an attribute": "document.querySelector('dt').title = 'x'",
    "an element too many": "document.querySelector('.ld-content').append(document.createElement('p'))",
    "a refused patch": "session.connection.refused = { message: 'x' }",
    "an unfolded part": "document.querySelector('details').open = true",
    "a lost focus": "document.activeElement.blur()",
    "another place on the screen": "scrollBy(0, 50)",
}


def not_found(browser, answers, loans, flows):
    """Returns what of that the checks do not find."""
    loan = next(loan for loan in loans if loan["id"] == "1001")
    answers.day, answers.customer = FIRST_DAY.isoformat(), customers(loan)[0]
    start = {"address": "/loans/consumerLoan:1001/main", "language": "en-US", "size": 5, "flows": flows}
    faults = []
    for name, script in BROKEN.items():
        browser.page.evaluate("start => session.open(start)", start)
        browser.page.evaluate("scrollTo(0, 500); document.querySelector('.ld-content a').focus({ preventScroll: true })")
        found = browser.page.evaluate(
            "() => { const before = session.seen(); BROKEN; return [...session.faults(session.screen.document), ...session.changed(before)]; }"
            .replace("BROKEN", script))
        if len(found) != 1:
            faults.append(f"self-test of the sessions: {name}: found are {found}")
    return faults


def customers(loan):
    return [party["customer"] for party in loan.get("parties", []) if "customer" in party]


def session(browser, answers, loans, screens, flows, chance, did):
    loan = chance.choice(loans)
    day = FIRST_DAY + datetime.timedelta(days=chance.randrange(-20, 20))
    answers.day, answers.customer, answers.is_offline = day.isoformat(), customers(loan)[0], False
    answers.records = chance.randrange(STATES)
    # Mostly those with long lists.
    screen = chance.choice([*screens[loan["type"]], *[it for it in screens[loan["type"]] if it in ("schedule", "operations")] * 3])
    start = {
        "address": f"/loans/{loan['type']}:{loan['id']}/{screen}", "language": chance.choice(LANGUAGES),
        "size": chance.randint(1, 9), "flows": flows,
    }
    faults = browser.page.evaluate("start => session.open(start)", start)
    for number in range(STEPS):
        what = chance.choice(
            ["next", "next", "previous", "previous", "refresh", "day", "day", "records", "records", "offline", "reader", "screen"])
        did[f"step {what}"] += 1
        does = "refresh" if what in ("day", "records", "offline") else what
        if what == "day":
            day += datetime.timedelta(days=chance.choice([1, 1, 2, 7, 30]))
            answers.day = day.isoformat()
        elif what == "records":
            answers.records = chance.randrange(STATES)
        elif what == "offline":
            answers.is_offline = not answers.is_offline
        step = {"what": does, "chance": chance.random(), "isOffline": answers.is_offline}
        found = browser.page.evaluate("step => session.step(step)", step)
        faults += [f"step {number}, {what} of {start['address']} on {day}: {fault}" for fault in [*found, *browser.taken()]]
    return faults

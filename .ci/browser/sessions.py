"""Random sessions of the kit's client in the browser: it opens a list in pages, gets rows before and after, refreshes over a
change of the day, loses the network and has it again, while the reader unfolds, focuses and scrolls."""

import datetime
import json
import pathlib
import random
import tempfile

import example
from bank import bank
from chromium import chromium

LANGUAGES = ("en-US", "ru-RU", "ar-EG")
STEPS = 10
FIRST_DAY = datetime.date(2026, 11, 21)


def check(tool, server, flows, count, seed=1):
    """Returns the faults of a number of sessions, and prints what they did."""
    screens = {product["type"]: [it["screen"] for it in product["screens"]] for product in tool.json("products")["products"]}
    portfolio = json.loads(tool.bytes(["sample"]))
    del portfolio["asOf"]
    loans = [loan for loan in portfolio["loans"] if customers(loan)]
    faults, counts, steps = [], {}, 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "portfolio.json")
        path.write_text(json.dumps(portfolio))
        with bank(server, path) as answers, chromium(answers) as browser:
            faults += example.check(browser, answers)
            browser.open("/client.html")
            browser.page.wait_for_function("globalThis.isReady")
            faults += not_found(browser, answers, loans, flows)
            answers.counts = {}
            for number in range(count):
                chance = random.Random(f"{seed}-{number}")
                faults += [f"session {number}: {fault}" for fault in session(browser, answers, loans, screens, flows, chance)]
                steps += STEPS
            counts = answers.counts
    answered = ", ".join(f"{number} × {kind}" for kind, number in sorted(counts.items()))
    print(f"sessions: {count} of {STEPS} steps, {answered}, {len(faults)} faults")
    return faults


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


def session(browser, answers, loans, screens, flows, chance):
    loan = chance.choice(loans)
    day = FIRST_DAY + datetime.timedelta(days=chance.randrange(-20, 20))
    answers.day, answers.customer, answers.is_offline = day.isoformat(), customers(loan)[0], False
    # Mostly those with long lists.
    screen = chance.choice([*screens[loan["type"]], *[it for it in screens[loan["type"]] if it in ("schedule", "operations")] * 3])
    start = {
        "address": f"/loans/{loan['type']}:{loan['id']}/{screen}", "language": chance.choice(LANGUAGES),
        "size": chance.randint(1, 9), "flows": flows,
    }
    faults = browser.page.evaluate("start => session.open(start)", start)
    for number in range(STEPS):
        what = chance.choice(["next", "next", "previous", "previous", "refresh", "refresh", "day", "offline", "reader", "screen"])
        if what == "day":
            day += datetime.timedelta(days=chance.choice([1, 1, 2, 7, 30]))
            answers.day, what = day.isoformat(), "refresh"
        elif what == "offline":
            answers.is_offline = not answers.is_offline
            what = "refresh"
        step = {"what": what, "chance": chance.random(), "isOffline": answers.is_offline}
        found = browser.page.evaluate("step => session.step(step)", step)
        faults += [f"step {number}, {what} of {start['address']} on {day}: {fault}" for fault in [*found, *browser.taken()]]
    return faults

"""Opens the pages of documents, those that the kit's client draws and the static ones, and checks them."""

import os
from concurrent.futures import ProcessPoolExecutor

import checks
import lists
import nu
import texts
from chromium import PHONE, chromium

READY = "globalThis.isReady"


def check(samples, flows, words):
    """Returns the faults of screens as the kit's client draws them."""
    faults = on_all_cores(drawn, [(it.name, it.content) for it in samples], flows, words)
    print(f"drawn by the kit's client: {len(samples)} screens, {len(faults)} faults")
    return faults


def check_vectors(vectors, flows, words):
    """Returns the faults of the vectors of the kit, of which each says what is shown and what is not."""
    faults = []
    with chromium() as browser:
        open_client(browser)
        for name, vector in vectors.items():
            draw(browser, vector["document"], flows)
            found = checks.looks(browser, vector["document"], words, height=False)
            text = " ".join(map(texts.plain, browser.page.evaluate("measure.texts()")["seen"]))
            found += [f"does not show {it!r}" for it in vector["shows"] if texts.plain(it) not in text]
            found += [f"shows {it!r}" for it in vector["hides"] if texts.plain(it) in text]
            faults += [f"{name}: {fault}" for fault in found]
    print(f"drawn by the kit's client: {len(vectors)} vectors, {len(faults)} faults")
    return faults


def on_all_cores(check, named, *rest):
    """Calls `check` with parts of the documents, in processes with a browser each."""
    count = min(os.cpu_count() or 1, max(1, len(named) // 20))
    parts = [named[number::count] for number in range(count)]
    with ProcessPoolExecutor(count) as pool:
        return [fault for found in pool.map(check, parts, *([value] * count for value in rest)) for fault in found]


def drawn(named, flows, words):
    faults = []
    with chromium() as browser:
        open_client(browser)
        for name, document in named:
            draw(browser, document, flows)
            faults += [f"{name}: {fault}" for fault in checks.looks(browser, lists.as_screen(document, words), words)]
    return faults


def open_client(browser):
    browser.open("/client.html")
    browser.wait(READY)


def draw(browser, document, flows):
    browser.size(**PHONE)
    browser.page.evaluate("([document, flows]) => drawn(document, flows)", [document, flows])


def check_static(samples, tool, flows, words, part):
    """Returns the faults of the static pages of the same screens, and where their elements are not those of the client."""
    pages = tool.all(samples, lambda it: tool.bytes([*it.line, "--format", "html"]))
    faults = on_all_cores(opened, [(it.name, it.content, html.decode()) for it, html in zip(samples, pages)], flows, words, part)
    faults += nu.check([(it.name, html) for it, html in zip(samples, pages)])
    print(f"static pages: {len(pages)} screens, {len(faults)} faults")
    return faults


def opened(named, flows, words, part):
    """What is equal to the drawing of the client has been looked at: a part of the pages is looked at again."""
    faults = []
    with chromium() as browser:
        for number, (name, document, html) in enumerate(named):
            browser.open("/given.html", html)
            looked_at = number % part == 0
            found = checks.looks(browser, lists.as_screen(document, words), words, of_client=False) if looked_at else browser.taken()
            faults += [f"{name}, as a static page: {fault}" for fault in found]
        open_client(browser)
        for name, document, html in named:
            difference = browser.page.evaluate("given => compared(...given)", [html, document, flows])
            faults += [f"{name}: {difference}"] if difference else []
    return faults

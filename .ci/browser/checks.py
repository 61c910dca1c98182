"""What must be true of a page, as lists of faults."""

import texts
from chromium import PHONE, WIDTHS, axe

# The highest main screen of a phone, in screens, with folded parts closed.
HIGHEST = 3.0


# The day at the end of a page, for readers.
DAY = "day => document.querySelector(`.ld-foot time[datetime=\"${day}\"]`)?.textContent ?? ''"


def own_words(words, document, day):
    """Returns what a page may have beside the texts of its document: the words of the client, the ways to the other screens, and
    at the end the day and the id of the request."""
    screens = [screen["title"] for screen in document.get("navigation", {}).get("screens", [])]
    end = [day, document.get("correlationId", "")]
    return [*words.get(document["language"], words["en"]).values(), *screens, *end]


def looks(browser, document, words, height=True, of_client=True):
    """Returns what is wrong with the page that is open, which shows a document."""
    faults = []
    browser.size(**PHONE)
    screens = browser.page.evaluate("measure.height()") / PHONE["height"]
    if height and document["screen"] == "main" and screens > HIGHEST:
        faults.append(f"height: {screens:.1f} screens of a phone")
    for width in WIDTHS:
        browser.size(width)
        faults += [f"{width} px: {fault}" for fault in browser.page.evaluate("measure.overflow()")]
    browser.page.evaluate("measure.unfold()")
    for width in WIDTHS:
        browser.size(width)
        faults += [f"{width} px, unfolded: {fault}" for fault in browser.page.evaluate("measure.overflow()")]
    found = browser.page.evaluate("measure.texts()")
    expected, own = texts.texts(document, of_client), own_words(words, document, browser.page.evaluate(DAY, document["freshness"]["asOf"]))
    lost = texts.faults(expected, found["seen"], found["said"], own, texts.columns(document))
    faults += [f"texts: {fault}" for fault in lost]
    browser.size(**PHONE)
    return faults + axe(browser.page) + browser.taken()

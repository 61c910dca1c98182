"""Shows that each check of a page can fail: on a page that is right but for one thing, the check finds that, and no other does."""

import checks
import nu

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A loan</title>
<style>:root { color-scheme: light dark } body { margin: 0; color: light-dark(#000, #fff); background: light-dark(#fff, #000) }</style>
</head><body><main><h1>A loan</h1><p>You owe</p><p>RUB 5.00</p><p>Pay by today</p></main></body></html>
"""
DOCUMENT = {
    "screen": "main", "language": "en", "title": "A loan", "outcome": {"kind": "complete"}, "freshness": {"asOf": "2026-11-21"},
    "headerItem": {"kind": "header", "id": "header", "title": "A loan", "items": [
        {"kind": "amount", "id": "debt", "label": "You owe", "money": {"kind": "money", "text": "RUB 5.00"}, "caption": "Pay by today"},
    ]},
    "contentItems": [],
}
SMALL = "<button style='width: 9px; height: 9px; padding: 0; border: 0' aria-label=x></button>"
# What is wrong with the page, how it comes about, and how the fault begins that says so.
BROKEN = [
    ("text of little contrast", "<p>You", "<p style='color: #999; background: #fff'>You", "axe, light: color-contrast"),
    ("little contrast in the dark", "#000, #fff)", "#000, #333)", "axe, dark: color-contrast"),
    ("a button without a name", "<p>You", "<button></button><p>You", "axe, light: button-name"),
    ("a page without a language", " lang=\"en\"", "", "axe, light: html-has-lang"),
    ("targets that are too small", "<p>You", f"<p>{SMALL}{SMALL}</p><p>You", "axe, light: target-size"),
    ("a wide box on a narrow phone", "<p>RUB", "<p style='width: 330px'>RUB", "320 px: the page is"),
    ("a wide box on a desk", "<p>RUB", "<p style='width: 1300px'>RUB", "1280 px: the page is"),
    ("a wide box that unfolds", "<p>RUB", "<details><summary>x</summary><p style='width: 330px'>a</p></details><p>RUB",
     "320 px, unfolded"),
    ("text that is cut off", "<p>RUB", "<p style='width: 30px; overflow: hidden; white-space: nowrap'>RUB", "320 px: <p> is cut"),
    ("a part that scrolls sideways", "<p>RUB", "<div style='width: 30px; overflow-x: auto'><pre>wide wide wide</pre></div><p>RUB",
     "320 px: <div> scrolls"),
    ("a main screen that is too high", "<p>You", "<p style='height: 3100px'>You", "height: "),
    ("a lost text", "<p>RUB 5.00</p>", "", "texts: lost"),
    ("a text that is not drawn", "<p>RUB", "<p hidden>RUB", "texts: lost"),
    ("two texts in another order", "<p>You owe</p><p>RUB 5.00</p>", "<p>RUB 5.00</p><p>You owe</p>", "texts: lost"),
    ("a text twice", "<p>RUB 5.00</p>", "<p>RUB 5.00</p><p>RUB 5.00</p>", "texts: seen twice"),
    ("a text of no document", "<p>Pay", "<p>Hurry!</p><p>Pay", "texts: seen twice, or in no document: ['Hurry!']"),
    ("an error on the console", "</main>", "</main><script>console.error('oops')</script>", "on the console: oops"),
    ("an error in a script", "</main>", "</main><script>oops()</script>", "an error in the page"),
    ("a picture from elsewhere", "</main>", "</main><img alt='' src='https://elsewhere.example/a.png'>",
     "a request for https://elsewhere"),
]


def check(browser, words):
    """Returns which checks did not find what they are for."""
    faults = [f"self-test: the good page has faults: {fault}" for fault in found(browser, PAGE, words)]
    for name, old, new, begins in BROKEN:
        html = PAGE.replace(old, new, 1)
        assert html != PAGE, name
        seen = found(browser, html, words)
        if not any(fault.startswith(begins) for fault in seen):
            faults.append(f"self-test: {name}: not found, but {seen}")
    nu_faults = nu.check([("good", PAGE.encode()), ("bad", PAGE.replace("</h1>", "").encode())])
    if {fault.partition(":")[0] for fault in nu_faults} != {"bad"}:
        faults.append("self-test: the Nu HTML checker does not find a heading without its end")
    print(f"self-test: {len(BROKEN) + 1} broken pages, {len(faults)} not found")
    return faults


def found(browser, html, words):
    browser.open("/given.html", html)
    return checks.looks(browser, DOCUMENT, words)

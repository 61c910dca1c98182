"""Runs the page that the README of the kit shows."""

import re

from chromium import KIT


def check(browser, answers):
    """Returns what does not work in the page: it opens a loan, then its transactions, then further rows, with no network too."""
    page = browser.page
    [html] = re.findall(r"```html\n(.*?)```", (KIT / "README.md").read_text(), re.S)
    answers.day, answers.customer, answers.is_offline = "2026-11-21", "C-1", False
    browser.open("/example.html", html)
    page.wait_for_selector("text=RUB 296,758.68")
    page.click("text=Transactions >> nth=-1")
    page.wait_for_selector("text=Rows 1–20 of 31")
    page.click("text=Later rows")
    page.wait_for_function("document.querySelectorAll('tr.ld-line').length === 31")
    answers.is_offline = True
    page.click("text=Consumer loan >> nth=0")
    page.wait_for_selector("text=No connection")
    answers.is_offline = False
    page.click("text=Consumer loan >> nth=0")
    page.wait_for_selector("text=To pay off in full")
    faults = [f"the page of the README: {fault}" for fault in browser.taken()]
    print(f"the page of the README: {len(faults)} faults")
    return faults

"""Runs the page that the README of the kit shows."""

import re

from chromium import KIT, axe


def check(browser, answers):
    """Returns what does not work in the page: it opens a loan, then its transactions, then further rows, with no network too."""
    page = browser.page
    [html] = re.findall(r"```html\n(.*?)```", (KIT / "README.md").read_text(), re.S)
    answers.day, answers.customer, answers.is_offline = "2026-11-21", "C-1", False
    browser.open("/example.html", html)
    page.wait_for_selector("text=RUB 296,758.68")
    faults = form(browser)
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
    faults = [f"the page of the README: {fault}" for fault in [*faults, *browser.taken()]]
    print(f"the page of the README: {len(faults)} faults")
    return faults


def answers(page):
    """Changes the values of a form: each time the answer says what they mean or, at the field, why they are not acceptable."""
    amount, faults = page.get_by_label("Amount"), []
    answer = page.locator(".ld-answer")
    if answer.inner_text():
        faults.append("an amount that the form forbids has an answer")
    amount.fill("250000")
    answer.get_by_text("RUB 250,000.00 early on November 21, 2026").first.wait_for()
    # On a later day less is left to repay than the form, which is for the first day, allows.
    page.get_by_label("Date").fill("2028-12-15")
    answer.get_by_text("repays everything").first.wait_for()
    page.keyboard.press("Enter")
    if amount.get_attribute("aria-invalid") != "true" or page.locator("dialog").count() == 0:
        faults.append("a form whose answer is not acceptable was sent")
    page.get_by_label("Date").fill("2026-12-15")
    amount.fill("2000.50")
    page.get_by_label("Smaller payment").check()
    answer.get_by_text("RUB 2,000.50 early on December 15, 2026").first.wait_for()
    if amount.get_attribute("aria-invalid") == "true":
        faults.append("an acceptable amount is still at fault")
    return faults


def form(browser):
    """Fills the form of an action: too small an amount is refused with the limits, another one begins the flow."""
    page, said = browser.page, []
    page.on("console", lambda message: said.append(message.text))
    page.click("text=Repay part early")
    faults = [f"the dialog of a form: {fault}" for fault in axe(browser.page)]
    amount = page.get_by_label("Amount")
    amount.fill("1")
    page.keyboard.press("Enter")
    if amount.get_attribute("aria-invalid") != "true":
        faults.append("a form with too small an amount was sent")
    faults += answers(page)
    faults += [f"the dialog of a form with its answer: {fault}" for fault in axe(browser.page)]
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('dialog')")
    if not any("repayPart" in text and "2000.50" in text and "term" in text for text in said):
        faults.append(f"the flow did not begin with the values: {said}")
    return faults

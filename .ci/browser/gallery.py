"""The site of `gallery`, opened from the file system as a reader opens it: without a server and without a network."""

import pathlib
import subprocess
import tempfile

from chromium import KIT, WIDTHS, axe

LOANS = ("4003", "2001")
PAGES = ("index.html", *(f"creditCard/4003/{name}.html" for name in (
    "main.en_US", "main.ru_RU", "main.ar_EG", "details.en_US", "operations.ar_EG", "what-if.payoff.en_US")),
    "mortgage/2001/schedule.en_US.html")


class Site:
    """The pages in a browser, and what went wrong in them."""

    def __init__(self, page, folder):
        self.page, self.folder, self.faults = page, folder, []
        page.on("console", lambda message: message.type in ("error", "warning") and self.fault(message.text))
        page.on("pageerror", lambda error: self.fault(str(error)))
        page.on("request", lambda request: request.url.startswith("file:") or self.fault(f"a request for {request.url}"))

    def fault(self, text):
        self.faults.append(f"gallery: {self.page.url.rpartition('/')[2]}: {text[:300]}")

    def expect(self, holds, text):
        if not holds:
            self.fault(text)

    def open(self, path):
        self.page.goto(f"file://{self.folder}/{path}")

    def check_pages(self):
        for path in PAGES:
            self.open(path)
            for width in WIDTHS:
                self.page.set_viewport_size({"width": width, "height": 844})
                wide = self.page.evaluate("document.documentElement.scrollWidth")
                self.expect(wide <= width, f"{wide} px at a width of {width}")
            # It would fetch the style sheet, which the policy of the page does not allow.
            for fault in axe(self.page, preload=False, iframes=False):
                self.fault(fault)

    def check_search(self):
        """From the index, the overdue screen of a card as an old client sees it: a search and two clicks, or one with the client
        chosen."""
        self.open("index.html")
        self.page.fill("input[type=search]", "overdue card")
        found = self.page.locator(".g-list > li:visible")
        self.expect(found.count() == 1, f"{found.count()} loans are found")
        found.locator("a").first.click()
        self.page.click("nav a:text-is('Version 1')")
        self.expect_old_client()
        self.open("index.html")
        self.page.fill("input[type=search]", "overdue card")
        self.page.select_option("select[name=client]", label="Version 1")
        found.locator("a").first.click()
        self.expect_old_client()
        self.open("index.html")
        self.page.fill("input[type=search]", "nothing is like that")
        self.expect("clear the search" in self.page.inner_text("#gallery-count"), "a search for nothing does not say what to do")

    def expect_old_client(self):
        old = self.page.locator("section[aria-label='Version 1']")
        top = old.bounding_box()["y"]
        self.expect(-1 <= top < 844, f"Version 1 is at {top} px")
        self.expect("Overdue by 12 days" in old.inner_text(), "Version 1 does not show the overdue screen")

    def check_sources(self):
        self.open("creditCard/4003/main.en_US.html")
        source = self.page.locator("#gallery-source")
        self.page.hover("[id='debt.overdue'] dd, [id='debt.overdue']")
        self.expect("debt.overdue.amount" in source.inner_text(), "pointing at an item does not show where it is from")
        self.page.focus("#header")
        self.page.keyboard.press("ArrowDown")
        self.expect("debt.total" in source.inner_text(), "the arrow key does not go to the next item")
        self.page.click("[id='overdue.since']")
        self.expect("debt.overdue.since" in source.inner_text(), "a tap does not show where an item is from")
        self.page.locator("#gallery-screen [id]").last.scroll_into_view_if_needed()
        bottom = source.bounding_box()["y"] + source.bounding_box()["height"]
        self.expect(0 < bottom <= 844, f"at the end of the screen, the source of an item ends at {bottom} px")

    def check_days(self):
        self.open("creditCard/4003/main.en_US.html")
        self.page.focus("#gallery-day")
        with self.page.expect_navigation():
            self.page.keyboard.press("ArrowRight")
        self.expect(".2026-" in self.page.url, "the slider does not lead to another day")
        self.expect(self.page.input_value("#gallery-day") == "1", "the slider is not at the day")
        first = self.page.url
        with self.page.expect_navigation():
            self.page.keyboard.press("ArrowRight")
        self.expect(self.page.input_value("#gallery-day") == "2", "the slider cannot be moved on by keyboard")
        self.page.go_back()
        self.expect(self.page.url == first, "the way back leads elsewhere")
        self.expect(self.page.input_value("#gallery-day") == "1", "after the way back, the slider is at another day")


def check(browser, tool):
    """Returns the faults of a gallery that the tool writes."""
    with tempfile.TemporaryDirectory() as folder:
        options = [word for loan in LOANS for word in ("--product", loan)]
        options += [word for locale in ("en_US", "ru_RU", "ar_EG") for word in ("--locale", locale)]
        subprocess.run([tool, "gallery", "--output", folder, "--words", KIT / "words" / "ar.json", *options],
                       check=True, capture_output=True)
        site = Site(browser.page.context.browser.new_page(reduced_motion="reduce"), pathlib.Path(folder))
        site.check_pages()
        site.page.set_viewport_size({"width": 1280, "height": 844})
        site.check_search()
        site.check_sources()
        site.check_days()
        site.page.close()
        print(f"gallery: {len(PAGES)} pages, {len(site.faults)} faults")
        return site.faults

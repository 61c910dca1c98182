"""One browser, whose pages have no network: everything comes from this process, and any other request is a fault."""

import contextlib
import pathlib
import shutil
import time

import axe_playwright_python.base
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
KIT = HERE.parent.parent / "Schemas" / "Clients"
# No such host exists; the scheme makes the page a secure context, in which a browser offers WebCrypto.
ORIGIN = "https://client.example"
WIDTHS = (320, 390, 768, 1280)
PHONE = {"width": 390, "height": 844}
TYPES = {".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".html": "text/html"}
# What a page of a bank should allow, and no more.
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Chromium:
    """A browser with one page, which is used again for every screen."""

    def __init__(self, page, server=None):
        self.page, self.server, self.faults, self.given = page, server, [], {}
        page.route("**/*", self.answer)
        page.on("console", lambda message: self.logged(message.type, message.text))
        page.on("pageerror", lambda error: self.faults.append(f"an error in the page: {error}"))

    def logged(self, kind, text):
        # A browser says also of what belongs to the protocol that it failed: of no network, and of a cursor that has ended.
        if kind in ("error", "warning") and not any(it in text for it in ("net::ERR_INTERNET_DISCONNECTED", "status of 410")):
            self.faults.append(f"on the console: {text[:300]}")

    def answer(self, route):
        request = route.request
        path = request.url.removeprefix(ORIGIN)
        file = KIT / path[1:] if path.startswith("/reference-client/") or path.startswith("/words/") else HERE / path[1:]
        if path in self.given:
            headers = {"content-type": "text/html; charset=utf-8"}
            route.fulfill(body=self.given[path], headers=headers)
        elif self.server and path.startswith("/bank/"):
            self.server(route, path.removeprefix("/bank"))
        elif request.url.startswith(ORIGIN) and file.suffix in TYPES and file.is_file():
            headers = {"content-type": f"{TYPES[file.suffix]}; charset=utf-8", "content-security-policy": POLICY}
            route.fulfill(body=file.read_bytes(), headers=headers)
        else:
            self.faults.append(f"a request for {request.url}")
            route.abort()

    def open(self, path, html=None):
        """Opens a page of the harness or, with `html`, one that is given."""
        self.faults.clear()
        self.given = {} if html is None else {path: html}
        self.page.goto(f"{ORIGIN}{path}")
        self.page.evaluate((HERE / "measure.js").read_text())

    def wait(self, condition):
        """Waits until an expression is true in the page. Playwright's own wait asks again from inside the page, where the policy
        forbids to evaluate a text: it fails whenever the first answer is no."""
        end = time.monotonic() + 30
        while not self.page.evaluate(condition):
            if time.monotonic() > end:
                raise TimeoutError(f"{condition} did not become true within 30 seconds")
            time.sleep(0.02)

    def taken(self):
        """Returns what went wrong in the page since it was asked before."""
        faults, self.faults[:] = list(self.faults), []
        return faults

    def size(self, width, height=844):
        self.page.set_viewport_size({"width": width, "height": height})


def axe(page, **more):
    """Returns the violations that axe-core finds in a page as it is; in the dark, of contrast."""
    if not page.evaluate("'axe' in globalThis"):
        # As an expression of the harness, it is not subject to the policy of the page.
        page.evaluate(f"{axe_playwright_python.base.AXE_SCRIPT}; undefined")
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        options = {"runOnly": {"type": "tag", "values": RULES}, "rules": {"target-size": {"enabled": True}}}
        if scheme == "dark":
            options = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
        result = page.evaluate("options => axe.run(document, options)", {**options, "resultTypes": ["violations"], **more})
        for violation in result["violations"]:
            node = violation["nodes"][0]
            found.append(f"axe, {scheme}: {violation['id']}: {len(violation['nodes'])} × {node['html'][:160]}")
    page.emulate_media(color_scheme="light")
    return found


@contextlib.contextmanager
def chromium(server=None):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=PHONE, reduced_motion="reduce")
        yield Chromium(page, server)
        browser.close()


"""Draws the answers of tools in Chromium as a host of MCP Apps does: in a sandbox that may only run the page's own script."""

import shutil

from playwright.sync_api import TimeoutError, sync_playwright

from server import META, Server

APP = {"mimeTypes": ["text/html;profile=mcp-app"]}
CLIENT = {**META, "io.modelcontextprotocol/clientCapabilities": {"extensions": {"io.modelcontextprotocol/ui": APP}}}
CALLS = [
    ("show_screen", {"product": "1001"}), ("show_screen", {"product": "mortgage:2001", "screen": "schedule"}),
    ("what_if", {"product": "1001", "question": "payoff"}), ("summary", {}),
]
# A host without a page of its own: it answers the handshake of the app, and hands it a result.
HOST = """
  async ([page, result]) => {
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-scripts";
    const seen = [];
    const drawn = new Promise((resolve) => window.addEventListener("message", ({data}) => {
      seen.push(data.method);
      const post = (message) => frame.contentWindow.postMessage({jsonrpc: "2.0", ...message}, "*");
      if (data.method === "ui/initialize") {
        post({id: data.id, result: {protocolVersion: data.params.protocolVersion, hostInfo: {name: "host", version: "1"},
          hostCapabilities: {}, hostContext: {locale: "en-US"}}});
      } else if (data.method === "ui/notifications/initialized") {
        post({method: "ui/notifications/tool-result", params: result});
      } else if (data.method === "ui/notifications/size-changed") {
        window.height = data.params.height;
        resolve(data.params);
      }
    }));
    frame.srcdoc = page;
    document.body.append(frame);
    return [await drawn, seen];
  }
"""
POLICY = "<meta http-equiv=content-security-policy content=\"default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'\">"


def check(tool):
    with Server(tool, "--customer", "C-1") as server:
        uris = {
            it["_meta"]["ui"]["resourceUri"] for it in server.request("tools/list")["result"]["tools"] if "_meta" in it}
        page = server.request("resources/read", uri=uris.pop())["result"]["contents"][0]["text"]
        results = [
            server.request("tools/call", name=name, arguments=arguments, _meta=CLIENT)["result"]
            for name, arguments in CALLS]
    faults = ["more than one page"] if uris else []
    without = {key: value for key, value in results[0].items() if key != "_meta"}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for result in [*results, without]:
            faults += drawn(browser, page.replace("<head>", f"<head>{POLICY}"), result)
        empty = {**results[0], "_meta": {"loan-detail/html": "<p>Nothing</p>"}}
        if not drawn(browser, page, empty):
            faults.append("nothing notices an empty page")
        browser.close()
    return f"{len(results) + 1} results drawn", faults


def drawn(browser, page, result):
    tab, faults = browser.new_page(), []
    tab.on("console", lambda message: faults.append(f"on the console: {message.text}"))
    tab.on("request", lambda request: faults.append(f"a request: {request.url[:80]}"))
    size, seen = tab.evaluate(HOST, [page, result])
    if seen[:3] != ["ui/initialize", "ui/notifications/initialized", "ui/notifications/size-changed"]:
        faults.append(f"the messages {seen}")
    if size["height"] < 100:
        faults.append(f"the height {size['height']}")
    screen = tab.frames[1].locator("#screen")
    if screen.locator("a[href]:not([href^='#'])").count():
        faults.append("a link that leads nowhere")
    folded = screen.locator("details:not([open]) > summary")
    if folded.count():
        folded.first.click()
        try:
            tab.wait_for_function("(height) => window.height > height", arg=size["height"], timeout=5_000)
        except TimeoutError:
            faults.append("no size after a part was unfolded")
    text = "".join(screen.inner_text().split())
    title = result["structuredContent"]["title"]
    expected = [value["text"] for it in result["structuredContent"]["figures"][:3] for value in it["values"]]
    faults += [f"{title}: no {it}" for it in expected if "".join(it.split()) not in text]
    tab.close()
    return faults

import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// The page that a host draws beside an answer (MCP Apps, the extension `io.modelcontextprotocol/ui`).
///
/// The page is the same for all answers: it waits for the result of the tool, and draws the screen that is in it as
/// HTML.
enum MCPApp {
  /// The name of the extension in the capabilities of a client.
  static let extensionName = "io.modelcontextprotocol/ui"
  static let mediaType = "text/html;profile=mcp-app"
  /// The address of the page as a resource.
  static let address = "ui://loan-detail/screen"
  /// The member of `_meta` of a result that has the screen as HTML. A host does not show it to a model.
  static let pageName = "loan-detail/html"

  /// The longest screen as HTML, in bytes. A client draws the text of a longer one.
  private static let maximumPage = 1 << 18

  /// What a result has for the page; `nil` if the client draws none, or if the screen is too long.
  static func meta(of document: ScreenDocument, for client: MCPClient, in language: Language) -> JSONValue? {
    guard client.drawsApps else { return nil }
    let html = HTMLRenderer(form: .fragment, words: HTMLRenderer.Words(language)).render(document)
    return html.count <= maximumPage ? .object(of: [(pageName, .string(String(decoding: html, as: UTF8.self)))]) : nil
  }

  /// The page in the list of resources.
  static let resource = JSONValue.object(of: [
    ("uri", .string(address)), ("name", .string("screen-page")), ("title", .string("Screen as a page")),
    ("description", .string("Draws the screen that a tool shows.")), ("mimeType", .string(mediaType)),
  ])

  /// The page as the contents of a resource.
  static var contents: JSONValue {
    .object(of: [
      ("uri", .string(address)), ("mimeType", .string(mediaType)), ("text", .string(page)),
      // The page loads nothing.
      ("_meta", .object(of: [("ui", .object(of: [("csp", .object([])), ("prefersBorder", .bool(true))]))])),
    ])
  }

  /// The page: the style sheet of screens, and a script that speaks with the host.
  private static var page: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Loan detail</title>
    <style>\(HTMLRenderer.styleSheet()) a[aria-disabled] { opacity: 0.5; cursor: default; }</style>
    </head>
    <body>
    <main id="screen"></main>
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private static let script = #"""
    "use strict";
    const screen = document.getElementById("screen");
    const post = (message) => window.parent.postMessage({jsonrpc: "2.0", ...message}, "*");
    const tellSize = () => post({method: "ui/notifications/size-changed", params: {
      width: document.documentElement.scrollWidth,
      height: Math.ceil(document.documentElement.getBoundingClientRect().height)}});
    // A reader may unfold a part of the page, too.
    const size = new ResizeObserver(tellSize);
    window.addEventListener("message", ({source, data}) => {
      if (source !== window.parent || data?.jsonrpc !== "2.0") return;
      if (data.id === 1 && data.result) {
        const language = data.result.hostContext?.locale;
        if (language) document.documentElement.lang = language;
        post({method: "ui/notifications/initialized", params: {}});
      } else if (data.method === "ui/notifications/tool-result") {
        // The server has escaped all texts of the bank in this HTML.
        const html = data.params?._meta?.["loan-detail/html"];
        if (typeof html === "string") screen.innerHTML = html;
        else screen.textContent = (data.params?.content ?? []).map((part) => part.text ?? "").join("\n");
        screen.style.whiteSpace = typeof html === "string" ? "" : "pre-wrap";
        // Other screens and actions belong to the bank's own pages: here, they lead nowhere and do not look as if they
        // did.
        for (const link of screen.querySelectorAll("a[href]:not([href^='#'])")) {
          link.removeAttribute("href");
          link.setAttribute("aria-disabled", "true");
        }
        size.observe(document.documentElement);
      } else if (data.id !== undefined && data.method) {
        post({id: data.id, result: {}});
      }
    });
    post({id: 1, method: "ui/initialize", params: {
      protocolVersion: "2026-01-26", appInfo: {name: "loan-detail", version: "1"}, appCapabilities: {}}});
    """#
}

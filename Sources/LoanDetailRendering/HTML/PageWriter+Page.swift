import DesignSystem

extension PageWriter {
  /// Writes the element with the screen.
  mutating func writeScreen() {
    html.markup("<div class=\"ld\"")
    writeLanguage()
    html.attribute("data-screen", document.screen.rawValue)
    html.markup(form == .page ? ">\n<main class=\"ld-screen\">\n" : ">\n<div class=\"ld-screen\">\n")
    if let wayBack, wayBack.title != subjectName || isTitled {
      html.markup("<nav>")
      write(wayBack)
      html.markup("</nav>\n")
    }
    var items = document.contentItems
    if case .header(let header) = document.headerItem {
      write(header)
    } else {
      html.markup("<header class=\"ld-header\">")
      writeTitle(document.title)
      html.markup("</header>\n")
      items.insert(document.headerItem, at: 0)
    }
    html.markup("<div class=\"ld-content\">\n")
    writeContent(items)
    writeOtherPages()
    writeOtherScreens()
    html.markup("</div>\n")
    writeRetry()
    writeFoot()
    if let action = buttons.bottom {
      html.markup("<div class=\"ld-bottom\">")
      write(action, tag: "div", isPrimary: true)
      html.markup("</div>\n")
    }
    html.markup(form == .page ? "</main>\n</div>\n" : "</div>\n</div>\n")
  }

  /// Writes the page around the element that is written. Its policy allows its own style and nothing else.
  mutating func writePage(_ style: StyleSheet) {
    let body = html.takeText()
    let style = style.part(for: body)
    html = HTMLWriter(capacity: body.count + style.text.utf8.count + 2048)
    writeHead(style)
    html.verbatim(body)
    html.markup("</body>\n</html>\n")
  }

  /// Writes the beginning of a page, up to the first tag of its body.
  private mutating func writeHead(_ style: (text: String, hash: String)) {
    html.markup("<!DOCTYPE html>\n<html")
    writeLanguage()
    html.markup(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; \
      style-src 'sha256-
      """)
    html.text(style.hash)
    html.markup(
      """
      '">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>
      """)
    html.text(document.title)
    if let name = subjectName, name != document.title {
      html.markup(" · ")
      html.text(name)
    }
    html.markup("</title>\n<style>")
    html.verbatim(Array(style.text.utf8))
    html.markup("</style>\n</head>\n<body class=\"ld-page\">\n")
  }

  /// Writes the language and the direction of the texts as attributes.
  private mutating func writeLanguage() {
    html.attribute("lang", document.language)
    html.attribute("dir", direction.rawValue)
  }

  /// The title of the header; `nil` if a client profile left no header.
  private var subjectName: String? { if case .header(let header) = document.headerItem { header.title } else { nil } }

  /// Whether the title of the header is the heading of the screen.
  var isTitled: Bool { subjectName == document.title }

  /// The way back: the title and the address of the parent screen; `nil` if the screen has none. If the header has the
  /// same title, the link is there.
  var wayBack: (title: String, address: String)? {
    guard let parent = document.parentScreen, let address = address(of: Destination.screen(parent.id)) else {
      return nil
    }
    return (parent.title, address)
  }

  mutating func write(_ wayBack: (title: String, address: String)) {
    html.markup("<a class=\"ld-back\"")
    href(wayBack.address)
    html.markup(">")
    text(wayBack.title)
    html.markup("</a>")
  }

  /// Writes the links to the screens that neither the way back nor an item of the screen opens.
  private mutating func writeOtherScreens() {
    let others = document.unlinkedScreens.filter { address(of: Destination.screen($0.id)) != nil }
    guard !others.isEmpty else { return }
    html.markup("<nav class=\"ld-section ld-screens\"")
    html.attribute("aria-label", words.screens)
    html.markup(">")
    heading("ld-heading") { $0.html.text($0.words.screens) }
    html.markup("<ul class=\"ld-actions ld-ways\">")
    for screen in others {
      html.markup("<li class=\"ld-action\"><a class=\"ld-button ld-opens\"")
      if let address = address(of: Destination.screen(screen.id)) { href(address) }
      html.markup(">")
      icon(screen.icon)
      textElement("span", screen.title)
      html.markup("</a></li>")
    }
    html.markup("</ul></nav>\n")
  }

  /// Writes the link that asks for the screen again, if that may help after a fault.
  private mutating func writeRetry() {
    guard case .fault(_, mayRetry: true) = document.outcome, let address = address(of: .again) else { return }
    html.markup("<p><a class=\"ld-retry\"")
    href(address)
    html.markup(">")
    html.text(words.again)
    html.markup("</a></p>\n")
  }

  /// Writes the day of the screen, and the id that the bank finds in its log.
  private mutating func writeFoot() {
    guard !document.asOf.isEmpty || document.correlationID != nil else { return }
    html.markup("<footer class=\"ld-foot\">")
    if !document.asOf.isEmpty {
      html.text(words.asOf)
      html.markup(" <time")
      html.attribute("datetime", document.asOf)
      html.markup(">")
      html.text(document.freshness.text ?? document.asOf)
      html.markup("</time> ")
    }
    if let id = document.correlationID { textElement("span", id) }
    html.markup("</footer>\n")
  }
}

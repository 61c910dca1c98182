import LoanDetailRendering

extension HTMLWriter {
  /// Writes an element. An attribute without a value is left out.
  mutating func element(
    _ tag: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ body: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    body(&self)
    markup("</")
    markup(tag)
    markup(">")
  }

  /// Writes an element with a text.
  mutating func element(
    _ tag: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, _ text: String
  ) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes an element with a text and without attributes.
  mutating func element(_ tag: StaticString, _ text: String) { element(tag, [:], text) }

  /// Writes an element without attributes.
  mutating func element(_ tag: StaticString, _ body: (inout HTMLWriter) -> Void) { element(tag, [:], body) }

  /// Writes the start of an element.
  mutating func open(_ tag: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]) {
    markup("<")
    markup(tag)
    for (name, value) in attributes { if let value { attribute(name, value) } }
    markup(">")
  }

  /// Writes a list of links under a name; nothing for no links.
  mutating func links(_ name: String, _ links: [GalleryLink]) {
    guard !links.isEmpty else { return }
    element("nav", ["aria-label": name, "class": "g-links"]) {
      $0.element("span", ["class": "g-name", "aria-hidden": "true"], name)
      $0.element("ul") { html in
        for link in links {
          html.element("li") {
            $0.element(
              "a", ["href": link.address, "aria-current": link.isCurrent ? "page" : nil, "lang": link.language],
              link.title)
          }
        }
      }
    }
  }

  /// Writes a whole page of the gallery and returns it.
  ///
  /// - Parameters:
  ///   - root: the way to the folder of the site, such as `../../`; `nil` for a page that has the style in it and no
  ///     script.
  ///   - body: writes the content of the page.
  static func page(_ title: String, root: String?, _ body: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.open(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": root == nil ? SiteText.policyOfSinglePage : SiteText.policy])
    html.markup("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.markup("<meta name=\"referrer\" content=\"no-referrer\">\n")
    html.element("title", title)
    if let root {
      html.open("link", ["rel": "stylesheet", "href": "\(root)gallery.css"])
    } else {
      html.element("style") { $0.verbatim(SiteText.plainStyle) }
    }
    html.markup("\n</head>\n<body class=\"ld-page\">\n<div class=\"ld g\">\n")
    body(&html)
    html.markup("</div>\n")
    if root != nil { html.element("script") { $0.verbatim(SiteText.script) } }
    html.markup("\n</body>\n</html>\n")
    return html.takeText()
  }
}

/// A link of a page.
struct GalleryLink {
  var title: String
  var address: String
  var isCurrent = false
  /// The language of the title; `nil` for English.
  var language: String?
}

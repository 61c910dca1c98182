import DesignSystem

// The parts of elements that all kinds share.
extension PageWriter {
  /// Writes the id of an item as an anchor.
  mutating func id(_ id: ItemID) { html.attribute("id", anchor(id)) }

  /// Returns the anchor of an id on this page.
  func anchor(_ id: ItemID) -> String { anchorPrefix + HTMLRenderer.anchor(of: id) }

  /// Writes a heading of the current level.
  mutating func heading(_ className: StaticString, _ body: (inout PageWriter) -> Void) {
    let level = min(level, 6)
    html.markup("<h")
    html.number(level)
    html.markup(" class=\"")
    html.markup(className)
    html.markup("\">")
    body(&self)
    html.markup("</h")
    html.number(level)
    html.markup(">")
  }

  /// Writes the title of a list, unless the section around it has the same.
  mutating func listTitle(_ title: String) {
    guard let title = Heading.shown(title, inside: sectionTitle) else { return }
    heading("ld-heading") { $0.text(title) }
  }

  /// Writes an element with a text.
  mutating func textElement(_ tag: StaticString, class className: StaticString? = nil, _ text: String) {
    open(tag, class: className, for: text)
    html.text(text)
    close(tag)
  }

  /// Begins an element; if its text has another direction than the screen, the element says so.
  mutating func open(_ tag: StaticString, class className: StaticString? = nil, for text: String = "") {
    html.markup("<")
    html.markup(tag)
    if let className {
      html.markup(" class=\"")
      html.markup(className)
      html.markup("\"")
    }
    declareLanguage(of: text)
    html.markup(">")
  }

  mutating func close(_ tag: StaticString) {
    html.markup("</")
    html.markup(tag)
    html.markup(">")
  }

  /// Writes the attributes `lang` and `dir` for a text of another language or direction than that of the screen.
  mutating func declareLanguage(of text: String) {
    if let language = otherLanguage(of: text) { html.attribute("lang", language) }
    switch (direction, text.firstDirection(against: direction)) {
    case (.leftToRight, .rightToLeft?): html.markup(" dir=\"rtl\"")
    case (.rightToLeft, .leftToRight?): html.markup(" dir=\"ltr\"")
    default: break
    }
  }

  /// The language of a text that is in another one than the screen; `nil` for any other text.
  private func otherLanguage(of text: String) -> String? {
    document.otherLanguages.isEmpty ? nil : document.otherLanguages[text]
  }

  /// Writes a text inside an element that has other content too.
  mutating func text(_ text: String) {
    let other = text.firstDirection(against: direction)
    if other != nil && other != direction || otherLanguage(of: text) != nil {
      textElement("span", text)
    } else {
      html.text(text)
    }
  }

  /// Writes a text and, where it differs, what a screen reader says in its place.
  mutating func text(_ text: String, spoken: String?) {
    guard let spoken, !spoken.isEmpty, spoken != text else { return self.text(text) }
    html.markup("<span aria-hidden=\"true\"")
    declareLanguage(of: text)
    html.markup(">")
    html.text(text)
    html.markup("</span><span class=\"ld-spoken\">")
    html.text(spoken)
    html.markup("</span>")
  }

  /// Writes a short text; on a narrow screen, a still shorter one in its place, but not for screen readers.
  mutating func text(_ text: String, short: String?, spoken: String? = nil) {
    guard let short, short != text else { return self.text(text, spoken: spoken) }
    html.markup("<span class=\"ld-full\">")
    self.text(text, spoken: spoken)
    html.markup("</span>")
    html.markup("<span class=\"ld-short\" aria-hidden=\"true\">")
    self.text(short)
    html.markup("</span>")
  }

  /// Writes a value. A date, and any other value with a text to copy, are there for programs too.
  mutating func value(_ value: Value, copy: String? = nil) {
    switch value {
    case .date(let date):
      html.markup("<time")
      html.attribute("datetime", date.iso)
      html.markup(">")
      text(date.text, spoken: date.spoken)
      html.markup("</time>")
    case .text, .money, .percent:
      guard let copy else { return text(value.text, spoken: value.spoken) }
      html.markup("<data")
      html.attribute("value", copy)
      html.markup(">")
      text(value.text, spoken: value.spoken)
      html.markup("</data>")
    }
  }

  /// Writes the class of a tone, after a space.
  mutating func toneClass(_ tone: Tone) {
    switch tone {
    case .neutral: break
    case .positive: html.markup(" ld-positive")
    case .attention: html.markup(" ld-attention")
    case .critical: html.markup(" ld-critical")
    case .muted: html.markup(" ld-muted")
    }
  }

  mutating func icon(_ icon: Action.Icon?) {
    guard let icon else { return }
    html.markup("<svg class=\"ld-icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"")
    html.markup(icon.path)
    html.markup("\"/></svg>")
  }
}

extension String {
  /// The direction of the first letter that has one; `nil` if there is none, or if the text can only have that of the
  /// screen.
  fileprivate func firstDirection(against direction: ReadingDirection) -> ReadingDirection? {
    // In UTF-8, no letter that is read from right to left has a first byte below D6.
    if direction == .leftToRight, withBytes({ bytes in bytes.indices.allSatisfy { bytes[$0] < 0xD6 } }) { return nil }
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return .rightToLeft }
      default:
        if scalar.properties.isAlphabetic { return .leftToRight }
      }
    }
    return nil
  }
}

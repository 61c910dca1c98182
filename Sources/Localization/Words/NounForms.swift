/// The plural forms of a noun in one language.
struct NounForms: Sendable {
  let forms: PluralForms
  /// The rule by which a number chooses a form.
  let rule: PluralRule
  /// The spelling of English forms.
  var spelling = EnglishSpelling.british

  /// The form for a count.
  subscript(count: Int) -> NounForm { forms[rule.category(of: count)].spelled(in: spelling) }

  /// The form for a decimal fraction such as 1.5.
  var ofFraction: NounForm { forms[rule.fractionCategory].spelled(in: spelling) }

  /// The same forms, already spelled, for repeated use.
  var prepared: NounForms { NounForms(forms: forms.spelled(in: spelling), rule: rule) }
}

/// A form of a noun, which may contain the place of the number: "days", or "in {n} days".
struct NounForm: Sendable, Hashable {
  /// The form without the number itself.
  let text: String
  /// The texts around the number. A form without such a place follows the number.
  private let parts: [String]

  init(_ text: String) {
    self.text = text
    let parts = Self.parts(of: text)
    self.parts = parts.count > 1 ? parts : ["", " " + text]
  }

  private init(text: String, parts: [String]) {
    self.text = text
    self.parts = parts
  }

  /// Cuts a text at each `{n}`.
  private static func parts(of text: String) -> [String] {
    let place = "{n}"
    var parts: [String] = []
    var start = text.startIndex
    var rest = text.utf8[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[brace...]
      if rest.starts(with: place.utf8) {
        parts.append(String(text[start..<brace]))
        rest = rest.dropFirst(place.utf8.count)
        start = rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    return parts + [String(text[start...])]
  }

  /// Returns an English form in a spelling.
  func spelled(in spelling: EnglishSpelling) -> NounForm {
    if spelling == .british { return self }
    return NounForm(text: spelling.spelled(text), parts: parts.map { spelling.spelled($0) })
  }

  /// Returns the form with a number.
  func counted(_ number: String) -> String {
    String(count: byteCount(withNumberOfBytes: number.utf8.count)) { $0.prepend(self) { $0.prepend(number) } }
  }

  /// Returns the number of bytes of the form with a number of `bytes` bytes.
  func byteCount(withNumberOfBytes bytes: Int) -> Int {
    parts.reduce((parts.count - 1) * bytes) { $0 + $1.utf8.count }
  }

  /// Writes the form from its end; `number` writes the number at its place.
  fileprivate func write(to text: inout TextTail, number: (inout TextTail) -> Void) {
    for index in parts.indices.reversed() {
      text.prepend(parts[index])
      if index > 0 { number(&text) }
    }
  }
}

extension TextTail {
  /// Writes a form of a noun; `number` writes its number.
  mutating func prepend(_ form: NounForm, number: (inout TextTail) -> Void) { form.write(to: &self, number: number) }
}

import DesignSystem
import LoanDetailJSON

extension Translation.Text {
  /// Reads a text of a table; `nil` if it cannot be used.
  init?(_ reader: ObjectReader) {
    let (english, russian) = (reader.required("en", reader.text("en")), reader.text("ru").value)
    guard let english, let text = reader.words("text", withGapsOf: english) else { return nil }
    self.init(english: english, russian: russian, text: text)
  }
}

extension Translation.Noun {
  /// Reads the forms of a noun; `nil` if they cannot be used.
  init?(_ reader: ObjectReader, _ rule: PluralRule) {
    let english = reader.list("en", count: 2, "the forms \"one\" and \"other\"")
    let russian = reader.list("ru", count: 3, "the forms \"one\", \"few\" and \"many\"")
    let group = reader.group("forms")
    var forms: [PluralCategory: String] = [:]
    guard let english = reader.required("en", english) else { return nil }
    for category in rule.categories {
      guard let form = group.words(category.rawValue, withGapsOf: "") else { continue }
      if !form.isEmpty { forms[category] = form }
    }
    group.reportUnread()
    let missing = rule.categories.filter { forms[$0] == nil }
    if !forms.isEmpty, !missing.isEmpty {
      reader.log.add(
        Diagnostic(
          id: "words.missing-form", severity: .error, path: reader.path(of: "forms"),
          summary: "A noun needs all its forms, or none while it is not translated.",
          found: forms.keys.map(\.rawValue).sorted().joined(separator: ", "),
          expected: rule.categories.map(\.rawValue).joined(separator: ", ")))
      return nil
    }
    // A sentence with the place of its number needs that place in every form.
    if english.allSatisfy({ $0.includes("{n}") }), let form = forms.values.first(where: { !$0.includes("{n}") }) {
      reader.log.add(
        Diagnostic(
          id: "words.placeholders", severity: .error, path: reader.path(of: "forms"),
          summary: "The number would not be shown.", found: "\"\(form)\"", expected: "the place of the number, {n}"))
      return nil
    }
    self.init(english: english, russian: russian.value, forms: forms)
  }
}

extension ObjectReader {
  /// The words of a translation, empty or with the placeholders of the English text; `nil` if they differ.
  fileprivate func words(_ name: String, withGapsOf english: String) -> String? {
    let found: Fact<String> = fact(name, expected: "a text, or an empty one while there is no translation") {
      if case .string(let text) = $0 { return text } else { return nil }
    }
    guard let text = found.value, !text.isEmpty else {
      if case .absent(.unreadable) = found { return nil }
      return ""
    }
    let (there, here) = (TextPattern(english).gaps.sorted(), TextPattern(text).gaps.sorted())
    guard Set(there) == Set(here) else {
      log.add(
        Diagnostic(
          id: "words.placeholders", severity: .error, path: path(of: name),
          summary: "The placeholders are not those of the English text.", found: Self.list(here),
          expected: Self.list(there)))
      return nil
    }
    return text
  }

  private static func list(_ gaps: [Int]) -> String {
    gaps.isEmpty ? "none" : gaps.map { "{\($0)}" }.joined(separator: " ")
  }

  fileprivate func list(_ name: String, count: Int, _ meaning: String) -> Fact<[String]> {
    fact(name, expected: "an array of \(count) texts, \(meaning)") { value in
      guard case .array(let elements) = value, elements.count == count else { return nil }
      let texts = elements.compactMap { element -> String? in
        if case .string(let text) = element { return text } else { return nil }
      }
      return texts.count == count ? texts : nil
    }
  }
}

import DesignSystem
import LoanDetailCore
import Localization

extension ConformanceSubject {
  /// Checks that no text is empty.
  func emptyTextFindings() -> [Finding] {
    texts { $0.use != .spoken }.filter(\.text.text.isBlank).map { screen, text in
      Finding(
        screen.place,
        "The property `\(text.property)` of \"\(text.item)\" is empty. Write it, or leave the item out where there is "
          + "nothing to say.")
    }
  }

  /// Checks that words are in the screen's language, or come from the data.
  ///
  /// On an English screen every Cyrillic word is checked. On a Russian screen every Latin word of two letters or more
  /// is checked, except two capitals, abbreviations that Russian texts use and Roman numbers. Payloads of Russian
  /// screens are not checked, because a client may use their words as keys.
  func languageFindings() -> [Finding] {
    texts { _ in true }.compactMap { screen, text in
      let language = screen.context.language
      let script = Script(foreignTo: language)
      guard text.use != .payload || language != .russian, !script.words(in: text.text).isEmpty,
        let word = script.words(in: withoutData(text.text, in: language)).first(where: {
          $0.key == nil && !(text.text.placeholder?.contains($0) ?? false)
        })
      else { return nil }
      return Finding(
        screen.place,
        "The \(language.name) text `\(text.property)` of \"\(text.item)\" says \"\(word)\", which is not from the "
          + "data. Make it with LocalizedText(en:ru:); a name that is the same in every language goes into `names`.")
    }
  }

  /// Checks that no text is unfinished. A text of the data may look like a key.
  func placeholderFindings() -> [Finding] {
    texts { _ in true }.compactMap { screen, text in
      guard let found = unfinishedPart(of: text, on: screen) else { return nil }
      return Finding(
        screen.place,
        "The property `\(text.property)` of \"\(text.item)\" has \"\(found)\", which is not meant for a customer. "
          + "Write the text in every language, and fill in its values.")
    }
  }

  /// The placeholder or the key in a text; `nil` if there is none. A key is found only outside the texts of the data,
  /// and not in a payload.
  private func unfinishedPart(of text: ScreenText, on screen: ShownScreen) -> String? {
    if let placeholder = text.text.placeholder { return placeholder }
    if text.use == .payload || text.text.key == nil { return nil }
    return withoutData(text.text, in: screen.context.language).key
  }

  /// Checks the words in place of shared ones, and that no text has a word that the product avoids because it would be
  /// false.
  func ownWordFindings() -> [Finding] {
    let words = plugin.manifest.ownWords
    return words.faults.map { Finding(place, $0) }
      + texts { _ in true }.compactMap { screen, text in
        guard let word = words.avoidedWord(in: text.text, language: screen.context.language.code) else { return nil }
        return Finding(
          screen.place,
          "The property `\(text.property)` of \"\(text.item)\" is \"\(text.text)\", and the manifest avoids "
            + "\"\(word)\". Replace the shared text in the manifest's ownWords, or change the record's own text.")
      }
  }

  /// Checks that no text is a colour, because each client has its own colours. A text from the data may be the name of
  /// a colour, and an address may have a place with such a name.
  func rawColorFindings() -> [Finding] {
    texts { $0.use != .spoken && $0.property != "link" }.compactMap { screen, text in
      guard text.text.rawColor != nil, let color = withoutData(text.text, in: screen.context.language).rawColor,
        !data.contains(String(color.trimmingPrefix("#")), in: screen.context.language)
      else { return nil }
      return Finding(
        screen.place,
        "The property `\(text.property)` of \"\(text.item)\" has the colour \"\(color)\". Say how the item feels with "
          + "a tone; each client has its own colours.")
    }
  }

  /// The texts that are included, each with its screen.
  func texts(_ isIncluded: (ScreenText) -> Bool) -> [(screen: ShownScreen, text: ScreenText)] {
    screens.flatMap { screen in screen.items.flatMap(\.texts).filter(isIncluded).map { (screen, $0) } }
  }

  /// The text with a space in place of each text of the data.
  private func withoutData(_ text: String, in language: Language) -> String {
    data.longestFirst(in: language).reduce(text) { $0.replacing($1, with: " ") }
  }
}

extension String {
  /// The first colour in the notation of a program, or the whole text if it is the English name of a colour; `nil` if
  /// there is none.
  fileprivate var rawColor: String? {
    if Self.colorNames.contains(self) { return self }
    guard contains("#") || contains("(") else { return nil }
    return firstMatch(of: /#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6})\b|\b(?:rgb|hsl)a?\(/).map { String($0.output) }
  }

  private static let colorNames: Set<String> = [
    "black", "blue", "brown", "gray", "green", "grey", "orange", "pink", "purple", "red", "white", "yellow",
  ]
}

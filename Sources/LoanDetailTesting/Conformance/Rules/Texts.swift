import DesignSystem
import LoanDetailCore

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
  /// On an English screen every Cyrillic word is checked. On a Russian screen every Latin word with a lower-case letter
  /// is checked: words in capitals are abbreviations or currencies. Payloads of Russian screens are not checked,
  /// because a client may use their words as keys.
  func languageFindings() -> [Finding] {
    texts { _ in true }.compactMap { screen, text in
      let language = screen.context.language
      let script = Script(foreignTo: language)
      guard text.use != .payload || language == .english, !script.words(in: text.text).isEmpty,
        let word = script.words(in: withoutData(text.text, language)).first
      else { return nil }
      return Finding(
        screen.place,
        "The \(language.name) text `\(text.property)` of \"\(text.item)\" says \"\(word)\", which is not from the data. "
          + "Make it with LocalizedText(en:ru:); a name that is the same in every language goes into `names`.")
    }
  }

  /// Checks that no text is a colour: each client decides on the look. A text from the data may be the name of a
  /// colour.
  func rawColorFindings() -> [Finding] {
    texts { $0.use != .spoken }.compactMap { screen, text in
      guard let color = text.text.rawColor,
        !data.says(String(color.trimmingPrefix("#")), in: screen.context.language)
      else { return nil }
      return Finding(
        screen.place,
        "The property `\(text.property)` of \"\(text.item)\" has the colour \"\(color)\". Say how the item feels with a "
          + "tone; each client has its own colours.")
    }
  }

  /// The texts of every screen.
  func texts(_ isIncluded: (ScreenText) -> Bool) -> [(screen: ShownScreen, text: ScreenText)] {
    screens.flatMap { screen in screen.items.flatMap(\.texts).filter(isIncluded).map { (screen, $0) } }
  }

  private func withoutData(_ text: String, _ language: Language) -> String {
    data.said(in: language).reduce(text) { $0.replacing($1, with: " ") }
  }
}

/// The script that a language does not use.
private enum Script {
  case cyrillic, latin

  init(foreignTo language: Language) {
    switch language {
    case .english: self = .cyrillic
    case .russian: self = .latin
    }
  }

  /// The words of the script. Latin words only if they have two letters or more and are not all capitals.
  func words(in text: String) -> [Substring] {
    let words = text.split { !$0.unicodeScalars.contains(where: has) }
    return switch self {
    case .cyrillic: words
    case .latin: words.filter { $0.count > 1 && $0.contains(where: \.isLowercase) }
    }
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .cyrillic: (0x400...0x4FF).contains(scalar.value)
    case .latin: ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
  }
}

extension String {
  /// A colour in the notation of a program. The whole text may also be the English name of a colour.
  fileprivate var rawColor: String? {
    if Self.colorNames.contains(self) { return self }
    guard contains("#") || contains("(") else { return nil }
    return firstMatch(of: /#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6})\b|\b(?:rgb|hsl)a?\(/).map { String($0.output) }
  }

  private static let colorNames: Set<String> = [
    "black", "blue", "brown", "gray", "green", "grey", "orange", "pink", "purple", "red", "white", "yellow",
  ]
}

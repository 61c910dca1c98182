import DesignSystem

extension OwnWords {
  /// The faults of the words in full sentences, in their order: a placeholder that is not in the shared text or left
  /// out, a text without words, a text that is replaced twice, and a word that the product itself avoids.
  package var faults: [String] {
    var faults: [String] = []
    var seen: Set<TextKey> = []
    for text in texts {
      let name = "\"\(text.shared)\""
      let sharedInRussian = text.sharedRussian ?? text.shared
      if !seen.insert(TextKey(text.shared, besideRussian: text.sharedRussian ?? "")).inserted {
        faults.append("The text \(name) is replaced twice. Keep one replacement.")
      }
      for (own, shared) in [(text.english, text.shared), (text.russian, sharedInRussian)]
      where Set(TextPattern(own).gaps) != Set(TextPattern(shared).gaps) {
        faults.append("\"\(own)\" has other placeholders than \"\(shared)\", which it replaces. Write each of them.")
      }
      faults += wordFaults(in: [text.english], language: "en", of: name)
      faults += wordFaults(in: [text.russian], language: "ru", of: name)
    }
    for noun in nouns {
      let name = noun.shared.map { "\"\($0)\"" }.joined(separator: ", ")
      if !seen.insert(noun.key).inserted {
        faults.append("The noun \(name) is replaced twice. Keep one replacement.")
      }
      let (english, russian) = noun.noun.texts
      if noun.shared.allSatisfy({ $0.includes("{n}") }), !(english + russian).allSatisfy({ $0.includes("{n}") }) {
        faults.append("The noun in place of \(name) would not show its number. Write {n} in each form.")
      }
      faults += wordFaults(in: english, language: "en", of: name)
      faults += wordFaults(in: russian, language: "ru", of: name)
    }
    return faults
  }

  /// Returns the fault of the texts that replace a shared one in a language: no words, or an avoided word; empty if
  /// there is none.
  ///
  /// - Parameter name: the shared text in quotes.
  private func wordFaults(in texts: [String], language code: String, of name: String) -> [String] {
    if texts.contains(where: { !$0.contains(where: \.isLetter) }) {
      return ["The replacement of \(name) has no words in the language \"\(code)\". Write it."]
    }
    let word = texts.lazy.compactMap { avoidedWord(in: $0, language: code) }.first
    return word.map { ["The replacement of \(name) contains the avoided word \"\($0)\". Write it without."] } ?? []
  }

  /// Returns the first word or phrase in a text whose beginning the product avoids, as ``avoided`` writes it; `nil` if
  /// there is none.
  package func avoidedWord(in text: String, language code: String) -> String? {
    guard let avoided = avoided[code], !avoided.isEmpty else { return nil }
    let words = Self.words(of: text)
    return avoided.first { words.contains(Self.words(of: $0)) }
  }

  /// Returns the words of a text in lower case, each after a space.
  private static func words(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.reduce(into: "") { $0 += " \($1)" }
  }
}

import DesignSystem
import LoanDetailJSON
import Loans
import Localization

/// A product's own words beside the shared ones that they replace, and the shared texts that it should replace because
/// they contain a word that it avoids.
struct ProductWordsTable {
  let type: ProductType
  let words: OwnWords
  let source: SourceTexts

  /// The shared texts with an avoided word that the product does not replace.
  var missing: [SwiftTexts.Text] {
    source.texts.filter { isAvoided(english: [$0.english], russian: [$0.russian]) && replacement(of: $0) == nil }
  }

  /// The shared nouns with an avoided word that the product does not replace.
  var missingNouns: [SwiftTexts.Noun] {
    source.nouns.filter { isAvoided(english: $0.english, russian: $0.russian) && replacement(of: $0) == nil }
  }

  /// The English of the shared texts and nouns that the product replaces and the program does not have.
  var unknown: [String] {
    let english = Set(source.texts.map(\.english))
    let pairs = Set(source.texts.map { [$0.english, $0.russian] })
    let unknownTexts = words.texts.filter { text in
      text.sharedRussian.map { !pairs.contains([text.shared, $0]) } ?? !english.contains(text.shared)
    }
    let englishNouns = Set(source.nouns.map(\.english))
    let nounPairs = Set(source.nouns.map { $0.english + $0.russian.prefix(1) })
    let unknownNouns = words.nouns.filter { noun in
      noun.sharedRussian.map { !nounPairs.contains(noun.shared + [$0]) } ?? !englishNouns.contains(noun.shared)
    }
    return unknownTexts.map(\.shared) + unknownNouns.map { $0.shared.joined(separator: "; ") }
  }

  /// Whether one of the texts has a word that the product avoids.
  private func isAvoided(english: [String], russian: [String]) -> Bool {
    english.contains { words.avoidedWord(in: $0, language: "en") != nil }
      || russian.contains { words.avoidedWord(in: $0, language: "ru") != nil }
  }

  /// The product's own text in place of a shared one; `nil` if there is none. A text for this Russian one comes first.
  private func replacement(of text: SwiftTexts.Text) -> OwnWords.Text? {
    let same = words.texts.filter { $0.shared == text.english }
    return same.first { $0.sharedRussian == text.russian } ?? same.first { $0.sharedRussian == nil }
  }

  /// The product's own noun in place of a shared one; `nil` if there is none. A noun for this Russian one comes first.
  private func replacement(of noun: SwiftTexts.Noun) -> OwnWords.Noun? {
    let same = words.nouns.filter { $0.shared == noun.english }
    return same.first { $0.sharedRussian == noun.russian.first } ?? same.first { $0.sharedRussian == nil }
  }

  /// The report of a check, a line for each text.
  var report: String {
    let open = missing.map(\.english) + missingNouns.map { $0.english.joined(separator: "; ") }
    let lines =
      unknown.map { "unknown: \($0)" } + open.map { "not replaced: \($0)" }
      + [
        "\(words.texts.count + words.nouns.count) shared texts are replaced; \(unknown.count) are not in the program; "
          + "\(open.count) others have a word that the product avoids."
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The table as JSON: each shared text with the product's own, which is empty if it is still to be written.
  func rendered(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("product", type.rawValue)
      $0.array("texts") {
        for text in source.texts {
          if let own = replacement(of: text) {
            $0.write(text, own: (own.english, own.russian))
          } else if isAvoided(english: [text.english], russian: [text.russian]) {
            $0.write(text, own: ("", ""))
          }
        }
      }
      $0.array("plurals") {
        for noun in source.nouns {
          let own = replacement(of: noun)
          if own != nil || isAvoided(english: noun.english, russian: noun.russian) {
            $0.write(noun, own: own?.noun.texts ?? ([], []))
          }
        }
      }
    }
    return json.finish(layout)
  }
}

extension JSONWriter {
  /// Writes a shared text with the product's own.
  fileprivate mutating func write(_ text: SwiftTexts.Text, own: (english: String, russian: String)) {
    object {
      $0.property("en", text.english)
      $0.property("ru", text.russian)
      $0.key("own")
      $0.object {
        $0.property("en", own.english)
        $0.property("ru", own.russian)
      }
    }
  }

  /// Writes the forms of a shared noun with the product's own.
  fileprivate mutating func write(_ noun: SwiftTexts.Noun, own: (english: [String], russian: [String])) {
    object {
      $0.array("en") { for form in noun.english { $0.string(form) } }
      $0.array("ru") { for form in noun.russian { $0.string(form) } }
      $0.key("own")
      $0.object {
        $0.array("en") { for form in own.english { $0.string(form) } }
        $0.array("ru") { for form in own.russian { $0.string(form) } }
      }
    }
  }
}

import DesignSystem

/// The spelling of English words. The words in the code are in British spelling.
enum EnglishSpelling: Sendable, Hashable {
  case british, american

  /// The regions whose banks write in American spelling.
  static let americanRegions: Set<String> = ["US", "AS", "GU", "MP", "PH", "PR", "UM", "VI"]

  /// Returns a text in this spelling.
  func spelled(_ text: String) -> String {
    guard self == .american, Self.mayDiffer(text) else { return text }
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        result += Self.american(word)
        result.append(character)
        word = ""
      }
    }
    return result + Self.american(word)
  }

  /// Returns a word in American spelling, with a capital first letter if the word has one.
  private static func american(_ word: String) -> String {
    guard let other = words[word.lowercased()] else { return word }
    return word.first?.isUppercase == true ? other.uppercasedFirst : other
  }

  /// Returns whether the text contains four letters of a word with two spellings. Most texts do not.
  private static func mayDiffer(_ text: String) -> Bool {
    text.withBytes { bytes in
      let marks = marks
      var last = UInt32(0)
      for index in bytes.indices {
        last = last << 8 | UInt32(bytes[index])
        if marks[place(of: last)], keys.contains(last) { return true }
      }
      return false
    }
  }

  /// The American spelling of each British word on the screens, both in lower case.
  static let words: [String: String] = [
    "enrolment": "enrollment",
    "instalment": "installment", "instalments": "installments", "programme": "program", "programmes": "programs",
    "organisation": "organization", "organisations": "organizations", "amortisation": "amortization",
    "itemised": "itemized", "recognised": "recognized", "authorised": "authorized", "cancelled": "canceled",
    "favour": "favor", "colour": "color", "centre": "center", "licence": "license", "cheque": "check",
    "metres": "meters", "metre": "meter", "labour": "labor", "judgement": "judgment",
    "enquiry": "inquiry", "enquiries": "inquiries", "fulfil": "fulfill", "penalised": "penalized",
    "capitalised": "capitalized", "summarised": "summarized",
  ]

  /// Four letters from the middle of each word, for a quick search in a text. The first letter, which may be a capital,
  /// is not among them.
  private static let keys = Set(
    words.keys.map { word in
      word.utf8.dropFirst(word.utf8.count < 6 ? 1 : 2).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    })

  /// A table that marks the place of each key. Nearly all other letters have unmarked places, which saves hashing.
  private static let marks = keys.reduce(into: [Bool](repeating: false, count: 1 << 12)) { $0[place(of: $1)] = true }

  /// Returns a multiplicative hash (Knuth) of 12 bits, the size of the table.
  private static func place(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 20) }
}

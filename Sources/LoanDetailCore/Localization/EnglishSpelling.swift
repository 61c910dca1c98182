/// The spelling of English words. The words in the code are in British spelling.
enum EnglishSpelling: Sendable, Hashable {
  case british, american

  /// The regions whose banks write in American spelling.
  static let americanRegions: Set<String> = ["US", "AS", "GU", "MP", "PH", "PR", "UM", "VI"]

  /// Returns a text in this spelling.
  func spelled(_ text: String) -> String {
    guard self == .american, Self.mayDiffer(text) else { return text }
    var (result, word) = ("", "")
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

  private static func american(_ word: String) -> String {
    guard let other = words[word.lowercased()] else { return word }
    return word.first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
  }

  /// Whether the text contains four letters of a word that differs. Most texts do not.
  private static func mayDiffer(_ text: String) -> Bool {
    var last: UInt32 = 0
    return text.utf8.contains { byte in
      last = last << 8 | UInt32(byte)
      return keys.contains(last)
    }
  }

  /// The British words of screens with the American ones.
  static let words: [String: String] = [
    "instalment": "installment", "instalments": "installments", "programme": "program", "programmes": "programs",
    "organisation": "organization", "organisations": "organizations", "amortisation": "amortization",
    "itemised": "itemized", "recognised": "recognized", "authorised": "authorized", "cancelled": "canceled",
    "favour": "favor", "colour": "color", "centre": "center", "licence": "license", "cheque": "check",
    "metres": "meters", "metre": "meter", "labour": "labor", "judgement": "judgment",
    "enquiry": "inquiry", "enquiries": "inquiries", "fulfil": "fulfill", "penalised": "penalized",
    "capitalised": "capitalized", "summarised": "summarized",
  ]

  /// Four letters from the middle of each word, for a quick look at a text.
  private static let keys = Set(
    words.keys.map { word in
      word.utf8.dropFirst(word.utf8.count < 6 ? 1 : 2).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    })
}

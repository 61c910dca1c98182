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

  /// Whether the text contains the root of a word that differs. Most texts do not.
  private static func mayDiffer(_ text: String) -> Bool {
    roots.contains { text.utf8.firstRange(of: $0) != nil }
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

  /// A part of each word, for a quick look at a text.
  private static let roots: [[UInt8]] = [
    "stalment", "gramme", "sation", "ised", "celled", "avour", "olour", "entre", "icence", "heque", "metre", "abour",
    "dgement", "nquir", "ulfil",
  ].map { Array($0.utf8) }
}

import DesignSystem
import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks that no number of an account, a contract or a card is shown in full.
  func maskedNumberFindings() -> [Finding] {
    products.flatMap { product in
      let secrets = product.numbers.map(SecretNumber.init)
      return product.screens.flatMap { screen in
        let ids = screen.ids.map { ScreenText(item: $0, property: "id", text: "\($0)") }
        return (screen.items.flatMap(\.texts) + ids).compactMap { text in
          text.message(ifShowing: secrets).map { Finding(screen.place, $0) }
        }
      }
    }
  }
}

extension ScreenText {
  private static let patterns = NumberMask()

  /// The fault of a text with one of the record's numbers or, if it is no id, with what looks like the number of a card
  /// or an account; `nil` if there is none.
  fileprivate func message(ifShowing secrets: [SecretNumber]) -> String? {
    lazy var lettersAndDigits = SecretNumber.lettersAndDigits(of: text)
    let isID = property == "id"
    let start = "The property `\(property)` of \(isID ? "an item" : "\"\(item)\"") has"
    if let secret = secrets.first(where: { $0.occurs(in: text, lettersAndDigits) }) {
      return "\(start) the number \(secret.number) in full, and nobody asked for it. Show `masked`, unless the context "
        + "reveals numbers."
    }
    // The guard of messages is quick, and rules out most texts.
    guard !isID, TextGuard.messages(text) != text, Self.patterns.masked(text) != nil else { return nil }
    return "\(start) what looks like the number of a card or an account. Say texts of data in the language of the "
      + "context, which masks such numbers."
  }
}

/// A number that must not be shown in full.
private struct SecretNumber {
  let number: AccountNumber
  private let lettersAndDigits: String

  /// The longest number that may be in a text by chance, and the longest that is found only as it is written, in bytes
  /// of its letters and digits.
  private static let (longestByChance, longestAsWritten) = (4, 8)

  init(_ number: AccountNumber) {
    self.number = number
    lettersAndDigits = Self.lettersAndDigits(of: number.revealed)
  }

  /// Whether a text contains the number, as it is written or, if it is not short, in groups.
  ///
  /// - Parameter others: the letters and digits of the text.
  func occurs(in text: String, _ others: @autoclosure () -> String) -> Bool {
    let length = lettersAndDigits.utf8.count
    guard length > Self.longestByChance else { return false }
    return text.contains(number.revealed) || (length > Self.longestAsWritten && others().contains(lettersAndDigits))
  }

  /// The letters and digits of a text.
  static func lettersAndDigits(of text: String) -> String {
    let found = text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return String(String.UnicodeScalarView(found))
  }
}

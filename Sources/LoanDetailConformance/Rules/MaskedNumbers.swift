import DesignSystem
import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks that no number of an account, a contract or a card is shown in full.
  func maskedNumberFindings() -> [Finding] {
    let patterns = NumberMask()
    return products.flatMap { product -> [Finding] in
      let numbers = product.numbers.map(SecretNumber.init)
      return product.screens.flatMap { screen -> [Finding] in
        let texts =
          screen.items.flatMap(\.texts) + screen.ids.map { ScreenText(item: $0, property: "id", text: "\($0)") }
        return texts.compactMap { text in
          lazy var signs = SecretNumber.signs(of: text.text)
          let item = text.property == "id" ? "an item" : "\"\(text.item)\""
          guard let secret = numbers.first(where: { $0.occurs(in: text.text, signs) }) else {
            // The guard of messages looks quickly, so that most texts are not searched.
            guard text.property != "id", TextGuard.messages(text.text) != text.text, patterns.masked(text.text) != nil
            else { return nil }
            return Finding(
              screen.place,
              "The property `\(text.property)` of \(item) has what looks like the number of a card or an account. Say "
                + "texts of data in the language of the context, which masks such numbers.")
          }
          return Finding(
            screen.place,
            "The property `\(text.property)` of \(item) has the number \(secret.number) in full, and nobody asked for "
              + "it. Show `masked`, unless the context reveals numbers.")
        }
      }
    }
  }
}

/// A number that must not be shown in full.
private struct SecretNumber {
  let number: AccountNumber
  /// The letters and digits of the number.
  private let signs: String

  init(_ number: AccountNumber) {
    self.number = number
    signs = Self.signs(of: number.revealed)
  }

  /// Whether a text contains the number, as it is written or in groups.
  ///
  /// A number of at most four letters and digits may occur by chance and is ignored. One of at most eight is only found
  /// as it is written. The lengths are in bytes. `textSigns` are the letters and digits of the text.
  func occurs(in text: String, _ textSigns: @autoclosure () -> String) -> Bool {
    guard signs.utf8.count > 4 else { return false }
    return text.contains(number.revealed) || (signs.utf8.count > 8 && textSigns().contains(signs))
  }

  /// The letters and digits of a text.
  static func signs(of text: String) -> String {
    var signs = String.UnicodeScalarView()
    signs.append(
      contentsOf: text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    return String(signs)
  }
}

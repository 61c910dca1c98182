import LoanDetailCore
import Loans
import Localization

extension FineractLoan {
  /// Returns the order in which a payment is applied to the parts of the debt. It is a list of parts if the strategy's
  /// name lists only parts, otherwise the name itself.
  func applicationOrder() -> Fact<PaymentOrder> {
    let name = loan.string("transactionProcessingStrategyName").map { name in
      PaymentOrder(
        components: Self.components(in: name) ?? [],
        title: Self.components(in: name) == nil ? LocalizedText(verbatim: name) : nil)
    }
    guard name.value == nil else { return name }
    let code = loan.string("transactionProcessingStrategyCode")
    // A code without parts means nothing to a customer.
    guard let components = code.value.flatMap({ Self.standardOrders[$0] ?? Self.components(in: $0) }) else {
      return name
    }
    return code.map { _ in PaymentOrder(components: components) }
  }

  /// The strategies of Fineract whose code does not name the parts.
  private static let standardOrders: [String: [Portion.Component]] = [
    "mifos-standard-strategy": [.penalties, .fees, .interest, .principal]
  ]

  /// Returns the parts of a debt in a text such as "Penalties, Fees, Interest, Principal order"; `nil` if the text has
  /// other words, or a part twice.
  private static func components(in text: String) -> [Portion.Component]? {
    let parts: [String: Portion.Component] = [
      "principal": .principal, "interest": .interest, "fee": .fees, "fees": .fees, "penalty": .penalties,
      "penalties": .penalties,
    ]
    var words = text.lowercased().split { !$0.isLetter }.map { String($0) }
    while let last = words.last, ["order", "strategy"].contains(last) { words.removeLast() }
    let components = words.compactMap { parts[$0] }
    guard components.count == words.count, components.count > 1, Set(components).count == components.count else {
      return nil
    }
    return components
  }

  /// Returns the purpose of the loan. The key of a message, such as `option.HousingImprovement`, becomes words:
  /// "Housing improvement".
  func purpose() -> Fact<DataText> { loan.string("loanPurposeName").map { DataText(Self.words(of: $0)) } }

  /// Returns the last part of a key as words; any text that is not a key stays as it is.
  private static func words(of text: String) -> String {
    guard !text.contains(where: \.isWhitespace), text.contains(where: { $0 == "." || $0 == "_" }),
      let key = text.split(separator: ".").last
    else { return text }
    var words = ""
    var previous: Character = " "
    for character in key {
      if character == "_" {
        words += " "
      } else if character.isUppercase, previous.isLowercase || previous.isNumber {
        words += " \(character)"
      } else {
        words.append(character)
      }
      previous = character
    }
    let sentence = words.split(separator: " ").joined(separator: " ").lowercased()
    return sentence.isEmpty ? text : sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

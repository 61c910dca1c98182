import LoanDetailCore
import Loans
import Localization

/// The rules of a card's grace period. They do not depend on the present state of the period.
struct GraceRules: Sendable, Hashable {
  /// An event that ends a grace period early.
  enum Breaker: String, Sendable, Hashable, CaseIterable {
    case cash, transfer, partialPayment, latePayment
  }

  /// The longest possible period in days, 1...400.
  var days: Fact<Int>
  /// The events that end the period early.
  var brokenBy: Fact<[Breaker]>
  /// The condition under which a lost period begins again, in words.
  var returns: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    days = reader.integer("days", in: 1...400)
    brokenBy = reader.names("brokenBy", of: Breaker.self)
    returns = reader.localizedText("returns")
    reader.reportUnread()
  }
}

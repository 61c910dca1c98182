import LoanDetailCore
import Loans
import Localization

/// How the grace period of a card works, whatever its state is.
struct GraceRules: Sendable, Hashable {
  /// What ends a grace period early.
  enum Breaker: String, Sendable, Hashable, CaseIterable {
    case cash, transfer, partialPayment, latePayment
  }

  /// The longest possible period in days, 1...400.
  var days: Fact<Int>
  /// What ends the period early.
  var brokenBy: Fact<[Breaker]>
  /// When a lost period begins again, in words.
  var returns: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    days = reader.integer("days", in: 1...400)
    brokenBy = reader.names("brokenBy", of: Breaker.self)
    returns = reader.localizedText("returns")
    reader.reportUnread()
  }
}

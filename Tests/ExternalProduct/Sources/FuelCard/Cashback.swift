import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The cashback of a month: a fact that only cards have.
struct Cashback: Sendable, Hashable {
  /// The amount earned in this month.
  var earned: Fact<Money>
  /// What it is earned for, as a text.
  var category: Fact<LocalizedText>
  /// The day on which it is paid.
  var paidOn: Fact<CalendarDate>

  init(_ reader: ObjectReader, in currency: Currency) {
    earned = reader.money("earned", in: currency)
    category = reader.localizedText("category")
    paidOn = reader.date("paidOn")
    reader.reportUnread()
  }
}

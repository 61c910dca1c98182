import LoanArithmetic
import LoanDetailCore
import Loans

/// The facts that only overdrafts have.
struct Specifics: Sendable, Hashable {
  /// The first day of the present debt, from which on interest is charged.
  var interestSince: Fact<CalendarDate>
  /// The repayment of the whole debt that renews the limit; `nil` if the source states none.
  var reset: Reset?
  /// The debt above the agreed limit; `nil` if the source states none.
  var excess: Excess?

  /// The day by which the debt must be zero, and how often there is such a day.
  struct Reset: Sendable, Hashable {
    /// The last day for repaying the whole debt.
    var on: Fact<CalendarDate>
    /// The number of days between two such days, 1...400.
    var everyDays: Fact<Int>

    init(_ reader: ObjectReader) {
      on = reader.date("on")
      everyDays = reader.integer("everyDays", in: 1...400)
      reader.reportUnread()
    }
  }

  /// The debt above the agreed limit: its beginning and its interest.
  struct Excess: Sendable, Hashable {
    /// The first day above the limit.
    var since: Fact<CalendarDate>
    /// The interest on the part above the limit so far.
    var interest: Fact<Money>

    init(_ reader: ObjectReader, currency: Currency) {
      since = reader.date("since")
      interest = reader.money("interest", in: currency)
      reader.reportUnread()
    }
  }

  init(_ reader: ObjectReader, currency: Currency) {
    interestSince = reader.date("interestSince")
    reset = reader.object("reset").map(Reset.init)
    excess = reader.object("excess").map { Excess($0, currency: currency) }
  }
}

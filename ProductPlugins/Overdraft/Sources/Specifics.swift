import LoanArithmetic
import LoanDetailCore
import Loans

/// What only overdrafts have.
struct Specifics: Sendable, Hashable {
  /// The first day of the debt of today: interest is charged from then on.
  var interestSince: Fact<CalendarDate>
  /// The day by which the debt must be zero; the limit is then renewed.
  var reset: Reset?
  /// The debt above the limit, which nobody agreed on.
  var excess: Excess?

  struct Reset: Sendable, Hashable {
    var on: Fact<CalendarDate>
    /// The number of days from one such day to the next, 1...400.
    var everyDays: Fact<Int>

    init(_ reader: ObjectReader) {
      on = reader.date("on")
      everyDays = reader.integer("everyDays", in: 1...400)
      reader.reportUnread()
    }
  }

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

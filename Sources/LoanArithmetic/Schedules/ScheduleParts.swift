/// Growth of the level payment: after each group of equal payments it changes by a percentage.
public struct PaymentGrowth: Sendable, Hashable {
  /// The growth at each step in percent, above −100 and at most 1000; negative if the payments fall.
  public var percent: ExactDecimal
  /// The number of payments in each step, one or more.
  public var everyPayments: Int

  public init(percent: ExactDecimal, everyPayments: Int) {
    self.percent = percent
    self.everyPayments = everyPayments
  }
}

/// A rate that applies from a day on.
public struct RateChange: Sendable, Hashable {
  /// The first day of the new rate.
  public var from: CalendarDate
  /// The new nominal rate in percent a year, 0...100 000.
  public var annualRatePercent: ExactDecimal

  public init(from: CalendarDate, annualRatePercent: ExactDecimal) {
    self.from = from
    self.annualRatePercent = annualRatePercent
  }
}

/// A period in which no payment is due.
public struct PaymentHoliday: Sendable, Hashable {
  /// The first day of the holiday.
  public var from: CalendarDate
  /// The last day of the holiday.
  public var to: CalendarDate
  /// Whether interest accrues during the holiday. If it does, the payments that follow pay it before principal.
  public var interestRuns: Bool

  public init(from: CalendarDate, to: CalendarDate, interestRuns: Bool = true) {
    self.from = from
    self.to = to
    self.interestRuns = interestRuns
  }
}

/// An amount that the lender pays out to the borrower.
public struct Disbursement: Sendable, Hashable {
  /// The day of the disbursement.
  public var date: CalendarDate
  /// The amount disbursed, zero or more.
  public var amount: Money

  public init(date: CalendarDate, amount: Money) {
    self.date = date
    self.amount = amount
  }
}

/// An early repayment of principal, in addition to the regular payments.
///
/// It reduces the principal on its day. Interest accrued by then is paid with the next payment, or at once if the whole
/// debt is repaid. An amount larger than the debt is reduced to the debt.
public struct EarlyRepayment: Sendable, Hashable {
  /// The time of an early repayment.
  public enum Moment: Sendable, Hashable {
    /// On a day; after the regular payment of that day.
    case on(CalendarDate)
    /// Together with the regular payment with this number, counted from one; the row contains the sum.
    case withPayment(Int)
  }

  /// The figure that an early repayment leaves unchanged.
  public enum Kept: Sendable, Hashable, CaseIterable {
    /// The payment stays the same and the term becomes shorter.
    case payment
    /// The term stays the same and the payment is recalculated for the remaining payments.
    case term
  }

  /// The time of the repayment.
  public var moment: Moment
  /// The amount repaid, above zero.
  public var amount: Money
  /// The figure that stays as it is.
  public var keeps: Kept

  public init(_ moment: Moment, amount: Money, keeps: Kept = .payment) {
    self.moment = moment
    self.amount = amount
    self.keeps = keeps
  }
}

/// An amount at a time, measured in periods of the rate.
///
/// The amount is negative if the lender pays it out and positive if the borrower pays it back. Its present value at a
/// rate `i` is `amount / ((1 + odd·i)·(1 + i)^time)`.
public struct CashFlow: Sendable, Hashable {
  /// Negative for a disbursement, positive for a payment, in major units of a currency. All flows of one calculation
  /// must have the same currency.
  public let amount: WideDecimal
  /// The time from a common origin, in periods of the rate, over which interest compounds; negative before the origin.
  public let time: Fraction
  /// An additional part of a period, 0...1, over which interest is simple.
  public let odd: Fraction

  /// Creates a flow; without an odd part, its time is in whole periods.
  public init(amount: WideDecimal, time: Fraction, odd: Fraction = .zero) {
    self.amount = amount
    self.time = time
    self.odd = odd
  }
}

/// An amount on a day: negative if the lender pays it out, positive if the borrower pays it back.
public struct DatedCashFlow: Sendable, Hashable {
  public let date: CalendarDate
  /// Negative for a disbursement, positive for a payment, in major units of a currency. All flows of one calculation
  /// must have the same currency.
  public let amount: WideDecimal

  public init(date: CalendarDate, amount: WideDecimal) {
    self.date = date
    self.amount = amount
  }
}

extension DatedCashFlow {
  /// Returns the day of the first disbursement.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`.
  static func firstDisbursement(of flows: [DatedCashFlow]) throws(LoanArithmeticError) -> CalendarDate {
    guard !flows.isEmpty else {
      throw LoanArithmeticError(.noFlows, at: .cashFlows, expected: "at least two cash flows")
    }
    guard let first = flows.lazy.filter({ $0.amount.coefficient < 0 }).map(\.date).min() else {
      throw LoanArithmeticError(
        .noDisbursement, at: .cashFlows, expected: "at least one negative amount, paid out to the borrower")
    }
    return first
  }

  /// Returns the day of the first disbursement, before which nothing may be paid.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`; `.datesOutOfOrder` if a flow is before that day.
  static func origin(of flows: [DatedCashFlow]) throws(LoanArithmeticError) -> CalendarDate {
    let origin = try firstDisbursement(of: flows)
    if let early = flows.firstIndex(where: { $0.date < origin }) {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .cashFlowDate(early),
        expected: "a date not before the first disbursement, \(origin)",
        found: flows[early].date.description)
    }
    return origin
  }
}

/// An amount at a time, seen from the borrower's debt: paid out to the borrower below zero, paid back above it.
///
/// Its present value at a rate `i` is `amount / ((1 + odd·i)·(1 + i)^time)`.
public struct CashFlow: Sendable, Hashable {
  /// Negative for a disbursement, positive for a payment; in any one currency's major units.
  public let amount: WideDecimal
  /// The time from a common origin in the periods of the rate, compounded; negative before the origin.
  public let time: Fraction
  /// A part of a period, 0...1, for which interest is simple.
  public let odd: Fraction

  /// Makes a cash flow.
  public init(amount: WideDecimal, time: Fraction, odd: Fraction = .zero) {
    self.amount = amount
    self.time = time
    self.odd = odd
  }
}

/// An amount on a day: paid out to the borrower below zero, paid back above it.
public struct DatedCashFlow: Sendable, Hashable {
  /// The day it is paid.
  public let date: CalendarDate
  /// Negative for a disbursement, positive for a payment; in any one currency's major units.
  public let amount: WideDecimal

  /// Makes a cash flow.
  public init(date: CalendarDate, amount: WideDecimal) {
    self.date = date
    self.amount = amount
  }
}

extension DatedCashFlow {
  /// The day of the first disbursement.
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

  /// The same, where nothing may be paid before the first disbursement.
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

public import LoanArithmetic

/// A question about the effect of a possible event on a product. Its answer is the screen `ScreenID.whatIf`.
///
/// ```swift
/// let amount = ExactDecimal(coefficient: 100_000, scale: 0)
/// let question = WhatIf(.earlyRepayment(amount: amount, on: CalendarDate("2026-12-15")))
/// let answer = try await loans.screen("1001", whatIf: question, for: scope, reader)
/// ```
///
/// Amounts are in major units of the product's own currency. Without a day, the day of the screen applies.
///
/// Every figure of the answer is calculated from the terms, and marked so. If the terms do not reproduce the bank's own
/// figures exactly, nothing is calculated, and the screen states what is missing.
public struct WhatIf: Sendable, Hashable {
  /// The possible event.
  public enum Scenario: Sendable, Hashable {
    /// A part of the debt is repaid early. `keeps` states whether the payment or the term stays the same; for `nil`,
    /// the answer compares both.
    case earlyRepayment(amount: ExactDecimal, on: CalendarDate? = nil, keeps: EarlyRepayment.Kept? = nil)
    /// The whole debt is repaid.
    case payoff(on: CalendarDate? = nil)
    /// All arrears are paid.
    case cure(on: CalendarDate? = nil)
    /// Nothing is paid for some months, from the next payment on. Interest continues.
    case paymentHoliday(months: Int)
    /// Only the minimum payment of a revolving debt is made each month.
    case minimumOnly
    /// The same amount is paid each month for a revolving debt.
    case fixedPayment(amount: ExactDecimal)
    /// The rate changes on a day.
    case rateChange(percent: ExactDecimal, from: CalendarDate)
  }

  public var scenario: Scenario
  /// Whether the screen has a table of the resulting payments.
  public var showsSchedule: Bool

  public init(_ scenario: Scenario, showsSchedule: Bool = false) {
    self.scenario = scenario
    self.showsSchedule = showsSchedule
  }
}

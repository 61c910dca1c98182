public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The sum that repays the loan in full, for some days from today on.
///
/// ```
/// To repay in full
///   Today, November 21, 2026  . RUB 11,280.00
///   Tomorrow, November 22, 2026 RUB 11,360.00
///     calculated
/// ```
public struct PayoffByDay: LoanSection {
  public static let name = SectionName.payoffByDay
  public static let summary = "What closes the loan today and on some later days."
  public static let needs = [NeededFact("debt.payoff", \.debt.payoff)]

  public let loan: LoanOnScreen
  let distances: [Int]

  /// Creates the section.
  ///
  /// - Parameters:
  ///   - loan: the loan.
  ///   - distances: the days to show, as numbers of days from the day of the screen.
  public init(_ loan: LoanOnScreen, in distances: [Int] = [0, 1]) {
    self.loan = loan
    self.distances = distances
  }

  public var title: LocalizedText? { LoanWords.toCloseTheLoan }
  public var silence: String? { silenceWhenOver }
  public static let emptiness = "the sum of no such day is known"

  public var items: [Item] {
    each(
      distances.compactMap { day.adding(days: $0) },
      named: { "payoff-by-day.\(day.days(until: $0))" }
    ) { id, on in
      row(.id(id), label(of: on), loan.payoffIfUnpaid(on: on), caption: condition(of: on))
    }
  }

  /// The assumption of a sum for a day after the next payment: this payment is made, or it is not paid in time. If its
  /// day has passed since the data was sent, all payments from it on are made. `nil` for any other day.
  private func condition(of on: CalendarDate) -> SpokenText? {
    guard let due = loan.nextObligation?.due.value, due < on else { return nil }
    guard due >= day else { return said(LoanWords.ifPaymentsWereMade(from: value(due))) }
    let assumesPayment = loan.payoff(on: on).value != nil
    return said(assumesPayment ? LoanWords.ifPaymentIsMade(value(due)) : LoanWords.ifNotPaidInTime)
  }

  private func label(of on: CalendarDate) -> LocalizedText {
    switch day.days(until: on) {
    case 0: LoanWords.payoffToday(value(on))
    case 1: LoanWords.payoffTomorrow(value(on))
    default: LoanWords.payoffOn(day: value(on))
    }
  }
}

public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The payment holiday. On the main screen until the first payment after it.
///
/// ```
/// Payment holiday
///   First day . . . . . . .  December 10, 2026
///   Last day  . . . . . . . . . March 10, 2027
///   First full payment after it  April 10, 2027
///   Payment during the holiday  nothing to pay
///   Put off until later . . . .  RUB 39,356.22
///     to be paid by March 10, 2030
/// ```
public struct Holiday: LoanSection {
  public static let name = SectionName.holiday
  public static let summary = "The payment holiday: its days, the payment during it, and the sum that is paid later."
  public static let needs = [NeededFact("holiday", \.holiday)]

  public let loan: ShownLoan
  let screen: ScreenID

  public init(_ loan: ShownLoan, on screen: ScreenID = .details) {
    self.loan = loan
    self.screen = screen
  }

  public var title: LocalizedText? { LoanWords.paymentHoliday }
  public var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    return screen == .main && isOver ? "the holiday is over" : nil
  }

  public var items: [Item] { members(LoanWords.paymentHoliday, of: facts.holiday, rows) }

  private var isOver: Bool {
    guard !facts.lifecycle.overlays.contains(.paymentHoliday), let holiday = facts.holiday.value else { return false }
    return [holiday.until, holiday.firstPaymentAfter].compactMap(\.self).max().map { $0 < day } ?? false
  }

  @ItemsBuilder
  private func rows(of holiday: PaymentHolidayTerms) -> [Item] {
    row("from", LoanWords.firstDay, holiday.from, caption: holiday.from.flatMap { timeLeft(toComing: $0) })
    row("until", LoanWords.lastDay, holiday.until)
    row("first-payment", LoanWords.firstPaymentAfter, holiday.firstPaymentAfter)
    if let payment = holiday.reducedTo {
      Item.row(
        Row(
          id: id("payment"), label: LoanWords.holidayPayment(language),
          value: payment.isZero ? value(LoanWords.nothingToPay) : value(payment)))
    }
    deferred(by: holiday)
    row("interest", LoanWords.holidayInterest, holiday.interestContinues.map(LoanWords.interestOfHoliday))
  }

  /// The deferred sum with its day; without a sum, the day alone.
  private func deferred(by holiday: PaymentHolidayTerms) -> [Item] {
    guard let sum = holiday.deferred else { return row("deferred-due", LoanWords.deferredDue, holiday.deferredDue) }
    return row(
      "deferred", LoanWords.deferredSum, sum,
      caption: holiday.deferredDue.map { said(LoanWords.toPayBy(value($0))) })
  }
}

/// What was agreed because the customer could not pay as before.
///
/// ```
/// Restructuring
///   Agreed on . . . . . . . . . .  May 4, 2026
///   What was agreed  the term is 12 months longer
/// ```
public struct RestructuringTerms: LoanSection {
  public static let name = SectionName.restructuring
  public static let summary = "What was agreed because the customer could not pay as before."
  public static let needs = [NeededFact("restructuring", \.restructuring)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.restructuring }

  public var items: [Item] {
    members(LoanWords.restructuring, of: facts.restructuring) {
      row("agreed", LoanWords.agreedOn, $0.agreedOn)
      row("terms", LoanWords.agreedTerms, $0.terms)
    }
  }
}

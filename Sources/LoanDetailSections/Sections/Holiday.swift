import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The payment holiday. The main screen shows it until the first payment after it.
///
/// ```
/// Payment holiday
///   First day . . . . . . .  December 10, 2026
///   Last day  . . . . . . . . . March 10, 2027
///   First full payment afterwards  April 10, 2027
///   Payment during the holiday  nothing to pay
///   Deferred amount . . . .  RUB 39,356.22
///     to be paid by March 10, 2030
///   The holiday costs . . . . .  RUB 20,114.03
///     more interest than without it; calculated
///   Last payment with the holiday  March 10, 2030
///     without it June 10, 2029, 9 months later; calculated
/// ```
struct Holiday: LoanSection {
  static let name = SectionName.holiday
  static let summary =
    "The payment holiday: its days, the payment during it, the sum that is paid later, and its price."
  static let needs = [NeededFact("holiday", \.holiday)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.paymentHoliday }
  var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    return screen == .main && isOver ? "the holiday is over" : nil
  }

  var items: [Item] { members(LoanWords.paymentHoliday, of: facts.holiday, rows) }

  /// Whether the holiday and the first payment after it have passed, and the header states no holiday.
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
    price
  }

  /// The interest that the holiday costs, and the delay of the last payment because of it.
  @ItemsBuilder
  private var price: [Item] {
    let cost = loan.holidayCost
    row("price", LoanWords.holidayPrice, cost.map(\.interest), caption: LoanWords.moreInterest(language))
    row("ends", LoanWords.lastPaymentWithHoliday, cost.map(\.ends), caption: cost.value.map(delay))
  }

  /// The last payment without the holiday, and how much later the last one is with it.
  private func delay(_ cost: LoanOnDay.HolidayCost) -> SpokenText {
    let without = said(LoanWords.withoutHoliday(value(cost.endsWithout)))
    let later = cost.months.map { LoanWords.later(by: formatter.count($0, LoanWords.unit(.months)))(language) }
    return [without, later].joinedTexts(by: language.comma) ?? without
  }

  /// The deferred sum with its due day, or the day alone if the sum is unknown.
  private func deferred(by holiday: PaymentHolidayTerms) -> [Item] {
    guard let sum = holiday.deferred else { return row("deferred-due", LoanWords.deferredDue, holiday.deferredDue) }
    return row(
      "deferred", LoanWords.deferredSum, sum,
      caption: holiday.deferredDue.flatMap { due in
        [said(LoanWords.toPayBy(value(due))), due < day ? SpokenText(timeLeft(until: due)) : nil].joinedTexts(
          by: language.comma)
      })
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The header of the summary: the total debt, the overdue amount and the next payment, in each currency.
///
/// ```
/// Your debts at a glance
/// November 21, 2026
///   You owe in all . . . . . . . RUB 5,391,820.29
///   Overdue amount . . . . . . . . .  RUB 9,871.02
///   Next payment . . . . . . . . . . RUB 13,118.74
///     December 14, 2026, in 23 days
///   1 contract is overdue
/// ```
struct SummaryHeader: SummarySection {
  static let name: SectionName = "header"
  static let summary = "What the customer owes in all, what is overdue, and the next payment."
  static let rule = "sums over the customer's products"

  let figures: SummaryFigures

  var items: [Item] { item }

  var item: Item {
    trace(id, sources)
    return .header(
      Header(
        title: LoanWords.summaryTitle(language), subtitle: formatter.date(day).text, amounts: owed + overdue + next,
        statuses: [late, incomplete].compactMap(\.self)))
  }

  /// The total debt; without a common currency, one for each.
  private var owed: [Amount] {
    let sums = SummaryTotal(figures: figures).sumsToPay
    let isOnly = sums.count == 1 && SummaryTotal(figures: figures).uncounted.isEmpty
    return sums.map { sum in
      let label = isOnly ? LoanWords.owedInAll : LoanWords.owedIn(sum.money.currency.code)
      return amount(
        "owed.\(sum.money.currency.code)", label, sum.money,
        caption: [sum.isConverted ? said(LoanWords.convertedBelow) : nil, dayOf(sum.parts)].joinedTexts(
          by: language.semicolon),
        states: .balance)
    }
  }

  /// The overdue amount in each currency.
  private var overdue: [Amount] {
    SummaryOverdue(figures: figures).groups.compactMap { group in
      group.sum.map {
        amount(
          "overdue.\(group.code)", LoanWords.overdueAmount, $0, caption: dayOf(group.parts), states: .overdue,
          tone: .critical)
      }
    }
  }

  /// The day of the parts of a sum, or the earliest of several, in words; `nil` if all are of the day of the screen.
  private func dayOf(_ parts: [SummaryPart]) -> SpokenText? {
    let days = Set(parts.map { $0.amount.asOf ?? day })
    guard let first = days.min(), days != [day] else { return nil }
    return said(days.count == 1 ? LoanWords.asOf(value(first)) : LoanWords.asOfOrLater(value(first)))
  }

  /// The sums of the next day with a payment.
  private var next: [Amount] {
    guard let (last, sums, isFirst) = SummaryCalendar(figures: figures).next else { return [] }
    let label = isFirst ? LoanWords.nextPayment : LoanWords.nextToMake
    let caption = said(LoanWords.onDay(value(last), left: SpokenText(countdown(to: last))))
    return sums.map {
      amount(
        "next.\($0.currency.code)", label, $0, caption: caption, states: .nextPaymentAmount)
    }
  }

  /// Returns an amount of the header.
  private func amount(
    _ part: PartID, _ label: LocalizedText, _ money: Money, caption: SpokenText? = nil, states material: MaterialFact,
    tone: Tone = .neutral
  ) -> Amount {
    Amount(
      id: id(part), label: label(language), money: formatter.money(money), caption: caption?.text,
      spokenCaption: caption?.spoken, tone: tone, fact: material)
  }

  /// The number of overdue products; `nil` if there are none.
  private var late: Status? {
    let count = figures.owed.count { $0.isOverdue }
    guard count > 0 else { return nil }
    return Status(
      id: id("late"), text: formatter.count(count, LoanWords.productsOverdue), tone: .critical, fact: .overdue)
  }

  /// The status that the totals leave something out; `nil` if they do not.
  private var incomplete: Status? {
    let total = SummaryTotal(figures: figures)
    guard figures.leavesOutDebts || !total.unconverted.isEmpty || !total.uncounted.isEmpty else { return nil }
    return Status(id: id("incomplete"), text: LoanWords.notAllCounted(language), tone: .attention)
  }
}

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
  init(_ figures: SummaryFigures) { self.figures = figures }

  var items: [Item] { item }

  var item: Item {
    trace(id, sources)
    return .header(
      Header(
        title: LoanWords.summaryTitle(language), subtitle: formatter.date(day).text, amounts: owed + overdue + next,
        statuses: [late, incomplete].compactMap(\.self)))
  }

  private var owed: [Amount] {
    let sums = SummaryTotal(figures).sumsToPay
    let isOnly = sums.count == 1 && SummaryTotal(figures).uncounted.isEmpty
    return sums.map { sum in
      let label = isOnly ? LoanWords.owedInAll : LoanWords.owedIn(sum.money.currency.code)
      return amount(
        "owed.\(sum.money.currency.code)", label, sum.money,
        caption: [sum.isConverted ? said(LoanWords.convertedBelow) : nil, dayOfDebts].joinedTexts(
          by: language.semicolon),
        states: .balance)
    }
  }

  private var overdue: [Amount] {
    SummaryOverdue(figures).sums.map {
      amount(
        "overdue.\($0.currency.code)", LoanWords.overdueAmount, $0, caption: dayOfDebts, states: .overdue,
        tone: .critical)
    }
  }

  /// The day for which all debts are stated, if it is another one than that of the screen.
  private var dayOfDebts: SpokenText? {
    let parts = SummaryDebts(figures).parts.map(\.amount)
    guard let first = parts.first, parts.allSatisfy({ $0.asOf == first.asOf }) else { return nil }
    return first.asOf.flatMap { $0 == day ? nil : said(LoanWords.asOf(value($0))) }
  }

  /// The sums of the next day with a payment.
  private var next: [Amount] {
    guard let (due, sums) = SummaryCalendar(figures).next else { return [] }
    let caption = said(LoanWords.onDay(value(due), SpokenText(countdown(to: due))))
    return sums.map {
      amount(
        "next.\($0.currency.code)", LoanWords.nextPayment, $0, caption: caption, states: .nextPaymentAmount)
    }
  }

  private func amount(
    _ part: PartID, _ label: LocalizedText, _ money: Money, caption: SpokenText? = nil, states material: MaterialFact,
    tone: Tone = .neutral
  ) -> Amount {
    Amount(
      id: id(part), label: label(language), money: formatter.money(money), caption: caption?.text,
      spokenCaption: caption?.spoken, tone: tone, fact: material)
  }

  private var late: Status? {
    let count = figures.owed.count { $0.isOverdue }
    guard count > 0 else { return nil }
    return Status(
      id: id("late"), text: formatter.count(count, LoanWords.productsOverdue), tone: .critical, fact: .overdue)
  }

  private var incomplete: Status? {
    let total = SummaryTotal(figures)
    guard figures.leavesOutDebts || !total.unconverted.isEmpty || !total.uncounted.isEmpty else { return nil }
    return Status(id: id("incomplete"), text: LoanWords.notAllCounted(language), tone: .attention)
  }
}

/// A note for a customer without known debts.
struct SummaryOfNothing: SummarySection {
  static let name: SectionName = "nothing"
  static let summary = "That there is nothing to show."
  static let rule = "no product of the customer has a debt"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var items: [Item] {
    let _ = trace(id("note"), sources)
    note("note", LoanWords.noDebts)
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The overdue amounts in each currency, with the products and their first missed days.
///
/// ```
/// Overdue: pay this first
///   Overdue amount  . . . . . . . .  RUB 9,871.02
///     Boat loan •• 4471 . . . . . .  RUB 9,871.02
///       since November 5, 2026
/// ```
struct SummaryOverdue: SummarySection {
  static let name: SectionName = "overdue"
  static let summary = "What is overdue, with its products."
  static let rule = "sum of what is overdue"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  /// What is overdue is not to be paid while a payment that clears it is being processed.
  var title: LocalizedText? {
    figures.owed.contains { $0.isOverdue && !$0.loan.isCureOnItsWay } ? LoanWords.overdueFirst : LoanWords.overdueTitle
  }

  /// The overdue products of each currency.
  var groups: [SummaryGroup] { byCurrency(parts) }

  var items: [Item] {
    totals("sum", { _ in LoanWords.overdueAmount }, parts, states: .overdue, tone: .critical)
    allInOne("all", sums(parts))
    each(figures.owed.filter { $0.isOverdue && $0.overdue.value == nil }, named: { "\(self.id).\($0.id)" }) {
      id, entry in
      Item.row(
        row(of: SummaryPart(entry: entry, amount: .notProvided, caption: since(entry), tone: .critical), id))
    }
  }

  private var parts: [SummaryPart] {
    figures.owed.filter { $0.overdue.value != nil }.map {
      SummaryPart(entry: $0, amount: $0.overdue, caption: since($0), tone: .critical)
    }
  }

  private func since(_ entry: SummaryEntry) -> SpokenText? {
    entry.loan.overdueSince.value.map { said(LoanWords.missedOn(value($0))) }
  }
}

/// The debts in each currency: the overdue products first, then by the day of the next payment.
///
/// ```
/// What you owe
///   You owe in all  . . . . . . . RUB 341,194.51
///     Boat loan •• 4471 . . . . .  RUB 44,435.83
///       Payment due today
///     Card •• 0456  . . . . . . . RUB 296,758.68
///       Paid on schedule
/// ```
struct SummaryDebts: SummarySection {
  static let name: SectionName = "owed"
  static let summary = "All that is owed, with its products."
  static let rule = "sum of the debts"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var title: LocalizedText? { LoanWords.whatYouOwe }

  var parts: [SummaryPart] {
    figures.owed.flatMap { entry in
      ([entry.owed].compactMap(\.self) + entry.owedInOtherCurrencies).map {
        SummaryPart(entry: entry, amount: $0, caption: caption(of: entry), tone: tone(of: entry))
      }
    }
  }

  var items: [Item] {
    let isOnly = byCurrency(parts).count == 1
    totals("sum", { isOnly ? LoanWords.owedInAll : LoanWords.owedIn($0) }, parts, states: .balance)
    each(figures.owed, named: { "\(self.id).\($0.id)" }) { id, entry in
      switch entry.debt {
      case .inFavour(let money):
        Item.row(
          Row(
            id: id, label: entry.name(self)(language), value: value(money),
            caption: entry.own(LoanWords.inYourFavour)(language), tone: .positive, destination: entry.destination))
      case .inapplicable:
        Item.row(
          Row(
            id: id, label: entry.name(self)(language), value: value(entry.own(LoanWords.hasNoBalance)),
            caption: caption(of: entry)?.text, spokenCaption: caption(of: entry)?.spoken, tone: tone(of: entry),
            destination: entry.destination))
      case .unknown:
        Item.row(
          row(of: SummaryPart(entry: entry, amount: .notProvided, caption: caption(of: entry), tone: .attention), id))
      case .whole, .principalOnly, .none: [Item]()
      }
    }
  }

  private func caption(of entry: SummaryEntry) -> SpokenText? {
    let isPrincipal = if case .principalOnly = entry.debt { true } else { false }
    let principal = isPrincipal ? entry.own(LoanWords.principalAlone)(language) : nil
    return [principal, entry.spokenStatus].joinedTexts(by: language.semicolon)
  }

  private func tone(of entry: SummaryEntry) -> Tone {
    switch entry.status?.tone {
    case .critical?: .critical
    case .attention?: .attention
    default: .neutral
    }
  }
}

/// The total debt in one currency: the sum of each other currency is converted at its exchange rate.
///
/// ```
/// In RUB
///   You owe in all . . . . . . .  RUB 1,253,539.51
///     In RUB . . . . . . . . . . .  RUB 341,194.51
///     In EUR . . . . . . . . . . .  RUB 912,345.00
///       €10,000.00 at 91.2345, the rate of November 20, 2026
/// ```
struct SummaryTotal: SummarySection {
  static let name: SectionName = "total"
  static let summary = "What is owed in one currency."
  static let rule = "sum of each currency at its exchange rate, rounded half-even to the minor unit"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var title: LocalizedText? { figures.conversion.map { LoanWords.inCurrency($0.currency.code) } }
  var silence: String? { converted.contains { $0.rate != nil } ? nil : "no amount is in another currency" }

  private var converted: [ConvertedSum] { figures.converted(sums(SummaryDebts(figures).parts)) }

  /// The sums without a valid rate.
  var unconverted: [Money] { converted.filter { $0.value == nil }.map(\.sum) }

  /// The codes of the currencies in which the debts have a sum that is too large, so that no total contains them.
  var uncounted: [String] {
    let own = byCurrency(SummaryDebts(figures).parts).filter { $0.sum == nil }.map(\.code)
    guard let code = figures.conversion?.currency.code, converted.contains(where: { $0.value != nil }),
      converted.total == nil
    else { return own }
    return (own + [code]).distinct
  }

  /// A sum that the customer owes, with the debts in it.
  struct SumToPay {
    let money: Money
    let isConverted: Bool
    let parts: [SummaryPart]
  }

  /// The total, and the sums that are not part of it.
  var sumsToPay: [SumToPay] {
    let groups = byCurrency(SummaryDebts(figures).parts).filter { $0.sum != nil }
    guard figures.conversion != nil else {
      return groups.compactMap { group in
        group.sum.map { SumToPay(money: $0, isConverted: false, parts: group.parts) }
      }
    }
    var apart: [SumToPay] = []
    var counted: [SummaryPart] = []
    let converted = converted
    for (sum, group) in zip(converted, groups) {
      if sum.value == nil {
        apart.append(SumToPay(money: sum.sum, isConverted: false, parts: group.parts))
      } else {
        counted += group.parts
      }
    }
    guard let total = converted.total else { return apart }
    return [SumToPay(money: total, isConverted: converted.contains { $0.rate != nil }, parts: counted)] + apart
  }

  var items: [Item] {
    let converted = converted
    guard let total = converted.total else { return [] }
    let rows = converted.filter { $0.value != nil }.map { part in
      let caption = part.rate.map { rate in
        said(LoanWords.converted(value(part.sum), at: formatter.decimal(rate.rate), on: value(rate.on)))
      }
      return Row(
        id: id("part.\(part.sum.currency.code)"), label: LoanWords.inCurrency(part.sum.currency.code)(language),
        value: value(part.value ?? part.sum), caption: caption?.text, spokenCaption: caption?.spoken)
    }
    let row = Row(
      id: id("sum.total"), label: LoanWords.owedInAll(language), value: value(total), fact: .balance)
    return [.breakdown(Breakdown(id: id("sum"), total: row, parts: rows))]
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The total debt in one currency. The sums in other currencies are converted at their exchange rates; one without a
/// valid rate is not a part of it.
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

  var title: LocalizedText? { figures.conversion.map { LoanWords.inCurrency($0.currency.code) } }
  var silence: String? { converted.contains { $0.rate != nil } ? nil : "no amount is in another currency" }

  /// The debts in each currency with their amounts in the currency of the total.
  private var converted: [ConvertedSum] { figures.converted(groups.compactMap(\.sum)) }

  /// The debts in each currency. The sum of a group may be too large to be counted.
  private var groups: [SummaryGroup] { byCurrency(SummaryDebts(figures: figures).parts) }

  /// The sums without a valid rate.
  var unconverted: [Money] { converted.filter { $0.value == nil }.map(\.sum) }

  /// The codes of the currencies whose debts are in no total, because a sum is too large: theirs or, for the currency
  /// of the totals, that of all.
  var uncounted: [String] {
    let own = groups.filter { $0.sum == nil }.map(\.code)
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
    let groups = groups.filter { $0.sum != nil }
    guard figures.conversion != nil else {
      return groups.compactMap { group in
        group.sum.map { SumToPay(money: $0, isConverted: false, parts: group.parts) }
      }
    }
    var separate: [SumToPay] = []
    var counted: [SummaryPart] = []
    let converted = converted
    for (sum, group) in zip(converted, groups) {
      if sum.value == nil {
        separate.append(SumToPay(money: sum.sum, isConverted: false, parts: group.parts))
      } else {
        counted += group.parts
      }
    }
    guard let total = converted.total else { return separate }
    return [SumToPay(money: total, isConverted: converted.contains { $0.rate != nil }, parts: counted)] + separate
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

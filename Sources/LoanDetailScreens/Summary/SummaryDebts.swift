import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

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

  var title: LocalizedText? { LoanWords.whatYouOwe }

  /// The debts of each product, also those in other currencies than its own.
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

  /// The state of a product, and whether only its principal is known; `nil` if there is nothing to say.
  private func caption(of entry: SummaryEntry) -> SpokenText? {
    let isPrincipal = if case .principalOnly = entry.debt { true } else { false }
    let principal = isPrincipal ? entry.own(LoanWords.principalAlone)(language) : nil
    return [principal, entry.spokenStatus].joinedTexts(by: language.semicolon)
  }

  /// The tone of a product's state if the state needs attention, otherwise neutral.
  private func tone(of entry: SummaryEntry) -> Tone {
    switch entry.status?.tone {
    case .critical?: .critical
    case .attention?: .attention
    default: .neutral
    }
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The known parts of the debt, for the details screen.
///
/// ```
/// Debt
///   Total . . . . . . . . . . .  RUB 10,100.00
///   Principal . . . . . . . . .  RUB 10,000.00
///   Interest  . . . . . . . . . . . RUB 100.00
/// ```
struct KnownDebt: LoanSection {
  static let name = SectionName.debt
  static let summary = "The debt, each of its known parts, and what each day adds."
  static let needs = [
    NeededFact("debt.total", \.debt.total), NeededFact("debt.principal", \.debt.principal),
    NeededFact("debt.payoff", \.debt.payoff),
  ]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.debt }

  var items: [Item] {
    row("known.total", LoanWords.total, facts.debt.total)
    each(loan.debtsInOtherCurrencies, named: { "debt.known.\($0.currency.code)" }) { id, debt in
      row(.id(id), LoanWords.alsoOwed(in: debt.currency.code), debt.amount)
      noteOfUnknown(debt, id.appending("unknown"))
    }
    row("known.principal", LoanWords.text(of: .principal), facts.debt.principal)
    row("known.interest", LoanWords.text(of: .interest), facts.debt.interest)
    row("known.fees", LoanWords.text(of: .fees), facts.debt.fees, states: .fees)
    row("known.penalties", LoanWords.text(of: .penalties), facts.debt.penalties)
    each(facts.debt.otherPortions.value ?? [], named: { "debt.known.\($0.component.idName)" }) { id, portion in
      row(.id(id), title(of: portion), facts.debt.otherPortions.map { _ in portion.amount })
    }
    row("known.overdue", LoanWords.overdueAmount, loan.overdueAmount)
    if !loan.isPayoffInHeader, facts.debt.payoff.value.map({ !$0.amount.isZero }) ?? true {
      row("known.payoff", LoanWords.payoff, facts.debt.payoff.map(\.amount), states: .payoff)
    }
    perDiem
    Unapplied(loan: loan)
  }

  /// What each day adds to the debt, unless it is zero.
  private var perDiem: [Item] {
    trace(id("known.per-diem"), [facts.debt.payoff.source])
    let perDiem = loan.dailyGrowth.value
    return row("known.per-diem", LoanWords.dailyGrowth, perDiem?.isZero == true ? nil : perDiem)
  }
}

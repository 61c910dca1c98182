import DesignSystem
package import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The full cost of the loan, as a percentage and in money. The Russian full cost (PSK) has three decimals by Federal
/// Law 353-FZ.
struct FullCostRows: LoanSection {
  static let name = SectionName.terms
  static let summary = "The full cost of the loan, as a percentage and in money."

  let loan: LoanOnScreen

  var items: [Item] {
    let measure = facts.terms.fullCost.value?.measure ?? .psk
    row("full-cost", LoanWords.text(of: measure), facts.terms.fullCost, states: .fullCost, caption: basis) {
      percent($0.measure == .psk ? $0.percent.padded(toScale: 3) : $0.percent, per: .year)
    }
    let _ = trace(id("full-cost.amount"), [facts.terms.fullCost.source])
    row(
      "full-cost.amount", LoanWords.fullCostInMoney, facts.terms.fullCost.value?.amount, states: .fullCost,
      caption: facts.terms.fullCost.asOf == nil ? nil : qualified(nil, for: facts.terms.fullCost))
  }

  /// The day of the calculation, and the state of the contract for which it was made; `nil` if the source states
  /// neither. If the loan has changed since the contract, the caption then states that this is unknown.
  private var basis: SpokenText? {
    let cost = facts.terms.fullCost.value
    if let cost, cost.asOf == nil, cost.basis == nil, loan.hasChangedSinceContract {
      return said(LoanWords.unknownBasis)
    }
    let asOf = cost?.asOf.map { said(LoanWords.calculatedOn(value($0))) }
    return [asOf, cost?.basis.map { LoanWords.text(of: $0)(language) }].joinedTexts(by: language.comma)
  }
}

extension ExactDecimal {
  /// The same number with at least the given number of decimals; unchanged if it has too many digits for them.
  package func padded(toScale decimals: Int) -> ExactDecimal {
    guard scale < decimals, let coefficient = scaled(toDecimals: decimals) else { return self }
    return ExactDecimal(coefficient: coefficient, scale: decimals)
  }
}

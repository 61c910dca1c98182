import DesignSystem
import LoanArithmetic
import LoanDetailCore

/// The rate that applies on the day or, if none does, the next one or the last one.
struct CurrentRate: LoanSection {
  static let name = SectionName.terms
  static let summary = "The rate of the day."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    let rate = facts.rate(on: day)
    row("rate", LoanWords.rate, rate.map(\.rate), states: .rate, caption: rate.value.flatMap(caption))
  }
}

/// All rates with their periods. The one that applies on the day states the material fact.
struct AllRates: LoanSection {
  static let name = SectionName.terms
  static let summary = "All rates with their periods."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    if let rates = facts.terms.rates.value, rates.count > 1 {
      let _ = trace(id, [facts.terms.rates.source])
      let current = rates.firstIndex { $0.applies(on: day) }
      each(
        rates.indices,
        named: { $0 == current ? "terms.rate" : "terms.rate.\(rates[$0].from?.description ?? "undated")" }
      ) { id, index in
        let isNow = index == current
        row(
          .id(id), isNow ? LoanWords.rateNow : LoanWords.rate, rates[index].rate, states: isNow ? .rate : nil,
          caption: caption(of: rates[index]))
      }
    } else {
      CurrentRate(loan)
    }
  }
}

/// The full cost of the loan, as a percentage and in money.
struct FullCostRows: LoanSection {
  static let name = SectionName.terms
  static let summary = "The full cost of the loan, as a percentage and in money."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    let measure = facts.terms.fullCost.value?.measure ?? .psk
    row("full-cost", LoanWords.text(of: measure), facts.terms.fullCost, states: .fullCost, caption: basis) {
      percent($0.percent, per: .year)
    }
    let _ = trace(id("full-cost.amount"), [facts.terms.fullCost.source])
    row("full-cost.amount", LoanWords.fullCostInMoney, facts.terms.fullCost.value?.amount, states: .fullCost)
  }

  /// The day of the calculation, and the state of the contract for which it was made.
  private var basis: String? {
    let cost = facts.terms.fullCost.value
    let asOf = cost?.asOf.map { "\(LoanWords.calculatedOn(language)) \(text($0))" }
    let parts = [asOf, cost?.basis.map { LoanWords.text(of: $0)(language) }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension LoanSection {
  /// The kind of a rate and the period in which it applies.
  fileprivate func caption(of applied: AppliedRate) -> String? {
    let kind = applied.rate.kind.map { LoanWords.text(of: $0)(language) }
    let basis = applied.rate.basis == .effective ? LoanWords.effective(language) : nil
    let from = applied.from.map { "\(LoanWords.rateFrom(language)) \(text($0))" }
    let until = applied.until.map { "\(LoanWords.rateUntil(language)) \(text($0))" }
    let words = [kind, basis].compactMap(\.self).joined(separator: ", ")
    let parts = [words.isEmpty ? nil : words, from, until].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

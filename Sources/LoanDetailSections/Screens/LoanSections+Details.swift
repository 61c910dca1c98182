public import DesignSystem
public import LoanDetailCore

extension LoanSections {
  /// The details screen, with all known facts.
  ///
  /// - Parameters:
  ///   - own: A product's own sections, to show after the terms.
  ///   - ownSecurity: The security that `own` shows, so that it is not shown twice.
  public func details(_ own: [Item] = [], ownSecurity: Security? = nil) -> ProductViewModel {
    ProductViewModel(
      headerItem: header(),
      contentItems: notices() + contract() + debt() + obligationSections() + allTerms() + own + fees() + prepayment()
        + securities(except: ownSecurity) + insurances() + people() + documents() + missingFacts())
  }

  /// A note that lists the most important facts that the source does not provide.
  private func missingFacts() -> [Item] {
    let terms = facts.terms
    let candidates: [(LocalizedText, Bool)] = [
      (Words.totalDebt, isNotProvided(facts.debt.total)), (Words.nextPayment, facts.nextObligation(on: day) == nil),
      (Words.rate, isNotProvided(terms.rates)), (Words.fullCost, isNotProvided(terms.fullCost)),
      (Words.term, isNotProvided(terms.term)), (Words.schedule, facts.schedule.rows.isEmpty && !facts.isUnscheduled),
      (Words.operations, isNotProvided(facts.operations)), (Words.payoffAmount, isNotProvided(facts.debt.payoff)),
    ]
    let names = candidates.filter(\.1).map { $0.0(language).lowercasedFirst }
    guard facts.lifecycle.phase.isOpen, !names.isEmpty else { return [] }
    trace("unsaid", [.absent(.notProvided)])
    let text = "\(Words.notProvided(language)) \(names.joined(separator: ", "))."
    return [.note(Note(id: "unsaid", text: text))]
  }

  private func isNotProvided<Known>(_ fact: Fact<Known>) -> Bool { fact == .absent(.notProvided) }
}

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
    let candidates: [(id: ItemID, name: LocalizedText, isMissing: Bool)] = [
      ("debt.total", Words.totalDebt, isNotProvided(facts.debt.total)),
      ("payment", Words.nextPayment, facts.nextObligation(on: day) == nil),
      ("terms.rate", Words.rate, isNotProvided(terms.rates)),
      ("terms.full-cost", Words.fullCost, isNotProvided(terms.fullCost)),
      ("terms.term", Words.term, isNotProvided(terms.term)),
      ("schedule", Words.schedule, facts.schedule.rows.isEmpty && !facts.isUnscheduled),
      ("operations", Words.operations, isNotProvided(facts.operations)),
      ("debt.payoff", Words.payoffAmount, isNotProvided(facts.debt.payoff)),
    ]
    let missing = candidates.filter(\.isMissing)
    guard facts.lifecycle.phase.isOpen, !missing.isEmpty else { return [] }
    trace("unsaid", [.absent(.notProvided)])
    for fact in missing { context.lacks(fact.id, fact.name, because: .notProvided) }
    let names = missing.map { $0.name(language).lowercasedFirst }
    let text = "\(Words.notProvided(language)) \(names.joined(separator: ", "))."
    return [.note(Note(id: "unsaid", text: text))]
  }

  private func isNotProvided<Known>(_ fact: Fact<Known>) -> Bool { fact == .absent(.notProvided) }
}

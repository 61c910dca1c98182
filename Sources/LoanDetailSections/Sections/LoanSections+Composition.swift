public import DesignSystem
public import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// What the debt, what is overdue and the next payment are made of.
  public func composition() -> [Item] {
    let debt = section("composition.debt", Words.debt, debtBreakdown())
    let overdue =
      (facts.overdueAmount(on: day).value?.isPositive ?? false)
      ? section("composition.overdue", Words.overdueTitle, overdueBreakdown()) : []
    let payment = section("composition.payment", Words.nextPayment, nextPaymentBreakdown())
    let all = debt + overdue + payment + scheduleByYear()
    trace("composition.absent", [facts.debt.total.source])
    return all.isEmpty ? [note("composition.absent", Words.noComposition)] : all
  }

  /// A whole and its parts; the parts add up to the whole, with what the bank does not itemise as a part of its own.
  ///
  /// Empty when the whole or every part is unknown.
  ///
  /// - Parameters:
  ///   - id: the breakdown's name in the tree.
  ///   - label: what the whole is.
  ///   - whole: the whole.
  ///   - portions: its parts.
  ///   - material: the material fact the whole states.
  ///   - source: where a part comes from; where the whole does, when it is not told.
  public func breakdown(
    _ id: ItemID, _ label: LocalizedText, _ whole: Fact<Money>, _ portions: [Portion], material: MaterialFact? = nil,
    source: (Portion.Component) -> ProvenanceLog.Source? = { _ in nil }
  ) -> [Item] {
    guard let total = whole.value, !portions.isEmpty else { return [] }
    trace(id, [whole.source])
    let shown = portions.filter { !$0.amount.isZero }
    var parts = (shown.isEmpty ? [portions[0]] : shown).map { portion in
      if let source = source(portion.component) { trace(id.appending(portion.component.rawValue), [source]) }
      return Row(
        id: id.appending(portion.component.rawValue), label: Words.text(of: portion.component)(language),
        value: value(portion.amount), fact: self.material(portion, of: id))
    }
    if let rest = Money.sum(portions.map(\.amount), currency: total.currency).flatMap(total.subtracting), !rest.isZero {
      let label = rest.isPositive ? Words.notItemised : Words.difference
      parts.append(
        Row(id: id.appending("rest"), label: label(language), value: value(rest), tone: .attention))
    }
    let totalRow = Row(
      id: id.appending("total"), label: label(language), value: value(total), caption: qualification(of: whole),
      fact: material)
    return [.breakdown(Breakdown(id: id, total: totalRow, parts: parts))]
  }

  func overdueBreakdown() -> [Item] {
    breakdown(
      "overdue.parts", Words.overdueAmount, facts.overdueAmount(on: day), facts.debt.overdue.portions,
      material: .overdue
    ) { _ in facts.debt.overdue.portionsOrigin.map { .known($0, asOf: nil) } }
  }

  func nextPaymentBreakdown() -> [Item] {
    guard let next = facts.nextObligation(on: day) else { return [] }
    return breakdown("payment.parts", Words.paymentMadeOf, next.amount, next.portions, material: .nextPaymentAmount) {
      _ in
      next.portionsOrigin.map { .known($0, asOf: nil) }
    }
  }

  func debtBreakdown() -> [Item] {
    breakdown("debt.parts", Words.debtInAll, facts.debt.total, facts.debt.portions, material: .balance) { component in
      switch component {
      case .principal: facts.debt.principal.source
      case .interest: facts.debt.interest.source
      case .fees: facts.debt.fees.source
      case .penalties: facts.debt.penalties.source
      case .insurance: nil
      }
    }
  }

  private func material(_ portion: Portion, of id: ItemID) -> MaterialFact? {
    id == "debt.parts" && portion.component == .fees ? .fees : nil
  }
}

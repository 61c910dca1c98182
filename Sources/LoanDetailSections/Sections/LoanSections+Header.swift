public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The top of every screen: what is owed, what closes it, and whether anything is wrong.
  public func header() -> Item {
    trace("header", [facts.title.source, facts.contractNumber.source])
    return .header(
      Header(
        title: facts.title(orType: typeTitle)(language), subtitle: subtitle(),
        amounts: [balance(), overpaid(), overdue(), payoff()].compactMap(\.self), statuses: Headline(self).statuses()))
  }

  private func subtitle() -> String? {
    facts.contractNumber.value.map { "\(Words.contractShort(language)) \(text($0))" }
  }

  private func balance() -> Amount? {
    let total = facts.debt.total
    if let money = total.value, money.minorUnits < 0, let magnitude = money.magnitude {
      return amount(
        "debt.total", Words.inYourFavour, total.map { _ in magnitude }, material: .balance, caption: factsDay(),
        tone: .positive)
    }
    let label = owesThemselves ? Words.owed : Words.borrowerOwes
    return amount("debt.total", label, total, material: .balance, caption: factsDay())
      ?? amount(
        "debt.principal", Words.principalOwed, facts.debt.principal, material: .balance, caption: factsDay())
  }

  /// Whether the debt is that of the customer who asks, rather than one they only stand in for.
  private var owesThemselves: Bool {
    guard case .customer = scope else { return true }
    return switch facts.role(of: scope) {
    case .guarantor, .pledgor: false
    case .borrower, .coBorrower, .unknown, nil: true
    }
  }

  /// The day the facts are true for, where that is not the screen's.
  private func factsDay() -> String? {
    guard let factsDay = facts.asOf, facts.isOfAnotherDay(than: day) else { return nil }
    return "\(Words.asOf(language)) \(context.formatter.date(factsDay).text)"
  }

  private func overpaid() -> Amount? {
    guard let money = facts.debt.overpaid.value, money.isPositive else { return nil }
    return amount("debt.overpaid", Words.inYourFavour, facts.debt.overpaid, tone: .positive)
  }

  private func overdue() -> Amount? {
    let fact = facts.overdueAmount(on: day)
    guard let money = fact.value, money.isPositive else { return nil }
    return amount(
      "debt.overdue", Words.overdueAmount, fact, material: .overdue, caption: factsDay(), tone: .critical)
  }

  private func payoff() -> Amount? {
    guard facts.lifecycle.phase.isOpen, let payoff = facts.debt.payoff.value else { return nil }
    let formatter = context.formatter
    let validOn = payoff.validOn.map { "\(Words.payoffOn(language)) \(formatter.date($0).text)" }
    let perDiem = payoff.perDiem.map { Words.perDiem(formatter.money($0).text)(language) }
    let caption = [validOn, perDiem].compactMap(\.self).joined(separator: ", ")
    return amount(
      "debt.payoff", Words.payoff, facts.debt.payoff.map(\.amount), material: .payoff,
      caption: caption.isEmpty ? nil : caption)
  }

  /// An amount of money that stands out, with its day where that is not the screen's.
  func amount(
    _ id: ItemID, _ label: LocalizedText, _ fact: Fact<Money>, material: MaterialFact? = nil, caption: String? = nil,
    tone: Tone = .neutral
  ) -> Amount? {
    guard let money = fact.value else { return nil }
    trace(id, [fact.source])
    let captions = [caption, qualification(of: fact)].compactMap(\.self)
    return Amount(
      id: id, label: label(language), money: context.formatter.money(money),
      caption: captions.isEmpty ? nil : captions.joined(separator: "; "), tone: tone, fact: material)
  }
}

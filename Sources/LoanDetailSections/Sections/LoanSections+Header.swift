public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The top of every screen: the amounts owed and the state of the product.
  public func header() -> Item {
    trace("header", [facts.title.source, facts.contractNumber.source])
    if facts.lifecycle.overlays.contains(.partialData) {
      context.lacks("status.partialData", Words.partOfData, because: .notDelivered)
    }
    return .header(
      Header(
        title: facts.title(orType: typeTitle)(language), subtitle: subtitle(),
        amounts: [balance(), overpaid(), overdue(), payoff()].compactMap(\.self), statuses: statuses()))
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
    let label = facts.isOwed(by: scope) ? Words.owed : Words.borrowerOwes
    return amount("debt.total", label, total, material: .balance, caption: factsDay())
      ?? amount(
        "debt.principal", Words.principalOwed, facts.debt.principal, material: .balance, caption: factsDay())
  }

  /// The day of the facts, if it is not the day of the screen.
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

  /// An amount that stands out; `nil` if the fact is absent.
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

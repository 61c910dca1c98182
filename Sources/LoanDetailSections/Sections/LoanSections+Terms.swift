public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// What the product is: rate, full cost, term, amount, contract, its days, how far it is repaid; then its own rows.
  public func terms(_ own: [Item] = []) -> [Item] {
    trace("terms", [source(rule: "what the contract's terms come to")])
    let items =
      traits() + rateNow() + fullCost() + termRow() + originalAmount() + contractNumber() + days() + roleRow() + own
      + progress()
    return section("terms", termsTitle, items)
  }

  /// What without a schedule is hardly called a loan has a plainer heading.
  var termsTitle: LocalizedText { facts.isUnscheduled ? Words.terms : Words.about }

  /// The rate that applies on the day, else the next one, else the last; its caption says when.
  func rateNow() -> [Item] {
    let now: Fact<AppliedRate> =
      switch facts.terms.rates {
      case .known(let rates, let origin, let asOf):
        (rates.first { $0.applies(on: day) } ?? rates.first { $0.from.map { $0 > day } ?? false } ?? rates.last)
          .map { .known($0, origin: origin, asOf: asOf) } ?? .notProvided
      case .absent(let absence): .absent(absence)
      }
    return row("terms.rate", Words.rate, now, material: .rate, caption: now.value.flatMap(caption)) {
      value($0.rate)
    }
  }

  /// How a rate may move and the time it applies in.
  func caption(of applied: AppliedRate) -> String? {
    let formatter = context.formatter
    let kind = applied.rate.kind.map { Words.text(of: $0)(language) }
    let basis = applied.rate.basis == .effective ? Words.effective(language) : nil
    let from = applied.from.map { "\(Words.rateFrom(language)) \(formatter.date($0).text)" }
    let until = applied.until.map { "\(Words.rateUntil(language)) \(formatter.date($0).text)" }
    let words = [kind, basis].compactMap(\.self).joined(separator: ", ")
    let parts = [words.isEmpty ? nil : words, from, until].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  func fullCost() -> [Item] {
    let label = facts.terms.fullCost.value.map { Words.text(of: $0.measure) } ?? Words.text(of: .psk)
    let percentage = row("terms.full-cost", label, facts.terms.fullCost, material: .fullCost) {
      percent($0.percent, per: .year)
    }
    trace("terms.full-cost.amount", [facts.terms.fullCost.source])
    let amount = facts.terms.fullCost.value?.amount.map { money in
      Item.row(
        Row(
          id: "terms.full-cost.amount", label: Words.fullCostInMoney(language), value: value(money), fact: .fullCost))
    }
    return percentage + (amount.map { [$0] } ?? [])
  }

  private func termRow() -> [Item] {
    row("terms.term", Words.term, facts.terms.term) { .text(text($0)) }
  }

  func originalAmount() -> [Item] {
    row("terms.original-amount", Words.originalAmount, facts.terms.originalAmount) { value($0) }
  }

  func contractNumber() -> [Item] {
    row("contract.number", Words.contractNumber, facts.contractNumber) { value($0) }
  }

  func days() -> [Item] {
    let ended = facts.ends.value.map { $0 < day } ?? false
    return row("contract.opened", Words.opened, facts.opened) { value($0) }
      + row("contract.ends", ended ? Words.ended : Words.ends, facts.ends) { value($0) }
  }

  /// The role of the customer who asks, where it is not simply the only borrower's.
  private func roleRow() -> [Item] {
    guard case .customer = scope, let role = facts.role(of: scope), facts.parties.count > 1 || role != .borrower else {
      return []
    }
    trace("contract.role", [source(.parties)])
    return [
      .row(
        Row(
          id: "contract.role", label: Words.yourRole(language), value: .text(Words.text(of: role)(language))))
    ]
  }

  /// What the money is for.
  public func purpose() -> [Item] {
    row("terms.purpose", Words.purpose, facts.terms.purpose) { .text($0) }
  }

  func progress() -> [Item] {
    trace("terms.progress", [facts.terms.originalAmount.source, facts.debt.principal.source, source(.schedule)])
    let counts = paymentCounts()
    guard let original = facts.terms.originalAmount.value, original.isPositive,
      let left = facts.debt.principal.value, (0...original.minorUnits).contains(left.minorUnits),
      let repaid = original.subtracting(left)
    else {
      guard let done = facts.paymentsDone(on: day).value, let all = facts.paymentsInAll.value, (0...all).contains(done),
        all > 0, let counts
      else { return [] }
      return [progress(permille: done * 1000 / all, text: counts)]
    }
    let permille = Int(Int128(repaid.minorUnits) * 1000 / Int128(original.minorUnits))
    let formatter = context.formatter
    let amounts =
      "\(formatter.money(repaid).text) \(Words.of(language)) \(formatter.money(original).text)"
    return [progress(permille: permille, text: [amounts, counts].compactMap(\.self).joined(separator: "; "))]
  }

  private func progress(permille: Int, text: String) -> Item {
    .progress(ProgressBar(id: "terms.progress", label: Words.progress(language), permille: permille, text: text))
  }

  private func paymentCounts() -> String? {
    guard let done = facts.paymentsDone(on: day).value, let all = facts.paymentsInAll.value else { return nil }
    return "\(context.formatter.number(done)) \(Words.of(language)) \(context.formatter.count(all, Words.paymentsOf))"
  }
}

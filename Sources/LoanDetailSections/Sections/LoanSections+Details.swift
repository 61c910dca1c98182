public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// The details screen: everything that is known.
  ///
  /// - Parameters:
  ///   - own: a product's own sections, after the terms.
  ///   - ownSecurity: what secures the debt and is shown among them.
  public func details(_ own: [Item] = [], ownSecurity: Security? = nil) -> ProductViewModel {
    ProductViewModel(
      headerItem: header(),
      contentItems: notices() + contract() + debt() + obligationSections() + allTerms() + own + fees() + prepayment()
        + securities(except: ownSecurity) + insurances() + people() + papers() + unsaid())
  }

  private func contract() -> [Item] {
    trace("contract", [source(.phase)])
    trace("contract.type", [source(rule: "the product type's title")])
    let type = Item.row(Row(id: "contract.type", label: Words.type(language), value: .text(typeTitle(language))))
    let phase = Item.row(
      Row(
        id: "contract.status", label: Words.status(language),
        value: .text(Words.text(of: facts.lifecycle.phase)(language))))
    return section("contract", Words.contract, [type, phase] + contractNumber() + days())
  }

  private func debt() -> [Item] {
    let parts: [(ItemID, LocalizedText, Fact<Money>, MaterialFact?)] = [
      ("debt.known.total", Words.debtInAll, facts.debt.total, nil),
      ("debt.known.principal", Words.text(of: .principal), facts.debt.principal, nil),
      ("debt.known.interest", Words.text(of: .interest), facts.debt.interest, nil),
      ("debt.known.fees", Words.text(of: .fees), facts.debt.fees, .fees),
      ("debt.known.penalties", Words.text(of: .penalties), facts.debt.penalties, nil),
      ("debt.known.overdue", Words.overdueAmount, facts.overdueAmount(on: day), nil),
    ]
    let rows = parts.flatMap { id, label, fact, material in row(id, label, fact, material: material) { value($0) } }
    trace("debt.known.per-diem", [facts.debt.payoff.source])
    let perDiem = facts.debt.payoff.value?.perDiem.map { money in
      Item.row(Row(id: "debt.known.per-diem", label: Words.dailyInterest(language), value: value(money)))
    }
    let payoff =
      facts.debt.payoff.value == nil
      ? row("debt.known.payoff", Words.payoff, facts.debt.payoff, material: .payoff) { value($0.amount) } : []
    return section("debt", Words.debt, rows + payoff + (perDiem.map { [$0] } ?? []))
  }

  private func allTerms() -> [Item] {
    let terms = facts.terms
    let rows =
      originalAmount() + rates() + fullCost()
      + row("terms.term", Words.term, terms.term) { .text(text($0)) }
      + row("terms.payments", Words.paymentCount, facts.paymentsInAll) { .text(context.formatter.number($0)) }
      + row("terms.every", Words.paymentEvery, terms.paymentEvery) { .text(text($0)) }
      + row("terms.day", Words.paymentDay, terms.paymentDay) { .text(context.formatter.number($0)) }
      + row("terms.amortisation", Words.amortisation, terms.amortisation) {
        .text(Words.text(of: $0)(language))
      }
      + purpose()
    return section("terms", termsTitle, rows + progress() + counts())
  }

  /// Every rate with its time; the one that applies on the day states the material fact.
  private func rates() -> [Item] {
    guard let rates = facts.terms.rates.value, rates.count > 1 else { return rateNow() }
    trace("terms", [facts.terms.rates.source])
    let current = rates.firstIndex { $0.applies(on: day) }
    return rates.indices.mapNamed({ index in
      index == current ? "terms.rate" : "terms.rate.\(rates[index].from?.description ?? "undated")"
    }) { id, index in
      let isNow = index == current
      return .row(
        Row(
          id: id, label: (isNow ? Words.rateNow : Words.rate)(language), value: value(rates[index].rate),
          caption: caption(of: rates[index]), fact: isNow ? .rate : nil))
    }
  }

  private func fees() -> [Item] {
    listSection("fees", Words.fees, facts.terms.fees) { $0.mapNamed(Self.name(of:), feeRow) }
  }

  private static func name(of fee: Fee) -> String {
    let kind = fee.isPenalty ? "penalty" : "fee"
    return fee.due.map { "\(kind).\($0)" } ?? kind
  }

  private func feeRow(_ id: ItemID, _ fee: Fee) -> Item {
    let outstanding = fee.outstanding.map {
      $0.isZero ? Words.paidFee(language) : "\(Words.outstanding(language)) \(context.formatter.money($0).text)"
    }
    let caption = [
      fee.isPenalty ? Words.penalty(language) : nil, fee.due.map { context.formatter.date($0).text }, outstanding,
    ]
    .compactMap(\.self).joined(separator: ", ")
    return .row(
      Row(
        id: id, label: fee.title(language), value: value(fee.amount),
        caption: caption.isEmpty ? nil : caption, fact: .fees))
  }

  private func prepayment() -> [Item] {
    guard facts.lifecycle.phase.isOpen else { return [] }
    guard let rules = facts.terms.prepayment.value else {
      return listSection("prepayment", Words.prepayment, facts.terms.prepayment.map { [$0] }) { _ in [] }
    }
    trace("prepayment", [facts.terms.prepayment.source])
    func text(_ id: ItemID, _ label: LocalizedText, _ text: String?) -> [Item] {
      text.map { [.row(Row(id: id, label: label(language), value: .text($0)))] } ?? []
    }
    func permission(_ flag: Bool?) -> String? { flag.map { ($0 ? Words.allowed : Words.notAllowed)(language) } }
    let rows =
      text("prepayment.full", Words.inFull, permission(rules.full))
      + text("prepayment.partial", Words.inPart, permission(rules.partial))
      + (rules.minimum.map {
        [.row(Row(id: "prepayment.minimum", label: Words.minimum(language), value: value($0)))]
      } ?? [])
      + text(
        "prepayment.notice", Words.notice,
        rules.noticeDays.map {
          $0 == 0 ? Words.noNotice(language) : context.formatter.count($0, Words.days)
        })
      + text("prepayment.fee", Words.cost, rules.fee.map { $0(language) })
    return section("prepayment", Words.prepayment, rows)
  }

  /// Which of the facts that matter most the source says nothing of.
  private func unsaid() -> [Item] {
    let terms = facts.terms
    let candidates: [(LocalizedText, Bool)] = [
      (Words.totalDebt, isUnsaid(facts.debt.total)), (Words.nextPayment, facts.nextObligation(on: day) == nil),
      (Words.rate, isUnsaid(terms.rates)), (Words.fullCost, isUnsaid(terms.fullCost)),
      (Words.term, isUnsaid(terms.term)), (Words.schedule, facts.schedule.rows.isEmpty && !facts.isUnscheduled),
      (Words.operations, isUnsaid(facts.operations)), (Words.payoffAmount, isUnsaid(facts.debt.payoff)),
    ]
    let names = candidates.filter(\.1).map { $0.0(language).lowercasedFirst }
    guard facts.lifecycle.phase.isOpen, !names.isEmpty else { return [] }
    trace("unsaid", [.absent(.notProvided)])
    let text = "\(Words.notProvided(language)) \(names.joined(separator: ", "))."
    return [.note(Note(id: "unsaid", text: text))]
  }

  private func isUnsaid<Known>(_ fact: Fact<Known>) -> Bool { fact == .absent(.notProvided) }
}

extension String {
  /// The text with its first letter small, for use inside a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

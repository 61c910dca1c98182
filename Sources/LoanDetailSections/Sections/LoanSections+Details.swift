public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// The details screen: everything that is known.
  ///
  /// - Parameters:
  ///   - own: a product's own sections, after the terms.
  ///   - showsSecurity: whether the shared section on what secures the debt stands after them; a product that shows it
  ///     in its own way does without.
  public func details(_ own: [Item] = [], showsSecurity: Bool = true) -> ProductViewModel {
    ProductViewModel(
      headerItem: header(),
      contentItems: notices() + contract() + debt() + obligationSections() + allTerms() + own + fees() + prepayment()
        + (showsSecurity ? securities() : []) + insurances() + people() + papers() + unsaid())
  }

  private func contract() -> [Item] {
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
    let perDiem = facts.debt.payoff.value?.perDiem.map { money in
      Item.row(Row(id: "debt.known.per-diem", label: Words.dailyInterest(language), value: value(money)))
    }
    return section("debt", Words.debt, rows + (perDiem.map { [$0] } ?? []))
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
    return section("terms", Words.about, rows + progress() + counts())
  }

  /// Every rate with its time; the one that applies on the day states the material fact.
  private func rates() -> [Item] {
    guard let rates = facts.terms.rates.value, rates.count > 1 else { return rateNow() }
    let current = rates.firstIndex { $0.applies(on: day) }
    return rates.enumerated().map { index, applied in
      let isNow = index == current
      let id: ItemID = isNow ? "terms.rate" : "terms.rate.\(applied.from?.description ?? "\(applied.rate.kind)")"
      return .row(
        Row(
          id: id, label: (isNow ? Words.rateNow : Words.rate)(language), value: value(applied.rate),
          caption: caption(of: applied), fact: isNow ? .rate : nil))
    }
  }

  private func fees() -> [Item] {
    let items = (facts.terms.fees.value ?? []).mapNamed({ "fee.\($0.title.english)" }) { id, fee -> Item in
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
          caption: caption.isEmpty ? nil : caption))
    }
    return section("fees", Words.fees, items)
  }

  private func prepayment() -> [Item] {
    guard let rules = facts.terms.prepayment.value else { return [] }
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
      (Words.rate, isUnsaid(terms.rates)), (terms.fullCostName, isUnsaid(terms.fullCost)),
      (Words.term, isUnsaid(terms.term)), (Words.schedule, facts.schedule.rows.isEmpty),
      (Words.operations, isUnsaid(facts.operations)), (Words.payoff, isUnsaid(facts.debt.payoff)),
    ]
    let names = candidates.filter(\.1).map { $0.0(language).lowercasedFirst }
    guard facts.lifecycle.phase.isOpen, !names.isEmpty else { return [] }
    let text = "\(Words.notProvided(language)) \(names.joined(separator: ", "))."
    return [.note(Note(id: "unsaid", text: text))]
  }

  private func isUnsaid<Known>(_ fact: Fact<Known>) -> Bool { fact == .absent(.notProvided) }
}

extension Terms {
  fileprivate var fullCostName: LocalizedText {
    fullCost.value.map { Words.text(of: $0.measure) } ?? LocalizedText(en: "full cost", ru: "полная стоимость")
  }
}

extension String {
  /// The text with its first letter small, for use inside a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

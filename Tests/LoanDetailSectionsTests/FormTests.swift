import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The form of an action")
struct FormTests {
  private func loan(
    _ facts: LoanFacts, locale: String = "en_US", forms: PresentationContext.Forms = .drawn, whatIf: WhatIf? = nil
  ) -> LoanOnScreen {
    let record = LoanRecord(id: ProductID(type: "loan", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: day("2026-11-21"),
      question: whatIf.map(ScreenQuestion.whatIf), forms: forms)
    return LoanOnScreen(record, typeTitle: LocalizedText(en: "Loan", ru: "Кредит"), in: context)
  }

  private func repaying(
    _ kinds: LoanAction.Kind..., from least: String? = "1000", upTo most: String? = nil
  ) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.actions = kinds.map { kind in
      var action = LoanAction(kind: kind, state: .available)
      if kind == .repayPart { (action.minimum, action.maximum) = (least.map(rub), most.map(rub)) }
      return action
    }
    return facts
  }

  private func forms(_ loan: LoanOnScreen) -> [Form?] {
    flattened(Actions(loan: loan).body).flatMap { item -> [Action] in
      if case .actionGroup(let group) = item { group.actions } else { [] }
    }.map(\.form)
  }

  private func words(_ form: Form?) -> [String] {
    (form?.fields ?? []).map { "\($0.name), \($0.label): \($0.limits?.text.plain ?? "-")" }
  }

  @Test("states the limits of the bank and of the debt, and the question that calculates the effect")
  func earlyRepayment() throws {
    let form = try #require(forms(loan(try repaying(.repayPart))).first ?? nil)
    #expect(form.question == "early-repayment")
    #expect(
      words(form) == [
        "amount, Amount: From RUB 1,000.00 to RUB 451,457.06", "on, Date: From November 21, 2026 to January 26, 2029",
        "keep, What changes: -",
      ])
    guard case .money(let limits, let step) = form.fields[0].input,
      case .choice(let choices, nil) = form.fields[2].input
    else {
      Issue.record("\(form)")
      return
    }
    #expect(limits.initial?.amount == "100000.00" && step.amount == "0.01" && step.currency == "RUB")
    #expect(choices == [.init("payment", "Shorter term"), .init("term", "Smaller payment")])
    let russian = forms(loan(try repaying(.repayPart, upTo: "5000"), locale: "ru_RU")).first ?? nil
    #expect(
      words(russian) == [
        "amount, Сумма: От 1 000,00 ₽ до 5 000,00 ₽",
        "on, Дата: С 21 ноября 2026\u{202f}г. по 26 января 2029\u{202f}г.",
        "keep, Что изменится: -",
      ])
  }

  @Test("begins with a value within its limits")
  func initial() throws {
    func initial(_ facts: LoanFacts) -> String? {
      guard case .money(let limits, _)? = forms(loan(facts)).first??.fields.first?.input else { return nil }
      return limits.initial?.amount
    }
    #expect(try initial(repaying(.repayPart, upTo: "5000")) == "5000.00")
    #expect(try initial(repaying(.repayPart, from: "123456.78")) == "123456.78")
    #expect(
      try words(forms(loan(repaying(.repayPart, from: "7000", upTo: "7000"))).first ?? nil).first
        == "amount, Amount: Possible only: RUB 7,000.00")
  }

  @Test("offers only what the loan may keep, and months and days that have an answer")
  func others() throws {
    var fixed = loanWithFixedRate()
    fixed.actions = [LoanAction(kind: .repayPart, state: .available)]
    let form = try #require(forms(loan(fixed)).first ?? nil)
    #expect(form.fields.last?.input == .choice([.init("payment", "Shorter term")], initial: "payment"))
    #expect(form.fields.last?.limits == "Possible only: Shorter term")
    let others = forms(loan(try repaying(.repayFull, .takePaymentHoliday, .pay, .orderStatement)))
    #expect(others.map { $0?.question } == ["payoff", "payment-holiday", nil, nil])
    #expect(words(others[0]) == ["on, Date: From November 21, 2026 to January 27, 2029"])
    #expect(words(others[1]) == ["months, Months without payments: From 1 to 60"])
    #expect(others[1]?.fields.map(\.input) == [.number(.init(minimum: 1, maximum: 60, initial: 3))])
  }

  @Test("is not there if nothing can be calculated, if the action is not available, or if it opens something else")
  func absent() throws {
    var unknown = try repaying(.repayPart)
    unknown.terms.interest = .notProvided
    unknown.schedule = PaymentSchedule()
    var waiting = try repaying(.repayPart)
    waiting.actions[0].state = .unavailable(reason: LocalizedText(verbatim: "–"), until: nil)
    var elsewhere = try repaying(.repayPart)
    elsewhere.actions[0].target = .document("terms")
    for facts in [unknown, waiting, elsewhere] { #expect(forms(loan(facts)) == [nil]) }
  }

  @Test("is replaced by examples for a client without forms, and by nothing before version 3")
  func examples() throws {
    func notes(_ forms: PresentationContext.Forms, locale: String = "en_US") throws -> [String] {
      let facts = try repaying(.repayPart, .repayFull)
      let shown = loan(facts, locale: locale, forms: forms)
      #expect(self.forms(shown) == [nil, nil])
      return flattened(Actions(loan: shown).body).compactMap { item -> String? in
        if case .note(let note) = item { note.text.plain } else { nil }
      }
    }
    #expect(try notes(.none) == [])
    #expect(
      try notes(.examples) == [
        "RUB 20,000.00 early on November 21, 2026: the payment falls by RUB 916.80, or the loan ends 1 month sooner. "
          + "The shorter term saves RUB 9,029.08 in interest, the smaller payment RUB 3,873.77.",
        "RUB 100,000.00 early on November 21, 2026: the payment falls by RUB 4,518.67, or the loan ends 6 months sooner. "
          + "The shorter term saves RUB 39,652.39 in interest, the smaller payment RUB 19,745.68.",
        "RUB 456,864.76 on November 21, 2026 repays everything",
        "RUB 442,821.50 on December 21, 2026 repays everything. This holds if every payment before that day is made.",
        "Calculated from the terms of the contract; the bank's own sum counts, this is not an offer.",
      ])
    let russian = try notes(.examples, locale: "ru_RU")
    #expect(russian.count == 5 && russian[2].hasPrefix("Для полного погашения 21 ноября 2026"))
  }

  @Test("has the sentences with which an answer refuses a value")
  func faults() throws {
    func faults(_ scenario: WhatIf.Scenario, _ facts: LoanFacts) throws -> [String] {
      let section = SectionedAnswer(
        record: LoanRecord(id: ProductID(type: "loan", id: "1"), scope: .allCustomers, facts: facts))
      let context = PresentationContext(
        formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"), question: .whatIf(WhatIf(scenario)))
      let input = try #require(section.viewModel(for: .whatIf, in: context)?.input)
      return input.faults.map { "\($0.field ?? "-"): \($0.text.text.plain)" }
    }
    let facts = try repaying(.repayPart)
    #expect(try faults(.earlyRepayment(amount: percent("1000")), facts) == [])
    let coin = try faults(.earlyRepayment(amount: percent("2000.005")), facts)
    #expect(coin.count == 1 && coin[0].hasPrefix("amount: ") && !coin[0].contains("From"), "\(coin)")
    #expect(
      try faults(.earlyRepayment(amount: percent("99999999999999999")), facts) == [
        "amount: The amount is too large to be counted."
      ])
    #expect(
      try faults(.earlyRepayment(amount: percent("999.99"), on: day("2026-11-20")), facts) == [
        "amount: From RUB 1,000.00 to RUB 451,457.06", "on: From November 21, 2026 to January 26, 2029",
      ])
    let late = try faults(.earlyRepayment(amount: percent("300000"), on: day("2028-11-30")), facts)
    #expect(late == ["amount: From RUB 1,000.00 to RUB 39,343.70"])
    #expect(try faults(.paymentHoliday(months: 61), facts) == ["months: From 1 to 60"])
    #expect(
      try faults(.earlyRepayment(amount: percent("1000"), keeps: .term), loanWithFixedRate()) == [
        "keep: Possible only: Shorter term"
      ])
    #expect(try faults(.payoff(on: day("2030-01-01")), facts) == ["on: From November 21, 2026 to January 27, 2029"])
    // Without limits of the question, the obstacle names the parameter.
    #expect(
      try faults(.rateChange(percent: percent("1001"), from: day("2027-01-27")), facts) == [
        "percent: The rate must be from 0 to 1000 percent, with at most 6 decimals."
      ])
    #expect(try faults(.cure(), facts) == ["-: Nothing is overdue."])
    #expect(try faults(.minimumOnly, facts) == ["-: This product has no minimum payment."])
  }
}

/// A product that shows the answers of all products.
private struct SectionedAnswer: SectionedProduct {
  var record: LoanRecord
  let manifest = ProductManifest(
    type: "loan", title: LocalizedText(en: "Loan", ru: "Кредит"), version: "1", module: "Loan", screens: [.main])
}

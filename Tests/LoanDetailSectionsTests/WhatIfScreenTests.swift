import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Testing

@Suite("The screen of a what-if")
struct WhatIfScreenTests {
  private func items(_ question: WhatIf?, _ facts: LoanFacts, locale: String = "en_US") -> [Item] {
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: day("2026-11-21"), whatIf: question)
    let loan = ShownLoan(record, typeTitle: LocalizedText(en: "Lease", ru: "Лизинг"), in: context)
    return SectionList.standard(.whatIf, of: loan)?.items ?? []
  }

  /// The answer in a sentence, in both languages.
  private func sentence(_ scenario: WhatIf.Scenario, _ facts: LoanFacts) -> [String] {
    ["en_US", "ru_RU"].map { locale in
      guard case .banner(let banner)? = items(WhatIf(scenario), facts, locale: locale).first else { return "no banner" }
      return [banner.title, banner.text].compactMap(\.self).joined(separator: " | ").replacing("\u{a0}", with: " ")
        .replacing("\u{202f}", with: " ")
    }
  }

  @Test("shows the two effects of an early repayment side by side, after a sentence, and says that it is no offer")
  func repayment() throws {
    let question = WhatIf(.earlyRepayment(amount: percent("100000"), on: day("2026-12-10")))
    #expect(
      try ["en_US", "ru_RU"].map { drawn(items(question, try loanOnTheWay(), locale: $0), locale: $0, width: 72) } == [
        "", "",
      ])
  }

  @Test("answers in one sentence")
  func sentences() throws {
    let facts = try loanOnTheWay()
    #expect(
      sentence(.earlyRepayment(amount: percent("100000"), keeps: .payment), facts) == [
        "RUB 100,000.00 early on November 21, 2026: the loan ends 7 months sooner | That saves RUB 43,001.83 of interest.",
        "",
      ])
    #expect(
      sentence(.payoff(on: day("2026-11-27")), facts) == ["", ""])
    #expect(sentence(.paymentHoliday(months: 2), facts) == ["", ""])
    #expect(sentence(.rateChange(percent: percent("15"), from: day("2026-12-01")), facts) == ["", ""])
    #expect(sentence(.cure(), facts) == ["", ""])
  }

  @Test("says what a card costs by minimum payments, and by another amount beside that")
  func card() {
    let facts = LoanDetailSectionsTests.card {
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
      $0.revolving.minimumRule = known(
        MinimumPaymentTerms(percent: percent("5"), floor: rub("500"), addsInterest: true))
    }
    #expect(sentence(.minimumOnly, facts) == ["", ""])
    #expect(sentence(.fixedPayment(amount: percent("5000")), facts) == ["", ""])
    #expect(sentence(.fixedPayment(amount: percent("300")), facts) == ["", ""])
    #expect(sentence(.earlyRepayment(amount: percent("300")), facts) == ["", ""])
  }

  @Test("shows what settles the arrears on a day: what is overdue, what the delay adds, and a payment of that day")
  func cure() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.overdue.amount = known(rub("900"))
    facts.debt.overdue.perDiem = known(rub("2"))
    facts.lifecycle.overlays = [.overdue]
    let onPaymentDay = texts(items(WhatIf(.cure(on: day("2026-12-05"))), facts))
    #expect(onPaymentDay["what-if.cure.total.total"] == nil)
    #expect(sentence(.cure(on: day("2026-12-01")), facts) == ["", ""])
    #expect(sentence(.cure(on: day("2026-12-05")), facts) == ["", ""])
    #expect(sentence(.cure(on: day("2026-12-06")), facts) == ["", ""])
  }

  @Test("has the payments that follow only if they are asked for, each with an id of its own")
  func schedule() throws {
    func tables(_ question: WhatIf) throws -> [Table] {
      flattened(items(question, try loanOnTheWay())).compactMap {
        if case .table(let table) = $0 { table } else { nil }
      }
    }
    let scenario = WhatIf.Scenario.earlyRepayment(amount: percent("50000"))
    #expect(try tables(WhatIf(scenario)).map(\.id) == ["what-if.repayment.effects"])
    let asked = try tables(WhatIf(scenario, showsSchedule: true))
    #expect(
      asked.map(\.id) == ["what-if.repayment.effects", "what-if.schedule.rows", "what-if.smaller.rows"])
    let ids = asked.flatMap(\.rows).map(\.id)
    #expect(Set(ids).count == ids.count && ids.count > 50)
    #expect(try tables(WhatIf(.paymentHoliday(months: 2), showsSchedule: true)).count == 1)
    #expect(
      try tables(WhatIf(.rateChange(percent: percent("9"), from: day("2027-01-01")), showsSchedule: true)).count == 1)
  }

  @Test("has nothing without a question, and every section says so")
  func noQuestion() throws {
    #expect(items(nil, try loanOnTheWay()).isEmpty)
  }

  @Test("has previews beside the actions that are possible, and beside no other")
  func previews() throws {
    var facts = try loanOnTheWay()
    func details(_ locale: String = "en_US") -> [String?] {
      flattened(Actions(shownLoan(facts, locale: locale)).body).flatMap { item -> [String?] in
        guard case .actionGroup(let group) = item else { return [] }
        return group.actions.map { $0.details?.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") }
      }
    }
    facts.actions = [.repayPart, .repayFull, .takePaymentHoliday].map { LoanAction(kind: $0, state: .available) }
    #expect(details() == [])
    #expect(details("ru_RU") == [])
    facts.actions[0].minimum = rub("200000")
    facts.actions[1].state = .unavailable(reason: words("no", "нет"), until: nil)
    facts.terms.interest = .notProvided
    #expect(details() == ["from RUB 200,000.00", nil, nil])
  }
}

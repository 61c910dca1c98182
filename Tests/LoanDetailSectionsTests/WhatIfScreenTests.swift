import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The screen of a what-if")
struct WhatIfScreenTests {
  func items(_ question: WhatIf?, _ facts: LoanFacts, locale: String = "en_US") -> [Item] {
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: day("2026-11-21"), question: question.map(ScreenQuestion.whatIf)
    )
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(en: "Lease", ru: "Лизинг"), in: context)
    return SectionList.standard(.whatIf, of: loan)?.items ?? []
  }

  /// The answer in a sentence, in both languages.
  func sentence(_ scenario: WhatIf.Scenario, _ facts: LoanFacts) -> [String] {
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
        """
        i RUB 100,000.00 early on December 10, 2026: the payment falls by
          RUB 4,655.35, or the loan ends 6 months sooner
          The shorter term saves RUB 38,456.54 in interest, the smaller payment
          RUB 19,766.45.

        Early repayment, RUB ───────────────────────────────────────────────────
          What changes         Without it   Smaller payment   Shorter term
          ──────────────────   ──────────   ───────────────   ────────────
          Payment afterwards    20,343.68         15,688.33      20,343.68
          Last payment          1/27/2029         1/27/2029      7/27/2028
          Payments left                26                26             20
          Interest saved                          19,766.45      38,456.54

          This holds if all other payments are made on time.
          Calculated from the terms of the contract; the bank's own sum counts,
          this is not an offer.
        """,
        """
        i 100 000,00 ₽ досрочно 10 декабря 2026 г.: платёж станет меньше на
          4 655,35 ₽ или кредит закончится раньше на 6 месяцев
          Экономия на процентах — 38 456,54 ₽, если сократить срок, и
          19 766,45 ₽, если уменьшить платёж.

        Досрочное погашение, ₽ ─────────────────────────────────────────────────
          Что изменится           Без погашения   Меньше платёж   Короче срок
          ─────────────────────   ─────────────   ─────────────   ───────────
          Платёж после этого          20 343,68       15 688,33     20 343,68
          Последний платёж           27.01.2029      27.01.2029    27.07.2028
          Осталось платежей                  26              26            20
          Экономия на процентах                       19 766,45     38 456,54

          Верно, если остальные платежи вносить вовремя.
          Рассчитано по условиям договора. Это не предложение: верна сумма,
          которую назовёт банк.
        """,
      ])
  }

  @Test("answers in one sentence")
  func sentences() throws {
    let facts = try loanOnTheWay()
    #expect(
      sentence(.earlyRepayment(amount: percent("100000"), keeps: .payment), facts) == [
        "RUB 100,000.00 early on November 21, 2026: the loan ends 6 months sooner | That saves RUB 39,652.39 in interest.",
        "100 000,00 ₽ досрочно 21 ноября 2026 г.: кредит закончится раньше на 6 месяцев | Экономия на процентах — 39 652,39 ₽.",
      ])
    #expect(
      sentence(.payoff(on: day("2026-11-27")), facts) == [
        "RUB 458,156.13 on November 27, 2026 repays everything | The payment of that day is included.",
        "Для полного погашения 27 ноября 2026 г. нужно 458 156,13 ₽ | Платёж по графику в этот день уже учтён.",
      ])
    #expect(
      sentence(.paymentHoliday(months: 2), facts) == [
        "2 months without payments: RUB 19,287.63 more interest | The last payment is then on April 27, 2029, 3 months later.",
        "2 месяца без платежей: процентов больше на 19 287,63 ₽ | Последний платёж тогда — 27 апреля 2029 г., позже на 3 месяца.",
      ])
    #expect(
      sentence(.rateChange(percent: percent("15"), from: day("2026-12-01")), facts) == [
        "At 15% a year from December 1, 2026, the payment is RUB 19,827.34 | That is RUB 516.34 less than without the change.",
        "При ставке 15 % годовых с 1 декабря 2026 г. платёж — 19 827,34 ₽ | Это на 516,34 ₽ меньше.",
      ])
    #expect(
      sentence(.cure(), facts) == [
        "This cannot be calculated | Nothing is overdue.",
        "Рассчитать это нельзя | Просрочки нет.",
      ])
  }

  @Test("says what a card costs by minimum payments, and by another amount beside that")
  func card() {
    let facts = LoanDetailSectionsTests.card {
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
      $0.revolving.minimumRule = known(
        MinimumPaymentTerms(percent: percent("5"), floor: rub("500"), addsInterest: true))
    }
    #expect(
      sentence(.minimumOnly, facts) == [
        "By minimum payments, the debt is repaid in 3 years 2 months, with RUB 6,495.60 in interest",
        "Минимальными платежами долг будет погашен за 3 года 2 месяца, проценты — 6 495,60 ₽",
      ])
    #expect(
      sentence(.fixedPayment(amount: percent("5000")), facts) == [
        "By RUB 5,000.00 a month, the debt is repaid in 5 months, with RUB 1,061.41 in interest | By minimum payments alone it takes 3 years 2 months, with RUB 6,495.60 in interest.",
        "По 5 000,00 ₽ в месяц долг будет погашен за 5 месяцев, проценты — 1 061,41 ₽ | Одними минимальными платежами — 3 года 2 месяца, проценты — 6 495,60 ₽.",
      ])
    #expect(
      sentence(.fixedPayment(amount: percent("300")), facts) == [
        "This cannot be calculated | This is less than the minimum payment of RUB 1,400.00, so something would be overdue every month.",
        "Рассчитать это нельзя | Это меньше минимального платежа, 1 400,00 ₽: каждый месяц возникала бы просрочка.",
      ])
    #expect(
      sentence(.earlyRepayment(amount: percent("300")), facts) == [
        "This cannot be calculated | This product has no schedule of payments that could change.",
        "Рассчитать это нельзя | У этого продукта нет графика платежей, который мог бы измениться.",
      ])
  }

  @Test("refuses to repay a card by an amount below the minimum payment by its rule, and during arrears")
  func cardInArrears() {
    func card(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
      LoanDetailSectionsTests.card {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
        $0.revolving.minimumRule = known(MinimumPaymentTerms(percent: percent("5"), addsInterest: true))
        $0.obligations = known([obligation(.minimum, "900", due: "2026-12-05")])
        change(&$0)
      }
    }
    let below = "This is less than the minimum payment of RUB 1,400.00, so something would be overdue every month."
    #expect(
      sentence(.fixedPayment(amount: percent("1399.99")), card()).first == "This cannot be calculated | \(below)")
    #expect(sentence(.fixedPayment(amount: percent("1400")), card()).first?.hasPrefix("By RUB 1,400.00") == true)
    let late = card { $0.debt.overdue.amount = known(rub("5")) }
    let reason = "Something is overdue: until it is paid, the coming payments are not certain."
    for scenario in [WhatIf.Scenario.minimumOnly, .fixedPayment(amount: percent("5000"))] {
      #expect(sentence(scenario, late).first == "This cannot be calculated | \(reason)")
    }
  }

  @Test("says that an amount may be below a minimum payment that is not known")
  func unknownMinimum() {
    func notes(_ obligations: Fact<[Obligation]>) -> [String] {
      let facts = LoanDetailSectionsTests.card {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
        $0.obligations = obligations
      }
      return flattened(items(WhatIf(.fixedPayment(amount: percent("1000"))), facts)).compactMap {
        if case .note(let note) = $0 { note.text } else { nil }
      }
    }
    #expect(notes(.notProvided).contains { $0.hasPrefix("The bank does not provide the minimum payment") })
    #expect(notes(known([])).contains { $0.hasPrefix("The bank does not provide the minimum payment") })
    var minimum = Obligation(kind: .minimum)
    (minimum.due, minimum.amount) = (known(day("2026-12-10")), known(rub("900")))
    #expect(!notes(known([minimum])).contains { $0.hasPrefix("The bank does not provide the minimum payment") })
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

  @Test("of a fixed rate tells the debt at its end, and that a part is above what is free of charge")
  func fixedRate() {
    let facts = loanWithFixedRate { facts in
      var rules = PrepaymentRules()
      rules.allowance = PrepaymentAllowance(amount: rub("5000"), used: rub("2000"), until: day("2026-12-31"))
      facts.terms.prepayment = known(rules)
    }
    let question = WhatIf(.earlyRepayment(amount: percent("5000"), on: day("2026-12-30")))
    #expect(
      drawn(items(question, facts), width: 72) == """
        i RUB 5,000.00 early on December 30, 2026: the debt on June 30, 2027
          falls by RUB 5,151.88
          The payments stay the same. That saves RUB 151.88 in interest up to
          that day.

        Early repayment, RUB ───────────────────────────────────────────────────
          What changes         Without it     With it
          ──────────────────   ──────────   ─────────
          Payment afterwards     1,000.00    1,000.00
          Debt on 6/30/2027     93,831.86   88,679.98
          Interest saved                       151.88

        Early repayment by the contract ────────────────────────────────────────
          Free of charge  . . . . . . . . . . . . . . . . . . . . . RUB 3,000.00
            until December 31, 2026; calculated

        ! This is more than is free of charge: the part above it may cost a
          compensation by the contract.

          This holds if all other payments are made on time.
          Calculated from the terms of the contract; the bank's own sum counts,
          this is not an offer.
        """)
    #expect(
      sentence(.earlyRepayment(amount: percent("5000"), keeps: .term), facts) == [
        "This cannot be calculated | The rate is fixed until June 30, 2027. The rate after that day is still to be "
          + "agreed, and so are the payments.",
        "Рассчитать это нельзя | Ставка зафиксирована по 30 июня 2027 г. О ставке и платежах после этой даты ещё "
          + "предстоит договориться.",
      ])
    func ids(_ amount: String, _ date: String) -> [String] {
      flattened(items(WhatIf(.earlyRepayment(amount: percent(amount), on: day(date))), facts)).map(\.id.rawValue)
        .filter { $0.contains("allowance") }
    }
    #expect(ids("3000", "2026-12-31") == ["what-if.rules.allowance"])
    #expect(ids("5000", "2027-01-01") == [])
  }

  @Test("has previews beside the actions that are possible, and beside no other")
  func previews() throws {
    var facts = try loanOnTheWay()
    func details(_ locale: String = "en_US") -> [String?] {
      flattened(Actions(loan: shownLoan(facts, locale: locale)).body).flatMap { item -> [String?] in
        guard case .actionGroup(let group) = item else { return [] }
        return group.actions.map { $0.details?.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") }
      }
    }
    facts.actions = [.repayPart, .repayFull, .takePaymentHoliday].map { LoanAction(kind: $0, state: .available) }
    #expect(
      details() == [
        "RUB 100,000.00 now: 6 months sooner, RUB 39,652.39 less interest (calculated)",
        "RUB 456,864.76 today (calculated)",
        "3 months: RUB 28,908.27 more interest, the loan ends 5 months later (calculated)",
      ])
    #expect(
      details("ru_RU") == [
        "100 000,00 ₽ сейчас: раньше на 6 месяцев, процентов меньше на 39 652,39 ₽ (рассчитано)",
        "456 864,76 ₽ сегодня (рассчитано)",
        "3 месяца: процентов больше на 28 908,27 ₽, кредит закончится позже на 5 месяцев (рассчитано)",
      ])
    facts.actions[0].minimum = rub("200000")
    facts.actions[1].state = .unavailable(reason: words("no", "нет"), until: nil)
    facts.terms.interest = .notProvided
    #expect(details() == ["from RUB 200,000.00", nil, nil])
  }
}

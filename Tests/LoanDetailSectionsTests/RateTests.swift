import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("Rates")
struct RateTests {
  private func rate(_ percent: String, kind: Rate.Kind? = nil) -> Rate {
    Rate(percent: ExactDecimal(percent) ?? ExactDecimal(coefficient: 0, scale: 0), kind: kind)
  }

  private func rates(_ section: (LoanOnScreen) -> any LoanSection, _ rates: [AppliedRate], locale: String = "en_US")
    -> [String]
  {
    let loan = shownLoan(card { $0.terms.rates = known(rates) }, locale: locale)
    return lines(section(loan).body).filter { $0.hasPrefix("terms.rate") }
  }

  @Test("by use are all on the main screen, the one for purchases first")
  func byUse() {
    let all = [
      AppliedRate(rate: rate("39.9"), use: .cash), AppliedRate(rate: rate("29.9", kind: .fixed), use: .purchases),
      AppliedRate(rate: rate("0"), use: .promotional, subPlan: "fridge"), AppliedRate(rate: rate("20"), use: .penalty),
    ]
    #expect(
      rates({ MainTerms($0) }, all) == [
        "terms.rate | Rate for purchases | 29.9% a year | fixed", "terms.rate.cash | Rate for cash | 39.9% a year",
      ])
    #expect(
      rates({ AllTerms(loan: $0) }, all, locale: "ru_RU") == [
        "terms.rate.cash | Ставка на снятие наличных | 39,9 % годовых",
        "terms.rate | Ставка на покупки | 29,9 % годовых | фиксированная",
        "terms.rate.promotional | Ставка по специальному предложению | 0 % годовых",
        "terms.rate.penalty | Ставка на просроченный долг | 20 % годовых",
      ])
    let penaltyFirst = shownLoan(
      card {
        $0.terms.rates = known([all[3], all[0], all[1]])
        $0.terms.penalty = known(PenaltyTerms(rate: rate("20")))
      })
    #expect(
      lines(AllTerms(loan: penaltyFirst).body).filter { $0.hasPrefix("terms.rate") } == [
        "terms.rate.cash | Rate for cash | 39.9% a year", "terms.rate | Rate for purchases | 29.9% a year | fixed",
      ])
    let loan = shownLoan(card { $0.terms.rates = known(all) })
    let material = flattened(AllTerms(loan: loan).body).compactMap { item -> Row? in
      if case .row(let row) = item, row.fact == .rate { row } else { nil }
    }
    #expect(material.map(\.id) == ["terms.rate"])
  }

  @Test("of the overdue part are on the main screen while something is overdue")
  func penalty() {
    var facts = card {
      $0.debt.overdue.amount = .notProvided
      $0.lifecycle.overlays = [.overdue]
      $0.terms.rates = known([AppliedRate(rate: rate("29.9")), AppliedRate(rate: rate("20"), use: .penalty)])
    }
    let penalty = "terms.rate.penalty | Rate of the overdue part | 20% a year"
    #expect(lines(MainTerms(shownLoan(facts))).contains(penalty))
    facts.terms.penalty = known(PenaltyTerms(rate: rate("21")))
    #expect(lines(MainTerms(shownLoan(facts))).contains(penalty), "the two rates differ")
    facts.terms.penalty = known(PenaltyTerms(rate: rate("20")))
    #expect(!lines(MainTerms(shownLoan(facts))).contains(penalty), "the section about the penalty has it")
    #expect(lines(AllTerms(loan: shownLoan(facts))).filter { $0.contains("20% a year") }.isEmpty)
  }

  @Test(
    "that follow an index have its name, its value, the margin and the limits",
    arguments: [
      (
        "en_US",
        "variable; key rate, now 16%, minus 0.5 percentage points; adjusted every 3 months; never below 5%; "
          + "never above 20%; interest is charged on interest too"
      ),
      (
        "ru_RU",
        "плавающая; ключевая ставка, сейчас 16 %, минус 0,5 п. п.; период пересмотра — 3 месяца; не ниже 5 %; "
          + "не выше 20 %; проценты начисляются и на проценты"
      ),
    ])
  func index(locale: String, caption: String) {
    let applied = AppliedRate(
      rate: rate("15.5", kind: .indexed),
      index: RateIndex(
        name: LocalizedText(en: "key rate", ru: "ключевая ставка"), margin: ExactDecimal("-0.50"),
        value: ExactDecimal("16"), resets: Term(3, .months)),
      minimum: ExactDecimal("5"), maximum: ExactDecimal("20"), compounding: .compound)
    #expect(rates({ MainTerms($0) }, [applied], locale: locale).first?.hasSuffix(caption) == true)
  }

  @Test("by parts of the debt name their parts")
  func tiers() {
    let all = [
      AppliedRate(rate: rate("10"), upTo: rub("1000")),
      AppliedRate(rate: rate("12"), above: rub("1000"), upTo: rub("5000")),
      AppliedRate(rate: rate("14"), above: rub("5000")),
    ]
    #expect(
      rates({ MainTerms($0) }, all) == [
        "terms.rate | Interest rate | 10% a year | on the debt up to RUB 1,000.00",
        "terms.rate.undated | Interest rate | 12% a year | on the part of the debt from RUB 1,000.00 to RUB 5,000.00",
        "terms.rate.undated.2 | Interest rate | 14% a year | on the part of the debt above RUB 5,000.00",
      ])
    let labels = rates({ AllTerms(loan: $0) }, all).map { $0.split(separator: " | ")[1] }
    #expect(labels == ["Interest rate", "Interest rate", "Interest rate"], "no part alone has the rate of today")
  }

  @Test("of several that apply, the one that began last is shown, and before all of them the next one, in any order")
  func order() {
    var all = [("14.9", "2024-05-14"), ("12.9", "2026-06-14"), ("13.5", "2027-01-01"), ("11.9", "2028-01-01")].map {
      AppliedRate(rate: rate($0.0), from: day($0.1))
    }
    for _ in all.indices {
      all.append(all.removeFirst())
      for rates in [all, all.reversed()] {
        let loan = card { $0.terms.rates = known(rates) }.on(day("2026-11-21"))
        let shown = ["2026-11-21", "2023-01-01", "2027-06-01"].map { loan.rate(on: day($0)).value?.rate.percent }
        #expect(shown == ["12.9", "14.9", "13.5"].map(percent))
        let over = rates.map { AppliedRate(rate: $0.rate, from: $0.from, until: day("2028-12-31")) }
        let last = card { $0.terms.rates = known(over) }.on(day("2029-01-01")).rate(on: day("2029-01-01"))
        #expect(last.value?.rate.percent == percent("11.9"))
      }
    }
  }
}

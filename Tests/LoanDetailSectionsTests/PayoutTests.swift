import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Parts in which a loan is paid out")
struct PayoutTests {
  /// A loan of 12,000 of which 10,000 are paid out and nothing is repaid.
  private var loan: LoanFacts {
    var facts = healthyLoan()
    facts.lifecycle.overlays = [.partiallyDisbursed]
    facts.disbursement = known(
      DisbursementTerms(payouts: [
        Payout(title: words("Semester 1", "Семестр 1"), on: day("2026-09-01"), amount: rub("10000"), isPaid: true),
        Payout(on: day("2027-02-01"), amount: rub("1000"), needs: words("a certificate", "справка")),
        Payout(on: day("2027-09-01"), amount: rub("1000")),
      ]))
    return facts
  }

  @Test("tell what is paid out and the next part on the main screen, all parts on the details screen")
  func parts() {
    let main = Payouts(loan: shownLoan(loan), screen: .main).body
    #expect(
      texts(main) == [
        "payouts.2": "RUB 1,000.00 | February 1, 2027, in more than 2 months", "payouts.2.needs": "a certificate",
      ])
    let bar = flattened(main).compactMap { if case .progress(let bar) = $0 { bar } else { nil } }.first
    #expect(bar?.permille == 833)
    #expect(bar?.text.replacing("\u{a0}", with: " ") == "RUB 10,000.00 of RUB 12,000.00; 1 of 3 parts")
    let all = Payouts(loan: shownLoan(loan, locale: "ru_RU")).body
    #expect(texts(all)["payouts.1"] == "10 000,00 ₽ | 1 сентября 2026 г., выдано")
    #expect(row("payouts.3", in: all)?.label == "Часть 3")
  }

  @Test("are not told on the main screen when all of the money is paid out")
  func done() {
    var facts = loan
    facts.disbursement = facts.disbursement.map { terms in
      var terms = terms
      for index in terms.payouts.indices { terms.payouts[index].isPaid = true }
      return terms
    }
    #expect(Payouts(loan: shownLoan(facts), screen: .main).silence == "all parts are paid out")
    #expect(texts(Payouts(loan: shownLoan(facts)).body).count == 3)
  }

  @Test("keep what is not paid out yet from being called repaid")
  func repaid() {
    #expect(texts(MainTerms(shownLoan(loan)).body)["terms.progress"] == nil)
    let bars = flattened(MainTerms(shownLoan(loan)).body).compactMap { item -> String? in
      if case .progress(let bar) = item { bar.label } else { nil }
    }
    #expect(bars == [])
  }
}

import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("Who pays what, and what replaces a security")
struct PaymentSharesTests {
  private var facts: LoanFacts {
    var facts = healthyLoan()
    facts.parties = [
      Party(
        customer: CustomerID(rawValue: "C-1"), role: .borrower, name: "Anna", share: percent("60"), pays: rub("600")),
      Party(
        customer: CustomerID(rawValue: "C-2"), role: .coBorrower, name: "Boris", share: percent("40"), pays: rub("400")),
    ]
    facts.terms.jointLiability = known(true)
    return facts
  }

  @Test("is told to each with their own part, and never with the name of another")
  func shares() {
    let anna = shownLoan(facts, scope: .customer(CustomerID(rawValue: "C-1")))
    let note = "Each of you owes the whole debt: if a part is missing, the bank may ask anyone for it."
    #expect(
      lines(PaymentShares(loan: anna)).prefix(2) == [
        "payment-shares.borrower | Your part | RUB 600.00 | 60% of each payment",
        "payment-shares.coBorrower | Part: co-borrower | RUB 400.00 | 40% of each payment",
      ])
    #expect(notes(PaymentShares(loan: anna).body) == [note])
    let task = flattened(WhatToDo(loan: anna).body).compactMap {
      if case .banner(let banner) = $0 { banner.text } else { nil }
    }
    #expect(task.first?.replacing("\u{a0}", with: " ").hasPrefix("Your part is RUB 600.00.") == true)
  }

  @Test("is not told beside what is left of a payment that somebody has begun to pay")
  func covered() {
    func isTold(_ covered: String) -> Bool {
      let facts = facts.with { $0.changeNext { $0.covered = known(rub(covered)) } }
      let anna = shownLoan(facts, scope: .customer(CustomerID(rawValue: "C-1")))
      return drawn(WhatToDo(loan: anna).body).contains("Your part")
    }
    #expect(isTold("0") && !isTold("500"))
  }

  @Test("must add up to the payment")
  func contradiction() {
    var facts = facts
    #expect(facts.contradictions(at: "$").isEmpty)
    facts.parties[1].pays = rub("300")
    #expect(
      facts.contradictions(at: "$").map(\.summary) == ["The parts that the parties pay are less than the next payment."]
    )
  }

  @Test("names the money that is held, the day, and the steps of a home that is being built")
  func construction() {
    var claim = Security(kind: .shareClaim)
    claim.becomes = LaterSecurity(
      kind: .realEstate, expectedBy: day("2027-09-30"), steps: words("register it", "оформите"))
    claim.heldMoney = HeldMoney(
      amount: rub("7900"), bank: "Example Bank", account: AccountNumber("40824810500000004417"),
      paidOutWhen: words("once it is finished", "после сдачи"))
    var facts = healthyLoan()
    facts.security = known([claim])
    #expect(
      lines(LaterSecurities(loan: shownLoan(facts))) == [
        "later-security.now | Pledged now | Claim under a share agreement",
        "later-security.held | Held on an escrow account | RUB 7,900.00 | Example Bank; once it is finished",
        "later-security.account | Number of that account | •• 4417",
        "later-security.becomes | Pledged afterwards | Real estate",
        "later-security.by | Expected by | September 30, 2027 | in more than 10 months",
        "later-security.steps | What to do then | register it",
      ])
    #expect(
      LaterSecurities(loan: shownLoan(facts)).title
        == LocalizedText(en: "The home is being built", ru: "Жильё строится"))
    #expect(lines(LaterSecurities(loan: shownLoan(healthyLoan()))).isEmpty)
  }
}

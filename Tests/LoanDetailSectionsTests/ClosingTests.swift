import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("After the repayment")
struct ClosingTests {
  private func repaid(settled: String? = nil) -> LoanFacts {
    var facts = healthyLoan()
    facts.lifecycle.phase = .repaid
    facts.asOf = day("2026-11-21")
    facts.ends = known(day("2028-12-03"))
    if let settled { facts.settled = known(day(settled)) }
    facts.terms.fullCost = known(FullCost(measure: .psk, percent: percent("9.099")))
    return facts
  }

  private func policy(_ change: (inout InsurancePolicy) -> Void = { _ in }) -> InsurancePolicy {
    var policy = InsurancePolicy(kind: .life)
    policy.insurer = "СК «Спокойствие»"
    policy.until = day("2027-06-02")
    policy.isVoluntary = true
    change(&policy)
    return policy
  }

  @Test("it says what is done, what is under way, and what the customer has to do")
  func steps() {
    var facts = repaid()
    facts.closing = known([
      ClosingStep(.certificate, .done, on: day("2026-11-20")),
      ClosingStep(.lienRelease, .underway, on: day("2026-12-04")),
      ClosingStep(
        .insuranceRefund, .toDo, by: day("2026-12-10"), text: words("Apply to the insurer", "Обратитесь к страховщику")),
    ])
    #expect(
      bothLanguages(facts) { Closing(loan: $0) } == [
        """
        After the repayment ────────────────────────────────────────
          Certificate of no debt  . . . . . . . . . . . . . . . done
            November 20, 2026
          Release of the pledge . . . . . . . . . . . . .  under way
            expected on December 4, 2026
        ! Refund of the premium . . . . . . . . . .  you have to act
            by December 10, 2026, in 19 days; Apply to the insurer
        """,
        """
        После погашения ────────────────────────────────────────────
          Справка об отсутствии долга . . . . . . . . . . . . готово
            20 ноября 2026 г.
          Снятие залога . . . . . . . . . . . . . . . .  оформляется
            ожидается 4 декабря 2026 г.
        ! Возврат премии  . . . . . . . . . . .  нужно ваше действие
            не позднее 10 декабря 2026 г., через 19 дней; Обратитесь
            к страховщику
        """,
      ])
  }

  @Test("nothing is left to do when all is done")
  func done() {
    var facts = repaid()
    facts.closing = known([ClosingStep(.certificate, .done, on: day("2026-11-20"))])
    #expect(drawn(Closing(loan: shownLoan(facts)).body).contains("Nothing is left to do."))
    facts.closing = .notProvided
    #expect(Closing(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("a voluntary policy that runs on gives the right to a part of its premium")
  func premium() {
    var facts = repaid(settled: "2026-11-03")
    facts.insurance = known([policy()])
    #expect(
      bothLanguages(facts) { Closing(loan: $0) } == [
        """
        After the repayment ────────────────────────────────────────
          Life and health
          ! This policy runs on after the repayment: you have the
            right to a part of its premium.

            Valid until . . . . . . . . . . . . . . . . June 2, 2027
            Apply to  . . . . . . . . . . . . . . . СК «Спокойствие»
        """,
        """
        После погашения ────────────────────────────────────────────
          Жизнь и здоровье
          ! Этот полис действует и после погашения: вы вправе
            вернуть часть премии.

            Действует по  . . . . . . . . . . . . . . 2 июня 2027 г.
            Куда обратиться . . . . . . . . . . . . СК «Спокойствие»
        """,
      ])
  }

  @Test("the right is told as soon as a repayment of the whole debt is booked")
  func premiumToCome() throws {
    var facts = try loanOnTheWay()
    facts.terms.fullCost = known(FullCost(measure: .psk, percent: percent("17.380")))
    facts.insurance = known([policy()])
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2026-11-27"))])
    #expect(
      drawn(Closing(loan: shownLoan(facts)).body).contains("you will have\n    the right to a part of its premium."))
    facts.ends = known(day("2026-11-27"))
    #expect(Closing(loan: shownLoan(facts)).body.isEmpty, "the last day of the contract is not early")
    facts.ends = known(day("2026-11-28"))
    #expect(!Closing(loan: shownLoan(facts)).body.isEmpty)
    facts.bookedRepayments = known([BookedRepayment(.part, on: day("2026-11-27"), amount: rub("50000"))])
    #expect(Closing(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test(
    "no right follows from a policy that is compulsory, over, excluded, or of another law, or from a loan paid on time")
  func noPremium() {
    let policies = [
      policy { $0.isVoluntary = false }, policy { $0.isVoluntary = nil }, policy { $0.until = day("2026-11-03") },
      policy { $0.refund = InsuranceRefund(right: InsuranceRefund.Right.none) },
    ]
    for policy in policies {
      var facts = repaid(settled: "2026-11-03")
      facts.insurance = known([policy])
      #expect(Closing(loan: shownLoan(facts)).body.isEmpty)
    }
    var (elsewhere, onTime) = (repaid(settled: "2026-11-03"), repaid(settled: "2028-12-03"))
    elsewhere.terms.fullCost = .notProvided
    elsewhere.insurance = known([policy()])
    onTime.insurance = elsewhere.insurance
    #expect(Closing(loan: shownLoan(elsewhere)).body.isEmpty)
    #expect(Closing(loan: shownLoan(onTime)).body.isEmpty)
  }

  @Test("a pledge whose entry is not removed is still to be released")
  func pledge() {
    var facts = repaid()
    var flat = Security(kind: .realEstate)
    flat.title = words("Flat", "Квартира")
    flat.lien = Lien(registeredOn: day("2021-12-05"), removedBy: day("2026-12-20"))
    facts.security = known([flat])
    #expect(
      texts(Closing(loan: shownLoan(facts)).body) == [
        "closing.pledge": "not released yet | Flat; by December 20, 2026, in 29 days"
      ])
    flat.lien?.removedOn = day("2026-11-15")
    facts.security = known([flat])
    #expect(texts(Closing(loan: shownLoan(facts)).body) == ["closing.pledge": "November 15, 2026 | Flat"])
    facts.lifecycle.phase = .active
    #expect(Closing(loan: shownLoan(facts)).body.isEmpty)
  }
}

@Suite("A debt that went to another organisation")
struct TransferredTests {
  private func facts(_ phase: Lifecycle.Phase) -> LoanFacts {
    var facts = healthyLoan()
    facts.lifecycle.phase = phase
    facts.asOf = day("2026-11-21")
    facts.actions = [
      LoanAction(kind: .pay, state: .available), LoanAction(kind: .orderStatement, state: .available),
    ]
    facts.transfer = known(
      LoanTransfer(kind: .claim, effective: day("2026-12-01"), to: words("New Lender", "Новый кредитор")))
    facts.contacts = known([
      Contact(role: .creditor, name: words("New Lender", "Новый кредитор"), phones: ["+7 (495) 123-45-67"])
    ])
    return facts
  }

  @Test("offers no action of the old one, and says on the main screen whom to pay")
  func transferred() {
    let main = items(.main, of: shownLoan(facts(.transferred), on: "2026-12-02"))
    #expect(flattened(main).allSatisfy { !$0.id.rawValue.hasPrefix("action") })
    let text = drawn(main)
    #expect(text.contains("New Lender"))
    #expect(text.contains("+7 (495) 123-45-67"))
    #expect(!text.contains("Next payment"))
  }

  @Test("offers none from the day of the transfer on, if the facts are older", arguments: ["2026-11-30", "2026-12-01"])
  func olderFacts(asOf: String) {
    #expect(Actions(loan: shownLoan(facts(.active), on: asOf)).body.isEmpty == (asOf == "2026-12-01"))
  }
}

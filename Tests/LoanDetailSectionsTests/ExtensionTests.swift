import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The extension of a payment")
struct ExtensionTests {
  private func facts(_ state: PaymentExtension.State, _ change: (inout PaymentExtension) -> Void = { _ in })
    -> LoanFacts
  {
    var stated = PaymentExtension(
      state, due: day("2026-12-05"), movedTo: day("2026-12-19"), cost: rub("199"), used: 0, allowed: 1)
    change(&stated)
    var facts = healthyLoan()
    facts.extensionOfPayment = known(stated)
    return facts
  }

  private func shown(_ facts: LoanFacts) -> [String: String] { texts(Extension(loan: shownLoan(facts)).body) }

  @Test("is offered with its new day, its price and the last day to ask for it")
  func available() {
    #expect(
      shown(facts(.available) { ($0.askBy, $0.toPay) = (day("2026-12-04"), rub("100")) }) == [
        "extension.moved-to": "December 19, 2026 | instead of December 5, 2026",
        "extension.to-pay": "RUB 100.00", "extension.cost": "RUB 199.00",
        "extension.ask-by": "December 4, 2026 | in 13 days", "extension.used": "0 of 1",
      ])
  }

  @Test("tells until when to pay while it is only asked for")
  func requested() {
    let shown = shown(facts(.requested) { $0.on = day("2026-11-20") })
    #expect(shown["extension.on"] == "November 20, 2026")
    #expect(shown["extension.moved-to"] == "December 19, 2026")
    #expect(shown["extension.due"] == "December 5, 2026 | in 14 days")
  }

  @Test("tells the day of the payment when it is used, and why it is not possible otherwise")
  func usedUp() {
    #expect(
      shown(facts(.used) { $0.used = 1 }) == [
        "extension.moved-to": "December 19, 2026 | instead of December 5, 2026", "extension.cost": "RUB 199.00",
        "extension.used": "1 of 1",
      ])
    #expect(shown(facts(.unavailable))["extension.reason"] == "no reason is given")
  }

  @Test("contradicts itself if more are used than are allowed, or one is used and none counted")
  func contradictions() {
    #expect(
      facts(.available) { $0.used = 2 }.contradictions(at: "$").map(\.summary)
        == ["More extensions are used than the contract allows."])
    #expect(
      facts(.used).contradictions(at: "$").map(\.summary) == ["An extension is used and none is counted."])
  }
}

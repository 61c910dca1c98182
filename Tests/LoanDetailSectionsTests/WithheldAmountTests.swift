import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

@Suite("An amount that the source withholds or that cannot be read")
struct WithheldAmountTests {
  static let reasons: [Absence] = [.withheld, .unreadable("not a number")]

  @Test("of a payoff is not calculated in its place", arguments: reasons)
  func payoff(reason: Absence) throws {
    var facts = try loanOnTheWay()
    let target = day("2026-11-27")
    #expect(facts.on(day("2026-11-21")).payoff(on: target).value == rub("458156.13"))
    facts.debt.payoff = .absent(reason)
    #expect(facts.on(day("2026-11-21")).payoff(on: target).value == nil)
    #expect(facts.on(day("2026-11-21")).answer(to: .payoff(on: target)) == .impossible(.missing([.payoff])))
  }

  @Test("of the next payment is to be asked for", arguments: reasons + [.notProvided])
  func payment(reason: Absence) {
    func told(due: Fact<CalendarDate>) -> [String] {
      advice(
        healthyLoan(asOf: "2026-11-21") {
          var next = Obligation(kind: .instalment)
          (next.due, next.amount) = (due, .absent(reason))
          $0.obligations = known([next])
        })
    }
    #expect(
      told(due: known(day("2026-12-05"))) == ["Ask the bank how much the payment of December 5, 2026 is"])
    #expect(told(due: .notProvided) == [])
  }

  @Test("of the next payment hides no other one that has to be made")
  func besideOthers() {
    let withheld = obligation(.instalment, "0", due: "2026-12-05") { $0.amount = .absent(.withheld) }
    func told(_ kind: Obligation.Kind, _ amount: Money, due: String) -> String? {
      let other = obligation(kind, "0", due: due) { $0.amount = known(amount) }
      return advice(healthyLoan(asOf: "2026-12-01") { $0.obligations = known([withheld, other]) }, on: "2026-12-01")
        .first
    }
    #expect(
      told(.fee, rub("99"), due: "2026-12-05")
        == "Pay at least RUB 99.00 by December 5, 2026 | Another payment is due that day: its amount is not known.")
    let ask = "Ask the bank how much the payment of December 5, 2026 is"
    #expect(told(.fee, rub("99"), due: "2026-12-07") == "\(ask) | Also pay RUB 99.00 by December 7, 2026.")
    #expect(
      told(.fee, Money(minorUnits: 1_500, currency: .usd), due: "2026-12-07")
        == "\(ask) | Also pay $15.00 by December 7, 2026: it is a debt of its own.")
    #expect(told(.fee, rub("99"), due: "2026-12-20") == ask)
  }

  @Test("of a minimum payment after the next statement is not to be asked for")
  func laterMinimum() {
    func told(_ debt: String, closing: Int) -> String? {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.debt.total = known(rub(debt))
        $0.revolving.closingDay = known(closing)
        $0.obligations = known([obligation(.minimum, "0", due: "2026-12-25") { $0.amount = .notProvided }])
      }
      return advice(facts).first
    }
    #expect(told("20000", closing: 5) == "Nothing to pay before the next statement | It closes on December 5, 2026.")
    #expect(told("20000", closing: 20)?.hasPrefix("Nothing") == true)
    #expect(told("0", closing: 5) == "You owe nothing")
  }
}

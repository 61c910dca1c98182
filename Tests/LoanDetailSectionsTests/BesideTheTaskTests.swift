import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

@Suite("What holds beside any task")
struct BesideTheTaskTests {
  private let check =
    "Check also that the early repayment of November 23, 2026 was carried out. "
    + "The data is as of November 21, 2026 and does not show later payments."

  /// The advice of November 25 for a loan with data of November 21, and a repayment booked for the 23rd.
  private func afterRepayment(_ change: (inout LoanFacts) -> Void) -> String? {
    let facts = healthyLoan(asOf: "2026-11-21") {
      $0.bookedRepayments = known([BookedRepayment(.part, on: day("2026-11-23"), amount: rub("100"))])
      change(&$0)
    }
    return advice(facts, on: "2026-11-25").first
  }

  @Test("is a repayment to check: beside arrears, the money for the next repayment, a holiday, and a contradiction")
  func passedRepayment() {
    #expect(
      afterRepayment { $0.debt.overdue.amount = known(rub("500")) } == "Pay the overdue amount now | \(check)")
    #expect(
      afterRepayment {
        let next = BookedRepayment(.part, on: day("2026-11-30"), amount: rub("200"))
        $0.bookedRepayments = $0.bookedRepayments.map { $0 + [next] }
      } == "An early repayment is booked for November 30, 2026 | Ask the bank how much must be in the account. \(check)"
    )
    #expect(
      afterRepayment {
        $0.lifecycle.overlays = [.paymentHoliday]
        $0.holiday = known(PaymentHolidayTerms(until: day("2026-12-31")))
        $0.obligations = known([])
      } == "No payment is due through December 31, 2026 | \(check)")
  }

  /// The advice for a card that owes 50,500 with a limit of 50,000, and a minimum payment that is debited automatically.
  private func overLimit(covered minimum: String) -> String? {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.debt.total = known(rub("50500"))
      $0.obligations = known([
        obligation(.minimum, minimum, due: "2026-11-25") {
          ($0.covered, $0.autopay) = (known(rub(minimum)), known(true))
        }
      ])
    }
    return advice(facts).first
  }

  @Test("is a debt above the limit: it is the task if a payment whose money is there is not enough")
  func limit() {
    #expect(
      overLimit(covered: "300")
        == "To be within the limit, pay RUB 500.00 | The payment of November 25, 2026 is covered in full: RUB 300.00.")
    #expect(
      overLimit(covered: "500")
        == "Nothing for now | RUB 500.00 is in the account and will be debited on November 25, 2026. The debt is RUB 500.00 above the limit."
    )
  }

  @Test("is no limit if a court decision replaces the contract")
  func decision() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.debt.total = known(rub("50500"))
      $0.lifecycle.overlays = [.courtDecision]
      $0.obligations = known([obligation(.instalment, "700", due: "2026-11-25")])
    }
    #expect(advice(facts).first == "Pay RUB 700.00 by November 25, 2026")
  }

  @Test("is the next payment beside arrears, if it is due soon")
  func nextPayment() {
    func overdue(on day: String) -> String? {
      advice(healthyLoan(asOf: day) { $0.debt.overdue.amount = known(rub("500")) }, on: day).first
    }
    let next = "Pay the overdue amount now | The next payment is RUB 1,000.00 on December 5, 2026."
    #expect(overdue(on: "2026-11-27") == "Pay the overdue amount now")
    #expect(overdue(on: "2026-11-28") == next && overdue(on: "2026-12-05") == next)
  }

  @Test("is no payment in a currency in which one may be on its way")
  func onItsWay() {
    func told(_ amount: Money?) -> String? {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.lifecycle.overlays = [.paymentProcessing]
        $0.lifecycle.details[.paymentProcessing] = Lifecycle.OverlayDetails(amount: amount)
        $0.obligations = known([
          obligation(.minimum, "1000", due: "2026-11-25"),
          obligation(.minimum, "0", due: "2026-11-26") {
            $0.amount = known(Money("15.50", currency: .usd) ?? rub("0"))
          },
        ])
      }
      return advice(facts).first
    }
    let dollars = "Also pay at least $15.50 by November 26, 2026: it is a debt of its own."
    #expect(told(rub("1000"))?.hasSuffix(dollars) == true)
    #expect(told(nil)?.contains("$15.50") == false)
  }
}

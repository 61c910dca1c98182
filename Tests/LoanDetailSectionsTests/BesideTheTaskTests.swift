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

  /// The advice for a card that owes 50,500 with a limit of 50,000, beside a minimum payment whose money is there.
  private func overLimit(covered minimum: String, _ change: (inout LoanFacts) -> Void = { _ in }) -> String? {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.debt.total = known(rub("50500"))
      $0.obligations = known([
        obligation(.minimum, minimum, due: "2026-11-25") {
          ($0.covered, $0.autopay) = (known(rub(minimum)), known(true))
        }
      ])
      change(&$0)
    }
    return advice(facts).first
  }

  @Test("is a debt above the limit: it is the task if the money that is taken is not enough")
  func limit() {
    #expect(
      overLimit(covered: "300")
        == "To be within the limit, pay RUB 500.00 | "
        + "RUB 300.00 is in the account and will be debited on November 25, 2026.")
    #expect(
      overLimit(covered: "500")
        == "Nothing for now | RUB 500.00 is in the account and will be debited on November 25, 2026. "
        + "The debt is RUB 500.00 above the limit.")
    let later = overLimit(covered: "500") { facts in
      facts.obligations = facts.obligations.map { $0.map { $0.with { $0.due = known(day("2026-12-20")) } } }
    }
    #expect(later?.hasPrefix("To be within the limit, pay RUB 500.00 | ") == true, "it is taken in a month")
    let perhapsPaid = overLimit(covered: "500") { facts in
      facts.obligations = facts.obligations.map { $0.map { $0.with { $0.autopay = .notProvided } } }
    }
    #expect(
      perhapsPaid
        == "To be within the limit, pay RUB 500.00 | The payment of November 25, 2026 is covered in full: RUB 500.00.")
  }

  @Test("is a sum that keeps the grace period and that is enough for the limit")
  func limitAndGrace() {
    func told(_ sum: String) -> String? {
      overLimit(covered: "0") {
        $0.revolving.grace = known(GracePeriod(state: .running))
        $0.obligations = $0.obligations.map { $0 + [obligation(.statement, sum, due: "2026-11-30")] }
      }
    }
    #expect(
      told("600")
        == "Pay RUB 600.00 by November 30, 2026 to keep purchases interest-free | The debt is RUB 500.00 above the limit."
    )
    #expect(
      told("400")
        == "To be within the limit, pay RUB 500.00 | "
        + "To keep purchases interest-free, pay RUB 400.00 by November 30, 2026.")
  }

  @Test("is a limit that falls or has fallen, which is the task beside a covered payment")
  func lowerLimit() {
    func told(from day: String, on asOf: String = "2026-11-21") -> String? {
      let facts = card {
        $0.asOf = LoanDetailSectionsTests.day("2026-11-21")
        $0.revolving.lines = $0.revolving.lines.map { lines in
          lines.map { line in
            var line = line
            (line.newLimit, line.newLimitFrom) = (known(rub("12000")), known(LoanDetailSectionsTests.day(day)))
            return line
          }
        }
        $0.obligations = known([
          obligation(.minimum, "300", due: "2026-12-10") {
            ($0.covered, $0.autopay) = (known(rub("300")), known(true))
          }
        ])
      }
      return advice(facts, on: asOf).first
    }
    let covered = "RUB 300.00 is in the account and will be debited on December 10, 2026."
    #expect(
      told(from: "2026-12-01")
        == "Pay at least RUB 8,000.00 by November 30, 2026 | The debt then fits into the new, lower limit. \(covered)")
    #expect(
      told(from: "2026-12-01", on: "2026-12-02")?.hasPrefix("Check that you owe no more than RUB 12,000.00") == true)
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

  @Test("are the payments of the coming week beside arrears, unless the arrears may be a part of them")
  func besideArrears() {
    func overdue(on day: String = "2026-11-28", _ change: (inout LoanFacts) -> Void = { _ in }) -> String? {
      let facts = healthyLoan(asOf: day) {
        $0.debt.overdue.amount = known(rub("500"))
        change(&$0)
      }
      return advice(facts, on: day).first
    }
    let task = "Pay the overdue amount now"
    let next = "\(task) | Also pay RUB 1,000.00 by December 5, 2026."
    #expect(overdue(on: "2026-11-27") == task && overdue() == next && overdue(on: "2026-12-05") == next)
    let fee = "\(task) | Also pay RUB 70.00 by December 1, 2026. Also pay RUB 1,000.00 by December 5, 2026."
    #expect(
      overdue { $0.obligations = $0.obligations.map { $0 + [obligation(.fee, "70", due: "2026-12-01")] } } == fee)
    let dollars = obligation(.fee, "0", due: "2026-12-01") {
      $0.amount = known(Money(minorUnits: 1_500, currency: .usd))
    }
    #expect(
      overdue { $0.obligations = $0.obligations.map { $0 + [dollars] } }
        == "\(task) | Also pay $15.00 by December 1, 2026: it is a debt of its own. "
        + "Also pay RUB 1,000.00 by December 5, 2026.")
    #expect(overdue { $0.debt.total = known(rub("1399.99")) } == task)
    let closing = obligation(.instalment, "1000", due: "2026-12-05") { $0.purpose = known(.closes) }
    let whole = known(rub("1000"))
    #expect(overdue { ($0.obligations, $0.debt.total, $0.debt.principal) = (known([closing]), whole, whole) } == task)
    let insurer = BookedRepayment(.full, on: day("2026-12-01"), payer: .init(.publicProgramme))
    #expect(overdue { $0.bookedRepayments = known([insurer]) } == task)
    let both = healthyLoan(asOf: "2026-11-28") {
      ($0.debt.overdue.amount, $0.debt.total) = (known(rub("500")), known(rub("1399.99")))
    }
    #expect(both.on(day("2026-11-28")).amountToCureWithNext == nil)
  }

  @Test("is no payment beside arrears that the source contradicts, or that may be on its way")
  func doubtful() {
    func overdue(by arrears: String = "500", _ change: (inout LoanFacts) -> Void) -> String? {
      advice(
        healthyLoan(asOf: "2026-12-01") {
          $0.debt.overdue.amount = known(rub(arrears))
          change(&$0)
        }, on: "2026-12-01"
      ).first
    }
    let task = "Pay the overdue amount now"
    func holiday(_ facts: inout LoanFacts) {
      facts.lifecycle.overlays = [.paymentHoliday]
      facts.holiday = known(PaymentHolidayTerms(from: day("2026-11-01"), until: day("2026-12-31")))
    }
    #expect(overdue(holiday) == task)
    #expect(overdue(by: "0", holiday) == "Ask the bank how much the payment of December 5, 2026 is")
    let mayCover = "A payment is already on its way: if it is not counted here yet, less is enough."
    #expect(overdue { $0.lifecycle.overlays = [.paymentProcessing] } == "\(task) | \(mayCover)")
  }

  @Test("counts with the arrears for a lower limit only if it is paid by then")
  func arrearsAndLimit() {
    func told(due: String) -> String? {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.debt.overdue.amount = known(rub("6000"))
        $0.revolving.lines = known([
          CreditLine(
            id: "main", limit: known(rub("50000")), newLimit: known(rub("12000")),
            newLimitFrom: known(day("2026-11-24")))
        ])
        $0.obligations = known([obligation(.minimum, "2000", due: due)])
      }
      return advice(facts).first
    }
    let also = "Pay the overdue amount now | "
    #expect(told(due: "2026-11-23") == also + "Also pay at least RUB 2,000.00 by November 23, 2026.")
    #expect(
      told(due: "2026-11-24") == also
        + "The limit will fall: to be within it, pay RUB 8,000.00 in all by November 23, 2026. "
        + "Also pay at least RUB 2,000.00 by November 24, 2026.")
  }

  @Test("is a payment in another currency, which nobody else repays")
  func otherPayer() {
    func told(dollarsDue due: String, on asOf: String = "2026-11-21") -> String? {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.bookedRepayments = known([
          BookedRepayment(
            .full, on: day("2026-11-23"), amount: rub("20000"),
            payer: .init(.publicProgramme, otherwise: words("pay it yourself", "внесите сами")))
        ])
        $0.obligations = known([
          obligation(.minimum, "300", due: "2026-12-05"),
          obligation(.fee, "0", due: due) { $0.amount = known(Money(minorUnits: 1_500, currency: .usd)) },
        ])
      }
      return advice(facts, on: asOf).first
    }
    let soon = told(dollarsDue: "2026-11-24")
    #expect(soon?.hasPrefix("Pay $15.00 by November 24, 2026 | ") == true)
    #expect(soon?.hasSuffix("If it does not come: pay it yourself.") == true && soon?.contains("300.00") == false)
    #expect(told(dollarsDue: "2027-05-05")?.hasPrefix("Nothing for now | ") == true)
    #expect(
      told(dollarsDue: "2026-11-24", on: "2026-11-24")
        == "Check that the early repayment of November 23, 2026 was carried out | If it does not come: pay it yourself. "
        + "Also pay $15.00 by November 24, 2026: it is a debt of its own. "
        + "The data is as of November 21, 2026 and does not show later transactions.")
  }

  @Test("is no limit in a payment holiday")
  func holiday() {
    let told = overLimit(covered: "0") {
      $0.lifecycle.overlays = [.paymentHoliday]
      $0.holiday = known(PaymentHolidayTerms(until: day("2026-12-31")))
      $0.obligations = known([])
    }
    #expect(told == "No payment is due through December 31, 2026")
  }

  @Test("is no limit of a closed card, and no payment that is disputed")
  func closed() {
    func told(_ change: (inout LoanFacts) -> Void = { _ in }) -> String? {
      overLimit(covered: "0") {
        $0.lifecycle.phase = .closed
        ($0.debt.total, $0.debt.fees) = (known(rub("50")), known(rub("50")))
        $0.revolving.lines = known([
          CreditLine(
            id: "main", limit: known(rub("100")), newLimit: known(rub("0")), newLimitFrom: known(day("2026-11-23")))
        ])
        change(&$0)
      }
    }
    #expect(told() == "Pay RUB 50.00 | Only fees and penalties are left to pay.")
    let disputed = told {
      $0.lifecycle.overlays = [.disputed]
      $0.lifecycle.details[.disputed] = Lifecycle.OverlayDetails(amount: rub("50"))
      $0.lifecycle.details[.disputed]?.mustPay = false
    }
    #expect(disputed?.contains("Pay RUB 50.00") == false)
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

extension Obligation {
  /// The obligation with a change.
  fileprivate func with(_ change: (inout Obligation) -> Void) -> Obligation {
    var obligation = self
    change(&obligation)
    return obligation
  }
}

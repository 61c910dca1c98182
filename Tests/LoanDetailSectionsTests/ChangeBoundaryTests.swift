import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

/// Rules about changes to come, on the days around them.
@Suite("On the very day on which a change to come is one")
struct ChangeBoundaryTests {
  private let today = day("2026-11-21")
  private let next = day("2026-11-22")

  private func loan(_ change: (inout LoanFacts) -> Void) -> LoanFacts { healthyLoan(asOf: "2026-11-21", change) }

  private func changes(_ facts: LoanFacts) -> [ComingChange] { facts.on(today).comingChanges }

  @Test("a policy is replaced by one that is valid on the day after it")
  func renewedPolicy() {
    func end(ofRenewal last: CalendarDate) -> [CalendarDate] {
      var (old, new) = (InsurancePolicy(kind: .property), InsurancePolicy(kind: .property))
      (old.from, old.until, new.from, new.until) = (day("2026-01-01"), next, today, last)
      return changes(loan { $0.insurance = known([old, new]) }).filter { $0.kind == .insuranceEnds(.property) }.map(
        \.day)
    }
    #expect(end(ofRenewal: day("2026-11-23")) == [day("2026-11-23")])
    #expect(end(ofRenewal: next) == [next, next])
  }

  @Test("the first payment after a holiday is due after its last day")
  func holidayEnds() {
    let facts = loan {
      $0.holiday = known(PaymentHolidayTerms(from: day("2026-10-01"), until: day("2026-12-05")))
      $0.schedule = PaymentSchedule(
        kind: .plan,
        rows: ["2026-12-05", "2027-01-05"].map { ScheduleRow(due: day($0), payment: rub("1000"), status: .upcoming) })
    }
    #expect(changes(facts).first { $0.kind == .holidayEnds }?.paymentFrom == day("2027-01-05"))
  }

  @Test("a holiday with reduced payments is told once, with the payments before it, and alarms nobody")
  func reducedHoliday() {
    func facts(begins: String, ends: String? = "2027-02-05", rateFrom: String? = nil) -> LoanFacts {
      loan {
        $0.changeNext { $0.amount = known(rub("300")) }
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")))])
        $0.terms.rateChange =
          rateFrom.map {
            known(AnnouncedRateChange(from: day($0), rate: Rate(percent: percent("9"))))
          } ?? .notProvided
        $0.holiday = known(
          PaymentHolidayTerms(from: day(begins), until: ends.map { day($0) }, reducedTo: rub("300")))
        $0.schedule = PaymentSchedule(
          kind: .full,
          rows: ["1000", "1000", "300", "300", "300", "1000", "1000"].enumerated().map { index, payment in
            ScheduleRow(
              number: index + 1, due: day("2026-10-05").adding(months: index), payment: rub(payment),
              status: index < 2 ? .paid : .upcoming)
          })
      }
    }
    let told = changes(facts(begins: "2026-12-01")).filter { $0.payment != nil && $0.kind != .lastPayment(.instalment) }
    #expect(told.map(\.kind) == [.holidayBegins, .holidayEnds])
    #expect(told.map(\.payment?.before) == [rub("1000"), rub("300")])
    #expect(!told.contains { $0.isSerious(on: today) })
    let begun = changes(facts(begins: "2026-11-15")).filter { $0.kind == .payment }
    #expect(begun.map(\.payment?.after.value) == [rub("300")], "the beginning is past, and its first payment is not")
    let rate = changes(facts(begins: "2026-11-15", rateFrom: "2027-02-20")).first { $0.kind == .rate() }
    #expect(rate?.payment == nil && rate?.isSerious(on: today) == false, "the end of the holiday is the reason")
    let withoutEnd = changes(facts(begins: "2026-11-15", ends: nil)).last { $0.kind == .payment }
    #expect(withoutEnd?.payment?.before == rub("300") && withoutEnd?.isSerious(on: today) == true)
  }

  @Test("the payment before an announced one is the last that is due before it, also when the next one is the new one")
  func paymentBeforeAnnounced() {
    func before(next amount: String, due: String, kind: PaymentSchedule.Kind = .full) -> Money? {
      changes(
        loan {
          $0.debt.principal = $0.terms.originalAmount
          $0.changeNext { ($0.amount, $0.due) = (known(rub(amount)), known(day(due))) }
          $0.terms.rateChange = known(
            AnnouncedRateChange(from: day("2026-11-25"), paymentFrom: day("2026-12-05"), payment: rub("1200")))
          $0.schedule = PaymentSchedule(
            kind: kind,
            rows: ["2026-11-05", "2026-12-01", "2026-12-05"].map {
              ScheduleRow(due: day($0), payment: rub("1000"), balance: rub("12000"), status: .upcoming)
            })
        }
      ).first { $0.kind == .rate() }?.payment?.before
    }
    #expect(before(next: "1200", due: "2026-12-05") == rub("1000"))
    #expect(before(next: "1100", due: "2026-12-05", kind: .derived) == rub("1100"))
    #expect(before(next: "1200", due: "2026-12-05", kind: .derived) == nil)
    #expect(
      before(next: "1100", due: "2026-11-25", kind: .derived) == rub("1100"), "a calculated row is not the bank's")
    #expect(before(next: "1100", due: "2026-11-25") == rub("1000"))
    #expect(before(next: "1100", due: "2026-12-04") == rub("1100"))
  }

  /// Four payments; from the third one on they are higher.
  private func rise(to after: String = "1200", _ change: (inout LoanFacts) -> Void = { _ in }) -> [ComingChange] {
    changes(
      loan {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")))])
        $0.schedule = PaymentSchedule(
          kind: .full,
          rows: ["2026-12-05", "2027-01-05", "2027-02-05", "2027-03-05"].enumerated().map { index, due in
            ScheduleRow(
              number: index + 1, due: day(due), payment: rub(index < 2 ? "1000" : after), status: .upcoming)
          })
        change(&$0)
      })
  }

  @Test("a payment changes by more than a thousandth, or rounding is the reason")
  func roundedPayments() {
    func isChanged(to after: String) -> Bool { rise(to: after).contains { $0.kind == .payment } }
    #expect(isChanged(to: "1001.01") && !isChanged(to: "1001"))
  }

  @Test(
    "a change of the rate after the payment before last, and up to the changed one, is the cause of a payment",
    arguments: [("2026-12-05", false), ("2026-12-06", true), ("2027-02-05", true), ("2027-02-06", false)])
  func causeOfChange(from: String, isCause: Bool) {
    let found = rise {
      $0.terms.rateChange = known(AnnouncedRateChange(from: day(from), rate: Rate(percent: percent("12"))))
    }
    #expect(found.contains { $0.kind == .payment } == !isCause)
    #expect((found.first { $0.kind == .rate() }?.paymentFrom == day("2027-02-05")) == isCause)
  }

  @Test("an early repayment hides the changes of payments after its day, and none on it")
  func changesBesideRepayment() {
    func isShown(bookedOn day: String) -> Bool {
      rise {
        $0.bookedRepayments = known([BookedRepayment(.part, on: LoanDetailSectionsTests.day(day), amount: rub("100"))])
      }.contains { $0.kind == .payment }
    }
    #expect(isShown(bookedOn: "2027-02-05") && !isShown(bookedOn: "2027-02-04"))
  }

  @Test("payments of interest alone end on the day of the last one, and repayment begins on that of the first other")
  func interestOnly() {
    let facts = loan {
      $0.terms.interestOnlyPayments = known(1)
      $0.schedule = PaymentSchedule(
        kind: .full,
        rows: [("2026-12-05", "100"), ("2027-01-05", "1000"), ("2027-02-05", "1000")].enumerated().map { index, row in
          ScheduleRow(number: index + 1, due: day(row.0), payment: rub(row.1), status: .upcoming)
        })
    }
    #expect(facts.on(day("2026-12-05")).interestOnlyUntil == day("2026-12-05"))
    #expect(facts.on(day("2026-12-06")).interestOnlyUntil == nil)
    #expect(facts.on(day("2027-01-05")).firstRepayment?.due == day("2027-01-05"))
    #expect(facts.on(day("2027-01-06")).firstRepayment == nil)
    func begins(besideRepaymentOn booked: String) -> Bool {
      var facts = facts
      facts.bookedRepayments = known([BookedRepayment(.part, on: day(booked), amount: rub("100"))])
      return changes(facts).contains { $0.kind == .repaymentBegins }
    }
    #expect(begins(besideRepaymentOn: "2027-01-05") && !begins(besideRepaymentOn: "2027-01-04"))
  }

  @Test("a rate that ends with the loan has no end of its own")
  func rateEnds() {
    func ends(_ last: String) -> Bool {
      let facts = loan {
        $0.ends = known(day("2027-11-21"))
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")), until: day(last))])
      }
      return changes(facts).contains { $0.kind == .rateEnds() }
    }
    #expect(ends("2027-11-20") && !ends("2027-11-21"))
  }

  @Test("a policy whose first day is unknown may be valid already, so that another one of its kind may end")
  func renewalWithoutFirstDay() {
    func ends(_ until: String?) -> Bool {
      let facts = loan {
        var (old, other) = (InsurancePolicy(kind: .life), InsurancePolicy(kind: .life))
        (old.from, old.until, other.until) = (day("2025-12-11"), day("2026-12-10"), until.map(day))
        $0.insurance = known([old, other])
      }
      return changes(facts).contains { $0.kind == .insuranceEnds(.life) && $0.day == day("2026-12-10") }
    }
    #expect(!ends("2027-12-10") && !ends(nil) && ends("2026-12-09"))
  }
}

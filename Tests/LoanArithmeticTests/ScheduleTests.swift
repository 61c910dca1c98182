import Testing

@testable import LoanArithmetic

@Suite struct ScheduleTests {
  private func terms(_ principal: String = "300000", _ rate: String = "12", _ payments: Int = 12) throws
    -> ScheduleTerms
  {
    ScheduleTerms(principal: try rubles(principal), annualRatePercent: try percent(rate), payments: payments)
  }

  @Test("a principal, a rate and a number of payments are enough")
  func requiredTerms() throws {
    let schedule = try Schedule(terms())
    #expect(schedule.payment == (try rubles("26654.64")))
    #expect(schedule.rows.count == 12)
    #expect(schedule.rows.allSatisfy { $0.date == nil })
    #expect(schedule.rows.last?.balance == 0)
  }

  @Test("a row of the first days has the number 0, and the rows beside it are numbered without it")
  func numbers() throws {
    var terms = try terms("120000", "12", 3)
    (terms.disbursed, terms.firstPayment) = (try day("2026-01-10"), try day("2026-03-01"))
    #expect(try Schedule(terms).rows.map(\.number) == [0, 1, 2, 3])
    terms.downPayment = try rubles("20000")
    let rows = try Schedule(terms).rows
    #expect(rows.map(\.kind) == [.downPayment, .stub, .regular, .regular, .regular])
    #expect(rows.map(\.number) == [1, 0, 2, 3, 4])
  }

  @Test("a schedule has at most twice as many rows as payments are allowed")
  func mostRows() throws {
    var terms = try terms("1000", "0", ScheduleTerms.maximumPayments)
    (terms.period, terms.disbursed) = (try #require(Term(1, .days)), try day("2026-01-01"))
    let first = try day("2026-01-02")
    func schedule(omitting count: Int) throws -> Schedule {
      terms.paymentHolidays = [PaymentHoliday(from: first, to: try #require(first.adding(days: count - 1)))]
      return try Schedule(terms)
    }
    #expect(try schedule(omitting: ScheduleTerms.maximumPayments).rows.count == 2 * ScheduleTerms.maximumPayments)
    #expect(throws: LoanArithmeticError.self) { try schedule(omitting: ScheduleTerms.maximumPayments + 1) }
  }

  /// Ties of the level payment: 100.50 at 1 % for one payment is 101.505 exactly.
  @Test(
    "a level payment between two kopecks is rounded by the rule of the terms",
    arguments: [(ScheduleRounding.halfUp, "101.51"), (.halfEven, "101.50")])
  func rounding(rounding: ScheduleRounding, expected: String) throws {
    var terms = try terms("100.50", "12", 1)
    terms.rounding = rounding
    #expect(try Schedule(terms).payment == (try rubles(expected)))
  }

  @Test("the first payment is on the payment day of the month after disbursement")
  func firstPayment() throws {
    var terms = try terms()
    terms.disbursed = try day("2023-12-15")
    terms.accrual = .days(.actualActualRU)
    terms.paymentDay = 31
    let dates = try Schedule(terms).rows.prefix(3).map { $0.date?.description }
    #expect(dates == ["2024-01-31", "2024-02-29", "2024-03-31"])
  }

  @Test("a payment falls on the day of disbursement in every month that has that day")
  func shortMonths() throws {
    var terms = try terms("1000", "0", 4)
    terms.disbursed = try day("2024-01-31")
    let dates = try Schedule(terms).rows.map { $0.date?.description }
    #expect(dates == ["2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31"])
  }

  @Test(
    "a payment on a day off is moved",
    arguments: [
      (BusinessCalendar.Shift.next, "2024-07-01"), (.previous, "2024-06-28"), (.nextInMonth, "2024-06-28"),
      (.none, "2024-06-30"),
    ])
  func dayOff(shift: BusinessCalendar.Shift, expected: String) throws {
    var terms = try terms("300000", "12", 1)
    (terms.disbursed, terms.firstPayment) = (try day("2024-05-30"), try day("2024-06-30"))
    terms.businessCalendar = BusinessCalendar(shift: shift)
    #expect(try Schedule(terms).rows.first?.date == (try day(expected)))
  }

  @Test("a working Saturday is not a day off")
  func workingSaturday() throws {
    let calendar = BusinessCalendar(
      nonWorking: [try day("2018-12-31")], working: [try day("2018-12-29")], shift: .previous)
    #expect(calendar.shifted(try day("2018-12-31")) == (try day("2018-12-29")))
  }

  @Test("a first payment at the end of a shorter month is a month after the disbursement, with no days before it")
  func firstPaymentAtTheEndOfAMonth() throws {
    var terms = try terms("120000", "12", 3)
    (terms.disbursed, terms.firstPayment) = (try day("2026-01-31"), try day("2026-02-28"))
    let rows = try Schedule(terms).rows
    #expect(rows.map(\.kind) == [.regular, .regular, .regular])
    #expect(rows[0].interest == 1_200_00)
  }

  @Test("a payment holiday makes the term longer, and its interest is paid afterwards")
  func paymentHoliday() throws {
    var terms = try terms()
    terms.disbursed = try day("2024-01-10")
    terms.paymentHolidays = [PaymentHoliday(from: try day("2024-04-01"), to: try day("2024-05-31"))]
    let schedule = try Schedule(terms)
    #expect(schedule.rows.count == 14)
    #expect(schedule.rows.filter { $0.kind == .holiday }.map(\.payment) == [0, 0])
    #expect(schedule.totalInterest > (try Schedule(self.terms()).totalInterest))
    terms.paymentHolidays = [
      PaymentHoliday(from: try day("2024-03-11"), to: try day("2024-05-10"), interestRuns: false)
    ]
    let free = try Schedule(terms)
    #expect(free.rows.count == 14)
    #expect(free.totalInterest == (try Schedule(self.terms()).totalInterest))
  }

  @Test("skipped months have no payment, and the other months repay the loan")
  func skippedMonths() throws {
    var terms = try terms("10000", "6", 9)
    terms.disbursed = try day("2024-01-01")
    terms.skippedMonths = [6, 7, 8]
    let schedule = try Schedule(terms)
    #expect(schedule.rows.count == 9)
    #expect(schedule.rows.compactMap { $0.date?.components.month } == [2, 3, 4, 5, 9, 10, 11, 12, 1])
    let spread = schedule.rows.map(\.payment)
    #expect((try #require(spread.max()) - (try #require(spread.min()))) <= 9)
  }

  @Test("a full early repayment pays the interest so far and ends the loan")
  func fullEarlyRepayment() throws {
    var terms = try terms()
    terms.disbursed = try day("2024-01-10")
    terms.accrual = .days(.actual365Fixed)
    terms.earlyRepayments = [EarlyRepayment(.on(try day("2024-03-20")), amount: try rubles("1000000"))]
    let last = try #require(try Schedule(terms).rows.last)
    #expect(last.kind == .early)
    #expect(last.balance == 0)
    #expect(last.interest > 0)
  }

  @Test("a payment that is found after an early repayment keeps the shorter term", arguments: LevelPaymentRule.allCases)
  func paymentAfterEarlyRepayment(rule: LevelPaymentRule) throws {
    var terms = try terms("1000000", "20", 40)
    (terms.disbursed, terms.interestOnlyPeriods) = (try day("2024-01-10"), 3)
    terms.levelPayment = rule
    let plain = try Schedule(terms)
    terms.earlyRepayments = [EarlyRepayment(.on(try day("2024-04-10")), amount: try rubles("300000"))]
    let early = try Schedule(terms)
    // A payment found from the actual interest is lower by the share of that of the first month.
    let difference = (try #require(plain.payment)).minorUnits - (try #require(early.payment)).minorUnits
    #expect((0...20_000).contains(difference))
    #expect(early.regularPayments < 30)
  }

  @Test("a debt of less than half a kopeck for each payment is repaid with the last one")
  func tinyDebt() throws {
    let schedule = try Schedule(terms("0.02", "12", 12))
    #expect(schedule.rows.map(\.payment) == Array(repeating: 0, count: 11) + [2])
  }

  @Test("principal that an agreed last payment does not repay remains in the balance")
  func smallFinalPayment() throws {
    var terms = try terms("120000", "12", 4)
    terms.method = .interestOnly
    for (payment, balance) in [("1200", Int64(120_000_00)), ("1300", Int64(119_900_00))] {
      terms.finalPayment = try rubles(payment)
      let last = try #require(try Schedule(terms).rows.last)
      #expect(last.interest == 1_200_00)
      #expect(last.balance == balance)
      #expect(last.accruedInterest == 0)
    }
    terms.finalPayment = try rubles("1000")
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(terms) }
    #expect(error.code == .neverAmortises)
    #expect(error.field == .finalPayment)
  }

  @Test("a stated payment that its interest exceeds is refused, unless it is the last one, which repays what is left")
  func smallPayment() throws {
    var terms = try terms("120000", "12", 2)
    terms.paymentAmount = try rubles("1000")
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(terms) }
    #expect(error.code == .neverAmortises && error.field == .paymentAmount)
    terms.payments = 1
    let rows = try Schedule(terms).rows
    #expect(rows.map(\.payment) == [121_200_00] && rows.map(\.balance) == [0])
  }

  @Test("stepped payments repay the loan")
  func steppedPayments() throws {
    var terms = try terms("200000", "6", 240)
    terms.paymentGrowth = PaymentGrowth(percent: try percent("3"), everyPayments: 12)
    let schedule = try Schedule(terms)
    #expect(schedule.payment == (try rubles("1130.33")))
    #expect(schedule.rows[12].payment == 116_424)
    #expect((schedule.rows[239].payment - schedule.rows[238].payment).magnitude < 500)
  }

  @Test("a change of the rate changes the payment")
  func rateChange() throws {
    var terms = try terms()
    terms.disbursed = try day("2024-01-10")
    terms.rateChanges = [RateChange(from: try day("2024-06-10"), annualRatePercent: try percent("9"))]
    let schedule = try Schedule(terms)
    #expect(schedule.rows[4].payment == schedule.rows[0].payment)
    #expect(schedule.rows[5].payment < schedule.rows[4].payment)
  }

  @Test(
    "invalid terms are refused with the field of the fault",
    arguments: [
      (LoanArithmeticError.Field.principal, LoanArithmeticError.Code.outOfRange), (.payments, .outOfRange),
      (.payments, .tooMany),
      (.paymentAmount, .neverAmortises), (.firstPayment, .datesOutOfOrder), (.rateChanges, .datesRequired),
      (.earlyRepaymentDate(0), .datesOutOfOrder), (.earlyRepaymentPayment(0), .outOfRange),
      (.downPayment, .outOfRange), (.annualRatePercent, .outOfRange), (.principal, .overflow),
      (.disbursements, .contradiction), (.paymentHolidayEnd(0), .datesOutOfOrder), (.skippedMonths, .outOfRange),
    ])
  func invalidTerms(field: LoanArithmeticError.Field, code: LoanArithmeticError.Code) throws {
    var terms = try terms()
    switch (field, code) {
    case (.principal, .outOfRange): terms.principal = try rubles("-1")
    case (.payments, .outOfRange): terms.payments = 0
    case (.payments, .tooMany): terms.payments = 1_000_000
    case (.paymentAmount, _): terms.paymentAmount = try rubles("3000")
    case (.firstPayment, _):
      (terms.disbursed, terms.firstPayment) = (try day("2024-02-01"), try day("2024-01-01"))
    case (.rateChanges, _):
      terms.rateChanges = [RateChange(from: try day("2024-02-01"), annualRatePercent: try percent("9"))]
    case (.earlyRepaymentDate(0), _):
      terms.disbursed = try day("2024-02-01")
      terms.earlyRepayments = [EarlyRepayment(.on(try day("2024-01-01")), amount: try rubles("1"))]
    case (.earlyRepaymentPayment(0), _):
      terms.earlyRepayments = [EarlyRepayment(.withPayment(13), amount: try rubles("1"))]
    case (.downPayment, _): terms.downPayment = try rubles("300000.01")
    case (.annualRatePercent, _): terms.annualRatePercent = try percent("-1")
    case (.principal, .overflow): terms.principal = Money(minorUnits: .max, currency: .rub)
    case (.disbursements, _):
      terms.disbursed = try day("2024-02-01")
      terms.disbursements = [Disbursement(date: try day("2024-02-01"), amount: try rubles("1"))]
    case (.paymentHolidayEnd(0), _):
      terms.paymentHolidays = [PaymentHoliday(from: try day("2024-02-01"), to: try day("2024-01-01"))]
    default: terms.skippedMonths = Set(1...12)
    }
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(terms) }
    #expect(error.code == code)
    #expect(error.field == field)
  }
}

extension Money {
  fileprivate static func > (left: Money, right: Money) -> Bool { left.minorUnits > right.minorUnits }
}

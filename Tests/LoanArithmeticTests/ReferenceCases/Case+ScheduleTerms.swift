import Testing

@testable import LoanArithmetic

/// How the parameters of each family of published schedules are stated as terms.
extension Case {
  /// A request for monthly or otherwise equal payments.
  func plainTerms() throws -> ScheduleTerms {
    let currency = Currency(code: params.optionalText("currency") ?? "USD") ?? .usd
    var terms = ScheduleTerms(
      principal: try #require(Money(params.optionalText("principal") ?? "0", currency: currency)),
      annualRatePercent: try percent(params.text("annual_rate_percent")),
      payments: try #require(params.int("number_of_payments")))
    if let months = params.int("period_months") { terms.period = try #require(Term(months, .months)) }
    if let perYear = params.int("periods_per_year") { terms.period = try #require(Term(12 / perYear, .months)) }
    return terms
  }

  func terms() throws -> ScheduleTerms {
    var terms = try plainTerms()
    let currency = terms.principal.currency
    func amount(_ text: String?) throws -> Money? { try text.map { try #require(Money($0, currency: currency)) } }
    switch kind {
    case "differentiated": terms.method = .differentiated
    case "interest_only_balloon": terms.method = .interestOnly
    case "bullet_simple": terms.method = .bulletSimple
    case "bullet_capitalising": terms.method = .bulletCapitalising
    case "flat": terms.method = .flat
    default: terms.method = .annuity
    }
    switch group {
    case "ru":
      terms.disbursed = try params.date("issue_date")
      terms.paymentDay = params.int("payment_day")
      terms.accrual = .days(.actualActualRU)
      // The fixed payment of this case is only in the name of its test.
      terms.paymentAmount = try amount(
        params.optionalText("fixed_payment") ?? (id.hasSuffix("-fixed57000") ? "57000" : nil))
      if let calendar = params.optionalText("production_calendar") {
        terms.businessCalendar = calendar == "Sat/Sun only" ? BusinessCalendar(shift: .nextInMonth) : russianCalendar
      }
      terms.earlyRepayments = try params.objects("early_repayments").map {
        EarlyRepayment(.on(try $0.date("date")), amount: try #require(try amount($0.text("amount"))))
      }
    case "capsens":
      terms.rounding = .carry
      terms.disbursed = try params.date("accrual_start")
      terms.firstPayment = try params.date("first_payment_date")
      terms.interestOnlyPeriods = params.int("interest_only_periods") ?? 0
      let days = try params.text("period_rate")
      if days.contains("(from,to]") { terms.accrual = .days(.actualActualRU) }
      if days.contains("(ISDA)") { terms.accrual = .days(.actualActualISDA) }
    case "panf":
      terms.rateDecimals = 15
      terms.earlyRepayments = try params.objects("early_payments").flatMap { early in
        try (early.values["applies_to_payment_indices"] as? [Int] ?? []).map {
          EarlyRepayment(
            .withPayment($0 + 1), amount: try #require(try amount(early.text("amount"))),
            keeps: try early.text("strategy") == "reduce_payment" ? .term : .payment)
        }
      }
    case "fineract", "fin_e2e":
      terms.rounding = .halfEven
      terms.levelPayment = .exact
      if group == "fineract" { try setProgressive(&terms, amount) } else { try setCumulative(&terms, amount) }
    case "ec":
      terms.rounding = .display
      terms.levelPayment = .exact
      terms.firstStub = .inFirstPayment
      try setCommission(&terms)
    default: try setOther(&terms, amount)
    }
    return terms
  }

  /// Level payments found from the interest of the periods; disbursements and rates that change on any day.
  private func setProgressive(_ terms: inout ScheduleTerms, _ amount: (String?) throws -> Money?) throws {
    let every = params.int("repay_every") ?? 1
    let isWeekly = try params.text("repay_unit") == "WEEKS"
    terms.period = try #require(Term(every, isWeekly ? .weeks : .months))
    switch (params.optionalText("days_in_year"), params.optionalText("days_in_month")) {
    case ("360", "30"): terms.accrual = .equalPeriods
    case ("364", "ACTUAL"): terms.accrual = .days(.actual364)
    default: terms.accrual = .days(.actualActualISDA)
    }
    for event in params.objects("events") {
      let date = try event.date("date")
      if try event.text("kind") == "disburse" {
        terms.disbursements.append(Disbursement(date: date, amount: try #require(try amount(event.text("value")))))
      } else {
        terms.rateChanges.append(RateChange(from: date, annualRatePercent: try percent(event.text("value"))))
      }
    }
    terms.principal = try #require(Money.sum(terms.disbursements.map(\.amount), currency: terms.principal.currency))
    terms.disbursed = terms.disbursements.map(\.date).min()
  }

  private func setCumulative(_ terms: inout ScheduleTerms, _ amount: (String?) throws -> Money?) throws {
    terms.disbursed = try params.date("disbursed")
    terms.interestOnlyPeriods = params.int("grace_on_principal") ?? 0
    if try params.text("annuity_rounding").contains("multiple of 1 ") { terms.paymentRounding = try percent("1") }
    if let share = params.int("down_payment_percent") {
      terms.downPayment = Money(
        minorUnits: terms.principal.minorUnits * Int64(share) / 100, currency: terms.principal.currency)
    }
  }

  private func setCommission(_ terms: inout ScheduleTerms) throws {
    if expected.optionalText("payment") == nil {
      terms.method = id == "ec-amort-ex41" ? .interestOnly : .differentiated
    }
    // The description of this example among the rates: payments grow by 3 % every year.
    if id == "ec-amort-ex9" { terms.paymentGrowth = PaymentGrowth(percent: try percent("3"), everyPayments: 12) }
    if id == "ec-amort-ex18-case1" {
      // The length of the first period is that of the same example among the rates: 14 days.
      terms.disbursed = try day("2015-01-18")
      terms.firstPayment = try day("2015-02-01")
    }
    // A rate that changes from one row to the next needs a date; any start will do.
    let rates = params.values["rate_by_row"] as? [String] ?? []
    let changes = zip(rates, rates.dropFirst()).enumerated().filter { $0.element.0 != $0.element.1 }
    guard !changes.isEmpty else { return }
    let start = try day("2013-01-01")
    terms.disbursed = start
    for (index, change) in changes {
      terms.rateChanges.append(
        RateChange(from: try #require(start.adding(months: index + 1)), annualRatePercent: try percent(change.1)))
    }
  }

  private func setOther(_ terms: inout ScheduleTerms, _ amount: (String?) throws -> Money?) throws {
    if params.has("period_days") {
      // 31, 31, 30, 31, 30 and 31 days: from the first of July of a common year.
      terms.disbursed = try day("2013-07-01")
      terms.accrual = .days(.actual365Fixed)
    }
    if params.has("loan_date") {
      terms.disbursed = try params.date("loan_date")
      terms.firstPayment = try params.date("first_payment_date")
      terms.accrual = .days(.actual365Fixed)
      terms.paymentAmount = try amount(params.optionalText("payment"))
      // The published schedule does not adjust its last payment.
      terms.finalPayment = try amount(params.optionalText("final_payment") ?? params.optionalText("payment"))
      terms.principalPerPayment = try amount(params.optionalText("equal_principal"))
    }
  }
}

/// The official Russian days off that matter to the cases: 2018–2020, weekends elsewhere.
let russianCalendar: BusinessCalendar = {
  let off = [
    "2018-11-05", "2018-12-31", "2019-01-01", "2019-01-02", "2019-01-03", "2019-01-04", "2019-01-07", "2019-01-08",
    "2019-03-08", "2019-05-01", "2019-05-02", "2019-05-03", "2019-05-09", "2019-05-10", "2019-06-12", "2019-11-04",
    "2020-01-01", "2020-01-02", "2020-01-03", "2020-01-06", "2020-01-07", "2020-01-08", "2020-02-24", "2020-03-09",
    "2020-05-01", "2020-05-04", "2020-05-05", "2020-05-11", "2020-06-12", "2020-06-24", "2020-07-01", "2020-11-04",
  ]
  return BusinessCalendar(
    nonWorking: Set(off.compactMap { CalendarDate($0) }), working: Set(["2018-12-29"].compactMap { CalendarDate($0) }),
    shift: .nextInMonth)
}()

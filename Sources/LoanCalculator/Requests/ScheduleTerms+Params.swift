import LoanArithmetic
import LoanDetailJSON

private enum Field: String, CaseIterable {
  case principal, currency, decimals
  case annualRatePercent = "annual_rate_percent"
  case payments, method, period, disbursed
  case firstPayment = "first_payment"
  case paymentDay = "payment_day"
  case interestOnlyPeriods = "interest_only_periods"
  case interest, rounding
  case paymentRounding = "payment_rounding"
  case rateDecimals = "rate_decimals"
  case paymentAmount = "payment_amount"
  case paymentGrowth = "payment_growth"
  case finalPayment = "final_payment"
  case principalPerPayment = "principal_per_payment"
  case holidays
  case rateChanges = "rate_changes"
  case paymentHolidays = "payment_holidays"
  case skippedMonths = "skipped_months"
  case disbursements
  case downPayment = "down_payment"
  case earlyRepayments = "early_repayments"
}

extension ScheduleTerms {
  /// Reads the terms from the parameters of a request. The principal, the rate and the payments are required.
  init(_ params: JSONValue) throws(CalculationError) {
    let fields = try RequestFields<Field>(params, at: "params", ignoring: RequestComments.names)
    let currency = try Currency(
      fields.optional(.currency, as: .currency), decimals: fields.optional(.decimals, as: .currencyDecimals))
    let amount = RequestValue.money(currency)
    self.init(
      principal: try fields.required(.principal, as: amount),
      annualRatePercent: try fields.required(.annualRatePercent, as: .decimal),
      payments: try fields.required(.payments, as: .whole))
    if let method = try fields.optional(.method, as: .choice) as RepaymentMethod? { self.method = method }
    if let period = try fields.object(.period, Term.read) { self.period = period }
    try readDates(fields)
    try readRounding(fields)
    paymentAmount = try fields.optional(.paymentAmount, as: amount)
    paymentGrowth = try fields.object(.paymentGrowth, PaymentGrowth.init)
    finalPayment = try fields.optional(.finalPayment, as: amount)
    principalPerPayment = try fields.optional(.principalPerPayment, as: amount)
    downPayment = try fields.optional(.downPayment, as: amount)
    rateChanges = try fields.list(.rateChanges, RateChange.init)
    paymentHolidays = try fields.list(.paymentHolidays, PaymentHoliday.init)
    disbursements = try fields.list(.disbursements) { (value, path) throws(CalculationError) in
      try Disbursement(value, at: path, amount)
    }
    earlyRepayments = try fields.list(.earlyRepayments) { (value, path) throws(CalculationError) in
      try EarlyRepayment(value, at: path, amount)
    }
  }

  private mutating func readDates(_ fields: RequestFields<Field>) throws(CalculationError) {
    disbursed = try fields.optional(.disbursed, as: .date)
    firstPayment = try fields.optional(.firstPayment, as: .date)
    paymentDay = try fields.optional(.paymentDay, as: .whole)
    interestOnlyPeriods = try fields.optional(.interestOnlyPeriods, as: .whole) ?? 0
    if let accrual = try fields.optional(.interest, as: .accrual) { self.accrual = accrual }
    businessCalendar = try fields.object(.holidays, BusinessCalendar.init)
    skippedMonths = Set(try fields.list(.skippedMonths, of: .whole))
  }

  /// Reads the rounding. It also decides how the level payment is found and what becomes of a long first period, as in the
  /// systems that round this way.
  private mutating func readRounding(_ fields: RequestFields<Field>) throws(CalculationError) {
    if let rounding = try fields.optional(.rounding, as: .choice) as ScheduleRounding? { self.rounding = rounding }
    switch rounding {
    case .halfUp, .carry: break
    case .halfEven: levelPayment = .exact
    case .display: (levelPayment, firstStub) = (.exact, .inFirstPayment)
    }
    paymentRounding = try fields.optional(.paymentRounding, as: .decimal)
    rateDecimals = try fields.optional(.rateDecimals, as: .whole)
  }
}

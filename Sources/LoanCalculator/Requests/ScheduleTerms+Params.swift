import LoanArithmetic
import LoanDetailJSON

/// The names of the parameters.
private enum Field: String, CaseIterable {
  case principal, currency, decimals
  case annualRatePercent = "annual_rate_percent"
  case dailyRatePercent = "daily_rate_percent"
  case payments, method, period, disbursed
  case firstPayment = "first_payment"
  case paymentDay = "payment_day"
  case paymentDates = "payment_dates"
  case interestOnlyPeriods = "interest_only_periods"
  case interest, rounding
  case paymentRounding = "payment_rounding"
  case rateDecimals = "rate_decimals"
  case levelRounding = "level_rounding"
  case finalPaymentRule = "final_payment_rule"
  case interestCap = "interest_cap"
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
  /// Reads the terms from the parameters of a request. The principal, the rate, and the payments or their dates are
  /// required.
  init(_ params: JSONValue) throws(CalculationError) {
    let fields = try RequestFields<Field>(params, at: "params", ignoring: RequestComments.names)
    let currency = try Currency(
      fields.optional(.currency, as: .currency), decimals: fields.optional(.decimals, as: .currencyDecimals))
    let amount = RequestValue.money(currency)
    let principal = try fields.required(.principal, as: amount)
    let rate = try RequestedRate(fields, annual: .annualRatePercent, daily: .dailyRatePercent)
    let dates = try fields.list(.paymentDates, of: .date)
    let payments =
      fields.has(.payments) || dates.isEmpty ? try fields.required(.payments, as: .whole) : dates.count
    self.init(principal: principal, annualRatePercent: rate.annualPercent, payments: payments)
    paymentDates = dates
    if let method = try fields.optional(.method, as: .choice) as RepaymentMethod? { self.method = method }
    if let period = try fields.object(.period, Term.read) {
      guard paymentDates.isEmpty else {
        throw CalculationError(
          .contradiction, at: fields.path(of: .period), found: "period", expected: "no period with payment_dates")
      }
      self.period = period
    }
    try readDates(fields)
    try readRounding(fields)
    try readInterest(fields, rateUnit: rate.unit)
    paymentAmount = try fields.optional(.paymentAmount, as: amount)
    paymentGrowth = try fields.object(.paymentGrowth, PaymentGrowth.init)
    finalPayment = try fields.optional(.finalPayment, as: amount)
    principalPerPayment = try fields.optional(.principalPerPayment, as: amount)
    downPayment = try fields.optional(.downPayment, as: amount)
    rateChanges = try fields.list(.rateChanges) { (value, path) throws(CalculationError) in
      try RateChange(value, at: path, in: rate.unit)
    }
    paymentHolidays = try fields.list(.paymentHolidays, PaymentHoliday.init)
    disbursements = try fields.list(.disbursements) { (value, path) throws(CalculationError) in
      try Disbursement(value, at: path, amount: amount)
    }
    earlyRepayments = try fields.list(.earlyRepayments) { (value, path) throws(CalculationError) in
      try EarlyRepayment(value, at: path, amount: amount)
    }
  }

  /// Reads the days of disbursement and of the payments, and the calendar that moves them.
  private mutating func readDates(_ fields: RequestFields<Field>) throws(CalculationError) {
    disbursed = try fields.optional(.disbursed, as: .date)
    firstPayment = try fields.optional(.firstPayment, as: .date)
    paymentDay = try fields.optional(.paymentDay, as: .whole)
    interestOnlyPeriods = try fields.optional(.interestOnlyPeriods, as: .whole) ?? 0
    businessCalendar = try fields.object(.holidays, BusinessCalendar.init)
    skippedMonths = Set(try fields.list(.skippedMonths, of: .whole))
  }

  /// Reads the rounding. It also decides how the level payment is calculated and how a long first period is treated, as
  /// in the systems that round this way.
  private mutating func readRounding(_ fields: RequestFields<Field>) throws(CalculationError) {
    if let rounding = try fields.optional(.rounding, as: .choice) as ScheduleRounding? { self.rounding = rounding }
    switch rounding {
    case .halfUp, .down, .carry: break
    case .halfEven: levelPayment = .exact
    case .display:
      levelPayment = .exact
      firstStub = .inFirstPayment
    }
    if let rule = try fields.optional(.finalPaymentRule, as: .finalPaymentRule) { levelPayment = rule }
    levelRounding = try fields.optional(.levelRounding, as: .levelRounding)
    paymentRounding = try fields.optional(.paymentRounding, as: .decimal)
    rateDecimals = try fields.optional(.rateDecimals, as: .whole)
  }

  /// Reads the day count and the cap on interest. Interest at a daily rate is simple, counted by days, and rounded once
  /// in each row. The level payment of an annuity then follows from the rows, unless other terms determine it.
  private mutating func readInterest(
    _ fields: RequestFields<Field>, rateUnit unit: RequestedRate.Unit
  ) throws(CalculationError) {
    let accrual = try fields.optional(.interest, as: .accrual)
    interestCap = try fields.object(.interestCap, InterestCap.init)
    guard unit == .day else {
      if let accrual { self.accrual = accrual }
      return
    }
    guard accrual == nil || accrual == .days(.actual365Fixed) else {
      throw CalculationError(
        .contradiction, at: fields.path(of: .interest), found: "interest",
        expected: "ACT/365F or no day count with daily_rate_percent")
    }
    self.accrual = .days(.actual365Fixed)
    roundsInterestPerRow = rounding != .carry && rounding != .display && method != .flat
    if method == .annuity, !fields.has(.finalPaymentRule), roundsInterestPerRow, paymentGrowth == nil,
      finalPayment == nil
    {
      levelPayment = .lowerFinalPayment
    }
  }
}

extension RequestValue<LevelPaymentRule> {
  /// The rules that derive the level payment from the rows.
  fileprivate static let finalPaymentRule = named([
    ("lower", .lowerFinalPayment), ("similar", .similarFinalPayment), ("higher", .higherFinalPayment),
  ])
}

extension RequestValue<RoundingRule> {
  /// The roundings of a level payment.
  fileprivate static let levelRounding = named([("up", .up), ("half-up", .halfUp), ("half-even", .halfEven)])
}

extension RequestValue {
  /// One of a list of values, by name.
  fileprivate static func named(_ values: [(name: String, value: Value)]) -> RequestValue {
    choice(values.map(\.name)) { name in values.first { $0.name == name }?.value }
  }
}

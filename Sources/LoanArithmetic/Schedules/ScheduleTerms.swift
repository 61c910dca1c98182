/// The terms of a loan from which a `Schedule` is calculated. Only the principal, the rate and the number of payments
/// are required.
///
/// ```swift
/// var terms = ScheduleTerms(
///   principal: Money(minorUnits: 3_000_000_00, currency: .rub),
///   annualRatePercent: ExactDecimal(coefficient: 115, scale: 1), payments: 240)
/// terms.disbursed = CalendarDate(year: 2026, month: 3, day: 20)
/// terms.paymentDay = 5
/// terms.accrual = .days(.actualActualRU)
/// ```
public struct ScheduleTerms: Sendable, Hashable {
  /// The largest number of payments: daily for thirty years, or monthly for a thousand.
  public static let maximumPayments = 12_000

  /// The amount disbursed at the start; zero or more.
  public var principal: Money
  /// The nominal rate in percent a year, 0...100 000.
  public var annualRatePercent: ExactDecimal
  /// The number of regular payments, 1...`maximumPayments`.
  public var payments: Int
  /// The method by which the principal is repaid.
  public var method = RepaymentMethod.annuity
  /// The time from one payment to the next.
  public var period: Term
  /// The day of disbursement. If both this and `firstPayment` are missing, the rows have no dates.
  public var disbursed: CalendarDate?
  /// The day of the first payment; if `nil`, one period after disbursement.
  public var firstPayment: CalendarDate?
  /// The day of the month of every payment, 1...31. In a shorter month the payment is due on the last day.
  public var paymentDay: Int?
  /// The agreed day of each payment, in order; empty if the days follow from `period`. There are as many days as
  /// `payments`, none before disbursement. They replace `period`, `firstPayment`, `paymentDay` and `skippedMonths`. A
  /// payment holiday adds no days; the payment is recalculated for the days that remain.
  public var paymentDates: [CalendarDate] = []
  /// The number of payments at the start that consist of interest only.
  public var interestOnlyPeriods = 0
  /// The measure of the length of a period. With a day count that compounds (see ``DayCount/compounds``), unpaid
  /// interest bears interest too, and the nominal rate of a month is that of 21 business days, (1 + i)^(1/12) − 1.
  public var accrual = InterestAccrual.equalPeriods
  /// The rounding of the figures.
  public var rounding = ScheduleRounding.halfUp
  /// Whether the interest of a row is rounded only once. If `false`, it is also rounded at each change of the rate or
  /// of the debt between two rows.
  public var roundsInterestPerRow = false
  /// The cap on the interest that is charged; `nil` for no cap.
  public var interestCap: InterestCap?
  /// The level payment is a multiple of this amount in major units; if `nil`, of the minor unit.
  public var paymentRounding: ExactDecimal?
  /// The number of decimals to which the rate of one equal period is rounded, as a fraction (0.01 is 1 %); `nil` for no
  /// rounding.
  public var rateDecimals: Int?
  /// The rule for calculating the level payment.
  public var levelPayment = LevelPaymentRule.nominal
  /// The amount that `LevelPaymentRule.similarFinalPayment` takes if two amounts fit: the larger one for `up` and
  /// `halfUp`, the even one for `halfEven`. `nil` means `halfUp`. Only for the rules about the final payment.
  public var levelRounding: RoundingRule?
  /// The treatment of a first period of unusual length. Applies to equal periods only.
  public var firstStub = FirstStub.separateRow
  /// The agreed level payment; `nil` if it is calculated. It holds until a change after the first payment, such as a
  /// new rate, recalculates the payment.
  public var paymentAmount: Money?
  /// The steps by which the level payment grows; `nil` if it does not.
  public var paymentGrowth: PaymentGrowth?
  /// The agreed last payment, at least the interest that is due with it; `nil` if it is calculated. Principal that it
  /// does not repay remains in the balance of the last row.
  public var finalPayment: Money?
  /// The principal that the regular payments leave, such as a balloon; `nil` if they repay everything. It remains in
  /// the balance of the last row.
  package var finalBalance: Money?
  /// The agreed principal part of each payment of a differentiated schedule; `nil` if it is calculated. After the first
  /// payment, an early repayment that keeps the term replaces it.
  public var principalPerPayment: Money?
  /// Non-working days and the rule that moves payments from them; `nil` if payments do not move. A day count of
  /// business days uses this calendar.
  public var businessCalendar: BusinessCalendar?
  /// Changes of the rate. After each change the level payment is recalculated for the remaining term.
  public var rateChanges: [RateChange] = []
  /// Periods without payments. Each omitted payment extends the term by one.
  public var paymentHolidays: [PaymentHoliday] = []
  /// Months, 1...12, in which no payment is ever due. `payments` does not count them.
  public var skippedMonths: Set<Int> = []
  /// Disbursements after the first day. If the list contains a disbursement on the first day, then either all
  /// disbursements or those of the first day must add up to `principal`.
  public var disbursements: [Disbursement] = []
  /// An amount that the borrower pays on the day of disbursement; it reduces the principal. `nil` for none.
  public var downPayment: Money?
  /// Early repayments of principal, in addition to the regular payments.
  public var earlyRepayments: [EarlyRepayment] = []

  /// Creates terms with monthly level payments; set the other properties as needed.
  public init(principal: Money, annualRatePercent: ExactDecimal, payments: Int) {
    self.principal = principal
    self.annualRatePercent = annualRatePercent
    self.payments = payments
    period = Term.month
  }

  /// Creates terms with simple interest by the day: balance × daily rate × days since the previous row, rounded once in
  /// each row. The level payment is the smallest one for which the last payment is not larger.
  ///
  /// ```swift
  /// let dates = ["2026-12-05", "2027-01-05", "2027-02-05"].compactMap { CalendarDate($0) }
  /// guard let disbursed = CalendarDate("2026-11-21") else { return }
  /// var terms = try ScheduleTerms(
  ///   principal: Money(minorUnits: 10_000_00, currency: .rub),
  ///   dailyRatePercent: ExactDecimal(coefficient: 8, scale: 1), disbursed: disbursed, paymentDates: dates)
  /// terms.rounding = .down
  /// terms.interestCap = InterestCap(totalPercentOfPrincipal: ExactDecimal(coefficient: 130, scale: 0))
  /// let schedule = try Schedule(terms)
  /// ```
  ///
  /// - Parameters:
  ///   - principal: the amount that is paid out.
  ///   - dailyRatePercent: the rate in percent a day, 0...273. `annualRatePercent` becomes 365 times this rate and
  ///     `accrual` ACT/365F, which gives the same interest.
  ///   - disbursed: the day on which it is paid out.
  ///   - paymentDates: the days of the payments, in order.
  /// - Throws: `.overflow` if the rate has too many digits.
  public init(
    principal: Money, dailyRatePercent: ExactDecimal, disbursed: CalendarDate, paymentDates: [CalendarDate]
  ) throws(LoanArithmeticError) {
    guard let yearly = dailyRatePercent.yearlyFromDaily else {
      throw LoanArithmeticError(
        .overflow, at: .annualRatePercent, expected: "a rate of fewer digits", found: dailyRatePercent.description)
    }
    self.init(principal: principal, annualRatePercent: yearly, payments: paymentDates.count)
    self.disbursed = disbursed
    self.paymentDates = paymentDates
    accrual = .days(.actual365Fixed)
    roundsInterestPerRow = true
    levelPayment = .lowerFinalPayment
  }
}

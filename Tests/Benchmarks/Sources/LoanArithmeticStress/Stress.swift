import LoanArithmetic

/// Random requests, sensible and senseless: each must end in a figure or a coded error.
@main
enum Stress {
  static func main() {
    run(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000)
  }

  /// Runs so many requests and prints how many ended how.
  static func run(_ requests: Int) {
    var random = SystemRandomNumberGenerator()
    var outcomes: [String: Int] = [:]
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for _ in 0..<requests {
      let started = clock.now
      let outcome = Bool.random(using: &random) ? schedule(using: &random) : rate(using: &random)
      slowest = max(slowest, clock.now - started)
      outcomes[outcome, default: 0] += 1
    }
    for (outcome, count) in outcomes.sorted(by: { $0.value > $1.value }) { print("\(outcome): \(count)") }
    print("slowest: \(slowest)")
  }

  private static func schedule(using random: inout some RandomNumberGenerator) -> String {
    let wild = Int.random(in: 0..<4, using: &random) == 0
    let limit: Int64 = wild ? .max : 1_000_000_000
    func amount() -> Money {
      Money(minorUnits: Int64.random(in: (wild ? -limit : 0)...limit, using: &random), currency: .rub)
    }
    func percent() -> ExactDecimal {
      ExactDecimal(
        coefficient: Int64.random(in: (wild ? .min : 0)...(wild ? .max : 9999), using: &random),
        scale: Int.random(in: wild ? 0...18 : 2...2, using: &random))
    }
    func date() -> CalendarDate? {
      CalendarDate(dayNumber: Int.random(in: wild ? -800_000...3_000_000 : 15_000...25_000, using: &random))
    }
    var terms = ScheduleTerms(
      principal: amount(), annualRatePercent: percent(),
      payments: Int.random(in: wild ? -3...13_000 : 1...120, using: &random))
    terms.method = RepaymentMethod.allCases.randomElement(using: &random) ?? .annuity
    terms.rounding = ScheduleRounding.allCases.randomElement(using: &random) ?? .halfUp
    terms.levelPayment = LevelPaymentRule.allCases.randomElement(using: &random) ?? .nominal
    terms.firstStub = FirstStub.allCases.randomElement(using: &random) ?? .separateRow
    terms.period =
      Term(Int.random(in: 1...40, using: &random), Term.Unit.allCases.randomElement(using: &random) ?? .months)
      ?? .month
    if !wild || Bool.random(using: &random) { terms.disbursed = date() }
    if Bool.random(using: &random) {
      terms.firstPayment = terms.disbursed?.adding(days: Int.random(in: 0...400, using: &random))
    }
    if Bool.random(using: &random) {
      terms.accrual = .days(DayCount.allCases.randomElement(using: &random) ?? .actual360)
    }
    if wild || terms.period.unit == .months, Bool.random(using: &random) {
      terms.paymentDay = Int.random(in: wild ? 0...32 : 1...31, using: &random)
    }
    if Bool.random(using: &random) { terms.rateDecimals = Int.random(in: 0...18, using: &random) }
    if Bool.random(using: &random) { terms.interestOnlyPeriods = Int.random(in: 0...5, using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 { terms.paymentAmount = amount() }
    if Int.random(in: 0..<8, using: &random) == 0 { terms.finalPayment = amount() }
    if Int.random(in: 0..<8, using: &random) == 0 { terms.downPayment = amount() }
    if Int.random(in: 0..<8, using: &random) == 0 {
      terms.skippedMonths = wild || terms.period.unit == .months ? [6, 7, 8] : []
    }
    if Int.random(in: 0..<8, using: &random) == 0 { terms.paymentRounding = percent() }
    if Int.random(in: 0..<8, using: &random) == 0 {
      terms.paymentGrowth = PaymentGrowth(percent: percent(), everyPayments: 12)
    }
    if Bool.random(using: &random) { terms.businessCalendar = BusinessCalendar(shift: .nextInMonth) }
    if let date = date(), Bool.random(using: &random) {
      terms.earlyRepayments = [EarlyRepayment(.on(date), amount: amount(), keeps: .term)]
      terms.rateChanges = [RateChange(from: date, annualRatePercent: percent())]
      terms.disbursements = [Disbursement(date: date, amount: amount())]
      if let end = date.adding(days: 90) {
        terms.paymentHolidays = [PaymentHoliday(from: date, to: end, interestRuns: wild)]
      }
    }
    do throws(LoanArithmeticError) {
      _ = try Schedule(terms)
      return "schedule"
    } catch {
      return "schedule: \(error.code)"
    }
  }

  private static func rate(using random: inout some RandomNumberGenerator) -> String {
    let wild = Int.random(in: 0..<4, using: &random) == 0
    let flows = (0..<Int.random(in: 0...40, using: &random)).compactMap { index in
      CalendarDate(dayNumber: Int.random(in: wild ? -700_000...2_900_000 : 19_000...21_000, using: &random)).map {
        let limit: Int128 = wild ? Int128.max / 2 : 100_000
        let size = Int128.random(in: (wild ? -limit : 0)...limit, using: &random)
        return DatedCashFlow(
          date: index == 0 ? CalendarDate(dayNumber: 18_900) ?? $0 : $0,
          amount: WideDecimal(
            coefficient: index == 0 ? -abs(size) * (wild ? 1 : 10) : size,
            scale: Int.random(in: 0...(wild ? 36 : 2), using: &random)))
      }
    }
    do throws(LoanArithmeticError) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: _ = try EUAnnualPercentageRate.solve(flows)
      case 1: _ = try USAnnualPercentageRate(flows)
      default: _ = try FullLoanCost(flows)
      }
      return "rate"
    } catch {
      return "rate: \(error.code)"
    }
  }
}

package import LoanArithmetic

extension DayCount: WireNamed {}

extension InterestAccrual {
  /// The values by their names: `equal-periods`, or the name of a day count convention.
  static let named: [String: InterestAccrual] = DayCount.allCases.reduce(into: ["equal-periods": .equalPeriods]) {
    $0[$1.wireName] = .days($1)
  }
}

extension RepaymentMethod: WireNamed {
  package var wireName: String {
    switch self {
    case .annuity: "annuity"
    case .differentiated: "differentiated"
    case .interestOnly: "interest-only"
    case .bulletSimple: "bullet-simple"
    case .bulletCapitalising: "bullet-capitalising"
    case .flat: "flat"
    }
  }
}

extension ScheduleRounding: WireNamed {
  package var wireName: String {
    switch self {
    case .halfUp: "half-up"
    case .halfEven: "half-even"
    case .down: "down"
    case .carry: "carry"
    case .display: "display"
    }
  }
}

extension BusinessCalendar.Shift: WireNamed {
  package var wireName: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .nextInMonth: "next-in-month"
    case .none: "none"
    }
  }
}

extension EarlyRepayment.Kept: WireNamed {
  package var wireName: String {
    switch self {
    case .payment: "payment"
    case .term: "term"
    }
  }
}

extension Schedule.Row.Kind: WireNamed {
  package var wireName: String {
    switch self {
    case .regular: "regular"
    case .early: "early"
    case .stub: "stub"
    case .downPayment: "down-payment"
    case .holiday: "holiday"
    }
  }
}

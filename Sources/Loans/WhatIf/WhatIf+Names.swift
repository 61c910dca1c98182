public import LoanArithmetic

extension WhatIf {
  /// The names of questions, as a client and the command line write them.
  public enum Name: String, CaseIterable, Sendable {
    case earlyRepayment = "early-repayment"
    case payoff, cure
    case paymentHoliday = "payment-holiday"
    case minimumOnly = "minimum-only"
    case fixed, rate

    /// The names of the parameters that belong to the question.
    public var parameters: [String] {
      switch self {
      case .earlyRepayment: ["amount", "on", "keep", "schedule"]
      case .payoff, .cure: ["on"]
      case .paymentHoliday: ["months", "schedule"]
      case .minimumOnly: []
      case .fixed: ["amount"]
      case .rate: ["percent", "from", "schedule"]
      }
    }
  }

  /// The stated parameters in the form in which a client writes them, in the order of ``Name/parameters``. Equal
  /// questions have equal texts: an amount has no zeros at its end.
  public var parameters: [(name: String, value: String)] {
    let stated: [(String, String?)] =
      switch scenario {
      case .earlyRepayment(let amount, let day, let kept):
        [("amount", amount.shortest), ("on", day?.description), ("keep", kept?.name)]
      case .payoff(let day), .cure(let day): [("on", day?.description)]
      case .paymentHoliday(let months): [("months", "\(months)")]
      case .minimumOnly: []
      case .fixedPayment(let amount): [("amount", amount.shortest)]
      case .rateChange(let percent, let day): [("percent", percent.shortest), ("from", day.description)]
      }
    return (stated + [("schedule", showsSchedule ? "true" : nil)]).compactMap { name, value in value.map { (name, $0) }
    }
  }
}

extension WhatIf.Scenario {
  /// The name of the question.
  public var name: WhatIf.Name {
    switch self {
    case .earlyRepayment: .earlyRepayment
    case .payoff: .payoff
    case .cure: .cure
    case .paymentHoliday: .paymentHoliday
    case .minimumOnly: .minimumOnly
    case .fixedPayment: .fixed
    case .rateChange: .rate
    }
  }
}

extension EarlyRepayment.Kept {
  /// The name in a question.
  public var name: String {
    switch self {
    case .payment: "payment"
    case .term: "term"
    }
  }
}

extension ExactDecimal {
  fileprivate var shortest: String { trimmed().description }
}

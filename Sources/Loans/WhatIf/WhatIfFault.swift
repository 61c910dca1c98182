import LoanArithmetic

/// A reason why the values of a question are not acceptable.
package struct WhatIfFault: Sendable, Hashable {
  /// The name of the parameter at fault; `nil` if the question has no answer for any value.
  package var parameter: String?
  package var reason: Reason

  package enum Reason: Sendable, Hashable {
    /// The value is outside the limits of its parameter.
    case outside(WhatIfInputs)
    case obstacle(WhatIfObstacle)
  }
}

extension WhatIfInputs {
  /// Returns the names of the parameters whose values are not accepted.
  ///
  /// - Parameters:
  ///   - scenario: the question.
  ///   - usual: the day of a question without one.
  fileprivate func refusedParameters(of scenario: WhatIf.Scenario, on usual: CalendarDate) -> [String] {
    func isOutside(_ day: CalendarDate?) -> Bool { !(days?.contains(day ?? usual) ?? true) }
    var names: [String] = []
    switch scenario {
    case .earlyRepayment(let amount, let day, let kept):
      if !(amounts?.contains(amount) ?? true) { names.append("amount") }
      if isOutside(day) { names.append("on") }
      if let kept, !self.kept.contains(kept) { names.append("keep") }
    case .payoff(let day): if isOutside(day) { names.append("on") }
    case .paymentHoliday(let number): if !(months?.contains(number) ?? true) { names.append("months") }
    case .cure, .minimumOnly, .fixedPayment, .rateChange: break
    }
    return names
  }
}

extension WhatIf.Scenario {
  /// The day for which an early repayment is asked; `nil` for the day of the screen and for any other question.
  fileprivate var day: CalendarDate? { if case .earlyRepayment(_, let day, _) = self { day } else { nil } }
}

extension LoanOnDay {
  /// Returns the reasons why the values of a question are not acceptable; empty if its answer is about exactly them.
  ///
  /// - Parameter answer: the answer to the question.
  package func faults(in scenario: WhatIf.Scenario, answeredBy answer: WhatIfAnswer) -> [WhatIfFault] {
    let inputs = inputs(of: scenario.name, on: scenario.day)
    if let inputs {
      if case .earlyRepayment(let amount, _, _) = scenario, Money(amount, currency: currency) == nil,
        case .impossible(let obstacle) = answer
      {
        return [WhatIfFault(parameter: "amount", reason: .obstacle(obstacle))]
      }
      let refused = inputs.refusedParameters(of: scenario, on: usualDayOfRepayment)
      if !refused.isEmpty { return refused.map { WhatIfFault(parameter: $0, reason: .outside(inputs)) } }
    }
    // The answer for a day before today may be known, but nobody can pay on that day any more.
    if inputs == nil, case .payoff(let day?) = scenario, day < firstDayOfChange {
      return [WhatIfFault(parameter: "on", reason: .obstacle(.tooEarly(firstDayOfChange)))]
    }
    guard case .impossible(let obstacle) = answer else { return [] }
    let parameter = inputs == nil ? obstacle.parameter(of: scenario) : nil
    let isAsked = parameter.map(scenario.name.parameters.contains) ?? false
    return [WhatIfFault(parameter: isAsked ? parameter : nil, reason: .obstacle(obstacle))]
  }
}

extension WhatIfObstacle {
  /// The parameter whose value is the obstacle, in a question without known limits; `nil` if no value has an answer.
  fileprivate func parameter(of scenario: WhatIf.Scenario) -> String? {
    switch (self, scenario) {
    case (.belowMinimum, _), (.aboveMaximum, _), (.belowMinimumPayment, _), (.neverRepaid, _), (.badAmount, _),
      (.tooLarge, _):
      "amount"
    case (.badPercent, _), (.noResult, .rateChange): "percent"
    case (.badMonths, _): "months"
    case (.tooEarly, .rateChange), (.tooLate, .rateChange): "from"
    case (.tooEarly, .cure), (.afterNextPayment, .cure): "on"
    default: nil
    }
  }
}

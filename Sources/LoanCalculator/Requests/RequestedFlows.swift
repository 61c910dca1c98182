import LoanArithmetic
import LoanDetailJSON

/// The cash flows of a request for an effective rate.
enum RequestedFlows {
  case dated([DatedCashFlow])
  /// Flows with times in periods of the rate, and the number of these periods in a year.
  case timed([CashFlow], perYear: Fraction)

  /// The largest number of flows that the calculations accept.
  static let most = 24_000
  /// The fields of an amount paid out and equal payments, which replace the list of flows.
  private static let levelForm: [EffectiveRateAnswer.Field] = [.amountFinanced, .payment, .payments]

  /// Reads the flows, in any of the forms that the method allows.
  init(
    _ fields: RequestFields<EffectiveRateAnswer.Field>, for method: EffectiveRateAnswer.Method
  ) throws(CalculationError) {
    let perYearField: EffectiveRateAnswer.Field? =
      switch method {
      case .eu: nil
      case .us: .unitPeriodsPerYear
      case .psk: .basePeriodsPerYear
      }
    try Self.refuseUnusedFields(fields, method: method, perYearField: perYearField)
    if let perYearField, Self.levelForm.contains(where: fields.has) {
      self = .timed(try Self.level(fields), perYear: try fields.required(perYearField, as: .fraction))
      return
    }
    guard fields.has(.cashFlows) else {
      throw CalculationError(
        .missing, at: fields.path(of: .cashFlows), found: "nothing", expected: "an array of cash flows")
    }
    let perYear: Fraction? =
      if let perYearField { try fields.optional(perYearField, as: .fraction) } else { nil }
    if let perYear {
      let flows = try fields.list(.cashFlows) { (value, path) throws(CalculationError) in
        try CashFlow(value, at: path, by: method)
      }
      self = .timed(flows, perYear: perYear)
    } else if method == .eu, try fields.list(.cashFlows, of: .hasMember("date")).contains(false) {
      self = .timed(try Self.series(fields), perYear: .one)
    } else if let perYearField,
      try fields.list(.cashFlows, of: .hasMember("q", "unit_periods", without: "date")).contains(true)
    {
      throw CalculationError(
        .missing, at: fields.path(of: perYearField), found: "nothing",
        expected: "the number of periods in a year, or a date in every flow")
    } else {
      self = .dated(try fields.list(.cashFlows, DatedCashFlow.init))
    }
  }

  /// Refuses fields that this method does not read, and flows in two forms at once.
  private static func refuseUnusedFields(
    _ fields: RequestFields<EffectiveRateAnswer.Field>, method: EffectiveRateAnswer.Method,
    perYearField: EffectiveRateAnswer.Field?
  ) throws(CalculationError) {
    let isLevel = perYearField != nil && !fields.has(.cashFlows)
    let unused: [EffectiveRateAnswer.Field] =
      [.unitPeriodsPerYear, .basePeriodsPerYear].filter { $0 != perYearField }
      + (isLevel ? [] : levelForm)
    guard let field = unused.first(where: fields.has) else { return }
    throw CalculationError(
      .contradiction, at: fields.path(of: field), found: field.rawValue,
      expected: "only what goes with \(method.rawValue)\(fields.has(.cashFlows) ? " and cash_flows" : "")")
  }

  /// Returns one amount paid out and equal payments, one in each period after it.
  private static func level(_ fields: RequestFields<EffectiveRateAnswer.Field>) throws(CalculationError) -> [CashFlow] {
    let advance = try positiveAmount(.amountFinanced, in: fields)
    let payment = try positiveAmount(.payment, in: fields)
    let count = try fields.required(.payments, as: .whole(in: 1...most - 1))
    return [CashFlow(amount: advance.negated, time: .zero)]
      + (1...count).map { CashFlow(amount: payment, time: Fraction(whole: Int64($0))) }
  }

  /// Returns a required amount that is above zero.
  private static func positiveAmount(
    _ name: EffectiveRateAnswer.Field, in fields: RequestFields<EffectiveRateAnswer.Field>
  ) throws(CalculationError) -> WideDecimal {
    let amount = try fields.required(name, as: .flowAmount)
    guard amount.coefficient > 0 else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: name), found: amount.description, expected: "an amount above zero")
    }
    return amount
  }

  /// Returns the flows of series of equal amounts at equal steps of time.
  private static func series(
    _ fields: RequestFields<EffectiveRateAnswer.Field>
  ) throws(CalculationError) -> [CashFlow] {
    var room = most
    let series = try fields.list(.cashFlows) { (value, path) throws(CalculationError) in
      let flows = try CashFlowSeries(value, at: path)
      room -= flows.count
      guard room >= 0 else {
        throw CalculationError(
          .tooMany, at: "\(path).count", found: "\(flows.count)", expected: "at most \(most) cash flows in all")
      }
      return try flows.expanded()
    }
    return series.flatMap(\.self)
  }
}

extension RequestValue<Bool> {
  /// Whether an object has at least one of some members and does not have another one.
  fileprivate static func hasMember(_ names: String..., without other: String? = nil) -> RequestValue {
    RequestValue("an object") { value in
      guard case .object(let members) = value else { return nil }
      let present = members.filter { $0.value != .null }.map(\.name)
      return present.contains(where: names.contains) && !present.contains { $0 == other }
    }
  }
}

extension WideDecimal {
  /// The number with the opposite sign.
  var negated: WideDecimal { WideDecimal(coefficient: -coefficient, scale: scale) }
}

import LoanArithmetic
import LoanDetailJSON

/// The cash flows of a request: by date, or by time in the periods of the rate.
enum CalcFlows {
  case dated([DatedCashFlow])
  case timed([CashFlow], perYear: Fraction)

  /// How many flows the calculations accept.
  private static let most = 24_000

  /// Reads the flows in whichever shape they have.
  init(_ fields: CalcFields<EffectiveRateAnswer.Field>, _ method: EffectiveRateAnswer.Method) throws(CalcError) {
    let perYearField: EffectiveRateAnswer.Field? =
      switch method {
      case .eu: nil
      case .us: .unitPeriodsPerYear
      case .psk: .basePeriodsPerYear
      }
    try Self.refuseStrangers(fields, method, perYearField)
    if let perYearField, fields.has(.amountFinanced) {
      self = .timed(try Self.level(fields), perYear: try fields.required(perYearField, as: .fraction))
      return
    }
    guard fields.has(.cashFlows) else {
      throw CalcError(
        "missing", at: fields.path(of: .cashFlows), found: "nothing", expected: "an array of cash flows")
    }
    let perYear: Fraction? =
      if let perYearField { try fields.optional(perYearField, as: .fraction) } else { nil }
    if let perYear {
      let flows = try fields.list(.cashFlows) { (value, path) throws(CalcError) in
        try CashFlow(value, at: path, method)
      }
      self = .timed(flows, perYear: perYear)
    } else if method == .eu, try fields.list(.cashFlows, of: .hasMember("date")).contains(false) {
      self = .timed(try Self.series(fields), perYear: .one)
    } else if let perYearField,
      try fields.list(.cashFlows, of: .hasMember("q", "unit_periods", without: "date")).contains(true)
    {
      throw CalcError(
        "missing", at: fields.path(of: perYearField), found: "nothing",
        expected: "the number of periods in a year, or a date in every flow")
    } else {
      self = .dated(try fields.list(.cashFlows, DatedCashFlow.init))
    }
  }

  /// Fields of another method, or of both shapes of flows, would be read by nobody.
  private static func refuseStrangers(
    _ fields: CalcFields<EffectiveRateAnswer.Field>, _ method: EffectiveRateAnswer.Method,
    _ perYearField: EffectiveRateAnswer.Field?
  ) throws(CalcError) {
    let isLevel = perYearField != nil && !fields.has(.cashFlows)
    let strangers: [EffectiveRateAnswer.Field] =
      [.unitPeriodsPerYear, .basePeriodsPerYear].filter { $0 != perYearField }
      + (isLevel ? [] : [.amountFinanced, .payment, .payments])
    guard let stranger = strangers.first(where: fields.has) else { return }
    throw CalcError(
      "contradiction", at: fields.path(of: stranger), found: stranger.rawValue,
      expected: "only what goes with \(method.rawValue)\(fields.has(.cashFlows) ? " and cash_flows" : "")")
  }

  /// One amount paid out and so many equal payments, a period apart.
  private static func level(_ fields: CalcFields<EffectiveRateAnswer.Field>) throws(CalcError) -> [CashFlow] {
    let advance = try fields.required(.amountFinanced, as: .flowAmount)
    let payment = try fields.required(.payment, as: .flowAmount)
    let count = try fields.required(.payments, as: .whole(in: 1...most - 1))
    return [CashFlow(amount: advance.negated, time: .zero)]
      + (1...count).map { CashFlow(amount: payment, time: Fraction(whole: Int64($0))) }
  }

  private static func series(_ fields: CalcFields<EffectiveRateAnswer.Field>) throws(CalcError) -> [CashFlow] {
    var room = most
    let series = try fields.list(.cashFlows) { (value, path) throws(CalcError) in
      let flows = try CashFlowSeries(value, at: path)
      room -= flows.count
      guard room >= 0 else {
        throw CalcError(
          "too-many", at: "\(path).count", found: "\(flows.count)", expected: "at most \(most) cash flows in all")
      }
      return try flows.expanded()
    }
    return series.flatMap(\.self)
  }
}

extension CalcValue<Bool> {
  /// Whether a flow has one of some members, and not another.
  fileprivate static func hasMember(_ names: String..., without other: String? = nil) -> CalcValue {
    CalcValue("an object") { value in
      guard case .object(let members) = value else { return nil }
      let present = members.filter { $0.value != .null }.map(\.name)
      return present.contains(where: names.contains) && !present.contains { $0 == other }
    }
  }
}

extension WideDecimal {
  var negated: WideDecimal { WideDecimal(coefficient: -coefficient, scale: scale) }
}

import LoanArithmetic
import LoanDetailJSON

/// The direction of an amount that is given without a sign.
private enum FlowKind: String, WireNamed {
  case drawdown, advance, disbursement, payment
}

extension RequestFields {
  /// Returns an amount with its sign, which is negative if the amount is paid out to the borrower. Without a kind, the
  /// amount has its own sign.
  func signedAmount(_ amount: Name, kind: Name) throws(CalculationError) -> WideDecimal {
    let value = try required(amount, as: .flowAmount)
    guard let kind: FlowKind = try optional(kind, as: .choice) else { return value }
    guard value.coefficient >= 0 else {
      throw CalculationError(
        .outOfRange, at: path(of: amount), found: value.description,
        expected: "an amount of zero or more, as the kind says which way it goes")
    }
    return kind == .payment ? value : value.negated
  }
}

extension DatedCashFlow {
  private enum Field: String, CaseIterable { case kind, amount, date }

  init(_ value: JSONValue, at path: String) throws(CalculationError) {
    // A flow may also state its periods. They are ignored here, because they follow from the dates.
    let fields = try RequestFields<Field>(value, at: path, ignoring: ["unit_periods", "fraction", "q", "e"])
    self.init(
      date: try fields.required(.date, as: .date), amount: try fields.signedAmount(.amount, kind: .kind))
  }
}

extension CashFlow {
  private enum Field: String, CaseIterable {
    case kind, amount, date
    case unitPeriods = "unit_periods"
    case fraction, q, e
  }

  /// Reads a flow whose time is a number of full periods and a fraction of one. A method has its own names for them.
  init(_ value: JSONValue, at path: String, by method: EffectiveRateAnswer.Method) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path)
    let (whole, odd): (Field, Field) = method == .psk ? (.q, .e) : (.unitPeriods, .fraction)
    let part = try fields.optional(odd, as: .fraction) ?? .zero
    guard part >= .zero, part <= .one else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: odd), found: part.description,
        expected: "a part of a period between 0 and 1")
    }
    self.init(
      amount: try fields.signedAmount(.amount, kind: .kind), time: try fields.required(whole, as: .fraction), odd: part)
  }
}

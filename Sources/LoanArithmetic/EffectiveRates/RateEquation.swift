/// The equation Σ amount / ((1 + odd·i)·(1 + i)^time) = 0, prepared for evaluating at many rates.
///
/// Flows stand in the order of time, those at the same time added up, and the first at time zero: moving the origin
/// multiplies every term by the same positive factor. The discount of each flow follows from that of the one before by
/// one multiplication, since few distinct steps occur.
struct RateEquation: Sendable {
  /// How many cash flows are accepted.
  static let maximumFlows = 24_000

  private(set) var amounts: [DoubleDouble] = []
  /// For each flow the index of its step from the flow before, and of its odd part.
  private(set) var stepIndices: [Int] = []
  private(set) var oddIndices: [Int] = []
  private(set) var steps: [DoubleDouble] = []
  private(set) var odds: [DoubleDouble] = []
  /// The same as `Double`s, for searching.
  private(set) var times: [Double] = []

  /// How often the sign changes from one flow to the next. With one change there is exactly one root above −100 %
  /// (Descartes' rule of signs for generalised polynomials; the factor 1 + odd·i with odd ≤ 1 keeps the order).
  private(set) var signChanges = 0
  /// The sign of the sum of all amounts: of the equation at the rate zero.
  private(set) var signAtZero = 0

  /// - Throws: `no-flows`, `no-disbursement`, `no-payment`, `too-many`, `out-of-range`.
  init(_ flows: [CashFlow]) throws(LoanArithmeticError) {
    try Self.check(flows)
    let sorted = flows.filter { $0.amount.coefficient != 0 }
      .sorted { left, right in
        let order = Self.order(left, right)
        return order == 0 ? left.odd < right.odd : order < 0
      }
    var total = DoubleDouble.zero
    var stepsSeen: [Fraction: Int] = [:]
    var oddsSeen: [Fraction: Int] = [:]
    var previous: CashFlow?
    for flow in sorted {
      let amount = DoubleDouble(flow.amount)
      total = total + amount
      if let last = previous, last.time == flow.time, last.odd == flow.odd {
        amounts[amounts.count - 1] = amounts[amounts.count - 1] + amount
        continue
      }
      let step = try Self.step(from: previous?.time ?? flow.time, to: flow.time)
      stepIndices.append(Self.index(of: step, in: &stepsSeen, &steps))
      oddIndices.append(Self.index(of: flow.odd, in: &oddsSeen, &odds))
      amounts.append(amount)
      times.append((times.last ?? 0) + DoubleDouble(step).high)
      previous = flow
    }
    signAtZero = Self.exactSign(of: sorted, approximately: total)
    countSignChanges()
  }

  var count: Int { amounts.count }

  /// The sign of the first flow that does not vanish, which is the sign of the equation at very high rates.
  var signAtInfinity: Int { amounts.first { $0.high != 0 }.map { $0.high > 0 ? 1 : -1 } ?? 0 }

  private mutating func countSignChanges() {
    var last = 0
    for amount in amounts where amount.high != 0 {
      let sign = amount.high > 0 ? 1 : -1
      if last != 0, sign != last { signChanges += 1 }
      last = sign
    }
  }

  private static func order(_ left: CashFlow, _ right: CashFlow) -> Int {
    guard let first = left.time.adding(left.odd), let second = right.time.adding(right.odd) else { return 0 }
    return first == second ? 0 : first < second ? -1 : 1
  }

  private static func step(from: Fraction, to: Fraction) throws(LoanArithmeticError) -> Fraction {
    let (above, below) = (
      Int128(to.numerator) * Int128(from.denominator) - Int128(from.numerator) * Int128(to.denominator),
      Int128(to.denominator) * Int128(from.denominator)
    )
    guard let step = Fraction(above, below) else {
      throw LoanArithmeticError(.overflow, at: "cash_flows", expected: "times whose differences fit a ratio of 64 bits")
    }
    return step
  }

  private static func index(
    of value: Fraction, in seen: inout [Fraction: Int], _ values: inout [DoubleDouble]
  ) -> Int {
    if let index = seen[value] { return index }
    seen[value] = values.count
    values.append(DoubleDouble(value))
    return values.count - 1
  }

  /// Amounts are decimals, so their sum is exactly zero or at least one unit of the finest.
  private static func exactSign(of flows: [CashFlow], approximately total: DoubleDouble) -> Int {
    let finest = flows.map(\.amount.scale).max() ?? 0
    var sum: Int128 = 0
    for flow in flows {
      let (product, overflow) = flow.amount.coefficient.multipliedReportingOverflow(
        by: WideDecimal.powerOfTen(finest - flow.amount.scale))
      let (next, carry) = sum.addingReportingOverflow(product)
      guard !overflow, !carry else { return total.high > 0 ? 1 : total.high < 0 ? -1 : 0 }
      sum = next
    }
    return sum.signum() > 0 ? 1 : sum.signum() < 0 ? -1 : 0
  }

  private static func check(_ flows: [CashFlow]) throws(LoanArithmeticError) {
    func fault(_ code: LoanArithmeticError.Code, _ expected: String, _ found: String = "") -> LoanArithmeticError {
      LoanArithmeticError(code, at: "cash_flows", expected: expected, found: found)
    }
    guard !flows.isEmpty else { throw fault(.noFlows, "at least two cash flows") }
    guard flows.count <= maximumFlows else {
      throw fault(.tooMany, "at most \(maximumFlows) cash flows", String(flows.count))
    }
    guard flows.contains(where: { $0.amount.coefficient < 0 }) else {
      throw fault(.noDisbursement, "at least one amount paid out to the borrower")
    }
    guard flows.contains(where: { $0.amount.coefficient > 0 }) else {
      throw fault(.noPayment, "at least one amount paid back by the borrower")
    }
    for (index, flow) in flows.enumerated() {
      guard flow.odd >= .zero, flow.odd <= .one else {
        throw LoanArithmeticError(
          .outOfRange, at: "cash_flows[\(index)].fraction", expected: "a part of a period between 0 and 1",
          found: flow.odd.description)
      }
      guard flow.time > (Fraction(-100_000) ?? .zero), flow.time < (Fraction(100_000) ?? .one) else {
        throw LoanArithmeticError(
          .outOfRange, at: "cash_flows[\(index)]", expected: "a time within 100000 periods",
          found: flow.time.description)
      }
    }
  }
}

/// The equation Σ amount / ((1 + odd·i)·(1 + i)^time) = 0, prepared for evaluation at many rates.
///
/// Flows are in order of time, flows at the same time are added up, and the first flow is at time zero. Moving the
/// origin keeps the roots, because it multiplies every term by the same positive factor. Few distinct steps occur
/// between flows, so one multiplication by a stored factor turns the discount of one flow into that of the next.
struct RateEquation: Sendable {
  /// The largest number of cash flows accepted.
  static let maximumFlows = 24_000

  /// The amounts of the flows.
  private(set) var amounts: [DoubleDouble] = []
  /// For each flow, the index in `steps` of the step from the previous flow.
  private(set) var stepIndices: [Int] = []
  /// For each flow, the index in `odds` of its odd part.
  private(set) var oddIndices: [Int] = []
  /// The different times between consecutive flows.
  private(set) var steps: [DoubleDouble] = []
  /// The different odd parts.
  private(set) var odds: [DoubleDouble] = []
  /// The times of the flows from the first one, in `Double`, for the search.
  private(set) var times: [Double] = []

  /// The number of sign changes between consecutive flows. With one change there is exactly one root above −100 %
  /// (Descartes' rule of signs for generalised polynomials; the factor 1 + odd·i with odd ≤ 1 keeps the order).
  private(set) var signChanges = 0
  /// The sign of the sum of all amounts, which is the sign of the equation at the rate zero.
  private(set) var signAtZero = 0

  /// Prepares the equation of flows, which may be in any order.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`; `.overflow` if the differences
  ///   of times or the sum of amounts do not fit.
  init(_ flows: [CashFlow]) throws(LoanArithmeticError) {
    try Self.check(flows)
    let sorted = Self.inOrder(flows.filter { $0.amount.coefficient != 0 })
    var steps = Steps()
    var seenOdds: [Fraction: Int] = [:]
    var previous: CashFlow?
    for flow in sorted {
      let amount = DoubleDouble(flow.amount)
      if let last = previous, last.time == flow.time, last.odd == flow.odd {
        amounts[amounts.count - 1] = amounts[amounts.count - 1] + amount
        continue
      }
      stepIndices.append(try steps.index(from: previous?.time ?? flow.time, to: flow.time))
      oddIndices.append(oddIndex(of: flow.odd, after: previous?.odd, in: &seenOdds))
      amounts.append(amount)
      times.append((times.last ?? 0) + steps.values[stepIndices[stepIndices.count - 1]].high)
      previous = flow
    }
    self.steps = steps.values
    signAtZero = try Self.exactSign(of: sorted)
    countSignChanges()
  }

  /// The number of flows, after those at the same time were added up.
  var count: Int { amounts.count }

  /// The sign of the first flow that is not zero, which is the sign of the equation at very high rates; zero if all
  /// flows are zero.
  var signAtInfinity: Int { amounts.first { $0.high != 0 }.map { $0.high > 0 ? 1 : -1 } ?? 0 }

  /// Sets ``signChanges``. Flows that add up to zero are left out.
  private mutating func countSignChanges() {
    var last = 0
    for amount in amounts where amount.high != 0 {
      let sign = amount.high > 0 ? 1 : -1
      if last != 0, sign != last { signChanges += 1 }
      last = sign
    }
  }

  /// Sorts flows by the end of their odd part; flows with the same end keep their order.
  private static func inOrder(_ flows: [CashFlow]) -> [CashFlow] {
    let keyed = flows.enumerated().map { (end: $1.time.adding($1.odd) ?? $1.time, position: $0) }
    if zip(keyed, keyed.dropFirst()).allSatisfy({ $0.end <= $1.end }) { return flows }
    return keyed.sorted { $0.end == $1.end ? $0.position < $1.position : $0.end < $1.end }.map { flows[$0.position] }
  }

  /// Returns the index of an odd part in ``odds``, to which a new one is added.
  ///
  /// - Parameters:
  ///   - previous: the odd part of the flow before; `nil` for the first flow.
  ///   - seen: the indices of the odd parts so far.
  private mutating func oddIndex(
    of odd: Fraction, after previous: Fraction?, in seen: inout [Fraction: Int]
  ) -> Int {
    if odd == previous, let last = oddIndices.last { return last }
    if let index = seen[odd] { return index }
    seen[odd] = odds.count
    odds.append(DoubleDouble(odd))
    return odds.count - 1
  }

  /// Returns the exact sign of the sum: amounts are decimals, so their sum has no rounding error.
  private static func exactSign(of flows: [CashFlow]) throws(LoanArithmeticError) -> Int {
    let total = try WideDecimal.sum(flows.lazy.map(\.amount))
    return Int(total.coefficient.signum())
  }

  /// Throws the first fault of the flows.
  private static func check(_ flows: [CashFlow]) throws(LoanArithmeticError) {
    func fault(_ code: LoanArithmeticError.Code, _ expected: String, _ found: String? = nil) -> LoanArithmeticError {
      LoanArithmeticError(code, at: .cashFlows, expected: expected, found: found)
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
          .outOfRange, at: .cashFlowOdd(index), expected: "a part of a period between 0 and 1",
          found: flow.odd.description)
      }
      guard flow.time > (Fraction(-100_000) ?? .zero), flow.time < (Fraction(100_000) ?? .one) else {
        throw LoanArithmeticError(
          .outOfRange, at: .cashFlow(index), expected: "a time within 100000 periods",
          found: flow.time.description)
      }
    }
  }
}

/// The distinct steps between the times of consecutive flows.
private struct Steps {
  /// The steps, in the order in which they were first looked up.
  private(set) var values: [DoubleDouble] = []
  /// The indices of the steps in `values`.
  private var seen: [Fraction: Int] = [:]
  /// The last difference looked up, before reduction to lowest terms.
  private var last: (above: Int128, below: Int128, index: Int)?

  /// Returns the index of the step between two times in `values`, to which a new one is added.
  ///
  /// - Throws: `.overflow` if the step does not fit a ratio of 64 bits.
  mutating func index(from: Fraction, to: Fraction) throws(LoanArithmeticError) -> Int {
    let isSame = from.denominator == to.denominator
    let (above, below) =
      isSame
      ? (Int128(to.numerator) - Int128(from.numerator), Int128(to.denominator))
      : (
        Int128(to.numerator) * Int128(from.denominator) - Int128(from.numerator) * Int128(to.denominator),
        Int128(to.denominator) * Int128(from.denominator)
      )
    if let last, last.above == above, last.below == below { return last.index }
    guard let step = Fraction(above, below) else {
      throw LoanArithmeticError(.overflow, at: .cashFlows, expected: "times whose differences fit a ratio of 64 bits")
    }
    let index = seen[step] ?? values.count
    if index == values.count {
      seen[step] = index
      values.append(DoubleDouble(step))
    }
    last = (above, below, index)
    return index
  }
}

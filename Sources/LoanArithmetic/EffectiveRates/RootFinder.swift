/// Finds the root of a rate equation that the laws require: the smallest root that is not negative.
///
/// The search variable is the force of interest ln(1 + i), which makes the terms exponentials. If the signs of the
/// flows change once, there is one root, and safeguarded Newton steps find it. If they change more often, bounds for
/// the equation and its slope over intervals first separate the roots.
struct RootFinder {
  let equation: RateEquation
  /// The number of evaluations so far.
  private var evaluations = 0

  /// The highest force of interest of the search, for a rate of about 10^19 percent.
  private static let highestForce = 39.0
  /// The largest number of evaluations in one search.
  private static let maximumEvaluations = 20_000
  /// The work allowed in one search: an evaluation costs one unit for each flow, and about 50 for each different time
  /// between flows.
  private static let maximumWork = 20_000_000
  /// The number of evaluations that this search may take: at least 200.
  private let allowedEvaluations: Int

  init(equation: RateEquation) {
    self.equation = equation
    let work = equation.count + 50 * (equation.steps.count + equation.odds.count)
    allowedEvaluations = min(Self.maximumEvaluations, max(Self.maximumWork / max(work, 1), 200))
  }

  /// Returns the rate of one period with about 28 digits.
  ///
  /// - Parameter signed: whether to return a negative root if there is no positive one.
  /// - Throws: `.noRoot`, `.notProven`.
  mutating func smallestRoot(signed: Bool) throws(LoanArithmeticError) -> DoubleDouble {
    if equation.signAtZero == 0 { return .zero }
    var bracket: ClosedRange<Double>?
    if equation.signChanges == 1, equation.signAtZero == -equation.signAtInfinity {
      bracket = try bracketAbove()
    } else if equation.signChanges > 1 {
      bracket = try isolate(0...Self.highestForce, depth: 0)
    }
    if bracket == nil, signed, equation.signChanges == 1 { bracket = try bracketBelow() }
    guard let bracket else {
      throw LoanArithmeticError(
        .noRoot, at: .cashFlows,
        expected: "flows that some rate \(signed ? "" : "above zero ")makes worth nothing",
        found: equation.signAtZero < 0 ? "less paid back than paid out" : "no such rate")
    }
    return try polish(newton(in: bracket))
  }

  /// Evaluates the equation at a force of interest, and counts the evaluation.
  ///
  /// - Throws: `.notProven` if the search takes too long.
  private mutating func worth(_ force: Double) throws(LoanArithmeticError) -> RateEquation.Worth {
    evaluations += 1
    guard evaluations <= allowedEvaluations else {
      throw LoanArithmeticError(
        .notProven, at: .cashFlows, expected: "roots that can be told apart in \(allowedEvaluations) steps")
    }
    return equation.worth(force: force)
  }

  /// Returns an interval of positive forces at whose ends the signs differ; `nil` if there is none up to the highest.
  private mutating func bracketAbove() throws(LoanArithmeticError) -> ClosedRange<Double>? {
    var low = 0.0
    var high = 0.125
    while high < Self.highestForce {
      if try sign(worth(high).value) == equation.signAtInfinity { return low...high }
      (low, high) = (high, high * 2)
    }
    return try sign(worth(Self.highestForce).value) == equation.signAtInfinity ? low...Self.highestForce : nil
  }

  /// Returns an interval of negative forces at whose ends the signs differ; `nil` if there is none in the search.
  private mutating func bracketBelow() throws(LoanArithmeticError) -> ClosedRange<Double>? {
    var low = -0.125
    var high = 0.0
    while low > -Self.highestForce {
      let value = try worth(low).value
      if !value.isFinite { return nil }
      if sign(value) == -equation.signAtInfinity { return low...high }
      (low, high) = (low * 2, low)
    }
    return nil
  }

  /// Returns the leftmost interval within `range` that contains exactly one root, by bisection; `nil` if the range has
  /// no root.
  ///
  /// - Throws: `.notProven` if two roots cannot be told apart.
  private mutating func isolate(
    _ range: ClosedRange<Double>, depth: Int
  ) throws(LoanArithmeticError) -> ClosedRange<Double>? {
    let left = try worth(range.lowerBound)
    let right = try worth(range.upperBound)
    // Both sums fall as the rate rises, so their values at the ends bound the equation over the range. The margin
    // allows for rounding.
    let margin = (left.paid + left.disbursed) * 1e-12
    if right.paid - left.disbursed > margin || left.paid - right.disbursed < -margin { return nil }
    let falls = right.paidSlope - left.disbursedSlope > 0
    let rises = left.paidSlope - right.disbursedSlope < 0
    if falls || rises {
      return sign(left.value) != sign(right.value) ? range : nil
    }
    guard depth < 60 else {
      throw LoanArithmeticError(.notProven, at: .cashFlows, expected: "roots that lie apart")
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    if let first = try isolate(range.lowerBound...middle, depth: depth + 1) { return first }
    return try isolate(middle...range.upperBound, depth: depth + 1)
  }

  /// Returns the root in a bracket as a force of interest, by Newton steps that do not leave the bracket.
  private mutating func newton(in bracket: ClosedRange<Double>) throws(LoanArithmeticError) -> Double {
    var low = bracket.lowerBound
    var high = bracket.upperBound
    let signLow = low == 0 ? equation.signAtZero : sign(try worth(low).value)
    var force = (low + high) / 2
    for _ in 0..<200 {
      let worth = try worth(force)
      if worth.value == 0 { return force }
      if sign(worth.value) == signLow { low = force } else { high = force }
      // `worth.slope` is the derivative with respect to the rate e^force − 1; the factor converts it to the force.
      var next = force - worth.value / (worth.slope * DoubleDouble(force).exponential.high)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if (next - force).magnitude <= 4e-16 * max(force.magnitude, 1e-3) { return next }
      force = next
    }
    return force
  }

  /// Returns the rate of a force, refined by one or two Newton steps with 32 digits. The slope needs few digits.
  private func polish(_ force: Double) -> DoubleDouble {
    var rate = DoubleDouble(force).exponential - .one
    let slope = equation.worth(force: force).slope
    for _ in 0..<2 {
      let (value, bound) = equation.value(at: rate)
      guard slope != 0, value.high.magnitude > bound else { break }
      let step = value / DoubleDouble(slope)
      rate = rate - step
      if step.high.magnitude < 1e-13 * max(rate.high.magnitude, 1e-6) { break }
    }
    return rate
  }

  /// Returns 1, −1 or 0; 0 also for no number.
  private func sign(_ value: Double) -> Int {
    if value > 0 { return 1 }
    return value < 0 ? -1 : 0
  }
}

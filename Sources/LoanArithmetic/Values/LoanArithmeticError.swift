/// Why a calculation cannot give a figure.
///
/// A value, not prose: `code` is stable, `path` names the field at fault the way a request writes it
/// (`early_repayments[0].date`), `expected` and `found` are short phrases a message is made of.
public struct LoanArithmeticError: Error, Hashable, Sendable {
  /// What kind of fault it is. The raw values are stable.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A value that the calculation needs is not given.
    case missing
    /// A value is outside the range the calculation is defined for.
    case outOfRange = "out-of-range"
    /// A date comes before one it must follow.
    case datesOutOfOrder = "dates-out-of-order"
    /// Something that is given by date needs the schedule to have dates.
    case datesRequired = "dates-required"
    /// The name is not that of a known convention, method or rule.
    case unknownName = "unknown-name"
    /// More rows or cash flows than the calculation accepts.
    case tooMany = "too-many"
    /// Two values of one request contradict each other.
    case contradiction
    /// The payment does not cover the interest, so the debt would never be repaid.
    case neverAmortises = "never-amortises"
    /// An amount does not fit the range of exact arithmetic.
    case overflow
    /// There are no cash flows.
    case noFlows = "no-flows"
    /// No cash flow pays anything out to the borrower.
    case noDisbursement = "no-disbursement"
    /// No cash flow pays anything back.
    case noPayment = "no-payment"
    /// No rate in the range of the method solves the equation.
    case noRoot = "no-root"
    /// The equation is too flat for its root to be proven at the stated precision.
    case notProven = "not-proven"
  }

  /// The kind of fault.
  public let code: Code
  /// The field at fault, in the words of a request; empty when the whole request is.
  public let path: String
  /// What would have been right.
  public let expected: String
  /// What was there instead.
  public let found: String

  /// Describes a fault.
  public init(_ code: Code, at path: String = "", expected: String, found: String = "") {
    self.code = code
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The same fault of a value that stands inside another: `prefix` is put before the path.
  public func inside(_ prefix: String) -> LoanArithmeticError {
    let joined = path.isEmpty ? prefix : prefix.isEmpty ? path : "\(prefix).\(path)"
    return LoanArithmeticError(code, at: joined, expected: expected, found: found)
  }
}

extension LoanArithmeticError: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected.
  public var description: String {
    var text = path.isEmpty ? "" : "\(path): "
    text += found.isEmpty ? "expected \(expected)" : "found \(found), expected \(expected)"
    return text
  }
}

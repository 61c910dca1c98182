/// The reason why a calculation cannot give a figure.
///
/// The error is a value: ``code`` is the kind of fault, ``field`` is the value at fault, and ``found`` and ``expected``
/// are short English phrases for a message. A program that reads its input from JSON or a form translates the code and
/// the field into its own names.
public struct LoanArithmeticError: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Code: Sendable, Hashable, CaseIterable {
    /// A value is outside the range of the calculation.
    case outOfRange
    /// A date is before a date that it must follow.
    case datesOutOfOrder
    /// The terms contain a value that needs dates, and the schedule has none.
    case datesRequired
    /// The convention counts business days, and there is no calendar of them.
    case calendarRequired
    /// There is no convention with this name.
    case unknownName
    /// There are more rows or cash flows than the calculation accepts.
    case tooMany
    /// Two of the given values contradict each other.
    case contradiction
    /// The payment does not cover the interest, so that the debt is never repaid.
    case neverAmortises
    /// An amount does not fit the range of exact arithmetic.
    case overflow
    /// There are no cash flows.
    case noFlows
    /// No cash flow pays anything out to the borrower.
    case noDisbursement
    /// No cash flow pays anything back.
    case noPayment
    /// No rate in the range of the method solves the equation.
    case noRoot
    /// The equation is too flat to prove its root at the stated precision.
    case notProven
  }

  /// A found value.
  public enum Finding: Sendable, Hashable {
    /// A short English phrase, or the value itself.
    case text(String)
    /// A repayment method. The caller replaces it by its own name for the method.
    case method(RepaymentMethod)
  }

  /// The kind of fault.
  public let code: Code
  /// The value at fault; `nil` if the whole input is at fault.
  public let field: Field?
  /// The values that the calculation accepts, as a short English phrase.
  public let expected: String
  /// The value that was given; `nil` if there is nothing to quote.
  public let found: Finding?

  /// Creates an error about a value.
  public init(_ code: Code, at field: Field? = nil, expected: String, found: String? = nil) {
    self.init(code, at: field, expected: expected, finding: found.map(Finding.text))
  }

  /// Creates an error about a repayment method.
  public init(_ code: Code, at field: Field? = nil, expected: String, found method: RepaymentMethod) {
    self.init(code, at: field, expected: expected, finding: .method(method))
  }

  private init(_ code: Code, at field: Field?, expected: String, finding: Finding?) {
    self.code = code
    self.field = field
    self.expected = expected
    found = finding
  }
}

extension LoanArithmeticError {
  /// The error for a day count of business days without a calendar.
  static var calendarRequired: LoanArithmeticError {
    LoanArithmeticError(.calendarRequired, at: .businessCalendar, expected: "a calendar of business days")
  }

  /// The error for an amount that does not fit.
  package static var amountOverflow: LoanArithmeticError {
    LoanArithmeticError(.overflow, at: .principal, expected: "amounts that fit 64 bits of minor units")
  }

  /// The error for a rate that does not fit exact arithmetic.
  static var rateOverflow: LoanArithmeticError {
    LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a rate of fewer digits")
  }
}

extension LoanArithmeticError: CustomStringConvertible {
  /// One sentence: the field, what was found and what was expected.
  public var description: String {
    let place = field.map { "\($0): " } ?? ""
    switch found {
    case .text(let text): return "\(place)found \(text), expected \(expected)"
    case .method(let method): return "\(place)found \(method), expected \(expected)"
    case nil: return "\(place)expected \(expected)"
    }
  }
}

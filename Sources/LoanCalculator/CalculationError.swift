import DesignSystem
import LoanArithmetic

/// The reason why a request has no result.
struct CalculationError: Error, Hashable {
  /// The kinds of fault. The raw values are part of the format of replies.
  enum Code: String, Sendable, CaseIterable {
    /// The value does not have the type of its field.
    case unreadable
    /// The object has no field with this name.
    case unknownField = "unknown-field"
    /// A required field is absent.
    case missing
    case outOfRange = "out-of-range"
    case datesOutOfOrder = "dates-out-of-order"
    case datesRequired = "dates-required"
    case calendarRequired = "calendar-required"
    case unknownName = "unknown-name"
    case tooMany = "too-many"
    case contradiction
    case neverAmortises = "never-amortises"
    case overflow
    case noFlows = "no-flows"
    case noDisbursement = "no-disbursement"
    case noPayment = "no-payment"
    case noRoot = "no-root"
    case notProven = "not-proven"
  }

  let code: Code
  /// The field at fault, such as `params.early_repayments[0].date`; empty if the whole request is at fault.
  let path: String
  /// The found and the expected value, in full sentences.
  let message: String

  /// Creates an error whose message quotes a found value, if there is one, and may end with a sentence of advice.
  /// Numbers of cards are masked, and of accounts in quoted texts: a number may be as long as it is.
  init(_ code: Code, at path: String, found: String?, expected: String, advice: String? = nil) {
    self.code = code
    self.path = TextGuard.messages(path)
    let shown = found.map { $0.hasPrefix("\"") ? TextGuard.messages($0) : $0.withoutCard }
    let finding = shown.map { "Found \($0), expected \(expected)." } ?? "Expected \(expected)."
    message = [finding, advice.map { TextGuard.messages($0) }].compactMap(\.self).joined(separator: " ")
  }

  /// Translates an error of the arithmetic.
  ///
  /// - Parameter place: the object that the input of the calculation was read from.
  init(_ error: LoanArithmeticError, in place: String = "params") {
    let path = error.field.map { "\(place).\($0.wirePath)" } ?? place
    self.init(Code(error.code), at: path, found: error.found?.wireText, expected: error.expected)
  }
}

extension String {
  /// The number of a card, masked, if the digits of this number are one, before decimals or with an exponent; otherwise
  /// the text itself.
  fileprivate var withoutCard: String {
    let mantissa = prefix { "-+.0123456789".contains($0) }
    let whole = mantissa.prefix { $0 != "." }.filter(\.isNumber)
    let digits = lowercased().contains("e") ? mantissa.filter(\.isNumber) : whole
    return [whole, digits].first { Int64($0).map(NumberMask.isCard) ?? false }
      .map { NumberMask.masked(number: Substring($0)) } ?? self
  }
}

/// Runs a calculation and translates its error.
func calculating<Value>(_ body: () throws(LoanArithmeticError) -> Value) throws(CalculationError) -> Value {
  do {
    return try body()
  } catch {
    throw CalculationError(error)
  }
}

import LoanDetailJSON

/// A type of values that fields of a request take: what is expected, and how it is read.
struct CalcValue<Value: Sendable>: Sendable {
  /// What the field takes, such as `a date as "YYYY-MM-DD"`.
  let expected: String
  private let convert: @Sendable (JSONValue) throws(CalcValueFault) -> Value?

  /// - Parameter convert: `nil` for what is no such value at all.
  init(_ expected: String, _ convert: @escaping @Sendable (JSONValue) throws(CalcValueFault) -> Value?) {
    self.expected = expected
    self.convert = convert
  }

  /// Reads the value that stands at a path.
  func read(_ value: JSONValue, at path: String) throws(CalcError) -> Value {
    do {
      if let converted = try convert(value) { return converted }
    } catch {
      throw CalcError(
        error.code, at: path, found: value.summary, expected: error.expected ?? expected, advice: error.advice)
    }
    throw CalcError(CalcError.unreadable, at: path, found: value.summary, expected: expected)
  }
}

/// Why a value of the right kind cannot be taken.
struct CalcValueFault: Error {
  var code: String
  /// What the field takes, when that is more than its type says.
  var expected: String?
  var advice: String?

  static func overflow(_ expected: String) -> CalcValueFault { CalcValueFault(code: "overflow", expected: expected) }

  static func outOfRange(_ expected: String? = nil) -> CalcValueFault {
    CalcValueFault(code: "out-of-range", expected: expected)
  }
}

import LoanDetailJSON

/// A type of value that a field of a request can have.
///
/// `RequestValue<CalendarDate>.date`, for example, reads a day and describes it for error messages.
struct RequestValue<Value: Sendable>: Sendable {
  /// The values the field accepts, in words: `a day of the calendar as "YYYY-MM-DD"`.
  let expected: String
  /// Reads a value, as the parameter of the initializer does.
  private let convert: @Sendable (JSONValue) throws(RequestValueFault) -> Value?

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - expected: the values the field accepts, in words.
  ///   - convert: reads a value. It returns `nil` for a value of another type, and throws for a value of the right type
  ///     that cannot be used.
  init(_ expected: String, _ convert: @escaping @Sendable (JSONValue) throws(RequestValueFault) -> Value?) {
    self.expected = expected
    self.convert = convert
  }

  /// Reads a value. An error states the path.
  func read(_ value: JSONValue, at path: String) throws(CalculationError) -> Value {
    do {
      if let converted = try convert(value) { return converted }
    } catch {
      throw CalculationError(
        error.code, at: path, found: value.summary, expected: error.expected ?? expected, advice: error.advice)
    }
    throw CalculationError(.unreadable, at: path, found: value.summary, expected: expected)
  }
}

/// The reason why a value of the right type cannot be used.
struct RequestValueFault: Error {
  /// The kind of fault.
  var code: CalculationError.Code
  /// The values the field accepts, if that is more precise than the description of its type.
  var expected: String?
  /// A sentence about what to do; `nil` for none.
  var advice: String?

  static func overflow(_ expected: String) -> RequestValueFault {
    RequestValueFault(code: .overflow, expected: expected)
  }

  static func outOfRange(_ expected: String? = nil) -> RequestValueFault {
    RequestValueFault(code: .outOfRange, expected: expected)
  }
}

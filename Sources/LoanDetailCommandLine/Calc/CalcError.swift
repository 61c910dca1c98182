import LoanArithmetic
import LoanDetailCore

/// Why a request has no result.
struct CalcError: Error, Hashable {
  /// What kind of fault it is: one of the arithmetic's own codes, or one of the two below.
  var code: String
  /// The field at fault; empty when the whole request is.
  var path: String
  /// What was found and what was expected, in full sentences.
  var message: String

  /// A value that is not what its field takes.
  static let unreadable = "unreadable"
  /// A field that nothing is read from.
  static let unknownField = "unknown-field"

  init(_ code: String, at path: String, found: String?, expected: String, advice: String? = nil) {
    self.code = code
    self.path = path
    let finding = found.map { "Found \($0), expected \(expected)." } ?? "Expected \(expected)."
    message = [finding, advice].compactMap(\.self).joined(separator: " ")
  }

  /// A fault of the calculation, whose paths are those of the parameters or of what is inside a place in them.
  init(_ error: LoanArithmeticError, inside place: String = "params") {
    self.init(
      error.code.rawValue, at: error.inside(place).path, found: error.found.isEmpty ? nil : error.found,
      expected: error.expected)
  }
}

/// Calculates; a fault of the calculation is the request's.
func calculating<Value>(_ body: () throws(LoanArithmeticError) -> Value) throws(CalcError) -> Value {
  do {
    return try body()
  } catch {
    throw CalcError(error)
  }
}

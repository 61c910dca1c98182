import LoanArithmetic
import LoanDetailCore

extension SourceValue {
  /// A member of an object.
  subscript(name: String) -> SourceValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of an array; none of anything else.
  var elements: [SourceValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text, unless it is empty.
  var nonEmptyText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// The number, when it is a whole one.
  var wholeNumber: Int? {
    guard case .number(let digits) = self else { return nil }
    return ExactDecimal(digits)?.scaled(toDecimals: 0).flatMap { Int(exactly: $0) }
  }
}

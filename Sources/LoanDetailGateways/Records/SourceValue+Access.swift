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

  /// The product type the text names, when one of that name can be registered.
  var productType: ProductType? {
    guard case .string(let text) = self else { return nil }
    let type = ProductType(rawValue: text)
    return type.isWellFormed && type != .unknown ? type : nil
  }

  /// The number, when it is a whole one.
  var wholeNumber: Int? {
    guard case .number(let digits) = self else { return nil }
    return ExactDecimal(digits)?.scaled(toDecimals: 0).flatMap { Int(exactly: $0) }
  }
}

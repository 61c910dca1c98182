import LoanArithmetic
import LoanDetailJSON
import Loans

extension JSONItem {
  /// The product type in a string; `nil` if no type with this name can be registered.
  var productType: ProductType? {
    guard let text = string else { return nil }
    let type = ProductType(rawValue: text)
    return type.isWellFormed && type != .unknown ? type : nil
  }
}

extension JSONValue {
  /// The number as an integer; `nil` if the value is not a whole number.
  var wholeNumber: Int? {
    guard case .number(let digits) = self else { return nil }
    return ExactDecimal(digits)?.scaled(toDecimals: 0).flatMap { Int(exactly: $0) }
  }
}

import LoanDetailCore
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
  var wholeNumber: Int? { JSONItem.made(self).wholeNumber }
}

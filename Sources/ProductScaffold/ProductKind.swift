/// The kind of product that a new product is most like. It decides the sample records and the screens.
enum ProductKind: String, CaseIterable {
  /// A loan that is repaid in instalments.
  case instalment
  /// A debt that can be repaid and taken again, such as a card's.
  case revolving
  /// A loan in instalments with a security.
  case secured

  /// The screens of the product, in the order of its manifest. A revolving debt has no schedule.
  var screens: [String] {
    ["main", "details", "composition"] + (self == .revolving ? [] : ["schedule"]) + ["operations"]
  }

  /// Reads the value of the option `--like`.
  init(named name: String) throws(ScaffoldError) {
    guard let kind = ProductKind(rawValue: name) else {
      let kinds = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScaffoldError("--like takes one of \(kinds), not \"\(name)\".")
    }
    self = kind
  }
}

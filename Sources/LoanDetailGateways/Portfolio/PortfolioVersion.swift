import LoanDetailJSON

/// A version of the portfolio format.
public enum PortfolioVersion: Int, Sendable, Comparable, CaseIterable {
  /// Has fewer fields and names. A value that cannot be read makes its record a fault.
  case one = 1
  /// Covers every credit product: revolving lines, statements, sub-plans, rates by use, contacts. A value that cannot
  /// be read affects only its own fact.
  case two = 2

  /// The member in which a portfolio, or a loan by itself, states its version.
  static let member = "schemaVersion"

  /// The version that a document states; `nil` if it is not a known one.
  init?(_ stated: JSONValue) {
    guard let number = stated.wholeNumber else { return nil }
    self.init(rawValue: number)
  }

  public static func < (left: PortfolioVersion, right: PortfolioVersion) -> Bool { left.rawValue < right.rawValue }
}

/// One violation of the contract by a plugin.
public struct ConformanceFault: Sendable, Hashable, CustomStringConvertible {
  /// The violated rule.
  public let rule: ConformanceRule
  /// Every place of the fault, in the order in which they were found; at least one.
  ///
  /// A place is a product with its screen and the locale, a product, or the product type.
  public internal(set) var places: [String]
  /// The fault and its remedy, in full sentences.
  public let message: String

  /// The first place, the number of further ones, the message and the rule's identifier.
  public var description: String {
    let others =
      switch places.count {
      case ...1: ""
      case 2: " (and in 1 more place)"
      default: " (and in \(places.count - 1) more places)"
      }
    return "\(places.first ?? "")\(others): \(message) [\(rule.rawValue)]"
  }
}

/// A rule's finding at one place.
struct Finding: Sendable {
  /// The place, as in ``ConformanceFault/places``.
  var place: String
  /// The fault and its remedy, in full sentences.
  var message: String

  init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }
}

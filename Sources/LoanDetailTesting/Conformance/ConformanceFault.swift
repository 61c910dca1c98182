/// One violation of the contract by a plugin.
public struct ConformanceFault: Sendable, Hashable, CustomStringConvertible {
  /// The violated rule.
  public let rule: ConformanceRule
  /// The first place of the fault: a product with its screen and the locale, or the product type.
  public let place: String
  /// What was found and what to do about it, in full sentences.
  public let message: String
  /// The number of further places.
  public internal(set) var otherPlaces = 0

  /// The place, the message and the rule's identifier.
  public var description: String {
    let others =
      switch otherPlaces {
      case 0: ""
      case 1: " (and in 1 more place)"
      default: " (and in \(otherPlaces) more places)"
      }
    return "\(place)\(others): \(message) [\(rule.rawValue)]"
  }
}

/// A rule's finding at one place.
struct Finding {
  var place: String
  var message: String

  init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }
}

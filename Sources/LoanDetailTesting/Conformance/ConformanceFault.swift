/// One way in which a plugin breaks the contract.
public struct ConformanceFault: Sendable, Hashable, CustomStringConvertible {
  /// The rule it breaks.
  public let rule: ConformanceRule
  /// The first place where it does: a product, its screen and the locale, or the product type.
  public let place: String
  /// What was found and what to do about it, in full sentences.
  public let message: String
  /// In how many places besides.
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

/// What a rule found in one place.
struct Finding {
  var place: String
  var message: String

  init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }
}

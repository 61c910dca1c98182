/// A length of time in one calendar unit: a loan's term or the step between its payments.
public struct Term: Sendable, Hashable {
  /// The unit that is counted.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case days, weeks, months, years
  }

  /// How many units: one or more.
  public let count: Int
  /// The unit that is counted.
  public let unit: Unit

  /// Makes a term; `nil` unless the count is in 1...120 000.
  public init?(_ count: Int, _ unit: Unit) {
    guard (1...120_000).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }
}

/// The meaning of an item for the customer, as a role. Each client maps it to its own colours and icons.
public enum Tone: String, Sendable, Hashable, CaseIterable {
  /// Plain information.
  case neutral
  /// Good news, or something that is finished.
  case positive
  /// Needs attention soon.
  case attention
  /// Something is wrong and costs money.
  case critical
  /// Less important than the rest.
  case muted
}

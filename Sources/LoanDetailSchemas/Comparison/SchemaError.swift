/// Why a JSON value is no schema that can be compared, and where.
public struct SchemaError: Error, Sendable, Hashable {
  /// The two sides of a comparison.
  public enum Side: String, Sendable, Hashable {
    case old, new
  }

  /// Which of the two schemas is at fault.
  public var side: Side
  /// The place in it: `$defs.row.required`.
  public var path: String
  /// What stands there.
  public var found: String
  /// What may stand there.
  public var expected: String
}

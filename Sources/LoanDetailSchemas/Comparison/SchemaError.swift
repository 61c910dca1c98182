/// The reason why a JSON value is not a schema that can be compared, with the path of the fault.
public struct SchemaError: Error, Sendable, Hashable {
  /// One of the two schemas of a comparison.
  public enum Side: String, Sendable, Hashable {
    case old, new
  }

  /// The schema that contains the fault.
  public var side: Side
  /// The path of the fault in the schema, such as `$defs.row.required`.
  public var path: String
  /// The value found.
  public var found: String
  /// The value expected.
  public var expected: String
}

/// One difference between two versions of a JSON Schema, and its effect on those who use the schema.
public struct SchemaChange: Sendable, Hashable {
  /// The effect of a change.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Existing documents or readers of them stop working; the change requires a new version.
    case breaking
    /// Something new is allowed, and everything that worked continues to work.
    case additive
    /// The change has no effect on documents or their readers.
    case editorial
  }

  /// The effect of the change.
  public var kind: Kind
  /// The path in the new schema, such as `$.properties.debt` or `$defs.row.properties.caption`.
  public var path: String
  /// The old and the new state, as a full sentence.
  public var message: String
}

/// One difference between two versions of a JSON Schema, and what it means for those who rely on the schema.
public struct SchemaChange: Sendable, Hashable {
  /// What a change means.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Documents or their readers that worked do not any more: this takes a new version.
    case breaking
    /// There is something new, and all that was goes on working.
    case additive
    /// Nothing that a document or its reader could notice.
    case editorial
  }

  /// What the change means.
  public var kind: Kind
  /// The place in the new schema: `$.properties.debt`, `$defs.row.properties.caption`.
  public var path: String
  /// What was and what is, in a full sentence.
  public var message: String
}

/// Whether a new schema may take the place of an old one.
public enum SchemaVerdict: String, Sendable, Hashable {
  /// Nothing breaks.
  case compatible
  /// Something breaks, and the version is higher.
  case newVersion
  /// Something breaks, and the version is the same.
  case breaking
  /// The version is lower.
  case lowerVersion
  /// The `$id` names another schema.
  case otherName

  /// Whether the new schema may be published.
  public var isCompatible: Bool { self == .compatible || self == .newVersion }
}

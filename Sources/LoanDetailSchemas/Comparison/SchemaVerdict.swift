/// Whether a new schema can replace an old one.
public enum SchemaVerdict: String, Sendable, Hashable {
  /// No change is breaking.
  case compatible
  /// A change is breaking, and the version is higher.
  case newVersion
  /// A change is breaking, but the version is the same.
  case breaking
  /// The version is lower.
  case lowerVersion
  /// The `$id` has another name.
  case otherName

  /// Whether the new schema may be published.
  public var isCompatible: Bool { self == .compatible || self == .newVersion }
}

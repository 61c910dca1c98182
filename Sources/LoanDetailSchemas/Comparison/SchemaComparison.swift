public import LoanDetailJSON

/// The differences between two versions of a JSON Schema, and whether they require a new version.
///
/// The schemas must use draft 2020-12, strict objects, and references within the same document. A change that cannot be
/// judged counts as breaking, and its message states this.
///
/// ```swift
/// let comparison = try SchemaComparison(old: published, new: current)
/// for change in comparison.changes where change.kind == .breaking { print(change.path, change.message) }
/// print(comparison.conclusion)
/// ```
public struct SchemaComparison: Sendable, Hashable {
  /// The direction in which the documents are exchanged.
  public enum Purpose: String, Sendable, Hashable {
    /// We write the documents and others read them by the rules of a reader's schema. They rely on required properties,
    /// ignore unknown properties, can handle an unknown text of an enumeration, and recognise alternatives by their
    /// `kind`. A change that such a reader can handle is additive; any other change is breaking.
    case output
    /// Others write the documents and we read them. Every document that was valid must remain valid.
    case input
  }

  /// The direction in which the documents are exchanged.
  public let purpose: Purpose
  /// The changes from the root downwards, without duplicates. The changes of a definition follow the changes of the
  /// places that refer to it.
  public let changes: [SchemaChange]
  /// The name and version of the old schema.
  public let oldVersion: SchemaVersion
  /// The name and version of the new schema.
  public let newVersion: SchemaVersion

  /// Compares two schemas.
  ///
  /// - Throws: `SchemaError` if one of the values is not a schema that can be compared.
  public init(old: JSONValue, new: JSONValue, for purpose: Purpose = .output) throws(SchemaError) {
    let old = try SchemaDocument(old, .old)
    let new = try SchemaDocument(new, .new)
    self.purpose = purpose
    oldVersion = old.version
    newVersion = new.version
    changes = SchemaComparator(old, new, for: purpose).changes
  }

  /// Returns the number of changes of a kind.
  public func count(of kind: SchemaChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// Whether the new schema can replace the old one.
  public var verdict: SchemaVerdict {
    if newVersion.name != oldVersion.name { return .otherName }
    if newVersion.number < oldVersion.number { return .lowerVersion }
    if count(of: .breaking) == 0 { return .compatible }
    return newVersion.number > oldVersion.number ? .newVersion : .breaking
  }

  /// The verdict as a sentence.
  public var conclusion: String {
    let was = oldVersion.number
    let now = newVersion.number
    return switch verdict {
    case .compatible: "Version \(now) is compatible with version \(was)."
    case .newVersion: "Version \(now) breaks with version \(was), as a higher version may."
    case .breaking: "A breaking change takes a version higher than \(was)."
    case .lowerVersion: "The version was \(was) and is \(now): a version never goes back."
    case .otherName:
      "The schema was \(SourcePath.quoted(oldVersion.name)) and is \(SourcePath.quoted(newVersion.name)): "
        + "these are not versions of one schema."
    }
  }
}

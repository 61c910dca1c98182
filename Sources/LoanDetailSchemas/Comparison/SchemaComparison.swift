public import LoanDetailJSON

/// What changed from one version of a JSON Schema to another, and whether that takes a new version.
///
/// The schemas are of draft 2020-12, with strict objects and with references inside the same document. What is not
/// known well enough to be judged counts as breaking, and says so.
public struct SchemaComparison: Sendable, Hashable {
  /// Which side of the documents is ours.
  public enum Purpose: String, Sendable, Hashable {
    /// We write the documents and others read them: readers rely on what is always there, and know no more.
    case output
    /// Others write the documents and we read them: what was valid has to stay valid.
    case input
  }

  /// Which side of the documents is ours.
  public let purpose: Purpose
  /// The changes from the root on, a definition's after those of the places that refer to it; none twice.
  public let changes: [SchemaChange]
  /// What the old schema is called and its version.
  public let oldVersion: SchemaVersion
  /// What the new schema is called and its version.
  public let newVersion: SchemaVersion

  /// Compares two schemas; throws when one of them is none.
  public init(old: JSONValue, new: JSONValue, for purpose: Purpose = .output) throws(SchemaError) {
    let old = try SchemaDocument(old, .old)
    let new = try SchemaDocument(new, .new)
    self.purpose = purpose
    oldVersion = old.version
    newVersion = new.version
    changes = SchemaComparator(old, new, for: purpose).changes
  }

  /// How many changes are of a kind.
  public func count(of kind: SchemaChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// Whether the new schema may take the place of the old one.
  public var verdict: SchemaVerdict {
    if newVersion.name != oldVersion.name { return .otherName }
    if newVersion.number < oldVersion.number { return .lowerVersion }
    if count(of: .breaking) == 0 { return .compatible }
    return newVersion.number > oldVersion.number ? .newVersion : .breaking
  }

  /// The verdict as a sentence.
  public var conclusion: String {
    let (was, now) = (oldVersion.number, newVersion.number)
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

/// Why two documents cannot be compared, or a patch cannot be read or applied.
public struct PatchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the fault is in.
  public enum Subject: Sendable, Hashable {
    /// The document a patch starts from.
    case base
    /// The document a patch is to lead to.
    case target
    /// The patch itself.
    case patch
  }

  /// What the fault is in.
  public var subject: Subject
  /// The place of the fault: a path such as `$.operations[3].after` or `$.contentItems[2].id`.
  public var path: String
  /// What is wrong, in a full sentence.
  public var summary: String
  /// What was found.
  public var found: String
  /// What was expected.
  public var expected: String
  /// What else is worth knowing, in a full sentence.
  public var remark: String?

  init(
    _ subject: Subject, _ path: String, _ summary: String, found: String, expected: String, remark: String? = nil
  ) {
    self.subject = subject
    self.path = path
    self.summary = summary
    self.found = found
    self.expected = expected
    self.remark = remark
  }

  /// The fault as one line of full sentences, after its place.
  public var description: String {
    ["\(path): \(summary) Found \(found); expected \(expected).", remark].compactMap(\.self).joined(separator: " ")
  }
}

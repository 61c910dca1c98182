/// The reason why two documents cannot be compared, or why a patch cannot be read or applied.
public struct PatchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The document or patch that contains the fault.
  public enum Subject: Sendable, Hashable {
    /// The document to which a patch is applied.
    case base
    /// The document that a patch produces.
    case target
    case patch
  }

  public var subject: Subject
  /// The path of the fault, such as `$.operations[3].after` or `$.contentItems[2].id`.
  public var path: String
  /// The fault, as a full sentence.
  public var summary: String
  /// The value found.
  public var found: String
  /// The value expected.
  public var expected: String
  /// Additional information as a full sentence.
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

  /// The path and the fault, on one line of full sentences.
  public var description: String {
    ["\(path): \(summary) Found \(found); expected \(expected).", remark].compactMap(\.self).joined(separator: " ")
  }
}

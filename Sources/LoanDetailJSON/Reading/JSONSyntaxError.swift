/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1; a character is a Unicode scalar.
  public var column: Int
  /// How far the reader got, as a path: `$.loans[3].debt`.
  public var path: String
  /// What stands there.
  public var found: String
  /// What may stand there.
  public var expected: String
}

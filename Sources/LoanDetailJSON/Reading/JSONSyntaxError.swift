/// The reason why a text is not JSON, with its position.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int
  /// The path of the value in which the fault occurs, such as `$.loans[3].debt`.
  public var path: String
  /// A description of what was found, such as `a word`; what may be data is not quoted.
  public var found: String
  /// A description of what is allowed.
  public var expected: String
}

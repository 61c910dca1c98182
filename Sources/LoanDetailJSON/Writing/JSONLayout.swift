/// The white space of finished JSON.
public enum JSONLayout: Sendable {
  /// For people: two spaces of indent for each level, and short containers on one line.
  ///
  /// An object or array is on one line, with `, ` and `: ` inside, if this line has at most 100 characters, including
  /// the indent, the name and a comma after it. Otherwise each member has its own line. A character is a Unicode
  /// scalar. An empty container is always `{}` or `[]`.
  case lines
  /// For programs: no white space.
  case compact
}

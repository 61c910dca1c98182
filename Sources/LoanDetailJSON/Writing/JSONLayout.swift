/// Where finished JSON has white space.
public enum JSONLayout: Sendable {
  /// For people: two spaces a level, and on one line whatever fits it.
  ///
  /// An object or array stands on one line, with `, ` and `: ` inside, when that line (the indent, the name, the whole
  /// container and a comma that follows it) has at most 100 characters; otherwise each member has a line of its own. A
  /// character is a Unicode scalar. An empty container is always `{}` or `[]`.
  case lines
  /// For programs: no white space at all.
  case compact
}

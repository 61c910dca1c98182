extension [String] {
  /// The texts as sentences on one line; empty if there are no texts. Each text but the last gets a full stop, unless
  /// it has a sign of its own at the end, as "5 декабря 2026 г." has.
  package var sentences: String {
    guard let first else { return "" }
    return zip(self, dropFirst()).reduce(into: first) { line, pair in
      line += pair.0.last.map(Self.ends.contains) == true ? " " : ". "
      line += pair.1
    }
  }

  /// The signs that end a sentence.
  private static var ends: String { ".!?…؟" }
}

extension [String] {
  /// The texts as sentences on one line, the last one as it is; empty without texts. A text that ends with a sign of
  /// its own, such as "5 декабря 2026 г.", gets no full stop.
  package var sentences: String {
    guard let first else { return "" }
    return zip(self, dropFirst()).reduce(into: first) { line, pair in
      line += pair.0.last.map(Self.ends.contains) == true ? " " : ". "
      line += pair.1
    }
  }

  private static var ends: String { ".!?…؟" }
}

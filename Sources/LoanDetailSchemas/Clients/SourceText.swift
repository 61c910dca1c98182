import DesignSystem

/// Source code, line by line.
struct SourceText {
  private(set) var text = ""

  /// Adds a line; without a text, an empty one.
  mutating func line(_ line: String = "") { text += line + "\n" }

  /// Writes lines of a documentation comment with `/**` and `*/`; none without a text.
  mutating func blockComment(_ about: String?, indent: String = "") {
    guard let about else { return }
    let lines = Self.wrapped(about.exchanging("*/", for: "* /"), to: 96 - indent.count)
    if lines.count == 1 { return line("\(indent)/** \(lines[0]) */") }
    line("\(indent)/**")
    for text in lines { line("\(indent) * \(text)") }
    line("\(indent) */")
  }

  /// Writes lines of a documentation comment with `///`; none without a text.
  mutating func lineComment(_ about: String?, indent: String = "") {
    for text in Self.wrapped(about ?? "", to: 96 - indent.count) { line("\(indent)/// \(text)") }
  }

  /// The text in lines of at most a width, except words that are longer.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

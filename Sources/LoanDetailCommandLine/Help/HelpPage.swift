/// A help page as text, with examples.
struct HelpPage {
  private(set) var text = ""
  private let width: Int

  /// - Parameter width: the number of columns; at least 40 are used.
  init(width: Int) { self.width = max(width, 40) }

  /// Describes the whole tool.
  mutating func describe(_ tool: LoanDetailTool) {
    paragraph("Shows the detail screen of any credit product, as text, JSON, a page, a table or a calendar.")
    heading("Usage")
    line("  \(tool.name) COMMAND [OPTIONS]")
    heading("Commands")
    entries(LoanDetailTool.commands.map { ($0.name, $0.syntax(for: tool).summary) })
    heading("Examples")
    examples(LoanDetailTool.commands.flatMap { $0.examples(for: tool).prefix(1) }, of: tool)
    heading("Options")
    entries(LoanDetailTool.options)
    heading("Exit codes")
    entries(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }

  /// Describes one command.
  mutating func describe(_ command: any Command.Type, of tool: LoanDetailTool) {
    let syntax = command.syntax(for: tool)
    paragraph(syntax.summary)
    heading("Usage")
    let parts = [tool.name, syntax.name] + syntax.operands.map(\.name) + (syntax.options.isEmpty ? [] : ["[OPTIONS]"])
    line("  \(parts.joined(separator: " "))")
    heading("Examples")
    examples(command.examples(for: tool), of: tool)
    if !syntax.options.isEmpty {
      heading("Options")
      entries(syntax.options)
    }
  }

  /// Writes a line.
  private mutating func line(_ line: String) { text += line + "\n" }

  /// Writes a heading, with an empty line before it.
  mutating func heading(_ title: String) { line("\n\(title):") }

  /// Writes a paragraph, wrapped to the width of the page.
  private mutating func paragraph(_ words: String) {
    for wrapped in wrap(words, at: width) { line(wrapped) }
  }

  /// Writes command lines with their meanings.
  private mutating func examples(_ examples: [(line: String, meaning: String)], of tool: LoanDetailTool) {
    for example in examples {
      line("  \(tool.name) \(example.line)")
      for wrapped in wrap(example.meaning, at: width - 6) { line("      \(wrapped)") }
    }
  }

  /// Writes options with their meanings.
  private mutating func entries(_ options: [OptionSyntax]) {
    entries(options.map { (["--\($0.name)", $0.value].compactMap(\.self).joined(separator: " "), $0.summary) })
  }

  /// Writes names with their meanings, which may have several paragraphs.
  mutating func entries(_ entries: [(name: String, meaning: String)]) {
    let column = (entries.map(\.name.count).max() ?? 0) + 4
    for entry in entries {
      let lines = entry.meaning.split(separator: "\n").flatMap { wrap(String($0), at: width - column) }
      for (index, wrapped) in lines.enumerated() {
        let start = index == 0 ? "  \(entry.name)" : ""
        line(start + String(repeating: " ", count: column - start.count) + wrapped)
      }
    }
  }

  /// Wraps words to a number of columns. A word that is longer has a line of its own.
  private func wrap(_ words: String, at width: Int) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

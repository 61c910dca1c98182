import Foundation

/// Writes a Swift file that holds texts: `SchemaEmbedder OUTPUT.swift SCHEMA.json…`.
///
/// Each text is one raw string literal, which compiles in no time; an array of its bytes does not.
@main
enum SchemaEmbedder {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = paths.first else { throw CocoaError(.fileNoSuchFile) }
    let texts = try paths.dropFirst().map { file in
      try declaration(name(of: file), text: String(contentsOf: file, encoding: .utf8))
    }
    let code = "/// The schemas that are written by hand.\nenum SchemaTexts {\n\(texts.joined(separator: "\n"))}\n"
    try code.write(to: output, atomically: true, encoding: .utf8)
  }

  /// `product-list.schema.json` is `productList`.
  private static func name(of file: URL) -> String {
    let words = file.lastPathComponent.prefix { $0 != "." }.split(separator: "-")
    return (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalized)).joined()
  }

  private static func declaration(_ name: String, text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    return "static let \(name) = \(marks)\"\"\"\n\(text)\n\"\"\"\(marks)\n"
  }
}

import Foundation

/// Writes a Swift file that contains the text of each schema: `SchemaEmbedder OUTPUT.swift SCHEMA.json…`.
///
/// Each text is a raw string literal, because an array of bytes would take long to compile.
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

  /// Returns the constant's name for a file: `productList` for `product-list.schema.json`.
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

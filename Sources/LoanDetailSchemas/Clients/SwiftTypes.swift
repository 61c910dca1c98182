/// Types as Swift declares them: `Codable` structures and enumerations in a namespace of the schema.
struct SwiftTypes {
  private let types: ClientTypes
  /// The words that Swift reserves; as names they need backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  init(_ types: ClientTypes) { self.types = types }

  /// The source code, with a newline at the end.
  var text: String {
    var source = SourceText()
    source.line("// The types of \(types.schema), version \(types.version).")
    source.line("// Made by \"loan-detail schema \(types.schema) --as swift\". Do not edit.")
    source.line("import Foundation")
    source.line()
    source.line("public enum \(types.schema.typeName) {")
    for (index, declaration) in types.declarations.enumerated() {
      if index > 0 { source.line() }
      source.lineComment(declaration.about, indent: "  ")
      write(declaration, to: &source)
    }
    source.line()
    writeJSON(to: &source)
    source.line("}")
    return source.text
  }

  /// Writes a declaration without its comment.
  private func write(_ declaration: ClientTypes.Declaration, to source: inout SourceText) {
    let name = declaration.name
    switch declaration.form {
    case .record(let properties):
      source.line("  public struct \(name): Codable, Hashable, Sendable {")
      for property in properties {
        source.lineComment(property.about, indent: "    ")
        let type = text(of: property.shape)
        let optional = property.isRequired || type.hasSuffix("?") ? type : "\(type)?"
        source.line("    public var \(escaped(property.name)): \(optional)")
      }
      source.line("  }")
    case .choice(let values): writeChoice(name, of: values, to: &source)
    case .alias(let shape): source.line("  public typealias \(name) = \(text(of: shape))")
    case .union(let tag, let members): writeUnion(name, of: members, by: tag, to: &source)
    }
  }

  /// Writes an enumeration of texts with a case for any other one.
  private func writeChoice(_ name: String, of values: [String], to source: inout SourceText) {
    let unknown = values.contains("unknown") ? "unrecognized" : "unknown"
    source.line("  public enum \(name): RawRepresentable, Codable, Hashable, Sendable {")
    for value in values { source.line("    case \(escaped(value.memberName))") }
    source.line("    /// A value that these types do not have.")
    source.line("    case \(unknown)(String)")
    source.line()
    source.line("    public init(rawValue: String) {")
    source.line("      switch rawValue {")
    for value in values { source.line("      case \"\(value)\": self = .\(escaped(value.memberName))") }
    source.line("      default: self = .\(unknown)(rawValue)")
    source.line("      }")
    source.line("    }")
    source.line()
    source.line("    public var rawValue: String {")
    source.line("      switch self {")
    for value in values { source.line("      case .\(escaped(value.memberName)): \"\(value)\"") }
    source.line("      case .\(unknown)(let value): value")
    source.line("      }")
    source.line("    }")
    source.line("  }")
  }

  /// Writes a union as an enumeration that decodes by the tag, with a case for an unknown member.
  private func writeUnion(
    _ name: String, of members: [ClientTypes.Member], by tag: String, to source: inout SourceText
  ) {
    source.line("  public enum \(name): Codable, Hashable, Sendable {")
    for member in members { source.line("    case \(escaped(member.caseName))(\(member.type))") }
    source.line("    /// One whose \(tag) these types do not have, with all it holds.")
    source.line("    case unknown(JSON)")
    source.line()
    source.line("    private enum Tag: String, CodingKey { case \(escaped(tag)) }")
    source.line()
    source.line("    public init(from decoder: any Decoder) throws {")
    source.line(
      "      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .\(escaped(tag)))")
    source.line("      switch tag {")
    for member in members {
      let pattern =
        switch member.tag {
        case .constant(let value): "\"\(value)\""
        case .containing(let text): "_ where tag.contains(\"\(text)\")"
        }
      let value = "try \(member.type)(from: decoder)"
      source.line("      case \(pattern): self = .\(escaped(member.caseName))(\(value))")
    }
    source.line("      default: self = .unknown(try JSON(from: decoder))")
    source.line("      }")
    source.line("    }")
    source.line()
    source.line("    public func encode(to encoder: any Encoder) throws {")
    source.line("      switch self {")
    for member in members {
      source.line("      case .\(escaped(member.caseName))(let value): try value.encode(to: encoder)")
    }
    source.line("      case .unknown(let value): try value.encode(to: encoder)")
    source.line("      }")
    source.line("    }")
    source.line("  }")
  }

  /// The type of a value in Swift.
  private func text(of shape: ClientTypes.Shape) -> String {
    switch shape {
    case .text, .constant, .containing: "String"
    case .wholeNumber: "Int64"
    case .number: "Double"
    case .flag: "Bool"
    case .anything: "JSON"
    case .list(let element): "[\(self.text(of: element))]"
    case .dictionary(let value): "[String: \(self.text(of: value))]"
    case .nullable(let shape): "\(self.text(of: shape))?"
    case .named(let name): name
    }
  }

  /// The name, in backticks if it is a keyword.
  private func escaped(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }

  /// Writes the type of any JSON value.
  private func writeJSON(to source: inout SourceText) {
    source.lineComment("Any JSON value.", indent: "  ")
    let lines = """
      public enum JSON: Codable, Hashable, Sendable {
        case null
        case flag(Bool)
        case number(Decimal)
        case text(String)
        case list([JSON])
        case object([String: JSON])

        public init(from decoder: any Decoder) throws {
          let value = try decoder.singleValueContainer()
          if value.decodeNil() {
            self = .null
          } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
          } else if let number = try? value.decode(Decimal.self) {
            self = .number(number)
          } else if let text = try? value.decode(String.self) {
            self = .text(text)
          } else if let list = try? value.decode([JSON].self) {
            self = .list(list)
          } else {
            self = .object(try value.decode([String: JSON].self))
          }
        }

        public func encode(to encoder: any Encoder) throws {
          var value = encoder.singleValueContainer()
          switch self {
          case .null: try value.encodeNil()
          case .flag(let flag): try value.encode(flag)
          case .number(let number): try value.encode(number)
          case .text(let text): try value.encode(text)
          case .list(let list): try value.encode(list)
          case .object(let object): try value.encode(object)
          }
        }
      }
      """
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      source.line(line.isEmpty ? "" : "  \(line)")
    }
  }
}

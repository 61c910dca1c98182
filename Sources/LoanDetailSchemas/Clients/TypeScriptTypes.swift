/// Types as TypeScript declares them: interfaces, and unions that a `switch` on the tag narrows.
///
/// The types also allow values of later documents: a text other than the known values, and an object with an unknown
/// tag, which a guard separates from the known ones.
struct TypeScriptTypes {
  private let types: ClientTypes

  init(_ types: ClientTypes) { self.types = types }

  /// The source code, with a newline at the end.
  var text: String {
    var source = SourceText()
    source.line("// The types of \(types.schema), version \(types.version).")
    source.line("// Made by \"loan-detail schema \(types.schema) --as typescript\". Do not edit.")
    for declaration in types.declarations {
      source.line()
      source.blockComment(declaration.about)
      write(declaration, to: &source)
    }
    return source.text
  }

  /// Writes a declaration without its comment.
  private func write(_ declaration: ClientTypes.Declaration, to source: inout SourceText) {
    let name = declaration.name
    switch declaration.form {
    case .record(let properties):
      source.line("export interface \(name) {")
      for property in properties {
        source.blockComment(property.about, indent: "  ")
        source.line("  \(property.name)\(property.isRequired ? "" : "?"): \(text(of: property.shape));")
      }
      source.line("}")
    case .choice(let values):
      source.line("export type \(name) =")
      for value in values { source.line("  | \"\(value)\"") }
      source.line("  // A value that these types do not have.")
      source.line("  | (string & {});")
    case .alias(let shape): source.line("export type \(name) = \(text(of: shape));")
    case .union(let tag, let members): writeUnion(name, of: members, by: tag, to: &source)
    }
  }

  /// Writes a union with an unknown member, and the guard that sets the known ones apart by the tag.
  private func writeUnion(
    _ name: String, of members: [ClientTypes.Member], by tag: String, to source: inout SourceText
  ) {
    source.line("export type \(name) = Known\(name) | Unknown\(name);")
    source.line()
    source.line("export type Known\(name) =")
    for (index, member) in members.enumerated() {
      source.line("  | \(member.type)\(index == members.count - 1 ? ";" : "")")
    }
    source.line()
    source.line("/** One whose \(tag) these types do not have. */")
    source.line("export interface Unknown\(name) {")
    source.line("  \(tag): string;")
    source.line("  [property: string]: unknown;")
    source.line("}")
    source.line()
    source.line("/** Sets apart what these types know: a switch on the \(tag) then narrows the type. */")
    source.line("export function isKnown\(name)(value: \(name)): value is Known\(name) {")
    var conditions: [String] = []
    let constants = members.compactMap { if case .constant(let value) = $0.tag { "\"\(value)\"" } else { nil } }
    conditions.append("[\(constants.joined(separator: ", "))].includes(value.\(tag))")
    for case .containing(let text) in members.map(\.tag) { conditions.append("value.\(tag).includes(\"\(text)\")") }
    source.line("  return \(conditions.joined(separator: " || "));")
    source.line("}")
  }

  /// The type of a value in TypeScript.
  private func text(of shape: ClientTypes.Shape) -> String {
    switch shape {
    case .text: "string"
    case .wholeNumber, .number: "number"
    case .flag: "boolean"
    case .anything: "unknown"
    case .constant(let value): "\"\(value)\""
    case .containing(let text): "`${string}\(text)${string}`"
    case .list(let element): "(\(self.text(of: element)))[]".withoutNeedlessParentheses
    case .dictionary(let value): "{ [name: string]: \(self.text(of: value)) }"
    case .nullable(let shape): "\(self.text(of: shape)) | null"
    case .named(let name): name
    }
  }
}

extension String {
  /// `(A)[]` as `A[]`; unchanged if the parentheses are needed.
  fileprivate var withoutNeedlessParentheses: String {
    let inner = dropFirst().dropLast(3)
    return inner.contains { "|(".contains($0) } ? self : "\(inner)[]"
  }
}

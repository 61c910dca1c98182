import LoanDetailJSON

/// The schema of a portfolio of one product type, with the specifics of that type.
///
/// It is one schema without references to other files: the definitions of the product's own schema are among its
/// definitions, under names that begin with `specifics`.
enum PortfolioSchema {
  /// The definition of the specifics, and the beginning of the names of the product's other definitions.
  private static let name = "specifics"

  /// Returns the schema.
  ///
  /// - Parameters:
  ///   - portfolio: the schema of any portfolio.
  ///   - type: the product type of all its loans.
  ///   - specifics: the schema of the specifics of that type.
  static func json(_ portfolio: JSONValue, of type: String, with specifics: JSONValue) -> JSONValue {
    let own = specifics.renamingDefinitions(to: name)
    let definitions = (own["$defs"]?.members ?? []).map { JSONValue.Member("\(name).\($0.name)", $0.value) }
    let object = JSONValue.object(own.members.filter { !["$schema", "$id", "$defs"].contains($0.name) })
    return
      portfolio
      .changing(["$id"]) { _ in .string("urn:loan-detail:portfolio:\(type):2") }
      .changing(["title"]) { _ in .string("Portfolio of the product type \(type)") }
      .changing(["$defs", "loan", "properties", "type"]) { old in
        .object(old.members.filter { $0.name == "description" } + [.init("const", .string(type))])
      }
      .changing(["$defs", "loan", "properties", name]) { _ in
        .object([
          .init("description", .string("What only products of this type have.")),
          .init("anyOf", .array([.reference(to: name), .object([.init("type", .string("null"))])])),
        ])
      }
      .changing(["$defs"]) { .object($0.members + [.init(name, object)] + definitions) }
  }
}

extension JSONValue {
  /// A reference to a definition of the same schema.
  fileprivate static func reference(to definition: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/\(definition)"))])
  }

  /// Returns the value with another one at a path of members; unchanged if there is nothing at the path.
  fileprivate func changing(_ path: some Collection<String>, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard let name = path.first else { return change(self) }
    return .object(
      members.map { $0.name == name ? Member(name, $0.value.changing(path.dropFirst(), change)) : $0 })
  }

  /// Returns a schema whose references lead to definitions with a prefix and a point before their names.
  fileprivate func renamingDefinitions(to prefix: String) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          guard member.name == "$ref", case .string(let target) = member.value else {
            return Member(member.name, member.value.renamingDefinitions(to: prefix))
          }
          return Member("$ref", .string(target.replacing("#/$defs/", with: "#/$defs/\(prefix).")))
        })
    case .array(let elements): .array(elements.map { $0.renamingDefinitions(to: prefix) })
    default: self
    }
  }
}

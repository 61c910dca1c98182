public import DesignSystem
public import LoanDetailJSON
public import LoanDetailRendering

/// The engine's own catalog of A2UI components, in a version of the protocol.
///
/// A component has the item that it draws as a value of the data model, in the form that the screen's schema describes.
/// In version 1.0 a surface has these components beside those of the basic catalog. Before it, a surface has one
/// catalog, so this one refers to the components of the basic one that are used.
public struct A2UICatalogSchema: Sendable {
  private let version: A2UIVersion
  private let kinds: [CustomKind]

  /// Creates the catalog with the own kinds of some products.
  public init(version: A2UIVersion, kinds: [CustomKind]) {
    self.version = version
    self.kinds = kinds
  }

  /// The catalog as JSON.
  public var json: JSONValue {
    let id = A2UICatalog.own.id(in: version)
    let components = basicComponents + standardComponents + ownComponents
    var members: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")), .init("$id", .string(id)),
    ]
    if version == .v10 { members.append(.init("protocolVersion", .string(version.rawValue))) }
    members += [
      .init("title", .string("Loan detail")),
      .init(
        "description",
        .string(
          "Components for the amounts, states, tables and charts of loans. Each draws an item of a screen, which is in "
            + "the data model in the form of "
            + "urn:loan-detail-engine:schema:loan-detail:\(ScreenDocument.schemaVersion).")),
      .init("catalogId", .string(id)), .init("components", .object(components)),
      .init("functions", .object(functions)),
      .init(
        "$defs",
        .object([
          .init("anyComponent", union(of: components, in: "components", discriminator: "component")),
          .init("anyFunction", union(of: functions, in: "functions")),
        ])),
    ]
    return .object(members)
  }

  /// The components of the basic catalog that a surface uses; none from version 1.0 on.
  ///
  /// They are closed here again, because a reader takes only the properties from a component of another catalog.
  private var basicComponents: [JSONValue.Member] {
    guard version == .v091 else { return [] }
    let names = ["Text", "Column", "Card", "Divider", "Button", "TextField", "DateTimeInput", "ChoicePicker"]
    return names.map { name in
      let own: [JSONValue.Member] = [
        .init("type", .string("object")), .init("properties", .object([Self.componentProperty(name)])),
        .init("required", .array([.string("component")])),
      ]
      return .init(name, closed([common("ComponentCommon"), basicReference(to: name, in: "components"), .object(own)]))
    }
  }

  /// The functions of the basic catalog that a surface uses; none from version 1.0 on.
  private var functions: [JSONValue.Member] {
    version == .v091 ? ["numeric", "openUrl"].map { .init($0, basicReference(to: $0, in: "functions")) } : []
  }

  /// A reference to a component or a function of the basic catalog.
  private func basicReference(to name: String, in part: String) -> JSONValue {
    reference("\(A2UICatalog.basic.id(in: version))#/\(part)/\(name)")
  }

  /// The property that states the name of a component.
  private static func componentProperty(_ name: String) -> JSONValue.Member {
    .init("component", .object([.init("const", .string(name))]))
  }

  /// An object with the properties of all parts and no others, whose schema begins with other members.
  private func closed(_ parts: [JSONValue], after head: [JSONValue.Member] = []) -> JSONValue {
    .object(
      head + [
        .init("type", .string("object")), .init("allOf", .array(parts)), .init("unevaluatedProperties", .bool(false)),
      ])
  }

  /// The components that draw standard items.
  private var standardComponents: [JSONValue.Member] {
    A2UICatalog.ownComponents.map { component in
      .init(
        component.name,
        itemComponent(
          component.name, summary: "Draws an item of the kind \"\(component.kind.rawValue)\".",
          opens: [.amount, .status].contains(component.kind)))
    }
  }

  /// The components that draw the products' own items.
  private var ownComponents: [JSONValue.Member] {
    kinds.map { kind in
      .init(
        kind.name.component,
        itemComponent(
          kind.name.component, summary: "Draws an item of the kind \"\(kind.name.rawValue)\": \(kind.summary)",
          opens: false))
    }
  }

  /// A component that draws an item; if it opens something, it has an action.
  private func itemComponent(_ name: String, summary: String, opens: Bool) -> JSONValue {
    var properties: [JSONValue.Member] = [
      Self.componentProperty(name), .init("item", common("DynamicValue", summary: "The item in the data model.")),
    ]
    if opens {
      properties.append(.init("action", common("Action", summary: "What opens when the reader uses the item.")))
    }
    if version == .v10 {
      properties.append(
        .init("accessibility", common("AccessibilityAttributes", summary: "In place of the item's own words.")))
    }
    let own: [JSONValue.Member] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("required", .array([.string("component"), .string("item")])),
    ]
    let head = [JSONValue.Member("description", .string(summary))]
    switch version {
    case .v091: return closed([common("ComponentCommon"), .object(own)], after: head)
    case .v10: return .object(head + own + [.init("unevaluatedProperties", .bool(false))])
    }
  }

  /// A reference to a common type of the protocol.
  private func common(_ name: String, summary: String? = nil) -> JSONValue {
    let place =
      switch version {
      case .v091: "v0_9"
      case .v10: "v1_0"
      }
    return reference("https://a2ui.org/specification/\(place)/common_types.json#/$defs/\(name)", summary: summary)
  }

  /// A reference to a schema, with a description if there is a summary.
  private func reference(_ target: String, summary: String? = nil) -> JSONValue {
    let description = summary.map { [JSONValue.Member("description", .string($0))] } ?? []
    return .object(description + [.init("$ref", .string(target))])
  }

  /// Any one of the members, which a property distinguishes if it is named.
  private func union(of members: [JSONValue.Member], in part: String, discriminator: String? = nil) -> JSONValue {
    let discriminator = discriminator.map {
      [JSONValue.Member("discriminator", .object([.init("propertyName", .string($0))]))]
    }
    let references = members.map { reference("#/\(part)/\($0.name)") }
    return .object([.init("oneOf", .array(references))] + (discriminator ?? []))
  }
}

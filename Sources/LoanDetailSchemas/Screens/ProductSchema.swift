public import DesignSystem
public import LoanDetailJSON

/// The JSON Schema of the custom items of one product type, in the newest version of the wire format.
///
/// It describes items that the screen schema calls `custom`. The payload must have the fields of the item's kind and no
/// others. If a product type has no custom kinds, its schema allows no value. The number in its `$id` is the
/// ``version``.
public struct ProductSchema: Sendable {
  /// The product type.
  public let type: String
  /// The product's own version of its kinds.
  public let version: Int
  private let kinds: [CustomKind]
  private let screen = ScreenSchema()

  public init(type: String, kinds: [CustomKind], version: Int = 1) {
    self.type = type
    self.kinds = kinds
    self.version = version
  }

  /// The schema as JSON.
  public var json: JSONValue {
    let head = SchemaPart([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("urn:loan-detail-engine:schema:products:\(type):\(version)")),
      .init("title", .string("Items of the product type \(type)")),
      .init(
        "description",
        .string(
          "The product's own items on its loan detail screens, each by its kind. The fallback's items are described by "
            + "the screen's schema. The values have the forms of version \(ScreenDocument.schemaVersion) of the "
            + "screens.")),
    ])
    guard !kinds.isEmpty else { return head.with("not", .object([])).json }
    let definitions =
      kinds.map { ScreenSchema.Definition($0.name.rawValue, definition(of: $0)) } + screen.payloadParts
    return head.joined(.byKind(kinds.map(\.name.rawValue), otherwise: ScreenSchema.unknownKind))
      .with("$defs", .object(definitions.map { .init($0.name, $0.part.json) })).json
  }

  /// An item of a kind.
  private func definition(of kind: CustomKind) -> SchemaPart {
    screen.item(
      kind.name.rawValue,
      [
        screen.label(),
        .required("payload", "The data of the item, for a client that knows the kind.", object(kind.fields)),
        .required(
          "fallback",
          "The standard items that every other client draws, as the screen's schema describes them. They have the "
            + "labels of the data, the units, and the reasons why something is missing.",
          SchemaPart([.init("type", .string("array")), .init("minItems", .number("1"))])),
      ]
    ).described(kind.summary)
  }

  /// An object with the fields and no others.
  private func object(_ fields: [PayloadSchema.Field]) -> SchemaPart {
    .object(
      fields.map { field in
        let part = part(field.schema)
        return field.isRequired
          ? .required(field.name, field.summary, part) : .optional(field.name, field.summary, part)
      })
  }

  /// A part of a payload.
  private func part(_ schema: PayloadSchema) -> SchemaPart {
    switch schema {
    case .text: .ref("text")
    case .money: .ref("money")
    case .date: .ref("date")
    case .percent: .ref("percent")
    case .integer: .ref("wholeNumber")
    case .flag: .boolean
    case .choice(let words): .choice(words, otherwise: "as if the field were absent")
    case .list(let element): .array(of: part(element))
    case .object(let fields): object(fields)
    }
  }
}

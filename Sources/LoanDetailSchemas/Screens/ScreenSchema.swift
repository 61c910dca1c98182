public import DesignSystem
public import LoanDetailJSON
import LoanDetailRendering

/// The JSON Schema of a screen in one version of the wire format, as the renderer writes it for a client of that
/// version.
public struct ScreenSchema: Sendable {
  public let version: Int

  /// Creates the schema of a version; `version` is clamped to 1...`ScreenDocument.schemaVersion`.
  public init(version: Int = ScreenDocument.schemaVersion) {
    self.version = min(max(version, 1), ScreenDocument.schemaVersion)
  }

  /// The schema as JSON.
  public var json: JSONValue {
    SchemaPart([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("urn:loan-detail-engine:schema:loan-detail:\(version)")),
      .init("title", .string("Loan detail screen")),
      .init("description", .string(rules)),
    ]).joined(document).with("$defs", .object(definitions.map { .init($0.name, $0.part.json) })).json
  }

  private var rules: String {
    "One screen of one loan product, ready to draw. Version \(version). A client states the version it reads and the kinds "
      + "it draws, and is given nothing else: what a later version adds is not in its documents. Removing or renaming "
      + "anything, adding a property that is always there, making an optional property required or a required one "
      + "optional, or changing what something means takes a new version. Texts are ready to show in the document's locale "
      + "and may change at any time; ids are stable between releases."
  }

  private var document: SchemaPart {
    object([
      .required(
        "schemaVersion", SchemaPart.const(.number("\(version)")).described("The version of this format.")),
      .required("product", product),
      .required(
        "screen",
        SchemaPart.string.described(
          "Which of the product's screens this is: main, details, composition, schedule, operations, or one of the "
            + "product's own.")),
      .required("locale", SchemaPart.string.described("The locale the texts are in, such as ru_RU."), until: 2),
      .required("asOf", SchemaPart.ref("day").described("The day the screen is true for."), until: 2),
      .required(
        "language", SchemaPart.string.described("The language of the texts, a tag of BCP 47 such as ru."), since: 3),
      .required(
        "formats", SchemaPart.string.described("The locale of numbers and dates, a tag of BCP 47 such as ru-RU."),
        since: 3),
      .required(
        "direction",
        SchemaPart.choice(WireDirection.allCases.map(\.rawValue)).described(
          "The direction in which the texts are read: ltr from left to right, rtl from right to left."), since: 3),
      .required("headerItem", SchemaPart.ref("item").described("The top of the screen.")),
      .required(
        "contentItems",
        SchemaPart.array(of: .ref("item")).described("The rest of the screen, in reading order.")),
      .optional(
        "pages",
        SchemaPart.array(of: .ref("listPage")).described(
          "The pages of the lists of which the document holds only some rows; absent if it holds all."), since: 3),
      .required(
        "diagnostics",
        SchemaPart.array(of: .ref("diagnostic")).described("What is worth knowing about the data."), until: 2),
      .required(
        "freshness",
        object([.required("asOf", SchemaPart.ref("day").described("The day for which the screen is true."))])
          .described("The time for which the screen is true. The ETag does not cover it."), since: 3),
      .optional(
        "diagnostics",
        SchemaPart.array(of: .ref("diagnostic")).described(
          "Findings about the data, for the bank's own staff and tools; never in a customer's document. The ETag does "
            + "not cover them."), since: 3),
      .required(
        "etag",
        version >= 3
          ? SchemaPart.string(matching: "^[0-9a-f]{64}$").described(
            "The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the properties etag, "
              + "freshness and diagnostics, in the canonical form of RFC 8785 (JCS). Equal contents have equal ones.")
          : SchemaPart.string(matching: "^[0-9a-f]{64}$").described(
            "The document's fingerprint: SHA-256 of the document without this property, as JSON without white space with "
              + "the properties in their order. Equal documents have equal ones."), since: 2),
    ])
  }

  private var product: SchemaPart {
    object([
      .required("id", SchemaPart.string.described("The product's id at its source.")),
      .required("type", SchemaPart.string.described("The product type.")),
      .required("title", SchemaPart.string.described("What the customer calls the product.")),
    ]).described("Which product the screen shows.")
  }

  /// Returns an object with the properties that exist in this version.
  func object(_ properties: [SchemaProperty]) -> SchemaPart {
    .object(properties.filter { $0.versions.contains(version) })
  }

  /// A definition to which other parts refer.
  struct Definition {
    var name: String
    var part: SchemaPart

    init(_ name: String, _ part: SchemaPart) {
      self.name = name
      self.part = part
    }
  }

  private var definitions: [Definition] {
    [item] + kinds.filter { $0.kind.since <= version }.flatMap { $0.describedDefinitions } + customs + values
  }

  /// Any standard or custom item.
  private var item: Definition {
    let names = kinds.filter { $0.kind.since <= version }.map(\.kind.rawValue) + ["custom"]
    let part = SchemaPart([
      .init("type", .string("object")), .init("required", .array([.string("kind"), .string("id")])),
    ]).joined(.oneOf(names.map(SchemaPart.ref)))
    return Definition(
      "item",
      part.described(
        "A standard item, told by its kind, or a product's own. An action and a tableRow stand only inside their group and "
          + "table."))
  }
}

extension SchemaPart {
  /// Returns the schema with the keywords of another one appended.
  func joined(_ other: SchemaPart) -> SchemaPart { SchemaPart(members + other.members) }
}

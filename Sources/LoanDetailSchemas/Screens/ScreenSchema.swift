import DesignSystem
public import LoanDetailJSON
import LoanDetailRendering

/// The JSON Schema of a screen in the newest version of the wire format, as the renderer writes it.
///
/// The schemas of older versions are published and do not change: `NamedSchema` has them as they are in
/// `Schemas/Published/`.
public struct ScreenSchema: Sendable {
  public init() {}

  /// The strict schema, which allows exactly what the engine writes.
  public var json: JSONValue { schema(id: "", title: "Loan detail screen", rules) }

  /// The reader's schema, which also allows unknown properties and values, because a client must handle them.
  public var readerJSON: JSONValue {
    schema(id: ":reader", title: "Loan detail screen, for readers", readerRules).openedForReaders
  }

  /// Returns a schema of a whole document, whose `$id` has `id` before its version.
  private func schema(id: String, title: String, _ description: String) -> JSONValue {
    SchemaPart([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("urn:loan-detail-engine:schema:loan-detail\(id):\(ScreenDocument.schemaVersion)")),
      .init("title", .string(title)),
      .init("description", .string(description)),
    ]).joined(document).with("$defs", .object(definitions.map { .init($0.name, $0.part.json) })).json
  }

  /// The description of the strict schema.
  private var rules: String {
    "One screen of one loan product, ready to draw. Version \(ScreenDocument.schemaVersion). A client states the "
      + "version it reads, the kinds it draws and the properties it can do without, and is sent nothing else: what a "
      + "later version adds is not in its documents. This schema is strict: it is what the engine writes. A client "
      + "that must survive additions reads by the reader's schema of the same version. Removing or renaming anything, "
      + "adding a property that is always there, making an optional property required or a required one optional, or "
      + "changing what something means takes a new version. \(texts)"
  }

  /// The description of the reader's schema.
  private var readerRules: String {
    "One screen of one loan product, as a client reads it. Version \(ScreenDocument.schemaVersion). A reader ignores "
      + "properties that are not here. Where a description lists what other values mean, it follows that; the known "
      + "values are among the examples. What is required here is always there. Whatever a reader does by these rules "
      + "stays right within the version. \(texts)"
  }

  /// The rules for texts, ids and absent properties, which both descriptions have.
  private var texts: String {
    "Texts are plain text without markup, ready to show in the document's language; they may change at any time. Ids "
      + "are stable between releases. A property without a value is absent; only cells of tables and amounts of charts "
      + "can be null."
  }

  private var document: SchemaPart {
    .object([
      .required("schemaVersion", "The version of this format.", .const(.number("\(ScreenDocument.schemaVersion)"))),
      .required("product", "The product that the screen shows.", product),
      .required(
        "screen",
        "The screen of the product: main, details, composition, schedule, operations, or one of the product's own.",
        .string),
      .optional(
        "question",
        "The question that the document answers. Documents of a product with different questions are different "
          + "documents: a cache keeps them by product, screen and question. Absent on every other screen.",
        .ref("question")),
      .required("title", "The screen's own title, ready to show.", .string),
      .required("language", "The language of the texts, a tag of BCP 47 such as ru.", .string),
      .required("formats", "The locale of numbers and dates, a tag of BCP 47 such as ru-RU.", .string),
      .required(
        "direction",
        "The direction in which the texts are read: ltr is from left to right, rtl from right to left.",
        .choice(ReadingDirection.allCases.map(\.rawValue), otherwise: "ltr")),
      .optional(
        "otherLanguages",
        "The texts that are in another language than the document, such as a name that the bank's data does not have "
          + "in the reader's language: mark each where it stands alone, so that a screen reader speaks it right. "
          + "Absent if there are none.", .array(of: .ref("otherLanguage"))),
      .optional(
        "navigation",
        "The screens of the product, for tabs or a menu, and for the way back from a screen that was opened by a link. "
          + "Absent if the product has no other screen.", .ref("navigation")),
      .required("outcome", "Whether the document shows everything it should.", .ref("outcome")),
      .optional(
        "input",
        "Whether the values of the question are acceptable. Absent if there is no question, or if it is not known.",
        .ref("input")),
      .required(
        "headerItem",
        "The top of the screen: a header, or a simpler item if the client does not draw headers.", .ref("item")),
      .required("contentItems", "The rest of the screen, in reading order.", .array(of: .ref("item"))),
      .optional(
        "pages", "The pages of the lists of which the document holds only some rows; absent if it holds all.",
        .array(of: .ref("listPage"))),
      .required(
        "freshness", "The time for which the screen is true. The ETag does not cover it.", freshness),
      .optional(
        "diagnostics",
        "Findings about the data, for the bank's own staff and tools; never in a customer's document. The ETag does "
          + "not cover them.",
        .array(of: .ref("diagnostic"))),
      .optional(
        "correlationId",
        "The id of the request, under which the bank's staff finds the findings about it: quote it when something is "
          + "wrong. Only in a customer's document, where it takes the place of diagnostics. The ETag does not cover "
          + "it.",
        .string),
      .required(
        "etag",
        "The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the properties etag, "
          + "freshness, diagnostics and correlationId, in the canonical form of RFC 8785 (JCS). Documents of equal "
          + "content have equal ones. The canonical form has only numbers that a double holds; the engine writes no "
          + "others.",
        .string(matching: "^[0-9a-f]{64}$")),
    ])
  }

  private var product: SchemaPart {
    .object([
      .required("id", "The product's id at its source; unique together with the type. Opaque.", .string),
      .required("type", "The product type, such as mortgage; `products` lists the installed ones.", .string),
      .required("title", "The product's name for the customer.", .string),
    ])
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

  /// All definitions, in their order.
  private var definitions: [Definition] {
    [item] + kinds.flatMap(\.describedDefinitions) + customs + envelope + values
  }

  /// Any standard or custom item.
  private var item: Definition {
    let names = kinds.map(\.kind.rawValue)
    let kind = SchemaPart([
      .init(
        "anyOf",
        .array([SchemaPart.choice(names).json, SchemaPart.string(matching: "^\(Self.name):\(Self.name)$").json]))
    ]).described("Any other kind: \(Self.unknownKind).")
    let conditions =
      names.map { (SchemaPart.const(.string($0)), SchemaPart.ref($0)) }
      + [(SchemaPart([.init("pattern", .string(":"))]), .ref("custom"))]
    return Definition(
      "item",
      .byKind(kind, and: [id], conditions: conditions)
        .described(
          "An item of a standard kind, or a product's own: the product type, a colon and the name of the kind. An "
            + "action is only in an actionGroup, a tableRow only in a table."))
  }

  /// The form of a product type and of the name of its kind.
  static let name = "[A-Za-z][A-Za-z0-9-]*"

  /// The rule of a reader for an item of an unknown kind.
  static let unknownKind =
    "if it has a fallback, draw its items; else show one of its texts, the first there is of accessibilityLabel, "
    + "title, text and label, and none of its items; skip it if it has none of them. A client is sent only kinds of "
    + "its own profile, so this happens only with documents made for others"

  /// The id of an item.
  var id: SchemaProperty {
    .required("id", "The item's id, unique in the document. The operations of a patch address it.", .ref("id"))
  }
}

extension SchemaPart {
  /// Returns this schema with the keywords of another one appended.
  func joined(_ other: SchemaPart) -> SchemaPart { SchemaPart(members + other.members) }
}

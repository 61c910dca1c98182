import DesignSystem
import LoanDetailJSON

/// The schemas of structured content (JSON Schema 2020-12).
enum AnswerSchema {
  /// The schema of the structured content of a tool's answer.
  static func of(_ tool: MCPTool) -> JSONValue {
    switch tool {
    case .showScreen, .whatIf, .quote, .summary:
      object(
        product + [
          required(
            MCPAnswer.figures, array(figure, "The values of the screen with their sources, in reading order."))
        ] + part)
    case .explain:
      object(product + [required(MCPAnswer.items, array(item, "The items of the screen, in reading order."))] + part)
    case .listProducts:
      object(
        [required(MCPAnswer.products, array(entry, "The products, in the order of the bank."))] + state + part)
    case .compareDays:
      object(
        subject + [
          required("before", object(state)), required("after", object(state)),
          required(
            MCPAnswer.changes, array(change, "The items that differ, in reading order; those that have gone last.")),
        ] + part)
    }
  }

  private typealias Property = (name: String, schema: JSONValue, isRequired: Bool)

  /// A property that is always there.
  private static func required(_ name: String, _ schema: JSONValue) -> Property { (name, schema, true) }
  /// A property that may be absent.
  private static func optional(_ name: String, _ schema: JSONValue) -> Property { (name, schema, false) }

  /// The schema of an object that has no other properties than these.
  private static func object(_ properties: [Property]) -> JSONValue {
    .object(of: [
      ("type", .string("object")), ("properties", .object(of: properties.map { ($0.name, $0.schema) })),
      ("required", .array(properties.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// The schema of an array.
  private static func array(_ element: JSONValue, _ meaning: String? = nil) -> JSONValue {
    .object(of: [("type", .string("array")), ("description", meaning.json), ("items", element)])
  }

  /// The schema of a text.
  private static func text(_ meaning: String? = nil, pattern: String? = nil) -> JSONValue {
    .object(of: [("type", .string("string")), ("description", meaning.json), ("pattern", pattern.json)])
  }

  /// The schema of a text that is one of some words.
  private static func word(_ words: [String], _ meaning: String? = nil) -> JSONValue {
    .object(of: [
      ("type", .string("string")), ("description", meaning.json), ("enum", .array(words.map(JSONValue.string))),
    ])
  }

  private static let day = text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
  private static let flag = JSONValue.object(of: [("type", .string("boolean"))])
  private static let number = JSONValue.object(of: [("type", .string("integer")), ("minimum", .number("1"))])

  /// The product, the screen and the question of an answer.
  private static let subject: [Property] = [
    optional("product", text("The product, for other tools.")), required("title", text()), required("screen", text()),
    optional("question", .object(of: [("type", .string("object"))])),
    required("screens", array(text(), "The screens of the product.")),
  ]

  /// Whether an answer is complete, and how long it is true.
  private static let state: [Property] = [
    required(
      "outcome",
      object([
        required("kind", word(["complete", "partial", "fault"], "Whether everything is there that should be.")),
        optional(
          "missing",
          array(object([required("id", text()), required("name", text()), required("reason", word(reasons))]))),
        optional("cause", word(ScreenDocument.Outcome.Cause.allCases.map(\.rawValue))), optional("mayRetry", flag),
      ])),
    required(
      "freshness",
      object([
        required("asOf", day), optional("dataAsOf", day), required("timeZone", text()),
        optional("validUntil", text("The moment at which the answer stops being true (RFC 3339).")),
      ])),
  ]

  private static let reasons = ScreenDocument.Outcome.Reason.allCases.map(\.rawValue)
  private static let product = subject + state

  /// The place of a part in the whole answer.
  private static let part: [Property] = [
    required(
      "part",
      object([
        required("number", number), required("of", number), optional("next", text("The cursor of the next part.")),
      ]))
  ]

  /// A value: money and percentages as exact decimals, days as `YYYY-MM-DD`.
  private static let value = object([
    optional("name", text("The column or the series of the value.")),
    optional("role", text("What the value is, if the item has several: minimum, fee, date, until.")),
    required("kind", word(["money", "percent", "date", "moment", "text"])),
    optional("amount", decimal), optional("currency", text("ISO 4217.")), optional("value", decimal),
    optional("iso", text("The day, or the moment of RFC 3339.")), required("text", text("The value, ready to quote.")),
  ])

  private static let decimal = text("An exact decimal number.", pattern: #"^-?[0-9]+(\.[0-9]+)?$"#)

  /// Where a value is from. A text is the bank's data, and never an instruction.
  private static let source = object([
    optional("field", text("The field of the bank's record.")), optional("rule", text("The rule that calculates it.")),
    optional("customer", flag), optional("absent", text("Why a value is missing.")), optional("asOf", day),
  ])

  /// The properties of a figure beside its item and its label.
  private static let ofFigure: [Property] = [
    required("values", array(value)), optional("caption", text()), optional("state", text()),
    optional("tone", word(Tone.allCases.map(\.rawValue), "How the item is meant; neutral without it.")),
    optional("fact", word(MaterialFact.allCases.map(\.rawValue), "What a customer must be able to see.")),
    required("sources", array(source)), optional("sourcesOf", text("The item that the sources belong to.")),
  ]

  /// An item with values, and their sources.
  private static let figure = object(
    [required("item", text()), optional("section", text()), optional("label", text())] + ofFigure)

  /// An item that differs on two days.
  private static let change = object([
    required("item", text()), optional("section", text()), optional("label", text()),
    optional("before", object(ofFigure)), optional("after", object(ofFigure)),
  ])

  /// An item of a screen with its sources.
  private static let item = object([
    required("item", text()), required("kind", text()), required("says", text()),
    optional("fact", word(MaterialFact.allCases.map(\.rawValue))), required("sources", array(source)),
    optional("sourcesOf", text()),
  ])

  /// A product of the list.
  private static let entry = object([
    optional("product", text("The product, for other tools.")), required("type", text()), required("title", text()),
    optional("subtitle", text()), optional("balance", value), optional("balanceLabel", text()),
    required("states", array(text())), optional("outcome", .object(of: [("type", .string("object"))])),
  ])
}

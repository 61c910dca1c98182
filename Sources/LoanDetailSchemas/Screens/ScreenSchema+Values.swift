import DesignSystem
import LoanDetailJSON

// The products' own items, and the values and texts of all items.
extension ScreenSchema {
  /// The definitions of products' custom items.
  var customs: [Definition] {
    [
      Definition(
        "custom",
        SchemaPart.object([
          .required(
            "kind", "The product type, a colon and the product's name for the kind, such as mortgage:collateral.",
            .string(matching: "^\(Self.name):\(Self.name)$")), id, label(),
          .required(
            "payload",
            "The data that a client which knows the kind draws. `schema <type>` prints the schema of a product's "
              + "kinds.",
            .object(of: .ref("payload"))),
          .required(
            "fallback",
            "The standard items that every other client draws instead. They have the labels of the data, the units, "
              + "and the reasons why something is missing.",
            SchemaPart([
              .init("type", .string("array")), .init("minItems", .number("1")),
              .init("items", SchemaPart.ref("item").json),
            ])),
        ]).described(
          "A product's own item. A client that does not know the kind draws the fallback, which comes before the rule "
            + "for unknown kinds.")),
      Definition(
        "payload",
        SchemaPart([
          .init("type", .array(["object", "array", "integer", "string", "boolean"].map(JSONValue.string))),
          .init("if", SchemaPart.with(kind: .string).json), .init("then", SchemaPart.ref("value").json),
          .init("else", payloadWithoutKind.json),
        ]).described(
          "A part of a custom item's payload: a value (an object whose kind is a text), a whole number, a flag, a "
            + "word of an enumeration, a list or an object of parts.")),
    ]
  }

  /// A part of a payload that is no object: a list, a whole number, a flag or a word; or an object of parts.
  private var payloadWithoutKind: SchemaPart {
    SchemaPart([.init("items", SchemaPart.ref("payload").json)]).joined(wholeNumberOrWord)
      .with("additionalProperties", SchemaPart.ref("payload").json)
  }

  /// The definitions of the values in items.
  var values: [Definition] {
    [
      value, Definition("text", text), Definition("money", money), Definition("date", date),
      Definition("percent", percent),
    ] + destinations
      + [
        Definition(
          "diagnostic",
          SchemaPart.object([
            .required("id", "The stable identifier, such as record.unknown-field.", .string),
            .required(
              "severity",
              "note, worth knowing; warning, something may be wrong on the screen; error, something is missing from "
                + "it.",
              .choice(["note", "warning", "error"], otherwise: "as a note")),
            .required("path", "The place in the source.", .string),
            .required("message", "What is wrong and what to do, in full sentences in English.", .string),
          ]).described("A finding about the data of the screen.")),
        Definition(
          "id",
          SchemaPart.string.with("minLength", .number("1"))
            .described("Names the item by what it means; unique in the document, stable between releases. Opaque.")),
        Definition(
          "caption", SchemaPart.string.described("What qualifies the value, such as the day it is valid on.")),
        Definition(
          "tone",
          SchemaPart.choice(Tone.allCases.map(\.rawValue), otherwise: "as neutral").described(
            "How good or bad it is: a role that each client maps to its own colours and icons. neutral, plain "
              + "information; positive, good news or something finished; attention, it needs attention soon; critical, "
              + "something is wrong and costs money; muted, less important than the rest.")),
        Definition(
          "fact",
          SchemaPart.choice(MaterialFact.allCases.map(\.rawValue), otherwise: "as if it were absent").described(
            "A material fact: it must reach the customer however the item is shown. balance, what is owed in all; "
              + "overdue, what is overdue; rate, the interest rate; full-cost, the full cost of the loan as the law "
              + "defines it; next-payment-amount and next-payment-date, the next payment; payoff, what repays "
              + "everything; fees, a fee; cure, what has to be paid today so that nothing is overdue; needed-on-day, "
              + "what the account has to hold on the day of a booked repayment; coming-payment, the payment after a "
              + "change that is known today."
          )),
        Definition("accessibilityLabel", SchemaPart.string.described("What a screen reader says.")),
        Definition(
          "day", SchemaPart.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$").described("A day of the calendar.")),
        Definition(
          "wholeNumber",
          SchemaPart([.init("type", .array([.string("integer"), .string("string")]))]).joined(wholeNumber)
            .described("A 64-bit whole number; as a string if a double cannot hold it exactly.")),
      ]
  }

  /// A whole number is limited if it is a number, and has a pattern if it is a string.
  private var wholeNumber: SchemaPart {
    let largest = 1 << 53 - 1
    return SchemaPart([
      .init("minimum", .number("\(-largest)")), .init("maximum", .number("\(largest)")),
      .init("pattern", .string("^-?[0-9]{16,19}$")),
    ])
  }

  /// A whole number, or a word of an enumeration. The product's schema lists the words.
  private var wholeNumberOrWord: SchemaPart {
    var part = wholeNumber
    part.members.removeAll { $0.name == "pattern" }
    return part.with("pattern", .string("^(-?[0-9]{16,19}|\(Self.word))$"))
  }

  /// The form of a word of an enumeration.
  private static let word = "[A-Za-z][A-Za-z0-9_-]*"

  var shown: SchemaProperty { .required("text", "The value as it is shown.", .string) }

  var spoken: SchemaProperty {
    .optional(
      "spoken",
      "The value as a screen reader says it. Absent if it equals text, and if the client does without it.", .string)
  }

  /// The form of a decimal with a point.
  static let decimal = SchemaPart.string(matching: "^-?[0-9]+(\\.[0-9]+)?$")

  /// The object of a value. Its first property names its form.
  func form(_ name: String, _ properties: [SchemaProperty]) -> SchemaPart {
    .object([.required("kind", "The form of the value.", .const(.string(name)))] + properties)
  }

  private var text: SchemaPart { form("text", [shown]).described("A text that is ready to show.") }

  private var money: SchemaPart {
    form(
      "money",
      [
        .required(
          "amount",
          "The exact amount in the currency, not in minor units: a decimal with a point and as many decimals as the "
            + "source keeps, negative for a credit. Do not read it as a double.", Self.decimal),
        .required("currency", "The code of ISO 4217.", .string(matching: "^[A-Z]{3}$")), shown, spoken,
      ]
    ).described("An amount of money with its formatted text.")
  }

  private var date: SchemaPart {
    form("date", [.required("iso", "The day as YYYY-MM-DD, of ISO 8601.", .ref("day")), shown, spoken])
      .described("A day with its formatted text.")
  }

  private var percent: SchemaPart {
    form(
      "percent",
      [
        .required(
          "value", "The exact decimal with a point: 11.5 is 11.5 %. The text also states its period.", Self.decimal),
        shown, spoken,
      ]
    ).described("A percentage with its formatted text.")
  }

  private var value: Definition {
    let forms = ["text", "money", "date", "percent"]
    return Definition(
      "value",
      SchemaPart.byKind(
        .choice(forms, otherwise: "show the text"), and: [shown],
        conditions: forms.map { (.const(.string($0)), .ref($0)) }
      ).described("A value of one form, with the text that is ready to show. Every form has a text."))
  }

  /// The definitions used in payloads of custom items.
  var payloadParts: [Definition] {
    let names: Set = ["text", "money", "date", "percent", "day", "wholeNumber", "id", "accessibilityLabel"]
    return values.filter { names.contains($0.name) }
  }
}

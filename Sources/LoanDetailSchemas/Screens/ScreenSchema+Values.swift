import DesignSystem
import LoanDetailJSON

extension ScreenSchema {
  /// The definitions of products' custom items.
  var customs: [Definition] {
    [
      Definition(
        "custom",
        object([
          .required("kind", .string(matching: "^[A-Za-z][A-Za-z0-9-]*:[A-Za-z][A-Za-z0-9-]*$")),
          .required("id", .ref("id")),
          .required("accessibilityLabel", .ref("accessibilityLabel"), since: 2),
          .required(
            "payload",
            SchemaPart([
              .init("type", .string("object")), .init("additionalProperties", SchemaPart.ref("payload").json),
            ]).described("What a client that knows the kind draws.")),
          .required(
            "fallback",
            SchemaPart([
              .init("type", .string("array")), .init("minItems", .number("1")),
              .init("items", SchemaPart.ref("item").json),
            ]).described("What every other client draws.")),
        ]).described(
          "A product's own item: its kind is the product type, a colon and the product's name for it. A client that does not "
            + "know the kind draws the fallback instead.")),
      Definition(
        "payload",
        SchemaPart.anyOf([
          .ref("value"), .ref("wholeNumber"), .boolean, .array(of: .ref("payload")),
          SchemaPart([
            .init("type", .string("object")), .init("additionalProperties", SchemaPart.ref("payload").json),
          ]),
        ]).described("A part of a custom item's payload: a value, a whole number, a flag, a list or an object.")),
    ]
  }

  /// The definitions of the values in items.
  var values: [Definition] {
    [value] + valueDefinitions + [
      Definition(
        "destination",
        SchemaPart.oneProperty(of: [.optional("screen", .string), .optional("flow", .string)]).described(
          "Where an action leads: another screen of the same product, or a flow the host app owns.")),
      Definition(
        "diagnostic",
        object([
          .required("id", SchemaPart.string.described("The stable identifier, such as record.unknown-field.")),
          .required("severity", .choice(["note", "warning", "error"])),
          .required("path", SchemaPart.string.described("Where in the source.")),
          .required("message", SchemaPart.string.described("What is wrong and what to do, in full sentences.")),
        ])),
      Definition(
        "id",
        SchemaPart.string.described("Names the item by what it means; unique in the document, stable between releases.")
          .with("minLength", .number("1"))),
      Definition(
        "caption", SchemaPart.string.described("What qualifies the value, such as the day it is valid on.")),
      Definition(
        "tone",
        SchemaPart.choice(Tone.allCases.map(\.rawValue)).described(
          "How good or bad it is: a role that each client maps to its own colours and icons.")),
      Definition(
        "fact",
        SchemaPart.choice(MaterialFact.allCases.map(\.rawValue)).described(
          "The material fact the item states: it must reach the reader however the item is shown.")),
      Definition("accessibilityLabel", SchemaPart.string.described("What a screen reader says.")),
      Definition("day", .string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
      Definition("wholeNumber", wholeNumber),
    ] + (version < 3 ? [] : [Definition("listPage", listPage)])
  }

  private var wholeNumber: SchemaPart {
    guard version >= 3 else {
      return SchemaPart.integer.described("A 64-bit whole number.").with("minimum", .number("\(Int64.min)")).with(
        "maximum", .number("\(Int64.max)"))
    }
    let largest = 1 << 53 - 1
    return SchemaPart.oneOf([
      SchemaPart.integer.with("minimum", .number("\(-largest)")).with("maximum", .number("\(largest)")),
      .string(matching: "^-?[0-9]{16,19}$"),
    ]).described("A 64-bit whole number; as a string if a double cannot hold it exactly.")
  }

  private var spoken: SchemaProperty {
    .required("spoken", SchemaPart.string.described("The value as a screen reader says it."), since: 2)
  }

  /// The object of a value. From version 3 on, its first property names its form.
  private func form(_ name: String, _ properties: [SchemaProperty]) -> SchemaPart {
    object([.required("kind", .const(.string(name)), since: 3)] + properties)
  }

  private var money: SchemaPart {
    form(
      "money",
      [
        .required(
          "minorUnits",
          SchemaPart.ref("wholeNumber").described(
            "The amount in minor units: as many decimals as its text shows, which are ISO 4217's for the currency unless the "
              + "source keeps its own."), until: 2),
        .required(
          "amount",
          SchemaPart.string(matching: "^-?[0-9]+(\\.[0-9]+)?$").described(
            "The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a double."),
          since: 3),
        .required("currency", SchemaPart.string(matching: "^[A-Z]{3}$").described("The ISO 4217 code.")),
        .required("text", .string), spoken,
      ]
    ).described("An amount of money with its formatted text.")
  }

  private var date: SchemaPart {
    form("date", [.required("iso", .ref("day")), .required("text", .string), spoken])
  }

  private var percent: SchemaPart {
    form(
      "percent",
      [
        .required(
          "value",
          SchemaPart.string(matching: "^-?[0-9]+(\\.[0-9]+)?$").described("The exact decimal: 11.5 is 11.5 %.")),
        .required("text", .string), spoken,
      ])
  }

  private var value: Definition {
    guard version < 3 else {
      let forms = ["text", "money", "date", "percent"].map(SchemaPart.ref)
      return Definition(
        "value", SchemaPart.oneOf(forms).described("A value of one form, with the text that is ready to show."))
    }
    return Definition(
      "value",
      SchemaPart.oneProperty(of: [
        .optional("text", .string), .optional("money", .ref("money")),
        .optional("date", version == 1 ? date : .ref("date")),
        .optional("percent", version == 1 ? percent : .ref("percent")),
      ]).described("A value with the text that is ready to show: exactly one of the four."))
  }

  /// In version 1, dates and percentages are inline and have no definitions; before version 3, texts are.
  private var valueDefinitions: [Definition] {
    (version < 3
      ? []
      : [Definition("text", form("text", [.required("text", .string)]).described("A text that is ready to show."))])
      + [Definition("money", money)]
      + (version == 1
        ? []
        : [
          Definition("date", date.described("A day with its formatted text.")),
          Definition("percent", percent.described("A percentage with its formatted text.")),
        ])
  }

  /// The definitions used in payloads of custom items.
  var payloadParts: [Definition] {
    let names: Set = ["text", "money", "date", "percent", "day", "wholeNumber", "id", "accessibilityLabel"]
    return values.filter { names.contains($0.name) }
  }
}

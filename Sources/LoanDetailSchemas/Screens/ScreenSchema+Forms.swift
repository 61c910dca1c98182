import LoanDetailJSON
import LoanDetailRendering

// The definitions of forms, and of the questions that they ask.
extension ScreenSchema {
  /// The definitions of the form of an action, its fields, and its confirmation.
  var forms: [Definition] {
    let kinds = WireField.allCases
    let rule = "offer no form, and start the flow without it"
    return [
      Definition("actionForm", form),
      Definition(
        "field",
        SchemaPart.byKind(
          .choice(kinds.map(\.rawValue), otherwise: rule), and: [name, label],
          conditions: kinds.map { (.const(.string($0.rawValue)), .ref($0.rawValue)) }
        ).described(
          "A value that the customer chooses. Every value is written as the parameter of a request is: an amount as a "
            + "decimal, a day as YYYY-MM-DD.")),
    ] + kinds.map { Definition($0.rawValue, part(of: $0)) } + [Definition("confirmation", confirmation)]
  }

  private var form: SchemaPart {
    .object([
      .optional(
        "question",
        "The name of the question whose answer shows the effect of the values. Each value is the parameter of its "
          + "field's name; an empty field has none. Absent if there is no such question.", .string),
      .required(
        "fields",
        "The values to choose, in reading order. The flow starts with them, beside its parameters, under the names of "
          + "the fields.", SchemaPart.array(of: .ref("field")).with("minItems", .number("1"))),
    ])
  }

  private var name: SchemaProperty {
    .required("name", "The name of the value for the flow and for the question.", .string)
  }

  private var label: SchemaProperty { .required("label", "What the value is.", .string) }

  /// The definition of one kind of field.
  private func part(of kind: WireField) -> SchemaPart {
    func field(_ summary: String, _ properties: [SchemaProperty]) -> SchemaPart {
      SchemaPart.object(
        [
          .required("kind", "The type of the value.", .const(.string(kind.rawValue))), name, label,
          .optional(
            "limits",
            "The sentence for a value that is not allowed, such as \"From £10.00 to £5,000.00\". Absent if every value "
              + "is.",
            .string),
          .optional(
            "spoken",
            "The sentence as a screen reader says it. Absent if it equals limits, and if the client does without it.",
            .string),
        ] + properties
      ).described(summary)
    }
    switch kind {
    case .moneyField:
      return field(
        "An amount. Other choices of the customer, such as a later day, may allow less: the answer to the question "
          + "says so.",
        [
          .required("currency", "The code of ISO 4217.", .string(matching: "^[A-Z]{3}$")),
          .required("step", "Each amount is a multiple of this one.", Self.decimal),
        ] + limits(of: Self.decimal))
    case .dateField: return field("A day of the calendar.", limits(of: .ref("day")))
    case .numberField: return field("A whole number.", limits(of: .integer))
    case .choiceField:
      return field(
        "One of some words.",
        [
          .required(
            "choices", "The words with their labels.",
            SchemaPart.array(
              of: .object([
                .required("value", "The word for the flow and for the question.", .string),
                .required("label", "The word, ready to show.", .string),
              ])
            ).with("minItems", .number("1"))), initial(.string),
        ])
    }
  }

  /// The bounds and the first value of a field whose values have a schema.
  private func limits(of value: SchemaPart) -> [SchemaProperty] {
    [
      .optional("minimum", "The smallest value. Absent if there is none.", value),
      .optional("maximum", "The largest value. Absent if there is none.", value), initial(value),
    ]
  }

  /// The value with which a field begins.
  private func initial(_ value: SchemaPart) -> SchemaProperty {
    .optional("initial", "The value to begin with. Absent if the field may stay empty.", value)
  }

  private var confirmation: SchemaPart {
    .object([
      .required("title", "The title of the question.", .string), .required("text", "The question.", .string),
      .required("confirm", "The title of the button that begins the action.", .string),
      .required("cancel", "The title of the button that leaves everything as it is.", .string),
    ])
  }

  /// The question that a document answers.
  var question: SchemaPart {
    .object([
      .required("name", "The name of the question, as in its address.", .string),
      .required(
        "parameters",
        "The parameters of the request. The same question always has the same ones, however its amounts were written.",
        .object(of: .string)),
    ])
  }

  /// The judgement of the values in a question.
  var input: SchemaPart {
    .object([
      .required(
        "isAcceptable",
        "Whether the bank's rules, as far as they are known, allow exactly these values. The items may show an answer "
          + "nevertheless, such as what repays everything.", .boolean),
      .optional(
        "faults", "Why they do not. Absent if they do.",
        SchemaPart.array(
          of: .object([
            .optional(
              "field", "The field, or the parameter, whose value is at fault. Absent if no other value would help.",
              .string),
            .required("text", "The reason, ready to show beside the field.", .string),
            .optional(
              "spoken",
              "The reason as a screen reader says it. Absent if it equals text, and if the client does without it.",
              .string),
          ])
        ).with("minItems", .number("1"))),
    ])
  }
}

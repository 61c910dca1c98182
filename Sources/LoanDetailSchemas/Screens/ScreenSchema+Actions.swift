import DesignSystem
import LoanDetailJSON
import LoanDetailRendering

extension ScreenSchema {
  var actionGroup: KindSchema {
    kind(
      .actionGroup, "What the reader can do, in the order it matters.",
      [
        .required("title", SchemaPart.string.described("What a screen reader calls the group."), since: 2),
        .required("accessibilityLabel", .ref("accessibilityLabel"), since: 2),
        .required("items", .array(of: .ref("action"))),
      ],
      and: [
        Definition(
          "action", action.described("One thing the reader can do, or the reason it cannot be done now."))
      ])
  }

  private var action: SchemaPart {
    var action = item(
      "action",
      [
        .required("title", .string),
        .required(
          "role",
          SchemaPart.choice(Action.Role.allCases.map(\.rawValue)).described(
            "How the action stands among those of its group: at most one is primary; a destructive one cannot be undone or "
              + "takes something away."), since: 3),
        .optional(
          "icon",
          SchemaPart.choice(Action.Icon.allCases.map(\.rawValue)).described(
            "What a picture for the action means: a role that each client maps to a picture of its own, or to none."),
          since: 3),
        .required("state", .choice(WireActionState.allCases.map(\.rawValue))),
        .optional(
          "reason",
          SchemaPart.string.described("Why the action is unavailable, or what is pending and since when.")),
        .optional(
          "until",
          SchemaPart.ref("date").described(
            "The last day on which the action is unavailable. The reason has it in words."), since: 3),
        .optional(
          "since",
          SchemaPart.ref("date").described("The day of the request that is pending. The reason has it in words."),
          since: 3),
        .optional("details", SchemaPart.string.described("Limits, cut-off time and fee, in words.")),
        .optional("minimum", SchemaPart.ref("money").described("The smallest possible amount."), since: 3),
        .optional("maximum", SchemaPart.ref("money").described("The largest possible amount."), since: 3),
        .optional(
          "fee",
          SchemaPart.ref("money").described(
            "What the action costs: zero if it is free of charge. Absent if the source does not state it."), since: 3),
        .optional(
          "cutOff",
          SchemaPart.ref("moment").described("A request after this moment counts for the next day."), since: 3),
        .optional(
          "confirmation",
          SchemaPart.string.described(
            "The question to ask the reader before the action begins. Absent if the source has none."), since: 3),
        .required("destination", .ref("destination")),
        .required("accessibilityLabel", .ref("accessibilityLabel")),
      ])
    let ofStates = version < 3 ? ["reason"] : ["reason", "until", "since"]
    action.members += [
      .init(
        "if",
        SchemaPart([
          .init("required", .array([.string("state")])),
          .init("properties", .object([.init("state", SchemaPart.const(.string("available")).json)])),
        ]).json),
      .init("then", .object([.init("properties", .object(ofStates.map { .init($0, .bool(false)) }))])),
      .init("else", .object([.init("required", .array([.string("reason")]))])),
    ]
    return action
  }

  /// What actions, rows and amounts lead to.
  var destinations: [Definition] {
    guard version >= 3 else {
      return [
        Definition(
          "destination",
          SchemaPart.oneProperty(of: [.optional("screen", .string), .optional("flow", .string)]).described(
            "Where an action leads: another screen of the same product, or a flow the host app owns."))
      ]
    }
    let kinds = WireDestination.allCases.map { ($0, "destinationTo\($0.rawValue.capitalizedFirst)") }
    return [
      Definition(
        "destination",
        SchemaPart.oneOf(kinds.map { .ref($0.1) }).described(
          "What opens: a screen, a flow of the host app, a document or a link. A client offers no button for a kind that "
            + "it does not know."))
    ] + kinds.map { Definition($0.1, part(of: $0.0)) } + [Definition("moment", moment)]
  }

  private func part(of destination: WireDestination) -> SchemaPart {
    func kind(_ summary: String, _ properties: [SchemaProperty]) -> SchemaPart {
      object([.required("kind", .const(.string(destination.rawValue)))] + properties).described(summary)
    }
    switch destination {
    case .screen:
      return kind(
        "A screen of the document's product or, with product, of another one of the same customer.",
        [
          .required("screen", SchemaPart.string.described("The name of the screen.")),
          .optional(
            "product",
            object([
              .required("type", SchemaPart.string.described("The product type.")),
              .required("id", SchemaPart.string.described("The product's id at its source.")),
            ]).described("The other product. Absent if it is the document's own.")),
        ])
    case .flow:
      return kind(
        "A flow of the host app from the catalogue that \"products --format json\" prints.",
        [
          .required("flow", SchemaPart.string.described("The name of the flow.")),
          .optional(
            "parameters",
            SchemaPart([
              .init("type", .string("object")), .init("additionalProperties", SchemaPart.ref("payload").json),
            ]).described(
              "What the flow is told when it starts, by the names of the catalogue. Absent if that is nothing.")
          ),
        ])
    case .sourceFlow:
      return kind(
        "A flow that is not in the catalogue: the bank's own system names it. A client that does not know the name shows "
          + "the action without a button.",
        [.required("flow", SchemaPart.string.described("The name in the bank's own system."))])
    case .document:
      return kind(
        "A document of the product.",
        [.required("document", SchemaPart.string.described("The document's id at its source."))])
    case .link:
      return kind(
        "A page of the web, to open in a browser, or a telephone number, to call.",
        [
          .required(
            "url", SchemaPart.string(matching: "^(https://|tel:)").described("The address, without user information."))
        ])
    }
  }

  private var moment: SchemaPart {
    object([
      .required("kind", .const(.string("moment"))),
      .required(
        "iso",
        SchemaPart.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$")
          .described("The moment with its offset from UTC, in the form of RFC 3339.")),
      .required("text", SchemaPart.string.described("The local time, ready to show.")),
      .required("spoken", SchemaPart.string.described("The value as a screen reader says it.")),
    ]).described("A moment with its formatted text.")
  }
}

extension String {
  /// The text with an uppercase first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

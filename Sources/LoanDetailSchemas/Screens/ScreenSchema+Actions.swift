import DesignSystem
import LoanDetailJSON
import LoanDetailRendering

// The group of actions, and the definitions of what items open.
extension ScreenSchema {
  /// The kind of a group of actions.
  var actionGroup: KindSchema {
    kind(
      .actionGroup, "What the customer can do.",
      [
        title("The title of the group for screen readers; it need not be drawn."),
        .required("items", "The actions, the most important first.", .array(of: .ref("action"))),
      ],
      and: [
        Definition(
          "action", action.described("One thing the customer can do, or the reason why it is not possible now."))
      ] + forms)
  }

  private var action: SchemaPart {
    var action = item(
      "action",
      [.required("title", "The title of the button.", .string), role, place, icon] + state + details + [
        .required("destination", "Where the action leads.", .ref("destination")), label(else: "title"),
      ])
    action.members += [
      .init(
        "if",
        SchemaPart([
          .init("required", .array([.string("state")])),
          .init("properties", .object([.init("state", SchemaPart.const(.string("available")).json)])),
        ]).json),
      .init(
        "then",
        .object([.init("properties", .object(["reason", "until", "since"].map { .init($0, .bool(false)) }))])),
      .init("else", .object([.init("required", .array([.string("reason")]))])),
    ]
    return action
  }

  private var role: SchemaProperty {
    .optional(
      "role",
      "How the action stands among those of its group: at most one is primary, which most customers want now; a "
        + "destructive one cannot be undone or takes something away; absent, it is secondary.",
      .choice(Action.Role.allCases.map(\.rawValue), otherwise: "as secondary"))
  }

  private var place: SchemaProperty {
    .optional(
      "place",
      "The place of the button, where that is not the group: task, in the banner of the screen's task, whose "
        + "destination is this action; bottom, at the bottom of the screen, always in view. A client may also draw the "
        + "button in the group alone.",
      .choice(Action.Place.allCases.map(\.rawValue), otherwise: "in the group"))
  }

  private var icon: SchemaProperty { icon(of: "action") }

  /// The picture beside a thing with a title.
  func icon(of thing: String) -> SchemaProperty {
    .optional(
      "icon",
      "What a picture for the \(thing) means: a role that each client maps to a picture of its own, or to none.",
      .choice(Action.Icon.allCases.map(\.rawValue), otherwise: "no picture"))
  }

  private var state: [SchemaProperty] {
    [
      .required(
        "state",
        "Whether the action is possible now: available, it is; unavailable, it is not, and reason states why; pending, "
          + "it was requested and the bank is processing it, and reason states what and when.",
        .choice(WireActionState.allCases.map(\.rawValue), otherwise: "not possible now; show the reason")),
      .optional(
        "reason", "Why the action is unavailable, or what is pending and since when; absent only if it is available.",
        .string),
      .optional(
        "until",
        "The last day on which the action is unavailable. The reason has it in words. Absent if it is not known.",
        .ref("date")),
      .optional(
        "since", "The day of the request that is pending. The reason has it in words. Absent if it is not known.",
        .ref("date")),
    ]
  }

  private var details: [SchemaProperty] {
    [
      .optional("details", "Limits, cut-off time and fee, in words; absent if there are none.", .string),
      .optional("minimum", "The smallest possible amount; absent if there is no limit.", .ref("money")),
      .optional("maximum", "The largest possible amount; absent if there is no limit.", .ref("money")),
      .optional(
        "fee", "What the action costs: zero if it is free of charge. Absent if the source does not state it.",
        .ref("money")),
      .optional(
        "cutOff", "A request after this moment counts for the next day. Absent if there is no such time.",
        .ref("moment")),
      .optional(
        "confirmation",
        "The question to ask the customer before the action begins. Absent if the source has none.",
        .ref("confirmation")),
      .optional(
        "form",
        "The values that the customer chooses before the flow begins. Absent if there are none, if their limits are "
          + "not known, and for a client that draws no forms, which is sent worked examples instead.",
        .ref("actionForm")),
    ]
  }

  /// The definitions of what items open.
  var destinations: [Definition] {
    let kinds = WireDestination.allCases.map { (kind: $0, name: "destinationTo\($0.rawValue.uppercasedFirst)") }
    let kind = SchemaPart.choice(kinds.map(\.kind.rawValue), otherwise: "offer no button; show the texts")
    return [
      Definition(
        "destination",
        .byKind(kind, conditions: kinds.map { (.const(.string($0.kind.rawValue)), .ref($0.name)) })
          .described(
            "What the reader's use leads to: a screen, an item of the document, a flow of the host app, an event, a "
              + "document or a link."))
    ] + kinds.map { Definition($0.name, part(of: $0.kind)) } + [Definition("moment", moment)]
  }

  /// The definition of one kind of destination.
  private func part(of destination: WireDestination) -> SchemaPart {
    func kind(_ summary: String, _ properties: [SchemaProperty]) -> SchemaPart {
      SchemaPart.object(
        [.required("kind", "What opens.", .const(.string(destination.rawValue)))] + properties
      ).described(summary)
    }
    switch destination {
    case .screen:
      return kind(
        "A screen of the document's product or, with product, of another one of the same customer.",
        [
          .required("screen", "The name of the screen.", .string),
          .optional(
            "product", "The other product. Absent if it is the document's own.",
            .object([
              .required("type", "The product type.", .string),
              .required("id", "The product's id at its source.", .string),
            ])),
        ])
    case .item:
      return kind(
        "Another item of the same document. An action starts, as if the reader used its button; any other item is "
          + "brought into view, and a section of low priority unfolded.",
        [.required("item", "The item's id. The document has the item.", .ref("id"))])
    case .flow:
      return kind(
        "A flow of the host app from the catalogue that \"products --format json\" prints.",
        [
          .required("flow", "The name of the flow.", .string),
          .optional(
            "parameters",
            "What the flow is told when it starts, by the names of the catalogue. Absent if that is nothing.",
            .object(of: .ref("payload"))),
        ])
    case .event:
      return kind(
        "An event that the product carries out itself, from the catalogue that \"products --format json\" prints. The "
          + "client sends it with the id of the item and the values of the form, and shows the screen that is the "
          + "answer.",
        [
          .required("event", "The name of the event.", .string),
          .optional(
            "parameters", "What the event is about. The client need not send it back. Absent if that is nothing.",
            .object(of: .ref("payload"))),
        ])
    case .sourceFlow:
      return kind(
        "A flow that is not in the catalogue: the bank's own system names it. A client that does not know the name "
          + "shows the action without a button.",
        [.required("flow", "The name in the bank's own system.", .string)])
    case .document:
      return kind(
        "A document of the product.", [.required("document", "The document's id at its source.", .string)])
    case .link:
      return kind(
        "A page of the web, to open in a browser, or a telephone number, to call.",
        [.required("url", "The address, without user information.", .string(matching: "^(https://|tel:)"))])
    }
  }

  private var moment: SchemaPart {
    form("moment", [.required("iso", "The moment.", .ref("instant")), shown, spoken])
      .described("A moment with its formatted text.")
  }
}

import DesignSystem
import LoanDetailJSON
import LoanDetailRendering

// The standard kinds of items, and the properties that several of them have.
extension ScreenSchema {
  /// A standard kind with its definition and the definitions that only this kind uses.
  struct KindSchema {
    var kind: ItemKind.Standard
    var summary: String
    var properties: [SchemaProperty]
    var others: [Definition]

    /// The definition of the kind, with its category and its first version, then the others.
    var describedDefinitions: [Definition] {
      let text = "\(summary) Category: \(kind.category); since version \(kind.since)."
      return [Definition(kind.rawValue, ScreenSchema().item(kind.rawValue, properties).described(text))] + others
    }
  }

  /// All standard kinds, in the order of their definitions.
  var kinds: [KindSchema] {
    [
      header, section, amount, row, status, banner, actionGroup, progress, breakdown, timeline, chart, table, chips,
      note, divider,
    ]
  }

  /// Returns a standard kind with its properties and the definitions that only this kind uses.
  func kind(
    _ kind: ItemKind.Standard, _ summary: String, _ properties: [SchemaProperty], and others: [Definition] = []
  ) -> KindSchema {
    KindSchema(kind: kind, summary: summary, properties: properties, others: others)
  }

  /// Returns an item: its kind and id, then its own properties.
  func item(_ name: String, _ properties: [SchemaProperty]) -> SchemaPart {
    .object([.required("kind", "The kind of the item.", .const(.string(name))), id] + properties)
  }

  /// The text for a screen reader; `visible` is the property that it reads if this one is absent.
  func label(else visible: String? = nil) -> SchemaProperty {
    let absence = visible.map { "Absent if it equals \($0), and" } ?? "Absent"
    return .optional(
      "accessibilityLabel",
      "The text that a screen reader says for the whole item, before the items in it. \(absence) if the client does "
        + "without it.", .ref("accessibilityLabel"))
  }

  var tone: SchemaProperty {
    .optional("tone", "How good or bad it is; absent if it is neutral.", .ref("tone"))
  }

  var caption: SchemaProperty {
    .optional(
      "caption", "A qualification that is drawn beside or below the value, in smaller print; absent if there is none.",
      .ref("caption"))
  }

  var fact: SchemaProperty {
    .optional("fact", "The material fact that the item states; absent if it states none.", .ref("fact"))
  }

  /// The properties for copying and opening a row or an amount.
  private var use: [SchemaProperty] {
    [
      .optional(
        "copy",
        "The text to put on the clipboard when the reader copies the item, such as a number in full. Absent if there "
          + "is nothing to copy.", .string),
      destination(of: "item"),
    ]
  }

  /// What opens when the reader taps something; `rest` is the end of the description.
  func destination(of thing: String, _ rest: String = "") -> SchemaProperty {
    .optional(
      "destination", "What opens when the reader taps the \(thing). Absent if nothing does.\(rest)", .ref("destination")
    )
  }

  /// The short form of a message.
  private func short(of text: String) -> SchemaProperty {
    .optional(
      "short",
      "The \(text) in at most \(Banner.shortLength) characters, for a narrow screen. Absent if the \(text) is not "
        + "longer, or if it comes from the bank's data.",
      SchemaPart.string.with("maxLength", .number("\(Banner.shortLength)")))
  }

  /// The title of a list or a group of actions.
  func title(_ summary: String) -> SchemaProperty {
    .optional("title", "\(summary) Absent if it is the title of the section around it.", .string)
  }

  private var header: KindSchema {
    kind(
      .header, "The top of a screen: which product this is, what is owed, and whether anything is wrong.",
      [
        .required("title", "The product's name for the customer.", .string),
        .optional(
          "subtitle", "What distinguishes the product from others of its type, such as a masked contract number.",
          .string),
        label(else: "title"),
        .required(
          "items", "The amounts, the most important first, then the statuses, the worst first.",
          .array(of: .byKind(["amount", "status"], otherwise: Self.unknownKind))),
      ])
  }

  private var section: KindSchema {
    kind(
      .section, "A titled group of items; a section inside another is a sub-section. A screen reader says the title.",
      [
        .required("title", "The heading.", .string),
        .optional(
          "priority",
          "The importance on a small screen: a section of low priority may first be shown as its heading, which "
            + "unfolds it; one of high priority is always shown whole. Absent, it is normal.",
          .choice(["high", "low"], otherwise: "as absent")),
        destination(of: "heading"),
        .required("items", "The items in reading order.", .array(of: .ref("item"))),
      ])
  }

  private var amount: KindSchema {
    kind(
      .amount,
      "A figure that stands out: one amount of money with its label. A screen reader says the label, the amount as it "
        + "is spoken, and the caption.",
      [
        .required("label", "What the amount is.", .string), .required("money", "The amount.", .ref("money")), caption,
        tone, fact,
      ] + use)
  }

  private var row: KindSchema {
    kind(
      .row,
      "A label with its value. A screen reader says the label, the value as it is spoken, and the caption.",
      [
        .required("label", "What the value is.", .string), .required("value", "The value.", .ref("value")), caption,
        tone, fact,
      ] + use + [
        .optional(
          "isPart",
          "Whether the value is a part of the amount in the rows before. A client may indent it. Absent if not.",
          .boolean)
      ])
  }

  private var status: KindSchema {
    kind(
      .status, "One state of the product in a few words.",
      [
        .required("text", "The state.", .string), short(of: "text"), tone, fact, label(else: "text"),
        destination(of: "status"),
      ])
  }

  private var banner: KindSchema {
    kind(
      .banner, "Something the reader must not miss.",
      [
        .required("title", "The message in a few words.", .string), short(of: "title"),
        .optional("text", "The complete message; absent if the title says it all.", .string), tone, fact,
        label(else: "title"),
        destination(of: "banner", " If it is an item that is an action, draw the action's button in the banner."),
      ])
  }

  private var note: KindSchema {
    kind(
      .note, "A sentence in small print.",
      [.required("text", "The sentence.", .string), tone, fact, label(else: "text")])
  }

  private var divider: KindSchema {
    kind(.divider, "A line between what belongs together and what does not. A screen reader skips it.", [])
  }

  private var progress: KindSchema {
    kind(
      .progress, "How far along something is.",
      [
        .required("label", "What makes progress.", .string),
        .required(
          "permille", "The share that is done, in thousandths.",
          SchemaPart.integer.with("minimum", .number("0")).with("maximum", .number("1000"))),
        .required("text", "The share in words, such as \"18 of 60 payments\".", .string), label(),
      ])
  }

  private var breakdown: KindSchema {
    kind(
      .breakdown,
      "A whole and the parts it is made of; the parts add up to the whole, to the minor unit. A screen reader says the "
        + "total, then the parts.",
      [
        .required("total", "The whole; its value is money.", .ref("row")),
        .required(
          "items", "The parts in reading order; each value is money in the currency of the whole.",
          .array(of: .ref("row"))),
      ])
  }

  private var chips: KindSchema {
    kind(
      .chips, "A few short words that say what something is like. A screen reader says the label, then the words.",
      [
        .required("label", "What the words describe.", .string),
        .required("items", "The words in reading order.", .array(of: .ref("chip"))),
      ],
      and: [
        Definition(
          "chip",
          SchemaPart.object([id, .required("text", "The word or words.", .string), tone]).described("One of the words.")
        )
      ])
  }
}

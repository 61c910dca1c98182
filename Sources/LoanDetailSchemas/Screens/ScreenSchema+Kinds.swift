import DesignSystem
import LoanDetailJSON
import LoanDetailRendering

extension ScreenSchema {
  /// A standard kind with its definition and the definitions that only this kind uses.
  struct KindSchema {
    var kind: ItemKind.Standard
    /// The definition of the kind, then the definitions that only this kind uses.
    var definitions: [Definition]

    /// The definitions. The description of the kind includes its category and its first version.
    var describedDefinitions: [Definition] {
      definitions.map { definition in
        guard definition.name == kind.rawValue else { return definition }
        return Definition(
          definition.name, definition.part.adding(" Category: \(kind.category); since version \(kind.since)."))
      }
    }
  }

  var kinds: [KindSchema] {
    [
      header, section, amount, row, status, banner, actionGroup, progress, breakdown, timeline, chart, table, chips,
      note,
      divider,
    ]
  }

  /// Returns an item: its kind and id, then its own properties.
  func kind(
    _ kind: ItemKind.Standard, _ summary: String, _ properties: [SchemaProperty], and others: [Definition] = []
  ) -> KindSchema {
    KindSchema(
      kind: kind, definitions: [Definition(kind.rawValue, item(kind.rawValue, properties).described(summary))] + others)
  }

  func item(_ name: String, _ properties: [SchemaProperty]) -> SchemaPart {
    object([.required("kind", .const(.string(name))), .required("id", .ref("id"))] + properties)
  }

  private var label: SchemaProperty { .required("accessibilityLabel", .ref("accessibilityLabel")) }
  private var tone: SchemaProperty { .required("tone", .ref("tone")) }
  private var caption: SchemaProperty { .optional("caption", .ref("caption")) }
  private func fact(since: Int = 1) -> SchemaProperty { .optional("fact", .ref("fact"), since: since) }

  /// What the reader can do with a row or an amount.
  private var use: [SchemaProperty] {
    [
      .optional(
        "copy",
        SchemaPart.string.described(
          "The text to put on the clipboard when the reader copies the item, such as a number in full. Absent if there is "
            + "nothing to copy."), since: 3),
      .optional(
        "destination",
        SchemaPart.ref("destination").described("What opens when the reader taps the item. Absent if nothing does."),
        since: 3),
    ]
  }

  private var header: KindSchema {
    kind(
      .header, "The top of a screen: which product this is, what is owed, and whether anything is wrong.",
      [
        .required("title", .string), .optional("subtitle", .string), label,
        .required(
          "items",
          SchemaPart.array(of: .oneOf([.ref("amount"), .ref("status")])).described(
            "The amounts, the most important first, then the statuses, the worst first.")),
      ])
  }

  private var section: KindSchema {
    kind(
      .section, "A titled group of items; a section inside another is a sub-section.",
      [.required("title", .string), label, .required("items", .array(of: .ref("item")))])
  }

  private var amount: KindSchema {
    kind(
      .amount, "A figure that stands out: one amount of money with its label.",
      [.required("label", .string), .required("money", .ref("money")), caption, tone, fact()] + use + [label])
  }

  private var row: KindSchema {
    kind(
      .row, "A label with its value.",
      [.required("label", .string), .required("value", .ref("value")), caption, tone, fact()] + use + [label])
  }

  private var status: KindSchema {
    kind(
      .status, "One state of the product in a few words.",
      [.required("text", .string), tone, fact(since: 2), label])
  }

  private var banner: KindSchema {
    kind(
      .banner, "Something the reader must not miss.",
      [.required("title", .string), .optional("text", .string), tone, fact(since: 2), label])
  }

  private var note: KindSchema {
    kind(.note, "A sentence in small print.", [.required("text", .string), tone, fact(since: 2), label])
  }

  private var divider: KindSchema {
    kind(.divider, "A line between what belongs together and what does not; says nothing.", [])
  }

  private var progress: KindSchema {
    kind(
      .progress, "How far along something is.",
      [
        .required("label", .string),
        .required(
          "permille",
          SchemaPart.integer.described("How much is done, in thousandths.").with("minimum", .number("0")).with(
            "maximum", .number("1000"))), .required("text", .string), label,
      ])
  }

  private var breakdown: KindSchema {
    kind(
      .breakdown, "A whole and the parts it is made of; the parts add up to the whole, to the minor unit.",
      [
        .required("total", .ref("row")), label,
        .required("items", SchemaPart.array(of: .ref("row")).described("The parts.")),
      ])
  }

  private var chips: KindSchema {
    kind(
      .chips, "A few short words that say what something is like.",
      [.required("label", .string), label, .required("items", .array(of: .ref("chip")))],
      and: [
        Definition(
          "chip",
          object([.required("id", .ref("id")), .required("text", .string), tone]).described("One of the words."))
      ])
  }
}

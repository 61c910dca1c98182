import DesignSystem
import LoanDetailJSON

// The definitions of the properties around the content of every document.
extension ScreenSchema {
  /// The definitions of the outcome, the navigation, the question and the pages.
  var envelope: [Definition] {
    [
      Definition(
        "outcome",
        .byKind(
          ["complete", "partial", "fault"],
          otherwise: "draw the items, and do not store the document in place of an earlier one")),
      Definition(
        "complete", kind("complete", "Everything is there.", [])),
      Definition(
        "partial",
        kind(
          "partial", "Something is missing that the document should show; the rest is there and right.",
          [
            .required(
              "missing", "What is missing.", SchemaPart.array(of: .ref("missing")).with("minItems", .number("1")))
          ])),
      Definition(
        "fault",
        kind(
          "fault",
          "Nothing of the product can be shown. The items tell the reader so; do not show them as the product's state, "
            + "and do not store the document in place of an earlier one.",
          [
            .required("cause", "Why nothing can be shown.", cause),
            .required(
              "mayRetry",
              "Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a loop.",
              .boolean),
          ])),
      Definition("missing", missing),
      Definition("otherLanguage", otherLanguage),
      Definition("navigation", navigation),
      Definition("question", question),
      Definition("input", input),
      Definition("listPage", listPage),
      Definition("instant", instant),
    ]
  }

  /// One kind of outcome.
  private func kind(_ name: String, _ description: String, _ properties: [SchemaProperty]) -> SchemaPart {
    SchemaPart.object([.required("kind", "The kind of outcome.", .const(.string(name)))] + properties)
      .described(description)
  }

  private var otherLanguage: SchemaPart {
    SchemaPart.object([
      .required("language", "The language, a tag of BCP 47 such as en.", .string),
      .required(
        "texts", "The texts in it, each as it is in the document.",
        SchemaPart.array(of: .string).with("minItems", .number("1"))),
    ]).described("The texts of a document that are in one other language.")
  }

  private var navigation: SchemaPart {
    .object([
      .optional(
        "parent", "The screen to which the way back leads, one of screens. Absent on the main screen.", .string),
      .required(
        "screens",
        "The screens of the product that have something to show, and this one, the main screen first.",
        .array(
          of: .object([
            .required("screen", "The name of the screen.", .string),
            .required("title", "The title of the screen, ready to show.", .string), icon(of: "screen"),
          ]))),
    ])
  }

  private var missing: SchemaPart {
    .object([
      .required(
        "id",
        "The id of the item that shows the thing, or would show it; an id alone does not tell that there is such an "
          + "item.",
        .string),
      .required("name", "What is missing, ready to show.", .string),
      .required(
        "reason",
        "Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be shown. "
          + "unreadable: it arrived with an error. notDelivered: a system that has it did not deliver it.",
        .choice(ScreenDocument.Outcome.Reason.allCases.map(\.rawValue), otherwise: "as notProvided")),
    ])
  }

  private var cause: SchemaPart {
    SchemaPart.choice(ScreenDocument.Outcome.Cause.allCases.map(\.rawValue), otherwise: "as internal").described(
      "badData: the data cannot be read. unavailable: a source does not answer. gone: the product is not where it was. "
        + "internal: the bank's program is at fault.")
  }

  /// A moment in the form of RFC 3339.
  private var instant: SchemaPart {
    .string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$")
      .described("A moment with its offset from UTC, in the form of RFC 3339.")
  }

  /// The day of the screen and of its data.
  var freshness: SchemaPart {
    .object([
      .required("asOf", "The day for which the screen is true.", .ref("day")),
      .optional("dataAsOf", "The day of the source's data; absent if the source does not state it.", .ref("day")),
      .required(
        "timeZone",
        "The time zone in which the days begin and end: a name of the IANA database, such as Europe/Moscow.", .string),
      .optional(
        "validUntil",
        "The first moment at which a statement on the screen is no longer true, such as \"in 27 days\" at midnight: "
          + "ask again then. It follows from the day alone, so it may be over already: then something has changed "
          + "since, and the next midnight is the moment to ask again. Absent if nothing depends on the time.",
        .ref("instant")),
    ])
  }
}

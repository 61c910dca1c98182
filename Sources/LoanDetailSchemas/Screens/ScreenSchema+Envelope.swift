import DesignSystem
import LoanDetailJSON

// What every document of version 3 has around its content.
extension ScreenSchema {
  var outcome: SchemaPart {
    .oneOf([
      object([.required("state", .const(.string("complete")))]).described("Everything is there."),
      object([
        .required("state", .const(.string("partial"))),
        .required("missing", SchemaPart.array(of: missing).with("minItems", .number("1"))),
      ]).described("Something is missing that the document should show; the rest is there and right."),
      object([
        .required("state", .const(.string("fault"))),
        .required("cause", cause),
        .required(
          "mayRetry",
          SchemaPart.boolean.described(
            "Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a loop.")),
      ]).described(
        "Nothing of the product can be shown. The items tell the reader so; do not show them as the product's state, and "
          + "do not store the document in place of an earlier one."),
    ]).described("Whether the document shows everything it should.")
  }

  private var missing: SchemaPart {
    object([
      .required(
        "id",
        SchemaPart.string.described(
          "The id of the item that shows the thing, or would show it; an id alone does not tell that there is such an "
            + "item.")),
      .required("name", SchemaPart.string.described("What is missing, ready to show.")),
      .required(
        "reason",
        SchemaPart.choice(ScreenDocument.Outcome.Reason.allCases.map(\.rawValue)).described(
          "notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable: it arrived with "
            + "an error. notDelivered: a system that has it did not deliver it.")),
    ])
  }

  private var cause: SchemaPart {
    SchemaPart.choice(ScreenDocument.Outcome.Cause.allCases.map(\.rawValue)).described(
      "badData: the data cannot be read. unavailable: a source does not answer. gone: the product is not where it was. "
        + "internal: the bank's program is at fault.")
  }

  var freshness: SchemaPart {
    object([
      .required("asOf", SchemaPart.ref("day").described("The day for which the screen is true.")),
      .optional(
        "dataAsOf",
        SchemaPart.ref("day").described("The day of the source's data; absent if the source does not state it.")),
      .required(
        "timeZone",
        SchemaPart.string.described(
          "The time zone in which the days begin and end: a name of the IANA database, such as Europe/Moscow.")),
      .optional(
        "validUntil",
        SchemaPart.string(
          matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$"
        ).described(
          "The first moment (RFC 3339) at which a statement on the screen is no longer true, such as \"in 27 days\" at "
            + "midnight: ask again then. It follows from the day alone, so it may be over already: then something has "
            + "changed since, and the next midnight is the moment to ask again. Absent if nothing depends on the time.")
      ),
    ]).described("The time for which the screen is true. The ETag does not cover it.")
  }

  var correlationID: SchemaPart {
    SchemaPart.string.described(
      "The id of the request, under which the bank's staff finds the findings about it: quote it when something is "
        + "wrong. Only in a customer's document, where it takes the place of diagnostics. The ETag does not cover it.")
  }
}

extension SchemaEdit {
  /// Edits of how the parts make up the whole.
  static let structure = [
    SchemaEdit(
      what: "removes a kind", steps: [.remove("$defs/item/oneOf/7")],
      changes: [breaking("$defs.item.oneOf", "The alternative \"progress\" was there and is gone.")]),
    SchemaEdit(
      what: "adds a kind",
      steps: [
        .set(
          "$defs/chart",
          #"{"type": "object", "required": ["kind", "id"], "properties": {"kind": {"const": "chart"}}}"#),
        .append("$defs/item/oneOf", ##"{"$ref": "#/$defs/chart"}"##),
      ],
      changes: [additive("$defs.item.oneOf", "There was no alternative \"chart\" and now there is one.")]),
    SchemaEdit(
      what: "adds a kind that lacks what all others have",
      steps: [
        .set("$defs/chart", #"{"type": "object", "required": ["kind"], "properties": {"kind": {"const": "chart"}}}"#),
        .append("$defs/item/oneOf", ##"{"$ref": "#/$defs/chart"}"##),
      ],
      changes: [
        unbearable(
          "$defs.item.oneOf", "There was no alternative \"chart\" and now there is one", "a reader needs id of it")
      ]),
    SchemaEdit(
      what: "adds an alternative that no kind tells",
      steps: [.append("$defs/header/properties/items/items/oneOf", #"{"type": "string"}"#)],
      changes: [
        unbearable(
          "$defs.header.properties.items.items.oneOf", "There was no alternative of type string and now there is one",
          "a reader cannot tell it by its kind")
      ]),
    SchemaEdit(
      schema: "portfolio", what: "lets a value be absent",
      steps: [
        .set(
          "$defs/schedule/properties/kind",
          ##"{"anyOf": [{"$ref": "#/$defs/scheduleKind"}, {"$ref": "#/$defs/absence"}]}"##)
      ],
      changes: [
        unbearable(
          "$defs.schedule.properties.kind", "There was no alternative $defs.absence and now there is one",
          "a reader cannot tell it by its kind")
      ]),
    SchemaEdit(
      schema: "portfolio", what: "lets a value be absent no more",
      steps: [.set("$defs/schedule/properties/paid", ##"{"$ref": "#/$defs/count"}"##)],
      changes: [
        breaking("$defs.schedule.properties.paid", "The alternative $defs.absence was there and is gone.")
      ]),
    SchemaEdit(
      what: "changes an alternative that only its type tells", steps: [.set("$defs/payload/anyOf/3/minItems", "1")],
      changes: [breaking("$defs.payload.anyOf[3]", "The minItems was not set and is 1.")]),
    SchemaEdit(
      what: "changes a condition", steps: [.set("$defs/action/if/properties/state/const", #""pending""#)],
      changes: [
        breaking(
          "$defs.action.if",
          #"The keyword "if" was {"required":["state"],"properties":{"state":{"const":"available"}}} and is "#
            + #"{"required":["state"],"properties":{"state":{"const":"pending"}}}; what that changes cannot be judged."#
        )
      ]),
    SchemaEdit(
      what: "drops a consequence", steps: [.remove("$defs/action/then")],
      changes: [
        breaking(
          "$defs.action.then",
          #"The keyword "then" was {"properties":{"reason":false}} and is not set; what that changes cannot be judged."#
        )
      ]),
    SchemaEdit(
      what: "adds what must not be", steps: [.set("$defs/tone/not", #"{"const": "muted"}"#)],
      changes: [
        breaking(
          "$defs.tone.not",
          #"The keyword "not" was not set and is {"const":"muted"}; what that changes cannot be judged."#)
      ]),
    SchemaEdit(
      what: "adds an unknown keyword", steps: [.set("$defs/row/x-order", #""label""#)],
      changes: [
        breaking(
          "$defs.row.x-order",
          #"The keyword "x-order" was not set and is "label"; what that changes cannot be judged."#)
      ]),
    SchemaEdit(
      schema: "portfolio", what: "changes a definition that a consequence refers to",
      steps: [.set("$defs/text/anyOf/1/properties/de", #"{"type": "string"}"#)],
      changes: [
        additive("$defs.text.anyOf[1].properties.de", "There was no property \"de\" and now there is an optional one.")
      ]),
    SchemaEdit(
      schema: "portfolio", what: "rewords what much refers to", steps: [.set("$defs/money/description", #""Money.""#)],
      changes: [
        editorial(
          "$defs.money",
          "The description was \"An amount in the loan's currency, with at most its decimals, in quotes to keep every "
            + "digit.\" and is \"Money.\".")
      ]),
    SchemaEdit(
      what: "rewords beside a reference", steps: [.set("properties/asOf/description", #""The day.""#)],
      changes: [
        editorial(
          "$.properties.asOf", "The description was \"The day the screen is true for.\" and is \"The day.\".")
      ]),
    SchemaEdit(
      what: "changes the title", steps: [.set("title", #""Screen""#)],
      changes: [editorial("$", "The title was \"Loan detail screen\" and is \"Screen\".")]),
    SchemaEdit(
      what: "changes the version",
      steps: [
        .set("$id", #""urn:loan-detail-engine:schema:loan-detail:2""#), .set("properties/schemaVersion/const", "2"),
      ],
      changes: [
        editorial(
          "$",
          "The $id was \"urn:loan-detail-engine:schema:loan-detail:1\" and is "
            + "\"urn:loan-detail-engine:schema:loan-detail:2\"."),
        editorial("$.properties.schemaVersion", "The constant was 1 and is 2, as the version."),
      ]),
    SchemaEdit(
      what: "reorders properties", steps: [.reverse("$defs/day"), .reverse("$defs/destination/properties")],
      changes: [
        editorial(
          "$defs.destination.properties", "The order of the properties was screen, flow and is flow, screen.")
      ]),
    SchemaEdit(
      what: "reorders required properties", steps: [.reverse("$defs/column/required")],
      changes: [
        editorial(
          "$defs.column.required",
          "The order of the required properties was id, title, alignment and is alignment, title, id.")
      ]),
    SchemaEdit(
      what: "reorders values", steps: [.reverse("$defs/column/properties/alignment/enum")],
      changes: [
        editorial(
          "$defs.column.properties.alignment",
          "The order of the values was \"leading\", \"trailing\" and is \"trailing\", \"leading\".")
      ]),
    SchemaEdit(
      what: "reorders kinds", steps: [.reverse("$defs/header/properties/items/items/oneOf")],
      changes: [
        editorial(
          "$defs.header.properties.items.items.oneOf",
          "The order of the alternatives was \"amount\", \"status\" and is \"status\", \"amount\".")
      ]),
    SchemaEdit(
      what: "reorders alternatives without names, and changes one of them",
      steps: [.set("$defs/payload/anyOf/3/minItems", "1"), .reverse("$defs/payload/anyOf")],
      changes: [
        breaking("$defs.payload.anyOf[1]", "The minItems was not set and is 1."),
        editorial(
          "$defs.payload.anyOf",
          "The order of the alternatives was $defs.value, $defs.wholeNumber, of type boolean, of type array, of type "
            + "object and is of type object, of type array, of type boolean, $defs.wholeNumber, $defs.value."),
      ]),
    SchemaEdit(
      what: "makes a definition of what stood inline",
      steps: [
        .set(
          "$defs/percent",
          #"{"additionalProperties": false, "required": ["value", "text"], "type": "object", "properties": {"value": "#
            + #"{"description": "The exact decimal: 11.5 is 11.5 %.", "type": "string", "pattern": "#
            + #""^-?[0-9]+(\\.[0-9]+)?$"}, "text": {"type": "string"}}}"#),
        .set("$defs/value/properties/percent", ##"{"$ref": "#/$defs/percent"}"##),
      ]),
    SchemaEdit(
      schema: "portfolio", what: "puts a definition inline",
      steps: [.set("$defs/term/properties/unit", #"{"enum": ["days", "weeks", "months", "years"]}"#)]),
    SchemaEdit(
      what: "renames a definition",
      steps: [
        .set("$defs/oneDay", #"{"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}"#),
        .set("properties/asOf/$ref", ##""#/$defs/oneDay""##),
      ]),
    SchemaEdit(
      what: "adds a definition that nothing refers to", steps: [.set("$defs/spare", #"{"type": "null"}"#)]),
  ]
}

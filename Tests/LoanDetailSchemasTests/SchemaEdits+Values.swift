extension SchemaEdit {
  /// Edits of which values are allowed.
  static let values = [
    SchemaEdit(
      what: "changes a type", steps: [.set("$defs/row/properties/label/type", #""integer""#)],
      changes: [breaking("$defs.row.properties.label", "The type was string and is integer.")]),
    SchemaEdit(
      what: "allows one more type", steps: [.set("$defs/row/properties/label/type", #"["null", "string"]"#)],
      changes: [widening("$defs.row.properties.label", "The type was string and is string or null.")]),
    SchemaEdit(
      what: "allows fractions", steps: [.set("$defs/wholeNumber/type", #""number""#)],
      changes: [widening("$defs.wholeNumber", "The type was integer and is number.")]),
    SchemaEdit(
      schema: "portfolio", what: "allows one type less",
      steps: [.set("$defs/loan/properties/specifics/type", #""object""#)],
      changes: [breaking("$defs.loan.properties.specifics", "The type was object or null and is object.")]),
    SchemaEdit(
      what: "says nothing of the type", steps: [.remove("$defs/caption/type")],
      changes: [widening("$defs.caption", "The type was string and is any.")]),
    SchemaEdit(
      what: "says the type that the values have anyway", steps: [.set("$defs/tone/type", #""string""#)]),
    SchemaEdit(
      what: "removes a value", steps: [.remove("$defs/tone/enum/4")],
      changes: [breaking("$defs.tone", "The value \"muted\" was allowed and is not any more.")]),
    SchemaEdit(
      what: "adds a value", steps: [.append("$defs/tone/enum", #""festive""#)],
      changes: [additive("$defs.tone", "The value \"festive\" was not allowed and is now.")]),
    SchemaEdit(
      what: "lists the values", steps: [.set("$defs/column/properties/title/enum", #"["Day", "Sum"]"#)],
      changes: [
        breaking(
          "$defs.column.properties.title", "The values were not limited and are limited to \"Day\", \"Sum\".")
      ]),
    SchemaEdit(
      what: "lists the values no more",
      steps: [.set("$defs/column/properties/alignment", #"{"type": "string"}"#)],
      changes: [
        editorial(
          "$defs.column.properties.alignment",
          "The description was \"Where the cells' text stands.\" and is not set."),
        widening(
          "$defs.column.properties.alignment",
          "The values were limited to \"leading\", \"trailing\" and are not any more."),
      ]),
    SchemaEdit(
      what: "changes a constant", steps: [.set("$defs/row/properties/kind/const", #""line""#)],
      changes: [breaking("$defs.row.properties.kind", "The constant was \"row\" and is \"line\".")]),
    SchemaEdit(
      what: "lets a constant be one of several values",
      steps: [.set("$defs/row/properties/kind", #"{"enum": ["row", "line"]}"#)],
      changes: [additive("$defs.row.properties.kind", "The value \"line\" was not allowed and is now.")]),
    SchemaEdit(
      what: "changes the version in the documents only", steps: [.set("properties/schemaVersion/const", "2")],
      changes: [breaking("$.properties.schemaVersion", "The constant was 1 and is 2.")]),
    SchemaEdit(
      schema: "portfolio", what: "lowers a minimum", steps: [.set("$defs/positiveCount/minimum", "0")],
      changes: [widening("$defs.positiveCount", "The minimum was 1 and is 0.")]),
    SchemaEdit(
      what: "lowers a maximum beyond what a Double can tell",
      steps: [.set("$defs/wholeNumber/maximum", "9223372036854775806")],
      changes: [
        breaking("$defs.wholeNumber", "The maximum was 9223372036854775807 and is 9223372036854775806.")
      ]),
    SchemaEdit(
      what: "spells a limit another way", steps: [.set("$defs/progress/properties/permille/maximum", "1.000e3")]),
    SchemaEdit(
      what: "drops a least length", steps: [.set("$defs/id/minLength", "0")],
      changes: [widening("$defs.id", "The minLength was 1 and is not set.")]),
    SchemaEdit(
      what: "allows more properties at a time", steps: [.set("$defs/value/maxProperties", "2")],
      changes: [widening("$defs.value", "The maxProperties was 1 and is 2.")]),
    SchemaEdit(
      schema: "portfolio", what: "wants more elements", steps: [.set("$defs/loan/properties/parties/minItems", "2")],
      changes: [breaking("$defs.loan.properties.parties", "The minItems was 1 and is 2.")]),
    SchemaEdit(
      schema: "portfolio", what: "wants each element once",
      steps: [.set("$defs/loan/properties/parties/uniqueItems", "true")],
      changes: [breaking("$defs.loan.properties.parties", "The uniqueItems was false and is true.")]),
    SchemaEdit(
      what: "changes a pattern", steps: [.set("$defs/day/pattern", #""^[0-9-]{10}$""#)],
      changes: [
        breaking(
          "$defs.day",
          "The pattern was \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\" and is \"^[0-9-]{10}$\"; which of them allows more cannot be "
            + "judged.")
      ]),
    SchemaEdit(
      what: "drops a pattern", steps: [.remove("$defs/day/pattern")],
      changes: [widening("$defs.day", "The pattern was \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\" and is not set.")]),
    SchemaEdit(
      what: "adds a pattern", steps: [.set("$defs/caption/pattern", #""^.""#)],
      changes: [breaking("$defs.caption", "The pattern was not set and is \"^.\".")]),
  ]
}

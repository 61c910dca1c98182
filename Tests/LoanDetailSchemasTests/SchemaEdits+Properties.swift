extension SchemaEdit {
  /// Edits of what objects have.
  static let properties = [
    SchemaEdit(
      what: "removes an optional property", steps: [.remove("$defs/row/properties/caption")],
      changes: [
        breaking("$defs.row.properties.caption", "The optional property \"caption\" was there and is gone.")
      ]),
    SchemaEdit(
      what: "removes a required property",
      steps: [.remove("$defs/diagnostic/properties/path"), .remove("$defs/diagnostic/required/2")],
      changes: [
        breaking("$defs.diagnostic.properties.path", "The required property \"path\" was there and is gone.")
      ]),
    SchemaEdit(
      what: "renames a property",
      steps: [
        .remove("$defs/row/properties/caption"), .set("$defs/row/properties/hint", ##"{"$ref": "#/$defs/caption"}"##),
      ],
      changes: [
        breaking("$defs.row.properties.caption", "The optional property \"caption\" was there and is gone."),
        additive("$defs.row.properties.hint", "There was no property \"hint\" and now there is an optional one."),
      ]),
    SchemaEdit(
      what: "adds an optional property", steps: [.set("properties/etag", #"{"type": "string"}"#)],
      changes: [additive("$.properties.etag", "There was no property \"etag\" and now there is an optional one.")]),
    SchemaEdit(
      what: "adds a required property",
      steps: [.set("$defs/row/properties/a b", #"{"type": "string"}"#), .append("$defs/row/required", #""a b""#)],
      changes: [
        breaking(#"$defs.row.properties["a b"]"#, "There was no property \"a b\" and now there is a required one.")
      ]),
    SchemaEdit(
      what: "requires an optional property", steps: [.append("$defs/row/required", #""caption""#)],
      changes: [breaking("$defs.row.properties.caption", "The property \"caption\" was optional and is required.")]),
    SchemaEdit(
      what: "makes a required property optional", steps: [.remove("$defs/row/required/4")],
      changes: [widening("$defs.row.properties.tone", "The property \"tone\" was required and is optional.")]),
    SchemaEdit(
      what: "requires less of what the alternatives describe", steps: [.remove("$defs/item/required/1")],
      changes: [widening("$defs.item.required", "The property \"id\" was required and is optional.")]),
    SchemaEdit(
      what: "opens an object", steps: [.remove("$defs/row/additionalProperties")],
      changes: [widening("$defs.row", "Other properties were forbidden and are allowed.")]),
    SchemaEdit(
      what: "closes an object", steps: [.set("$defs/custom/properties/payload/additionalProperties", "false")],
      changes: [
        breaking(
          "$defs.custom.properties.payload", "Other properties were allowed by a schema and are forbidden.")
      ]),
    SchemaEdit(
      what: "names a property of an open object",
      steps: [.set("$defs/custom/properties/payload/properties", #"{"rooms": {"type": "integer"}}"#)],
      changes: [
        breaking(
          "$defs.custom.properties.payload.properties.rooms",
          "The property \"rooms\" was allowed with any value and now there is a schema for it.")
      ]),
    SchemaEdit(
      what: "forbids every value of a property", steps: [.set("$defs/row/properties/caption", "false")],
      changes: [
        editorial(
          "$defs.row.properties.caption",
          "The description was \"What qualifies the value, such as the day it is valid on.\" and is not set."),
        breaking("$defs.row.properties.caption", "There were values that are allowed and now there is none."),
      ]),
    SchemaEdit(
      what: "lets the elements of an array be anything", steps: [.remove("$defs/table/properties/columns/items")],
      changes: [
        widening("$defs.table.properties.columns", "There was a schema for the items and now any are allowed.")
      ]),
    SchemaEdit(
      what: "describes the elements of an array",
      steps: [.set("$defs/header/properties/title/items", #"{"type": "string"}"#)],
      changes: [
        breaking(
          "$defs.header.properties.title.items", "Any items were allowed and now there is a schema for them.")
      ]),
  ]
}

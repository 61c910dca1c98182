import Testing

/// Something wrong, and what is said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  var json: String
  var message: String
  var testDescription: String { json }

  /// Operations of which none can be done, each the second of its patch.
  static let operations = [
    Fault(
      json: #"{"op": "set", "id": "gone", "properties": {}}"#,
      message: #"$.operations[1].id: The operation names an item that is not in the document. Found "gone"; "#
        + "expected the id of an item that is in it by then."),
    Fault(
      json: #"{"op": "set", "id": "rate", "properties": {"id": "rate2"}}"#,
      message: #"$.operations[1].properties.id: The operation changes an item's id. Found "rate2"; "#
        + "expected other properties only."),
    Fault(
      json: #"{"op": "set", "id": "rate", "removed": ["tone", "caption"]}"#,
      message: #"$.operations[1].removed[1]: The operation removes a property that is not there. Found "caption"; "#
        + #"expected one of "id"."#),
    Fault(
      json: #"{"op": "set", "id": "rate", "removed": ["id"]}"#,
      message: #"$.operations[1].removed[0]: The operation removes what must be there. Found "id"; "#
        + "expected the name of another property."),
    Fault(
      json: #"{"op": "set", "removed": ["headerItem"]}"#,
      message: #"$.operations[1].removed[0]: The operation removes what must be there. Found "headerItem"; "#
        + "expected the name of another property."),
    Fault(
      json: #"{"op": "set", "properties": {"headerItem": 1}}"#,
      message: "$.operations[1].properties.headerItem: The operation leaves the screen without its items. Found 1; "
        + "expected an object with an id."),
    Fault(
      json: #"{"op": "set", "properties": {"contentItems": [{"kind": "note"}]}}"#,
      message: "$.operations[1].properties.contentItems: The operation leaves the screen without its items. "
        + "Found an array of 1; expected an array of objects with an id each."),
    Fault(
      json: #"{"op": "set", "id": "split", "properties": {"total": {"id": "rate"}}}"#,
      message: #"$.operations[1].properties.total: The operation brings an id that there is already. Found "rate"; "#
        + "expected an id of its own for each item."),
    Fault(
      json: #"{"op": "set", "id": "rate", "order": ["tone"]}"#,
      message: #"$.operations[1].order: The order is not that of the properties there are. Found "tone"; "#
        + #"expected "id", "tone" in some order."#),
    Fault(
      json: #"{"op": "set", "id": "rate", "order": ["tone", "tone"]}"#,
      message: #"$.operations[1].order: The order is not that of the properties there are. Found "tone", "tone"; "#
        + #"expected "id", "tone" in some order."#),
    Fault(
      json: #"{"op": "insert", "parent": "gone", "list": "items", "item": {"id": "new"}}"#,
      message: #"$.operations[1].parent: The operation names an item that is not in the document. Found "gone"; "#
        + "expected the id of an item that is in it by then."),
    Fault(
      json: #"{"op": "insert", "parent": "terms", "list": "fallback", "item": {"id": "new"}}"#,
      message: #"$.operations[1].list: The operation names a list that its parent does not have. Found "fallback"; "#
        + #"expected "items" of "terms"."#),
    Fault(
      json: #"{"op": "insert", "list": "items", "item": {"id": "new"}}"#,
      message: #"$.operations[1].list: The operation names a list that its parent does not have. Found "items"; "#
        + #"expected "contentItems" of the document."#),
    Fault(
      json: #"{"op": "insert", "parent": "rate", "list": "items", "item": {"id": "new"}}"#,
      message: #"$.operations[1].list: The operation names a list that its parent does not have. Found "items"; "#
        + #"expected the name of a list, but "rate" has none."#),
    Fault(
      json: #"{"op": "insert", "parent": "terms", "list": "items", "after": "debt", "item": {"id": "new"}}"#,
      message: #"$.operations[1].after: The operation names an item that is not in the list. Found "debt" in "#
        + #""items" of "header"; expected an item in "items" of "terms"."#),
    Fault(
      json: #"{"op": "insert", "parent": "terms", "list": "items", "item": {"id": "new", "items": [{"id": "rate"}]}}"#,
      message: #"$.operations[1].item: The operation brings an id that there is already. Found "rate"; "#
        + "expected an id of its own for each item."),
    Fault(
      json: #"{"op": "insert", "list": "contentItems", "item": {"kind": "note"}}"#,
      message: "$.operations[1].item: The operation inserts what is no item. Found an object; "
        + "expected an object with an id."),
    Fault(
      json: #"{"op": "remove", "id": "whole"}"#,
      message: #"$.operations[1].id: The operation takes away an item that stands in no list. Found "whole", the "#
        + #""total" of "split"; expected an item of a list."#),
    Fault(
      json: #"{"op": "move", "id": "header", "list": "contentItems"}"#,
      message: #"$.operations[1].id: The operation takes away an item that stands in no list. Found "header", the "#
        + #""headerItem" of the document; expected an item of a list."#),
    Fault(
      json: #"{"op": "move", "id": "terms", "parent": "term", "list": "items"}"#,
      message: #"$.operations[1].parent: The operation moves an item into itself. Found "term"; "#
        + #"expected an item outside "terms"."#),
    Fault(
      json: #"{"op": "move", "id": "rate", "parent": "terms", "list": "items", "after": "rate"}"#,
      message: #"$.operations[1].after: The operation moves an item after itself. Found "rate"; "#
        + "expected the id of another item of the list."),
  ]

  static let documents = [
    Fault(
      json: "[]",
      message: "$: The document is not a screen or a list of products. Found an array of 0; expected an object."),
    Fault(
      json: #"{"contentItems": []}"#,
      message: "$.headerItem: The screen has no header item. Found nothing; expected an object with an id."),
    Fault(
      json: #"{"headerItem": {"id": 7}, "contentItems": []}"#,
      message: "$.headerItem: The screen has no header item. Found an object; expected an object with an id."),
    Fault(
      json: #"{"headerItem": {"id": "header"}}"#,
      message: "$.contentItems: The screen has no content items. Found nothing; "
        + "expected an array of objects with an id each."),
    Fault(
      json: #"{"headerItem": {"id": "header"}, "contentItems": [{"id": "a"}, "b"]}"#,
      message: "$.contentItems[1]: The screen's content is not made of items. Found \"b\"; "
        + "expected an object with an id."),
    Fault(
      json:
        #"{"headerItem": {"id": "a"}, "contentItems": [{"id": "b"}, {"id": "c", "items": [{"id": "d", "total": {"id": "b"}}]}]}"#,
      message: #"$.contentItems[1].items[0].total.id: Two items have the same id. Found "b", as at "#
        + "$.contentItems[0].id; expected an id of its own."),
  ]

  static let patches = [
    Fault(
      json: "[]",
      message: "$: The patch is malformed. Found an array of 0; "
        + "expected an object with schemaVersion, from, to and operations."),
    Fault(
      json: #"{"from": "", "to": "", "operations": []}"#,
      message: "$.schemaVersion: The patch is malformed. Found nothing; expected the number 1."),
    Fault(
      json: #"{"schemaVersion": 2, "from": "", "to": "", "operations": []}"#,
      message: "$.schemaVersion: The patch is of another version. Found 2; expected the number 1."),
    Fault(
      json: #"{"schemaVersion": 1, "from": 7, "to": "", "operations": []}"#,
      message: "$.from: The patch is malformed. Found 7; expected a text."),
    Fault(
      json: #"{"schemaVersion": 1, "from": "", "to": "", "operations": {}}"#,
      message: "$.operations: The patch is malformed. Found an object; expected an array."),
    Fault(
      json: #"{"schemaVersion": 1, "from": "", "to": "", "operations": [], "note": "x"}"#,
      message: "$.note: The patch is malformed. Found \"x\"; expected no member of that name."),
    operation("7", "$.operations[0]: The patch is malformed. Found 7; expected an object with an op."),
    operation(
      #"{"op": "replace", "id": "a"}"#,
      #"$.operations[0].op: There is no such operation. Found "replace"; expected set, insert, remove or move."#),
    operation(
      #"{"op": "set", "id": "a", "properties": []}"#,
      "$.operations[0].properties: The patch is malformed. Found an array of 0; expected an object."),
    operation(
      #"{"op": "set", "id": "a", "removed": ["b", null]}"#,
      "$.operations[0].removed[1]: The patch is malformed. Found null; expected a text."),
    operation(
      #"{"op": "insert", "list": "contentItems"}"#,
      "$.operations[0].item: The patch is malformed. Found nothing; expected an item."),
    operation(
      #"{"op": "move", "id": "a", "after": "b"}"#,
      "$.operations[0].list: The patch is malformed. Found nothing; expected a text."),
    operation(
      #"{"op": "remove", "id": "a", "parent": "b"}"#,
      "$.operations[0].parent: The patch is malformed. Found \"b\"; expected no member of that name."),
  ]

  private static func operation(_ json: String, _ message: String) -> Fault {
    Fault(
      json: #"{"schemaVersion": 1, "from": "", "to": "", "operations": [\#(json)]}"#, message: message)
  }
}

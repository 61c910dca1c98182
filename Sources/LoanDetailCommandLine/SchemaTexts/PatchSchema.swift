extension SchemaTexts {
  /// `Schemas/patch.schema.json`.
  static let patch = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:loan-detail-engine:schema:patch:1",
      "title": "Patch of a loan detail screen",
      "description": "What `diff` prints and `patch` reads: what turns one screen into another. Version 1, under the rules of the loan detail screen's schema; it fits screens of every version, as items are told by their ids alone. The operations are done in their order, each on what the ones before it have made. A client whose screen has another ETag than `from`, or who finds an operation that cannot be done, keeps its screen and asks for the whole.",
      "type": "object",
      "required": ["schemaVersion", "from", "to", "operations"],
      "additionalProperties": false,
      "properties": {
        "schemaVersion": {"description": "The version of this format.", "const": 1},
        "from": {"description": "The ETag of the screen the patch is for.", "$ref": "#/$defs/eTag"},
        "to": {"description": "The ETag of the screen it leads to.", "$ref": "#/$defs/eTag"},
        "operations": {"type": "array", "items": {"$ref": "#/$defs/operation"}}
      },
      "$defs": {
        "operation": {
          "oneOf": [
            {"$ref": "#/$defs/set"},
            {"$ref": "#/$defs/insert"},
            {"$ref": "#/$defs/remove"},
            {"$ref": "#/$defs/move"}
          ]
        },
        "set": {
          "description": "Changes the properties of an item, or without an id of the document.",
          "type": "object",
          "required": ["op"],
          "additionalProperties": false,
          "anyOf": [{"required": ["properties"]}, {"required": ["removed"]}, {"required": ["order"]}],
          "properties": {
            "op": {"const": "set"},
            "id": {"$ref": "#/$defs/id"},
            "properties": {"description": "The new values; a name that is not there yet comes after all others.", "type": "object", "minProperties": 1},
            "removed": {"description": "The names that go, before the new values come.", "$ref": "#/$defs/names"},
            "order": {"description": "All names that are left, in the order they come to stand in; without it they stay.", "$ref": "#/$defs/names"}
          }
        },
        "insert": {
          "description": "Puts an item with everything in it into a list.",
          "type": "object",
          "required": ["op", "list", "item"],
          "additionalProperties": false,
          "properties": {
            "op": {"const": "insert"},
            "parent": {"$ref": "#/$defs/parent"},
            "list": {"$ref": "#/$defs/list"},
            "after": {"$ref": "#/$defs/after"},
            "item": {
              "description": "The item, as the screen's schema describes it.",
              "type": "object",
              "required": ["id"],
              "properties": {"id": {"$ref": "#/$defs/id"}}
            }
          }
        },
        "remove": {
          "description": "Takes an item with everything in it out of its list.",
          "type": "object",
          "required": ["op", "id"],
          "additionalProperties": false,
          "properties": {
            "op": {"const": "remove"},
            "id": {"$ref": "#/$defs/id"}
          }
        },
        "move": {
          "description": "Puts an item with everything in it somewhere else.",
          "type": "object",
          "required": ["op", "id", "list"],
          "additionalProperties": false,
          "properties": {
            "op": {"const": "move"},
            "id": {"$ref": "#/$defs/id"},
            "parent": {"$ref": "#/$defs/parent"},
            "list": {"$ref": "#/$defs/list"},
            "after": {"$ref": "#/$defs/after"}
          }
        },
        "eTag": {"description": "The SHA-256 of the screen without its etag, as JSON without white space.", "type": "string", "pattern": "^[0-9a-f]{64}$"},
        "id": {"description": "Names an item by its id.", "type": "string"},
        "parent": {"description": "The item that has the list; without it, the document.", "$ref": "#/$defs/id"},
        "list": {"description": "The list's name.", "enum": ["contentItems", "items", "fallback"]},
        "after": {"description": "The item of the list that comes before; without it, the first place.", "$ref": "#/$defs/id"},
        "names": {"type": "array", "minItems": 1, "uniqueItems": true, "items": {"type": "string"}}
      }
    }

    """#
}

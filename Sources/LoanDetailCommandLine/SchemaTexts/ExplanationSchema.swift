extension SchemaTexts {
  /// `Schemas/explanation.schema.json`.
  static let explanation = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:loan-detail-engine:schema:explanation:1",
      "title": "Explanation of a screen",
      "description": "What `explain --format json` prints: where the items of a product's screen come from, and what became of them for a client. Version 1, under the rules of the loan detail screen's schema.",
      "type": "object",
      "required": ["schemaVersion", "product", "screen", "asOf", "items"],
      "additionalProperties": false,
      "properties": {
        "schemaVersion": {"description": "The version of this format.", "const": 1},
        "product": {
          "description": "Which product, and the plugin that shows it.",
          "type": "object",
          "required": ["id", "type", "module", "version"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string"},
            "type": {"type": "string"},
            "module": {"description": "The Swift module the plugin is.", "type": "string"},
            "version": {"description": "The plugin's own version.", "type": "string"}
          }
        },
        "screen": {"type": "string"},
        "asOf": {"description": "The day the screen is true for.", "$ref": "#/$defs/day"},
        "items": {"description": "In reading order.", "type": "array", "items": {"$ref": "#/$defs/item"}}
      },
      "$defs": {
        "item": {
          "type": "object",
          "required": ["id", "path", "accessibilityLabel", "sources", "changes"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string"},
            "kind": {"description": "The item's kind, or its part's; absent for a part whose sort has no name.", "type": "string"},
            "category": {"description": "What the standard kind is for.", "enum": ["structure", "message", "figure", "list", "action"]},
            "since": {"description": "The version of the screens' format that brought the standard kind.", "type": "integer"},
            "path": {"description": "The items it stands in, the outermost first.", "type": "array", "items": {"type": "string"}},
            "accessibilityLabel": {"description": "What a screen reader says of it.", "type": "string"},
            "fact": {"description": "The material fact it states.", "type": "string"},
            "sources": {"description": "What it is made from.", "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/source"}},
            "sourcesOf": {"description": "The item whose sources these are, where it has none of its own.", "type": "string"},
            "changes": {"description": "What it was said with for the client, step by step; empty when it is drawn as it is.", "type": "array", "items": {"$ref": "#/$defs/change"}}
          }
        },
        "source": {
          "description": "A field of the source, a rule of the engine or the customer's own word, or why there is nothing.",
          "type": "object",
          "additionalProperties": false,
          "oneOf": [{"required": ["field"]}, {"required": ["rule"]}, {"required": ["customer"]}, {"required": ["absent"]}],
          "properties": {
            "field": {"type": "string"},
            "rule": {"type": "string"},
            "customer": {"const": true},
            "absent": {"enum": ["notProvided", "notApplicable", "withheld", "unreadable"]},
            "asOf": {"description": "The day the value was true.", "$ref": "#/$defs/day"}
          }
        },
        "change": {
          "type": "object",
          "required": ["id", "kind", "replacements", "reason"],
          "additionalProperties": false,
          "properties": {
            "id": {"description": "The item that was changed.", "type": "string"},
            "kind": {"type": "string"},
            "replacements": {"description": "The kinds it was said with, one step simpler.", "type": "array", "items": {"type": "string"}},
            "reason": {"enum": ["kind-not-drawn", "kind-newer-than-client", "part-not-drawn", "nothing-left"]},
            "since": {"description": "The version that brought the kind.", "type": "integer"},
            "part": {"description": "The kind of the part that is not drawn.", "type": "string"}
          }
        },
        "day": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}
      }
    }

    """#
}

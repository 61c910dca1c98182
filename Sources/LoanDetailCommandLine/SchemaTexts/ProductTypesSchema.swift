extension SchemaTexts {
  /// `Schemas/product-types.schema.json`.
  static let productTypes = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:loan-detail-engine:schema:product-types:1",
      "title": "Installed product types",
      "description": "What `products --format json` prints: the installed product types, in their order. Version 1, under the rules of the loan detail screen's schema.",
      "type": "object",
      "required": ["schemaVersion", "products"],
      "additionalProperties": false,
      "properties": {
        "schemaVersion": {"description": "The version of this format.", "const": 1},
        "products": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["type", "title", "version", "module", "screens", "kinds"],
            "additionalProperties": false,
            "properties": {
              "type": {"description": "The type's name.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9-]*$"},
              "title": {"description": "What customers call the type.", "type": "string"},
              "version": {"description": "The plugin's own version.", "type": "string"},
              "module": {"description": "The Swift module the plugin is.", "type": "string"},
              "screens": {"description": "The screens its products can be shown on, the main one first.", "type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": true},
              "kinds": {"description": "The item kinds of its own.", "type": "array", "items": {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9-]*:"}, "uniqueItems": true}
            }
          }
        }
      }
    }

    """#
}

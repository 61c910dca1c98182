extension SchemaTexts {
  /// `Schemas/product-list.schema.json`.
  static let productList = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:loan-detail-engine:schema:product-list:1",
      "title": "List of loan products",
      "description": "What `list --format json` prints: the products of all types, in their strict order. Version 1, under the rules of the loan detail screen's schema.",
      "type": "object",
      "required": ["schemaVersion", "locale", "asOf", "products", "diagnostics"],
      "additionalProperties": false,
      "properties": {
        "schemaVersion": {"description": "The version of this format.", "const": 1},
        "locale": {"description": "The locale the texts are in, such as ru_RU.", "type": "string"},
        "asOf": {"description": "The day the list is true for.", "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "products": {"type": "array", "items": {"$ref": "#/$defs/product"}},
        "diagnostics": {"description": "What is worth knowing about the data of the products.", "type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
      },
      "$defs": {
        "product": {
          "description": "One product, as its header shows it.",
          "type": "object",
          "required": ["id", "type", "title", "statuses", "readable"],
          "additionalProperties": false,
          "properties": {
            "id": {"description": "The product's id at its source, unique within its type.", "type": "string"},
            "type": {"description": "The product type; `unknown` when the record does not say.", "type": "string"},
            "title": {"description": "What the customer calls the product.", "type": "string"},
            "subtitle": {"type": "string"},
            "balance": {"description": "What is owed.", "$ref": "#/$defs/money"},
            "statuses": {"description": "How the product stands, the most important first.", "type": "array", "items": {"$ref": "#/$defs/status"}},
            "readable": {"description": "Whether the product can be shown; if not, a diagnostic says why.", "type": "boolean"}
          }
        },
        "money": {
          "type": "object",
          "required": ["minorUnits", "currency", "text"],
          "additionalProperties": false,
          "properties": {
            "minorUnits": {"description": "The amount in units of 10^-n, where n is the number of decimals in the text.", "type": "integer"},
            "currency": {"description": "The ISO 4217 code.", "type": "string", "pattern": "^[A-Z]{3}$"},
            "text": {"description": "The amount, ready to show.", "type": "string"}
          }
        },
        "status": {
          "type": "object",
          "required": ["text", "tone"],
          "additionalProperties": false,
          "properties": {
            "text": {"type": "string"},
            "tone": {"enum": ["neutral", "positive", "attention", "critical", "muted"]}
          }
        },
        "diagnostic": {
          "description": "Something that is wrong or odd in the data.",
          "type": "object",
          "required": ["id", "severity", "path", "message"],
          "additionalProperties": false,
          "properties": {
            "id": {"description": "The stable identifier.", "type": "string"},
            "severity": {"enum": ["note", "warning", "error"]},
            "path": {"description": "The place in the source, or a name.", "type": "string"},
            "message": {"description": "What is wrong and what to do, in full sentences.", "type": "string"}
          }
        }
      }
    }

    """#
}

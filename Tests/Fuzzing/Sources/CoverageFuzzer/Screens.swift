import LoanDetailJSON

/// The screen that random patches are applied to.
enum Screens {
  static let base: JSONValue = {
    let text = #"""
      {
        "schemaVersion": 2,
        "product": {"id": "1", "type": "loan", "title": "Loan"},
        "screen": "main",
        "locale": "en_US",
        "asOf": "2026-11-21",
        "headerItem": {"kind": "header", "id": "header", "title": "Loan", "items": [
          {"kind": "row", "id": "a", "label": "A", "value": {"text": "1"}}]},
        "contentItems": [
          {"kind": "section", "id": "s", "title": "S", "items": [
            {"kind": "row", "id": "b", "label": "B", "value": {"text": "2"}},
            {"kind": "bank:own", "id": "c", "payload": {"x": [1, 2.50, null]}, "fallback": [
              {"kind": "note", "id": "d", "text": "D"}]}]},
          {"kind": "breakdown", "id": "t", "items": [], "total": {"kind": "row", "id": "e", "label": "E"}}]
      }
      """#
    guard let value = try? JSONParser.parse(Array(text.utf8)) else { return .null }
    return value
  }()
}

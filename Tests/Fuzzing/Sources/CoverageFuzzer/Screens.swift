import Foundation
import LoanDetailJSON

/// The screen that random patches are applied to, and the loan that is shown with random words, rates, cursors and
/// profiles.
enum Screens {
  static let loan = "consumerLoan:1"

  /// The path of a portfolio with the loan.
  static let portfolio: String = {
    let operations = (1...7).map {
      #"{"id": "o\#($0)", "kind": "payment", "date": "2026-0\#($0)-15", "amount": "1000.00"}"#
    }
    let rows = (1...7).map {
      #"{"kind": "instalment", "number": \#($0), "due": "2026-0\#($0)-15", "payment": "1000.00"}"#
    }
    let text = #"""
      {"schemaVersion": 1, "asOf": "2026-11-21", "loans": [{"id": "1", "type": "consumerLoan", "currency": "RUB",
      "phase": "active", "debt": {"total": "2500.50"}, "parties": [{"customer": "C", "role": "borrower"}],
      "schedule": {"kind": "full", "rows": [\#(rows.joined(separator: ","))]},
      "operations": [\#(operations.joined(separator: ","))]}]}
      """#
    let file = FileManager.default.temporaryDirectory.appending(path: "fuzzed-\(UUID().uuidString).json")
    try? Data(text.utf8).write(to: file)
    return file.path
  }()

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

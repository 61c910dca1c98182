import Foundation

/// A portfolio file of many loans of about 2.3 kB, each with an id of its own, three to a customer.
enum Portfolio {
  static func write(_ count: Int, to path: String) throws {
    try Data().write(to: URL(filePath: path))
    guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileWriteUnknown) }
    defer { try? file.close() }
    var text = #"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": ["#
    for number in 0..<count {
      text += (number == 0 ? "\n  " : ",\n  ") + loan(number)
      if text.utf8.count > 1 << 20 {
        try file.write(contentsOf: Data(text.utf8))
        text = ""
      }
    }
    try file.write(contentsOf: Data((text + "\n]}\n").utf8))
  }

  static func customer(ofLoan number: Int) -> String { "C-\(number / 3)" }

  private static func loan(_ number: Int) -> String {
    let rows = (28...33).map { row in
      """
      {"kind": "instalment", "number": \(row), "due": "2026-\(row - 21 < 10 ? "0" : "")\(row - 21)-18", \
      "payment": "59680.25", "portions": {"principal": "38487.39", "interest": "21192.86"}, "balance": "4331792.67"}
      """
    }
    return """
      {"id": "\(number)", "type": "mortgage", "currency": "RUB", "contractNumber": "ИП-2024/06-\(number)", \
      "opened": "2024-06-18", "ends": "2034-06-18", "parties": [{"customer": "\(customer(ofLoan: number))", \
      "role": "borrower", "name": "Анна Сергеевна Кузнецова"}], "phase": "active", "debt": {"total": "4372399.35", \
      "principal": "4370280.06", "interest": "2119.29", "fees": "0.00", "penalties": "0.00", \
      "overdue": {"amount": "0.00"}, "payoff": {"amount": "4372399.35", "validOn": "2026-11-21", "perDiem": "706.43"}}, \
      "obligations": [{"kind": "instalment", "due": "2026-12-18", "amount": "59680.25", "portions": \
      {"principal": "38487.39", "interest": "21192.86"}, "autopay": true, "account": "40817810200009876543"}], \
      "terms": {"originalAmount": "5400000.00", "rates": [{"percent": "5.9", "period": "year", "kind": "fixed"}], \
      "fullCost": {"measure": "psk", "percent": "8.597", "amount": "2808366.95"}, "amortisation": "annuity", \
      "term": {"count": 120, "unit": "months"}, "payments": 120, "paymentDay": 18}, \
      "security": [{"kind": "realEstate", "title": {"en": "Two-room flat", "ru": "Двухкомнатная квартира"}}], \
      "schedule": {"kind": "plan", "paid": 27, "total": 120, "rows": [\(rows.joined(separator: ", "))]}, \
      "operations": [{"id": "\(number)-27", "kind": "payment", "date": "2026-11-18", "amount": "59680.25", \
      "portions": {"principal": "38293.11", "interest": "21387.14"}, "balance": "4370280.06"}]}
      """
  }
}

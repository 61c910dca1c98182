import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON

/// The records that the benchmarks read. The script `compare` makes the same ones for the peers.
enum Inputs {
  static let day = CalendarDate("2026-11-21")
  /// A mortgage of 2.3 kB. `{number}` and `{customer}` stand for what differs from loan to loan.
  private static let template = try? String(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../Inputs/loan.json").standardized, encoding: .utf8)

  static func customer(ofLoan number: Int) -> String { "C-\(number / 3)" }

  /// One loan, as text.
  static func loan(_ number: Int) throws -> String {
    guard let template else { throw InputError.missing("Inputs/loan.json") }
    return template.replacing("{number}", with: "\(number)").replacing("{customer}", with: "\(number / 3)")
  }

  /// A portfolio of so many loans, three to a customer.
  static func portfolio(of count: Int) throws -> [UInt8] {
    let loans = try (0..<count).map { try loan($0) }.joined(separator: ",")
    return Array(#"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [\#(loans)]}"#.utf8)
  }

  /// A loan with so many rows in its schedule.
  static func loan(rows: Int) throws -> [UInt8] {
    let loan = try JSONParser.parse(Array(try loan(1).utf8))
    guard case .array(let some)? = loan["schedule"]?["rows"], let row = some.first, let terms = loan["terms"] else {
      throw InputError.missing("the rows of the schedule")
    }
    let all = (0..<rows).map { index in
      let month = index % 12 + 1
      return row.with("number", .number("\(index + 1)"))
        .with("due", .string("\(2000 + index / 12)-\(month < 10 ? "0" : "")\(month)-18"))
    }
    return
      loan
      .with("terms", terms.with("term", nil).with("payments", nil))
      .with("schedule", .object([.init("kind", .string("full")), .init("rows", .array(all))]))
      .rendered(.compact)
  }

  /// The record of a loan of the samples.
  static func sample(_ id: String) throws -> [UInt8] {
    for product in InstalledSamples.all {
      guard case .array(let loans)? = try JSONParser.parse(product.records ?? [])["loans"] else { continue }
      if let loan = loans.first(where: { $0["id"] == .string(id) }) { return loan.rendered(.compact) }
    }
    throw InputError.missing("the sample \(id)")
  }

  /// A screen of so many rows. Of the changed one every tenth row has another text, one row is new and one moved.
  static func screen(of rows: Int, changed: Bool) -> JSONValue {
    func text(_ name: String, _ text: String) -> JSONValue.Member { .init(name, .string(text)) }
    func row(_ number: Int, _ words: String) -> JSONValue {
      .object([
        text("kind", "row"), text("id", "row.\(number)"), text("label", "Payment \(number)"),
        .init("value", .object([text("kind", "text"), text("text", words)])),
      ])
    }
    var items = (0..<rows).map { row($0, changed && $0 % 10 == 0 ? "changed" : "59,680.25") }
    if changed {
      items.insert(items.remove(at: rows / 2), at: rows / 3)
      items[rows / 4] = row(rows, "new")
    }
    return .object([
      .init("schemaVersion", .number("3")), text("screen", "main"),
      .init("headerItem", .object([text("kind", "header"), text("id", "header"), text("title", "Loan")])),
      .init("contentItems", .array(items)),
    ])
  }
}

enum InputError: Error {
  case missing(String)
}

extension JSONValue {
  /// The object with another value for a member; without the member for `nil`.
  fileprivate func with(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        member.name == name ? value.map { JSONValue.Member(name, $0) } : member
      })
  }
}

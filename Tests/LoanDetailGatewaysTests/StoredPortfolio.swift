import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

/// A portfolio in a folder of its own, which is removed with the value.
final class StoredPortfolio: Sendable {
  static let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))
  static let day = CalendarDate("2026-11-21") ?? .epoch
  /// 2026-11-21T09:05:03Z.
  static let moment = 1_795_251_903

  let folder: URL
  var path: String { folder.appending(path: "portfolio.json").path }
  var journalPath: String { "\(path).events.jsonl" }

  init(_ loans: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.document(loans))
  }

  convenience init(_ loans: String...) throws { try self.init(loans) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func document(_ loans: [String]) -> String {
    "{\n  \"schemaVersion\": 2,\n  \"asOf\": \"2026-11-21\",\n  \"loans\": [\n    "
      + loans.joined(separator: ",\n    ") + "\n  ]\n}\n"
  }

  /// A loan of the customer C-1 with the automatic payment, and with white space, digits and members that only its
  /// author understands.
  static func loan(
    _ id: String = "1", customer: String = "C-1", role: String = "borrower", overlays: String? = nil,
    autopay: Bool = true, actions: String = #"[{"kind": "autopay.off", "state": "available"}]"#, more: String = ""
  ) -> String {
    #"{"id": "\#(id)" , "type": "leasing", "currency": "RUB", "phase": "active", "#
      + (overlays.map { #""overlays": \#($0), "# } ?? "")
      + #""parties": [{"customer": "\#(customer)", "role": "\#(role)"}], "#
      + #""obligations": [{"kind": "instalment", "due": "2026-12-14", "amount": "100.00", "autopay": \#(autopay)}], "#
      + #""actions": \#(actions), \#(more)"x-own":{ "n":1.50e0,"t":"\u0041\/" }}"#
  }

  static func id(_ id: String = "1") -> ProductID { ProductID(type: "leasing", id: id) }

  var text: String { (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? "" }
  var journalText: String { (try? String(contentsOf: URL(filePath: journalPath), encoding: .utf8)) ?? "" }

  /// Writes the file in place, as an editor does.
  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

  func writeJournal(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: journalPath)) }

  /// The outcomes in the journal, in their order.
  var outcomes: [String] {
    get throws {
      try journalText.split(separator: "\n").compactMap {
        if case .string(let word)? = try JSONParser.parse(Array($0.utf8))["outcome"] { word } else { nil }
      }
    }
  }

  /// Opens a store, as another process does.
  ///
  /// - Parameter seconds: the time since ``moment``.
  func store(
    after seconds: Int = 0, stopping stops: @escaping @Sendable (UpdateStep) -> Bool = { _ in false }
  ) throws -> PortfolioStore {
    try PortfolioStore(contentsOf: path, clock: { Self.moment + seconds }, stops: stops)
  }
}

extension PortfolioStore {
  /// Sends an event with the revision of now.
  func send(
    _ change: LoanChange, to id: String = "1", key: String = "k", on day: CalendarDate = StoredPortfolio.day,
    for scope: CustomerScope = StoredPortfolio.anna
  ) throws {
    let id = StoredPortfolio.id(id)
    let revision = try #require(try revision(of: id, for: scope))
    try update(
      id, for: scope, by: RecordUpdate(change, key: try #require(EventKey(rawValue: key)), on: day, of: revision))
  }
}

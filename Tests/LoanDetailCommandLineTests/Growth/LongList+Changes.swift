import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

extension LongList {
  /// The lists in a record that an event changes.
  static let inChanges: [LongList] = [
    changed("obligations, each of which changes", 250, .autopay(isOn: false), offering: "autopay.off") { count in
      let due = many(count) {
        "{\"kind\": \"instalment\", \"due\": \"\(day($0))\", \"amount\": \"2.00\", \"autopay\": true}"
      }
      return "\"obligations\": [\(due)]"
    },
    changed("bookings, cancelled", 250, .cancelRepayment(on: booked), offering: "repayment.cancel") { count in
      let bookings = many(count) { _ in "{\"extent\": \"part\", \"on\": \"\(booked)\", \"amount\": \"2.00\"}" }
      return "\"earlyRepayments\": [\(bookings)]"
    },
  ]

  private static let today = CalendarDate("2026-11-21") ?? .epoch
  private static let booked = CalendarDate("2026-11-27") ?? .epoch

  private static func changed(
    _ name: String, _ length: Int, _ change: LoanChange, offering action: String,
    _ members: @escaping @Sendable (Int) -> String
  ) -> LongList {
    LongList(
      name: name, length: length,
      work: .code { count in
        let actions = "\"actions\": [{\"kind\": \"\(action)\", \"state\": \"available\"}]"
        let loan = Self.loan("1", "\(members(count)), \(actions)")
        let folder = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "portfolio.json")
        try Data("{\"schemaVersion\": 2, \"asOf\": \"\(today)\", \"loans\": [\(loan)]}".utf8).write(to: file)
        let store = try PortfolioStore(contentsOf: file.path)
        let (id, scope) = (ProductID(type: "consumerLoan", id: "1"), CustomerScope.customer(CustomerID(rawValue: "C")))
        let revision = try #require(try store.revision(of: id, for: scope))
        return {
          defer { try? FileManager.default.removeItem(at: folder) }
          try store.update(id, for: scope, by: RecordUpdate(change, key: EventKey(), on: today, of: revision))
        }
      })
  }
}

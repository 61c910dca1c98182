import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("The numbers of a record that texts must not show")
struct NumbersOfRecordTests {
  /// The records of the frozen portfolio, of which one has every member, with a state that the engine does not know.
  private static func records() throws -> [LoanRecord] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../LoanDetailCommandLineTests/Frozen/portfolio.2.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let state = #""overlays": [{"kind": "mediation", "number": "A40-177/2026"}, "#
    let gateway = try PortfolioGateway(
      parsing: Array(text.replacing(#""overlays": ["#, with: state).utf8), name: "frozen")
    return gateway.productTypes(for: .allCustomers).flatMap { type in
      gateway.records(of: type, for: .allCustomers).compactMap { try? $0.get() }
    }
  }

  /// All numbers anywhere inside a value.
  private static func numbers(in value: Any) -> [AccountNumber] {
    if let number = value as? AccountNumber { return [number] }
    return Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
  }

  @Test("are all that it has, wherever they stand")
  func all() throws {
    var found: Set<String> = []
    for record in try Self.records() {
      let known = Set(record.facts.numbers)
      for number in Self.numbers(in: record.facts) {
        #expect(known.contains(number), "\(record.id): \(number.revealed)")
        found.insert(number.revealed)
      }
    }
    #expect(found.count >= 8 && found.contains("A40-177/2026"), "\(found.sorted())")
  }
}

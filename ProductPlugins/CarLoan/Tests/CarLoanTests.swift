import LoanDetailCore
import LoanDetailSections
import LoanDetailTesting
import Loans
import Testing

@testable import CarLoan

struct CarLoanTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: CarLoan.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: CarLoan.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }

  @Test("the numbers of the car and of its title are masked unless they are asked for")
  func maskedNumbers() throws {
    let car = record(
      #"""
      "specifics": {"vehicle": {
        "make": "Lada", "year": 2024, "vin": "XTAGFLA10SY204775", "titleNumber": "164302011740651"}}
      """#)
    let masked = try CarLoan.rows(of: car)
    #expect(masked["vehicle.vin"] == "•• 4775" && masked["vehicle.titleNumber"] == "•• 0651")
    #expect(masked["vehicle.year"] == "2024", "no separator of thousands")
    #expect(try CarLoan.rows(of: car, revealsNumbers: true)["vehicle.vin"] == "XTAGFLA10SY204775")
    // The texts of the bank are masked with the same numbers.
    #expect(try CarLoan(json: car).basis.numbers.map(\.revealed) == ["XTAGFLA10SY204775", "164302011740651"])
  }

  @Test("a car is called pledged until its pledge is removed, and its other securities stand for themselves")
  func pledge() throws {
    let lien = #"""
      "security": [
        {"kind": "vehicle", "lien": {"registeredOn": "2024-05-20", "removedBy": "2026-12-01"}},
        {"kind": "deposit", "value": "5"}]
      """#
    let shown = try CarLoan.rows(of: record(lien))
    #expect(shown["vehicle.pledgedOn"] == "May 20, 2024" && shown["vehicle.releaseBy"] == "December 1, 2026")
    #expect(shown["security.deposit.value"] == "RUB 5.00" && shown["security.vehicle.lien"] == nil)
    let removed = lien.replacing(#""removedBy""#, with: #""removedOn": "2026-11-20", "removedBy""#)
    #expect(try CarLoan.rows(of: record(removed))["vehicle.releaseBy"] == nil)
  }

  @Test("the sum that repays the whole debt in ten days is shown only if the data determines it")
  func payoff() throws {
    let debt = #"""
      "debt": {"total": "1000", "principal": "990", "interest": "10",
        "payoff": {"amount": "1000", "validOn": "2026-11-21", "perDiem": "0.55"}}
      """#
    let shown = try CarLoan.rows(of: record(debt))
    #expect(shown["payoff-by-day.0"] == "RUB 1,000.00")
    #expect(shown["payoff-by-day.10"] == "RUB 1,005.50 | calculated")
    let due = debt + #", "obligations": [{"kind": "instalment", "due": "2026-11-28", "amount": "100"}]"#
    #expect(try CarLoan.rows(of: record(due))["payoff-by-day.10"] == nil, "nothing tells the debt after the payment")
    let rising =
      debt + #"""
        , "terms": {"rates": [{"percent": "9"}]},
        "insurance": [{"kind": "vehicle", "until": "2026-11-10",
          "rateWithout": {"percent": "15"}, "rateWithoutFrom": "2026-11-25"}]
        """#
    #expect(try CarLoan.rows(of: record(rising))["payoff-by-day.10"] == nil, "the rate rises before")
    let withoutGrowth = debt.replacing(#", "perDiem": "0.55""#, with: "")
    #expect(try CarLoan.rows(of: record(withoutGrowth))["payoff-by-day.10"] == nil, "nothing tells what each day adds")
  }

  @Test("an unreadable field is a fault of the product, an unknown field only a warning")
  func unreadable() throws {
    let odd = record(#""specifics": {"vehicle": {"year": 1800}}"#)
    #expect(throws: ProductFault.self) { try CarLoan.rows(of: odd) }
    let unknown = try CarLoan(json: record(#""specifics": {"vehicle": {"colour": "red"}}"#))
    #expect(unknown.diagnostics.map(\.id) == ["record.unknown-field"])
  }

  /// A record of an active car loan with one borrower; `members` are its other members, as JSON.
  private func record(_ members: String) -> String {
    #"""
    {"id": "1", "type": "carLoan", "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}],
      \#(members)}
    """#
  }
}

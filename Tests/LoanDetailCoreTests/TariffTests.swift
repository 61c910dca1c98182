import LoanArithmetic
import LoanDetailCore
import Loans
import Testing

@Suite("A tariff")
struct TariffTests {
  private func read(_ members: String) throws -> Tariff {
    try Tariff(
      parsing: Array(#"{"schemaVersion": 1, "product": "boatLoan", "currency": "RUB", \#(members)}"#.utf8),
      name: "tariff.json")
  }

  @Test("has the limits, the interest and the insurances of its document")
  func complete() throws {
    let tariff = try read(
      #"""
      "interest": "ACT/365F", "minimumAmount": "1000", "maximumMonths": 60, "insurances": [
        {"name": "hull", "title": "Hull", "price": {"percentOfBalance": "0.4", "paid": "yearly"}, "pointsWithout": "2.5"}
      ]
      """#)
    #expect(tariff.diagnostics.isEmpty)
    #expect(tariff.interest.value == .days(.actual365Fixed))
    #expect(tariff.minimumAmount.value == Money("1000", currency: .rub))
    #expect(tariff.maximumAmount == .notProvided && tariff.maximumMonths.value == 60)
    let hull = try #require(tariff.insurances.first)
    #expect(hull.price.value == .init(.percentOfBalance(try #require(ExactDecimal("0.4"))), .yearly))
    #expect(hull.pointsWithout.value == ExactDecimal("2.5") && !hull.isRequired)
  }

  @Test("says where a value cannot be read, and has the rest")
  func unreadable() throws {
    let tariff = try read(
      #"""
      "interest": "daily", "insurances": [
        {"name": "hull", "title": "Hull", "price": {"amount": "1", "percentOfAmount": "1", "paid": "once"}},
        {"name": "hull", "title": "Another"}, {"name": "crew", "title": "Crew", "pointsWithout": "-1"}
      ]
      """#)
    #expect(tariff.insurances.map(\.name) == ["hull", "crew"])
    #expect(tariff.insurances.allSatisfy { $0.price.value == nil && $0.pointsWithout.value == nil })
    #expect(
      tariff.diagnostics.map(\.path) == [
        "tariff.json: $.interest", "tariff.json: $.insurances[0].price", "tariff.json: $.insurances[1].name",
        "tariff.json: $.insurances[2].pointsWithout",
      ])
  }

  @Test(
    "needs a product and a currency", arguments: ["{}", #"{"schemaVersion": 1, "product": "x", "currency": "rub"}"#])
  func otherForm(text: String) {
    #expect(throws: GatewayError.self) { try Tariff(parsing: Array(text.utf8), name: "tariff.json") }
  }
}

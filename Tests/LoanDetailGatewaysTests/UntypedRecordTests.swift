import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A record that does not say its type is not lost")
struct UntypedRecordTests {
  @Test(
    "a record whose type cannot be used is a fault of the reserved type, with its own id",
    arguments: ["7", "null", #""""#, #""tea pot""#, #""1st""#, #""чайник""#, #""unknown""#, #"{"absent": "withheld"}"#])
  func untyped(type: String) throws {
    let untyped = """
      {"id": "9", "type": \(type), "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]}
      """
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(), untyped, "5", untyped)
    #expect(gateway.productTypes(for: .allCustomers) == ["leasing", .unknown])
    #expect(gateway.diagnostics(for: .allCustomers) == [])
    let faults = gateway.records(of: .unknown, for: .allCustomers).compactMap { entry in
      if case .failure(let fault) = entry { fault } else { nil }
    }
    #expect(faults.map(\.id.description) == ["unknown:9", "unknown:loans[2]", "unknown:9"])
    #expect(faults.map { $0.diagnostics.map(\.path) } == [["$.loans[1].type"], ["$.loans[2]"], ["$.loans[3].type"]])
    #expect(faults.allSatisfy { $0.diagnostics.allSatisfy { $0.severity == .error } })
    let first = try #require(faults.first)
    #expect(throws: ProductError.unreadable(first)) { try gateway.record(with: first.id, for: .allCustomers) }
  }

  @Test("the message about a type says what one is made of")
  func typeMessage() throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(type: "tea pot"))
    guard case .failure(let fault)? = gateway.records(of: .unknown, for: .allCustomers).first else { return }
    #expect(
      fault.diagnostics.map(\.message) == [
        #"The value cannot be read. Found "aaa aaa"; expected a name of Latin letters, digits and hyphens, "#
          + #"a letter first, but not "unknown"."#
      ])
  }
}

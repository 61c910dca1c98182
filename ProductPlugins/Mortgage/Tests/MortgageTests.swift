import DesignSystem
import LoanDetailTesting
import Testing

@testable import Mortgage

struct MortgageTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: Mortgage.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(
      of: Mortgage.plugin.withSamples(in: "../Samples"),
      profiles: ["oldest": try ClientProfile(version: 1, kinds: ["section", "row", "note", "banner"])],
      profileScreens: [.main], asOf: "2026-11-21")
  }

  @Test("a reduced rate is told until its last day, or until data of a later day, and not once the loan is repaid")
  func reducedRate() throws {
    func until(_ last: String, phase: String = "active", dataOf day: String? = nil) throws -> String? {
      try Mortgage.rows(
        of: #"""
          {"id": "1", "type": "mortgage", "currency": "RUB", "phase": "\#(phase)", "parties": [{"role": "borrower"}],
            "asOf": "\#(day ?? "2026-11-21")", "specifics": {"subsidy": {"until": "\#(last)"}}}
          """#, on: .details, asOf: "2026-11-21")["subsidy.until"]
    }
    #expect(try until("2026-11-21") == "November 21, 2026")
    #expect(try until("2030-12-31", phase: "approved") != nil)
    #expect(try until("2026-11-25", dataOf: "2026-12-01") != nil, "the data is of a day after the one shown")
    #expect(try until("2026-11-20") == nil && until("2030-12-31", phase: "repaid") == nil)
  }
}

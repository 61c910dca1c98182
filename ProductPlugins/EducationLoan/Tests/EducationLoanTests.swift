import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailTesting
import Localization
import Testing

@testable import EducationLoan

struct EducationLoanTests {
  @Test("the plugin keeps to the contract")
  func conformance() async throws {
    try await assertConformance(of: EducationLoan.plugin.withSamples(in: "../Samples"))
  }

  @Test("every sample record looks on every screen as it did when somebody last read it")
  func screens() async throws {
    try await assertSnapshots(of: EducationLoan.plugin.withSamples(in: "../Samples"), asOf: "2026-11-21")
  }

  private let deferral = """
    "deferral": {"until": "2027-06-30", "interestPutOff": "120", "fullPaymentsFrom": "2027-07-20", "fullPayment": "300",
      "interestShares": [
        {"from": "2026-12-01", "percent": "60"}, {"from": "2025-09-01", "until": "2026-11-30", "percent": "40"}]}
    """

  @Test("during the deferral, the share that is paid now, what is put off and the first full payment are told")
  func deferred() throws {
    let shown = try EducationLoan.rows(of: record(deferral))
    #expect(shown["deferral.share"] == "40% of the interest | until November 30, 2026")
    #expect(shown["deferral.put-off"] == "RUB 120.00" && shown["deferral.principal"] == "RUB 9,000.00")
    #expect(shown["deferral.full-payment"] == "RUB 300.00 | on July 20, 2027")
    #expect(try EducationLoan.rows(of: record(deferral), asOf: "2026-12-02")["deferral.share"] == "60% of the interest")
    #expect(
      try EducationLoan.rows(of: record(deferral), on: .details)["deferral.share.2026-12-01"] == "60% of the interest")
  }

  @Test("each later share of the interest and the first full payment are coming changes")
  func changes() throws {
    let shown = try EducationLoan.rows(of: record(deferral))
    #expect(
      shown["changes.payment"] == "December 1, 2026 | in 10 days; 60% of the interest instead of 40%")
    #expect(shown["changes.payment.2.payment"] == "RUB 300.00")
    #expect(try EducationLoan.rows(of: record(deferral, phase: "repaid"))["changes.payment"] == nil)
  }

  @Test(
    "a share of the interest that stays the same is no change",
    arguments: [("2026-12-31", false), ("2026-11-30", true)])
  func sameShare(until last: String, isChange: Bool) throws {
    let shares = """
      "deferral": {"until": "2028-06-30", "interestShares": [
        {"from": "2025-09-01", "until": "\(last)", "percent": "40"}, {"from": "2027-01-01", "percent": "40.0"}]}
      """
    #expect(try (EducationLoan.rows(of: record(shares))["changes.payment"] != nil) == isChange)
  }

  @Test("before the first share of the interest nothing is said to be paid, and the share is a coming change")
  func firstShareToCome() throws {
    let coming = """
      "deferral": {"until": "2028-06-30", "interestShares": [{"from": "2027-09-01", "percent": "37.5"}]}
      """
    let shown = try EducationLoan.rows(of: record(coming))
    #expect(shown["deferral.share"] == nil)
    #expect(shown["changes.payment"]?.hasSuffix("37.5% of the interest") == true, "\(shown)")
  }

  @Test("full payments that have begun end the deferral, also without its last day")
  func fullPayments() throws {
    let begun = deferral.replacing(#""until": "2027-06-30", "#, with: "").replacing("2027-07-20", with: "2026-10-15")
    let shown = try EducationLoan.rows(of: record(begun, phase: "active"))
    #expect(shown["deferral.put-off"] == "RUB 120.00" && shown["deferral.full-payment"] == nil)
    // Without any day, the phase tells.
    let undated = #""deferral": {"interestPutOff": "120", "fullPayment": "300"}"#
    #expect(try EducationLoan.rows(of: record(undated, phase: "active"))["deferral.full-payment"] == nil)
    #expect(try EducationLoan.rows(of: record(undated))["deferral.full-payment"] == "RUB 300.00")
  }

  @Test("the support of a repaid loan has ended only if its last day has passed")
  func supportOfRepaidLoan() throws {
    func ended(_ until: String) throws -> String? {
      try EducationLoan.rows(of: record(#""support": {"until": "\#(until)"}"#, phase: "repaid"), on: .details)[
        "support.ended"]
    }
    #expect(try ended("2030-08-31") == nil)
    let approved = try EducationLoan.rows(
      of: record(#""support": {"statePays": "3"}"#, phase: "approved"), on: .details)
    #expect(approved["support.state-pays"] == "3% a year")
    #expect(try ended("2026-08-31") == "August 31, 2026")
  }

  @Test("after the deferral, only what is still put off is told")
  func afterwards() throws {
    let shown = try EducationLoan.rows(of: record(deferral, phase: "active"), asOf: "2027-07-01")
    #expect(shown["deferral.put-off"] == "RUB 120.00 | as of November 21, 2026" && shown["deferral.share"] == nil)
    let settled = deferral.replacing(#""120""#, with: #""0""#)
    #expect(try EducationLoan.rows(of: record(settled, phase: "active"), asOf: "2027-07-01")["deferral.put-off"] == nil)
  }

  @Test("an academic leave and an expulsion stand in the header, and only what can still happen is told")
  func states() throws {
    func shown(_ state: String) throws -> (statuses: [String], rows: [String: String]) {
      let text = record(
        #"""
        "study": {"state": "\#(state)", "since": "2026-09-01", "until": "2027-08-31",
          "ifLeave": "L", "ifExpelled": "E", "confirmBy": "2027-01-25"}
        """#)
      let loan = try EducationLoan(json: text)
      let today = try #require(CalendarDate("2026-11-21"))
      let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: today)
      return (loan.ownStatuses(in: context).map(\.text), try EducationLoan.rows(of: text))
    }
    #expect(try shown("academicLeave").statuses == ["Academic leave until August 31, 2027"])
    #expect(try shown("academicLeave").rows["study.if-leave"] == nil)
    #expect(try shown("academicLeave").rows["study.if-expelled"] == "E")
    #expect(try shown("expelled").statuses == ["You were expelled on September 1, 2026"])
    #expect(try shown("expelled").rows["study.state"] == "expelled | on September 1, 2026")
    #expect(try shown("expelled").rows["study.if-expelled"] == nil)
    // Who does not study any more has nothing to prove.
    let asked = try ["studying", "academicLeave", "graduated", "expelled"].map {
      try shown($0).rows["study.confirm"] != nil
    }
    #expect(asked == [true, true, false, false])
    #expect(try shown("studying").statuses == [] && shown("studying").rows["study.if-leave"] == "L")
  }

  @Test("the end of the state's support is a change of the rate; afterwards only what it paid is told")
  func support() throws {
    let support = #""support": {"statePays": "13", "rateWithout": "16", "until": "2026-12-31", "paidByState": "50"}"#
    let shown = try EducationLoan.rows(of: record(support))
    #expect(shown["changes.rate.rate"] == "16% a year")
    #expect(shown["changes.rate.day"]?.hasSuffix("state support ends") == true && shown["support.without"] == nil)
    #expect(try EducationLoan.rows(of: record(support), on: .details)["support.without"] == "16% a year")
    let later = try EducationLoan.rows(of: record(support), asOf: "2027-01-01")
    #expect(later["support.ended"] == "December 31, 2026 | the day has passed, the data is from before it")
    #expect(later["support.paid"] == "RUB 50.00 | as of November 21, 2026")
    #expect(later["support.state-pays"] == nil)
  }

  /// A record of an education loan with one borrower and a principal of 9,000; `specifics` are the members of its
  /// specifics, as JSON.
  private func record(_ specifics: String, phase: String = "deferred") -> String {
    #"""
    {"id": "1", "type": "educationLoan", "currency": "RUB", "phase": "\#(phase)", "parties": [{"role": "borrower"}],
      "debt": {"principal": "9000"}, "specifics": {\#(specifics)}}
    """#
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Testing

@Suite("A payment holiday")
struct HolidayTests {
  @Test("is shown with its days, the sum put off, and what it costs against no holiday")
  func section() throws {
    #expect(try bothLanguages(loanOnHoliday()) { Holiday($0, on: .main) } == ["", ""])
  }

  @Test("has no price if the terms do not give the payments before it, or if a payment lacks its interest")
  func unknownPrice() throws {
    var otherRate = try loanOnHoliday()
    otherRate.terms.rates = known([AppliedRate(rate: Rate(percent: percent("18.4")))])
    var truncated = try loanOnHoliday()
    truncated.schedule.isTruncated = true
    var withoutInterest = try loanOnHoliday()
    withoutInterest.schedule.rows[22].portions = []
    for facts in [otherRate, truncated, withoutInterest] {
      #expect(texts(Holiday(shownLoan(facts)).body)["holiday.price"] == nil)
      #expect(texts(Holiday(shownLoan(facts)).body)["holiday.deferred"] != nil)
    }
  }

  @Test("skips days that are not counted as payments, whether the bank numbers them or not", arguments: [false, true])
  func numbers(numbersSkippedDays: Bool) throws {
    let facts = try loanOnHoliday(numbersSkippedDays: numbersSkippedDays)
    let drawn = drawn(PaymentsAround(shownLoan(facts)).body)
    #expect(drawn.contains("Payment 14, paid"))
    #expect(drawn.contains("Payment 15"))
    #expect(!drawn.contains("Payment 21"))
  }
}

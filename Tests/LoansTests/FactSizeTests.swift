import LoanArithmetic
import Loans
import Testing

@Suite("The size of facts")
struct FactSizeTests {
  @Test("A fact takes two words, whatever its value")
  func twoWords() {
    let words = 2 * MemoryLayout<Int>.stride
    #expect(MemoryLayout<Fact<Int>>.stride == words)
    #expect(MemoryLayout<Fact<Money>>.stride == words)
    #expect(MemoryLayout<Fact<PaymentHolidayTerms>>.stride == words)
  }

  @Test("A fact that few loans have is kept like any other, and takes little of a loan that does not have it")
  func rareFacts() {
    let none = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    var some = none
    some.holders = .known(2, origin: .customer)
    #expect(some != none)
    #expect(some.holders.value == 2)
    some.holders = .absent(.withheld)
    #expect(some.holders == .absent(.withheld))
    some.holders = .notProvided
    #expect(some == none)
    #expect(MemoryLayout<LoanFacts>.size < 1536)
  }
}

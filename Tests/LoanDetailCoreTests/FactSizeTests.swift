import LoanArithmetic
import LoanDetailCore
import Testing

@Suite("The size of facts")
struct FactSizeTests {
  @Test("A fact is one word, whatever its value")
  func oneWord() {
    #expect(MemoryLayout<Fact<Int>>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Fact<Money>>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Fact<PaymentHolidayTerms>>.size == MemoryLayout<Int>.size)
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
    #expect(MemoryLayout<LoanFacts>.size < 1024)
  }
}

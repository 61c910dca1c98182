import LoanArithmetic
import LoanDetailCore
import Testing

@Suite("A fact that few loans have")
struct RareFactsTests {
  @Test("is kept like any other, and takes little of a loan that does not have it")
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
    #expect(MemoryLayout<LoanFacts>.size < 4_096)
  }
}

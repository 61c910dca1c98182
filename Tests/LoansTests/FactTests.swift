import LoanArithmetic
import Loans
import Testing

@Suite("Facts")
struct FactTests {
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

  @Test("The other one of two facts is taken if it says more")
  func alternative() {
    let (one, other) = (Fact<Int>.known(1, origin: .customer), Fact<Int>.known(2, origin: .customer))
    #expect(one.or(other) == one && Fact.notProvided.or(other) == other && Fact.absent(.withheld).or(other) == other)
    #expect(Fact<Int>.absent(.withheld).or(.notProvided) == .absent(.withheld))
    #expect(Fact<Int>.absent(.withheld).or(.absent(.notApplicable)) == .absent(.notApplicable))
  }
}

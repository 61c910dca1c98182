import LoanArithmetic
import Testing

@Suite("An amount in another currency")
struct MoneyConversionTests {
  private func converted(_ minorUnits: Int64, _ rate: String, _ from: Currency = .eur, _ to: Currency = .rub) -> Int64?
  {
    ExactDecimal(rate).flatMap { Money(minorUnits: minorUnits, currency: from).converted(to: to, at: $0) }?.minorUnits
  }

  @Test("is multiplied by the rate and rounded once, a tie to the even minor unit")
  func rounding() {
    #expect(converted(100_00, "91.2345") == 912_345)
    #expect(converted(1, "0.5") == 0)
    #expect(converted(3, "0.5") == 2)
    #expect(converted(-3, "0.5") == -2)
    #expect(converted(1, "1.500000000000000001") == 2)
  }

  @Test("has the decimals of its own currency")
  func decimals() throws {
    let yen = try #require(Currency(code: "JPY"))
    let dinar = try #require(Currency(code: "KWD"))
    #expect(converted(100, "0.51", yen, .rub) == 51_00)
    #expect(converted(51_00, "1.96", .rub, yen) == 100)
    #expect(converted(1_000, "250.5", dinar, .rub) == 250_50)
  }

  @Test("is none if it cannot be counted")
  func overflow() {
    #expect(converted(.max, "2") == nil)
    #expect(converted(.max, "1") == .max)
  }

  @Test("has shares that are rounded to the minor unit, a tie away from zero")
  func share() throws {
    let amount = Money(minorUnits: 500_000_01, currency: .rub)
    #expect(amount.share(percent: try #require(ExactDecimal("4.8")))?.minorUnits == 24_000_00)
    #expect(Money(minorUnits: 50, currency: .rub).share(percent: try #require(ExactDecimal("1")))?.minorUnits == 1)
  }
}

import TestSupport
import Testing

@testable import LoanArithmetic

@Suite struct DoubleDoubleTests {
  /// 30 digits after the point, rounded half-up.
  private func digits(_ value: DoubleDouble) throws -> String {
    let scaled = try #require((value * DoubleDouble.powerOfTen(30)).rounded)
    return WideDecimal(coefficient: scaled, scale: 30).description
  }

  /// Reference digits from Abramowitz and Stegun, table 1.1, and from OEIS A001113, A002392.
  @Test("the exponential and the logarithm have thirty correct digits")
  func precision() throws {
    #expect(try digits(DoubleDouble.one.exponential) == "2.718281828459045235360287471353")
    #expect(try digits(DoubleDouble(10).logarithm) == "2.302585092994045684017991454684")
    #expect(try digits(DoubleDouble(2).logarithm) == "0.693147180559945309417232121458")
  }

  @Test("the logarithm is the inverse of the exponential")
  func logarithmOfExponential() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let value = DoubleDouble(Double.random(in: -40...40, using: &random))
      let error = (value.exponential.logarithm - value).magnitude.high
      #expect(error <= 0x1p-97 * max(1, value.high.magnitude))
    }
  }

  @Test("multiplication is the inverse of division")
  func productOfQuotient() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let left = DoubleDouble(Int128.random(in: 1...1 << 100, using: &random))
      let right = DoubleDouble(Int128.random(in: 1...1 << 100, using: &random))
      #expect(((left / right) * right - left).magnitude.high <= left.high * 0x1p-100)
    }
  }

  @Test("whole numbers are exact")
  func wholeNumbers() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let value = Int128.random(in: -(1 << 100)...1 << 100, using: &random)
      #expect(DoubleDouble(value).rounded == value)
    }
  }

  @Test(
    "halves are rounded away from zero",
    arguments: [(2.5, 3), (-2.5, -3), (2.499_999_999, 2), (-0.25, 0), (0.75, 1), (-0.75, -1)])
  func rounding(value: Double, expected: Int) {
    #expect(DoubleDouble(value).rounded == Int128(expected))
  }
}

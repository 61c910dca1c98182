import DesignSystem
import Testing

@Suite("The exact amount of money")
struct MoneyValueTests {
  @Test(
    "has all its decimals, a point and at least one digit before it",
    arguments: [
      (1_311_874, 2, "13118.74"), (-5, 2, "-0.05"), (0, 2, "0.00"), (7, 0, "7"), (-120, 0, "-120"), (0, 0, "0"),
      (99, 2, "0.99"), (100, 2, "1.00"), (1_234_567, 3, "1234.567"), (1, 8, "0.00000001"),
      (.max, 2, "92233720368547758.07"), (.min, 2, "-92233720368547758.08"), (.min, 0, "-9223372036854775808"),
      (5, 30, "0.000000000000000000000000000005"), (42, -1, "42"),
    ] as [(Int64, Int, String)])
  func amounts(minorUnits: Int64, decimals: Int, amount: String) {
    let money = MoneyValue(minorUnits: minorUnits, decimals: decimals, currency: "RUB", text: "", spoken: "")
    #expect(money.amount == amount)
  }
}

import DesignSystem
import LoanArithmetic
import Localization
import Testing

@Suite("The ticks of a chart")
struct ChartTickTests {
  private func ticks(
    _ points: [[Int64?]], _ shape: Chart.Shape = .stackedBars, locale: String = "en_US", currency: Currency = .rub
  ) -> [String] {
    let money = points.map { $0.map { $0.map { Money(minorUnits: $0, currency: currency) } } }
    return LocaleFormatter(locale: locale).ticks(for: money, drawnAs: shape).map { "\($0.amount): \($0.text)" }
  }

  @Test("are few and round, from zero to above the largest amount, in the reader's locale")
  func round() {
    #expect(
      ticks([[13_118_74, 1_000_00], [9_000_00, nil]])
        == ["0.00: 0", "5000.00: 5,000", "10000.00: 10,000", "15000.00: 15,000"])
    #expect(
      ticks([[45_000_000_00]], locale: "ru_RU")
        == [
          "0.00: 0", "10000000.00: 10\u{a0}000\u{a0}000", "20000000.00: 20\u{a0}000\u{a0}000",
          "30000000.00: 30\u{a0}000\u{a0}000", "40000000.00: 40\u{a0}000\u{a0}000", "50000000.00: 50\u{a0}000\u{a0}000",
        ])
    #expect(ticks([[3]]) == ["0.00: 0", "0.01: 0.01", "0.02: 0.02", "0.03: 0.03"])
  }

  @Test("add what is stacked, and negative amounts on their own")
  func signs() {
    #expect(
      ticks([[300, -100], [200, 200]]) == ["-1.00: -1", "0.00: 0", "1.00: 1", "2.00: 2", "3.00: 3", "4.00: 4"])
    #expect(ticks([[300, -100], [200, 200]], .lines) == ["-1.00: -1", "0.00: 0", "1.00: 1", "2.00: 2", "3.00: 3"])
    #expect(Chart.Shape.lines.stacking == .none)
    #expect(Chart.Shape.stackedBars.stacking == .bySign)
  }

  @Test("are not made for amounts without one above them, of zero, or of several currencies")
  func none() {
    #expect(ticks([]) == [])
    #expect(ticks([[nil, 0]]) == [])
    #expect(ticks([[.max]]) == [])
    #expect(ticks([[.min]]) == [])
    #expect(ticks([[.max, .max, .max]]) == [])
    #expect(ticks([[.min], [.max]], .lines) == [])
    let mixed = [[Money(minorUnits: 1, currency: .rub), Money(minorUnits: 1, currency: .usd)]]
    #expect(LocaleFormatter(locale: "en_US").ticks(for: mixed, drawnAs: .lines) == [])
  }

  @Test("are at most seven, with every amount between the first and the last", arguments: 1...60)
  func bounds(power: Int) {
    let (high, low) = (Int64(1) << power + Int64(power), -(Int64(1) << (60 - power)))
    let ticks = LocaleFormatter(locale: "en_US").ticks(
      for: [[Money(minorUnits: high, currency: .rub), Money(minorUnits: low, currency: .rub)]], drawnAs: .stackedBars
    ).map(\.minorUnits)
    #expect((2...7).contains(ticks.count))
    #expect(ticks.first ?? 0 <= low && ticks.last ?? 0 >= high && ticks.contains(0))
    #expect(Set(zip(ticks, ticks.dropFirst()).map { $1 - $0 }).count == 1)
  }
}

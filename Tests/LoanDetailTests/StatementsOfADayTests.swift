import DesignSystem
import InstalledSamples
import LoanDetail
import LoanDetailGateways
import Testing

@Suite("Every statement is true on its day")
struct StatementsOfADayTests {
  @Test("on the days around the day of the data, in both languages", arguments: InstalledSamples.all.indices)
  func mainScreen(plugin: Int) async throws {
    var faults: [String] = []
    var seen = 0
    await ScreensOfOtherDays.forEach(
      of: try await ScreensOfOtherDays.loans(of: InstalledSamples.all[plugin]), on: [.main]
    ) { screen in
      seen += 1
      faults += DayOracle(screen).faults.map { "\(screen.place): \($0)" }
    }
    #expect(seen > 0)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20).joined(separator: "\n"))")
  }

  @Test("on every screen around the day of the data", arguments: InstalledSamples.all.indices)
  func everyScreen(plugin: Int) async throws {
    let plugin = InstalledSamples.all[plugin]
    var faults: [String] = []
    var seen = 0
    await ScreensOfOtherDays.forEach(of: try await ScreensOfOtherDays.loans(of: plugin), on: plugin.manifest.screens) {
      facts in
      [-90, -1, 0, 1, 40, 400].compactMap { facts.asOf?.adding(days: $0) }
    } _: { screen in
      seen += 1
      faults += DayOracle(screen).faults.map { "\(screen.place): \($0)" }
    }
    #expect(seen > 0)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20).joined(separator: "\n"))")
  }
}

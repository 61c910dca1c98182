import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailScreens
import LoanDetailSections
import Testing

@Suite("A record that the host holds")
struct HeldRecordTests {
  private static let records: [LoanRecord] = (try? samples()) ?? []

  private static func samples() throws -> [LoanRecord] {
    let gateway = try Host.samples()
    let entries = InstalledProducts.all.flatMap { gateway.records(of: $0.manifest.type, for: .first) }
    return try entries.map { try $0.get() }
  }

  @Test("has the screens that it has in a source")
  func sameScreens() async throws {
    let host = try Host(timeZone: .utc)
    let loans = try LoanDetailService(InstalledProducts.all)
    #expect(Self.records.count >= 5)
    for record in Self.records {
      for screen in [ScreenID.main, "details"] {
        let held = try await loans.screen(of: record, screen, host.reader)
        let expected = try await host.document(ProductReference(record.id), screen, for: .first)
        #expect(held.bytes == expected.bytes)
        #expect(held.eTag == expected.eTag)
        #expect(held.correlationID == expected.correlationID)
      }
    }
  }

  @Test("is shown for its own day if the reader states none")
  func day() async throws {
    let loans = try LoanDetailService(InstalledProducts.all, options: .init(today: { _ in CalendarDate("2030-01-01") }))
    let reader = try loans.reader(locale: "en_US")
    var record = try #require(Self.records.first)
    #expect(try await loans.screen(of: record, .main, reader).tree.asOf == "2026-11-21")
    record.facts.asOf = nil
    #expect(try await loans.screen(of: record, .main, reader).tree.asOf == "2030-01-01")
  }

  @Test("of a type without a plugin is not found, or shown by the plugin for other types")
  func otherType() async throws {
    var record = try #require(Self.records.first)
    record.id = ProductID(type: "boat", id: "1")
    let loans = try LoanDetailService(InstalledProducts.all)
    let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
    await #expect(throws: RequestError.self) { try await loans.screen(of: record, .main, reader) }
    let more = try LoanDetailService(
      InstalledProducts.all, options: .init(pluginForOtherTypes: PlainLoan.plugin))
    #expect(try await more.screen(of: record, .main, reader).product == record.id)
  }

  @Test("says which screens it has if it has not the one that was asked for")
  func noSuchScreen() async throws {
    let loans = try LoanDetailService(InstalledProducts.all)
    let reader = try loans.reader(locale: "en_US")
    let record = try #require(Self.records.first)
    do throws(RequestError) {
      _ = try await loans.screen(of: record, "nothing", reader)
      Issue.record("There is no such screen.")
    } catch {
      #expect(error.name == "noSuchScreen")
    }
  }
}

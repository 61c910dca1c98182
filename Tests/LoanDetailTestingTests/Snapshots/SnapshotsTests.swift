import DesignSystem
import Foundation
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailTesting

@Suite("The snapshots of interactors")
struct SnapshotsTests {
  @Test("are a text for each product, screen and locale, and JSON in the first locale")
  func names() async throws {
    let snapshots = try await snapshots(ids: ["1", "a/b"], locales: ["en_US", "ru_RU"])
    let names = ["1", "a%2Fb"].flatMap { id in
      ["main", "schedule"].flatMap { screen in
        ["en_US.txt", "en_US.json", "ru_RU.txt"].map { "\(id).\(screen).\($0)" }
      }
    }
    #expect(Set(snapshots.files.keys) == Set(names))
    #expect(snapshots.faults == [])
  }

  @Test("show each screen as the presenter gives it, with the loan's details")
  func content() async throws {
    let files = try await snapshots(ids: ["1"], locales: ["en_US"]).files
    func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
    #expect(text("1.main.en_US.txt").contains("main of 1"))
    #expect(text("1.schedule.en_US.txt").contains("schedule of 1"))
    #expect(text("1.schedule.en_US.json").contains("\"1\""))
  }

  @Test("clash when two products have one id")
  func clash() async throws {
    let snapshots = try await Snapshots(
      of: [Pots(type: "teapot", ids: ["1"]), Pots(type: "kettle", ids: ["1"])], in: ["en_US"], on: day)
    #expect(
      snapshots.faults.map(\.description) == [
        "Two products have the snapshot 1.main.en_US. Give each its own id.",
        "Two products have the snapshot 1.schedule.en_US. Give each its own id.",
      ])
  }

  @Test("are made for each client as it is given the screen, on the screens that are asked for")
  func clients() async throws {
    let clients = [
      SnapshotClient(screens: [.schedule]),
      SnapshotClient(name: "oldest", profile: try ClientProfile(version: 1, kinds: ["row"]), screens: [.main]),
    ]
    let files = try await Snapshots(
      of: [Pots(type: "teapot", ids: ["1"])], in: ["en_US"], on: day, for: clients, formats: [.json]
    ).files
    #expect(files.keys.sorted() == ["1.main.en_US.oldest.json", "1.schedule.en_US.json"])
    let adapted = String(decoding: files["1.main.en_US.oldest.json"] ?? [], as: UTF8.self)
    #expect(adapted.contains(#""schemaVersion": 1"#))
    #expect(adapted.contains(#""kind": "row""#) && !adapted.contains(#""kind": "note""#))
  }

  @Test("are the same bytes a hundred times, in whatever order the products are")
  func identical() async throws {
    let pots = ["teapot", "kettle", "samovar", "jug"].enumerated().map { index, type in
      Pots(type: ProductType(rawValue: type), ids: (0..<3).map { "\(index)-\($0)" })
    }
    let first = try await Snapshots(of: pots, in: ["en_US", "ru_RU"], on: day).files
    #expect(first.count == 72)
    for _ in 0..<100 {
      let files = try await Snapshots(of: pots.shuffled(), in: ["en_US", "ru_RU"], on: day).files
      #expect(files == first)
    }
  }

  @Test("name the screen that is never made, and end")
  func endless() async throws {
    for (screen, locale) in [(ScreenID.main, "ru_RU"), (.schedule, "en_US")] {
      var habits = Teapot.Habits()
      habits.change = { _, record, context in
        guard record.id.id == "2", context.formatter.locale == locale else { return }
        if screen == .main { Self.loop() }
      }
      habits.changeHeader = { _, shown, context in
        if screen == .schedule, shown == screen, context.formatter.locale == locale { Self.loop() }
      }
      let faults = try await snapshotFaults(
        of: Teapot.plugin(habits: habits), record: .never, asOf: "2026-11-21", deadline: .seconds(10))
      let product = screen == .main ? "2" : "1"
      #expect(
        faults.map(\.description) == [
          "teapot:\(product), \(screen), \(locale): The screen is not made within 10 s, and no screen was compared. "
            + "`assertConformance(of:)` names the call that does not return; if the test machine is slow, pass `deadline:`."
        ])
    }
  }

  /// Blocks its thread for longer than any test lasts.
  private static func loop() { Thread.sleep(forTimeInterval: 600) }

  private func snapshots(ids: [String], locales: [String]) async throws -> Snapshots {
    try await Snapshots(of: [Pots(type: "teapot", ids: ids)], in: locales, on: day)
  }

  private var day: CalendarDate { get throws { try #require(CalendarDate("2026-11-21")) } }
}

import Foundation
import LoanDetailCore
import LoanDetailTesting
import XCTest

/// The kit is used from XCTest as well.
final class SnapshotFaultsXCTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: root) }

  @MainActor
  func testFaultsAreToldOnceAndGoneWhenTheyAreRecorded() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "Nothing is recorded in CI.")
    let missing = try await faults(record: .never)
    XCTAssertEqual(missing.count, 4)
    XCTAssertEqual(
      missing.first?.description,
      "There is no snapshot \(root.path)/__Snapshots__/1.main.en_US.json. To record it: "
        + "SNAPSHOT_RECORD=missing swift test --filter LoanDetailTestingTests")
    let recorded = try await faults(record: .missing)
    XCTAssertEqual(recorded.count, 4)
    let none = try await faults(record: .never)
    XCTAssertEqual(none, [])
  }

  @MainActor
  func testADayThatIsNoneIsAnError() async throws {
    do {
      _ = try await faults(record: .never, asOf: "2026-02-30")
      XCTFail("Nothing was thrown.")
    } catch let error as SnapshotError {
      XCTAssertEqual(
        "\(error)", "\"2026-02-30\" is no day. Expected a day of the calendar as \"YYYY-MM-DD\".")
    }
  }

  @MainActor
  private func faults(record: SnapshotRecording, asOf: String = "2026-11-21") async throws -> [SnapshotFault] {
    let pots: [any ProductBusinessLogicProtocol] = [Pots(type: "teapot", ids: ["1"])]
    return try await snapshotFaults(
      of: pots, locales: ["en_US"], record: record, asOf: asOf, filePath: root.appending(path: "Tests.swift").path)
  }
}

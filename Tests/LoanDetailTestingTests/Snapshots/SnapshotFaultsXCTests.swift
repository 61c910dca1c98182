import Foundation
import LoanDetailCore
import LoanDetailTesting
import Loans
import XCTest

/// The kit is used from XCTest as well.
final class SnapshotFaultsXCTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: root) }

  @MainActor
  func testFaultsAreGoneOnceTheFilesAreThere() async throws {
    let missing = try await faults()
    XCTAssertEqual(missing.count, 4)
    XCTAssertEqual(
      missing.first?.description,
      "There is no snapshot \(root.path)/__Snapshots__/1.main.en_US.json. To record it: "
        + "SNAPSHOT_RECORD=missing swift test --filter LoanDetailTestingTests")
    let folder = root.appending(path: "__Snapshots__")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for actual in missing.flatMap(\.actuals) {
      try Data(actual.content).write(to: folder.appending(path: actual.name))
    }
    let none = try await faults()
    XCTAssertEqual(none, [])
  }

  @MainActor
  func testADayThatIsNoneIsAnError() async throws {
    do {
      _ = try await faults(asOf: "2026-02-30")
      XCTFail("Nothing was thrown.")
    } catch let error as SnapshotError {
      XCTAssertEqual(
        "\(error)", "\"2026-02-30\" is no day. Expected a day of the calendar as \"YYYY-MM-DD\".")
    }
  }

  @MainActor
  private func faults(asOf: String = "2026-11-21") async throws -> [SnapshotFault] {
    let pots: [any ProductBusinessLogicProtocol] = [Pots(type: "teapot", ids: ["1"])]
    return try await snapshotFaults(
      of: pots, locales: ["en_US"], record: .never, asOf: asOf, filePath: root.appending(path: "Tests.swift").path)
  }
}

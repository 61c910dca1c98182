public import DesignSystem
import LoanArithmetic
public import Loans

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Compares every screen of every sample record with the files in `__Snapshots__` beside the test.
  ///
  /// ```swift
  /// @Test("every screen is as in its snapshot")
  /// func screens() async throws {
  ///   try await assertSnapshots(
  ///     of: BoatLoan.plugin.withSamples(in: "../Samples"),
  ///     profiles: ["oldest": try ClientProfile(version: 1, kinds: ["section", "row", "note"])], asOf: "2026-11-21")
  /// }
  /// ```
  ///
  /// Each product runs through the real loop (strategist, presenter, renderers), on each of its screens, complete and
  /// for each client profile. The output is compared byte for byte with the file
  /// `<id>.<screen>.<locale>[.<profile>].txt` or `.json`: text in every locale, JSON in the first locale only.
  ///
  /// A file without a screen is a fault. Files are written only on request, and the test then fails too; see
  /// ``SnapshotRecording``. If a screen differs from its file, the actual screen is attached to the test's result.
  /// Screens that differ in the same way are one fault, which names a page in the folder for temporary files that shows
  /// them beside their snapshots. Set the environment variable `FAULT_PLACES` to `all` to list all of them, with every
  /// place that differs.
  ///
  /// - Parameters:
  ///   - source: a product with its sample records, or interactors. All products must have different ids.
  ///   - locales: the locales of the screens: text in all of them, JSON in the first.
  ///   - screens: the screens to compare; `nil` for all screens of each product.
  ///   - profiles: clients for which the screens are compared too, by the names for their files.
  ///   - profileScreens: the screens to compare for those clients; `nil` for the same as `screens`.
  ///   - formats: the formats of the files.
  ///   - recording: which files may be written; `nil` to let the trait or the environment decide.
  ///   - asOf: the day to show, `YYYY-MM-DD`.
  ///   - scope: the customer whose products are shown.
  ///   - deadline: the time in which all main screens in one language must be made together, and each other screen
  ///     alone. It is longer than that of `assertConformance(of:)`, which names the call that does not return.
  ///   - filePath: the test file; `__Snapshots__` is in the same folder.
  ///   - sourceLocation: the place in the test for faults.
  public func assertSnapshots(
    of source: some SnapshotSource, locales: [String] = ["en_US", "ru_RU"], screens: [ScreenID]? = nil,
    profiles: [String: ClientProfile] = [:], profileScreens: [ScreenID]? = nil,
    formats: Set<SnapshotFormat> = [.text, .json], record recording: SnapshotRecording? = nil, asOf: String,
    scope: CustomerScope = .allCustomers, deadline: Duration = .seconds(120), filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = try await snapshotFaults(
      of: source, locales: locales, screens: screens, profiles: profiles, profileScreens: profileScreens,
      formats: formats, record: recording, asOf: asOf, scope: scope, deadline: deadline,
      fileID: sourceLocation.fileID, filePath: filePath)
    for fault in faults {
      for actual in fault.actuals {
        Attachment.record(actual.content, named: actual.name, sourceLocation: sourceLocation)
      }
      Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
  }
#endif

/// Returns the faults that `assertSnapshots` would report, for another test library. In XCTest, assert that there are
/// none.
///
/// - Throws: ``SnapshotError`` if an argument or the environment is wrong, and the errors of the sample records and of
///   the service.
public func snapshotFaults(
  of source: some SnapshotSource, locales: [String] = ["en_US", "ru_RU"], screens: [ScreenID]? = nil,
  profiles: [String: ClientProfile] = [:], profileScreens: [ScreenID]? = nil,
  formats: Set<SnapshotFormat> = [.text, .json], record recording: SnapshotRecording? = nil, asOf: String,
  scope: CustomerScope = .allCustomers, deadline: Duration = .seconds(120), fileID: String = #fileID,
  filePath: String = #filePath
) async throws -> [SnapshotFault] {
  let clients =
    [SnapshotClient(name: nil, profile: nil, screens: screens)]
    + profiles.map { SnapshotClient(name: $0, profile: $1, screens: profileScreens ?? screens) }
  guard let day = CalendarDate(asOf) else { throw SnapshotError.noDay(asOf) }
  let snapshots: Snapshots
  do {
    snapshots = try await Snapshots(
      of: source.interactors, in: locales, on: day, for: clients, formats: formats, scope: scope, deadline: deadline)
  } catch let late as Snapshots.Late {
    return [SnapshotFault("\(late)")]
  }
  let folder = SnapshotFolder(
    beside: filePath, recording: try .inForce(argument: recording), module: String(fileID.prefix { $0 != "/" }))
  return snapshots.faults + (try folder.faults(against: snapshots.files))
}

public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Holds every screen of a product, in every state its sample records have, to the files kept in `__Snapshots__`
  /// beside the test.
  ///
  /// Each product goes through the real loop (strategist, presenter, renderers) on each of its screens in each locale,
  /// whole and as each client profile is given it, and is compared byte for byte with the file
  /// `<id>.<screen>.<locale>[.<profile>].txt` or `.json`. A file nothing accounts for is a fault. Files are written on
  /// request only, and the test then fails all the same; see ``SnapshotRecording``. What a screen really is, where it
  /// is not as its file says, is attached to the test's result.
  ///
  /// - Parameters:
  ///   - source: a plugin, whose sample records are shown, or interactors; the products' ids must differ from each
  ///     other.
  ///   - locales: the locales to show each screen in: as text in all of them, as JSON in the first.
  ///   - screens: the screens to show; all of each product without it.
  ///   - profiles: the clients to show the screens to besides, by the names their files get.
  ///   - profileScreens: the screens to show to those clients; the same as without a client, unless stated.
  ///   - formats: what to write of each screen.
  ///   - recording: which files may be written, where that is not for the trait or the environment to say.
  ///   - asOf: the day to show, `YYYY-MM-DD`.
  ///   - scope: whose products are shown.
  ///   - filePath: the file that `__Snapshots__` stands beside.
  ///   - sourceLocation: where a fault is reported.
  public func assertSnapshots(
    of source: some SnapshotSource, locales: [String] = ["en_US", "ru_RU"], screens: [ScreenID]? = nil,
    profiles: [String: ClientProfile] = [:], profileScreens: [ScreenID]? = nil,
    formats: Set<SnapshotFormat> = [.text, .json], record recording: SnapshotRecording? = nil, asOf: String,
    scope: CustomerScope = .allCustomers, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = try await snapshotFaults(
      of: source, locales: locales, screens: screens, profiles: profiles, profileScreens: profileScreens,
      formats: formats, record: recording, asOf: asOf, scope: scope, fileID: sourceLocation.fileID, filePath: filePath)
    for fault in faults {
      if let actual = fault.actual {
        Attachment.record(actual.content, named: actual.name, sourceLocation: sourceLocation)
      }
      Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
  }
#endif

/// What `assertSnapshots` would report, for another test library; in XCTest the faults are asserted to be none.
///
/// Throws ``SnapshotError`` for what cannot be understood, and what the sample records' gateway or the strategist throws.
public func snapshotFaults(
  of source: some SnapshotSource, locales: [String] = ["en_US", "ru_RU"], screens: [ScreenID]? = nil,
  profiles: [String: ClientProfile] = [:], profileScreens: [ScreenID]? = nil,
  formats: Set<SnapshotFormat> = [.text, .json], record recording: SnapshotRecording? = nil, asOf: String,
  scope: CustomerScope = .allCustomers, fileID: String = #fileID, filePath: String = #filePath
) async throws -> [SnapshotFault] {
  let clients =
    [SnapshotClient(name: nil, profile: nil, screens: screens)]
    + profiles.map { SnapshotClient(name: $0, profile: $1, screens: profileScreens ?? screens) }
  guard let day = CalendarDate(asOf) else { throw SnapshotError.noDay(asOf) }
  let snapshots = try await Snapshots(
    of: source.interactors, in: locales, on: day, for: clients, formats: formats, scope: scope)
  let folder = SnapshotFolder(
    beside: filePath, recording: try .inForce(argument: recording), module: String(fileID.prefix { $0 != "/" }))
  return snapshots.faults + (try folder.faults(against: snapshots.files))
}

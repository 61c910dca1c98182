public import LoanDetailCore
public import Testing

/// Holds every screen of an interactor's products to the text and JSON kept in `__Snapshots__` beside the test.
///
/// Each product goes through the real loop (strategist, presenter, renderers) on each of its screens in each locale, and
/// is compared byte for byte with the file `<id>.<screen>.<locale>.txt` or `.json`. Files are written on request only:
/// with the environment variable `SNAPSHOT_RECORD=missing` those that are not there, with `all` every one; the test then
/// fails all the same. A file no product accounts for is a fault.
///
/// - Parameters:
///   - interactors: what brings the products; their ids must differ from each other.
///   - locales: the locales to show each screen in.
///   - asOf: the day to show, `YYYY-MM-DD`.
///   - scope: whose products are shown.
@MainActor
public func assertSnapshots(
  of interactors: [any ProductBusinessLogicProtocol], locales: [String] = ["en_US", "ru_RU"], asOf: String,
  scope: CustomerScope = .allCustomers, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let contexts = try locales.map { locale in
    try #require(
      PresentationContext(locale: locale, asOf: asOf), "\(asOf) is no day.", sourceLocation: sourceLocation)
  }
  let snapshots = try await Snapshots(of: interactors, in: contexts, scope: scope)
  let folder = SnapshotFolder(
    beside: filePath, recording: .requested, command: SnapshotFolder.command(forTestsOf: sourceLocation.moduleName))
  for name in snapshots.clashes.sorted() {
    Issue.record("Two products have the snapshot \(name). Give each its own id.", sourceLocation: sourceLocation)
  }
  for fault in try folder.faults(against: snapshots.files) {
    Issue.record("\(fault)", sourceLocation: sourceLocation)
  }
}

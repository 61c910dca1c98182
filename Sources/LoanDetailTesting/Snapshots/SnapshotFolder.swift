import LoanDetailGallery
import LoanDetailJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The snapshot files of a test, and whether they may be written.
struct SnapshotFolder {
  private let folder: URL
  private let recording: SnapshotRecording
  /// The module of the test, for the commands that record.
  private let module: String
  private let places: FaultPlaces
  /// The folder of the pages that show the differences.
  private let pages: URL

  /// The folder beside a test file. `module` is the test's module.
  init(
    beside filePath: String, recording: SnapshotRecording, module: String, listing places: FaultPlaces = .inForce(),
    pagesIn pages: URL = FileManager.default.temporaryDirectory
  ) {
    self.places = places
    self.pages = pages
    folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
    self.recording = recording
    self.module = module
  }

  /// Compares the folder with the screens and returns the faults. Writes the files that may be written.
  func faults(against files: [String: [UInt8]]) throws -> [SnapshotFault] {
    guard !files.isEmpty else {
      return [SnapshotFault("There is nothing to take snapshots of: the interactors list no products.")]
    }
    let names = files.keys.sorted()
    var faults: [SnapshotFault] = []
    var different: [DifferentScreen] = []
    for name in names {
      switch try outcome(of: name, content: files[name] ?? []) {
      case .same: break
      case .fault(let fault): faults.append(fault)
      case .different(let screen): different.append(screen)
      }
    }
    let page = page(of: different)
    return different.grouped.map { fault(of: $0, shownOn: page) } + faults + (try orphans(besides: Set(names)))
  }

  /// The result of comparing a screen with its file.
  private enum Outcome {
    case same
    case fault(SnapshotFault)
    case different(DifferentScreen)
  }

  /// Compares a screen with its file, and writes the file if that is allowed.
  private func outcome(of name: String, content: [UInt8]) throws -> Outcome {
    let url = folder.appending(path: name)
    let kept = try? [UInt8](Data(contentsOf: url))
    if kept == content { return .same }
    if mayWrite(over: kept) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(content).write(to: url)
      return .fault(
        SnapshotFault("Recorded \(url.path). Look at it, and run the tests again without recording."))
    }
    let actual = SnapshotFault.Actual(name: name, content: content)
    guard let kept else {
      return .fault(
        SnapshotFault(
          "There is no snapshot \(url.path). To record it: \(command(.missing))", actuals: [actual]))
    }
    let differences = DifferenceReport(
      kept: kept, new: content, isJSON: url.pathExtension == "json", showing: places == .all ? .max : 3)
    return .different(DifferentScreen(kept: kept, actual: actual, path: url.path, differences: differences))
  }

  /// Writes a page that shows screens beside their snapshots, and returns its path; `nil` if there are no screens, or
  /// if the page cannot be written.
  private func page(of screens: [DifferentScreen]) -> String? {
    guard !screens.isEmpty else { return nil }
    let kept = screens.map { ($0.actual.name, $0.kept) }
    let actual = screens.map { ($0.actual.name, $0.actual.content) }
    let comparison = ScreenComparison(
      from: Dictionary(kept) { first, _ in first }, to: Dictionary(actual) { first, _ in first })
    // Tests with the same screens, which may run at once, write the same file.
    let names = ContentHash(of: Array((folder.path + screens.map(\.actual.name).joined(separator: "\n")).utf8)).hex
    let url = pages.appending(path: "snapshots-\(module)-\(names.prefix(12)).html")
    let page = Data(comparison.page(title: "Screens of \(module) that differ from their snapshots"))
    guard (try? page.write(to: url, options: .atomic)) != nil else { return nil }
    return url.path
  }

  /// The fault of screens that differ in the same way; at least one. `page` is the path of the page that shows them.
  private func fault(of screens: [DifferentScreen], shownOn page: String?) -> SnapshotFault {
    let first = screens[0]
    var lines = ["The screen differs from its snapshot \(first.path)", "\(first.differences)"]
    let others = screens.dropFirst().map(\.actual.name)
    let named = places == .all ? others : Array(others.prefix(3))
    if !others.isEmpty {
      let rest = others.count == named.count ? "" : " and \(others.count - named.count) more"
      let count = others.count == 1 ? "1 more screen differs" : "\(others.count) more screens differ"
      lines.append("\(count) in the same way: \(named.joined(separator: ", "))\(rest)")
    }
    if named.count < others.count || !first.differences.isComplete { lines.append(FaultPlaces.hint) }
    if let page { lines.append("To see it beside its snapshot: \(page)") }
    lines.append("To record \(others.isEmpty ? "it" : "them") anew: \(command(.failed))")
    return SnapshotFault(lines.joined(separator: "\n"), actuals: screens.map(\.actual))
  }

  /// Whether a file may be written over its content; `nil` for a file that is not there.
  private func mayWrite(over kept: [UInt8]?) -> Bool {
    switch recording {
    case .never: false
    case .missing: kept == nil
    case .failed, .all: true
    }
  }

  /// The faults of files without a screen, which are removed if that is allowed.
  private func orphans(besides names: Set<String>) throws -> [SnapshotFault] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let orphans = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !names.contains($0) }
      .sorted()
    return try orphans.map { name in
      let path = folder.appending(path: name).path
      guard recording == .all else {
        return SnapshotFault("No product has the snapshot \(path). To remove it: \(command(.all))")
      }
      try FileManager.default.removeItem(atPath: path)
      return SnapshotFault("Removed \(path), which no product has.")
    }
  }

  /// The command that runs the module's tests and records.
  private func command(_ recording: SnapshotRecording) -> String {
    "SNAPSHOT_RECORD=\(recording.rawValue) swift test --filter \(module)"
  }
}

/// A screen that differs from its file.
private struct DifferentScreen {
  /// The content of the file.
  var kept: [UInt8]
  var actual: SnapshotFault.Actual
  /// The path of the file.
  var path: String
  var differences: DifferenceReport
}

extension [DifferentScreen] {
  /// The screens grouped by their change; the groups are in the order of their first screens.
  fileprivate var grouped: [[DifferentScreen]] {
    var groups: [[DifferentScreen]] = []
    var places: [Set<[[Substring]]>: Int] = [:]
    for screen in self {
      if let place = places[screen.differences.cause] {
        groups[place].append(screen)
      } else {
        places[screen.differences.cause] = groups.count
        groups.append([screen])
      }
    }
    return groups
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The snapshot files of a test, and whether they may be written.
struct SnapshotFolder {
  private let folder: URL
  private let recording: SnapshotRecording
  private let module: String

  /// The folder beside a test file. `module` is the test's module.
  init(beside filePath: String, recording: SnapshotRecording, module: String) {
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
    return try names.compactMap { try fault(of: $0, content: files[$0] ?? []) } + orphans(besides: Set(names))
  }

  private func fault(of name: String, content: [UInt8]) throws -> SnapshotFault? {
    let url = folder.appending(path: name)
    let kept = try? [UInt8](Data(contentsOf: url))
    if kept == content { return nil }
    if mayWrite(over: kept) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(content).write(to: url)
      return SnapshotFault("Recorded \(url.path). Look at it, and run the tests again without recording.")
    }
    let actual = SnapshotFault.Actual(name: name, content: content)
    guard let kept else {
      return SnapshotFault("There is no snapshot \(url.path). To record it: \(command(.missing))", actual: actual)
    }
    return SnapshotFault(
      """
      The screen differs from its snapshot \(url.path)
      \(SnapshotDifferences(kept: kept, new: content, isJSON: url.pathExtension == "json"))
      To record it anew: \(command(.failed))
      """, actual: actual)
  }

  private func mayWrite(over kept: [UInt8]?) -> Bool {
    switch recording {
    case .never: false
    case .missing: kept == nil
    case .failed, .all: true
    }
  }

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

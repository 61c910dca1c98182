#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files a test is held to, and whether they may be written.
struct SnapshotFolder {
  /// Which files may be written.
  enum Recording: String {
    case never, missing, all

    /// What the environment variable `SNAPSHOT_RECORD` asks for.
    static var requested: Recording {
      ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"].flatMap(Recording.init(rawValue:)) ?? .never
    }
  }

  private let folder: URL
  private let recording: Recording
  private let command: String

  /// The folder beside a test's file.
  init(beside filePath: String, recording: Recording, command: String) {
    folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
    self.recording = recording
    self.command = command
  }

  /// The command that writes the files of a module's tests anew.
  static func command(forTestsOf module: String) -> String { "SNAPSHOT_RECORD=all swift test --filter \(module)" }

  /// What is wrong with the folder, a text each; writes what may be written.
  func faults(against files: [String: [UInt8]]) throws -> [String] {
    guard !files.isEmpty else { return ["There is nothing to take snapshots of: the interactors list no products."] }
    let names = files.keys.sorted()
    return try names.compactMap { try fault(of: $0, content: files[$0] ?? []) } + orphans(besides: Set(names))
  }

  private func fault(of name: String, content: [UInt8]) throws -> String? {
    let url = folder.appending(path: name)
    let kept = try? [UInt8](Data(contentsOf: url))
    if kept == content { return nil }
    if recording == .all || (recording == .missing && kept == nil) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(content).write(to: url)
      return "Recorded \(url.path). Look at it, and run the tests again without SNAPSHOT_RECORD."
    }
    guard let kept else { return "There is no snapshot \(url.path). To record it: \(command)" }
    return """
      The screen differs from its snapshot \(url.path)
      \(SnapshotDifference(kept: kept, new: content))
      To record it anew: \(command)
      """
  }

  private func orphans(besides names: Set<String>) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let orphans = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !names.contains($0) }
      .sorted()
    return try orphans.map { name in
      let path = folder.appending(path: name).path
      guard recording == .all else {
        return "No product has the snapshot \(path). To remove it: \(command)"
      }
      try FileManager.default.removeItem(atPath: path)
      return "Removed \(path), which no product has."
    }
  }
}

import Loans
import Localization

/// The key of a folder with last known answers: the names and the checksums of its files are hashes with it.
enum LastKnownKey {
  private static let name = "key"
  /// The length of a key in bytes.
  private static let size = 32

  /// The reason why a folder has no key.
  enum Failure: Error {
    case notWritten(WritableFile.Failure)
    /// The file of the key is not what was written.
    case damaged
    /// The folder has a file that is not the store's, and no key.
    case otherContent(String)

    func diagnostic(_ folder: String) -> Diagnostic {
      switch self {
      case .notWritten(let failure): .folder(folder, .notMade(failure))
      case .damaged:
        Diagnostic(
          id: "last-known.damaged-key", severity: .error, path: SystemText.shown("\(folder)/\(LastKnownKey.name)"),
          summary: "The key of the last known answers is damaged.",
          advice: "Name a new folder. Nothing can be read without the key: remove the old one.")
      case .otherContent(let name):
        Diagnostic(
          id: "last-known.not-empty", severity: .error, path: SystemText.shown(folder),
          summary: "The folder is not empty, and has no key of last known answers.",
          found: "\"\(SystemText.shown(name))\"",
          advice: "Name a new folder or an empty one.")
      }
    }
  }

  /// Returns the key of a folder, and makes one if the folder is empty.
  static func bytes(in folder: String) throws(Failure) -> [UInt8] {
    if let key = try read(in: folder) { return key }
    if let other = (SystemFolder.names(in: folder) ?? []).first(where: { !$0.hasPrefix("\(name).") }) {
      // Another process may have made the key, and used it, since it was looked for.
      if let key = try read(in: folder) { return key }
      throw .otherContent(other)
    }
    do throws(WritableFile.Failure) { try make(in: folder) } catch { throw .notWritten(error) }
    // If another process was quicker, its key holds.
    guard let key = try read(in: folder) else { throw .damaged }
    return key
  }

  /// Reads the key of a folder; `nil` if there is none.
  private static func read(in folder: String) throws(Failure) -> [UInt8]? {
    let key: [UInt8]
    do throws(SystemFile.Failure) {
      key = try SystemFile.content(ofFile: "\(folder)/\(name)", atMost: size)
    } catch {
      if case .missing = error { return nil }
      throw .damaged
    }
    guard key.count == size else { throw .damaged }
    return key
  }

  /// Writes a new key to the device, and gives it its name only then.
  private static func make(in folder: String) throws(WritableFile.Failure) {
    var random = SystemRandomNumberGenerator()
    let path = "\(folder)/\(name)"
    let part = "\(path).\(UInt64.random(in: 0...(.max), using: &random)).part"
    defer { WritableFile.remove(part) }
    let file = try WritableFile(emptying: part)
    try file.write((0..<size).map { _ in UInt8.random(in: 0...255, using: &random) })
    try file.synchronize()
    try WritableFile.name(part, as: path)
    try WritableFile.synchronizeFolder(of: path)
  }
}

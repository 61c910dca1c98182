import Foundation

/// A run of the tool that writes the gallery.
///
/// What it prints goes to files, because it is read while the tool runs.
struct Drawing {
  private let process = Process()
  private let (output, errors): (URL, URL)

  /// Starts the tool.
  init(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    (output, errors) = (folder.appending(path: "output.txt"), folder.appending(path: "errors.txt"))
    process.executableURL = tool
    process.arguments = arguments
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Whether the pages that were asked for first are written.
  var hasFirstPages: Bool { (try? Data(contentsOf: output).contains(UInt8(ascii: "\n"))) ?? false }

  /// Whether the tool has ended without a fault.
  var isSuccessful: Bool { !process.isRunning && process.terminationStatus == 0 }

  /// What the tool says of a fault.
  var messages: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Ends the tool. The pages that are not written yet stay as they were.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

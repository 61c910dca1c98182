import Foundation

/// A run of the tool that writes the gallery.
///
/// The output of the tool goes to files, because it is read while the tool runs.
struct Drawing {
  private let process = Process()
  private let output: URL
  private let errors: URL

  /// Starts the tool. The files with what it prints are made in `folder`.
  init(running tool: URL, with arguments: [String], in folder: URL) throws {
    output = folder.appending(path: "output.txt")
    errors = folder.appending(path: "errors.txt")
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

  /// The tool's messages about faults; empty if they cannot be read.
  var messages: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Ends the tool. The pages that are not written yet stay as they were.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

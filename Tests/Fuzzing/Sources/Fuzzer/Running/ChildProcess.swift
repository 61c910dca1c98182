import Foundation

/// A worker as its supervisor sees it.
final class ChildProcess {
  private let process = Process()
  private let output: URL
  private let errors: URL

  /// Starts this executable again, with other arguments, in a folder.
  init(_ arguments: [String], in folder: URL) throws {
    (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] where !FileManager.default.createFile(atPath: file.path, contents: nil) {
      throw SeedError("\(file.path) cannot be written.")
    }
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // The message is enough here; the round can be run again with the trace.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  func end() { process.terminate() }

  func wait() { process.waitUntilExit() }

  /// The findings it printed.
  var messages: [Worker.Message] {
    let lines = (try? Data(contentsOf: output))?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(Worker.Message.self, from: Data($0)) }
  }

  /// Why it ended before its work was done; `nil` if it did not.
  var fault: Finding? {
    if process.terminationReason == .exit {
      switch process.terminationStatus {
      case 0: return nil
      case Watchdog.exitCode: return Finding(rule: .hang, detail: "more than \(Watchdog.limit) s of the processor")
      default: break
      }
    }
    let said = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
    let lines = said.split(separator: "\n")
    let message = lines.last { $0.contains("atal error") } ?? lines.last
    let how = process.terminationReason == .exit ? "exit code" : "signal"
    return Finding(
      rule: .crash,
      detail: ["\(how) \(process.terminationStatus)", message.map(String.init)].compactMap(\.self).joined(
        separator: ": "))
  }
}

import Foundation
import Testing

/// The real executable, as the build made it beside these tests.
struct Executable {
  let url: URL

  init() throws {
    let folders = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = folders.map { $0.appending(path: "loan-detail") }
    url = try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  /// What a run left behind.
  struct Result {
    var code: Int32
    var output: Data
    var errors: String
    /// Whether a signal ended it.
    var crashed: Bool

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the executable in an environment of its own. Its input is a file, which is whole before the run begins: a
  /// pipe's writer may get no thread before the program gives up waiting.
  func run(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) async throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    // A fault that `.ci/mutants` makes is in the executable too.
    let faults = ProcessInfo.processInfo.environment.filter { ["ACTIVE_FAULT", "FAULT_DIFFERENCES"].contains($0.key) }
    process.environment = environment.merging(faults) { own, _ in own }
    let file = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    async let outputData = read(output)
    async let errorData = read(errors)
    let result = await (outputData, errorData)
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: result.0, errors: String(decoding: result.1, as: UTF8.self),
      crashed: process.terminationReason == .uncaughtSignal)
  }

  /// Runs a command line of the shell in which `loan-detail` is the executable.
  func shell(_ line: String, environment: [String: String] = [:]) async throws -> Result {
    let path = url.deletingLastPathComponent().path
    let shell = Executable(url: URL(filePath: "/bin/sh"))
    let environment = environment.merging(["PATH": "\(path):/usr/bin:/bin"]) { own, _ in own }
    return try await shell.run(["-c", line], environment: environment)
  }

  private init(url: URL) { self.url = url }

  /// A program of the system; `nil` where it is not installed.
  static func installed(_ name: String) -> Executable? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: $0).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(Executable.init)
  }

  @concurrent
  private func read(_ pipe: Pipe) async -> Data {
    (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
  }
}

import Foundation

/// Runs Swift on the package. The command that runs this tool holds the lock of the build folder meanwhile.
struct Toolchain {
  /// The folder of the package.
  let root: URL
  /// The build folder.
  let scratch: URL
  /// The process that runs this tool. A signal from the terminal does not reach this tool, but it can detect that this
  /// process has ended.
  private let parent = getppid()
  private let makeProgress: () -> Progress

  init(root: URL, scratch: URL, progress: @escaping () -> Progress = { Progress() }) {
    self.root = root
    self.scratch = scratch
    makeProgress = progress
  }

  /// Formats the Swift files at these paths, also those in folders.
  func format(_ paths: [String]) throws {
    try run(["format", "format", "--in-place", "--recursive"] + paths, toSay: "The new files could not be formatted.")
  }

  /// Builds all targets including tests.
  func build() throws {
    // Without `--quiet`, so that the build prints its progress.
    try run(
      ["build", "--build-tests"] + options.filter { $0 != "--quiet" },
      toSay: "The package does not build with the new product.")
  }

  /// Runs the tests of a product, which must be built.
  func test(_ name: ProductName) throws {
    try run(["test"] + testOptions(name), toSay: "The tests of the new product failed.")
  }

  /// Records the missing snapshots of a product. Its tests fail during this run by design.
  func record(_ name: ProductName) throws {
    _ = try result(of: ["test"] + testOptions(name), environment: ["SNAPSHOT_RECORD": "missing"])
  }

  /// Returns the output of the built `loan-detail`.
  func loanDetail(_ arguments: [String]) throws -> String {
    let said = "loan-detail \(arguments.joined(separator: " ")) failed."
    return try run(["run", "--skip-build"] + options + ["loan-detail"] + arguments, toSay: said)
  }

  /// The options of every command that reads the build folder.
  private var options: [String] {
    // The outer command waits for this one, so its lock need not be respected; sandboxes cannot be nested.
    ["--quiet", "--scratch-path", scratch.path, "--ignore-lock", "--disable-sandbox"]
  }

  /// The options for the tests of a product.
  private func testOptions(_ name: ProductName) -> [String] {
    options + ["--skip-build", "--filter", "^\(name)Tests\\."]
  }

  /// Runs Swift and returns its output; throws `failure`, with all that Swift wrote, if it fails.
  @discardableResult
  private func run(_ arguments: [String], toSay failure: String) throws -> String {
    let result = try result(of: arguments)
    guard result.code == 0 else {
      // Lines such as "[3/40] Compiling Money.swift" are no reason for a failure.
      let output = result.output.split(separator: "\n").filter { !$0.hasPrefix("[") }.joined(separator: "\n")
      throw ScaffoldError("\(failure)\n\(result.errors)\(output)")
    }
    return result.output
  }

  /// Runs Swift to its end, and returns its exit code and what it wrote.
  private func result(
    of arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    let output = scratchFile()
    let errors = scratchFile()
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = root
    // This tool decides what is recorded, also on a continuous integration server.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "SNAPSHOT_RECORD"].contains($0.key) }
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let progress = makeProgress()
    while process.isRunning {
      if getppid() != parent { process.interrupt() }
      progress.show(lastLine(of: output))
      Thread.sleep(forTimeInterval: 0.05)
    }
    progress.end()
    if getppid() != parent { throw ScaffoldError("The command was interrupted.") }
    return (process.terminationStatus, try Self.text(of: output), try Self.text(of: errors))
  }

  /// The text of a file. Bytes that are not UTF-8 are replaced, because the output of a tool is shown in any case.
  static func text(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  /// The last whole line of a file that grows; `nil` if there is none.
  private func lastLine(of file: URL) -> String? {
    guard let reader = try? FileHandle(forReadingFrom: file), let end = try? reader.seekToEnd(),
      (try? reader.seek(toOffset: end - min(end, 4_096))) != nil, let tail = try? reader.readToEnd()
    else { return nil }
    return String(decoding: tail, as: UTF8.self).split(separator: "\n").dropLast(tail.last == 10 ? 0 : 1).last
      .map(String.init)
  }

  /// The place of a new temporary file.
  private func scratchFile() -> URL { FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
}

import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailJSON
import Localization
import Synchronization
import Testing

@testable import LoanDetailCommandLine

/// Runs `watch` with a time that a test moves.
@Suite("Watching a screen", .timeLimit(.minutes(40)))
struct WatchCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
  private static let tool = LoanDetailTool(products: InstalledSamples.all)

  /// A running command: what it has written, and its time.
  private final class Running: Sendable {
    private let state = Mutex(State())
    private struct State {
      var output: [String] = []
      var errors = ""
      var isClosed = false
      /// 2026-11-22T12:00:00Z
      var now = 1_795_348_800
      /// The seconds that pass while the next part is written.
      var passing = 0
    }
    let (looks, look) = AsyncStream.makeStream(of: Void.self)

    var output: [String] { state.withLock { $0.output } }
    var errors: String { state.withLock { $0.errors } }
    var now: Int {
      get { state.withLock { $0.now } }
      set { state.withLock { $0.now = newValue } }
    }
    func pass(_ seconds: Int) { state.withLock { $0.passing = seconds } }
    func close() { state.withLock { $0.isClosed = true } }

    var surroundings: Surroundings {
      var streams = Streams(read: { _ in [] }) { bytes in
        self.state.withLock { state in
          if state.isClosed { return .closed }
          state.output.append(String(decoding: bytes, as: UTF8.self))
          (state.now, state.passing) = (state.now + state.passing, 0)
          return .done
        }
      }
      streams.writeErrors = { bytes in
        self.state.withLock { $0.errors += String(decoding: bytes, as: UTF8.self) }
      }
      var surroundings = Surroundings(
        variables: [:], today: { [self] zone in zone.day(at: now) }, streams: streams)
      surroundings.now = { self.now }
      surroundings.sleep = { _ in
        self.look.yield()
        try await Task.sleep(for: .milliseconds(2))
      }
      return surroundings
    }

    /// Waits until the output has so many parts.
    func lines(_ count: Int, _ place: SourceLocation = #_sourceLocation) async throws -> [String] {
      for _ in 0..<2_000 where output.count < count { try? await Task.sleep(for: .milliseconds(5)) }
      let output = output
      try #require(output.count == count, "\(errors)", sourceLocation: place)
      return output
    }

    func errors(with text: String, _ place: SourceLocation = #_sourceLocation) async {
      for _ in 0..<2_000 where !errors.contains(text) { try? await Task.sleep(for: .milliseconds(5)) }
      #expect(errors.contains(text), sourceLocation: place)
    }
  }

  private var file: URL { folder.appending(path: "portfolio.json") }

  private func portfolio() async throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return await Self.tool.run("sample").output
  }

  private func watch(
    _ arguments: String..., passing seconds: Int = 0, test: @escaping @Sendable (Running) async throws -> Void
  ) async throws -> Outcome {
    let running = Running()
    running.pass(seconds)
    let surroundings = running.surroundings
    let arguments = ["watch"] + arguments + ["--data", file.path, "--locale", "en_US"]
    let work = Task { await Self.tool.run(arguments, in: surroundings) }
    try await test(running)
    work.cancel()
    return await work.value
  }

  @Test("prints the screen on a line, and a line for each change of the file, also if another file takes its place")
  func changes() async throws {
    let portfolio = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    let outcome = try await watch("1001") { [file] running in
      let first = try await running.lines(1)
      #expect(first[0].hasSuffix("}\n") && first[0].filter { $0 == "\n" }.count == 1)
      // The same content is no change.
      try Data(portfolio.utf8).write(to: file)
      let changed = portfolio.replacing("\"covered\": \"5000.00\"", with: "\"covered\": \"4000.00\"")
      #expect(changed != portfolio)
      try Data(changed.utf8).write(to: file)
      let second = try await running.lines(2)
      #expect(second[1].contains("9,118.74") && !second[0].contains("9,118.74"))
      try Data(portfolio.utf8).write(to: file, options: .atomic)
      let third = try await running.lines(3)
      #expect(third[2] == first[0])
    }
    #expect(outcome.exitCode == .ok && outcome.errors.isEmpty)
  }

  @Test("prints patches that lead from one screen to the next")
  func patches() async throws {
    let portfolio = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    _ = try await watch("1001", "--patch") { [file] running in
      let first = try await running.lines(1)
      try Data(portfolio.replacing("\"covered\": \"5000.00\"", with: "\"covered\": \"4000.00\"").utf8).write(
        to: file, options: .atomic)
      let second = try await running.lines(2)
      #expect(second[1].count < first[0].count && second[1].filter { $0 == "\n" }.count == 1)
      let patch = try JSONParser.parse(Array(second[1].utf8))
      #expect(try patch["from"] == JSONParser.parse(Array(first[0].utf8))["etag"] && patch["to"] != nil)
    }
  }

  @Test("goes on when the file is broken or gone for a moment, and says so once")
  func broken() async throws {
    let portfolio = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    let outcome = try await watch("1001") { [file] running in
      _ = try await running.lines(1)
      try Data("{\"loans\": [".utf8).write(to: file, options: .atomic)
      await running.errors(with: "error: ")
      try FileManager.default.removeItem(at: file)
      await running.errors(with: "There is no such file.")
      try Data(portfolio.replacing("\"covered\": \"5000.00\"", with: "\"covered\": \"4000.00\"").utf8).write(to: file)
      _ = try await running.lines(2)
    }
    #expect(outcome.exitCode == .ok)
  }

  @Test("prints the screen again when its statements do not hold any more")
  func validity() async throws {
    let portfolio = try await portfolio().replacing("\"asOf\": \"2026-11-21\",", with: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    _ = try await watch("1001", "--time-zone", "UTC") { running in
      let first = try await running.lines(1)
      #expect(first[0].contains("\"asOf\":\"2026-11-22\""))
      running.now += 86_400
      let second = try await running.lines(2)
      #expect(second[1].contains("\"asOf\":\"2026-11-23\""))
    }
  }

  @Test("prints the screen again when its statements stop holding while it is printed")
  func validityOfPrinted() async throws {
    let portfolio = try await portfolio().replacing("\"asOf\": \"2026-11-21\",", with: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    _ = try await watch("1001", "--time-zone", "UTC", passing: 86_400) { running in
      let lines = try await running.lines(2)
      #expect(lines[0].contains("\"asOf\":\"2026-11-22\"") && lines[1].contains("\"asOf\":\"2026-11-23\""))
    }
  }

  @Test("ends when its output is closed")
  func closed() async throws {
    let portfolio = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(portfolio.utf8).write(to: file)
    let running = Running()
    running.close()
    let outcome = await Self.tool.run(["watch", "1001", "--data", file.path], in: running.surroundings)
    #expect(outcome.exitCode == .ok && running.output.isEmpty)
  }

  @Test("ends with an error if the first screen cannot be shown, and prints no HTML")
  func unusable() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let portfolio = try await portfolio()
    let running = Running()
    #expect(await Self.tool.run(["watch", "1", "--data", file.path], in: running.surroundings).exitCode == .noInput)
    try Data(portfolio.utf8).write(to: file)
    #expect(await Self.tool.run(["watch", "no", "--data", file.path], in: running.surroundings).exitCode == .noInput)
    for arguments in [["--format", "html"], ["--format", "text", "--patch"]] {
      let outcome = await Self.tool.run(["watch", "1001", "--data", file.path] + arguments, in: running.surroundings)
      #expect(outcome.exitCode == .usage)
    }
    #expect(await Self.tool.run("watch 1001").code == 64)
    let ofFolder = await Self.tool.run(["watch", "1001", "--data", folder.path], in: running.surroundings)
    #expect(ofFolder.exitCode == .usage && String(decoding: ofFolder.errors, as: UTF8.self).contains("is a folder"))
  }
}

import Foundation
import Testing

@testable import ProductScaffold

@Suite("The progress of the scaffold", .timeLimit(.minutes(40)))
struct ProgressTests {
  @Test("is one line of the terminal, which is replaced and in the end removed")
  func line() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let progress = Progress(on: try FileHandle(forWritingTo: file))
    progress.show(nil)
    progress.show("[3/40] Compiling Money.swift")
    progress.show("[3/40] Compiling Money.swift")
    progress.end()
    let written = try String(contentsOf: file, encoding: .utf8)
    let (start, seconds) = ("\r\u{1B}[K", #/\d+ s/#)
    let lines = written.replacing(seconds, with: "0 s").components(separatedBy: start)
    #expect(lines.first == "" && lines.last == "")
    // The second may change in between, which shows the same line again.
    #expect(
      lines.dropFirst().dropLast().reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        "  0 s  ", "  0 s  [3/40] Compiling Money.swift",
      ])
  }

  @Test("is followed by all that a step has printed, also by bytes that are no text")
  func output() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("error: ".utf8 + [0xFF, 0x0A]).write(to: file)
    #expect(try Toolchain.text(of: file) == "error: \u{FFFD}\n")
  }

  @Test("shows what a running step prints last")
  func step() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let terminal = try FileHandle(forWritingTo: file)
    let package = try TemporaryPackage()
    try Toolchain(root: package.tree.root, scratch: package.tree.root, progress: { Progress(on: terminal) })
      .format([PackageTree.installed])
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.hasPrefix("\r\u{1B}[K  0 s  ") && written.hasSuffix("\r\u{1B}[K"), "\(written)")
  }
}

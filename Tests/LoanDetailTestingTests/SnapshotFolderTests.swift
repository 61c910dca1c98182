import Foundation
import Testing

@testable import LoanDetailTesting

@Suite("A snapshot folder")
struct SnapshotFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
  private var files: URL { root.appending(path: "__Snapshots__") }

  @Test("is silent when every file is as it was kept")
  func same() throws {
    try keep(["a.txt": "one\ntwo\n"])
    defer { cleanUp() }
    #expect(try faults(of: ["a.txt": "one\ntwo\n"]) == [])
  }

  @Test("shows the path, the first lines that differ, and the command that records anew")
  func difference() throws {
    try keep(["a.txt": "one\ntwo\nthree\n"])
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.txt": "one\n2\u{1B}\nthree\nfour\n"]) == [
        """
        The screen differs from its snapshot \(files.path)/a.txt
        from line 2:
        - two
        - three
        -\u{20}
        + 2\\u{1B}
        + three
        + four
        To record it anew: SNAPSHOT_RECORD=all swift test --filter TeapotTests
        """
      ])
  }

  @Test("sees the end of a text")
  func shorter() throws {
    try keep(["a.txt": "one\ntwo"])
    defer { cleanUp() }
    #expect(try faults(of: ["a.txt": "one"])[0].contains("from line 2:\n- two\n+ (the text ends here)\n"))
  }

  @Test("misses a file, and writes none unasked")
  func missing() throws {
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.txt": "one"]) == [
        "There is no snapshot \(files.path)/a.txt. To record it: SNAPSHOT_RECORD=all swift test --filter TeapotTests"
      ])
    #expect(!FileManager.default.fileExists(atPath: files.path))
  }

  @Test("finds a file no product has")
  func orphan() throws {
    try keep(["a.txt": "one", "b.txt": "two", ".gitkeep": ""])
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.txt": "one"]) == [
        "No product has the snapshot \(files.path)/b.txt. To remove it: "
          + "SNAPSHOT_RECORD=all swift test --filter TeapotTests"
      ])
  }

  @Test("records what is missing when asked to, and still fails")
  func recordMissing() throws {
    try keep(["a.txt": "one"])
    defer { cleanUp() }
    let found = try faults(of: ["a.txt": "changed", "b.txt": "two"], recording: .missing)
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("The screen differs"))
    #expect(found[1] == "Recorded \(files.path)/b.txt. Look at it, and run the tests again without SNAPSHOT_RECORD.")
    #expect(try content(of: "a.txt") == "one")
    #expect(try content(of: "b.txt") == "two")
  }

  @Test("records all and removes orphans when asked to, and still fails")
  func recordAll() throws {
    try keep(["a.txt": "one", "b.txt": "two"])
    defer { cleanUp() }
    #expect(try faults(of: ["a.txt": "changed"], recording: .all).count == 2)
    #expect(try content(of: "a.txt") == "changed")
    #expect(try faults(of: ["a.txt": "changed"]) == [])
  }

  @Test("of nothing is a fault")
  func nothing() throws {
    #expect(
      try faults(of: [:]) == ["There is nothing to take snapshots of: the interactors list no products."])
  }

  private func faults(of contents: [String: String], recording: SnapshotFolder.Recording = .never) throws -> [String] {
    let folder = SnapshotFolder(
      beside: root.appending(path: "Tests.swift").path, recording: recording,
      command: SnapshotFolder.command(forTestsOf: "TeapotTests"))
    return try folder.faults(against: contents.mapValues { Array($0.utf8) })
  }

  private func keep(_ contents: [String: String]) throws {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for (name, text) in contents { try Data(text.utf8).write(to: files.appending(path: name)) }
  }

  private func content(of name: String) throws -> String {
    try String(contentsOf: files.appending(path: name), encoding: .utf8)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: root) }
}

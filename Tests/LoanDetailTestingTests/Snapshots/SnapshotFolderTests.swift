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

  @Test("shows the path, the lines that differ, and the command that records anew")
  func difference() throws {
    try keep(["a.txt": "one\ntwo\nthree\n"])
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.txt": "one\n2\u{1B}\nthree\nfour\n"]) == [
        """
        The screen differs from its snapshot \(files.path)/a.txt
        at line 2:
        - two
        + 2\\u{1B}
        at line 4:
        - (nothing)
        + four
        To record it anew: SNAPSHOT_RECORD=failed swift test --filter TeapotTests
        """
      ])
  }

  @Test("shows the path in the tree where a JSON differs")
  func differenceOfJSON() throws {
    try keep(["a.json": #"{"items": [{"kind": "row", "id": "debt", "value": {"text": "1"}}]}"#])
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.json": #"{"items": [{"kind": "row", "id": "debt", "value": {"text": "2"}}]}"#]) == [
        """
        The screen differs from its snapshot \(files.path)/a.json
        at debt › value.text:
        - "1"
        + "2"
        To record it anew: SNAPSHOT_RECORD=failed swift test --filter TeapotTests
        """
      ])
  }

  @Test("takes the same change of many screens for one fault")
  func sameChange() throws {
    let names = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"]
    try keep(Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, "Debt . . . . \($0)\nend\n") }))
    defer { cleanUp() }
    var contents = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, "Amount owed . \($0)\nend\n") })
    contents["f.txt"] = "Debt . . . . 5\nfin\n"
    let found = try faults(of: contents)
    #expect(
      found == [
        """
        The screen differs from its snapshot \(files.path)/a.txt
        at line 1:
        - Debt . . . . 0
        + Amount owed . 0
        4 more screens differ in the same way: b.txt, c.txt, d.txt and 1 more
        To list every place: FAULT_PLACES=all swift test
        To record them anew: SNAPSHOT_RECORD=failed swift test --filter TeapotTests
        """,
        """
        The screen differs from its snapshot \(files.path)/f.txt
        at line 2:
        - end
        + fin
        To record it anew: SNAPSHOT_RECORD=failed swift test --filter TeapotTests
        """,
      ])
    let whole = try faults(of: contents, listing: .all)
    #expect(whole.first?.contains("same way: b.txt, c.txt, d.txt, e.txt\nTo record") ?? false)
  }

  @Test("lists every place that differs when asked to")
  func everyPlace() throws {
    try keep(["a.txt": "1\n-\n2\n-\n3\n-\n4\n-\n5"])
    defer { cleanUp() }
    let changed = "one\n-\ntwo\n-\nthree\n-\nfour\n-\nfive"
    let short = try faults(of: ["a.txt": changed])
    #expect(short.first?.contains("+ three\nand in 2 more places\nTo list every place: FAULT_PLACES=all") ?? false)
    let whole = try faults(of: ["a.txt": changed], listing: .all)
    #expect(whole.first?.contains("+ five\nTo record") ?? false)
    #expect(FaultPlaces.inForce(environment: [:]) == .first)
    #expect(FaultPlaces.inForce(environment: ["FAULT_PLACES": "all"]) == .all)
  }

  @Test("names a page outside the snapshots that shows the screens beside them, with the items that differ marked")
  func page() throws {
    let rows = #"{"kind": "row", "id": "rate", "label": "Rate"}, {"kind": "row", "id": "gone", "label": "<b>"}"#
    try keep(["a.json": #"{"contentItems": [\#(rows)]}"#, "b.txt": "same"])
    defer { cleanUp() }
    let folder = SnapshotFolder(
      beside: root.appending(path: "Tests.swift").path, recording: .never, module: "TeapotTests", pagesIn: root)
    let changed = #"{"contentItems": [{"kind": "row", "id": "rate", "label": "Price"}, {"kind": "note", "id": "new"}]}"#
    let faults = try folder.faults(against: ["a.json": Array(changed.utf8), "b.txt": Array("same".utf8)])
    let line = try #require(faults[0].description.split(separator: "\n").first { $0.hasPrefix("To see it beside") })
    let path = String(line.dropFirst("To see it beside its snapshot: ".count))
    #expect(path.hasPrefix("\(root.path)/snapshots-TeapotTests-") && !path.contains("__Snapshots__"))
    let page = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    for part in [
      "<mark>~ rate · \u{2068}Rate\u{2069}</mark>", "<mark>~ rate · \u{2068}Price\u{2069}</mark>",
      "<del>- gone · \u{2068}&lt;b&gt;\u{2069}</del>", "<ins>+ new</ins>",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("b.txt") && !page.contains("<script"))
    // A folder that cannot be written leaves the fault as it is.
    let unwritable = SnapshotFolder(
      beside: root.appending(path: "Tests.swift").path, recording: .never, module: "TeapotTests",
      pagesIn: URL(filePath: "/dev/null"))
    #expect(try !unwritable.faults(against: ["a.json": Array(changed.utf8)])[0].description.contains("To see it"))
  }

  @Test("keeps what a screen really is, under its file's name")
  func actual() throws {
    try keep(["a.txt": "one"])
    defer { cleanUp() }
    let folder = SnapshotFolder(
      beside: root.appending(path: "Tests.swift").path, recording: .never, module: "TeapotTests", pagesIn: root)
    let actual = try folder.faults(against: ["a.txt": Array("two".utf8)])[0].actuals
    #expect(actual == [SnapshotFault.Actual(name: "a.txt", content: Array("two".utf8))])
  }

  @Test("misses a file, and writes none unasked")
  func missing() throws {
    defer { cleanUp() }
    #expect(
      try faults(of: ["a.txt": "one"]) == [
        "There is no snapshot \(files.path)/a.txt. To record it: "
          + "SNAPSHOT_RECORD=missing swift test --filter TeapotTests"
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
    #expect(found[1] == "Recorded \(files.path)/b.txt. Look at it, and run the tests again without recording.")
    #expect(try content(of: "a.txt") == "one")
    #expect(try content(of: "b.txt") == "two")
  }

  @Test("records what fails when asked to, leaves orphans, and still fails")
  func recordFailed() throws {
    try keep(["a.txt": "one", "b.txt": "two", "orphan.txt": "three"])
    defer { cleanUp() }
    let found = try faults(of: ["a.txt": "changed", "b.txt": "two"], recording: .failed)
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("Recorded \(files.path)/a.txt."))
    #expect(found[1].hasPrefix("No product has the snapshot \(files.path)/orphan.txt."))
    #expect(try content(of: "a.txt") == "changed")
    #expect(try content(of: "orphan.txt") == "three")
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

  private func faults(
    of contents: [String: String], recording: SnapshotRecording = .never, listing places: FaultPlaces = .first
  ) throws -> [String] {
    let folder = SnapshotFolder(
      beside: root.appending(path: "Tests.swift").path, recording: recording, module: "TeapotTests", listing: places,
      pagesIn: root)
    // The page has a name that depends on the folder of the test; a test of its own looks at it.
    return try folder.faults(against: contents.mapValues { Array($0.utf8) }).map { fault in
      fault.description.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("To see it beside its snapshot: ") }.joined(separator: "\n")
    }
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

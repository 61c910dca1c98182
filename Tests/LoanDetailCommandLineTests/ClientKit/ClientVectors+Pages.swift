import LoanDetailJSON
import LoanDetailRendering
import Testing

extension ClientVectors {
  /// Pages of a list: one at a time, and merged by patches in both directions.
  func pages() async throws -> [ClientVector] {
    let list = "render 1003 --screen operations --locale en_US"
    let rows = "\(list) --client-kinds header,section,row,note"
    let notes = "\(list) --client-kinds note"
    return [
      try await turned("one-at-a-time", "Each page is a document.", rows),
      try await merged("table-forward", "A list from its first page to the last.", list, ["next", "next"]),
      try await merged("rows-backward", "The list of a client without tables.", rows, ["previous", "previous"]),
      try await opened(
        "schedule-from-the-day", "A list that is opened at the line of the day, with rows before and after.",
        "render 1002 --screen schedule --locale en_US --without spoken"),
      try await merged("notes-both-ways", "The list of a client that draws only notes.", notes, ["previous", "next"]),
    ]
  }

  /// All pages as documents.
  private func turned(_ name: String, _ why: String, _ line: String) async throws -> ClientVector {
    let pages = try await allPages(line)
    return ClientVector(
      name, why, ["rows": .array(try await rowIDs(line, pages: pages)), "pages": .array(pages), "patches": .array([])])
  }

  /// One page, and the patches that add the others to it.
  private func merged(
    _ name: String, _ why: String, _ line: String, _ directions: [String]
  ) async throws -> ClientVector {
    let pages = try await allPages(line)
    #expect(pages.count == 3)
    let isBothWays = Set(directions).count == 2
    let first = isBothWays ? pages[1] : directions[0] == "next" ? pages[0] : pages[2]
    var held = first
    var patches: [JSONValue] = []
    for direction in directions {
      let cursor = try #require(held["pages"]?.elements.first?[direction]?.text)
      let option = direction == "next" ? "--after" : "--before"
      let patch = try await json("\(line) --format json --as-of 2026-11-21 --page-size 6 \(option) \(cursor) --rows")
      held = try ScreenPatch(json: patch).applied(to: held)
      patches.append(
        .object([.init("direction", .string(direction)), .init("cursor", .string(cursor)), .init("patch", patch)]))
    }
    #expect(try await held["etag"] == document(line)["etag"])
    return ClientVector(
      name, why,
      [
        "rows": .array(try await rowIDs(line, pages: pages)), "pages": .array([first]), "patches": .array(patches),
      ])
  }

  /// The page that is given without a cursor, and the patches that add the rows after it and before it.
  private func opened(_ name: String, _ why: String, _ line: String) async throws -> ClientVector {
    let first = try await document("\(line) --page-size 6")
    #expect(first["pages"]?.elements.first?["previous"] != nil && first.objects.contains { $0["dayLine"] != nil })
    var (held, patches) = (first, [JSONValue]())
    for (direction, option) in [("next", "--after"), ("previous", "--before")] {
      while let cursor = held["pages"]?.elements.first?[direction]?.text {
        let patch = try await json("\(line) --format json --as-of 2026-11-21 --page-size 24 \(option) \(cursor) --rows")
        held = try ScreenPatch(json: patch).applied(to: held)
        patches.append(
          .object([.init("direction", .string(direction)), .init("cursor", .string(cursor)), .init("patch", patch)]))
      }
    }
    let whole = try await document(line)
    #expect(held["etag"] == whole["etag"])
    let rows = whole.objects.filter { $0["kind"] == .string("tableRow") }.compactMap { $0["id"] }
    return ClientVector(
      name, why, ["rows": .array(rows), "pages": .array([first]), "patches": .array(patches)])
  }

  private func allPages(_ line: String) async throws -> [JSONValue] {
    var pages: [JSONValue] = []
    var after = ""
    repeat {
      let page = try await document("\(line) --page-size 6\(after)")
      pages.append(page)
      after = page["pages"]?.elements.first?["next"]?.text.map { " --after \($0)" } ?? ""
    } while !after.isEmpty && pages.count < 10
    return pages
  }

  /// The ids of all rows, from the document that has them all.
  private func rowIDs(_ line: String, pages: [JSONValue]) async throws -> [JSONValue] {
    let whole = try await document(line)
    let start = try #require(pages.first?["pages"]?.elements.first?["firstRow"])
    let end = try #require(pages.last?["pages"]?.elements.first?["lastRow"])
    let lists = ([whole["contentItems"]] + whole.objects.map { $0["items"] }).compactMap {
      $0?.elements.map { $0["id"] }
    }
    let list = try #require(lists.first { $0.contains(start) && $0.contains(end) })
    let (from, to) = (list.firstIndex(of: start), list.firstIndex(of: end))
    return list[try #require(from)...(try #require(to))].compactMap(\.self)
  }
}

import LoanDetailJSON
import Testing

extension ClientVectors {
  /// What the engine sends to clients of different profiles.
  func profiles() async throws -> [ClientVector] {
    let profiles: [(name: String, why: String, line: String, kinds: [String])] = [
      ("rows-and-notes", "A client that draws two kinds.", "render 1001 --screen composition", ["row", "note"]),
      (
        "no-tables", "A client without tables and breakdowns.", "render 1002 --screen composition",
        ["header", "section", "row", "status", "note"]
      ),
      (
        "notes", "A client that draws lines of text, and nothing else.", "render 2001 --screen composition", ["note"]
      ),
      (
        "own-kinds", "A client that draws a product's own kind.", "render 2001 --screen details",
        ["header", "section", "row", "note", "mortgage:collateral"]
      ),
    ]
    var vectors: [ClientVector] = []
    for profile in profiles {
      let kinds = profile.kinds.joined(separator: ",")
      let line = "\(profile.line) --locale en_US --client-kinds \(kinds)"
      vectors.append(
        ClientVector(
          profile.name, profile.why,
          [
            "command": .string("\(line) --format json"),
            "profile": .object([
              .init("version", .number("3")), .init("kinds", .array(profile.kinds.map(JSONValue.string))),
            ]),
            "document": try await document(line),
          ]))
    }
    return vectors
  }

  /// The pages of a list, forward from the first, and all rows in their order.
  ///
  /// `Schemas/Clients/reference-client/pages.mjs` merges them. Vectors of rows-only patches belong here, too.
  func pages() async throws -> [ClientVector] {
    var vectors: [ClientVector] = []
    for (name, why, kinds) in [
      ("table", "A list in three pages.", ""),
      ("rows", "The same list for a client without tables.", " --client-kinds header,section,row,note"),
    ] {
      let line = "render 1003 --screen operations --locale en_US\(kinds)"
      let whole = try await document(line)
      var pages: [JSONValue] = []
      var after = ""
      repeat {
        let page = try await document("\(line) --page-size 6\(after)")
        pages.append(page)
        after = Self.next(of: page).map { " --after \($0)" } ?? ""
      } while !after.isEmpty && pages.count < 10
      // A client without tables has no cursor in some drafts of the format; then there is nothing to merge.
      guard pages.count > 1 else { continue }
      let rows = Self.rows(of: whole, from: pages[0], to: pages[pages.count - 1])
      vectors.append(
        ClientVector(
          name, why, ["rows": .array(rows), "pages": .array(pages)]))
    }
    return vectors
  }

  /// Returns the rows of a whole document from the first row of one page to the last row of another.
  private static func rows(of whole: JSONValue, from first: JSONValue, to last: JSONValue) -> [JSONValue] {
    let table = whole.objects.first { $0["kind"] == .string("table") }
    guard let start = first["pages"]?.elements.first?["firstRow"], let end = last["pages"]?.elements.first?["lastRow"]
    else { return table?["items"]?.elements ?? [] }
    let lists = ([whole["contentItems"]] + whole.objects.map { $0["items"] }).compactMap { $0?.elements }
    for list in lists {
      guard let from = list.firstIndex(where: { $0["id"] == start }),
        let to = list.firstIndex(where: { $0["id"] == end })
      else { continue }
      return Array(list[from...to])
    }
    return []
  }

  /// The cursor of the next page, wherever the document has it.
  private static func next(of document: JSONValue) -> String? {
    document.objects.lazy.compactMap { object in
      object["total"] != nil && object["text"] != nil ? object["next"]?.text : nil
    }.first
  }
}

import LoanDetailJSON
import Testing

extension ClientVectors {
  /// What the engine sends to clients of different profiles.
  func profiles() async throws -> [ClientVector] {
    let known = ["header", "section", "row", "note"]
    let profiles: [(name: String, why: String, line: String, kinds: [String], without: [String])] = [
      ("rows-and-notes", "A client that draws two kinds.", "render 1001 --screen composition", ["row", "note"], []),
      (
        "no-tables", "A client without tables and breakdowns.", "render 1002 --screen composition",
        known + ["status"], []
      ),
      (
        "notes", "A client that draws lines of text, and nothing else.", "render 2001 --screen composition", ["note"],
        []
      ),
      (
        "own-kind", "A client that draws a product's own kind is sent it, with the labels of its data in the fallback.",
        "render 2001 --screen details", known + ["mortgage:collateral"], []
      ),
      (
        "without-spoken", "A client that does without what is for screen readers.",
        "render 1001 --screen composition", known + ["breakdown"], ["spoken", "accessibilityLabel"]
      ),
    ]
    var vectors: [ClientVector] = []
    for profile in profiles {
      let kinds = profile.kinds.joined(separator: ",")
      let without = profile.without.isEmpty ? "" : " --without \(profile.without.joined(separator: ","))"
      let line = "\(profile.line) --locale en_US --client-kinds \(kinds)\(without)"
      vectors.append(
        ClientVector(
          profile.name, profile.why,
          [
            "command": .string("\(line) --format json"),
            "profile": .object([
              .init("version", .number("3")), .init("kinds", .array(profile.kinds.map(JSONValue.string))),
              .init("without", .array(profile.without.map(JSONValue.string))),
            ]),
            "document": try await document(line),
          ]))
    }
    return vectors
  }
}

import LoanDetailJSON
import Testing

extension ClientVectors {
  /// Lists of products: complete, with something missing, and with a product that cannot be shown.
  func lists() async throws -> [ClientVector] {
    let broken = try await portfolio("1001") { $0.with("currency", .string("roubles")) }
    return [
      list("complete", "Every product is there.", try await document("list --customer C-1 --locale en_US")),
      list(
        "partial", "Something of two products was not delivered.",
        try await document("list --customer C-3 --locale en_US")),
      list(
        "fault", "A product that cannot be shown has its place in the list.",
        try await document("list --locale en_US --data -", input: broken)),
      list(
        "right-to-left", "A list from right to left.",
        try await document("list --customer C-1 --locale ar")),
      list(
        "other-languages", "Titles of products that the bank's data does not have in the language of the list.",
        try await document("list --customer C-2 --locale ar_EG --words \(Self.arabicWords)")),
    ]
  }

  /// The document with an id of its request that is the same in each run.
  static func repeatable(_ document: JSONValue) -> JSONValue {
    document["correlationId"] == nil ? document : document.with("correlationId", .string("R-1"))
  }

  private func list(_ name: String, _ why: String, _ document: JSONValue) -> ClientVector {
    let document = Self.repeatable(document)
    let shown = (document["products"]?.elements ?? []).flatMap { product in
      [product["title"], product["balance"]?["text"]] + (product["statuses"]?.elements ?? []).map { $0["text"] }
        + (product["outcome"]?["missing"]?.elements ?? []).map { $0["name"] }
    }
    var seen: Set<String> = []
    return ClientVector(
      name, why,
      [
        "shows": .array(shown.compactMap(\.self).filter { seen.insert($0.text ?? "").inserted }), "document": document,
      ])
  }
}

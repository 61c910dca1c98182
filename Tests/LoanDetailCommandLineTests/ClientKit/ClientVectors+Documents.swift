import Foundation
import LoanDetailJSON
import Testing

extension ClientVectors {
  func documents() async throws -> [ClientVector] {
    let everyKind = try everyKind()
    var vectors = [
      vector("every-kind", "An item of every kind, and every form of a value.", everyKind),
      vector("every-value", "Every value of every enumeration that items have. Made up.", try await everyValue()),
      vector("main", "A whole screen.", try await document("render 2001 --locale en_US")),
    ]
    vectors.append(
      vector(
        "right-to-left-hebrew", "From right to left, with English texts.",
        try await document("render 1001 --screen composition --locale he")))
    for (name, line) in [
      ("", "render 1003 --screen composition"), ("-table", "render 1001 --screen schedule --page-size 3"),
    ] {
      vectors.append(
        vector(
          "right-to-left-arabic\(name)", "Texts, numbers and days from right to left.",
          try await document("\(line) --locale ar_EG --words \(Self.arabicWords)")))
    }
    vectors.append(
      vector(
        "other-languages", "Texts of the bank's data in another language than the document.",
        try await document("render 1001 --locale ar_EG --words \(Self.arabicWords)")))
    let amount = "123456789012345678901234567890.123"
    let huge = Self.only("amount", in: everyKind).changingFirst { object in
      object["kind"] == .string("money") ? object.with("amount", .string(amount)).with("text", .string(amount)) : nil
    }
    vectors.append(
      vector("huge-amount", "An amount that no double and no 64-bit integer holds.", try #require(huge).sealed, amount))
    return try await vectors + outcomes(of: Self.only("note", in: everyKind)) + unknown(in: everyKind)
  }

  /// The table of Arabic words in the kit.
  static let arabicWords = MarkdownPage.root.appending(path: "Schemas/Clients/words/ar.json").path

  /// Documents that show only a part of what they should, or nothing.
  private func outcomes(of everyKind: JSONValue) async throws -> [ClientVector] {
    let broken = try await portfolio("1001") { $0.with("currency", .string("roubles")).with("parties", .null) }
    let fault = try await document("render 1001 --locale en_US --data -", input: broken)
    let partial = try await document("render 1007 --screen details --locale en_US")
    func made(_ cause: String, mayRetry: Bool) -> JSONValue {
      let outcome: [JSONValue.Member] = [
        .init("kind", .string("fault")), .init("cause", .string(cause)), .init("mayRetry", .bool(mayRetry)),
      ]
      return fault.with("outcome", .object(outcome)).without("diagnostics").with("correlationId", .string("R-1")).sealed
    }
    return [
      vector("partial", "Some of what the screen shows was not delivered.", partial),
      vector("fault", "The product's record cannot be read.", fault),
      vector(
        "fault-for-a-customer", "A source does not answer: the same request may succeed later. Made up.",
        made("unavailable", mayRetry: true)),
      vector(
        "unknown-cause", "A cause of a fault that the client does not know is as internal.",
        made("fog", mayRetry: false)),
      vector(
        "unknown-reason", "What is missing for a reason that the client does not know is named all the same.",
        try #require(
          everyKind.changingFirst {
            $0["name"] != nil && $0["reason"] != nil ? $0.with("reason", .string("eatenByTheDog")) : nil
          }
        ).sealed),
    ]
  }

  /// A vector whose client's drawing must have what a reader must not miss, and may have to show or to leave out more.
  func vector(
    _ name: String, _ why: String, _ document: JSONValue, _ said: String? = nil, without unsaid: String? = nil
  ) -> ClientVector {
    var says = [document["headerItem"]?["title"], said.map(JSONValue.string)]
    says += (document["outcome"]?["missing"]?.elements ?? []).map { $0["name"] }
    says += (document["pages"]?.elements ?? []).map { $0["text"] }
    for item in document.objects {
      if item["fact"] != nil {
        says.append(item["money"]?["text"] ?? item["value"]?["text"] ?? item["text"] ?? item["title"])
      }
      switch item["kind"]?.text {
      case "action": says += [item["title"], item["reason"], item["details"]]
      case "chart": says.append(item["summary"])
      case "table":
        // The heading of the only group says nothing, unless it has totals.
        let groups = item["groups"]?.elements ?? []
        if groups.count > 1 || groups.contains(where: { $0["totals"] != nil }) { says += groups.map { $0["title"] } }
        says.append(item["totals"]?["title"])
      case "tableRow": says.append(item["dayLine"])
      default: break
      }
    }
    var seen: Set<String> = []
    return ClientVector(
      name, why,
      [
        "shows": .array(says.compactMap(\.self).filter { seen.insert($0.text ?? "").inserted }),
        "hides": .array([unsaid].compactMap(\.self).map(JSONValue.string)),
        "heard": .array(Heard(document).texts.map(JSONValue.string)),
        "document": document,
      ])
  }

  /// The document that the renderer's own tests have.
  func everyKind() throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../LoanDetailRenderingTests/Fixtures/EveryKind.json")
    return try JSONParser.parse([UInt8](Data(contentsOf: file)))
  }

  /// Returns a document with only the items of one kind, so that a reader of the vector sees at once what it is about.
  static func only(_ kind: String, in document: JSONValue) -> JSONValue {
    let items = (document["contentItems"]?.objects ?? []).filter { $0["kind"] == .string(kind) }
    return ["otherLanguages", "pages", "diagnostics", "question", "input"].reduce(
      document.with("contentItems", .array(items))
    ) {
      $0.without($1)
    }.sealed
  }

  /// The document of every kind, with an item for each value of an enumeration that it does not have yet.
  private func everyValue() async throws -> JSONValue {
    let base = try everyKind()
    let items = try #require(base["contentItems"]).elements
    var copies: [JSONValue] = []
    for (name, values) in Self.enumerations(of: try await json("schema loan-detail")) {
      func has(_ object: JSONValue) -> Bool { object[name]?.text.map(values.contains) == true }
      guard let carrier = items.first(where: { $0.objects.contains(where: has) }),
        let object = carrier.objects.first(where: has)
      else { continue }
      let alike = base.objects.filter { $0["kind"] == object["kind"] && has($0) }
      for value in values.subtracting(alike.compactMap { $0[name]?.text }).sorted() {
        let copy = carrier.narrowed(to: has).changingFirst { has($0) ? $0.with(name, .string(value)) : nil }
        copies.append(try #require(copy).withNewIDs("\(name)-\(value)"))
      }
    }
    return base.with("contentItems", .array(items + copies)).sealed
  }

  /// The values of each enumeration of texts, with the name of its property.
  private static func enumerations(of schema: JSONValue) -> [(name: String, values: Set<String>)] {
    let definitions = schema["$defs"]
    var all: [String: Set<Set<String>>] = [:]
    for object in schema.objects {
      guard case .object(let properties)? = object["properties"] else { continue }
      for property in properties where property.name != "kind" {
        let target = property.value["$ref"]?.text.flatMap { definitions?[String($0.dropFirst("#/$defs/".count))] }
        let values = (property.value["enum"] ?? target?["enum"])?.elements.compactMap(\.text) ?? []
        if !values.isEmpty { all[property.name, default: []].insert(Set(values)) }
      }
    }
    return all.sorted { $0.key < $1.key }.flatMap { name, sets in
      sets.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }.map { (name, $0) }
    }
  }
}

extension JSONValue {
  /// Returns an item with only the first of its items that has, or is, an object that fits.
  fileprivate func narrowed(to isFit: (JSONValue) -> Bool) -> JSONValue {
    guard !isFit(self), let child = self["items"]?.elements.first(where: { $0.objects.contains(where: isFit) })
    else { return self }
    return with("items", .array([child.narrowed(to: isFit)]))
  }

  /// Returns an item whose id, and whose parts' ids, end differently.
  fileprivate func withNewIDs(_ suffix: String) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          let isID =
            member.name == "id"
            && ["kind", "accessibilityLabel", "tone", "amounts"].contains { self[$0] != nil }
          guard isID, let id = member.value.text else { return .init(member.name, member.value.withNewIDs(suffix)) }
          return .init("id", .string("\(id).\(suffix)"))
        })
    case .array(let values): .array(values.map { $0.withNewIDs(suffix) })
    default: self
    }
  }
}

import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import LoanDetailSchemas
import Testing

/// Holds the schemas of a screen and what the renderer writes to each other.
struct ScreenSchemaAgreementTests {
  @Test(
    "a document has exactly the properties of the schema, and a bare one the required ones",
    arguments: 1...ScreenDocument.schemaVersion)
  func documentProperties(version: Int) throws {
    let schema = try schema(version)
    #expect(try Set(json(of: EveryKind.full, for: version).keys) == Set(properties(of: schema).keys))
    #expect(try Set(json(of: EveryKind.sparse, for: version).keys) == required(of: schema))
  }

  @Test(
    "an outcome and a freshness have exactly the properties of the schema",
    arguments: [
      (ScreenDocument.Outcome.complete, "complete"),
      (.partial(missing: [.init(id: "a", name: "A", reason: .unreadable)]), "partial"),
      (.fault(.internalFault, mayRetry: false), "fault"),
    ])
  func envelope(outcome: ScreenDocument.Outcome, kind: String) throws {
    let version = ScreenDocument.schemaVersion
    let schema = try properties(of: schema(version))
    let alternative = try #require(try definitions(version)[kind])
    var document = EveryKind.sparse
    document.outcome = outcome
    let written = try #require(json(of: document, for: version)["outcome"] as? [String: Any])
    #expect(written["kind"] as? String == kind)
    #expect(Set(written.keys) == required(of: alternative))
    #expect(Set(written.keys) == Set(properties(of: alternative).keys))
    let freshness = schema["freshness"] as? [String: Any] ?? [:]
    let full = try json(of: EveryKind.full, for: version)["freshness"] as? [String: Any] ?? [:]
    let sparse = try json(of: document, for: version)["freshness"] as? [String: Any] ?? [:]
    #expect(Set(full.keys) == Set(properties(of: freshness).keys) && Set(sparse.keys) == required(of: freshness))
  }

  @Test(
    "an item has exactly the properties of the schema, and a bare item the required ones",
    arguments: 1...ScreenDocument.schemaVersion,
    ItemKind.Standard.allCases.map(\.rawValue) + ["action", "tableRow", "custom"])
  func kindProperties(version: Int, kind: String) throws {
    guard let definition = try definitions(version)[kind] else {
      #expect(ItemKind.Standard(rawValue: kind).map { $0.since > version } ?? false)
      return
    }
    let full = try propertySets(of: kind, in: json(of: EveryKind.full, for: version))
    #expect(full.reduce([]) { $0.union($1) } == Set(properties(of: definition).keys))
    let sparse = try propertySets(of: kind, in: json(of: EveryKind.sparse, for: version))
    #expect(Set(sparse) == [required(of: definition)])
  }

  @Test(
    "a part of an item has exactly the properties of the schema", arguments: 2...ScreenDocument.schemaVersion,
    [("chips", "chip"), ("timeline", "timelineEntry"), ("chart", "chartPoint")])
  func partProperties(version: Int, names: (kind: String, part: String)) throws {
    let (kind, part) = names
    let definition = try #require(try definitions(version)[part])
    func parts(of document: ScreenDocument) throws -> [Set<String>] {
      try ParsedJSON.items(in: json(of: document, for: version)).filter { $0["kind"] as? String == kind }
        .flatMap { $0["items"] as? [[String: Any]] ?? [] }.map { Set($0.keys) }
    }
    #expect(try parts(of: EveryKind.full).reduce([]) { $0.union($1) } == Set(properties(of: definition).keys))
    #expect(try Set(parts(of: EveryKind.sparse)) == [required(of: definition)])
  }

  @Test(
    "a form, its fields and a confirmation have exactly the properties of the schema, and bare ones the required ones")
  func formProperties() throws {
    var bare = EveryKind.sparse
    var action = Action(id: "bare", title: "", destination: .flow("bare"))
    action.form = EveryKind.bareForm
    bare.contentItems = [.actionGroup(ActionGroup(id: "bare.group", title: "", actions: [action]))]
    func forms(of document: ScreenDocument) throws -> [[String: Any]] {
      try ParsedJSON.items(in: json(of: document, for: 3)).compactMap { $0["form"] as? [String: Any] }
    }
    for (document, isFull) in [(EveryKind.full, true), (bare, false)] {
      func expect(_ object: [String: Any], _ name: String) throws {
        let definition = try #require(try definitions(3)[name])
        #expect(
          Set(object.keys) == (isFull ? Set(properties(of: definition).keys) : required(of: definition)), "\(name)")
      }
      let form = try #require(try forms(of: document).first)
      try expect(form, "actionForm")
      let fields = try #require(form["fields"] as? [[String: Any]])
      #expect(fields.compactMap { $0["kind"] as? String } == WireField.allCases.map(\.rawValue))
      for field in fields { try expect(field, "\(field["kind"] ?? "")") }
    }
    let asked = try ParsedJSON.items(in: json(of: EveryKind.full, for: 3)).compactMap {
      $0["confirmation"] as? [String: Any]
    }
    let confirmation = try #require(try definitions(3)["confirmation"])
    #expect(asked.map { Set($0.keys) } == [required(of: confirmation)])
  }

  @Test("a question and its input have exactly the properties of the schema")
  func questionProperties() throws {
    let document = try json(of: EveryKind.full, for: 3)
    for name in ["question", "input"] {
      let written = try #require(document[name] as? [String: Any])
      #expect(try Set(written.keys) == Set(properties(of: #require(try definitions(3)[name])).keys))
    }
    var accepted = EveryKind.full
    accepted.input = .init(faults: [])
    let input = try #require(json(of: accepted, for: 3)["input"] as? [String: Any])
    #expect(input.count == 1 && input["isAcceptable"] as? Bool == true)
  }

  @Test("a destination and a moment have exactly the properties of the schema")
  func destinationProperties() throws {
    var found: [String: Set<String>] = [:]
    for item in try ParsedJSON.items(in: json(of: EveryKind.full, for: 3)) {
      guard let destination = item["destination"] as? [String: Any], let kind = destination["kind"] as? String else {
        continue
      }
      found["destinationTo\(kind.prefix(1).uppercased())\(kind.dropFirst())", default: []].formUnion(destination.keys)
      if let moment = item["cutOff"] as? [String: Any] { found["moment", default: []].formUnion(moment.keys) }
    }
    let stated = try definitions(3).filter { $0.key.hasPrefix("destinationTo") || $0.key == "moment" }
    #expect(found == stated.mapValues { Set(properties(of: $0).keys) })
  }

  /// What is written for a client of a version: of the full screen everything, of the bare one no more than must be.
  private func json(of document: ScreenDocument, for version: Int) throws -> [String: Any] {
    if version == ScreenDocument.schemaVersion, document == EveryKind.full {
      return try ParsedJSON.object(JSONRenderer().render(document))
    }
    let omissions = ClientProfile.Omission.allCases.filter { $0.since <= version }.map(\.rawValue)
    let profile = try ClientProfile(version: version, kinds: ["standard", "leasing:vehicle"], without: omissions)
    return try ParsedJSON.object(JSONRenderer().render(document.adapted(to: profile).document))
  }

  private func schema(_ version: Int) throws -> [String: Any] {
    let schema = try #require(NamedSchema.all(screenVersion: version, products: []).first)
    return try ParsedJSON.object(schema.rendered())
  }

  private func definitions(_ version: Int) throws -> [String: [String: Any]] {
    try schema(version)["$defs"] as? [String: [String: Any]] ?? [:]
  }

  private func propertySets(of kind: String, in document: [String: Any]) -> [Set<String>] {
    ParsedJSON.items(in: document)
      .filter { item in
        let name = item["kind"] as? String ?? ""
        return name == kind || (kind == "custom" && name.contains(":"))
      }
      .map { Set($0.keys) }
  }

  private func properties(of definition: [String: Any]) -> [String: Any] {
    definition["properties"] as? [String: Any] ?? [:]
  }

  private func required(of definition: [String: Any]) -> Set<String> {
    Set(definition["required"] as? [String] ?? [])
  }
}

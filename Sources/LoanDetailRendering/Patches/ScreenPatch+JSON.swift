public import LoanDetailJSON

extension ScreenPatch {
  /// The patch as JSON that conforms to `Schemas/patch.schema.json`.
  public var json: JSONValue {
    .object([
      .init("schemaVersion", .number("\(Self.schemaVersion)")),
      .init("from", .string(from)),
      .init("to", .string(to)),
      .init("operations", .array(operations.map(\.json))),
    ])
  }

  /// Returns the patch as JSON in UTF-8, with a newline at the end.
  public func rendered(_ layout: JSONLayout = .lines) -> [UInt8] { json.rendered(layout) }

  /// Reads a patch from JSON.
  ///
  /// - Throws: `PatchError` if the value is not a patch, or contains something that this version does not know.
  public init(json: JSONValue) throws(PatchError) {
    var patch = try PatchReader(json, at: "$", expected: "an object with schemaVersion, from, to and operations")
    let version = try patch.required("schemaVersion", "the number \(Self.schemaVersion)")
    guard version == .number("\(Self.schemaVersion)") else {
      throw PatchError(
        .patch, "$.schemaVersion", "The patch is of another version.", found: version.summary,
        expected: "the number \(Self.schemaVersion)")
    }
    from = try patch.text("from")
    to = try patch.text("to")
    operations = []
    for (index, operation) in try patch.array("operations").enumerated() {
      operations.append(try Operation(json: operation, at: "$.operations[\(index)]"))
    }
    try patch.finish()
  }
}

extension ScreenPatch.Operation {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ text: String?) {
      if let text { members.append(.init(name, .string(text))) }
    }
    func add(_ name: String, _ names: [String]) {
      if !names.isEmpty { members.append(.init(name, .array(names.map(JSONValue.string)))) }
    }
    func add(_ position: ScreenPatch.Position) {
      add("parent", position.parent)
      add("list", position.list)
      add("after", position.after)
    }
    switch self {
    case .set(let id, let properties, let removed, let order):
      add("op", "set")
      add("id", id)
      if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
      add("removed", removed)
      add("order", order ?? [])
    case .insert(let item, let position):
      add("op", "insert")
      add(position)
      members.append(.init("item", item))
    case .remove(let id):
      add("op", "remove")
      add("id", id)
    case .move(let id, let position):
      add("op", "move")
      add("id", id)
      add(position)
    }
    return .object(members)
  }

  /// Reads an operation; throws if it is none, or has unknown members.
  fileprivate init(json: JSONValue, at path: String) throws(PatchError) {
    var operation = try PatchReader(json, at: path, expected: "an object with an op")
    let name = try operation.text("op")
    switch name {
    case "set":
      self = .set(
        id: try operation.optionalText("id"), properties: try operation.members("properties"),
        removed: try operation.texts("removed") ?? [], order: try operation.texts("order"))
    case "insert":
      self = .insert(try operation.required("item", "an item"), at: try operation.position())
    case "remove":
      self = .remove(id: try operation.text("id"))
    case "move":
      self = .move(id: try operation.text("id"), to: try operation.position())
    default:
      throw PatchError(
        .patch, "\(path).op", "There is no such operation.", found: SourcePath.quoted(name),
        expected: "set, insert, remove or move")
    }
    try operation.finish()
  }
}

extension PatchReader {
  /// Reads the members of a position.
  fileprivate mutating func position() throws(PatchError) -> ScreenPatch.Position {
    ScreenPatch.Position(
      parent: try optionalText("parent"), list: try text("list"), after: try optionalText("after"))
  }
}

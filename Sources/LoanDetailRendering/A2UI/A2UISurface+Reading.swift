import LoanDetailJSON

extension A2UISurface {
  /// Reads the messages of one surface, one JSON object a line; the first one creates it.
  ///
  /// - Throws: `PatchError` with the line and the path of the first fault.
  package init(_ bytes: [UInt8], as subject: PatchError.Subject = .base) throws(PatchError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    let messages = lines.filter { !$0.element.isEmpty }
    guard let first = messages.first else {
      throw PatchError(subject, "line 1", MessageReader.summary, found: "nothing", expected: "a message of A2UI")
    }
    self = try MessageReader(Array(first.element), line: first.offset + 1, as: subject).created()
    for (index, line) in messages.dropFirst() {
      try MessageReader(Array(line), line: index + 1, as: subject).apply(to: &self)
    }
  }
}

/// Reads one message.
private struct MessageReader {
  private let message: JSONValue
  private let line: Int
  private let subject: PatchError.Subject
  private let version: A2UIVersion

  static let summary = "This is no message about a surface of A2UI."

  init(_ bytes: [UInt8], line: Int, as subject: PatchError.Subject) throws(PatchError) {
    self.line = line
    self.subject = subject
    do {
      message = try JSONParser.parse(bytes)
    } catch {
      throw PatchError(
        subject, "line \(line), \(error.path)", "This is no JSON.", found: error.found, expected: error.expected)
    }
    let stated = message["version"]
    guard let version = stated?.nonEmptyText.flatMap(A2UIVersion.init(name:)) else {
      let known = A2UIVersion.allCases.map { SourcePath.quoted($0.name) }.joined(separator: " or ")
      throw PatchError(
        subject, "line \(line), $.version", Self.summary, found: stated?.summary ?? "nothing", expected: known)
    }
    self.version = version
  }

  /// Returns the surface that the message creates.
  func created() throws(PatchError) -> A2UISurface {
    guard let body = message["createSurface"] else {
      throw fault(at: "$", found: message, expected: "the member \"createSurface\" first")
    }
    var surface = A2UISurface(
      version: version, id: try text("surfaceId", in: body, at: "$.createSurface"),
      catalog: try text("catalogId", in: body, at: "$.createSurface"))
    if body["components"] != nil { surface.update(components: try components(in: body, at: "$.createSurface")) }
    if let data = body["dataModel"] { surface.update(JSONPointer([]), to: data) }
    return surface
  }

  /// Changes a surface as the message says.
  func apply(to surface: inout A2UISurface) throws(PatchError) {
    if let body = message["updateComponents"] {
      try check(body, at: "$.updateComponents", isAbout: surface)
      surface.update(components: try components(in: body, at: "$.updateComponents"))
    } else if let body = message["updateDataModel"] {
      try check(body, at: "$.updateDataModel", isAbout: surface)
      let path = JSONPointer(text: body["path"]?.nonEmptyText ?? "/")
      // Clients ignore names that are empty: "/" is the whole data model.
      let place = JSONPointer(path.names.filter { !$0.isEmpty })
      surface.update(place, to: body["value"] == .null ? nil : body["value"])
    } else {
      throw fault(at: "$", found: message, expected: "a member \"updateComponents\" or \"updateDataModel\"")
    }
  }

  /// Checks that the body of the message has the id and the version of a surface.
  private func check(_ body: JSONValue, at path: String, isAbout surface: A2UISurface) throws(PatchError) {
    let id = try text("surfaceId", in: body, at: path)
    guard id != surface.id || version != surface.version else { return }
    throw PatchError(
      subject, "line \(line), \(path).surfaceId", "The message is about another surface.",
      found: "\(SourcePath.quoted(id)) of version \(version.rawValue)",
      expected: "\(SourcePath.quoted(surface.id)) of version \(surface.version.rawValue)")
  }

  /// Returns the components of a body, with their ids.
  private func components(
    in body: JSONValue, at path: String
  ) throws(PatchError) -> [(id: String, component: JSONValue)] {
    guard case .array(let components)? = body["components"] else {
      throw fault(at: "\(path).components", found: body["components"], expected: "an array of components")
    }
    var result: [(id: String, component: JSONValue)] = []
    for (index, component) in components.enumerated() {
      result.append((try text("id", in: component, at: "\(path).components[\(index)]"), component))
    }
    return result
  }

  /// Returns the text of a member; throws if it is missing, empty or no text.
  private func text(_ name: String, in value: JSONValue, at path: String) throws(PatchError) -> String {
    guard let text = value[name]?.nonEmptyText else {
      throw fault(at: "\(path).\(name)", found: value[name], expected: "a text")
    }
    return text
  }

  /// The error about a value at a path of the message.
  private func fault(at path: String, found: JSONValue?, expected: String) -> PatchError {
    PatchError(
      subject, "line \(line), \(path)", Self.summary, found: found?.summary ?? "nothing", expected: expected)
  }
}

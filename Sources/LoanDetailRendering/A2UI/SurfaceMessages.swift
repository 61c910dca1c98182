import LoanDetailJSON

/// Writes the messages about one surface, one JSON object a line.
struct SurfaceMessages {
  let version: A2UIVersion
  /// The id of the surface.
  let surface: String
  private(set) var bytes: [UInt8] = []

  /// Adds the messages that create the surface.
  ///
  /// - Parameters:
  ///   - catalog: the id of the catalog of the components.
  ///   - components: an array of components as JSON.
  ///   - data: the data model as JSON.
  mutating func create(catalog: String, components: some Sequence<UInt8>, data: some Sequence<UInt8>) {
    let catalog = ("catalogId", Self.json { $0.string(catalog) })
    switch version {
    case .v091:
      add("createSurface", [catalog])
      // The values come first, so that no component is shown without them.
      add("updateDataModel", [("path", Self.json { $0.string("/") }), ("value", Array(data))])
      add("updateComponents", [("components", Array(components))])
    case .v10: add("createSurface", [catalog, ("components", Array(components)), ("dataModel", Array(data))])
    }
  }

  /// Adds the message that replaces components, or adds new ones.
  mutating func update(components: [JSONValue]) {
    add("updateComponents", [("components", Self.json { $0.write(.array(components)) })])
  }

  /// Adds the message that sets a value of the data model; `nil` removes it.
  mutating func update(_ place: JSONPointer, to value: JSONValue?) {
    let path = ("path", Self.json { $0.string(place.names.isEmpty ? "/" : place.text) })
    // To remove a value, version 0.9.1 leaves it out of the message, and later versions send null.
    switch (value, version) {
    case (nil, .v091): add("updateDataModel", [path])
    case (let value, _): add("updateDataModel", [path, ("value", Self.json { $0.write(value ?? .null) })])
    }
  }

  /// Adds a message with the id of the surface and these members.
  private mutating func add(_ name: String, _ members: [(name: String, json: [UInt8])]) {
    bytes += #"{"version":"\#(version.name)","\#(name)":{"surfaceId":"#.utf8
    bytes += Self.json { $0.string(surface) }
    for member in members {
      bytes += #","\#(member.name)":"#.utf8
      bytes += member.json
    }
    bytes += "}}\n".utf8
  }

  /// Returns the JSON that `write` writes, on one line and without the newline at its end.
  private static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 128)
    write(&json)
    return json.takeText(.compact).dropLast()
  }
}

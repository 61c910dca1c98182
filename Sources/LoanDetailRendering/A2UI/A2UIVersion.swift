/// A version of the A2UI protocol (<https://a2ui.org>).
public enum A2UIVersion: String, Sendable, Hashable, CaseIterable {
  case v091 = "0.9.1"
  /// A surface is created with its content in one message, and headings are Markdown.
  case v10 = "1.0"
}

extension A2UIVersion {
  /// The texts with which messages may state the version, and clients their capabilities for it.
  var names: [String] {
    switch self {
    // A client of version 0.9 reads the first one only, a client of 0.9.1 both.
    case .v091: ["v0.9", "v0.9.1"]
    case .v10: ["v1.0"]
    }
  }

  /// The version as our messages state it.
  var name: String { names[0] }

  /// Creates a version from the text that messages state.
  init?(name: String) {
    guard let version = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = version
  }

  /// The name of the property with the place of a value in the data model.
  var path: String {
    switch self {
    case .v091: "path"
    case .v10: "@path"
    }
  }

  /// The name of the property with the function to call.
  var call: String {
    switch self {
    case .v091: "call"
    case .v10: "@call"
    }
  }
}

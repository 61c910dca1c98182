/// A version of the A2UI protocol (<https://a2ui.org>).
public enum A2UIVersion: String, Sendable, Hashable, CaseIterable {
  case v091 = "0.9.1"
  /// A surface is created with its content in one message, and headings are Markdown.
  case v10 = "1.0"
}

extension A2UIVersion {
  /// The version as messages state it.
  var name: String { "v\(rawValue)" }

  /// Creates a version from the text that messages state.
  init?(name: String) {
    guard let version = Self.allCases.first(where: { $0.name == name }) else { return nil }
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

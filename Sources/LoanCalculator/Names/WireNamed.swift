/// A value that has a name in requests and replies.
package protocol WireNamed: CaseIterable, Sendable {
  /// The name. It is part of the format of requests and replies.
  var wireName: String { get }
}

extension WireNamed {
  /// Creates the value with a name; `nil` for an unknown name.
  init?(wireName name: String) {
    guard let known = Self.allCases.first(where: { $0.wireName == name }) else { return nil }
    self = known
  }
}

extension WireNamed where Self: RawRepresentable<String> {
  package var wireName: String { rawValue }
}

import LoanDetailJSON

/// The result of a method.
struct MCPResult {
  /// How long a client may keep a result that is the same for as long as the server runs, in milliseconds.
  private static let lasting = 3_600_000

  private var members: [(name: String, value: JSONValue?)]
  /// Whether a client may keep the result; `nil` for a result about which the protocol does not state it.
  private let lasts: Bool?

  init(_ members: [(name: String, value: JSONValue?)], lasts: Bool? = nil) {
    self.members = members
    self.lasts = lasts
  }

  /// Adds what results have since version 2026-07-28.
  mutating func complete(by server: JSONValue) {
    members.append(("resultType", .string("complete")))
    if let lasts {
      members.append(("ttlMs", .number(lasts ? "\(Self.lasting)" : "0")))
      members.append(("cacheScope", .string("private")))
    }
    let own = members.first { $0.name == "_meta" }?.value?.members ?? []
    members.removeAll { $0.name == "_meta" }
    members.append(("_meta", .object([.init(MetaName.serverInfo, server)] + own)))
  }

  var json: JSONValue { .object(of: members) }
}

import LoanDetailJSON

/// The path and the query of a request, decoded (RFC 3986).
struct HTTPTarget {
  /// The parts of the path. Each is decoded by itself, so an id may contain a slash.
  let path: [String]
  /// The values of the query by their names; empty for a name without a value.
  let query: [String: String]

  init(_ target: String) throws(HTTPProblem) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for part in parts[0].split(separator: "/") { path.append(try Self.decoded(part, in: target)) }
    var query: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(sides[0], in: target)
      guard query[name] == nil else {
        throw HTTPProblem(.unreadableRequest, "The parameter \(SourcePath.quoted(name)) is there twice.")
      }
      query[name] = sides.count > 1 ? try Self.decoded(sides[1], in: target) : ""
    }
    self.path = path
    self.query = query
  }

  /// Decodes a part of the target.
  private static func decoded(_ text: Substring, in target: String) throws(HTTPProblem) -> String {
    guard let decoded = PercentEncoding.decoded(text) else {
      throw HTTPProblem(
        .unreadableRequest, "The address \(SourcePath.quoted(target)) is not encoded as RFC 3986 asks for.")
    }
    return decoded
  }
}

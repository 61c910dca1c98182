import LoanDetailJSON

/// Tells a client how far its request has got, if it asked for that.
struct Progress: Sendable {
  private let token: JSONValue?
  private let notify: @Sendable ([UInt8]) -> Void

  init(_ request: MCPRequest, _ notify: @escaping @Sendable ([UInt8]) -> Void) {
    (token, self.notify) = (request.progressToken, notify)
  }

  func step(_ step: Int, of total: Int) {
    guard let token, !Task.isCancelled else { return }
    notify(
      MCPServer.message([
        ("method", .string("notifications/progress")),
        (
          "params",
          .object(of: [
            ("progressToken", token), ("progress", .number("\(step)")), ("total", .number("\(total)")),
          ])
        ),
      ]))
  }
}

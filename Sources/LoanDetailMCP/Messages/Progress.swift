import LoanDetailJSON

/// Tells a client how far its request has got, if it asked for that.
struct Progress: Sendable {
  /// The token of the notifications; `nil` if the client wants none.
  private let token: JSONValue?
  private let notify: @Sendable ([UInt8]) -> Void

  init(_ request: MCPRequest, _ notify: @escaping @Sendable ([UInt8]) -> Void) {
    token = request.progressToken
    self.notify = notify
  }

  /// Tells that a number of steps is done, unless the task was cancelled.
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

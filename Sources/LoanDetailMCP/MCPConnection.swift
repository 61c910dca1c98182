import LoanDetailJSON
import Synchronization

/// A stream of messages of one client, such as standard input and output.
///
/// ```swift
/// let connection = MCPConnection(server) { bytes in write(bytes) }
/// for await line in lines { await connection.receive(line) }
/// await connection.finish()
/// ```
///
/// Requests are answered at the same time, each as soon as it is done. A request that its client cancels gets no answer.
public final class MCPConnection: Sendable {
  /// The number of requests that are answered at the same time. The next message waits until one of them is done.
  public static let requestsInFlight = 64

  private struct State {
    var client = MCPClient()
    var inFlight: [RequestID: Task<Void, Never>] = [:]
    /// Those that wait until a request is done.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let greeting: MCPGreeting
  private let server: @Sendable () async throws -> MCPServer
  private let send: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - server: the server that answers.
  ///   - send: sends one message, a line of JSON. It is called by one thread at a time.
  public convenience init(_ server: MCPServer, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(name: server.options.name, version: server.options.version, opening: { server }, send: send)
  }

  /// Makes a connection that answers the first messages of a client while its data is still being opened.
  ///
  /// - Parameters:
  ///   - name: the name that the server gives itself.
  ///   - version: its version.
  ///   - server: returns the server that answers, when it is there. It is called for each request that needs data.
  ///   - send: sends one message, a line of JSON. It is called by one thread at a time.
  public init(
    name: String, version: String, opening server: @escaping @Sendable () async throws -> MCPServer,
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    greeting = MCPGreeting(name: name, version: version)
    self.server = server
    let turn = Mutex(())
    self.send = { bytes in turn.withLock { _ in send(bytes) } }
  }

  /// Takes one message. Returns when the next message can be taken.
  public func receive(_ message: [UInt8]) async {
    do {
      switch try MCPMessage(message) {
      case .request(let request): await begin(request)
      case .cancelled(let id): state.withLock { $0.inFlight[id] }?.cancel()
      case .other: break
      }
    } catch {
      send(MCPServer.message(refusing: error.id, because: error.fault))
    }
  }

  /// Refuses a message that is longer than this many bytes, of which nothing was read.
  public func refuse(messageLongerThan limit: Int) {
    send(
      MCPServer.message(
        refusing: nil,
        because: MCPFault(.notARequest, at: "$", found: "a longer message", expected: "at most \(limit) bytes")))
  }

  /// Returns when all requests are answered.
  public func finish() async {
    while let task = state.withLock({ $0.inFlight.values.first }) { await task.value }
  }

  private func begin(_ request: MCPRequest) async {
    while !hasRoom {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if state.inFlight.count < Self.requestsInFlight { return true }
          state.waiting.append(continuation)
          return false
        }
        if goesOn { continuation.resume() }
      }
    }
    let isNew = state.withLock { state in
      guard state.inFlight[request.id] == nil else { return false }
      if request.method == "initialize" { state.client = request.statedClient }
      let client = state.client
      // The task cannot end before it is known here, because its end takes the same lock.
      state.inFlight[request.id] = Task {
        if let answer = await self.answer(to: request, from: client) { self.send(answer) }
        self.end(request.id)
      }
      return true
    }
    if !isNew {
      let fault = MCPFault(.notARequest, "Another request with this id is not answered yet.")
      send(MCPServer.message(refusing: request.id, because: fault))
    }
  }

  private func answer(to request: MCPRequest, from client: MCPClient) async -> [UInt8]? {
    do throws(MCPFault) {
      if let result = try greeting.result(of: request) {
        return MCPServer.message(with: result, for: request, by: greeting)
      }
    } catch {
      return MCPServer.message(refusing: request.id, because: error)
    }
    guard let server = try? await server() else {
      let fault = MCPFault(.internalFault, "The bank's data cannot be opened.")
      return MCPServer.message(refusing: request.id, because: fault)
    }
    return await server.answer(to: request, from: client, notify: send)
  }

  private var hasRoom: Bool { state.withLock { $0.inFlight.count < Self.requestsInFlight } }

  private func end(_ id: RequestID) {
    let waiting = state.withLock { state in
      state.inFlight[id] = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

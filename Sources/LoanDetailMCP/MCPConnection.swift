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
/// Requests are answered at the same time, each as soon as it is done. A request that its client cancels gets no
/// answer.
public final class MCPConnection: Sendable {
  /// The number of requests that are answered at the same time.
  public static let requestsInFlight = 64
  /// The number of requests that wait until one of those is done. Further requests are refused.
  public static let requestsWaiting = 1024

  private struct State {
    /// What the client stated in its handshake.
    var client = MCPClient()
    /// The tasks of the requests that are being answered.
    var inFlight: [RequestID: Task<Void, Never>] = [:]
    /// The requests that wait, in the order in which they came.
    var waiting: [MCPRequest] = []
  }

  private let greeting: MCPGreeting
  private let server: @Sendable () async throws -> MCPServer
  private let send: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())

  /// Makes a connection to a server that is there.
  ///
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
  ///   - version: the version of the server.
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

  /// Takes one message, and begins its request. The answer is sent when it is done.
  public func receive(_ message: [UInt8]) async {
    do {
      switch try MCPMessage(message) {
      case .request(let request): begin(request)
      case .cancelled(let id): cancel(id)
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

  /// Begins a request, lets it wait, or refuses it.
  private func begin(_ request: MCPRequest) {
    let fault = state.withLock { state -> MCPFault? in
      guard state.inFlight[request.id] == nil, !state.waiting.contains(where: { $0.id == request.id }) else {
        return MCPFault(.notARequest, "Another request with this id is not answered yet.")
      }
      if request.method == "initialize" { state.client = (try? request.statedClient()) ?? MCPClient() }
      // What needs no data is answered at once, however many requests wait for theirs.
      if state.inFlight.count < Self.requestsInFlight || MCPGreeting.answers(request.method) {
        start(request, in: &state)
        return nil
      }
      guard state.waiting.count < Self.requestsWaiting else {
        return MCPFault(.internalFault, "Too many requests wait for an answer. Ask again when some are answered.")
      }
      state.waiting.append(request)
      return nil
    }
    if let fault { send(MCPServer.message(refusing: request.id, because: fault)) }
  }

  /// Begins a request. Its task is in the state before it can end, because its end takes the same lock.
  private func start(_ request: MCPRequest, in state: inout State) {
    let client = state.client
    state.inFlight[request.id] = Task {
      if let answer = await self.answer(to: request, from: client) { self.send(answer) }
      self.end(request.id)
    }
  }

  /// Drops a request that waits, or cancels its task.
  private func cancel(_ id: RequestID) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == id }
      state.inFlight[id]?.cancel()
    }
  }

  /// The answer to a request; `nil` if it was cancelled.
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

  /// Forgets a request that is answered, and begins the next one that waits.
  private func end(_ id: RequestID) {
    state.withLock { state in
      state.inFlight[id] = nil
      guard !state.waiting.isEmpty, state.inFlight.count < Self.requestsInFlight else { return }
      start(state.waiting.removeFirst(), in: &state)
    }
  }
}

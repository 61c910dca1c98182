import Foundation
import LoanDetail
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small HTTP server for tests: one request a connection, answered while the client is there.
final class SocketServer: Sendable {
  typealias Handler = @Sendable (LoanDetailHTTP.Request) async -> LoanDetailHTTP.Answer

  let port: UInt16
  private let listener: Int32
  private let handler: Handler
  private let isStopping = Mutex(false)
  private let open = DispatchGroup()

  init(_ handler: @escaping Handler) throws {
    let listener = Self.newSocket()
    var address = Self.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer -> UInt16? in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> UInt16? in
        guard bind(listener, pointer, length) == 0, listen(listener, 64) == 0,
          getsockname(listener, pointer, &length) == 0
        else { return nil }
        return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
      }
    }
    guard let port else { throw SocketError() }
    (self.listener, self.port, self.handler) = (listener, port, handler)
    Thread.detachNewThread { self.acceptAll() }
  }

  /// Takes no new connection, and returns when the open ones are answered.
  func stop() async {
    isStopping.withLock { $0 = true }
    shutdown(listener, Int32(SHUT_RDWR))
    await withCheckedContinuation { continuation in
      open.notify(queue: .global()) { continuation.resume() }
    }
    close(listener)
  }

  private func acceptAll() {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0, !isStopping.withLock({ $0 }) else {
        if client >= 0 { close(client) }
        return
      }
      open.enter()
      Thread.detachNewThread { self.serve(client) }
    }
  }

  private func serve(_ client: Int32) {
    defer {
      close(client)
      open.leave()
    }
    guard let request = Self.request(from: client) else { return }
    let answer = Mutex<LoanDetailHTTP.Answer?>(nil)
    let work = Task {
      let made = await handler(request)
      answer.withLock { $0 = made }
    }
    while true {
      if let answer = answer.withLock({ $0 }) { return Self.send(answer, to: client) }
      var state = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
      // A client that goes away can be read to its end.
      var byte: UInt8 = 0
      if poll(&state, 1, 5) > 0, recv(client, &byte, 1, Int32(MSG_PEEK)) <= 0 { work.cancel() }
      if work.isCancelled {
        while answer.withLock({ $0 }) == nil { usleep(2_000) }
        return
      }
    }
  }

  private static func request(from client: Int32) -> LoanDetailHTTP.Request? {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var byte: UInt8 = 0
      guard bytes.count < 16_384, recv(client, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    let parts = lines.first?.split(separator: " ") ?? []
    guard parts.count == 3 else { return nil }
    let headers = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    var request = LoanDetailHTTP.Request(
      method: String(parts[0]), target: String(parts[1]),
      headers: Dictionary(headers, uniquingKeysWith: { "\($0), \($1)" }))
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    while request.body.count < min(length, 1 << 20) {
      var byte: UInt8 = 0
      guard recv(client, &byte, 1, 0) == 1 else { return nil }
      request.body.append(byte)
    }
    return request
  }

  private static func send(_ answer: LoanDetailHTTP.Answer, to client: Int32) {
    var text = "HTTP/1.1 \(answer.status) X\r\nconnection: close\r\n"
    for (name, value) in answer.headers { text += "\(name): \(value)\r\n" }
    if ![204, 304].contains(answer.status) { text += "content-length: \(answer.body.count)\r\n" }
    Self.write(Array("\(text)\r\n".utf8) + answer.body, to: client)
  }

  static func write(_ bytes: [UInt8], to socket: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.send(socket, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  static func newSocket() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }
}

struct SocketError: Error {}

/// A connection of a client.
struct SocketClient {
  private let socket: Int32

  init(port: UInt16) throws {
    socket = SocketServer.newSocket()
    var address = SocketServer.address(port: port)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { [socket] in
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(socket)
      throw SocketError()
    }
  }

  func ask(_ request: LoanDetailHTTP.Request) {
    var lines = "\(request.method) \(request.target) HTTP/1.1\r\nhost: bank\r\n"
    for (name, value) in request.headers { lines += "\(name): \(value)\r\n" }
    if !request.body.isEmpty { lines += "content-length: \(request.body.count)\r\n" }
    SocketServer.write(Array("\(lines)\r\n".utf8) + request.body, to: socket)
  }

  /// The client closes its connection without waiting for an answer.
  func goAway() { close(socket) }

  /// Reads the answer to its end, and closes the connection.
  func answer() async throws -> LoanDetailHTTP.Answer {
    // On a thread of its own, because the server needs those that tasks share.
    let bytes = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: readAll()) }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { throw SocketError() }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw SocketError()
    }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return LoanDetailHTTP.Answer(
      status: status, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }),
      body: Array(text[end.upperBound...].utf8))
  }

  private func readAll() -> [UInt8] {
    defer { close(socket) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while case let count = recv(socket, &buffer, buffer.count, 0), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}

import LoanDetailCore
import LoanDetailGateways

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or a pipe that is read part by part.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The size; `nil` if it is not known, as of a pipe.
  let size: Int?

  /// - Parameter argument: the path as a text of `ArgumentText`.
  init(_ argument: String) throws(GatewayError) {
    descriptor = try InputFile.open(argument)
    var status = stat()
    size = fstat(descriptor, &status) == 0 && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads the next bytes; returns no bytes at the end, and `nil` if they cannot be read.
  func read(_ maximum: Int) -> [UInt8]? { Self.read(descriptor, maximum) }

  /// Reads the next bytes of a descriptor.
  static func read(_ descriptor: Int32, _ maximum: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
      repeat { count = systemRead(descriptor, buffer.baseAddress, maximum) } while count < 0 && errno == EINTR
      hasFailed = count < 0
      count = max(count, 0)
    }
    return hasFailed ? nil : bytes
  }
}

/// Calls `read(2)`, whose name the methods above hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

import LoanDetailCore
import LoanDetailGateways
import Localization

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
    do throws(SystemFile.Failure) {
      descriptor = try SystemFile.opened(ArgumentText.bytes(of: argument))
    } catch {
      throw SourceFile.error(error, named: ArgumentText.shown(argument), .standard)
    }
    var status = stat()
    size = unsafe fstat(descriptor, &status) == 0 && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads the next bytes; returns no bytes at the end, and `nil` if they cannot be read.
  func read(_ maximum: Int) -> [UInt8]? { Self.next(of: descriptor, maximum) }

  /// Reads the next bytes of a descriptor.
  static func next(of descriptor: Int32, _ maximum: Int) -> [UInt8]? {
    var isReadable = true
    // Safe: only the bytes that were read are kept.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maximum) { room, count in
      guard let read = unsafe SystemFile.next(of: descriptor, into: .init(room)) else { return isReadable = false }
      count = read
    }
    return isReadable ? bytes : nil
  }
}

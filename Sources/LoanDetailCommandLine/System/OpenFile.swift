import LoanDetailCore
import LoanDetailGateways
import Localization
import Synchronization

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
  private let bytesRead = Atomic(0)
  private let ended = Atomic(false)
  /// The size in bytes when it was opened; `nil` if it is not known, as of a pipe.
  let size: Int?

  /// Opens a file or a pipe.
  ///
  /// - Parameter argument: the path as a text of `SystemText`.
  init(_ argument: String) throws(GatewayError) {
    do throws(SystemFile.Failure) {
      descriptor = try SystemFile.opened(argument)
    } catch {
      throw SourceFile.error(error, of: argument, .standard)
    }
    var status = stat()
    size = unsafe fstat(descriptor, &status) == 0 && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads at most `maximum` next bytes; returns no bytes at the end, and `nil` if they cannot be read.
  func read(_ maximum: Int) -> [UInt8]? {
    let bytes = Self.next(of: descriptor, atMost: maximum)
    bytesRead.add(bytes?.count ?? 0, ordering: .relaxed)
    if bytes?.isEmpty == true { ended.store(true, ordering: .relaxed) }
    return bytes
  }

  /// Whether the file ended before the size that it had when it was opened.
  var wasCut: Bool {
    ended.load(ordering: .relaxed) && size.map { bytesRead.load(ordering: .relaxed) < $0 } ?? false
  }

  /// Reads the next bytes of a descriptor; returns no bytes at the end, and `nil` if they cannot be read.
  static func next(of descriptor: Int32, atMost maximum: Int) -> [UInt8]? {
    var isReadable = true
    // Safe: only the bytes that were read are kept.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maximum) { room, count in
      guard let read = unsafe SystemFile.next(of: descriptor, into: .init(room)) else { return isReadable = false }
      count = read
    }
    return isReadable ? bytes : nil
  }
}

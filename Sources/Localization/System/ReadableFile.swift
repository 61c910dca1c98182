#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file that is read part by part, or at any place. It is no pipe and no device, so that reading it ends.
package final class ReadableFile: Sendable {
  private let descriptor: Int32
  /// The version of the file when it was opened.
  package let version: SystemFile.Version

  /// Opens a file.
  package init(_ path: String) throws(SystemFile.Failure) {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    descriptor = try SystemFile.opened(path, flags: O_NONBLOCK)
    var status = stat()
    // The system fills the status.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable
    }
    version = SystemFile.Version(status)
  }

  deinit { close(descriptor) }

  /// Returns the bytes at a place, fewer if the file ends there; `nil` if they cannot be read.
  package func content(in range: Range<Int>) -> [UInt8]? {
    var isReadable = true
    // Safe: the system writes at most as many bytes as there is room, and only those that were read are kept.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { room, count in
      while count < range.count {
        let read = unsafe pread(
          descriptor, room.baseAddress.map { unsafe $0 + count }, range.count - count, off_t(range.lowerBound + count))
        if read > 0 {
          count += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          isReadable = false
          return
        }
      }
    }
    return isReadable ? bytes : nil
  }
}

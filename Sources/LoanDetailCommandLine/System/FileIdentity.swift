import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a file, whatever paths lead to it.
struct FileIdentity: Equatable {
  private let device, number: UInt64

  /// The file at a path; `nil` for a pipe, a device or nothing.
  ///
  /// - Parameter argument: the path as a text of `SystemText`.
  init?(_ argument: String) {
    var status = stat()
    // Safe: the path ends with a zero.
    let result = unsafe stat(SystemText.pathOfC(argument), &status)
    self.init(result, status)
  }

  /// An open file; `nil` for a pipe or a device.
  init?(descriptor: Int32) {
    var status = stat()
    self.init(unsafe fstat(descriptor, &status), status)
  }

  /// The file with a status; `nil` if the system call that read it failed, or if it is no file.
  private init?(_ result: Int32, _ status: stat) {
    guard result == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

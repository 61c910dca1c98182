import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, to whose end lines are added. Nobody but its user can read or write a new one.
final class LogFile: Sendable {
  private let descriptor: Int32

  /// Opens a file, and makes it if there is none; `nil` if it cannot be opened or is no file.
  init?(_ path: String) {
    // Without O_NONBLOCK, opening a pipe would wait for its reader. Safe: the path ends with a zero.
    descriptor = unsafe open(
      SystemText.pathOfC(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    if descriptor < 0 { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The size in bytes; 0 if it is not known.
  var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Adds bytes; returns whether they could be written.
  func write(_ bytes: [UInt8]) -> Bool { OutputFile.write(bytes, to: descriptor) == .done }
}

import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files and streams.
enum OutputFile {
  /// What a path leads to. The paths end with a zero, for C.
  private enum Target {
    /// An open stream of this process, such as that of `/dev/stdout`.
    case stream(Int32)
    /// A pipe or a device, by its path.
    case device([CChar])
    /// A file, a link to one, or nothing yet; also a folder, in whose place nothing can be written.
    case file([CChar])
  }

  /// What the path of an argument leads to.
  private static func target(of argument: String) -> Target {
    let path = SystemText.pathOfC(argument)
    var found = stat()
    var stream = stat()
    // Safe: the path ends with a zero.
    guard unsafe stat(path, &found) == 0 else { return .file(path) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where unsafe fstat(descriptor, &stream) == 0
      && (found.st_dev, found.st_ino) == (stream.st_dev, stream.st_ino)
    {
      return .stream(descriptor)
    }
    // A folder is no device: writing in its place fails at once.
    return [S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT) ? .file(path) : .device(path)
  }

  /// The path behind all links; `nil` if there is none. What a link leads to is made if it is missing.
  private static func real(_ path: [CChar]) -> [CChar]? {
    var status = stat()
    // Safe in all these: the path ends with a zero, and so does the real one, which is freed after it was copied.
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    if unsafe stat(path, &status) != 0 {
      let made = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      guard made >= 0, close(made) == 0 else { return nil }
    }
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }

  /// Whether ``replace(_:at:)`` puts another file in place of what a path leads to. A pipe, a device and the standard
  /// streams are written to instead.
  static func isReplaceable(_ argument: String) -> Bool {
    if case .file = target(of: argument) { true } else { false }
  }

  /// Writes a file at once: a reader sees the old content or the new one, and never a part. Returns whether it could
  /// be written.
  ///
  /// - Parameter argument: the path as a text of `SystemText`.
  static func replace(_ bytes: [UInt8], at argument: String) -> Bool {
    switch target(of: argument) {
    case .stream(let descriptor): write(bytes, to: descriptor) == .done
    // Safe: the path ends with a zero.
    case .device(let path): write(bytes, closing: unsafe open(path, O_WRONLY | O_CLOEXEC))
    case .file(let path): real(path).map { replace(bytes, inPlaceOf: $0) } ?? false
    }
  }

  /// Writes a file beside the path, with the owner and the permissions of the old one, and renames it.
  private static func replace(_ bytes: [UInt8], inPlaceOf path: [CChar]) -> Bool {
    let part = Array(path[..<(path.count - 1)]) + ".\(getpid()).part".utf8.map(CChar.init(bitPattern:)) + [0]
    // Safe: the paths end with a zero. An earlier process with this number that was killed may have left such a file.
    _ = unsafe unlink(part)
    let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    var replaced = stat()
    if unsafe stat(path, &replaced) == 0 {
      _ = fchown(descriptor, replaced.st_uid, replaced.st_gid)
      _ = fchmod(descriptor, replaced.st_mode & 0o777)
    }
    guard write(bytes, closing: descriptor), unsafe rename(part, path) == 0 else {
      _ = unsafe unlink(part)
      return false
    }
    return true
  }

  /// Writes everything to a descriptor, if it is open, and closes it; returns whether both succeeded.
  private static func write(_ bytes: [UInt8], closing descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor) == .done
    return close(descriptor) == 0 && isWritten
  }

  /// The number of bytes that are in a file before the next ones are written to a descriptor; `nil` for a pipe or a
  /// device.
  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let isAppending = fcntl(descriptor, F_GETFL) & O_APPEND != 0
    return isAppending ? Int(status.st_size) : Int(lseek(descriptor, 0, SEEK_CUR))
  }

  /// Writes everything to a file descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Streams.Writing {
    var start = 0
    while start < bytes.count {
      // Safe: the system reads only the rest of the bytes.
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: SystemFile.wait(for: descriptor, event: Int16(POLLOUT))
      case EPIPE: return .closed
      default: return .failed
      }
    }
    return .done
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files and streams.
enum OutputFile {
  /// Writes a file, replacing an existing one; returns whether it could be written.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func write(_ bytes: [UInt8], to argument: String) -> Bool {
    let path = ArgumentText.bytes(of: argument).map(CChar.init(bitPattern:)) + [0]
    // Safe: the path ends with a zero.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor) == .done
    return close(descriptor) == 0 && isWritten
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
      } else if errno != EINTR {
        return errno == EPIPE ? .closed : .failed
      }
    }
    return .done
  }
}

/// Calls `write(2)`, whose name the methods above hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

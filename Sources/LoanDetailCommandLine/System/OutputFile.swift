#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files and streams.
enum OutputFile {
  /// Writes a file, in place of the one that is there; returns whether it could be written.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func write(_ bytes: [UInt8], to argument: String) -> Bool {
    let descriptor = (ArgumentText.bytes(of: argument) + [0]).withUnsafeBytes { path in
      path.baseAddress.map {
        open($0.assumingMemoryBound(to: CChar.self), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      } ?? -1
    }
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor) == .done
    return close(descriptor) == 0 && isWritten
  }

  /// Writes everything to a file descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Streams.Writing {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
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
  write(descriptor, bytes, count)
}

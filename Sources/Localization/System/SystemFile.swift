#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files, named pipes and standard input up to a limit. Reading stops there, so that an endless input ends.
package enum SystemFile {
  /// The reason why a file could not be read.
  package enum Failure: Error {
    case missing
    /// The file is a folder, or it may not be read, or its device failed.
    case unreadable
    case tooLarge
  }

  /// Returns the content of a file or of a pipe, such as `<(…)` of a shell.
  ///
  /// - Parameters:
  ///   - path: the bytes of the path, which need not be UTF-8.
  ///   - maximum: the largest size in bytes.
  package static func content(of path: some Sequence<UInt8>, atMost maximum: Int) throws(Failure) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= maximum else { throw .tooLarge }
    guard let bytes = content(of: descriptor, size: size, atMost: maximum) else { throw .unreadable }
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  /// Opens a file or a pipe for reading; returns its descriptor.
  package static func opened(_ path: some Sequence<UInt8>) throws(Failure) -> Int32 {
    let name = path.map(CChar.init(bitPattern:)) + [0]
    // Safe: the name ends with a zero.
    let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    return descriptor
  }

  /// Returns the bytes up to the end of a descriptor, at most one more than the maximum; `nil` if reading fails.
  ///
  /// - Parameter size: the expected size; 0 if it is not known. At most 1 GiB is reserved, because a file may state a
  ///   size larger than the memory.
  package static func content(of descriptor: Int32, size: Int = 0, atMost maximum: Int) -> [UInt8]? {
    // One byte more, so that the end of the file is found without growing the array.
    let capacity = min(size, maximum, 1 << 30) + 1
    var isReadable = true
    // Safe: only bytes that were read count, and the slices are inside the memory.
    var all = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      while isReadable, count < capacity {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: room[count..<capacity])
        let read = unsafe next(of: descriptor, into: UnsafeMutableRawBufferPointer(rest))
        if read == 0 { return }
        if let read { count += read } else { isReadable = false }
      }
    }
    guard isReadable else { return nil }
    if all.count < capacity { return all }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= maximum {
      let room = min(chunk.count, maximum - all.count + 1)
      let read = unsafe chunk.withUnsafeMutableBytes { unsafe next(of: descriptor, into: .init(rebasing: $0[..<room])) }
      guard let read else { return nil }
      if read == 0 { return all }
      all.append(contentsOf: chunk[..<read])
    }
    return all
  }

  /// Reads at most as many bytes as fit into `room`. Returns their number: 0 at the end, `nil` if reading fails.
  package static func next(of descriptor: Int32, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      // Safe: the system writes at most `room.count` bytes.
      let count = unsafe read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }
}

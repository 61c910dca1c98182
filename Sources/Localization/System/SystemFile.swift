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
    /// There is no such file.
    case missing
    /// The file is a folder, or it may not be read, or its device failed.
    case unreadable
    /// The content is larger than the limit.
    case tooLarge
  }

  /// Returns the content of a file or of a pipe, such as `<(…)` of a shell.
  ///
  /// - Parameters:
  ///   - path: the path as a text of ``SystemText``.
  ///   - maximum: the largest size in bytes.
  package static func content(of path: String, atMost maximum: Int) throws(Failure) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= maximum else { throw .tooLarge }
    guard let bytes = content(of: descriptor, size: size, atMost: maximum) else { throw .unreadable }
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  /// Returns the content of a file that is no pipe and no device, so that reading it ends.
  package static func content(ofFile path: String, atMost maximum: Int) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = try opened(path, flags: O_NONBLOCK)
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    guard let bytes = content(of: descriptor, size: Int(status.st_size), atMost: maximum) else { throw .unreadable }
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  /// Opens a file or a pipe for reading; returns its descriptor.
  package static func opened(_ path: String, flags: Int32 = 0) throws(Failure) -> Int32 {
    // Safe: the path ends with a zero.
    let descriptor = unsafe open(SystemText.pathOfC(path), O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    return descriptor
  }

  /// Returns the bytes up to the end of a descriptor, at most one more than the maximum; `nil` if reading fails.
  ///
  /// - Parameter size: the expected size; 0 if it is not known. At most 1 GiB is reserved, because a file may state a
  ///   size larger than the memory.
  package static func content(of descriptor: Int32, size: Int = 0, atMost maximum: Int) -> [UInt8]? {
    // One byte more, so that the end of the file is found without another block.
    guard let first = block(of: descriptor, size: min(max(size, 1 << 16), maximum, 1 << 30) + 1) else { return nil }
    // Blocks, because an array that grows is copied, and takes three times the memory meanwhile.
    var blocks = [first.bytes]
    var count = first.bytes.count
    var isAtEnd = first.isAtEnd
    while !isAtEnd, count <= maximum {
      guard let next = block(of: descriptor, size: min(1 << 20, maximum - count + 1)) else { return nil }
      blocks.append(next.bytes)
      count += next.bytes.count
      isAtEnd = next.isAtEnd
    }
    return blocks.count == 1 ? first.bytes : joined(&blocks, count: count)
  }

  /// Reads until a block is full or the input ends; returns `nil` if reading fails.
  private static func block(of descriptor: Int32, size: Int) -> (bytes: [UInt8], isAtEnd: Bool)? {
    var isReadable = true
    var isAtEnd = false
    // Safe: only bytes that were read count, and the slices are inside the memory.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { room, count in
      while isReadable, !isAtEnd, count < size {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: room[count..<size])
        let read = unsafe next(of: descriptor, into: UnsafeMutableRawBufferPointer(rest))
        if let read { count += read } else { isReadable = false }
        isAtEnd = read == 0
      }
    }
    return isReadable ? (bytes, isAtEnd) : nil
  }

  /// Puts blocks of `count` bytes in all together, and frees each one that is copied.
  private static func joined(_ blocks: inout [[UInt8]], count: Int) -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(count)
    for index in blocks.indices {
      all += blocks[index]
      blocks[index] = []
    }
    return all
  }

  /// Reads at most as many bytes as fit into `room`. Returns their number: 0 at the end, `nil` if reading fails.
  package static func next(of descriptor: Int32, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      // Safe: the system writes at most `room.count` bytes.
      let count = unsafe read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: descriptor, event: Int16(POLLIN))
      default: return nil
      }
    }
  }

  /// Waits until a descriptor can be read (`POLLIN`) or written (`POLLOUT`). A parent process may have made it one that
  /// does not wait by itself.
  package static func wait(for descriptor: Int32, event: Int16) {
    var asked = pollfd(fd: descriptor, events: event, revents: 0)
    _ = unsafe poll(&asked, 1, -1)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files, named pipes and standard input up to a limit. Nothing is read after the limit, so that an endless input
/// ends.
package enum SystemFile {
  /// Why a file has no content for its reader.
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
    let name = path.map(CChar.init(bitPattern:)) + [0]
    let descriptor = name.withUnsafeBufferPointer { name in
      name.baseAddress.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    defer { close(descriptor) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= maximum else { throw .tooLarge }
    guard let bytes = content(of: descriptor, size: size, atMost: maximum) else { throw .unreadable }
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  /// Returns everything up to the end of a descriptor, or one byte more than the maximum; `nil` if it cannot be read.
  ///
  /// - Parameter size: the expected size; 0 if it is not known. A file may state any size, also one that no memory holds,
  ///   so at most 1 GiB is reserved.
  package static func content(of descriptor: Int32, size: Int = 0, atMost maximum: Int) -> [UInt8]? {
    // One byte more, so that the end of the file is found without growing.
    let capacity = min(size, maximum, 1 << 30) + 1
    var isReadable = true
    var all = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      while isReadable, count < capacity {
        let read = next(of: descriptor, into: .init(UnsafeMutableBufferPointer(rebasing: room[count..<capacity])))
        if read == 0 { return }
        if let read { count += read } else { isReadable = false }
      }
    }
    guard isReadable else { return nil }
    if all.count < capacity { return all }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while all.count <= maximum {
      let room = UnsafeMutableRawBufferPointer(rebasing: chunk[..<min(chunk.count, maximum - all.count + 1)])
      guard let read = next(of: descriptor, into: room) else { return nil }
      if read == 0 { return all }
      all.append(contentsOf: chunk[..<read])
    }
    return all
  }

  /// Reads up to as many bytes as there is room; 0 at the end, `nil` if the descriptor cannot be read.
  private static func next(of descriptor: Int32, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }
}

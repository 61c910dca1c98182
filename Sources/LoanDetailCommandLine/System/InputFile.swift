import LoanDetailCore
import LoanDetailGateways

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files, named pipes and standard input up to a limit. Nothing is read after the limit, so that an endless input
/// ends.
enum InputFile {
  /// Returns the content of a file or of a pipe, such as `<(…)` of a shell.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func read(_ argument: String, _ limits: InputLimits) throws(GatewayError) -> [UInt8] {
    let name = ArgumentText.shown(argument)
    let descriptor = try open(argument)
    defer { close(descriptor) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limits.bytes else { throw limits.tooLarge(name) }
    guard let bytes = content(of: descriptor, size: size, atMost: limits.bytes) else {
      throw SourceFile.unreadable(name)
    }
    guard bytes.count <= limits.bytes else { throw limits.tooLarge(name) }
    return bytes
  }

  /// Opens a file or a pipe; returns its descriptor.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func open(_ argument: String) throws(GatewayError) -> Int32 {
    let descriptor = (ArgumentText.bytes(of: argument) + [0]).withUnsafeBytes { path in
      path.baseAddress.map { systemOpen($0.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC) } ?? -1
    }
    guard descriptor >= 0 else {
      let name = ArgumentText.shown(argument)
      throw errno == ENOENT ? SourceFile.missing(name) : SourceFile.unreadable(name)
    }
    return descriptor
  }

  /// Returns everything up to the end of a descriptor, or one byte more than the maximum; `nil` if it cannot be read.
  ///
  /// - Parameter size: the expected size; 0 if it is not known. A file may state any size, also one that no memory holds,
  ///   so only a part of it is reserved.
  static func content(of descriptor: Int32, size: Int = 0, atMost maximum: Int) -> [UInt8]? {
    var all: [UInt8] = []
    // One byte more, so that the end of the file is found without growing.
    all.reserveCapacity(min(size, maximum, 64 << 20) + 1)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while all.count <= maximum {
      let count = systemRead(descriptor, chunk.baseAddress, min(chunk.count, maximum - all.count + 1))
      if count == 0 { return all }
      if count > 0 {
        all.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        return nil
      }
    }
    return all
  }
}

/// Calls `read(2)`, whose name the methods above hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// Calls `open(2)`.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file that is written so that it survives a crash. Private: only its owner can read a new one.
package final class WritableFile: Sendable {
  private let descriptor: Int32

  /// The system call that failed, and its error number.
  package struct Failure: Error, CustomStringConvertible {
    /// The name of the system call.
    package let call: String
    /// The error number, `errno`.
    package let number: Int32

    /// Creates the failure of the last system call.
    init(_ call: String) {
      self.call = call
      number = errno
    }

    package var description: String { "error \(number) of \(call)" }
  }

  /// Opens a file whose content is kept and which only grows; creates it if it is missing.
  package init(adding path: String) throws(Failure) {
    descriptor = try Self.open(path, flags: O_RDWR | O_APPEND)
    try check(fchmod(descriptor, 0o600), of: "fchmod")
  }

  /// Creates an empty file, or empties it.
  package init(emptying path: String) throws(Failure) { descriptor = try Self.open(path, flags: O_WRONLY | O_TRUNC) }

  deinit { close(descriptor) }

  /// Opens a file, which is created if it is missing; returns its descriptor.
  private static func open(_ path: String, flags: Int32) throws(Failure) -> Int32 {
    // A link in its place is not followed, because it may lead anywhere.
    let descriptor = openFile(path, flags | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("open") }
    return descriptor
  }

  /// Throws the failure of a system call unless its result is zero.
  private func check(_ result: Int32, of call: String) throws(Failure) {
    guard result == 0 else { throw Failure(call) }
  }

  /// Adds bytes at the end of what is written.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var start = 0
    while start < bytes.count {
      // Safe: the system reads only the rest of the bytes.
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count > 0 {
        start += count
      } else if count == 0 || errno != EINTR {
        throw Failure("write")
      }
    }
  }

  /// Waits until everything that was written is on the device.
  package func synchronize() throws(Failure) { try Self.synchronize(descriptor) }

  /// Waits until everything that was written to a descriptor is on the device.
  private static func synchronize(_ descriptor: Int32) throws(Failure) {
    #if canImport(Darwin)
      // `fsync` of Darwin leaves the bytes in the cache of the device.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw Failure("fsync") }
    }
  }

  /// Removes everything after the first bytes.
  package func cut(to size: Int) throws(Failure) { try check(ftruncate(descriptor, off_t(size)), of: "ftruncate") }

  /// Gives the file the owner and the permissions of another one.
  package func takePermissions(of path: String) throws(Failure) {
    var model = stat()
    var own = stat()
    // Safe: the path ends with a zero, and the system fills the status.
    try check(unsafe stat(SystemText.pathOfC(path), &model), of: "stat")
    try check(unsafe fstat(descriptor, &own), of: "fstat")
    if (own.st_uid, own.st_gid) != (model.st_uid, model.st_gid) {
      try check(fchown(descriptor, model.st_uid, model.st_gid), of: "fchown")
    }
    try check(fchmod(descriptor, model.st_mode & 0o7777), of: "fchmod")
  }

  /// Returns the content from a place on; `nil` if it cannot be read.
  package func content(from start: Int) -> [UInt8]? {
    guard lseek(descriptor, off_t(start), SEEK_SET) == start else { return nil }
    return SystemFile.content(of: descriptor, size: max((version?.size ?? 0) - start, 0), atMost: .max - 1)
  }

  /// The version of the file; `nil` if the system does not tell it.
  package var version: SystemFile.Version? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? SystemFile.Version(status) : nil
  }

  /// Locks the file against everybody else who locks it, in this process or another one; returns whether it is locked.
  /// The lock ends with ``unlock()``, or with the process.
  package func tryToLock() throws(Failure) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw Failure("flock") }
    }
    return true
  }

  /// Ends the lock of ``tryToLock()``.
  package func unlock() { _ = flock(descriptor, LOCK_UN) }

  /// Puts a file in place of another one in the same folder: a reader sees the old file or the new one.
  package static func replace(_ path: String, by new: String) throws(Failure) {
    // Safe: the paths end with a zero.
    guard unsafe rename(SystemText.pathOfC(new), SystemText.pathOfC(path)) == 0 else { throw Failure("rename") }
  }

  /// Gives a file another name as well, unless there is a file with that name.
  package static func name(_ path: String, as other: String) throws(Failure) {
    // Safe: the paths end with a zero.
    guard unsafe link(SystemText.pathOfC(path), SystemText.pathOfC(other)) == 0 || errno == EEXIST else {
      throw Failure("link")
    }
  }

  /// Gives a file the current time as that of its last change, if it is there.
  package static func touch(_ path: String) {
    // Safe: the path ends with a zero, and no times mean the current one.
    _ = unsafe utimensat(AT_FDCWD, SystemText.pathOfC(path), nil, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file if it is there.
  package static func remove(_ path: String) { _ = unsafe unlink(SystemText.pathOfC(path)) }

  /// Waits until the names of the files in the folder of a file are on the device.
  package static func synchronizeFolder(of path: String) throws(Failure) {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw Failure("open") }
    defer { close(descriptor) }
    try synchronize(descriptor)
  }

  /// Waits for some milliseconds.
  package static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
    // Safe: the system reads the time. It is no harm if a signal ends the pause.
    _ = unsafe nanosleep(&time, nil)
  }
}

/// Calls `open(2)`, whose name a method above hides.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  // Safe: the path ends with a zero.
  unsafe open(SystemText.pathOfC(path), flags, mode)
}

/// Calls `write(2)`, whose name the methods of a file hide.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // Safe: the caller passes the number of bytes that it has.
  unsafe write(descriptor, bytes, count)
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders of files.
package enum SystemFolder {
  /// Returns whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // Safe: the path ends with a zero, and the system fills the status.
    return unsafe stat(SystemText.pathOfC(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a folder can be read.
  package static func isReadable(_ folder: String) -> Bool {
    // Safe: the path ends with a zero.
    unsafe access(SystemText.pathOfC(folder), R_OK) == 0
  }

  /// Returns the names of what is in a folder, in the order of their bytes; `nil` if it cannot be read.
  package static func names(in folder: String) -> [String]? {
    // Safe: the path ends with a zero.
    guard let listing = unsafe opendir(SystemText.pathOfC(folder)) else { return nil }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    // Safe: an entry exists until the next one is read, and its name ends with a zero.
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self) { name in
          unsafe name.baseAddress.map { unsafe SystemText.text(ofC: $0) } ?? ""
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the paths of all files in a folder and its subfolders, relative to the folder; `nil` if the folder cannot
  /// be read. Symbolic links to folders are not followed.
  package static func files(in folder: String) -> [String]? {
    names(in: folder)?.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      // Safe: the path ends with a zero, and the system fills the status.
      guard unsafe lstat(SystemText.pathOfC(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return [name]
      }
      return (files(in: path) ?? []).map { "\(name)/\($0)" }
    }
  }

  /// Makes a folder and those around it; returns whether it is there.
  ///
  /// - Parameter isPrivate: whether only the user can open those that are made.
  package static func make(_ path: String, isPrivate: Bool = false) -> Bool {
    if isFolder(path) { return true }
    // The system takes no longer paths.
    guard path.utf8.count <= Int(PATH_MAX) else {
      errno = ENAMETOOLONG
      return false
    }
    if let end = path.lastIndex(of: "/"), end > path.startIndex, !make(String(path[..<end]), isPrivate: isPrivate) {
      return false
    }
    // Safe: the path ends with a zero.
    if unsafe mkdir(SystemText.pathOfC(path), isPrivate ? 0o700 : 0o777) == 0 { return true }
    // It may be there now, if another process made it or if it ends with a slash.
    let failure = errno
    defer { errno = failure }
    return isFolder(path)
  }

  /// A folder that cannot be used.
  package enum Failure: Error {
    /// It cannot be made.
    case notMade(WritableFile.Failure)
    /// There is no folder, but something else.
    case noFolder
    /// Others than its owner can read it or write to it, or the owner is another user.
    case notPrivate
  }

  /// Makes a folder that only its owner can open, and those around it, unless it is there.
  package static func makePrivate(_ path: String) throws(Failure) {
    if !make(path, isPrivate: true), errno != EEXIST, errno != ENOTDIR { throw .notMade(WritableFile.Failure("mkdir")) }
    var status = stat()
    // Safe: the path ends with a zero, and the system fills the status.
    guard unsafe stat(SystemText.pathOfC(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noFolder
    }
    guard status.st_mode & 0o077 == 0, status.st_uid == geteuid() else { throw .notPrivate }
  }

  /// A folder that nobody else locks in this way until the lock is gone, or the process.
  package final class Lock: Sendable {
    private let descriptor: Int32

    /// Locks a folder; `nil` if somebody else has locked it, or if it cannot be read. A file system without locks
    /// allows everything.
    package init?(_ path: String) {
      // Safe: the path ends with a zero.
      descriptor = unsafe open(SystemText.pathOfC(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        if errno == EWOULDBLOCK { return nil }
        return
      }
    }

    deinit { close(descriptor) }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders of files.
package enum SystemFolder {
  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // Safe: the path ends with a zero, and the system fills the status.
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names of what is in a folder, in the order of their bytes; `nil` if it cannot be read.
  package static func names(in folder: String) -> [String]? {
    // Safe: the path ends with a zero.
    guard let listing = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    // Safe: an entry exists until the next one is read, and its name ends with a zero.
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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

  /// Makes a folder that only its owner can open, unless it is there.
  package static func makePrivate(_ path: String) throws(Failure) {
    // Safe: the path ends with a zero.
    let isMade = unsafe mkdir(path, 0o700) == 0
    if !isMade, errno != EEXIST { throw .notMade(WritableFile.Failure("mkdir")) }
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder }
    guard status.st_mode & 0o077 == 0, status.st_uid == geteuid() else { throw .notPrivate }
  }
}

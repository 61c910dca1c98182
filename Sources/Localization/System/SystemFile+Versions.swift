#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemFile {
  /// Identifies the content of a file without reading it: another file in its place, and a file that was written to,
  /// have another version.
  package struct Version: Sendable, Hashable {
    fileprivate let device: UInt64
    /// The number of the file on the device.
    fileprivate let file: UInt64
    /// The size in bytes.
    package let size: Int
    /// The time of the last change of the content.
    fileprivate let modified: Time
    /// The time of the last change of the content, the owner or the permissions.
    fileprivate let changed: Time

    /// Returns whether the same file is meant, whatever its content.
    package func isSameFile(as other: Version) -> Bool { (device, file) == (other.device, other.file) }

    /// Returns whether the content was written before that of another file.
    package func isOlder(than other: Version) -> Bool { modified.nanoseconds < other.modified.nanoseconds }

    /// Returns whether a change of the content after this time has another version.
    ///
    /// The clock of a file system moves in steps of some milliseconds. Two changes in one step can have the same
    /// version.
    package func isSettled(at time: Time) -> Bool { changed.nanoseconds + 100_000_000 < time.nanoseconds }
  }

  /// A time of the system's clock.
  package struct Time: Sendable, Hashable {
    /// The nanoseconds since the beginning of 1970 in UTC.
    fileprivate let nanoseconds: Int64

    fileprivate init(_ time: timespec) { nanoseconds = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }

    /// The current time.
    package static var now: Time {
      var time = timespec()
      // A clock that fails is at the beginning of 1970, when nothing is settled.
      _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
      return Time(time)
    }

    /// The whole seconds since the beginning of 1970 in UTC.
    package var seconds: Int { Int(nanoseconds / 1_000_000_000) }

    /// The whole days since the beginning of 1970 in UTC.
    package var days: Int { seconds / 86_400 }
  }

  /// Returns the version of a file behind all links.
  package static func version(of path: String) throws(Failure) -> Version {
    var status = stat()
    // Safe: the path ends with a zero, and the system fills the status.
    guard unsafe stat(SystemText.pathOfC(path), &status) == 0 else { throw errno == ENOENT ? .missing : .unreadable }
    return Version(status)
  }

  /// Returns the absolute path of a file behind all links; `nil` if there is no such file.
  package static func realPath(of path: String) -> String? {
    // Safe: the system ends the path with a zero, and it is freed when it is copied.
    guard let real = unsafe realpath(SystemText.pathOfC(path), nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe SystemText.text(ofC: real)
  }
}

extension SystemFile.Version {
  /// Creates the version of a file from what the system tells about it.
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = SystemFile.Time(status.st_mtimespec)
      changed = SystemFile.Time(status.st_ctimespec)
    #else
      modified = SystemFile.Time(status.st_mtim)
      changed = SystemFile.Time(status.st_ctim)
    #endif
  }
}

import Foundation

/// The files and folders in some folders, each with the moment of its last change.
struct SourceWatch {
  private struct Entry {
    /// The path as a C string.
    let path: [CChar]
    /// The moment of the last change; `nil` if there is no such file.
    let changed: timespec?
  }

  private let folders: [URL]
  private var entries: [Entry] = []

  init(_ folders: [URL]) { self.folders = folders }

  /// Whether a file was changed, added or removed since ``read()``.
  ///
  /// A folder is changed when a file is added to it or removed from it.
  var isChanged: Bool {
    !entries.allSatisfy { entry in
      let now = Self.moment(of: entry.path)
      return now?.tv_sec == entry.changed?.tv_sec && now?.tv_nsec == entry.changed?.tv_nsec
    }
  }

  /// Reads the present files and folders, with the moments of their last changes.
  mutating func read() {
    entries = folders.flatMap { folder in
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return [folder] + (found ?? .init()).compactMap { $0 as? URL }
    }.map { url in
      let path = url.withUnsafeFileSystemRepresentation {
        $0.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
      }
      return Entry(path: path ?? [0], changed: path.flatMap(Self.moment))
    }
  }

  /// The moment of the last change of a file; `nil` if there is no such file.
  private static func moment(of path: [CChar]) -> timespec? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return status.st_mtimespec
    #else
      return status.st_mtim
    #endif
  }
}

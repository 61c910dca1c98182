import LoanDetailGallery
import LoanDetailJSON
import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder of a gallery. A list in it has the paths of the gallery's own files, so that no other file is ever
/// changed.
struct SiteFolder {
  /// The reason why the folder cannot be used or written.
  struct Failure: Error {
    let message: String
  }

  private let folder: String
  private let lock: SystemFolder.Lock
  /// The gallery's own files: those of the list, and those written since.
  private var own: Set<String>
  /// The paths of the files that this gallery has.
  private var current: Set<String> = []
  /// The number of files that were written, because they were new or had changed.
  private(set) var written = 0
  /// The number of files that were there already.
  private(set) var unchanged = 0
  /// The number of files of the earlier gallery that were removed.
  private(set) var removed = 0

  /// The name of the list.
  static let list = "gallery-files.txt"
  /// The first line of the list.
  private static let head = "loan-detail gallery: the files below are its own. It replaces and removes them.\n"

  /// Opens a folder, and makes it if there is none.
  ///
  /// - Parameter folder: the path as a text of `SystemText`.
  init(_ folder: String) throws(Failure) {
    self.folder = folder
    let shown = SourcePath.quoted(SystemText.shown(folder))
    guard SystemFolder.make(folder) else { throw Failure(message: "The folder \(shown) cannot be made.") }
    guard SystemFolder.isReadable(folder) else { throw Failure(message: "The folder \(shown) cannot be read.") }
    guard let lock = SystemFolder.Lock(folder) else {
      throw Failure(message: "Another gallery is being written to the folder \(shown).")
    }
    self.lock = lock
    if SystemFolder.names(in: folder)?.isEmpty ?? false {
      own = []
    } else if let list = Self.content("\(folder)/\(Self.list)"), let paths = Self.paths(in: list) {
      own = paths
    } else {
      throw Failure(
        message:
          "The folder \(shown) is not empty and holds no gallery. Give --output a new folder, or that of an earlier "
          + "gallery.")
    }
    try writeList(own)
  }

  /// Writes those of the gallery's files whose bytes have changed.
  mutating func write(_ files: [Gallery.File]) throws(Failure) {
    let paths = Set(files.map(\.path))
    if let path = paths.sorted().first(where: isNoFile) {
      throw Failure(
        message:
          "\(SourcePath.quoted("\(SystemText.shown(folder))/\(path)")) is no file or behind a link. "
          + "Remove what is there."
      )
    }
    let new = paths.subtracting(own)
    for path in new.sorted() where Self.content("\(folder)/\(path)") != nil {
      throw Failure(
        message:
          "\(SourcePath.quoted("\(SystemText.shown(folder))/\(path)")) is no file of the gallery, and has the name of "
          + "one. Move it away.")
    }
    // Listed before they are written, the files are known as the gallery's own even if it is interrupted.
    own.formUnion(new)
    if !new.isEmpty { try writeList(own) }
    current.formUnion(paths)
    for file in files {
      let path = "\(folder)/\(file.path)"
      if Self.content(path) == file.bytes {
        unchanged += 1
      } else {
        try replace(file.bytes, at: path)
        written += 1
      }
    }
  }

  /// Removes the files of an earlier gallery that are not written any more, and the folders that have become empty.
  mutating func finish() throws(Failure) {
    for path in own.subtracting(current).sorted() {
      if isNoFile(path) { continue }
      // Safe: the path ends with a zero.
      if unsafe unlink(SystemText.pathOfC("\(folder)/\(path)")) == 0 { removed += 1 }
      var parent = path[...]
      while let end = parent.lastIndex(of: "/") {
        parent = parent[..<end]
        // It is not removed if it has files.
        guard unsafe rmdir(SystemText.pathOfC("\(folder)/\(parent)")) == 0 else { break }
      }
    }
    own = current
    try writeList(own)
  }

  /// Whether what is at a path is no file, or a folder of the path is a link, which may lead out of the gallery.
  private func isNoFile(_ path: String) -> Bool {
    path.indices.filter { path[$0] == "/" }.contains { end in
      Self.kind("\(folder)/\(path[..<end])").map { $0 != S_IFDIR } ?? false
    } || Self.kind("\(folder)/\(path)").map { $0 != S_IFREG } ?? false
  }

  /// The kind of a file or a link; `nil` if there is none.
  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    // Safe: the path ends with a zero.
    return unsafe lstat(SystemText.pathOfC(path), &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Writes the list, if it has changed.
  private func writeList(_ paths: Set<String>) throws(Failure) {
    let list = Self.head + paths.sorted().map { "\($0)\n" }.joined()
    let path = "\(folder)/\(Self.list)"
    if Self.content(path) != Array(list.utf8) { try replace(Array(list.utf8), at: path) }
  }

  /// Writes a file, and makes its folders if they are missing.
  private func replace(_ bytes: [UInt8], at path: String) throws(Failure) {
    guard path.lastIndex(of: "/").map({ SystemFolder.make(String(path[..<$0])) }) ?? true,
      OutputFile.replace(bytes, at: path)
    else { throw Failure(message: "\(SourcePath.quoted(SystemText.shown(path))) cannot be written.") }
  }

  /// Reads a list; `nil` if it is none, or has a path that leads out of the folder.
  private static func paths(in list: [UInt8]) -> Set<String>? {
    guard list.starts(with: head.utf8) else { return nil }
    let paths = String(decoding: list.dropFirst(head.utf8.count), as: UTF8.self).split(separator: "\n").map(String.init)
    let areInside = paths.allSatisfy { path in
      path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    }
    return areInside ? Set(paths) : nil
  }

  /// The bytes of a file; `nil` if nothing is there or reading fails, and empty for a link or anything else that cannot
  /// be opened as a file.
  static func content(_ path: String) -> [UInt8]? {
    var status = stat()
    // Safe: the path ends with a zero.
    guard unsafe lstat(SystemText.pathOfC(path), &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, let file = try? OpenFile(path) else { return [] }
    return file.read(Int(status.st_size) + 1)
  }
}

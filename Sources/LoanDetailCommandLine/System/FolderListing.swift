#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lists the files of a folder.
enum FolderListing {
  /// Returns the paths of all files in a folder and its subfolders, relative to the folder; `nil` if the folder cannot
  /// be read. Symbolic links to folders are not followed.
  static func files(in folder: String) -> [String]? {
    guard let names = names(in: folder) else { return nil }
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard isFolder(path) else { return [name] }
      return (files(in: path) ?? []).map { "\(name)/\($0)" }
    }
  }

  private static func names(in folder: String) -> [String]? {
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
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

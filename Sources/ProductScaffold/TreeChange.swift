import Foundation

/// Changes of the package's files that can be undone.
struct TreeChange {
  private let tree: PackageTree
  /// The edited files with their old contents.
  private var kept: [(path: String, content: Data)] = []
  /// The new folders and files.
  private var made: [String] = []
  /// The removed folders and files, with the places where they are kept aside.
  private var removed: [(path: String, to: URL)] = []

  init(in tree: PackageTree) { self.tree = tree }

  /// Runs `work` and undoes its changes if it throws.
  static func attempt(in tree: PackageTree, _ work: (inout TreeChange) throws -> Void) throws {
    var change = TreeChange(in: tree)
    do { try work(&change) } catch {
      try change.takeBack()
      throw error
    }
    for (_, place) in change.removed { try FileManager.default.removeItem(at: place) }
  }

  /// Replaces the content of a file and keeps the old content.
  mutating func edit(_ path: String, _ text: String) throws {
    kept.append((path, try Data(contentsOf: tree.url(path))))
    try Data(text.utf8).write(to: tree.url(path))
  }

  /// Writes the files of a new folder, or a new file.
  mutating func make(_ path: String, files: [String: String]) throws {
    made.append(path)
    for (file, text) in files {
      try FileManager.default.createDirectory(
        at: tree.url(file).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: tree.url(file))
    }
  }

  /// Removes a folder or a file; it is kept aside until all work is done.
  mutating func remove(_ path: String) throws {
    let place = tree.url(path).deletingLastPathComponent().appending(path: ".removed-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: tree.url(path), to: place)
    removed.append((path, place))
  }

  /// Undoes all changes.
  private func takeBack() throws {
    for (path, place) in removed { try FileManager.default.moveItem(at: place, to: tree.url(path)) }
    for path in made where FileManager.default.fileExists(atPath: tree.url(path).path) {
      try FileManager.default.removeItem(at: tree.url(path))
    }
    for (path, content) in kept { try content.write(to: tree.url(path)) }
  }
}

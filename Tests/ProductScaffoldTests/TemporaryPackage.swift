import Foundation

@testable import ProductScaffold

/// A package with what the scaffold reads and changes, in a folder that goes with the test.
final class TemporaryPackage {
  let tree: PackageTree

  /// The package these tests belong to.
  static let real = PackageTree(
    root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL)

  /// Copies the two lists and the template, and makes one product up.
  init() throws {
    tree = PackageTree(root: FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)"))
    for path in [
      PackageTree.manifest, PackageTree.installed, PackageTree.samples, PackageTree.templates, ".swift-format",
    ] {
      let target = tree.url(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.real.url(path), to: target)
    }
    for folder in ["Tests/EngineTests", "Schemas/Products"] {
      try FileManager.default.createDirectory(at: tree.url(folder), withIntermediateDirectories: true)
    }
    try write("ProductPlugins/Teapot/Sources/Teapot.swift", "")
    try write("ProductPlugins/Teapot/Samples/portfolio.json", "  \"id\": \"4007\",\n  \"id\": \"12\",\n")
    try write("Sources/Engine/Money.swift", "\nstruct Money {}\n")
  }

  deinit { try? FileManager.default.removeItem(at: tree.root) }

  func write(_ path: String, _ text: String) throws {
    let url = tree.url(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every file and what it says.
  func files() throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: tree.root.path).reduce(into: [:]) { files, path in
      files[path] = try? Data(contentsOf: tree.url(path))
    }
  }

  /// Runs the tool without building anything.
  func run(_ arguments: String...) throws -> String { try run(arguments) }

  private func run(_ arguments: [String]) throws -> String {
    try ScaffoldCommand([arguments[0], tree.root.path, tree.root.path] + arguments.dropFirst()).run()
  }

  func add(_ name: String, title: String = "Kettle lease", _ options: String...) throws -> String {
    try run(["add", name, "--title-en", title, "--title-ru", "Автолизинг", "--files-only"] + options)
  }
}

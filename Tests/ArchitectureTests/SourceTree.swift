import Foundation

/// One source file.
struct SourceFile {
  /// The path from the package's root.
  var path: String
  /// The module it belongs to.
  var module: String
  var text: String

  /// The lines that are not just a comment, with their numbers.
  var code: [(number: Int, line: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.drop(while: \.isWhitespace).hasPrefix("//") }
      .map { ($0.offset + 1, $0.element) }
  }
}

/// The package as it lies on the disk.
struct SourceTree {
  let root: URL

  /// The package this test belongs to.
  static let package = SourceTree(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

  /// The folders under ProductPlugins, each named after its module.
  func products() throws -> [String] { try folders(in: "ProductPlugins") }

  /// Every file of a module that is shipped.
  func sources() throws -> [SourceFile] {
    let modules = try folders(in: "Sources").filter { $0 != "Plugins" }.map { ($0, "Sources/\($0)") }
    let plugins = try folders(in: "Sources/Plugins").map { ($0, "Sources/Plugins/\($0)") }
    let products = try products().map { ($0, "ProductPlugins/\($0)/Sources") }
    return try (modules + plugins + products).flatMap { module, folder in try files(in: folder, of: module) }
  }

  /// Every file of a test.
  func tests() throws -> [SourceFile] {
    let modules = try folders(in: "Tests").map { ($0, "Tests/\($0)") }
    let products = try products().map { ("\($0)Tests", "ProductPlugins/\($0)/Tests") }
    return try (modules + products).flatMap { module, folder in try files(in: folder, of: module) }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent)
    .sorted()
  }

  /// The Swift files below a folder; what is built there is none of them.
  func files(in folder: String, of module: String) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }
      .sorted()
      .map { SourceFile(path: "\(folder)/\($0)", module: module, text: try text(of: "\(folder)/\($0)")) }
  }
}

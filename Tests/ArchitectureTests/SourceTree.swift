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

  /// The name of the module that the scaffold's template would make: a placeholder.
  static let template = "__NAME__"

  /// The folders under ProductPlugins, each named after its module.
  func products() throws -> [String] { try folders(in: "ProductPlugins") }

  /// Every file of a module that is not a test, and of the template that new products are made from.
  func sources() throws -> [SourceFile] {
    let modules = try folders(in: "Sources").filter { $0 != "Plugins" }.map { ($0, "Sources/\($0)") }
    let plugins = try folders(in: "Sources/Plugins").map { ($0, "Sources/Plugins/\($0)") }
    let products = try products().map { ($0, "ProductPlugins/\($0)/Sources") }
    let template = [(Self.template, "\(templates)/Sources")]
    return try (modules + plugins + products + template).flatMap { module, folder in try files(in: folder, of: module) }
  }

  /// Every file of a test, of a package below Tests, and of the template's tests.
  func tests() throws -> [SourceFile] {
    let modules = try folders(in: "Tests").map { ($0, "Tests/\($0)") }
    let products = try products().map { ("\($0)Tests", "ProductPlugins/\($0)/Tests") }
    let template = [("\(Self.template)Tests", "\(templates)/Tests")]
    return try (modules + products + template).flatMap { module, folder in try files(in: folder, of: module) }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private var templates: String { "Sources/ProductScaffold/Templates" }

  private func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent)
    .sorted()
  }

  /// The Swift files below a folder, without what is built there and without the template, which is not compiled.
  func files(in folder: String, of module: String) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") && !$0.hasPrefix("Templates/") }
      .sorted()
      .map { SourceFile(path: "\(folder)/\($0)", module: module, text: try text(of: "\(folder)/\($0)")) }
  }
}

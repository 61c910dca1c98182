import Foundation

/// The files of the package on disk.
struct PackageTree {
  let root: URL

  // The paths of files and folders from the root.
  static let manifest = "Package.swift"
  static let installed = "Sources/InstalledProducts/InstalledProducts.swift"
  static let samples = "Sources/SampleTexts/SampleTexts.c"
  static let templates = "Sources/ProductScaffold/Templates"
  /// The files that only one kind of product has, in a folder for each kind.
  static let kinds = "\(templates)/Like"

  static func folder(of name: ProductName) -> String { "ProductPlugins/\(name)" }
  static func schema(of name: ProductName) -> String { "Schemas/Products/\(name.type).schema.json" }

  /// Returns the names of the products that have a folder.
  func products() throws -> [String] { try folders(in: "ProductPlugins") }

  /// Throws if a module of any package below the root has this name (ignoring case), or if a source file of this
  /// package contains it.
  func checkIsFree(_ name: ProductName) throws {
    let modules = try modules()
    if let module = modules.first(where: { $0.isNamed(name.description) }) {
      throw ScaffoldError("The name \"\(name)\" is taken: \(module).")
    }
    if let module = modules.first(where: { $0.isNamed("\(name)Tests") }) {
      throw ScaffoldError(
        "The name \"\(name)\" is taken: \(module), and the product's tests would have the same name.")
    }
    let schema = Self.schema(of: name)
    guard !FileManager.default.fileExists(atPath: url(schema).path) else {
      throw ScaffoldError("The product type \"\(name.type)\" is taken: there is \(schema) already.")
    }
    for path in try sources() where path != Self.installed {
      guard let line = try name.firstLine(sayingItIn: text(of: path)) else { continue }
      throw ScaffoldError(
        """
        The name "\(name)" cannot be a product's: \(path):\(line) says it, and only a product's own files may. \
        Choose a name of its own.
        """)
    }
  }

  /// Throws if one of the files contains the name of another product.
  func checkSayNoOtherProduct(_ files: [String: String], of name: ProductName) throws {
    for other in try products().map(ProductName.init) {
      guard files.contains(where: { $0.key.hasSuffix(".swift") && other.firstLine(sayingItIn: $0.value) != nil }) else {
        continue
      }
      throw ScaffoldError(
        """
        The name of "\(name)" says "\(other)", which is another product, and no product names another. \
        Choose a name of its own.
        """)
    }
  }

  /// Returns a number of thousands for the ids and the customer of the new product's sample records. The number is
  /// larger than that of every other product, also of the packages below this one.
  func freeThousand() throws -> Int {
    let samples = try files(in: "ProductPlugins") + packages(in: "").filter { !$0.isEmpty }.flatMap(files(in:))
    let numbers = try samples.filter { $0.contains("/Samples/") && $0.hasSuffix(".json") }.flatMap { path in
      try text(of: path).matches(of: /"(?:id|customer)": "(?:C-)?(\d{1,9})"/).compactMap { Int($0.1) }
    }
    return (numbers.max() ?? 0) / 1000 + 1
  }

  /// Returns the files of a kind's template: their paths below the product's folder, and their contents.
  func template(of kind: ProductKind) throws -> [String: String] {
    let common = try texts(in: Self.templates).filter { !"\(Self.templates)/\($0.key)".hasPrefix("\(Self.kinds)/") }
    return try common.merging(texts(in: "\(Self.kinds)/\(kind.rawValue)")) { $1 }
  }

  /// Returns the contents of the files in a folder by their paths below it.
  private func texts(in folder: String) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: files(in: folder).map { (String($0.dropFirst(folder.count + 1)), try text(of: $0)) })
  }

  /// The place of a file or a folder on disk.
  func url(_ path: String) -> URL { root.appending(path: path) }

  func text(of path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Returns the Swift files of all shipped modules. The scaffold is not one of them, and its examples contain product
  /// names.
  private func sources() throws -> [String] {
    try (["Sources"] + products().map { "ProductPlugins/\($0)/Sources" }).flatMap(files(in:)).filter { path in
      path.hasSuffix(".swift") && !["Sources/ProductScaffold/", "Sources/Plugins/"].contains(where: path.hasPrefix)
    }
  }

  /// Returns the subfolders of a folder, without hidden ones such as build folders.
  func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
      .filter { !$0.hasPrefix(".") && isFolder("\(folder)/\($0)") }
      .sorted()
  }

  /// Returns the paths of all files in a folder and below it, without hidden ones.
  func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
      .map { "\(folder)/\($0)" }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } && !isFolder($0) }
      .sorted()
  }

  func isFolder(_ path: String) -> Bool {
    (try? url(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}

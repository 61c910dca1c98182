/// A list of products in a file, a line for each. Removing a name exactly undoes adding it.
struct LineList {
  /// The file and its new text.
  typealias Edit = (path: String, text: String)

  /// The file that contains the list.
  let path: String
  /// The line before the first product.
  let start: String
  /// The line after the last product.
  let end: String
  /// Whether the file also imports the products.
  var hasImports = false
  /// Returns the line of a product.
  let line: @Sendable (ProductName) -> String

  /// All lists that name the products.
  static let all = [
    LineList(path: PackageTree.manifest, start: "let products: [String] = [", end: "]") { "  \"\($0)\"," },
    LineList(
      path: PackageTree.installed, start: "  public static let all: [ProductPlugin] = [", end: "  ]", hasImports: true
    ) { "    \($0).plugin," },
    LineList(path: PackageTree.samples, start: "static const Sample samples[] = {", end: "};") {
      "#include \"../../\(PackageTree.folder(of: $0))/Samples/Samples.h\""
    },
  ]

  /// Returns the file with the product at the end of the list, and its import in the sorted imports.
  func adding(_ name: ProductName, in tree: PackageTree) throws -> Edit {
    var lines = try lines(in: tree)
    guard let first = lines.firstIndex(of: start), let last = lines[first...].firstIndex(of: end) else {
      throw ScaffoldError("\(path) has no list that begins with the line \"\(start)\" and ends with \"\(end)\".")
    }
    lines.insert(line(name), at: last)
    if hasImports {
      let next = lines.firstIndex { line in
        let module = line.split(separator: " ").last ?? ""
        return !line.contains("import ") || module > name.description
      }
      lines.insert("import \(name)", at: next ?? lines.endIndex)
    }
    return (path, lines.joined(separator: "\n"))
  }

  /// Returns the file without the product and its import.
  func removing(_ name: ProductName, in tree: PackageTree) throws -> Edit {
    var lines = try lines(in: tree)
    for line in [line(name)] + (hasImports ? ["import \(name)"] : []) {
      guard let index = lines.firstIndex(of: line) else { throw ScaffoldError("\(path) has no line \"\(line)\".") }
      lines.remove(at: index)
    }
    return (path, lines.joined(separator: "\n"))
  }

  /// The lines of the file.
  private func lines(in tree: PackageTree) throws -> [String] {
    try tree.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

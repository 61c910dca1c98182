/// Edits the two lists that name the products. Removing a name exactly undoes adding it.
enum LineList {
  /// Returns the package manifest with the product at the end of its list.
  static func manifest(_ text: String, adding name: ProductName) throws(ScaffoldError) -> String {
    try inserting("  \"\(name)\",", before: "]", after: manifestStart, in: text, of: "Package.swift")
  }

  /// Returns the list of installed products with the product's import in the sorted imports and its plugin at the end.
  static func installed(_ text: String, adding name: ProductName) throws(ScaffoldError) -> String {
    let entry = try inserting(
      "    \(name).plugin,", before: "  ]", after: installedStart, in: text, of: "InstalledProducts.swift")
    return entry.lines(byInserting: "import \(name)") { line in
      let module = line.split(separator: " ").last ?? ""
      return !line.contains("import ") || module > name.description
    }
  }

  /// Returns the manifest without the product.
  static func manifest(_ text: String, removing name: ProductName) throws(ScaffoldError) -> String {
    try removing("  \"\(name)\",", from: text, of: "Package.swift")
  }

  /// Returns the list of installed products without the product.
  static func installed(_ text: String, removing name: ProductName) throws(ScaffoldError) -> String {
    let file = "InstalledProducts.swift"
    return try removing(
      "import \(name)", from: removing("    \(name).plugin,", from: text, of: file), of: file)
  }

  private static let manifestStart = "let products: [String] = ["
  private static let installedStart = "  public static let all: [ProductPlugin] = ["

  private static func inserting(
    _ line: String, before end: String, after start: String, in text: String, of file: String
  ) throws(ScaffoldError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(of: start), let last = lines[first...].firstIndex(of: end) else {
      throw ScaffoldError("\(file) has no list that begins with the line \"\(start)\" and ends with \"\(end)\".")
    }
    lines.insert(line, at: last)
    return lines.joined(separator: "\n")
  }

  private static func removing(_ line: String, from text: String, of file: String) throws(ScaffoldError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(of: line) else {
      throw ScaffoldError("\(file) has no line \"\(line)\".")
    }
    lines.remove(at: index)
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Returns the text with a line inserted before the first line for which `isNext` is true.
  fileprivate func lines(byInserting line: String, before isNext: (String) -> Bool) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(line, at: lines.firstIndex(where: isNext) ?? lines.endIndex)
    return lines.joined(separator: "\n")
  }
}

/// The edits of the two lists a product is named in; taking a name out undoes putting it in.
enum LineList {
  /// The package's manifest with the product at the end of its list.
  static func manifest(_ text: String, adding name: ProductName) throws(ScaffoldError) -> String {
    try inserting("  \"\(name)\",", before: "]", after: manifestStart, in: text, of: "Package.swift")
  }

  /// The list of installed products with the product's import among the imports and its plugin at the end.
  static func installed(_ text: String, adding name: ProductName) throws(ScaffoldError) -> String {
    let entry = try inserting(
      "    \(name).plugin,", before: "  ]", after: installedStart, in: text, of: "InstalledProducts.swift")
    return entry.lines(byInserting: "import \(name)") { line in
      let module = line.split(separator: " ").last ?? ""
      return !line.contains("import ") || module > name.description
    }
  }

  /// The manifest without the product.
  static func manifest(_ text: String, removing name: ProductName) throws(ScaffoldError) -> String {
    try removing("  \"\(name)\",", from: text, of: "Package.swift")
  }

  /// The list of installed products without the product.
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
  /// The text with a line before the first one that fits.
  fileprivate func lines(byInserting line: String, before isNext: (String) -> Bool) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(line, at: lines.firstIndex(where: isNext) ?? lines.endIndex)
    return lines.joined(separator: "\n")
  }
}

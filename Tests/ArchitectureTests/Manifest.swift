/// What Package.swift declares, read from its text: running SwiftPM inside a test would take seconds.
struct Manifest {
  /// The modules of this package that each module declares.
  var dependencies: [String: [String]] = [:]

  init(text: String, products: [String]) {
    // module("Name"), module("Name", uses: […]), with + products or settings: …
    for match in text.matches(
      of: /\bmodule\(\s*"([\w-]+)"(?:,\s*uses:\s*\[([^\]]*)\](\s*\+\s*products)?)?(?:,\s*settings:\s*\w+)?\s*\)/)
    {
      dependencies[String(match.1)] = Self.names(in: match.2 ?? "") + (match.3 == nil ? [] : products)
    }
    for match in text.matches(of: /\.executableTarget\(\s*name:\s*"([\w-]+)"(?:,\s*dependencies:\s*\[([^\]]*)\])?/) {
      dependencies[String(match.1)] = Self.names(in: match.2 ?? "")
    }
    if let match = text.firstMatch(of: /let productDependencies = \[([^\]]*)\]/) {
      for product in products + [SourceTree.template] { dependencies[product] = Self.names(in: match.1) }
    }
    // A plugin depends on the tool that it runs, and imports nothing of ours.
    for match in text.matches(of: /(?:\bscaffoldPlugin\(|\.plugin\()\s*(?:name: )?"([\w-]+)"/) {
      dependencies[String(match.1)] = []
    }
  }

  private static func names(in list: Substring) -> [String] { list.matches(of: /"([^"]+)"/).map { String($0.1) } }
}

import Foundation

/// The checks: each takes files and answers what breaks its rule, a line each.
enum Checks {
  /// Modules import only what the table lets them.
  static func imports(of files: [SourceFile], by modules: Modules) -> [String] {
    let rules = modules.rules
    return files.flatMap { file -> [String] in
      guard let rule = rules[file.module] else { return ["\(file.path): \(file.module) is not in the table"] }
      return file.code.compactMap { number, line in
        guard let match = importedName(in: line) else { return nil }
        let name = String(match.2)
        return (rule.ours + rule.others).contains(name)
          ? nil : "\(file.path):\(number): \(file.module) may not import \(name)"
      }
    }
  }

  /// Package.swift declares for each module the dependencies that the table has, and no others.
  static func dependencies(of manifest: Manifest, by modules: Modules) -> [String] {
    modules.rules.sorted { $0.key < $1.key }.flatMap { module, rule -> [String] in
      guard let names = manifest.dependencies[module] else { return ["Package.swift: no target \(module) was found"] }
      let (declared, allowed) = (Set(names), Set(rule.ours))
      return declared.subtracting(allowed).sorted().map { "Package.swift: \(module) may not depend on \($0)" }
        + allowed.subtracting(declared).sorted().map { "Package.swift: \(module) does not declare \($0)" }
    }
  }

  /// A module's API shows nothing of another one's.
  static func publicImports(of files: [SourceFile], from prefix: String) -> [String] {
    files.flatMap { file in
      file.code.compactMap { number, line in
        guard let match = importedName(in: line), match.2.hasPrefix(prefix), match.1 == "public" else {
          return nil
        }
        return "\(file.path):\(number): \(file.module) shows \(match.2) in its API"
      }
    }
  }

  /// No string is the name of a JSON field or value: words joined by underscores or hyphens.
  static func wireNames(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.code.compactMap { number, line in
        line.firstMatch(of: /"([a-z]+(?:[_-][a-z]+)+)["\[.]/).map {
          "\(file.path):\(number): \(file.module) knows the wire name \($0.1)"
        }
      }
    }
  }

  /// No file reaches past what a module makes public.
  static func testableImports(of files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.code.filter { $0.line.contains(/@(testable|_spi|_spiOnly)\b/) }.map { number, _ in
        "\(file.path):\(number): uses what is not public"
      }
    }
  }

  /// No file says a product's name, however it is written.
  static func productNames(in files: [SourceFile], products: [String]) throws -> [String] {
    let patterns = try products.map { product in
      // Words are free: a comment may speak of car loans. One word may well name something else, such as an instalment.
      let isOneWord = product.dropFirst().allSatisfy { !$0.isUppercase }
      let type = product.prefix(1).lowercased() + product.dropFirst()
      let pattern = try Regex(isOneWord ? "\\bimport \(product)\\b|\\b\(product)\\.plugin\\b" : "\(product)|\(type)")
      return (product: product, words: isOneWord ? [product] : [product, type], pattern: pattern)
    }
    return files.flatMap { file -> [String] in
      let candidates = patterns.filter { $0.words.contains { file.text.contains($0) } }
      guard !candidates.isEmpty else { return [] }
      return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        candidates.filter { line.contains($0.pattern) }
          .map { "\(file.path):\(index + 1): names the product \($0.product)" }
      }
    }
  }

  /// A manifest names the module that makes it.
  static func foreignManifests(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.code.compactMap { number, line in
        guard line.contains("module: \""), let match = line.firstMatch(of: /\bmodule: "(\w+)"/), match.1 != file.module
        else { return nil }
        return "\(file.path):\(number): a manifest of \(file.module) names \(match.1)"
      }
    }
  }

  /// No code ends the process, or steps around the compiler's checks.
  static func forbiddenCode(in files: [SourceFile]) -> [String] {
    let words = [
      "try!", "as!", "fatalError(", "precondition(", "preconditionFailure(", "assertionFailure(", "nonisolated(unsafe)",
      "@unchecked Sendable", "unsafeBitCast(", "swiftlint:", "swift-format-ignore",
    ]
    return files.flatMap { file in
      file.code.flatMap { number, line in
        words.filter { line.contains($0) }.map { "\(file.path):\(number): \($0) is not used here" }
      }
    }
  }

  /// In a class that belongs to the domain of its view, the body of a task group, of a cancellation handler or of a
  /// task-local value captures the domain. Another one runs outside it, and Swift 6.3 does not say so.
  static func strayBodies(in files: [SourceFile], of classes: [String]) -> [String] {
    let own = files.filter { file in
      classes.contains { file.text.contains("class \($0)") || file.text.contains("extension \($0) ") }
    }
    return own.flatMap { file in
      zip(file.code, file.code.dropFirst()).compactMap { call, first in
        call.line.contains(/with(\w*TaskGroup|TaskCancellationHandler|Value)\b.*\{/)
          && !first.line.contains("_ = isolation")
          ? "\(file.path):\(call.number): the body leaves the domain of its class; it begins with _ = isolation" : nil
      }
    }
  }

  /// Every test has a title that says which behaviour it checks.
  static func untitledTests(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.text.matches(of: /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*?@Test\b(?!\s*\(\s*")/).map { match in
        let line = file.text[..<match.range.upperBound].split(separator: "\n", omittingEmptySubsequences: false).count
        return "\(file.path):\(line): a test without a title"
      }
    }
  }

  /// No file is too long to be read at once.
  static func length(of files: [SourceFile], atMost limit: Int) -> [String] {
    files.compactMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return lines > limit ? "\(file.path): has \(lines) lines, more than \(limit)" : nil
    }
  }

  /// Comments are as wide as the formatter lets code be, apart from the rows of tables.
  static func wideComments(in files: [SourceFile], atMost limit: Int) -> [String] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        guard line.utf8.count > limit, line.count > limit else { return nil }
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("//"), !text.hasPrefix("/// |") else { return nil }
        return "\(file.path):\(index + 1): has \(line.count) characters, more than \(limit)"
      }
    }
  }

  /// The engine needs no other package.
  static func packageDependencies(in manifest: String) -> [String] {
    manifest.contains(/\.package\s*\(|dependencies:\s*\[\s*\.package/) ? ["Package.swift: depends on a package"] : []
  }

  /// What an import says, if the line is one: most lines are not, and patterns are slow.
  private static func importedName(in line: Substring) -> Regex<(Substring, Substring?, Substring)>.Match? {
    line.range(of: "import") == nil ? nil : line.prefixMatch(of: importPattern)
  }

  private static var importPattern: Regex<(Substring, Substring?, Substring)> {
    /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
  }
}

import Foundation

/// The types that source files declare, each with the types of its properties. It knows the form of this package's
/// sources only: one declaration on a line, with its type.
struct DeclaredTypes {
  /// The members by the full name of the type; the cases of an enumeration have no type.
  private(set) var members: [String: [String: String]] = [:]

  /// Reads all Swift files in the folders.
  init(in folders: URL...) throws {
    for folder in folders {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
  }

  /// Whether a path such as `terms.penalty.rate` leads from the type `root` to a declared member. A path that begins
  /// with a capital letter begins with its type.
  func contains(_ path: String, from root: String) -> Bool {
    var names = path.split(separator: ".").map { String($0) }
    var type: String? = root
    if let first = names.first, first.first?.isUppercase == true {
      type = first
      names.removeFirst()
    }
    for name in names {
      guard let owner = type, let declared = members[owner]?[name] else { return false }
      type = fullName(of: Self.element(of: declared), in: owner)
    }
    return !names.isEmpty
  }

  private mutating func read(_ text: String) {
    // The names of the types around a line; `nil` for other braces.
    var scopes: [String?] = []
    for line in text.split(separator: "\n") {
      let code = line.drop { $0.isWhitespace }
      if code.hasPrefix("//") || code.isEmpty { continue }
      let outer = scopes.isEmpty ? "" : scopes.last.flatMap { $0 }
      var opened: String?
      if let outer, let declared = Self.typeName(in: code) {
        let name = outer.isEmpty ? declared : "\(outer).\(declared)"
        opened = name
        members[name] = members[name] ?? [:]
      } else if let outer, !outer.isEmpty {
        readMember(code, of: outer)
      }
      for character in code {
        if character == "{" {
          scopes.append(opened)
          opened = nil
        } else if character == "}", !scopes.isEmpty {
          scopes.removeLast()
        }
      }
    }
  }

  private mutating func readMember(_ code: Substring, of owner: String) {
    if let match = code.firstMatch(
      of: /^public (?:private\(set\) )?(?:var|let) (\w+)(?:: ([^={]+))?(?: = (\w+)\()?/)
    {
      let type = (match.2 ?? match.3).map { String($0).trimmingCharacters(in: .whitespaces) }
      members[owner]?[String(match.1)] = type ?? ""
    } else if code.hasPrefix("case ") {
      for name in code.dropFirst(5).matches(of: /(\w+)(?:\([^)]*\))?(?:, |$)/) { members[owner]?[String(name.1)] = "" }
    }
  }

  /// The name of the type that a line begins to declare or extend.
  private static func typeName(in code: Substring) -> String? {
    guard code.hasSuffix("{") else { return nil }
    let words = code.split(separator: " ", maxSplits: 3)
    guard let keyword = words.firstIndex(where: { ["struct", "enum", "extension"].contains($0) }), keyword < 2,
      words.indices.contains(keyword + 1)
    else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// The type of the values in facts, lists, sets, dictionaries and optionals.
  private static func element(of type: String) -> String {
    if type.hasSuffix("?") { return element(of: String(type.dropLast())) }
    if let match = type.wholeMatch(of: /(?:Fact|Set)<(.+)>/) { return element(of: String(match.1)) }
    if let match = type.wholeMatch(of: /\[(?:.+: )?(.+)\]/) { return element(of: String(match.1)) }
    return type
  }

  /// The full name of a type that `owner` names: its own, or one of the types around it.
  private func fullName(of type: String, in owner: String) -> String? {
    var scope = owner
    while !scope.isEmpty {
      if members["\(scope).\(type)"] != nil { return "\(scope).\(type)" }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return members[type] == nil ? nil : type
  }
}

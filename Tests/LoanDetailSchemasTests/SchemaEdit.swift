import Foundation
import LoanDetailJSON
import LoanDetailSchemas
import Testing

/// An edit of a published schema, and what is to be said of it.
struct SchemaEdit: Sendable {
  var schema = "loan-detail"
  var what: String
  var steps: [Step]
  var changes: [Expected] = []

  /// One step; a path is names and indices parted by slashes.
  enum Step: Sendable {
    case set(String, String)
    case append(String, String)
    case remove(String)
    case reverse(String)
  }

  /// A change as it is to be said, for what we write and for what we read.
  struct Expected: Sendable {
    var output: SchemaChange.Kind
    var input: SchemaChange.Kind
    var path: String
    var message: String
    /// The reason why a reader cannot bear it, which is told for what we write.
    var reason: String?

    func told(for purpose: SchemaComparison.Purpose) -> String {
      guard let reason else { return "\(purpose == .output ? output : input) \(path): \(message)" }
      return purpose == .output ? "\(output) \(path): \(message): \(reason)." : "\(input) \(path): \(message)."
    }
  }

  /// The schema before and after.
  func schemas() throws -> (old: JSONValue, new: JSONValue) {
    let old = try PublishedSchema.read("Published/\(schema).1.schema.json")
    var new = old
    for step in steps {
      switch step {
      case .set(let path, let json):
        let value = try JSONValue(json)
        new.edit(path) { $0 = value }
      case .append(let path, let json):
        let value = try JSONValue(json)
        new.edit(path) { $0 = .array(($0?.elements ?? []) + [value]) }
      case .remove(let path): new.edit(path) { $0 = nil }
      case .reverse(let path): new.edit(path) { $0 = $0?.reversed }
      }
    }
    return (old, new)
  }

  static func breaking(_ path: String, _ message: String) -> Expected {
    Expected(output: .breaking, input: .breaking, path: path, message: message)
  }

  static func widening(_ path: String, _ message: String) -> Expected {
    Expected(output: .breaking, input: .additive, path: path, message: message)
  }

  /// Wider, and told with the reason why a reader cannot bear it.
  static func unbearable(_ path: String, _ message: String, _ reason: String) -> Expected {
    Expected(output: .breaking, input: .additive, path: path, message: message, reason: reason)
  }

  static func additive(_ path: String, _ message: String) -> Expected {
    Expected(output: .additive, input: .additive, path: path, message: message)
  }

  static func editorial(_ path: String, _ message: String) -> Expected {
    Expected(output: .editorial, input: .editorial, path: path, message: message)
  }
}

/// The schemas of this package.
enum PublishedSchema {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")

  static func read(_ name: String) throws -> JSONValue {
    try JSONParser.parse([UInt8](Data(contentsOf: folder.appending(path: name))))
  }

  /// Every schema, by its path in the folder.
  static func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".schema.json") }.sorted()
  }
}

extension JSONValue {
  init(_ json: String) throws { self = try JSONParser.parse(Array(json.utf8)) }

  /// Changes what stands at a path; `nil` where nothing does, and to take it away.
  fileprivate mutating func edit(_ path: String, _ body: (inout JSONValue?) -> Void) {
    edit(path.split(separator: "/").map(String.init)[...], body)
  }

  private mutating func edit(_ path: ArraySlice<String>, _ body: (inout JSONValue?) -> Void) {
    guard let name = path.first else { return }
    var child = Int(name).map { elements.indices.contains($0) ? elements[$0] : nil } ?? self[name]
    if path.count == 1 {
      body(&child)
    } else if child != nil {
      child?.edit(path.dropFirst(), body)
    } else {
      Issue.record("There is nothing at \(name).")
    }
    put(child, at: name)
  }

  private mutating func put(_ child: JSONValue?, at name: String) {
    switch self {
    case .array(var elements):
      guard let index = Int(name), elements.indices.contains(index) else { return }
      elements.replaceSubrange(index...index, with: [child].compactMap(\.self))
      self = .array(elements)
    case .object(var members):
      let new = child.map { Member(name, $0) }
      if let index = members.firstIndex(where: { $0.name == name }) {
        members.replaceSubrange(index...index, with: [new].compactMap(\.self))
      } else if let new {
        members.append(new)
      }
      self = .object(members)
    default: Issue.record("Nothing can stand at \(name).")
    }
  }

  fileprivate var reversed: JSONValue {
    switch self {
    case .array(let elements): .array(elements.reversed())
    case .object(let members): .object(members.reversed())
    default: self
    }
  }
}

public import LoanDetailJSON

extension SchemaComparison {
  /// The comparison as text: one line for each change, then a line with their counts and the conclusion.
  public var text: String {
    let width = SchemaChange.Kind.allCases.map(\.rawValue.count).max() ?? 0
    let lines = changes.map { change in
      let kind = change.kind.rawValue
      return "\(kind)\(String(repeating: " ", count: width - kind.count))  \(change.path): \(change.message)"
    }
    let counts = SchemaChange.Kind.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let last = "\(verdict.isCompatible ? "compatible" : "not compatible"): \(counts). \(conclusion)"
    return (lines + [last]).map { $0 + "\n" }.joined()
  }

  /// Returns the comparison as one JSON object in UTF-8, with a newline at the end.
  public func rendered(_ layout: JSONLayout = .lines) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", 1)
      $0.property("for", purpose.rawValue)
      for (name, version) in [("old", oldVersion), ("new", newVersion)] {
        $0.object(name) {
          $0.property("name", version.name)
          $0.property("version", version.number)
        }
      }
      $0.array("changes") {
        for change in changes {
          $0.object {
            $0.property("kind", change.kind.rawValue)
            $0.property("path", change.path)
            $0.property("message", change.message)
          }
        }
      }
      $0.object("counts") {
        for kind in SchemaChange.Kind.allCases { $0.property(kind.rawValue, count(of: kind)) }
      }
      $0.property("verdict", verdict.rawValue)
      $0.property("isCompatible", verdict.isCompatible)
      $0.property("conclusion", conclusion)
    }
    return json.finish(layout)
  }
}

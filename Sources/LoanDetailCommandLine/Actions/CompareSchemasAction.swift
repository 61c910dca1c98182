import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON

extension CompareSchemasCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let comparison = try comparison(in: surroundings)
    report.exitCode = comparison.verdict.isCompatible ? .ok : .badData
    report.output =
      switch format {
      case .text: Array(comparison.lines.map { $0 + "\n" }.joined().utf8)
      case .json: comparison.json(for: purpose, layout)
      }
  }

  private func comparison(in surroundings: Surroundings) throws(GatewayError) -> SchemaComparison {
    let (oldSchema, newSchema) = (try old.read(in: surroundings), try new.read(in: surroundings))
    do {
      return try SchemaComparison(old: oldSchema, new: newSchema, for: purpose)
    } catch {
      let file = (error.side == .old ? old : new).name
      throw .malformed(
        Diagnostic(
          id: "schema.malformed", severity: .error, path: "\(file): \(error.path)",
          summary: "This is no schema that can be compared.", found: error.found, expected: error.expected))
    }
  }
}

extension SchemaComparison {
  /// The comparison for a person and for line-wise tools.
  fileprivate var lines: [String] {
    let width = SchemaChange.Kind.allCases.map(\.rawValue.count).max() ?? 0
    let lines = changes.map { change in
      let kind = change.kind.rawValue
      return "\(kind)\(String(repeating: " ", count: width - kind.count))  \(change.path): \(change.message)"
    }
    let counts = SchemaChange.Kind.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    return lines + ["\(verdict.isCompatible ? "compatible" : "not compatible"): \(counts). \(conclusion)"]
  }

  /// The comparison for a program.
  fileprivate func json(for purpose: Purpose, _ layout: JSONLayout) -> [UInt8] {
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

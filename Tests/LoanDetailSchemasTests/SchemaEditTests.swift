import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("An edit of a real schema")
struct SchemaEditTests {
  private static let all = SchemaEdit.properties + SchemaEdit.values + SchemaEdit.structure

  @Test("is told by its kind, its place and a sentence, for what we write and for what we read")
  func edits() throws {
    var right = 0
    for edit in Self.all {
      let (old, new) = try edit.schemas()
      #expect(old != new, "\(edit.what) edits nothing")
      let output = try SchemaComparison(old: old, new: new)
      let input = try SchemaComparison(old: old, new: new, for: .input)
      let isRight =
        told(output) == edit.changes.map { $0.told(for: .output) }
        && told(input) == edit.changes.map { $0.told(for: .input) }
      #expect(isRight, "\(edit.what): \(told(output)), as input \(told(input))")
      if isRight { right += 1 }
    }
    print("schema edits: \(Self.all.count) judged, \(right) right")
    #expect(Self.all.count >= 40)
  }

  @Test("counts against the version when it breaks something, and only then")
  func verdicts() throws {
    for edit in Self.all {
      let (old, new) = try edit.schemas()
      let comparison = try SchemaComparison(old: old, new: new)
      let breaks = edit.changes.contains { $0.output == .breaking }
      #expect(comparison.verdict == (breaks ? .breaking : .compatible), "\(edit.what)")
    }
  }

  private func told(_ comparison: SchemaComparison) -> [String] {
    comparison.changes.map { "\($0.kind) \($0.path): \($0.message)" }
  }
}

import LoanDetailJSON
import Testing

/// Each value of a payload is replaced by one that no other field has. If a screen then shows the new value, the field
/// is shown. A switch or the key of a choice is shown if the screens change with it, because words stand for it.
@Suite("Every value of Fineract's published payloads")
struct FineractFieldTests {
  @Test("is on a screen, or its field is in the list of those that are not, with the reason")
  func everyValue() throws {
    let reasons = try ReasonedField.all()
    var shown: Set<String> = []
    var hidden: [String: Int] = [:]
    var total = 0
    var checked: Set<PayloadLeaf> = []
    for payload in try FineractPayload.all() {
      let original = try payload.shown()
      for leaf in payload.loan.leaves {
        total += 1
        // The payloads repeat each other; a value in the same place is checked once.
        guard checked.insert(leaf).inserted else { continue }
        if try payload.shows(leaf, beside: original) {
          shown.insert(leaf.field)
        } else {
          hidden[leaf.field, default: 0] += 1
        }
      }
    }
    let unexplained = hidden.keys.filter { field in !reasons.contains { $0.matches(field) } }.sorted()
    #expect(unexplained == [], "Show these fields, or give reasons in \(ReasonedField.page).")
    let unused = reasons.filter { reason in !hidden.keys.contains { reason.matches($0) } }.map(\.pattern)
    #expect(unused == [], "No payload has a hidden value in these fields: remove them from \(ReasonedField.page).")
    print(Self.report(total, checked.count, shown, hidden, reasons))
  }

  private static func report(
    _ total: Int, _ different: Int, _ shown: Set<String>, _ hidden: [String: Int], _ reasons: [ReasonedField]
  ) -> String {
    let lines = reasons.map { reason in
      "  \(reason.pattern) (\(hidden.keys.filter { reason.matches($0) }.count)): \(reason.reason)"
    }
    return """
      Fineract: \(total) values, \(different) different ones, in \(shown.union(hidden.keys).count) fields. On screens: \
      \(shown.count) fields. Not on screens: \(hidden.count), for these reasons:
      \(lines.joined(separator: "\n"))
      """
  }
}

/// Fields that no screen shows, as the documentation lists them.
struct ReasonedField {
  static let page = "Sources/LoanDetailGateways/LoanDetailGateways.docc/FineractFields.md"

  /// The path of a field, or a pattern of paths in which `*` stands for any text.
  let pattern: String
  let reason: String

  /// The rows of the page's tables: fields in backticks, then the reason.
  static func all() throws -> [ReasonedField] {
    let rows = try MarkdownPage(page).text.matches(of: /(?m)^\| (`[^|]+) \| ([^|]+) \|$/)
    return rows.flatMap { row in
      row.1.matches(of: /`([^`]+)`/).map { ReasonedField(pattern: String($0.1), reason: String(row.2)) }
    }
  }

  func matches(_ field: String) -> Bool {
    Self.matches(pattern[...], field[...])
  }

  private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), text) || (!text.isEmpty && matches(pattern, text.dropFirst()))
    }
    return first == text.first && matches(pattern.dropFirst(), text.dropFirst())
  }
}

import DesignSystem
import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Testing

@Suite("Extreme values in the data")
struct ExtremeValuesTests {
  /// One change of a record: the values to replace, and what replaces them.
  struct Change: Sendable, CustomTestStringConvertible {
    var kind: Kind
    var values: [String]
    var testDescription: String { "\(kind) \(values)" }

    enum Kind: Sendable { case money, date, count }
  }

  private static let most = "92233720368547758.07"
  private static let least = "-92233720368547758.07"

  @Test(
    "are never a fault of the program, in all fields at once or in each alone, and the rest is shown",
    arguments: [
      Change(kind: .money, values: [most]), Change(kind: .money, values: [least]),
      Change(kind: .money, values: [most, least]), Change(kind: .date, values: ["0001-01-01"]),
      Change(kind: .date, values: ["9999-12-31"]), Change(kind: .date, values: ["9999-12-31", "0001-01-01"]),
      Change(kind: .count, values: ["0"]), Change(kind: .count, values: ["120000"]),
      Change(kind: .count, values: ["9223372036854775807"]),
    ])
  func extremes(change: Change) async throws {
    for (place, product) in InstalledSamples.all.enumerated() {
      let sample = try JSONParser.parse(product.records ?? [])
      guard case .object(let document) = sample, let first = sample["loans"]?.elements.first else { continue }
      // Zero: all fields. Otherwise only the field with this number: five all over the record, which differ from
      // product to product. The fuzzer, in CI, changes any.
      let count = Self.count(of: change.kind, in: first)
      let step = max(1, count / 5)
      let loans = ([0] + stride(from: 1 + place % step, through: count, by: step)).map { field in
        var counter = 0
        let changed = Self.changed(first, by: change, only: field == 0 ? nil : field, &counter)
        return changed.replacing("id", by: .string("x\(field)"))
      }
      let tool = LoanDetailTool(products: InstalledSamples.all)
      let portfolio = JSONValue.object(document.map { $0.name == "loans" ? .init("loans", .array(loans)) : $0 })
      let list = await tool.run(
        "list --format json --data -", input: String(decoding: portfolio.rendered(.compact), as: UTF8.self))
      #expect(list.code == 0 || list.code == 65, "\(list.errors.prefix(2000))")
      let version = try #require(sample["schemaVersion"])
      for screen in product.manifest.screens {
        let shown = screen == .main ? loans : Array(loans.prefix(1))
        let run = await tool.run(
          "batch --screen \(screen)", input: shown.map { Self.line($0, version: version) }.joined())
        #expect(run.code == 0 || run.code == 65, "\(screen) \(run.errors.prefix(2000))")
        let answers = run.output.split(separator: "\n")
        #expect(answers.count == shown.count)
        // Errors are only of the record, never of the program, and none is of an amount.
        for answer in answers where answer.hasPrefix("{\"line\":") {
          #expect(answer.contains(#""error":{"id":"record."#) && change.kind != .money, "\(screen) \(answer)")
        }
      }
    }
  }

  private static func line(_ loan: JSONValue, version: JSONValue) -> String {
    guard case .object(let members) = loan else { return "" }
    let line = JSONValue.object([.init("schemaVersion", version)] + members)
    return String(decoding: line.rendered(.compact), as: UTF8.self)
  }

  private static func isMatch(_ value: JSONValue, _ kind: Change.Kind, _ name: String) -> Bool {
    switch (kind, value) {
    case (.money, .string(let text)):
      !["percent", "id", "number", "account", "registration", "contractNumber", "areaSquareMetres"].contains(name)
        && text.wholeMatch(of: /-?[0-9]+\.[0-9]+/) != nil
    case (.date, .string(let text)): text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
    case (.count, .number): true
    default: false
    }
  }

  private static func count(of kind: Change.Kind, in value: JSONValue) -> Int {
    var counter = 0
    _ = changed(value, by: Change(kind: kind, values: ["0"]), only: -1, &counter)
    return counter
  }

  private static func changed(
    _ value: JSONValue, by change: Change, only field: Int?, named name: String = "", _ counter: inout Int
  ) -> JSONValue {
    switch value {
    case .object(let members):
      return .object(
        members.map { .init($0.name, changed($0.value, by: change, only: field, named: $0.name, &counter)) })
    case .array(let elements):
      return .array(elements.map { changed($0, by: change, only: field, named: name, &counter) })
    default:
      guard isMatch(value, change.kind, name) else { return value }
      counter += 1
      guard field == nil || field == counter else { return value }
      let text = change.values[counter % change.values.count]
      return change.kind == .count ? .number(text) : .string(text)
    }
  }
}

extension JSONValue {
  fileprivate func replacing(_ name: String, by value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.name == name ? .init(name, value) : $0 })
  }
}

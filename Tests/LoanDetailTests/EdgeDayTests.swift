import Foundation
import InstalledProducts
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailRendering
import Localization
import Testing

/// Each dated fact of a record has an entry in `EdgeDays/records.json`, a record in which that fact is December 10, and
/// a file with all that changes on the screens from the day before to that day, and from that day to the day after.
@Suite("The days around each dated fact")
struct EdgeDayTests {
  @Test("what changes on the day itself, what on the day after, and nothing else", arguments: EdgeDays.facts)
  func changes(fact: String) async throws {
    let record = try #require(EdgeDays.records[fact], "\(fact) has no entry in EdgeDays/records.json")
    let text = try await EdgeDays.report(of: fact, in: record)
    let file = EdgeDays.folder.appending(path: "\(fact).txt")
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" { try Data(text.utf8).write(to: file) }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == text, "\(file.path) does not tell what happens. SNAPSHOT_RECORD=all writes it anew.")
  }

  @Test("the dated facts are those of the schemas, and no entry is of another one")
  func entries() throws {
    #expect(EdgeDays.facts.count > 80 && EdgeDays.facts.contains("insurance.until"))
    #expect(Set(EdgeDays.records.keys).subtracting(EdgeDays.facts) == ["any"])
    let files = try FileManager.default.contentsOfDirectory(atPath: EdgeDays.folder.path)
    #expect(Set(files.filter { $0.hasSuffix(".txt") }) == Set(EdgeDays.facts.map { "\($0).txt" }))
  }
}

/// The dated facts of the schemas, a record of each, and what their screens show.
private enum EdgeDays {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "EdgeDays")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The day of the dated fact in the records.
  private static let day = CalendarDate(year: 2026, month: 12, day: 10)
  /// The day of the data that is older.
  private static let daysOlder = 9

  /// The dated facts of the schema of portfolios and of the products' own facts: "insurance.until".
  static let facts: [String] = {
    var found: Set<String> = []
    let portfolio = object(root.appending(path: "Schemas/portfolio.schema.json"))
    collect(from: portfolio, "portfolio", &found)
    for (name, definition) in portfolio["$defs"] as? [String: Any] ?? [:] { collect(from: definition, name, &found) }
    for product in InstalledProducts.all {
      let path = "ProductPlugins/\(product.manifest.module)/specifics.schema.json"
      collect(from: object(root.appending(path: path)), product.manifest.type.rawValue, &found)
    }
    return found.sorted()
  }()

  /// The records by their dated facts; "any" is what all of them have.
  static var records: [String: [String: Any]] {
    object(folder.appending(path: "records.json")) as? [String: [String: Any]] ?? [:]
  }

  private static func object(_ file: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private static func collect(from schema: Any?, _ path: String, _ found: inout Set<String>) {
    guard let schema = schema as? [String: Any] else { return }
    for (name, property) in schema["properties"] as? [String: Any] ?? [:] {
      if isDay(property) { found.insert("\(path).\(name)") } else { collect(from: property, "\(path).\(name)", &found) }
    }
    collect(from: schema["items"], path, &found)
    for choice in schema["anyOf"] as? [Any] ?? [] { collect(from: choice, path, &found) }
  }

  private static func isDay(_ schema: Any?) -> Bool {
    guard let schema = schema as? [String: Any] else { return false }
    return schema["$ref"] as? String == "#/$defs/date" || isDay(schema["items"])
      || (schema["anyOf"] as? [Any] ?? []).contains(where: isDay)
  }

  /// All that changes on the screens of the record, with data of the day of the screen and with older data.
  static func report(of fact: String, in record: [String: Any]) async throws -> String {
    let day = try #require(day)
    let days = try [-1, 0, 1].map { try #require(day.adding(days: $0)) }
    let older = try #require(day.adding(days: -daysOlder))
    let stated = (record["asOf"] as? String).map { replaced($0) as? String ?? $0 }
    var text = "\(fact) is \(day).\n"
    let ages: [(String, (CalendarDate) -> String)] =
      (stated == nil ? [("of the day of the screen", { "\($0)" })] : [])
      + [("of \(stated ?? "\(older)")", { _ in stated ?? "\(older)" })]
    for (age, asOf) in ages {
      text += "\nWith data \(age)\n"
      var screens: [[String: [String]]] = []
      for day in days { screens.append(try await lines(of: record, on: day, asOf: asOf(day))) }
      for (index, what) in ["  on the day itself", "  on the day after"].enumerated() {
        text += "\(what)\n"
        for name in Set(screens[index].keys).union(screens[index + 1].keys).sorted() {
          let changes = (screens[index + 1][name] ?? []).difference(from: screens[index][name] ?? [])
          if changes.isEmpty { continue }
          text += "    \(name)\n"
          for change in changes.removals + changes.insertions {
            switch change {
            case .remove(_, let line, _): text += "    - \(line)\n"
            case .insert(_, let line, _): text += "    + \(line)\n"
            }
          }
        }
      }
    }
    return text
  }

  /// The lines of each screen of a record.
  private static func lines(
    of record: [String: Any], on day: CalendarDate, asOf: String
  ) async throws -> [String: [String]] {
    var loan = (records["any"] ?? [:]).merging(record) { $1 }
    loan["asOf"] = nil
    let portfolio: [String: Any] = ["schemaVersion": 2, "asOf": asOf, "loans": [replaced(loan)]]
    let bytes = try [UInt8](JSONSerialization.data(withJSONObject: portfolio))
    let gateway = try PortfolioGateway(parsing: bytes, name: "records.json")
    let plugin = try #require(InstalledProducts.all.first { $0.manifest.type.rawValue == loan["type"] as? String })
    let product = try await plugin.interactor(readingFrom: gateway).productWithDetails(
      by: ProductID(type: plugin.manifest.type, id: "1"), for: .allCustomers)
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day)
    return plugin.manifest.screens.reduce(into: [:]) { all, screen in
      guard let model = product.viewModel(for: screen, in: context) else { return }
      let document = ScreenDocument(
        subject: .init(id: "1", type: plugin.manifest.type.rawValue, title: "Loan"), screen: screen, language: "en",
        locale: "en_US", asOf: "\(day)", headerItem: model.headerItem, contentItems: model.contentItems, remarks: [])
      let shown = lines(of: String(decoding: TextRenderer(width: 400).render(document), as: UTF8.self))
      // All screens have the same header.
      all[screen.rawValue] = shown.filter { screen == .main || !$0.hasPrefix("Header › ") }
    }
  }

  /// "D", "D-5" and "D+30" as days.
  private static func replaced(_ value: Any) -> Any {
    switch value {
    case let text as String:
      guard let match = text.wholeMatch(of: /D([+-][0-9]+)?/) else { return text }
      let shifted = day?.adding(days: match.1.flatMap { Int($0) } ?? 0)
      return shifted.map { "\($0)" } ?? text
    case let list as [Any]: return list.map(replaced)
    case let object as [String: Any]: return object.mapValues(replaced)
    default: return value
    }
  }

  /// The lines of a screen without its layout, each under the title of its section and with its caption: "Next payment
  /// › Pay by: December 10, 2026 | today".
  private static func lines(of screen: String) -> [String] {
    let text = screen.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    var (lines, section, indent) = ([String](), "Header", 0)
    for line in text.split(separator: "\n") where !line.hasPrefix("━") {
      let plain = line.replacing(/\ *(?:\ \.)+\ +/, with: ": ").replacing(/\ ?─+/, with: "")
      let content = plain.trimmingCharacters(in: .whitespaces)
      let depth = line.prefix { $0 == " " }.count
      if content.isEmpty { continue }
      if line.contains("───") {
        section = content
        lines.append(content)
      } else if depth > indent, depth >= 4, !line.contains(" . "), lines.last?.hasPrefix("\(section) › ") == true {
        lines[lines.count - 1] += " | \(content)"
        continue
      } else {
        lines.append("\(section) › \(content)")
      }
      indent = depth == 0 ? 2 : depth
    }
    return lines
  }
}

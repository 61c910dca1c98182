import Foundation
import Testing

@testable import LoanArithmetic

/// A file of published cases, and how a run of it is counted.
struct CaseFile {
  let name: String
  let cases: [Case]

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Cases/\(name).json"))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    self.name = name
    cases = try list.map(Case.init)
  }

  /// Runs every case and prints how many are reproduced, how many can be expressed, and why the others cannot.
  func run(_ reproduce: (Case) throws -> Verdict) throws {
    var (reproduced, expressible) = (0, 0)
    var reasons: [String] = []
    for item in cases {
      switch try verdict(of: item, by: reproduce) {
      case .inexpressible(let reason):
        reasons.append("  \(item.id): \(reason)")
      case .compared(let differences):
        expressible += 1
        if differences.isEmpty { reproduced += 1 }
        #expect(differences.isEmpty, "\(item.id): \(differences.prefix(6).joined(separator: "; "))")
      }
    }
    print("\(name): \(reproduced) reproduced / \(expressible) expressible / \(cases.count) in all")
    if !reasons.isEmpty { print((["not expressible:"] + reasons).joined(separator: "\n")) }
    #expect(reproduced == expressible)
  }

  /// An error where a figure is published is a difference like any other.
  private func verdict(of item: Case, by reproduce: (Case) throws -> Verdict) throws -> Verdict {
    do {
      return try reproduce(item)
    } catch let error as LoanArithmeticError {
      return .compared(["\(error.code): \(error)"])
    }
  }
}

/// What came of one case.
enum Verdict {
  /// The differences between the published figures and ours.
  case compared([String])
  case inexpressible(String)
}

/// One published case, read by key.
struct Case {
  let id: String
  let params: Fields
  let expected: Fields
  let all: Fields

  init(_ object: [String: Any]) throws {
    all = Fields(object)
    id = try all.text("id")
    params = all.object("params")
    expected = all.object("expected")
  }
}

struct Fields {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values.filter { !($0.value is NSNull) } }

  func text(_ key: String) throws -> String { try #require(optionalText(key), "no \(key)") }

  func optionalText(_ key: String) -> String? {
    switch values[key] {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  func int(_ key: String) -> Int? { optionalText(key).flatMap { Int($0) } }
  func object(_ key: String) -> Fields { Fields(values[key] as? [String: Any] ?? [:]) }
  func objects(_ key: String) -> [Fields] { (values[key] as? [[String: Any]] ?? []).map(Fields.init) }
  func has(_ key: String) -> Bool { values[key] != nil }

  func date(_ key: String) throws -> CalendarDate { try day(text(key)) }
  func decimal(_ key: String) throws -> WideDecimal {
    let text = try text(key)
    return try #require(WideDecimal(text), "no number: \(text)")
  }
}

/// The differences between a published figure and ours when ours is rounded to the published decimals.
func difference(_ name: String, _ published: String, _ ours: WideDecimal) throws -> [String] {
  let expected = try #require(WideDecimal(published))
  let rounded = ours.rounded(toDecimals: expected.scale)
  return rounded.trimmed() == expected.trimmed() ? [] : ["\(name): published \(published), ours \(ours)"]
}

/// The differences between a published figure and ours when they are further apart than a tolerance.
func difference(_ name: String, _ published: String, _ ours: WideDecimal, within tolerance: String) throws -> [String] {
  let (expected, allowed) = (try #require(Double(published)), try #require(Double(tolerance)))
  let value = try #require(Double(ours.description))
  return (value - expected).magnitude <= allowed ? [] : ["\(name): published \(published) ± \(tolerance), ours \(ours)"]
}

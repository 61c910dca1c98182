import Foundation
import LoanArithmetic
import LoanDetailCommandLine
import Testing

/// A JSON object, read by key; null is the same as absent.
struct Fields {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values.filter { !($0.value is NSNull) } }

  func has(_ key: String) -> Bool { values[key] != nil }
  func int(_ key: String) -> Int? { text(key).flatMap { Int($0) } }
  func object(_ key: String) -> Fields { Fields(values[key] as? [String: Any] ?? [:]) }
  func objects(_ key: String) -> [Fields] { (values[key] as? [[String: Any]] ?? []).map(Fields.init) }
  func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  func text(_ key: String) -> String? {
    switch values[key] {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// Some of the members as they are.
  func only(_ keys: String...) -> [String: Any] { values.filter { keys.contains($0.key) } }
}

/// One published case.
struct PublishedCase {
  let all: Fields
  var id: String { all.text("id") ?? "" }
  var group: String { all.text("group") ?? "" }
  var kind: String { all.text("kind") ?? "" }
  var params: Fields { all.object("params") }
  var expected: Fields { all.object("expected") }

  /// The cases of a file beside the tests of the arithmetic.
  static func all(in file: String) throws -> [PublishedCase] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appending(path: "LoanArithmeticTests/Cases/\(file).json"))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return list.map { PublishedCase(all: Fields($0)) }
  }
}

/// What is asked for a case, and how the result is compared; or why nothing can be asked.
enum Question {
  case ask([[String: Any]], compare: ([Fields]) -> [String])
  case inexpressible(String)

  static func ask(_ params: [String: Any], compare: @escaping (Fields) -> [String]) -> Question {
    .ask([params]) { compare($0[0]) }
  }
}

/// Asks for every case of a file in one run of the tool, prints how many are reproduced, and expects all of them to be.
func reproduce(
  _ file: String, _ kind: String, where isMeant: (PublishedCase) -> Bool = { _ in true },
  _ question: (PublishedCase) -> Question
) async throws {
  var requests: [[String: Any]] = []
  var asked: [(id: String, range: Range<Int>, compare: ([Fields]) -> [String])] = []
  var reasons: [String] = []
  let cases = try PublishedCase.all(in: file).filter(isMeant)
  for item in cases {
    switch question(item) {
    case .inexpressible(let reason): reasons.append("  \(item.id): \(reason)")
    case .ask(let list, let compare):
      asked.append((item.id, requests.count..<requests.count + list.count, compare))
      requests += list.enumerated().map { ["id": "\(item.id)#\($0)", "params": $1] }
    }
  }
  let replies = try await calculate(kind, requests)
  try #require(replies.count == requests.count)
  var reproduced = 0
  for (id, range, compare) in asked {
    let errors = replies[range].filter { $0.has("error") }.map { "\($0.object("error").values)" }
    let differences = errors.isEmpty ? compare(replies[range].map { $0.object("result") }) : errors
    if differences.isEmpty { reproduced += 1 }
    #expect(differences == [], "\(id): \(differences.prefix(6).joined(separator: "; "))")
    #expect(replies[range].enumerated().allSatisfy { $1.text("id") == "\(id)#\($0)" })
  }
  print("calc \(kind), \(file): \(reproduced) reproduced / \(asked.count) expressible / \(cases.count) in all")
  if !reasons.isEmpty { print((["not expressible:"] + reasons).joined(separator: "\n")) }
}

/// The replies to an array of requests.
func calculate(_ kind: String, _ requests: [[String: Any]]) async throws -> [Fields] {
  let input = try JSONSerialization.data(withJSONObject: requests)
  let run = await MadeUpProducts.tool.run("calc \(kind)", input: String(decoding: input, as: UTF8.self))
  #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  let replies = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
  return try #require(replies).map(Fields.init)
}

/// The difference between a published figure and ours when ours is rounded to the published decimals.
func difference(_ name: String, _ published: String?, _ ours: String?) -> [String] {
  guard let published else { return [] }
  guard let expected = WideDecimal(published), let value = ours.flatMap({ WideDecimal($0) }),
    value.rounded(toDecimals: expected.scale).trimmed() == expected.trimmed()
  else { return ["\(name): published \(published), ours \(ours ?? "none")"] }
  return []
}

/// The difference between a published figure and ours when they are further apart than a tolerance.
func difference(_ name: String, _ published: String?, _ ours: String?, within tolerance: Double) -> [String] {
  guard let published else { return [] }
  guard let expected = Double(published), let value = ours.flatMap({ Double($0) }),
    (expected - value).magnitude <= tolerance
  else { return ["\(name): published \(published) ± \(tolerance), ours \(ours ?? "none")"] }
  return []
}

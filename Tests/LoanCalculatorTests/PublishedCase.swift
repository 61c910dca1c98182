import Foundation
import LoanArithmetic
import Testing

@testable import LoanCalculator

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

/// Asks for every case of a file in one document of requests, prints how many are reproduced, and expects all of them
/// to be.
func reproduce(
  _ file: String, _ calculation: Calculation, where isMeant: (PublishedCase) -> Bool = { _ in true },
  _ question: (PublishedCase) -> Question
) throws {
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
  let input = try JSONSerialization.data(withJSONObject: requests)
  let replies = try calculation.replies(toAll: String(decoding: input, as: UTF8.self))
  try #require(replies.count == requests.count)
  var reproduced = 0
  for (id, range, compare) in asked {
    let errors = replies[range].filter { $0.has("error") }.map { "\($0.object("error").values)" }
    let differences = errors.isEmpty ? compare(replies[range].map { $0.object("result") }) : errors
    if differences.isEmpty { reproduced += 1 }
    #expect(differences == [], "\(id): \(differences.prefix(6).joined(separator: "; "))")
    #expect(replies[range].enumerated().allSatisfy { $1.text("id") == "\(id)#\($0)" })
  }
  print(
    "calc \(calculation.rawValue), \(file): \(reproduced) reproduced / \(asked.count) expressible / \(cases.count) in all"
  )
  if !reasons.isEmpty { print((["not expressible:"] + reasons).joined(separator: "\n")) }
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

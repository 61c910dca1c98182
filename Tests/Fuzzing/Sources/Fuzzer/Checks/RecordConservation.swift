import Foundation
import LoanDetailCommandLine
import LoanDetailJSON

/// No record is lost: each object in the `loans` of a portfolio has an entry in the list or a finding of its own.
enum RecordConservation {
  static func broken(by outcome: Outcome, of fuzzCase: FuzzCase) -> [Finding] {
    let isPortfolio = !fuzzCase.arguments.contains("fineract") && !fuzzCase.arguments.contains("--customer")
    guard isPortfolio, outcome.exitCode == .ok, fuzzCase.printsJSON,
      let loans = (try? JSONParser.parse(fuzzCase.input))?["loans"],
      let list = (try? JSONSerialization.jsonObject(with: Data(outcome.output))) as? [String: Any],
      let entries = list["products"] as? [[String: Any]]
    else { return [] }
    var listed: [String: Int] = [:]
    for case let id as String in entries.map({ $0["id"] }) { listed[id, default: 0] += 1 }
    let errors = String(decoding: outcome.errors, as: UTF8.self)
    let mentioned = Set(errors.matches(of: /\$\.loans\[(\d+)\]/).compactMap { Int($0.1) })
    var findings: [Finding] = []
    for (index, record) in loans.elements.enumerated() {
      guard case .object = record else { continue }
      if let id = id(of: record), let count = listed[id], count > 0 {
        listed[id] = count - 1
      } else if !mentioned.contains(index) {
        findings.append(Finding(rule: .lostRecord, detail: "$.loans[\(index)] has neither an entry nor a finding"))
      }
    }
    return findings
  }

  /// The id of a record. An id that is no text cannot be read, and is a finding.
  private static func id(of record: JSONValue) -> String? {
    if case .string(let id) = record["id"] { id } else { nil }
  }
}

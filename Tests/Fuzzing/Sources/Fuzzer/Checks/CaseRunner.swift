import Foundation
import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailJSON

/// Runs cases in this process and checks the outcomes.
struct CaseRunner {
  /// The folder for the second document of a command.
  let scratch: URL

  struct Result {
    var exitCode: Int32
    var findings: [Finding] = []
  }

  func run(_ fuzzCase: FuzzCase) async throws -> Result {
    switch fuzzCase.kind {
    case .roundTrip: return try await roundTrip(fuzzCase)
    case .pages: return try await pages(fuzzCase)
    case .session: return try await session(fuzzCase)
    default:
      let outcome = try await outcome(of: fuzzCase)
      var result = Result(exitCode: outcome.exitCode.rawValue)
      result.findings = Rules.broken(by: outcome, of: fuzzCase)
      if fuzzCase.kind == .list { result.findings += RecordConservation.broken(by: outcome, of: fuzzCase) }
      return result
    }
  }

  /// The outcome of a command; another input or arguments replace the case's own.
  func outcome(of fuzzCase: FuzzCase, arguments: [String]? = nil) async throws -> Outcome {
    let file = scratch.appending(path: "other")
    if let other = fuzzCase.other { try Data(other).write(to: file) }
    let arguments = (arguments ?? fuzzCase.arguments).map { $0 == FuzzCase.otherFile ? file.path : $0 }
    let input = fuzzCase.input
    let surroundings = Surroundings(
      variables: fuzzCase.variables, today: Seeds.today, isTerminal: fuzzCase.terminalWidth != nil,
      terminalWidth: fuzzCase.terminalWidth, readInput: { _ in input })
    return await Seeds.tool.run(arguments, in: surroundings)
  }

  /// The pages of each list of a screen, each by the cursor of the one before.
  private func pages(_ fuzzCase: FuzzCase) async throws -> Result {
    let first = try await outcome(of: fuzzCase)
    var result = Result(exitCode: first.exitCode.rawValue, findings: Rules.broken(by: first, of: fuzzCase))
    let cursors = Self.cursors(in: first.output)
    for list in cursors.keys.sorted() where result.findings.isEmpty {
      var (next, seen) = (cursors[list], Set<String>())
      while result.findings.isEmpty, let cursor = next {
        guard seen.insert(cursor).inserted, seen.count < 500 else {
          result.findings.append(
            Finding(rule: .paging, detail: "\(list): the cursor \(cursor), after \(seen.count) pages"))
          break
        }
        let page = try await outcome(of: fuzzCase, arguments: fuzzCase.arguments + ["--after", cursor])
        result.findings += Rules.broken(by: page, of: fuzzCase)
        if page.exitCode == .usage || page.exitCode == .noInput {
          let message = String(decoding: page.errors, as: UTF8.self)
          result.findings.append(Finding(rule: .paging, detail: "the screen's own cursor is refused: \(message)"))
        }
        next = Self.cursors(in: page.output)[list]
      }
    }
    return result
  }

  /// The cursor of the next page of each list that has one, by the list's id.
  private static func cursors(in output: [UInt8]) -> [String: String] {
    var found: [String: String] = [:]
    func search(_ value: Any) {
      if let object = value as? [String: Any] {
        // Since version 3 all pages stand together; before, each list has its own.
        for page in object["pages"] as? [[String: Any]] ?? [] {
          if let list = page["list"] as? String { found[list] = page["next"] as? String }
        }
        if let list = object["id"] as? String, let page = object["page"] as? [String: Any] {
          found[list] = page["next"] as? String
        }
        for (_, value) in object { search(value) }
      } else {
        for element in value as? [Any] ?? [] { search(element) }
      }
    }
    if let document = try? JSONSerialization.jsonObject(with: Data(output)) { search(document) }
    return found
  }

  /// What `diff` prints, `patch` turns into the new screen, byte for byte as it is rendered.
  private func roundTrip(_ fuzzCase: FuzzCase) async throws -> Result {
    let difference = try await outcome(of: fuzzCase)
    var result = Result(
      exitCode: difference.exitCode.rawValue, findings: Rules.broken(by: difference, of: fuzzCase))
    guard difference.exitCode == .ok, let new = fuzzCase.other else { return result }
    var application = fuzzCase
    application.other = difference.output
    let patched = try await outcome(of: application, arguments: ["patch", "-", FuzzCase.otherFile])
    result.findings += Rules.broken(by: patched, of: application)
    let expected = (try? JSONParser.parse(new))?.rendered()
    if patched.exitCode != .ok || patched.output != expected {
      let message = String(decoding: patched.errors, as: UTF8.self)
      result.findings.append(
        Finding(rule: .roundTrip, detail: "\"patch\" ended with \(patched.exitCode.rawValue): \(message)"))
    }
    return result
  }
}

import LoanArithmetic
import LoanDetailJSON
import LoanDetailRendering

extension CaseRunner {
  /// Lets a client keep a screen over some requests. Each answer must leave it with what a client gets that has
  /// nothing: by a patch that can be applied, by the document, or because it has it already.
  func session(_ fuzzCase: FuzzCase) async throws -> Result {
    var result = Result(exitCode: 0)
    var current = fuzzCase
    (current.other, current.variables, current.terminalWidth) = (nil, [:], nil)
    var client = SessionClient()
    for step in fuzzCase.steps ?? [] where result.findings.isEmpty {
      if step % 8 == 0, let other = fuzzCase.other { current.input = other }
      let request = client.request(step)
      let answer = try await outcome(of: current, arguments: current.arguments + request + client.holding)
      result.exitCode = answer.exitCode.rawValue
      guard answer.exitCode == .ok else {
        // A fault, or a cursor that has ended: the client begins anew.
        result.findings += Rules.broken(by: answer, of: current)
        client.held = nil
        continue
      }
      let fresh = try await outcome(
        of: current, arguments: current.arguments + request + ["--held", "none"])
      if let fault = client.take(answer.output, inPlaceOf: fresh.output) {
        result.findings.append(Finding(rule: .session, detail: "\(request): \(fault)"))
      }
    }
    return result
  }
}

/// A client that keeps one screen.
private struct SessionClient {
  var held: JSONValue?
  private var day = CalendarDate("2026-11-21")

  var holding: [String] {
    if case .string(let eTag)? = held?["etag"] { ["--held", eTag] } else { [] }
  }

  /// The request of a step: the first page, the rows before or after, more rows, or the rows as they are now.
  mutating func request(_ step: UInt8) -> [String] {
    if step % 5 == 0 { day = day?.adding(days: Int(step) % 37) }
    var arguments = ["--as-of", day.map { "\($0)" } ?? "2026-11-21"]
    let cursors = cursors
    let size = ["--page-size", "\(1 + step / 16 % 6)"]
    guard step % 4 != 0, !cursors.isEmpty else { return arguments + size }
    let cursor = cursors[Int(step / 4) % cursors.count]
    switch step % 4 {
    case 1: arguments += ["--refresh", cursor.text]
    case 2: arguments += size + [cursor.option, cursor.text, "--rows"]
    default: arguments += size + [cursor.option, cursor.text]
    }
    return arguments
  }

  private var cursors: [(option: String, text: String)] {
    (held?["pages"]?.elements ?? []).flatMap { page in
      [("--after", "next"), ("--before", "previous")].compactMap { option, name in
        if case .string(let text)? = page[name] { (option, text) } else { nil }
      }
    }
  }

  /// Takes an answer, and says what is wrong with it.
  mutating func take(_ answer: [UInt8], inPlaceOf fresh: [UInt8]) -> String? {
    guard let expected = try? JSONParser.parse(fresh) else { return "the document for a new client is no JSON" }
    if !answer.isEmpty {
      guard let given = try? JSONParser.parse(answer) else { return "the answer is no JSON" }
      if given["operations"] == nil {
        held = given
      } else {
        guard let old = held else { return "a patch for a client that has nothing" }
        do { held = try ScreenPatch(json: given).applied(to: old) } catch { return "a patch that is refused: \(error)" }
      }
    }
    return held?["etag"] == expected["etag"] ? nil : "the client has another screen than a new client gets"
  }
}

import Foundation
import LoanDetailCommandLine

/// The rules for the outcome of any command.
enum Rules {
  static func broken(by outcome: Outcome, of fuzzCase: FuzzCase) -> [Finding] {
    var findings: [Finding] = []
    let errors = String(decoding: outcome.errors, as: UTF8.self)
    if outcome.exitCode == .internalFault { findings.append(Finding(rule: .internalFault, detail: errors)) }
    if let fault = textFault(in: outcome.errors) {
      findings.append(Finding(rule: .text, detail: "standard error has \(fault)"))
    }
    if outcome.exitCode != .ok, outcome.errors.isEmpty, outcome.output.isEmpty {
      findings.append(Finding(rule: .silence, detail: "exit code \(outcome.exitCode.rawValue)"))
    }
    if outcome.exitCode == .ok, outcome.output.isEmpty {
      findings.append(Finding(rule: .silence, detail: "no output with the exit code 0"))
    }
    guard !outcome.output.isEmpty else { return findings }
    if fuzzCase.printsJSON {
      if let fault = jsonFault(in: outcome.output) { findings.append(Finding(rule: .json, detail: fault)) }
    } else if let fault = textFault(in: outcome.output) {
      findings.append(Finding(rule: .text, detail: "the output has \(fault)"))
    }
    return findings
  }

  /// Foundation's parser is not ours: it shares none of its faults. It refuses numbers that no `Double` holds; as JSON
  /// they are valid, so their exponents are left out.
  private static func jsonFault(in bytes: [UInt8]) -> String? {
    func fault(_ bytes: some DataProtocol) -> String? {
      do {
        _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        return nil
      } catch {
        return "\(error)"
      }
    }
    let first = fault(bytes)
    guard let first, first.contains("not representable") else { return first }
    let text = String(decoding: bytes, as: UTF8.self)
    return fault(Data(text.replacing(/([:,\[\s]-?\d+(?:\.\d+)?)[eE][+-]?\d+/) { $0.1 }.utf8))
  }

  /// The first thing in a text that a terminal may take for a command, or that changes how other text is shown.
  private static func textFault(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "bytes that are no UTF-8" }
    // Our own colours are allowed, and the isolates that keep figures apart in texts from right to left.
    let plain = bytes.contains(0x1B) ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
    let fault = plain.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0xFEFF, 0xE0000...0xE007F: true
      default: false
      }
    }
    return fault.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }
}

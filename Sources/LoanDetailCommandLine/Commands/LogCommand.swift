import LoanDetail
import LoanDetailJSON
import Localization

/// `log` switches the log of diagnostics on and off, for this and all later runs.
struct LogCommand: Command {
  static let name = "log"
  private let request: Request

  /// What is asked of the log.
  private enum Request: String, CaseIterable, Sendable {
    case on, off, status
  }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Switches the log of diagnostics on or off, or says whether it is on and where it is.",
      operands: [.init("on|off|status", .words(Request.allCases.map(\.rawValue)))])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("log on", "a line of JSON for each question inside the program: who asked whom, how long it took, how it ended"),
      ("log status", "whether it is on, and the file"),
      ("log off", "also in the programs that run now; the signal USR2 switches one of them"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    request = try arguments.operand(0, as: .word(Request.self))
  }
}

extension LogCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    guard let log = surroundings.log else {
      return report.fail(
        "There is no folder for the log: set \(DiagnosticsLog.variableNames.prefix(2).joined(separator: " or ")).",
        .noInput)
    }
    if request != .status, !log.remember(isOn: request == .on) {
      return report.fail(
        "The folder \(SourcePath.quoted(SystemText.shown(log.folder))) cannot be written.", .outputFailed)
    }
    let isOn = log.isOn
    report.output = Array("The log of diagnostics is \(isOn ? "on" : "off"): \(SystemText.printable(log.path))\n".utf8)
    if let decision = log.decision, isOn != log.isRemembered {
      report.note(
        "\(DiagnosticsLog.switchVariable)=\(decision) decides; without it, the log is \(isOn ? "off" : "on").")
    }
  }
}

import Foundation

/// The tables at the end of a run.
enum Summary {
  static func print(_ crew: Crew, _ options: FuzzOptions, seconds: Double) {
    let slowest = String(format: "%.3f s (round %llu)", crew.slowest.seconds, crew.slowest.round)
    Swift.print("seed \(options.seed): \(crew.done) rounds in \(Int(seconds.rounded(.up))) s; slowest: \(slowest)\n")
    printRow("command", Breadcrumb.exitCodes.map { "exit \($0)" })
    for kind in FuzzCase.Kind.allCases {
      printRow(kind.rawValue, Breadcrumb.exitCodes.map { "\(crew.count(of: kind, exitCode: $0))" })
    }
    Swift.print("")
    let messages = crew.messages
    for rule in Finding.Rule.allCases {
      printRow(rule.rawValue, ["\(messages.count { $0.finding.rule == rule })"])
    }
  }

  private static func printRow(_ name: String, _ values: [String]) {
    let cells = values.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }
    Swift.print(name.padding(toLength: 34, withPad: " ", startingAt: 0) + cells.joined())
  }
}

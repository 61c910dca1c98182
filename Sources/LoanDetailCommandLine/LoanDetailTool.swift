public import LoanDetailCore

/// The command line of the loan detail engine over a list of installed products.
///
/// A bank's own executable is one line over its own list: `await LoanDetailTool(products: mine).runAndExit()`.
public struct LoanDetailTool: Sendable {
  /// The version of the commands and of what they print.
  public static let version = "0.1.0"

  /// The name of the executable, as messages and help say it.
  public let name: String
  let products: [ProductPlugin]

  /// Makes the command line over a list of products, in the order they are listed.
  public init(products: [ProductPlugin], name: String = "loan-detail") {
    self.products = products
    self.name = name
  }

  /// Runs one command, given without the executable's own name; writes nothing itself.
  public func run(_ arguments: [String], in surroundings: Surroundings) async -> Outcome {
    var report = Report()
    do {
      if arguments.first == "--version" {
        report.output = Array("\(name) \(Self.version)\n".utf8)
      } else {
        try await parse(arguments).perform(for: self, in: surroundings, into: &report)
      }
    } catch {
      report.fail(error, of: name)
    }
    return report.outcome
  }

  /// Runs the process's own command, writes what it has to say, and ends the process.
  public func runAndExit() async -> Never {
    ThisProcess.ignoreClosedPipes()
    let outcome = await run(Array(CommandLine.arguments.dropFirst()), in: ThisProcess.surroundings)
    ThisProcess.end(with: outcome, of: name)
  }
}

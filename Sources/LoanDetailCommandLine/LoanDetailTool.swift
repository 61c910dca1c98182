public import LoanDetailCore

/// The command line tool for a list of installed products.
///
/// A bank builds its own executable with its own products:
///
/// ```swift
/// @main
/// struct MyBank {
///   static func main() async {
///     await LoanDetailTool(products: InstalledProducts.all + [FuelCard.plugin], name: "my-bank").runAndExit()
///   }
/// }
/// ```
///
/// ``run(_:in:)`` runs a command without a process, for tests.
public struct LoanDetailTool: Sendable {
  /// The version of the commands and of their output.
  public static let version = "0.1.0"

  /// The name of the executable in messages and help.
  public let name: String
  let products: [ProductPlugin]

  /// Makes a tool with products, in the order of the list.
  public init(products: [ProductPlugin], name: String = "loan-detail") {
    self.products = products
    self.name = name
  }

  /// Runs one command and returns its result. It writes nothing.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the executable.
  ///   - surroundings: the environment, the day, the terminal and standard input.
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

  /// Runs the command of the process, writes its output, and ends the process.
  public func runAndExit() async -> Never {
    ThisProcess.ignoreClosedPipes()
    let outcome = await run(ThisProcess.arguments, in: ThisProcess.surroundings)
    ThisProcess.end(with: outcome, of: name)
  }
}

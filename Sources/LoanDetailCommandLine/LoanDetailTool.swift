import LoanDetailCore
public import LoanDetailGateways

/// The command line tool for a list of installed products.
///
/// A bank builds its own executable with its own products:
///
/// ```swift
/// @main
/// struct MyBank {
///   static func main() {
///     let cards = ProductWithSamples(FuelCard.plugin, records: PackageResources.portfolio_json)
///     LoanDetailTool(products: InstalledSamples.all + [cards], name: "my-bank").runAndExit()
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
  /// The products, which are made when they are first needed.
  private let installed: Once<[ProductWithSamples]>

  /// The products in the order of the list.
  var products: [ProductWithSamples] { installed.value }
  /// The plugins of the products, in their order.
  var plugins: [ProductPlugin] { products.map(\.plugin) }

  /// Makes a tool with products and their samples, in the order of the list, which is made when it is first needed.
  public init(products: @autoclosure @escaping @Sendable () -> [ProductWithSamples], name: String = "loan-detail") {
    installed = Once(products)
    self.name = name
  }

  /// Runs one command and returns its result.
  ///
  /// A command may also write to the streams, to the files and folders that its options name, and, for `log`, to the
  /// folder of the log.
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
    await report.addLateFindings()
    return report.outcome
  }

  /// Runs the command of the process, writes its output, and ends the process.
  ///
  /// Call it from a synchronous `main`. An asynchronous `main` would end the first thread, and unwinding its stack
  /// takes longer than the command.
  public func runAndExit() -> Never {
    ThisProcess.takeSignals()
    Task.detached {
      let outcome = await run(ThisProcess.arguments, in: ThisProcess.surroundings)
      ThisProcess.end(with: outcome, of: name)
    }
    ThisProcess.wait(for: name)
  }
}

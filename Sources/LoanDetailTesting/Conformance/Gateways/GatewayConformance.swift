public import LoanDetailCore
import LoanDetailEngine
public import LoanDetailGateways
import Loans

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Checks a gateway against the contract of `LoanRecordGateway`.
  ///
  /// The test fills the source with the records of a portfolio, the installed samples for example:
  ///
  /// ```swift
  /// @Test("the gateway keeps to the contract")
  /// func conformance() async throws {
  ///   let portfolio = try PortfolioGateway(contentsOf: "portfolio.json")
  ///   try await assertConformance(
  ///     of: LoanTable(try Database(filledWith: "portfolio.json")), holding: portfolio, through: InstalledProducts.all)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - gateway: the gateway to a source with exactly the records of the portfolio.
  ///   - portfolio: the records.
  ///   - plugins: the products whose screens are compared.
  ///   - deadline: the time that each question may take. A question that takes longer is a fault.
  ///   - sourceLocation: the place in the test for faults.
  /// - Throws: `CancellationError` if the test is cancelled.
  public func assertConformance(
    of gateway: any LoanRecordGateway, holding portfolio: PortfolioGateway, through plugins: [ProductPlugin],
    deadline: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await gatewayFaults(of: gateway, holding: portfolio, through: plugins, deadline: deadline)
    try Task.checkCancellation()
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }
#endif

/// Returns the faults that `assertConformance(of:holding:through:)` would report, for another test library or a script.
@concurrent
public func gatewayFaults(
  of gateway: any LoanRecordGateway, holding portfolio: PortfolioGateway, through plugins: [ProductPlugin],
  deadline: Duration = .seconds(60)
) async -> [GatewayFault] {
  let subject = GatewaySubject(gateway: gateway, portfolio: portfolio, plugins: plugins, deadline: deadline)
  var faults: [GatewayFault] = []
  for rule in GatewayRule.allCases {
    do throws(GatewaySubject.Violation) { try await rule.check(subject) } catch {
      faults.append(GatewayFault(rule: rule, message: error.message))
    }
  }
  return faults
}

/// One violation of the contract by a gateway: the first that was found of its rule.
public struct GatewayFault: Sendable, Hashable, CustomStringConvertible {
  public let rule: GatewayRule
  /// The fault and its remedy, in full sentences.
  public let message: String

  public var description: String { "\(message) [\(rule.rawValue)]" }
}

/// A rule that every gateway must follow. The raw value is its stable identifier.
public enum GatewayRule: String, Sendable, Hashable, CaseIterable {
  /// The product types of a scope are those of its records.
  case types
  /// A list has each record of the scope once, whatever the size of its pages.
  case cursors
  /// A cursor that the source did not make is refused with `UnknownSummaryCursor`.
  case unknownCursor = "unknown-cursor"
  /// A record outside the scope is answered exactly as one that does not exist.
  case scope
  /// A revision is the same as long as the record is, and there is one only for a record that exists for the scope.
  case revision
  /// The screens and lists of every customer are those of the portfolio, byte for byte: also of a record in an older
  /// version of its format.
  case content
  /// An answer that the gateway states to be from memory comes without suspending its task and, where the system counts
  /// it, without blocking its thread.
  case memory
  /// Many questions at the same time have the same answers as one after the other.
  case concurrency
  /// A question whose task is cancelled ends.
  case cancellation
}

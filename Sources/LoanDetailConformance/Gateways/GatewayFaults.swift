public import LoanDetailCore
import LoanDetailEngine
public import LoanDetailGateways
import Loans

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
  /// The violated rule.
  public let rule: GatewayRule
  /// The fault and its remedy, in full sentences.
  public let message: String

  /// The message and the rule's identifier.
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

public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine
public import Loans

/// Describes one finished request, for a host's log and metrics.
///
/// ```swift
/// var options = LoanDetailService.Options()
/// options.observe = { report in metrics.record(report.duration, for: "\(report.operation)") }
/// ```
public struct RequestReport: Sendable {
  /// The kinds of requests.
  public enum Operation: Sendable, Hashable {
    /// One screen of a product.
    case screen(ScreenID)
    /// The list of products.
    case list
    /// A screen about all products of a customer.
    case summary
    /// An event of a product's own item.
    case event(String)
    /// The explanation of a product's screens.
    case explanation
    /// All products, one after another.
    case pages
  }

  /// The result of the request.
  public enum Outcome: Sendable {
    /// A document, or another answer as a whole.
    case document
    /// The client's document is current.
    case unchanged
    /// The changes of the client's document.
    case patch
    /// A list without the products of some type.
    case incomplete(FaultCause)
    /// No answer.
    case failure(RequestError)
  }

  /// Where the time of a request went.
  public struct Durations: Sendable, Hashable {
    /// Waiting for sources that do not answer from memory.
    public let sources: Duration
    /// Reading records, the rules of products, and everything else in this process.
    public let mapping: Duration
    /// Adapting the screen to the client, and writing the bytes.
    public let rendering: Duration
  }

  /// What was requested.
  public let operation: Operation
  /// The requested product; `nil` for requests about all products.
  public let reference: ProductReference?
  /// The scope of the request.
  public let scope: CustomerScope
  /// The id in the request's documents for customers: the reader's ``LoanReader/requestID``, or one that is derived
  /// from the request.
  public let correlationID: String
  /// The time from the beginning to the end of the request.
  public let duration: Duration
  /// The parts of the duration.
  public let durations: Durations
  public let outcome: Outcome
  /// Findings about the data and the plugins. They name places in the source; never show them to a customer.
  public let diagnostics: [Diagnostic]
}

public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine
import LoanDetailJSON

/// Why a request has no answer. Each fault is a case of its own, so that a host can map them, to HTTP statuses say.
///
/// Where there is a product to speak of, the error carries a page for the customer that says in their language what is
/// wrong: it shows no figures.
public enum RequestError: Error, Sendable {
  /// No product within the scope has the id. `near` are ids within the scope that look alike, `findings` records whose
  /// own id cannot be read.
  case notFound(ProductReference, near: [ProductID], findings: [Diagnostic])
  /// Products of several types have the id.
  case ambiguous(ProductReference, choices: [ProductID])
  /// The product has no such screen; `available` are those it has.
  case noSuchScreen(ScreenID, of: ProductID, available: [ScreenID])
  /// The cursor is no row of the screen's lists: the list has changed since, or the cursor is another screen's.
  case unknownCursor(String)
  /// The interactor does not know the event.
  case unsupportedEvent(BusinessEvent, of: ProductID)
  /// The document the client holds is not a screen of this product, or was changed after it was rendered.
  case unusableBase(String)
  /// A source does not answer, or is not there; trying again later may help.
  case unavailable(RequestFault)
  /// The source answers, and the product's data cannot be read.
  case unreadable(RequestFault)
  /// The product's plugin broke its contract.
  case broken(RequestFault)
  /// A source did not answer before the deadline.
  case deadlinePassed(RequestFault)
  /// Neither the reader, nor the source, nor the clock says which day it is.
  case unknownDay
  /// The task of the request was cancelled; nobody waits for an answer.
  case cancelled
}

/// What is known of a fault.
public struct RequestFault: Sendable {
  /// A page to show in the product's stead; `nil` where it is not known which product was meant.
  public let page: RenderedScreen?
  /// Why nothing can be shown.
  public let cause: FaultCause
  /// The findings, for staff.
  public let diagnostics: [Diagnostic]
}

extension RequestError {
  /// The fault, for the cases that have one.
  public var fault: RequestFault? {
    switch self {
    case .unavailable(let fault), .unreadable(let fault), .broken(let fault), .deadlinePassed(let fault): fault
    default: nil
    }
  }

  /// The error for a fault.
  init(_ fault: RequestFault) {
    let isLate = fault.diagnostics.contains { $0.id == Diagnostic.timedOutID }
    switch fault.cause {
    case .unavailable where isLate: self = .deadlinePassed(fault)
    case .unavailable, .gone: self = .unavailable(fault)
    case .badData: self = .unreadable(fault)
    case .brokenPlugin: self = .broken(fault)
    }
  }

  /// The error for what a source threw before a product was in sight.
  init(source error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as GatewayError:
      self.init(RequestFault(page: nil, cause: error.cause, diagnostics: [error.diagnostic]))
    default:
      self.init(RequestFault(page: nil, cause: .unavailable, diagnostics: [.sourceFailed(because: error)]))
    }
  }
}

extension RequestError: CustomStringConvertible {
  /// What is wrong, in full sentences; for staff.
  public var description: String {
    switch self {
    case .notFound(let reference, let near, _):
      let hint = near.isEmpty ? "" : " Near ids: \(near.map(\.description).joined(separator: ", "))."
      return "There is no product \(SourcePath.quoted(reference.text)).\(hint)"
    case .ambiguous(let reference, let choices):
      let list = choices.map(\.description).joined(separator: ", ")
      return "The id \(SourcePath.quoted(reference.text)) is of several products. Choose one of: \(list)."
    case .noSuchScreen(let screen, let product, let available):
      return "The product \(SourcePath.quoted(product.description)) has no screen \(SourcePath.quoted(screen.rawValue)). "
        + "It has: \(available.map(\.rawValue).joined(separator: ", "))."
    case .unknownCursor(let cursor):
      return "\(SourcePath.quoted(cursor)) is no row of this screen's lists; expected the \"next\" of an earlier page. "
        + "Begin again without it."
    case .unsupportedEvent(let event, let product):
      return "The product \(SourcePath.quoted(product.description)) does not know the event "
        + "\(SourcePath.quoted(event.name))."
    case .unusableBase(let reason): return "The document the client holds cannot be used. \(reason)"
    case .unavailable(let fault), .unreadable(let fault), .broken(let fault), .deadlinePassed(let fault):
      return fault.diagnostics.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    case .unknownDay: return "Nothing says which day it is."
    case .cancelled: return "The request was cancelled."
    }
  }
}

public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine
import LoanDetailJSON
public import Loans

/// The reason why a request has no answer. Each fault is a case of its own, so that a host can map faults, for example
/// to HTTP status codes.
///
/// If the product is known, the error has a page for the customer. It explains the fault in the customer's language and
/// shows no figures.
public enum RequestError: Error, Sendable {
  /// No product within the scope has the id. With ``LoanDetailService/Options/searchesListForUnknownID``, `near` are
  /// similar ids within the scope, and `findings` are about records whose id cannot be read.
  case notFound(ProductReference, near: [ProductID], findings: [Diagnostic])
  /// Products of several types have the id.
  case ambiguous(ProductReference, choices: [ProductID])
  /// The product has no such screen; `available` are its screens.
  case noSuchScreen(ScreenID, of: ProductID, available: [ScreenID])
  /// The cursor cannot be used: it is malformed, it belongs to another product, screen or version, or the list has
  /// changed since. Begin again without it.
  case unknownCursor(UnknownCursor)
  /// The answer has at least so many bytes, more than `PageRequest.maximumBytes`: it has as few rows as it can have,
  /// and nothing else can be omitted.
  case tooLong(bytes: Int, limit: Int)
  /// The client's document is not this screen of this product, or it was changed after rendering.
  case unusableBase(String)
  /// A source does not answer or cannot be found. A later attempt may succeed.
  case unavailable(RequestFault)
  /// The source answers, but the product's data cannot be read.
  case unreadable(RequestFault)
  /// The product's plugin broke its contract.
  case broken(RequestFault)
  /// A source did not answer before the deadline.
  case deadlinePassed(RequestFault)
  /// Too many requests are in flight (``LoanDetailService/Options/requestsInFlight``). Nothing was asked or done; a
  /// later attempt may succeed.
  case overloaded
  /// Neither the reader nor the source states a day, and the current day is not known.
  case unknownDay
  /// The task of the request was cancelled.
  case cancelled
}

/// The details of a fault.
public struct RequestFault: Sendable {
  /// A page to show instead of the product or of all products of its type; `nil` if neither is known.
  public let page: RenderedScreen?
  /// The reason why the product cannot be shown.
  public let cause: FaultCause
  /// The findings, for staff.
  public let diagnostics: [Diagnostic]
}

extension RequestError {
  /// The fault, for the cases that have one; otherwise `nil`.
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

  /// The error for a source that failed before a product was known.
  init(source error: any Error) {
    switch error {
    case let error as GatewayError:
      self.init(RequestFault(page: nil, cause: error.cause, diagnostics: [error.diagnostic]))
    default:
      self.init(RequestFault(page: nil, cause: .unavailable, diagnostics: [.sourceFailed(because: error)]))
    }
  }
}

extension RequestError: CustomStringConvertible {
  /// The fault in full sentences, for staff. Numbers of cards, accounts and contracts are masked.
  public var description: String { TextGuard.messages(sentences) }

  /// The fault in full sentences, without masks.
  private var sentences: String {
    switch self {
    case .notFound(let reference, let near, let findings):
      let place = findings.isEmpty ? "" : " among those whose ids can be read"
      let hint = near.isEmpty ? "" : " Near ids: \(near.map(\.description.onOneLine).joined(separator: ", "))."
      return "There is no product \(SourcePath.quoted(reference.text))\(place).\(hint)"
    case .ambiguous(let reference, let choices):
      let list = choices.map(\.description.onOneLine).joined(separator: ", ")
      return "The id \(SourcePath.quoted(reference.text)) is of several products. Choose one of: \(list)."
    case .noSuchScreen(let screen, let product, let available):
      return
        "The product \(SourcePath.quoted(product.description)) has no screen \(SourcePath.quoted(screen.rawValue)). "
        + "It has: \(available.map(\.rawValue).joined(separator: ", "))."
    case .unknownCursor(let cursor):
      return cursor.sentence
    case .tooLong(let bytes, let limit):
      return "The limit is \(limit) bytes, but the answer has \(bytes) with as few rows as it can have."
    case .unusableBase(let reason): return "The document the client holds cannot be used. \(reason)"
    case .unavailable(let fault), .unreadable(let fault), .broken(let fault), .deadlinePassed(let fault):
      return fault.diagnostics.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    case .overloaded: return "Too many requests are in flight. Try again later."
    case .unknownDay: return "Nothing says which day it is."
    case .cancelled: return "The request was cancelled."
    }
  }
}

import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import Loans

/// The reason why a request on a line has no answer.
struct LineProblem: Error {
  /// The stable identifier: that of a problem of HTTP, or of a finding about a record.
  let id: String
  /// The place in the request.
  let path: String
  /// What is wrong and what to do, in full sentences.
  let message: String
  /// Whether the same request may succeed later.
  var mayRetry = false
  /// The document that tells the customer; `nil` if no product is known.
  var page: [UInt8]?

  private init(id: String, path: String, message: String, mayRetry: Bool = false) {
    // What the host sent may be the number of a card or an account; an error may end in a log.
    self.id = id
    self.path = TextGuard.messages(path)
    self.message = TextGuard.messages(message)
    self.mayRetry = mayRetry
  }

  /// The problem of a kind at a place, with its message.
  init(_ kind: HTTPProblem.Kind, at path: String, _ message: String) {
    self.init(id: kind.rawValue, path: path, message: message, mayRetry: kind.mayRetry)
  }

  /// The problem of a value of another form than expected.
  init(at path: String, found: JSONValue, expected: String) {
    self.init(
      .unreadableRequest, at: path, "The request cannot be read. Found \(found.shape); expected \(expected).")
  }

  /// The fault of a line that is not JSON.
  init(_ error: JSONSyntaxError) {
    let place = error.diagnostic(in: nil).path
    self.init(
      .unreadableRequest, at: place,
      "The line is not JSON. Found \(error.found); expected \(error.expected). Send each request as one object on one "
        + "line."
    )
  }

  /// The fault of a part of a request, or of the request as a whole.
  init(_ error: any Error, at path: String) {
    if let fault = error as? LineProblem {
      self = fault
      return
    }
    let problem = HTTPProblem(error)
    self.init(
      problem.kind, at: (error as? RequestError)?.member.map { "$.\($0)" } ?? path, problem.detail ?? problem.kind.title
    )
    page = problem.page
  }

  /// The fault of a record in a request.
  init(_ error: ProductError) {
    switch error {
    case .notFound: self.init(.noSuchProduct, at: "$.customer", "The customer is not a party to the loan.")
    case .unreadable(let fault):
      guard let finding = fault.diagnostics.first(where: { $0.severity == .error }) ?? fault.diagnostics.first else {
        self.init(.dataUnreadable, at: "$.record", "The record cannot be shown.")
        return
      }
      self.init(
        id: finding.id, path: finding.path.hasPrefix("$") ? "$.record\(finding.path.dropFirst())" : "$.record",
        message: finding.message)
    }
  }

  /// Writes the member `error` of an answer.
  func write(to json: inout JSONWriter) {
    json.object("error") {
      $0.property("id", id)
      $0.property("path", path)
      $0.property("message", message)
      if mayRetry { $0.property("mayRetry", true) }
    }
  }
}

extension RequestError {
  /// The member of a request that is at fault; `nil` if none is.
  fileprivate var member: String? {
    switch self {
    case .notFound, .ambiguous: "product"
    case .noSuchScreen: "screen"
    case .unknownCursor, .tooLong: "page"
    case .unusableBase: "held"
    case .unavailable, .unreadable, .broken, .deadlinePassed, .overloaded, .unknownDay, .cancelled: nil
    }
  }
}

import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// The reason why a line has no screen, in place of its screen (`Schemas/batch-fault.schema.json`).
struct LineFault: Sendable, Hashable {
  /// The number of the line in the input.
  var line: Int
  /// The product, if the record states it; `nil` in a customer's scope.
  var product: ProductID?
  /// The first error.
  var error: Diagnostic
  /// The number of the other errors.
  var others = 0

  /// The fault of a line that is no record that can be read.
  init(line: Int, _ error: Diagnostic) {
    self.line = line
    self.error = error
    if error.id == JSONSyntaxError.diagnosticID { self.error.path = Self.path(error.path, inLine: line) }
  }

  /// The path of a syntax error with the line of the input in place of the first and only line of the record.
  private static func path(_ path: String, inLine line: Int) -> String {
    guard let place = path.ranges(of: " (line 1, ").last else { return path }
    return "\(path[..<place.lowerBound]) (line \(line), \(path[place.upperBound...])"
  }

  /// The fault of a record. For a customer who may not see the record, it contains nothing of the record.
  init(line: Int, _ error: ProductError, for scope: CustomerScope) {
    switch error {
    case .unreadable(let fault): self.init(line: line, of: fault.id, fault.diagnostics, for: scope)
    case .notFound: self.init(line: line, Self.notFound)
    }
  }

  /// The fault of a screen of a record.
  init(line: Int, _ error: RequestError, of record: LoanRecord) {
    switch error {
    case .noSuchScreen(_, let product, _):
      let diagnostic = Diagnostic(
        id: "batch.no-such-screen", severity: .error, path: "$.type", summary: error.description)
      self.init(line: line, of: product, [diagnostic], for: record.scope)
    default:
      self.init(line: line, of: record.id, error.fault?.diagnostics ?? [], for: record.scope)
    }
  }

  /// The fault of a product: the first error of its findings, or the first finding if none is an error.
  private init(line: Int, of product: ProductID, _ findings: [Diagnostic], for scope: CustomerScope) {
    let errors = findings.filter { $0.severity == .error }
    self.init(line: line, errors.first ?? findings.first ?? Self.notShown)
    if scope == .allCustomers, product.type != .unknown, product.id != LoanRecord.unstatedID { self.product = product }
    others = max(errors.count - 1, 0)
  }

  /// The fault with its line and its place, for a person.
  var message: String { "line \(line): \(error.path): \(error.message)" }

  /// The fault as a line of JSON.
  var json: [UInt8] {
    var writer = JSONWriter(capacity: 512)
    writer.object {
      $0.property("line", line)
      if let product {
        $0.object("product") {
          $0.property("id", product.id)
          $0.property("type", product.type.rawValue)
        }
      }
      $0.object("error") {
        $0.property("id", error.id)
        $0.property("path", error.path)
        $0.property("message", error.message)
        if others > 0 { $0.property("others", others) }
      }
    }
    return writer.finish(.compact)
  }

  /// The fault of a line that is longer than `limit` bytes.
  static func tooLong(_ line: Int, limit: Int) -> LineFault {
    LineFault(
      line: line,
      Diagnostic(
        id: "batch.line-too-long", severity: .error, path: "$", summary: "The line is too long.",
        found: "more than \(limit) bytes", expected: "at most \(limit) bytes",
        advice: "If the data is right, raise the limit: --limit bytes=N."))
  }

  private static let notFound = Diagnostic(
    id: "batch.not-found", severity: .error, path: "$", summary: "The customer of the line is not a party to the loan.")
  private static let notShown = Diagnostic(
    id: "batch.not-shown", severity: .error, path: "$", summary: "The record cannot be shown.")
}

import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// One portfolio document: what stands around its records, and the records unread.
struct PortfolioDocument: Sendable {
  /// The path of the whole document in messages about its records, after the prefix that tells it from other ones.
  let root: String
  /// The day the records are true for.
  let asOf: CalendarDate?
  /// The records.
  let entries: [PortfolioEntry]
  /// What is odd outside the records.
  let diagnostics: [Diagnostic]

  init(parsing bytes: [UInt8], name: String, prefix: String = "") throws(GatewayError) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw .malformed(error.diagnostic(in: name)) }
    func unexpected(_ member: String?, _ found: JSONValue?, expected: String) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error,
          path: "\(name): \(member.map { "$.\($0)" } ?? "$")", summary: "The source is not a portfolio.",
          found: found?.summary ?? "nothing", expected: expected))
    }

    root = "\(prefix)$"
    let log = ReadingLog(severityOfUnreadable: .error)
    guard case .object = value, let reader = ObjectReader(value, at: root, log: log) else {
      throw unexpected(nil, value, expected: "an object with \"schemaVersion\" and \"loans\"")
    }
    guard reader.value("schemaVersion")?.wholeNumber == 1 else {
      throw unexpected("schemaVersion", reader.value("schemaVersion"), expected: "1")
    }
    switch reader.date("asOf") {
    case .known(let day, _, _): asOf = day
    case .absent(.unreadable):
      throw unexpected("asOf", reader.value("asOf"), expected: "a day of the calendar as \"YYYY-MM-DD\"")
    case .absent: asOf = nil
    }
    guard case .array(let loans)? = reader.value("loans") else {
      throw unexpected("loans", reader.value("loans"), expected: "an array of loans")
    }
    reader.reportUnread()
    let asOf = asOf
    entries = loans.enumerated().map { PortfolioEntry($1, index: $0, prefix: prefix, asOf: asOf) }
    diagnostics = log.diagnostics
  }
}

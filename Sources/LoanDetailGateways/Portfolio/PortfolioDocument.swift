import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// One portfolio document: its own members, and its records, which have not been read yet.
struct PortfolioDocument: Sendable {
  /// The path of the document in messages about its records; its prefix distinguishes it from other documents.
  let root: String
  /// The day for which the records are valid; `nil` if the document does not state it.
  let asOf: CalendarDate?
  /// The time zone of the days; `nil` if the document does not state it.
  let timeZone: BankTimeZone?
  /// The records, in their order.
  let entries: RecordList<PortfolioEntry>
  /// Diagnostics outside the records.
  let diagnostics: [Diagnostic]

  /// Checks a whole document and keeps the head of each record.
  ///
  /// - Parameter place: where the records are read from; the given bytes by default.
  /// - Throws: `GatewayError.malformed` if the text is not JSON or not a portfolio.
  init(
    reading source: SourceBytes, name: String, prefix: String = "", limits: InputLimits,
    in place: PortfolioEntry.Source? = nil
  ) throws(GatewayError) {
    func unexpected(
      _ member: String?, _ value: JSONValue?, found: String? = nil, expected: String
    ) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error,
          path: "\(name): \(member.map { "$.\($0)" } ?? "$")", summary: "The source is not a portfolio.",
          found: found ?? value?.quoted() ?? "nothing", expected: expected))
    }
    try source.check(limits, name: name)
    let (value, heads, count) = try Self.outline(of: source, name: name, limits)

    root = "\(prefix)$"
    let log = ReadingLog(severityOfUnreadable: .error, quotesValues: true)
    guard case .object = value, let reader = ObjectReader(value, at: root, log: log) else {
      throw unexpected(nil, value, expected: "an object with \"schemaVersion\" and \"loans\"")
    }
    let stated = reader.value(PortfolioVersion.member)
    guard let version = stated.flatMap(PortfolioVersion.init) else {
      throw unexpected(PortfolioVersion.member, stated, found: stated?.wholeNumber.map { "\($0)" }, expected: "1 or 2")
    }
    switch reader.date("asOf") {
    case .known(let day, _, _): asOf = day
    case .absent(.unreadable):
      throw unexpected("asOf", reader.value("asOf"), expected: "a day of the calendar as \"YYYY-MM-DD\"")
    case .absent: asOf = nil
    }
    timeZone = reader.timeZone("timeZone").value
    reader.leaveUnread(ObjectReader.schemaMember)
    guard case .array? = reader.value("loans") else {
      throw unexpected("loans", reader.value("loans"), expected: "an array of loans")
    }
    reader.reportUnread()
    guard count <= limits.records else { throw limits.tooManyRecords(count, in: "\(name): $.loans") }
    let shared = PortfolioEntry.Shared(
      place ?? .memory(source), prefix: prefix, version: version, asOf: asOf, limits: limits)
    entries = RecordList(heads.indices.lazy.map { PortfolioEntry(head: heads[$0], index: $0, shared: shared) })
    diagnostics = log.diagnostics
  }

  /// Returns the document without its records, the heads of the records, and the number of records. There are never
  /// more heads than allowed.
  private static func outline(
    of source: SourceBytes, name: String, _ limits: InputLimits
  ) throws(GatewayError) -> (value: JSONValue, heads: [PortfolioHead], count: Int) {
    var heads: [PortfolioHead] = []
    var count = 0
    do throws(JSONSyntaxError) {
      let value = try JSONReader.read(source.bytes.span) { (reader) throws(JSONFault) in
        guard reader.isAtObject else { return try reader.value() }
        var members: [JSONValue.Member] = []
        try reader.members { (name, reader) throws(JSONFault) in
          var value = JSONValue.array([])
          if name.is("loans"), reader.isAtArray {
            try reader.elements { (_, reader) throws(JSONFault) in
              count += 1
              if count <= limits.records {
                heads.append(try PortfolioHead(reading: &reader))
              } else {
                try reader.skip()
              }
            }
          } else {
            value = try reader.value()
          }
          members.append(JSONValue.Member(name.text, value))
        }
        return .object(members)
      }
      return (value, heads, count)
    } catch {
      throw .malformed(error.diagnostic(in: name))
    }
  }
}

import LoanDetailCore
import LoanDetailJSON

/// The original bytes of a source, kept as long as its records may be requested.
struct SourceBytes: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Checks that there are no more bytes than allowed.
  func check(_ limits: InputLimits, name: String) throws(GatewayError) {
    guard bytes.count <= limits.bytes else { throw limits.tooLarge(name) }
  }
}

/// The text of one record: a range of a source.
struct RecordSlice: Sendable {
  let source: SourceBytes
  let range: Range<Int>

  /// Returns a record that has been checked; null if it is not JSON. If the record is an object, members in `names` are
  /// left out.
  func item(leavingOut names: [StaticString]) -> JSONItem {
    (try? checkedItem(leavingOut: names)) ?? .made(.null)
  }

  /// Checks the text and returns the record. If the record is an object, members in `names` are left out.
  func checkedItem(leavingOut names: [StaticString]) throws(JSONSyntaxError) -> JSONItem {
    guard range.count <= JSONTape.longestText else {
      return .made(try JSONParser.parse(source.bytes.span.extracting(range)))
    }
    return try JSONTape(of: source.bytes, in: range, leavingOut: names).item
  }

  /// Returns a revision that changes whenever the text of the record or its day changes.
  func revision(asOf day: String) -> RecordRevision {
    var hash = RunningHash()
    hash.add(source.bytes.span.extracting(range))
    hash.add(Array(day.utf8))
    return RecordRevision(rawValue: hash.finish().hex)
  }
}

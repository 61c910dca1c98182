import LoanDetailCore
import LoanDetailJSON

/// The original bytes of a source, kept as long as its records may be requested.
struct SourceBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Throws if there are more bytes than allowed.
  func check(_ limits: InputLimits, name: String) throws(GatewayError) {
    guard bytes.count <= limits.bytes else { throw limits.tooLarge(name) }
  }

  /// Calls `body` with the bytes, which are valid only during the call.
  func withBytes<Answer, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer { try bytes.withUnsafeBufferPointer(body) }
}

/// The text of one record: a range of a source that has been checked.
struct RecordSlice: Sendable {
  let source: SourceBytes
  let range: Range<Int>

  /// Returns the value of the record. If it is an object, members in `names` are left out, and lists in `streamed` are
  /// empty: their elements are read later, one at a time.
  func parts(
    leavingOut names: [StaticString], streaming streamed: [StaticString]
  ) -> (value: JSONValue, streams: [String: ElementStream]) {
    var streams: [String: ElementStream] = [:]
    let value = withBytes { bytes in
      try? JSONReader.read(bytes) { (reader) throws(JSONFault) in
        guard reader.isAtObject else { return try reader.value() }
        var members: [JSONValue.Member] = []
        try reader.members { (name, reader) throws(JSONFault) in
          if names.contains(where: name.is) {
            try reader.skip()
          } else if reader.isAtArray, streamed.contains(where: name.is) {
            let start = range.lowerBound + reader.index
            var count = 0
            try reader.elements { (_, reader) throws(JSONFault) in
              count += 1
              try reader.skip()
            }
            let list = RecordSlice(source: source, range: start..<range.lowerBound + reader.index)
            streams[name.text] = ElementStream(count: count, forEach: list.forEachElement)
            members.append(JSONValue.Member(name.text, .array([])))
          } else {
            members.append(JSONValue.Member(name.text, try reader.value()))
          }
        }
        return .object(members)
      }
    }
    return (value ?? .null, streams)
  }

  /// Calls `body` with each element of the slice, which is an array.
  private func forEachElement(_ body: (JSONValue) -> Void) {
    withBytes { bytes in
      _ = try? JSONReader.read(bytes) { (reader) throws(JSONFault) in
        try reader.elements { (_, reader) throws(JSONFault) in body(try reader.value()) }
      }
    }
  }

  /// Returns a revision that changes whenever the text of the record or its day changes.
  func revision(asOf day: String) -> RecordRevision {
    withBytes { RecordRevision(rawValue: ContentHash(of: Array($0) + Array(day.utf8)).hex) }
  }

  private func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    source.withBytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

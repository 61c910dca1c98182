import LoanDetailCore
import LoanDetailJSON

/// The text of one record: a range of a source.
struct RecordSlice: Sendable {
  let source: SourceBytes
  let range: Range<Int>

  /// Reads the value of a record that has been checked.
  func parts(leavingOut names: [StaticString], streaming streamed: [StaticString]) -> RecordParts {
    (try? checkedParts(leavingOut: names, streaming: streamed)) ?? RecordParts(value: .null, streams: [:])
  }

  /// Checks the text and reads its value. If it is an object, members in `names` are left out, and lists in `streamed`
  /// are empty: their elements are read later, one at a time.
  func checkedParts(
    leavingOut names: [StaticString], streaming streamed: [StaticString]
  ) throws(JSONSyntaxError) -> RecordParts {
    var streams: [String: ElementStream] = [:]
    let value = try withBytes { (bytes) throws(JSONSyntaxError) in
      try JSONReader.read(bytes) { (reader) throws(JSONFault) in
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
    return RecordParts(value: value, streams: streams)
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
    var hash = RunningHash()
    withBytes { hash.add(UnsafeRawBufferPointer($0)) }
    hash.add(Array(day.utf8))
    return RecordRevision(rawValue: hash.finish().hex)
  }

  private func withBytes<Answer, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try source.withBytes { (bytes) throws(Failure) in try body(UnsafeBufferPointer(rebasing: bytes[range])) }
  }
}

/// The value of a record, without its long lists.
struct RecordParts {
  let value: JSONValue
  /// The long lists by name; in the value they are empty.
  let streams: [String: ElementStream]
}

import LoanDetailCore
import LoanDetailJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The original bytes of a source, kept as long as its records may be requested.
enum SourceBytes: Sendable {
  case array([UInt8])
  case file(Data)

  /// Calls `body` with the bytes, which are valid only during the call.
  func withBytes<Answer, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch self {
    case .array(let bytes): try bytes.withUnsafeBufferPointer(body)
    case .file(let data):
      try data.withUnsafeBytes { bytes in
        Result { () throws(Failure) in try body(bytes.bindMemory(to: UInt8.self)) }
      }.get()
    }
  }
}

/// The text of one record: a range of a source that has been checked.
struct RecordSlice: Sendable {
  let source: SourceBytes
  let range: Range<Int>

  /// Returns the value of the record; if it is an object, without the named members.
  func value(leavingOut names: [StaticString] = []) -> JSONValue {
    withBytes { bytes in
      let value = try? JSONReader.read(bytes) { (reader) throws(JSONFault) in
        try reader.value { name in !names.contains(where: name.is) }
      }
      return value ?? .null
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

import LoanDetailCore
import LoanDetailJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a source, kept as they came for as long as its records are asked for.
enum SourceBytes: Sendable {
  case array([UInt8])
  case file(Data)

  /// Lends the bytes.
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

/// Where the text of one record stands in a source that was checked.
struct RecordSlice: Sendable {
  let source: SourceBytes
  let range: Range<Int>

  /// Makes the record's value; of an object without the members that are left out.
  func value(leavingOut names: [StaticString] = []) -> JSONValue {
    withBytes { bytes in
      let value = try? JSONReader.read(bytes) { (reader) throws(JSONFault) in
        try reader.value { name in !names.contains(where: name.is) }
      }
      return value ?? .null
    }
  }

  /// What changes whenever the record's text, or the day it is true for, does.
  func revision(asOf day: String) -> RecordRevision {
    withBytes { RecordRevision(rawValue: ContentHash(of: Array($0) + Array(day.utf8)).hex) }
  }

  private func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    source.withBytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

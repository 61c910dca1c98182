import LoanDetailCore
import LoanDetailJSON

/// The original bytes of a source, kept as long as its records may be requested.
struct SourceBytes: Sendable {
  let bytes: [UInt8]

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

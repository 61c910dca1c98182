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

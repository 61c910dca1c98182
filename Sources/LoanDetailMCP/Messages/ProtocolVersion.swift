/// The versions of the protocol.
enum ProtocolVersion: String, CaseIterable, Sendable {
  /// Each request states its version and the client's abilities; there is no handshake.
  case stateless = "2026-07-28"
  /// A client begins with `initialize`.
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"

  /// The newest version that begins with a handshake.
  static let newestHandshake = november2025

  /// Whether a client begins with `initialize`.
  var hasHandshake: Bool { self != .stateless }
}

/// The idempotency key of an event: however often an event is sent with one key, it is carried out at most once.
///
/// A client makes a key when the customer presses the button, and repeats it until it has an answer.
public struct EventKey: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  /// The key as a text: 1 to 64 Latin letters, digits, hyphens, dots and underscores.
  public let rawValue: String

  /// Reads a key; `nil` if the text is not of the form.
  public init?(rawValue: String) {
    guard (1...64).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
          || "-._".utf8.contains($0)
      })
    else { return nil }
    self.rawValue = rawValue
  }

  /// Makes a new key of 128 random bits.
  public init() {
    // 64 random bits as 16 hexadecimal digits.
    func half() -> String {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    rawValue = half() + half()
  }

  public var description: String { rawValue }
}

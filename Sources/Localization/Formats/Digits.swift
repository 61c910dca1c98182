/// The ten digits of a locale.
struct Digits: Sendable, Hashable {
  /// The digits from 0 to 9 of ASCII.
  static let latin = Digits(Array("0123456789".utf8))

  /// The UTF-8 of the digits, zero first. All have the same length.
  private let bytes: [UInt8]
  /// The number of bytes of one digit.
  let width: Int

  /// Creates the digits from the UTF-8 of ten characters of the same length; Latin digits from an empty sequence.
  init(_ bytes: some Collection<UInt8>) {
    self = bytes.isEmpty ? .latin : Digits(Array(bytes))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    width = bytes.count / 10
  }

  /// The UTF-8 of a digit, 0...9.
  subscript(digit: Int) -> ArraySlice<UInt8> { bytes[digit * width..<(digit + 1) * width] }
}

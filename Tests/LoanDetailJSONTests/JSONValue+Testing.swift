import LoanDetailJSON
import TestSupport

extension JSONValue {
  /// A value of any shape, with texts of every kind.
  static func random(depth: Int = 5, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 9 : 3), using: &generator) {
    case 0: [.null, .bool(true), .bool(false)].randomElement(using: &generator) ?? .null
    case 1: .number(["0", "-1.50", "6.02E+23", "12345678901234567890"].randomElement(using: &generator) ?? "7")
    case 2...3: .string(text(of: 0...60, using: &generator))
    case 4...6:
      .array(
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      .object(
        (0..<Int.random(in: 0...6, using: &generator)).map { number in
          Member(
            "\(number)" + text(of: 0...12, using: &generator), random(depth: depth - 1, using: &generator))
        })
    }
  }

  private static func text(of lengths: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "\u{1B}", "\u{202E}", "\u{9B}", "é", "ж", "₽",
      "茶", "🫖", "\u{301}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: lengths, using: &generator) {
      text.append(scalars.randomElement(using: &generator) ?? "a")
    }
    return String(text)
  }
}

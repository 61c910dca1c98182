/// A reader of the tokens of a Swift source file.
struct SwiftSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Moves past the next argument label with a name; returns `false` at the end of the file.
  mutating func skip(to label: String) -> Bool {
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { return false }
      if bytes[position] == UInt8(ascii: "\"") {
        _ = string()
      } else if isWord(bytes[position]) {
        if word() == label, accept(":") { return true }
      } else {
        position += 1
      }
    }
    return false
  }

  /// Reads a label and its colon; returns `false`, and stays where it is, at anything else.
  mutating func label(_ name: String) -> Bool {
    skipSpace()
    let start = position
    if word() == name, accept(":") { return true }
    position = start
    return false
  }

  /// Reads a sign; returns `false`, and stays where it is, at anything else.
  mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Reads the literals of a tuple, with or without labels, and its closing parenthesis; `nil` if it has anything else.
  mutating func tuple() -> [String]? {
    var parts: [String] = []
    repeat {
      skipSpace()
      if position < bytes.count, isWord(bytes[position]) {
        _ = word()
        guard accept(":") else { return nil }
      }
      guard let part = literal() else { return nil }
      parts.append(part)
    } while accept(",")
    return accept(")") ? parts : nil
  }

  /// Reads a literal, or several with `+` between them; `nil` if there is none.
  mutating func literal() -> String? {
    var text = ""
    var values = 0
    repeat {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
      for piece in string() {
        switch piece {
        case .words(let words): text += words
        case .value:
          values += 1
          text += "{\(values)}"
        }
      }
    } while accept("+")
    return text
  }

  /// A part of a string literal: words, or an interpolated value.
  private enum Piece {
    case words(String)
    case value
  }

  /// Reads a string literal of one or several lines.
  private mutating func string() -> [Piece] {
    let quote = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    let isLong = bytes[position...].starts(with: quote)
    position += isLong ? 3 : 1
    var pieces: [Piece] = []
    var words: [UInt8] = []
    func flushed() -> [Piece] { words.isEmpty ? [] : [.words(String(decoding: words, as: UTF8.self))] }
    while position < bytes.count {
      if isLong ? bytes[position...].starts(with: quote) : bytes[position] == UInt8(ascii: "\"") {
        position += isLong ? 3 : 1
        break
      }
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 2
        if bytes[position - 1] == UInt8(ascii: "(") {
          pieces += flushed()
          words = []
          skipExpression()
          pieces.append(.value)
        } else {
          words += Array(escape(bytes[position - 1]).utf8)
        }
      } else {
        words.append(bytes[position])
        position += 1
      }
    }
    return pieces + flushed()
  }

  /// Skips an interpolated expression and its closing parenthesis.
  private mutating func skipExpression() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = string()
        continue
      default: break
      }
      position += 1
    }
  }

  /// The character of an escape whose first sign was read; empty if there is none.
  private mutating func escape(_ sign: UInt8) -> String {
    switch sign {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard accept("{") else { return "" }
      let digits = bytes[position...].prefix { $0 != UInt8(ascii: "}") }
      position += digits.count + 1
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init).map(String.init)
        ?? ""
    default: return String(Unicode.Scalar(sign))
    }
  }

  /// Reads the letters, digits and underscores of a word; empty if there is none.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a byte is a part of a word.
  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || Unicode.Scalar(byte).properties.isAlphabetic
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Skips white space and comments, which begin with `//`.
  private mutating func skipSpace() {
    while position < bytes.count {
      if [UInt8(ascii: " "), 9, 10, 13].contains(bytes[position]) {
        position += 1
      } else if bytes[position...].starts(with: Array("//".utf8)) {
        position += bytes[position...].prefix { $0 != 10 }.count
      } else {
        return
      }
    }
  }
}

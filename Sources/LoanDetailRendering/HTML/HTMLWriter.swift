import DesignSystem
import LoanDetailJSON

/// Writes HTML as UTF-8 into one growing buffer.
///
/// Markup can only be a literal of the program. A text of data goes through ``text(_:)`` or ``attribute(_:_:)``, which
/// escape it, so that it is never read as markup:
///
/// ```swift
/// html.markup("<p class=\"boat\"")
/// html.attribute("id", item.id.rawValue)
/// html.markup(">")
/// html.text(name)
/// html.markup("</p>")
/// ```
public struct HTMLWriter: Sendable {
  private var bytes: ByteBuffer

  package init(capacity: Int = 32_768) { bytes = ByteBuffer(capacity: capacity) }

  /// Writes markup.
  public mutating func markup(_ literal: StaticString) { bytes.append(literal) }

  /// Writes a text. It has no meaning as markup.
  ///
  /// HTML cannot hold control characters; each of them becomes U+FFFD, except white space.
  public mutating func text(_ text: String) {
    if text.needsEscapes { appendEscaped(text) } else { bytes.append(text) }
  }

  /// Writes an attribute, after a space. Its value has no meaning as markup.
  public mutating func attribute(_ name: StaticString, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(name)
    bytes.append("=\"")
    text(value)
    bytes.append("\"")
  }

  /// Writes a number.
  package mutating func number(_ number: Int) { bytes.append("\(number)") }

  /// Writes bytes that are known to be what they should be: what a renderer made, or a script of the program.
  package mutating func verbatim(_ rendered: [UInt8]) { bytes.append(rendered) }

  package mutating func takeText() -> [UInt8] { bytes.takeText() }

  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"": bytes.append("&quot;")
      case "'": bytes.append("&#39;")
      // A parser reads a carriage return as a line feed.
      case "\r": bytes.append("\n")
      case "\t", "\n": bytes.append(UInt8(scalar.value))
      case _ where scalar.isControl: bytes.append("\u{FFFD}")
      default: bytes.append(String(scalar))
      }
    }
  }
}

extension String {
  /// Whether the text may have a character that HTML cannot hold as it is.
  fileprivate var needsEscapes: Bool {
    withBytes { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F:
          return true
        case 0..<0x20: return true
        // U+0080 to U+009F: C2, and a byte below A0.
        case 0xC2 where bytes[index + 1] < 0xA0: return true
        default: continue
        }
      }
      return false
    }
  }
}

extension Unicode.Scalar {
  private static let controls: [ClosedRange<UInt32>] = [0x0...0x1F, 0x7F...0x9F]
  fileprivate var isControl: Bool { Self.controls.contains { $0.contains(value) } }
}

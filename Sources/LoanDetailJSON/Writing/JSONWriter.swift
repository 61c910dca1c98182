/// Writes JSON as UTF-8 straight into one growing buffer, in the order it is told, indented by two spaces.
///
/// The caller says what stands where; the writer adds commas, line breaks and escapes:
///
///     var json = JSONWriter()
///     json.object {
///       $0.property("id", "1001")
///       $0.array("screens") { $0.string("main") }
///     }
///     let bytes = json.finish()
public struct JSONWriter: Sendable {
  /// How a container is set.
  public enum Layout: Sendable {
    /// Each member on its own line.
    case lines
    /// The whole container on one line, for small things such as an amount of money.
    case oneLine
  }

  var bytes: [UInt8] = []
  private var depth = 0
  private var containerIsEmpty = true
  private var followsKey = false
  private var isOnOneLine = false

  /// Makes a writer; `capacity` is the number of bytes it has room for before it must grow.
  public init(capacity: Int = 16_384) {
    bytes.reserveCapacity(capacity)
  }

  /// Ends the text with a newline and hands it over.
  public consuming func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Writes an object; `body` writes its properties.
  public mutating func object(_ layout: Layout = .lines, _ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), layout, body)
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array(_ layout: Layout = .lines, _ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), layout, body)
  }

  /// Writes the name of a property, whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(": ")
    followsKey = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// Writes a whole number.
  public mutating func integer(_ number: some FixedWidthInteger) {
    separate()
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes[start...].reverse()
  }

  /// Writes a number by its own digits, as JSON spells numbers; what is not one becomes a string.
  public mutating func number(_ digits: String) {
    guard digits.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/) != nil else {
      return string(digits)
    }
    separate()
    bytes.append(contentsOf: digits.utf8)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ flag: Bool) {
    separate()
    bytes.append(flag ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append("null")
  }

  private mutating func container(
    _ opening: UInt8, _ closing: UInt8, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(opening)
    let outerIsOnOneLine = isOnOneLine
    isOnOneLine = isOnOneLine || layout == .oneLine
    depth += 1
    containerIsEmpty = true
    body(&self)
    depth -= 1
    if !containerIsEmpty && !isOnOneLine { startLine() }
    isOnOneLine = outerIsOnOneLine
    containerIsEmpty = false
    bytes.append(closing)
  }

  /// Puts whatever must stand between the value before and the one about to be written.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard depth > 0 else { return }
    if !containerIsEmpty { bytes.append(isOnOneLine ? ", " : ",") }
    if !isOnOneLine { startLine() }
    containerIsEmpty = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append("  ") }
  }
}

import DesignSystem

/// The brand of a bank: values for the design tokens of the style sheet.
///
/// It is read from a small file with one declaration per line:
///
/// ```css
/// /* Example Bank */
/// --ld-accent: light-dark(#0a7d4b, #6fdca8);
/// --ld-font: "Example Sans", sans-serif;
/// --ld-radius: .5rem;
/// ```
///
/// Colours are best given for both schemes with `light-dark()`. Nothing but the value of a token can get from the file
/// into the page: no other rule, no address, no markup.
public struct HTMLTheme: Sendable, Hashable {
  /// A design token with its value, as CSS has them.
  struct Token: Sendable, Hashable {
    var name: String
    var value: String
  }

  let tokens: [Token]

  /// The theme of the style sheet itself.
  public init() { tokens = [] }

  /// The maximum number of faults with a message each.
  private static let listedFaults = 20

  /// Reads a theme; throws the faults of the text: up to 20, and the number of others.
  public init(css text: String) throws(HTMLThemeError) {
    var tokens: [Token] = []
    var faults: [HTMLThemeError.Fault] = []
    var others: (first: Int, count: Int)?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(TokenFault) {
        guard let token = try Self.token(in: line) else { continue }
        if tokens.contains(where: { $0.name == token.name }) {
          throw TokenFault("\(token.name) is there twice. Keep one line.")
        }
        tokens.append(token)
      } catch {
        if faults.count < Self.listedFaults {
          faults.append(.init(line: index + 1, message: error.message))
        } else {
          others = (others?.first ?? index + 1, (others?.count ?? 0) + 1)
        }
      }
    }
    if let others {
      let message = "Further lines with faults: \(others.count), of which this is the first."
      faults.append(.init(line: others.first, message: message))
    }
    guard faults.isEmpty else { throw HTMLThemeError(faults: faults) }
    self.tokens = tokens
  }

  /// The rule that follows the style sheet.
  var rule: String { ".ld{" + tokens.map { "\($0.name):\($0.value)" }.joined(separator: ";") + "}" }

  /// What is wrong with a line, and what to do.
  private struct TokenFault: Error {
    var message: String
    init(_ message: String) { self.message = message }

    static let misplacedComment = TokenFault("Put a comment on a line of its own.")
  }

  /// Reads a line; `nil` if it is empty or a comment.
  private static func token(in line: Substring) throws(TokenFault) -> Token? {
    let line = line.trimmed
    if line.isEmpty { return nil }
    if try isComment(line) { return nil }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].trimmed)
    guard parts.count == 2, name.hasPrefix("--ld-") else {
      throw TokenFault("The line is no token. Expected one declaration, such as \"--ld-accent: #0a7d4b;\".")
    }
    guard names.contains(name) else {
      throw TokenFault(
        [
          "There is no token \(name).",
          NearMiss.suggestion(for: name, among: names) ?? "The tokens are: \(names.joined(separator: ", ")).",
        ]
        .joined(separator: " "))
    }
    guard parts[1].trimmed.hasSuffix(";") else { throw TokenFault("The declaration has no end. Put \";\" at its end.") }
    let value = parts[1].trimmed.dropLast().trimmed
    try check(value)
    return Token(name: name, value: String(value))
  }

  /// Whether a line is one whole comment; throws if something follows the comment.
  private static func isComment(_ line: Substring) throws(TokenFault) -> Bool {
    guard line.hasPrefix("/*") else { return false }
    let afterEnd = line.dropFirst(2).split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
    if afterEnd.contains(where: { !$0.isEmpty }) { throw .misplacedComment }
    return !afterEnd.isEmpty
  }

  /// The tokens of the style sheet, in its order.
  static let names: [String] = {
    let rule = StyleSheet.builtIn.split(separator: "}", maxSplits: 1)[0]
    return rule.split { "{;".contains($0) }.filter { $0.hasPrefix("--ld-") }.map { String($0.prefix { $0 != ":" }) }
  }()

  /// The functions of CSS that a value may use: none of them loads anything.
  private static let functions: Set<Substring> = [
    "light-dark", "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "calc",
    "min", "max", "clamp", "var",
  ]

  /// Checks that a value is a value of CSS that ends where it should and loads nothing.
  ///
  /// It looks at scalars, as a browser does: a `Character` may join a quotation mark to the sign before or after it.
  private static func check(_ value: Substring) throws(TokenFault) {
    guard !value.isEmpty else { throw TokenFault("The token has no value. Remove the line to keep the usual one.") }
    // The number of parentheses that are open, and the quotation mark that is.
    var depth = 0
    var quote: Unicode.Scalar?
    var rest = value.unicodeScalars
    var startOfWord = rest.startIndex
    while let sign = rest.popFirst() {
      defer { if !sign.isWordOfCSS { startOfWord = rest.startIndex } }
      if let open = quote {
        guard sign.isPlain else { throw forbidden(sign) }
        if sign == open { quote = nil }
        continue
      }
      switch sign {
      case "\"", "'": quote = sign
      case "(":
        try checkFunction(Substring(value.unicodeScalars[startOfWord..<rest.startIndex].dropLast()))
        depth += 1
      case ")":
        depth -= 1
        if depth < 0 { throw TokenFault("A \")\" has no \"(\" before it.") }
      case _ where sign.isWordOfCSS || " ,.%#+*/".unicodeScalars.contains(sign): break
      default: throw forbidden(sign)
      }
      if sign == "/" && rest.first == "*" { throw .misplacedComment }
    }
    if quote != nil { throw TokenFault("A quotation mark is not closed.") }
    if depth > 0 { throw TokenFault("A \"(\" is not closed.") }
  }

  /// Checks the name of a function; it is empty for mere parentheses.
  private static func checkFunction(_ name: Substring) throws(TokenFault) {
    guard name.isEmpty || functions.contains(Substring(name.lowercased())) else {
      throw TokenFault("A theme may not use \(name)(). It may use: \(functions.sorted().joined(separator: ", ")).")
    }
  }

  /// Returns the fault of a sign that no value may have.
  private static func forbidden(_ sign: Unicode.Scalar) -> TokenFault {
    let name = sign.isControl ? "A control character" : "The sign \"\(sign)\""
    return TokenFault(
      "\(name) may not be in a value. Use letters, digits, spaces and the signs . , % # + - * / ( ) \" '.")
  }
}

/// The faults of a theme, each with its line and what to do.
public struct HTMLThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A fault in one line.
  public struct Fault: Sendable, Hashable {
    /// The number of the line, counted from 1.
    public var line: Int
    /// What is wrong and what to do, in full sentences.
    public var message: String
  }

  /// The faults, in the order of the lines.
  public var faults: [Fault]

  public var description: String { faults.map { "Line \($0.line): \($0.message)" }.joined(separator: "\n") }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the sign can be in a word of CSS, such as the name of a function or a number with its unit.
  fileprivate var isWordOfCSS: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  fileprivate var isControl: Bool { properties.generalCategory == .control }

  /// Whether the sign has no meaning of its own inside quotation marks, in CSS and in HTML.
  fileprivate var isPlain: Bool { !isControl && !"\\<>{};&".unicodeScalars.contains(self) }
}

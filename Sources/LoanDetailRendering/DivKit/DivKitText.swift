extension String {
  /// The text in a form that every client of DivKit shows as it is.
  ///
  /// In a text with `@{`, all clients look for expressions and read a backslash as an escape; the client for browsers
  /// does so in every text with a backslash. The `@` of `@{` and each backslash are therefore written as expressions of
  /// their own, which have the character as their value.
  var shownByDivKit: String {
    let bytes = utf8
    guard bytes.contains(UInt8(ascii: "\\")) || hasDivKitExpression else { return self }
    var text = ""
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\\": text += #"@{'\\'}"#
      case "@" where scalars.first == "{": text += "@{'@'}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as an id, in which DivKit must find no expression: each `{` is percent-encoded if the text contains `@{`.
  var divKitID: String { hasDivKitExpression ? percentEncoded { $0 != UInt8(ascii: "{") } : self }

  /// Whether the text contains `@{`, with which an expression begins.
  private var hasDivKitExpression: Bool {
    let bytes = utf8
    var rest = bytes[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[bytes.index(after: sign)...]
      if rest.first == UInt8(ascii: "{") { return true }
    }
    return false
  }
}

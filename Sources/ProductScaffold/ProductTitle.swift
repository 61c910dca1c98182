/// The customer-facing name of a product in one language.
struct ProductTitle: CustomStringConvertible {
  let description: String

  /// Accepts one line of text that is not blank.
  init(_ text: String, option: String) throws(ScaffoldError) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ScaffoldError("The title of \(option) is empty; say what customers call the product.")
    }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    guard isPlain else {
      throw ScaffoldError("The title of \(option) has a line break or a control character; a title is one line.")
    }
    description = text
  }

  /// The title as a Swift string literal.
  var literal: String {
    "\"" + description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

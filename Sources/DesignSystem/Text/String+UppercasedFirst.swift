extension String {
  /// The text with an uppercase first letter, for use at the beginning of a sentence or a title.
  package var uppercasedFirst: String {
    unicodeScalars.first?.properties.isUppercase ?? true ? self : prefix(1).uppercased() + dropFirst()
  }
}

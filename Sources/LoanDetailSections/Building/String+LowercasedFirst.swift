extension String {
  /// The text with a lowercase first letter, for use inside a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + String(dropFirst()) }

  /// The text with an uppercase first letter, for use at the beginning of a title.
  var uppercasedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

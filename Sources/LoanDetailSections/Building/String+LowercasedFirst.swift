extension String {
  /// The text with a lowercase first letter, for use inside a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + String(dropFirst()) }
}

extension Int {
  /// The number, 0...99, with two digits: `07`.
  package var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

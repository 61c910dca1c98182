/// The position of a record in a list, in place of an id that cannot be read: `loans[3]`.
struct RecordNumber: CustomStringConvertible {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// Reads the position from an id; `nil` if the id has another form.
  init?(_ id: String) {
    guard let number = Int(id.dropFirst("loans[".count).dropLast()), "\(RecordNumber(number))" == id else { return nil }
    self.number = number
  }

  var description: String { "loans[\(number)]" }
}

import LoanDetailJSON

extension JSONValue {
  /// The value as JSON without white space, for messages about old and new values.
  var compactText: String {
    var writer = JSONWriter(capacity: 64)
    writer.write(self)
    return String(decoding: writer.finish(.compact).dropLast(), as: UTF8.self)
  }
}

import LoanDetailJSON

extension JSONValue {
  /// The value as JSON text.
  func laidOut(_ layout: JSONLayout = .lines) -> [UInt8] {
    var json = JSONWriter()
    json.write(self)
    return json.finish(layout)
  }
}

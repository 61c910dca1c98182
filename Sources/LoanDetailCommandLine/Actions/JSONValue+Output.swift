import LoanDetailJSON

extension JSONValue {
  /// The value as every command lays JSON out.
  var laidOut: [UInt8] {
    var json = JSONWriter()
    json.write(self)
    return json.finish()
  }
}

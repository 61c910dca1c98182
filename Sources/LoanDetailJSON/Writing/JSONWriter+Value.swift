extension JSONWriter {
  /// Writes a value without changes: members in their order, numbers digit for digit.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): boolean(flag)
    case .number(let digits): number(digits)
    case .string(let text): string(text)
    case .array(let elements):
      array {
        for index in elements.indices { $0.write(elements[index]) }
      }
    case .object(let members):
      object {
        for index in members.indices {
          $0.key(members[index].name)
          $0.write(members[index].value)
        }
      }
    }
  }
}

extension JSONValue {
  /// Returns the value as JSON in UTF-8, with a newline at the end.
  ///
  /// The value is released when it is written, before the layout is made: a long one takes much memory.
  public consuming func rendered(_ layout: JSONLayout = .lines) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(consume self)
    return writer.finish(layout)
  }
}

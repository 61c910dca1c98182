extension JSONWriter {
  /// Writes a value as it is: members in their order, numbers digit for digit.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): boolean(flag)
    case .number(let digits): number(digits)
    case .string(let text): string(text)
    case .array(let elements):
      array {
        for element in elements { $0.write(element) }
      }
    case .object(let members):
      object {
        for member in members {
          $0.key(member.name)
          $0.write(member.value)
        }
      }
    }
  }
}

extension JSONValue {
  /// The value as UTF-8 that ends with a newline.
  public func rendered(_ layout: JSONLayout = .lines) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.finish(layout)
  }
}

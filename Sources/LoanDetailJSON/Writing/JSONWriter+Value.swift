extension JSONWriter {
  /// Writes a value as its source has it, what fits a line of `width` on one line.
  public mutating func write(_ value: JSONValue, indent: Int = 0, width: Int = 100) {
    let layout: Layout = indent + value.lengthOnOneLine <= width ? .oneLine : .lines
    switch value {
    case .null: null()
    case .bool(let flag): boolean(flag)
    case .number(let digits): number(digits)
    case .string(let text): string(text)
    case .array(let elements):
      array(layout) {
        for element in elements { $0.write(element, indent: indent + 2) }
      }
    case .object(let members):
      object(layout) {
        for member in members {
          $0.key(member.name)
          $0.write(member.value, indent: indent + 4 + member.name.count)
        }
      }
    }
  }
}

extension JSONValue {
  /// About how many columns the value takes on one line.
  fileprivate var lengthOnOneLine: Int {
    switch self {
    case .null, .bool: 5
    case .number(let digits): digits.utf8.count
    case .string(let text): text.count + 2
    case .array(let elements): elements.reduce(2) { $0 + $1.lengthOnOneLine + 2 }
    case .object(let members): members.reduce(2) { $0 + $1.name.count + 6 + $1.value.lengthOnOneLine }
    }
  }
}

import LoanDetailJSON
import TestSupport

/// Random values, texts and edits.
struct RandomDocument {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

  mutating func value(depth: Int) -> JSONValue {
    switch number(below: depth > 0 ? 8 : 4) {
    case 0: .null
    case 1: .bool(number(below: 2) == 0)
    case 2: .number(["0", "-1.50", "1e3"][number(below: 3)])
    case 3: .string(["", "a, \"b\": [c]", "é\\", "{\n}"][number(below: 4)])
    case 4, 5: .array((0..<number(below: 5)).map { _ in value(depth: depth - 1) })
    default: .object((0..<number(below: 5)).map { .init(["a", "b c", "é", "\"", ""][$0], value(depth: depth - 1)) })
    }
  }

  /// Writes a value with random white space and escapes.
  mutating func text(of value: JSONValue) -> [UInt8] {
    space() + core(of: value) + space()
  }

  private mutating func core(of value: JSONValue) -> [UInt8] {
    switch value {
    case .null, .bool, .number: return value.rendered(.compact).dropLast()
    case .string(let text): return string(text)
    case .array(let elements):
      let parts = elements.map { self.text(of: $0) }
      return Array("[".utf8) + (parts.isEmpty ? space() : Array(parts.joined(separator: [UInt8(ascii: ",")])))
        + Array("]".utf8)
    case .object(let members):
      let parts = members.map { space() + string($0.name) + space() + Array(":".utf8) + self.text(of: $0.value) }
      return Array("{".utf8) + (parts.isEmpty ? space() : Array(parts.joined(separator: [UInt8(ascii: ",")])))
        + Array("}".utf8)
    }
  }

  private mutating func string(_ text: String) -> [UInt8] {
    guard text == "a" || text == "b c", number(below: 2) == 0 else {
      return JSONValue.string(text).rendered(.compact).dropLast()
    }
    return Array("\"\\u006\(text == "a" ? "1" : "2")\(text.dropFirst())\"".utf8)
  }

  private mutating func space() -> [UInt8] { Array(["", "", " ", "\n  ", "\r\n", "\t"][number(below: 6)].utf8) }

  /// A path to a random part of a value, or to the value.
  mutating func path(in value: JSONValue) -> [JSONStep] {
    var (path, value) = ([JSONStep](), value)
    while number(below: 4) > 0 {
      switch value {
      case .array(let elements) where !elements.isEmpty:
        let index = number(below: elements.count)
        path.append(.element(index))
        value = elements[index]
      case .object(let members) where !members.isEmpty:
        let index = number(below: members.count)
        path.append(.member(members[index].name))
        value = members[index].value
      default: return path
      }
    }
    return path
  }

  /// Makes a random edit of a text and of its value. Returns the largest number of bytes that it may remove and add.
  mutating func edit(
    _ editor: inout JSONEditor, _ value: inout JSONValue, at path: [JSONStep], _ new: JSONValue
  ) throws -> (removed: Int, added: Int) {
    // A new value has at most one space after each byte, and a part adds a name, a comma and white space.
    let most = 2 * new.rendered(.compact).count + 40
    let before = editor.bytes.count
    switch number(below: 3) {
    case 0 where !path.isEmpty:
      try editor.remove(path)
      value.change(path) { _ in nil }
      return (before - editor.bytes.count, 0)
    case 1:
      let whole = value.part(at: path)
      switch whole {
      case .array(let elements):
        try editor.append(new, to: path)
        value.change(path) { _ in .array(elements + [new]) }
        return (elements.isEmpty ? 4 : 0, most)
      case .object(var members):
        let place = members.isEmpty ? 0 : 1 + number(below: members.count)
        try editor.set("new", of: path, to: new, after: place == 0 ? nil : members[place - 1].name)
        members.insert(.init("new", new), at: place)
        value.change(path) { _ in .object(members) }
        return (members.count == 1 ? 4 : 0, most)
      default: break
      }
      fallthrough
    default:
      // The text of a part is no longer than the rest would be without it.
      var without = editor
      try without.replace(path, with: .null)
      try editor.replace(path, with: new)
      value.change(path) { _ in new }
      return (before - without.bytes.count + 4, most)
    }
  }
}

extension JSONValue {
  fileprivate func part(at path: [JSONStep]) -> JSONValue {
    path.reduce(self) { value, step in
      switch step {
      case .member(let name): value[name] ?? .null
      case .element(let index): value.elements[index]
      }
    }
  }

  /// Replaces the value at a path, or removes it.
  fileprivate mutating func change(_ path: [JSONStep], _ body: (JSONValue) -> JSONValue?) {
    guard let step = path.first else {
      self = body(self) ?? .null
      return
    }
    let rest = Array(path.dropFirst())
    switch (step, self) {
    case (.member(let name), .object(var members)):
      guard let index = members.firstIndex(where: { $0.name == name }) else { return }
      if rest.isEmpty, body(members[index].value) == nil {
        members.remove(at: index)
      } else {
        members[index].value.change(rest, body)
      }
      self = .object(members)
    case (.element(let index), .array(var elements)):
      if rest.isEmpty, body(elements[index]) == nil {
        elements.remove(at: index)
      } else {
        elements[index].change(rest, body)
      }
      self = .array(elements)
    default: break
    }
  }
}

import LoanDetailJSON

/// Changes a document at random places, knowing its structure.
struct JSONMutator {
  private var random: SeededGenerator
  /// Values of the document, to be put in other places of it.
  private var pool: [JSONValue] = []
  private var names: [String] = []

  private init(_ random: SeededGenerator) { self.random = random }

  /// Returns a document after some changes.
  static func mutated(_ value: JSONValue, times: Int, using random: inout SeededGenerator) -> JSONValue {
    var mutator = JSONMutator(random)
    var value = value
    mutator.collect(value)
    for _ in 0..<times {
      let count = value.nodeCount
      // Copies of copies grow without end.
      if count > 20_000 { break }
      var place = mutator.random.number(below: count)
      value = mutator.mutated(value, at: &place) ?? value
    }
    random = mutator.random
    return value
  }

  private mutating func collect(_ value: JSONValue) {
    if pool.count < 400 { pool.append(value) }
    switch value {
    case .array(let elements): for element in elements { collect(element) }
    case .object(let members):
      for member in members {
        if names.count < 400 { names.append(member.name) }
        collect(member.value)
      }
    default: break
    }
  }

  /// The value with the node at a place changed, counted from 0 in the order of the document; `nil` removes it.
  private mutating func mutated(_ value: JSONValue, at place: inout Int) -> JSONValue? {
    if place == 0 {
      place = -1
      return changed(value)
    }
    place -= 1
    switch value {
    case .array(let elements):
      var result: [JSONValue] = []
      result.reserveCapacity(elements.count)
      for element in elements {
        if place < 0 {
          result.append(element)
        } else if let changed = mutated(element, at: &place) {
          result.append(changed)
        }
      }
      return .array(result)
    case .object(let members):
      var result: [JSONValue.Member] = []
      result.reserveCapacity(members.count)
      for member in members {
        if place < 0 {
          result.append(member)
        } else if let changed = mutated(member.value, at: &place) {
          result.append(.init(member.name, changed))
        }
      }
      return .object(result)
    default: return value
    }
  }

  private mutating func changed(_ value: JSONValue) -> JSONValue? {
    switch random.number(below: 12) {
    case 0: nil
    case 1, 2: ExtremeValues.value(using: &random)
    case 3: random.one(of: pool)
    case 4: wrapped(value)
    case 5: converted(value)
    default: changedInside(value)
    }
  }

  private mutating func changedInside(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members): .object(changed(members))
    case .array(let elements): .array(changed(elements))
    case .string(let text): .string(changed(text))
    case .number(let digits): .number(random.once(in: 2) ? random.one(of: ExtremeValues.numbers) : "-" + digits)
    case .bool(let flag): .bool(!flag)
    case .null: ExtremeValues.value(using: &random)
    }
  }

  private mutating func changed(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var members = members
    guard !members.isEmpty else { return [.init(name(), random.one(of: pool))] }
    let index = random.number(below: members.count)
    switch random.number(below: 7) {
    case 0: members.remove(at: index)
    case 1 where random.once(in: 8): members.append(members[index])
    case 1, 2: members[index].value = ExtremeValues.value(using: &random)
    case 3: members[index].name = name()
    case 4: members.shuffle(using: &random)
    case 5: members.swapAt(index, random.number(below: members.count))
    default: members.append(.init(name(), random.one(of: pool)))
    }
    return members
  }

  private mutating func changed(_ elements: [JSONValue]) -> [JSONValue] {
    var elements = elements
    guard !elements.isEmpty else { return [random.one(of: pool)] }
    let index = random.number(below: elements.count)
    switch random.number(below: 6) {
    case 0: elements.remove(at: index)
    case 1: elements.insert(elements[index], at: random.number(below: elements.count + 1))
    case 2: elements += Array(repeating: elements[index], count: random.number(below: random.once(in: 4) ? 100 : 4))
    case 3: elements.shuffle(using: &random)
    case 4: elements.removeLast(elements.count - index)
    default: elements.append(random.one(of: pool))
    }
    return elements
  }

  private mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let index = random.number(below: scalars.count + 1)
    switch random.number(below: 5) {
    case 0: scalars.insert(contentsOf: ExtremeValues.text(using: &random).unicodeScalars, at: index)
    case 1: if index < scalars.count { scalars.remove(at: index) }
    case 2:
      if index < scalars.count, let digit = "0123456789-.".unicodeScalars.randomElement(using: &random) {
        scalars[index] = digit
      }
    case 3: scalars += scalars
    default: return text.contains("-") ? random.one(of: ExtremeValues.dates) : random.one(of: ExtremeValues.numbers)
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// The value inside others, now and then deeper than a reader may follow.
  private mutating func wrapped(_ value: JSONValue) -> JSONValue {
    if random.once(in: 6) {
      // Written as it stands: a tree of this depth cannot be built here.
      let depth = random.one(of: [100, 126, 127, 128, 129, 200, 2_000, 100_000])
      return .number(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    return random.once(in: 2) ? .array([value]) : .object([.init(name(), value)])
  }

  /// The value as one of another type.
  private mutating func converted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): text.contains(/^-?\d+(\.\d+)?$/) ? .number(text) : .array([value])
    case .number(let digits): .string(digits)
    case .bool(let flag): .string(flag ? "true" : "false")
    case .null: .string("null")
    case .array(let elements): elements.first ?? .null
    case .object(let members): random.once(in: 2) ? .array(members.map(\.value)) : .object([])
    }
  }

  private mutating func name() -> String {
    names.isEmpty || random.once(in: 4) ? ExtremeValues.text(using: &random) : random.one(of: names)
  }
}

extension JSONValue {
  /// How many values there are in this one, with itself.
  var nodeCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.nodeCount }
    default: 1
    }
  }

  /// The value with all arrays cut after so many elements, for documents that are quick to show.
  func cut(to count: Int) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.prefix(count).map { $0.cut(to: count) })
    case .object(let members): .object(members.map { .init($0.name, $0.value.cut(to: count)) })
    default: self
    }
  }
}

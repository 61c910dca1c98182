/// The words of a format, each with a value: the names of an object's members, or the values of an enumeration. A word
/// of a text is found without making a string of it.
@usableFromInline
package struct JSONWords<Value: Sendable>: Sendable {
  @usableFromInline let table: JSONWordTable
  /// The values, in the order of the words.
  @usableFromInline let values: [Value]

  /// Creates the words, in the order in which members are usually written.
  @inlinable
  package init(_ words: [(name: String, value: Value)]) {
    // Not by key paths: the runtime would make the type of each while the program starts.
    table = JSONWordTable(words.map { $0.name })
    values = words.map { $0.value }
  }

  /// The words without their values.
  package var names: [String] { table.names }
  /// The words with their values.
  package var words: [(name: String, value: Value)] { zip(names, values).map { (name: $0, value: $1) } }

  /// Returns the value of a string that is one of the words; `nil` for any other item.
  @inlinable
  package func value(of item: JSONItem) -> Value? { table.place(of: item).map { values[$0] } }
}

extension JSONItem {
  /// Calls `body` with each member of an object in a text, in order. Stops and returns false if a name is not among the
  /// words, `body` returns false, or the value is no object in a text.
  @inlinable
  package func readMembers<Name>(_ words: JSONWords<Name>, _ body: (Name, JSONItem) -> Bool) -> Bool {
    words.table.readMembers(of: self) { body(words.values[$0], $1) }
  }
}

/// The words alone.
@usableFromInline
struct JSONWordTable: Sendable {
  let names: [String]
  /// The first eight bytes and the length of each word, which differ for nearly all words.
  private let keys: [(first: UInt64, length: Int)]

  @usableFromInline
  init(_ names: [String]) {
    self.names = names
    keys = names.map { name in name.withBytes { (JSONName.first(of: $0), $0.count) } }
  }

  /// Returns the index of the word that a string is; `nil` if it is none of them.
  @usableFromInline
  func place(of item: JSONItem) -> Int? {
    guard case .written(let tape, let place) = item, tape.entries[place].kind == .string else {
      return item.string.flatMap(names.firstIndex)
    }
    return tape.withBytes(at: place) { bytes in
      let (first, length) = (JSONName.first(of: bytes), bytes.count)
      return keys.indices.first { index in
        keys[index] == (first, length) && names[index].withBytes { JSONName.areSame($0, bytes) }
      }
    }
  }

  /// Calls `body` with the index of the name and the value of each member, as ``JSONItem/readMembers(_:_:)`` does.
  @usableFromInline
  func readMembers(of item: JSONItem, _ body: (Int, JSONItem) -> Bool) -> Bool {
    guard case .written(let tape, let object) = item, tape.entries[object].kind == .object else { return false }
    var place = object + 1
    var next = 0
    for _ in 0..<tape.entries[object].count {
      guard let found = index(ofNameAt: place, in: tape, from: next), body(found, .written(tape, at: place)) else {
        return false
      }
      next = found + 1
      place = Int(tape.entries[place].next)
    }
    return true
  }

  /// Returns the index of the word that a member's name is; `nil` if it is none of them. The search begins at `start`.
  private func index(ofNameAt place: Int, in tape: JSONTape, from start: Int) -> Int? {
    let name = tape.entries[place].name
    guard name.isPlain else { return nil }
    var index = start
    for _ in keys {
      if index == keys.count { index = 0 }
      if keys[index] == (name.first, Int(name.length)),
        name.length <= 8 || names[index].withBytes({ tape.isPlainName($0, at: place) })
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

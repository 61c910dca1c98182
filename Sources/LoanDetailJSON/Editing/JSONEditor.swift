/// Changes a JSON text and keeps every byte outside the changed values: white space, escapes, digits, the order of
/// members.
///
/// ```swift
/// var editor = try JSONEditor(Array(#"{ "id": "7",  "actions": ["pay"] }"#.utf8))
/// try editor.append(.string("freeze"), to: [.member("actions")])
/// // { "id": "7",  "actions": ["pay", "freeze"] }
/// ```
///
/// A new member or element has the white space of its neighbours.
package struct JSONEditor: Sendable {
  /// The text with all changes.
  package private(set) var bytes: [UInt8]
  /// Whether new values get a space after colons and commas, because the root has white space there.
  private let isSpaced: Bool

  /// The reason why a text was not changed: a path leads to no value, or to a value of another kind.
  package struct MissingValue: Error, Hashable {
    /// The path from the root, such as `$.loans[3].debt`.
    package var path: String
  }

  /// Checks a text in UTF-8.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    let root = try JSONPlace.find([], in: bytes)
    isSpaced = root?.isSpaced ?? false
    self.bytes = bytes
  }

  /// Replaces a value.
  package mutating func replace(_ path: [JSONStep], with value: JSONValue) throws(MissingValue) {
    bytes.replaceSubrange(try place(of: path).range, with: text(of: value))
  }

  /// Replaces the value of a member; adds the member if the object does not have it.
  ///
  /// - Parameters:
  ///   - path: the object.
  ///   - sibling: a new member is added after the member of this name; at the end if it is `nil` or not there.
  package mutating func set(
    _ name: String, of path: [JSONStep], to value: JSONValue, after sibling: String? = nil
  ) throws(MissingValue) {
    let object = try container("{", at: path)
    if object.names.contains(name) { return try replace(path + [.member(name)], with: value) }
    let last = sibling.flatMap(object.names.firstIndex) ?? object.parts.count - 1
    let colon = object.parts.first.flatMap(\.colon).map { Array(bytes[$0]) } ?? Array((isSpaced ? ": " : ":").utf8)
    insert(text(of: .string(name)) + colon + text(of: value), into: object, after: last)
  }

  /// Adds an element at the end of an array.
  package mutating func append(_ value: JSONValue, to path: [JSONStep]) throws(MissingValue) {
    let array = try container("[", at: path)
    insert(text(of: value), into: array, after: array.parts.count - 1)
  }

  /// Removes a member or an element with its comma. The root cannot be removed.
  package mutating func remove(_ path: [JSONStep]) throws(MissingValue) {
    guard let last = path.last else { throw missing(path) }
    _ = try place(of: path)
    let whole = try place(of: path.dropLast())
    let index =
      switch last {
      case .member(let name): whole.names.firstIndex(of: name)
      case .element(let index): index
      }
    guard let index else { throw missing(path) }
    let parts = whole.parts
    let removed =
      if parts.count == 1 {
        whole.interior
      } else if index == 0 {
        parts[0].start..<parts[1].start
      } else {
        parts[index - 1].end..<parts[index].end
      }
    bytes.removeSubrange(removed)
  }

  /// Replaces the value of a member in elements of an array, in one pass.
  ///
  /// - Parameters:
  ///   - indices: the elements, in their order.
  ///   - path: the array.
  package mutating func replace(
    _ name: String, ofElements indices: [Int], in path: [JSONStep], with value: JSONValue
  ) throws(MissingValue) {
    guard !indices.isEmpty else { return }
    let parts = try container("[", at: path).parts
    let new = text(of: value)
    var edited: [UInt8] = []
    // The place up to which the text is taken over.
    var start = 0
    for index in indices {
      guard parts.indices.contains(index),
        let old = try? JSONPlace.find([.member(name)], in: Array(bytes[parts[index].value]))
      else { throw missing(path + [.element(index), .member(name)]) }
      let element = parts[index].start
      edited += bytes[start..<element + old.range.lowerBound]
      edited += new
      start = element + old.range.upperBound
    }
    edited += bytes[start...]
    bytes = edited
  }

  /// Removes elements of an array with their commas, in one pass. There may be none.
  ///
  /// - Parameters:
  ///   - indices: the elements, in any order.
  ///   - path: the array.
  package mutating func remove(elements indices: [Int], of path: [JSONStep]) throws(MissingValue) {
    guard let highest = indices.max() else { return }
    let array = try container("[", at: path)
    let removed = Set(indices)
    let parts = array.parts
    guard highest < parts.count else { throw missing(path + [.element(highest)]) }
    let kept = parts.indices.filter { !removed.contains($0) }
    guard let first = kept.first else { return bytes.removeSubrange(array.interior) }
    var elements = Array(bytes[parts[first].value])
    for index in kept.dropFirst() { elements += bytes[parts[index - 1].end..<parts[index].end] }
    bytes.replaceSubrange(parts[0].start..<parts[parts.count - 1].end, with: elements)
  }

  /// Finds a value by its path.
  private func place(of path: [JSONStep]) throws(MissingValue) -> JSONPlace {
    // The text was checked, and stays JSON with every change.
    guard let place = try? JSONPlace.find(path[...], in: bytes) else { throw missing(path) }
    return place
  }

  /// Returns the error about a path that leads to no such value.
  private func missing(_ path: [JSONStep]) -> MissingValue { MissingValue(path: path.description) }

  /// Finds an array or an object, whose first byte is the bracket.
  private func container(_ bracket: Unicode.Scalar, at path: [JSONStep]) throws(MissingValue) -> JSONPlace {
    let place = try place(of: path)
    guard bytes[place.range.lowerBound] == UInt8(ascii: bracket) else { throw missing(path) }
    return place
  }

  /// Inserts the text of a part after the part with an index. An array or an object without parts becomes this part.
  private mutating func insert(_ part: [UInt8], into whole: JSONPlace, after index: Int) {
    guard let last = whole.parts.indices.contains(index) ? whole.parts[index] : nil else {
      return bytes.replaceSubrange(whole.interior, with: part)
    }
    bytes.insert(contentsOf: separator(in: whole, after: index) + part, at: last.end)
  }

  /// Returns the comma after the part with an index, with the white space that is around a comma there. If there is
  /// only one part yet and it has a line of its own, the next one gets a line with the same indent.
  private func separator(in whole: JSONPlace, after index: Int) -> [UInt8] {
    let parts = whole.parts
    if parts.count > 1 {
      let next = min(index + 1, parts.count - 1)
      return Array(bytes[parts[next - 1].end..<parts[next].start])
    }
    let before = bytes[whole.interior.lowerBound..<parts[0].start]
    let isInLines = before.contains(UInt8(ascii: "\n"))
    let comma = UInt8(ascii: ",")
    if isInLines { return [comma] + Array(before) }
    return isSpaced ? [comma, UInt8(ascii: " ")] : [comma]
  }

  /// Returns the text of a new value, on one line.
  private func text(of value: JSONValue) -> [UInt8] {
    let compact = value.rendered(.compact).dropLast()
    guard isSpaced else { return Array(compact) }
    var text: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in compact {
      text.append(byte)
      if isEscaped {
        isEscaped = false
      } else if isInString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        text.append(UInt8(ascii: " "))
      }
    }
    return text
  }
}

/// Converts compact JSON to ``JSONLayout/lines`` along its outline.
struct JSONLines {
  /// The largest number of characters of a container on one line, with what is before it on the line.
  private static let width = 100

  private let text: CompactText
  /// The marks of the outline.
  private let marks: [Int]
  private var output: ByteBuffer
  /// The number of characters in the current line up to the next value; not maintained inside a container on one line.
  private var column = 0
  /// The number of open containers whose members are on separate lines.
  private var depth = 0
  /// The number of open containers that are on one line.
  private var inlineDepth = 0

  /// Returns the compact text in lines, with a newline at the end.
  static func layOut(_ compact: ByteBuffer, along outline: JSONOutline) -> [UInt8] {
    compact.withTextAndMargin { bytes in
      var lines = JSONLines(CompactText(textAndMargin: bytes), marks: outline.marks)
      lines.write()
      return lines.output.takeText()
    }
  }

  private init(_ text: CompactText, marks: [Int]) {
    self.text = text
    self.marks = marks
    output = ByteBuffer(capacity: text.count * 5 / 2)
  }

  /// Writes the whole text.
  private mutating func write() {
    // The place up to which the text is written.
    var place = 0
    var index = 0
    while index < marks.count {
      let (kind, next) = (JSONOutline.kind(of: marks[index]), JSONOutline.place(of: marks[index]))
      switch kind {
      case .text: index += 1
      case .name:
        if place < next {
          // A comma is before the name.
          output.append(text, from: place, to: next - 1)
          separate()
        }
        place = text.end(ofStringAt: next) + 1
        output.append(text, from: next, to: place)
        output.append(UInt8(ascii: " "))
        if inlineDepth == 0 { column += text.characters(from: next, to: place) + 1 }
        index += 1
      case .object, .array:
        writeElements(from: place, to: next)
        open(index)
        place = next + 1
        index += 2
      case .end:
        writeElements(from: place, to: next)
        close(text[next])
        place = next + 1
        index += 1
      }
    }
    writeElements(from: place, to: text.count)
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes a value of an object, or some elements of an array with the commas between them.
  private mutating func writeElements(from start: Int, to end: Int) {
    var start = start
    while start < end {
      let comma = text.comma(from: start, to: end)
      output.append(text, from: start, to: comma)
      if comma < end { separate() }
      start = comma + 1
    }
  }

  /// Opens the container of a mark.
  private mutating func open(_ mark: Int) {
    let bracket = text[JSONOutline.place(of: marks[mark])]
    if inlineDepth > 0 || fits(mark) {
      output.append(bracket)
      inlineDepth += 1
    } else {
      depth += 1
      startLine(after: bracket)
    }
  }

  /// Closes the innermost open container.
  private mutating func close(_ bracket: UInt8) {
    if inlineDepth > 0 {
      inlineDepth -= 1
    } else {
      depth -= 1
      startLine()
    }
    output.append(bracket)
  }

  /// Writes a comma and the white space after it.
  private mutating func separate() {
    if inlineDepth > 0 { output.append(", ") } else { startLine(after: UInt8(ascii: ",")) }
  }

  /// Starts a line with its indent, after another byte if one is given.
  private mutating func startLine(after byte: UInt8? = nil) {
    column = depth * 2
    let spaces = column
    output.append(atMost: spaces + 2) {
      var count = 0
      if let byte {
        $0[0] = byte
        count = 1
      }
      $0[count] = UInt8(ascii: "\n")
      let end = count + 1 + spaces
      UnsafeMutableBufferPointer(rebasing: $0[(count + 1)..<end]).update(repeating: UInt8(ascii: " "))
      return end
    }
  }
}

extension JSONLines {
  /// Returns whether the container of a mark, given by its index, fits into the current line, including a comma after
  /// it. An empty container always fits.
  private func fits(_ mark: Int) -> Bool {
    let next = marks[mark + 1]
    // A container that is open has no end to measure.
    guard next > mark + 2 else { return true }
    let (start, end) = (JSONOutline.place(of: marks[mark]), JSONOutline.place(of: marks[next - 1]) + 1)
    if end - start == 2 { return true }
    let hasComma = end < text.count && text[end] == UInt8(ascii: ",")
    let room = Self.width - column - (hasComma ? 1 : 0)
    // A character has at most four bytes.
    guard end - start <= 4 * room else { return false }
    return text.characters(from: start, to: end) + spaces(from: mark + 2, to: next) <= room
  }

  /// Returns the number of spaces between two marks of a container on one line: one after each colon and comma.
  private func spaces(from first: Int, to last: Int) -> Int {
    var count = 0
    var index = first
    var place = JSONOutline.place(of: marks[first - 2]) + 1
    while index < last {
      let (kind, next) = (JSONOutline.kind(of: marks[index]), JSONOutline.place(of: marks[index]))
      switch kind {
      case .text: index += 1
      case .name:
        count += place < next ? 2 : 1
        place = text.end(ofStringAt: next) + 1
        index += 1
      case .object, .array, .end:
        count += commas(from: place, to: next)
        place = next + 1
        index += kind == .end ? 1 : 2
      }
    }
    return count
  }

  /// Returns the number of commas between two places.
  private func commas(from start: Int, to end: Int) -> Int {
    var count = 0
    var place = text.comma(from: start, to: end)
    while place < end {
      count += 1
      place = text.comma(from: place + 1, to: end)
    }
    return count
  }
}

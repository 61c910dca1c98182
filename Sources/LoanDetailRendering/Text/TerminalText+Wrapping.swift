import DesignSystem

extension TerminalText {
  /// Wraps the text into lines of at most `width` columns (2 or more). Lines break at spaces and between wide
  /// characters. A word longer than a line breaks at a no-break space beside a letter or a sign, as between a currency
  /// and its amount, or else is cut, inside a grapheme cluster only if the cluster alone is longer than a line. An
  /// isolate that spans lines is closed on each line and opened again on the next one.
  ///
  /// Only the first line may begin with what looks like a mark of the screen, unless it is in the margin
  /// (``withoutLeadingMark``). Such a sign stays on the line of the word before it; after a word that fills a line, it
  /// becomes a hyphen.
  package func wrapped(to width: Int) -> [TerminalText] {
    guard columns > width else { return isEmpty ? [] : [self] }
    var breaker = LineBreaker(text: string[...], width: width, isPlain: isPlain)
    guard !isPlain else { return breaker.plainLines() }
    let lines = breaker.lines()
    guard string.unicodeScalars.contains(where: Isolates.contain) else { return lines }
    var open = String.UnicodeScalarView()
    return lines.map { line in
      let opened = String(open)
      for scalar in line.string.unicodeScalars where Isolates.contain(scalar) {
        if scalar != Isolates.end { open.append(scalar) } else if !open.isEmpty { open.removeLast() }
      }
      let closing = String(repeating: Character(Isolates.end), count: open.count)
      return TerminalText(string: opened + line.string + closing, columns: line.columns)
    }
  }

  /// The text for the margin, where the screen has its marks: a sign that looks like one is a hyphen.
  var withoutLeadingMark: TerminalText {
    guard let mark = string[...].unicodeScalars.leadingMark else { return self }
    var line = string
    line.replaceSubrange(mark...mark, with: "-")
    return TerminalText(
      string: line, columns: columns + 1 - DisplayWidth.columns(of: string[mark]), isPlain: isPlain)
  }

  /// The number of columns of the longest word.
  var longestWord: Int {
    if isPlain { return longestPlainWord }
    return string.split(separator: " ").reduce(0) { max($0, $1.reduce(0) { $0 + DisplayWidth.columns(of: $1) }) }
  }

  private var longestPlainWord: Int {
    string.withBytes { utf8 in
      var (longest, length) = (0, 0)
      for index in utf8.indices {
        let byte = utf8[index]
        if byte == UInt8(ascii: " ") {
          longest = max(longest, length)
          length = 0
        } else if byte & 0xC0 != 0x80 {
          length += 1
        }
      }
      return max(longest, length)
    }
  }
}

private struct LineBreaker {
  let text: Substring
  let width: Int
  let isPlain: Bool
  private var result: [TerminalText] = []
  private var start: String.Index
  private var columns = 0
  private var opportunity: Opportunity?

  /// A position at which the line may break.
  private struct Opportunity {
    /// The end of the line and the beginning of the next one.
    let end, next: String.Index
    /// The number of columns before each of these positions.
    let columnsToEnd, columnsToNext: Int
  }

  init(text: Substring, width: Int, isPlain: Bool) {
    self.text = text
    self.width = width
    self.isPlain = isPlain
    start = text.startIndex
  }

  mutating func lines() -> [TerminalText] {
    var previous: Character = " "
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let size = DisplayWidth.columns(of: character)
      if size > width {
        while columns > 0 { endLine(before: index) }
        cut(index..<next)
        (previous, index) = (character, next)
        continue
      }
      if character == " " {
        addOpportunity(atSpace: index, before: next)
      } else {
        if Self.mayBreak(between: previous, and: character, size), text.unicodeScalars[index...].leadingMark == nil {
          opportunity = Opportunity(end: index, next: index, columnsToEnd: columns, columnsToNext: columns)
        }
        while columns > 0, columns + size > width { endLine(before: index) }
      }
      columns += size
      previous = character
      index = next
    }
    append(text[start...], columns)
    return result
  }

  /// The lines of a text whose scalars have one column each, broken only at spaces.
  mutating func plainLines() -> [TerminalText] {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if scalars[index] == " " {
        addOpportunity(atSpace: index, before: next)
      } else {
        while columns > 0, columns + 1 > width { endLine(before: index) }
      }
      columns += 1
      index = next
    }
    append(text[start...], columns)
    return result
  }

  private mutating func addOpportunity(atSpace index: String.Index, before next: String.Index) {
    guard text.unicodeScalars[next...].leadingMark == nil else { return }
    opportunity = Opportunity(end: index, next: next, columnsToEnd: columns, columnsToNext: columns + 1)
  }

  private mutating func endLine(before index: String.Index) {
    if let place = opportunity {
      append(text[start..<place.end], place.columnsToEnd)
      start = place.next
      columns -= place.columnsToNext
      opportunity = nil
    } else if let space = text[start..<index].indices.last(where: isBesideCurrency) {
      let next = text.index(after: space)
      let rest = text[next..<index].reduce(0) { $0 + DisplayWidth.columns(of: $1) }
      append(text[start..<space], columns - rest - 1)
      (start, columns) = (next, rest)
    } else {
      append(text[start..<index], columns)
      start = index
      columns = 0
    }
  }

  /// Whether a no-break space inside the line has no digits on both of its sides, as one in an amount has.
  private func isBesideCurrency(_ place: String.Index) -> Bool {
    guard place > start, text[place] == "\u{A0}" || text[place] == "\u{202F}" else { return false }
    let next = text.index(after: place)
    guard next < text.endIndex else { return false }
    return !(text[text.index(before: place)].isNumber && text[next].isNumber)
  }

  /// Cuts a cluster that is wider than a line between its scalars, at the beginning of a line. No line begins with a
  /// scalar that has no columns of its own, and a scalar that is wider than a line becomes U+FFFD.
  private mutating func cut(_ cluster: Range<String.Index>) {
    let scalars = text.unicodeScalars
    for place in scalars[cluster].indices {
      let size = DisplayWidth.columns(of: scalars[place])
      if columns > 0, columns + size > width {
        append(text[start..<place], columns)
        (start, columns) = (place, 0)
      }
      if size > width {
        result.append(TerminalText(string: "\u{FFFD}", columns: 1))
        start = scalars.index(after: place)
      } else {
        columns += size
      }
    }
    opportunity = nil
  }

  /// Appends a line without the spaces at its ends, which a cut word may have.
  private mutating func append(_ line: Substring, _ columns: Int) {
    // A copy, because the end of a grapheme cluster that was cut would be looked for in the whole text.
    var (line, columns) = (String(line)[...], columns)
    while line.first?.isWhitespace == true {
      line.removeFirst()
      columns -= 1
    }
    while line.last?.isWhitespace == true {
      line.removeLast()
      columns -= 1
    }
    guard !line.isEmpty else { return }
    let text = TerminalText(string: String(line), columns: columns, isPlain: isPlain)
    result.append(result.isEmpty ? text : text.withoutLeadingMark)
  }

  /// Whether a line may break between two characters without a space. Ideographs and other wide characters allow it,
  /// but no line begins with closing punctuation or ends with opening punctuation.
  private static func mayBreak(between previous: Character, and next: Character, _ columns: Int) -> Bool {
    guard columns == 2, DisplayWidth.columns(of: previous) == 2,
      let last = previous.unicodeScalars.first, let first = next.unicodeScalars.first
    else { return false }
    let closing: [Unicode.GeneralCategory] = [.closePunctuation, .finalPunctuation, .otherPunctuation]
    return !closing.contains(first.properties.generalCategory)
      && last.properties.generalCategory != .openPunctuation
  }
}

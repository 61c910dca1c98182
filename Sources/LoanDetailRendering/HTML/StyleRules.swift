/// The rules of a style sheet, from which a page takes those that an element of it can match.
struct StyleRules: Sendable {
  /// A rule, or a part that is taken whole.
  private struct Rule: Sendable {
    let text: String
    /// For each selector, the classes that the elements of the page must have.
    let needs: [[Int]]
  }

  /// The rules of a condition, such as `@media print {`, or rules without a condition, whose start is empty.
  private struct Block: Sendable {
    let start: String
    var rules: [Rule]
  }

  private var blocks: [Block] = []
  /// The number of each class in the selectors.
  private var classes: [String: Int] = [:]

  /// Reads a style sheet without comments.
  init(_ text: String) {
    var rest = text[...]
    while let rule = Self.next(in: &rest) {
      if ["@media", "@container", "@supports"].contains(where: rule.head.hasPrefix) {
        var inner = rule.body
        var block = Block(start: "\(rule.head){", rules: [])
        while let rule = Self.next(in: &inner) { block.rules.append(makeRule(rule)) }
        blocks.append(block)
      } else if blocks.last?.start == "" {
        blocks[blocks.count - 1].rules.append(makeRule(rule))
      } else {
        blocks.append(Block(start: "", rules: [makeRule(rule)]))
      }
    }
  }

  /// Takes the next rule: the text before a brace, and the text between that brace and the one that closes it; `nil` at
  /// the end.
  private static func next(in rest: inout Substring) -> (head: Substring, body: Substring)? {
    let bytes = rest.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    var depth = 1
    var end = bytes.index(after: open)
    while end < bytes.endIndex, depth > 0 {
      switch bytes[end] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      end = bytes.index(after: end)
    }
    let head = rest[..<open].drop(while: \.isWhitespace)
    let body = rest[bytes.index(after: open)..<bytes.index(before: end)]
    rest = rest[end...]
    return (head, body)
  }

  /// Returns a rule with the classes that its selectors need, and numbers those that are new.
  private mutating func makeRule(_ rule: (head: Substring, body: Substring)) -> Rule {
    var needs: [[Int]] = [[]]
    var depth = 0
    // The name of the class that is read; `nil` outside a class.
    var name: [UInt8]?
    // What is in parentheses is one of several possibilities, or is excluded: it is not needed.
    for byte in Array(rule.head.utf8) + [UInt8(ascii: ",")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        name?.append(byte)
        continue
      default: break
      }
      if let name, depth == 0 {
        let name = String(decoding: name, as: UTF8.self)
        let number = classes[name] ?? classes.count
        classes[name] = number
        needs[needs.count - 1].append(number)
      }
      name = byte == UInt8(ascii: ".") ? [] : nil
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if byte == UInt8(ascii: ","), depth == 0 { needs.append([]) }
    }
    return Rule(text: "\(rule.head){\(rule.body)}", needs: needs.dropLast())
  }

  /// Returns the rules that a page can need.
  ///
  /// - Parameter body: the elements of the page. A text in it has no quotation mark, so it is not taken for a class.
  func text(for body: [UInt8]) -> String {
    let used = used(in: body)
    var text = ""
    for block in blocks {
      let rules = block.rules.filter { $0.needs.contains { $0.allSatisfy { used[$0] } } }
      if rules.isEmpty { continue }
      text += block.start
      for rule in rules { text += rule.text }
      if !block.start.isEmpty { text += "}" }
    }
    return text
  }

  /// What precedes the classes of an element.
  private static let mark = Array(" class=\"".utf8)

  /// Whether a page has each class. It always has `ld` and `ld-page`.
  private func used(in body: [UInt8]) -> [Bool] {
    var used = [Bool](repeating: false, count: classes.count)
    for name in ["ld", "ld-page"] { if let number = classes[name] { used[number] = true } }
    let mark = Self.mark
    var index = 0
    while index + mark.count < body.count {
      guard body[index] == mark[0], body[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      index += mark.count
      let value = body[index...].prefix { $0 != UInt8(ascii: "\"") }
      for name in value.split(separator: UInt8(ascii: " ")) {
        if let number = classes[String(decoding: name, as: UTF8.self)] { used[number] = true }
      }
      index += value.count
    }
    return used
  }
}

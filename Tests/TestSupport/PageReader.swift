/// Reads HTML as a browser does, as far as tests need: elements, attributes, texts and character references.
public struct PageReader {
  public struct Element {
    public var name: String
    public var attributes: [String: String]
    public var classes: Set<String> { Set((attributes["class"] ?? "").split(separator: " ").map(String.init)) }
  }

  public enum Node {
    case open(Element)
    case close(String)
    case text(String)
  }

  /// What is read from the page.
  public enum Sense {
    /// What is drawn: not the texts for screen readers, and neither drawings nor second forms of a text.
    case eyes
    /// What a screen reader says.
    case ears
  }

  public private(set) var nodes: [Node] = []
  private static let void: Set = ["meta", "link", "hr", "input", "rect", "line", "path"]

  public init(_ bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }

  public init(_ page: String) {
    var (rest, text) = (page[...], "")
    func endText() {
      if !text.isEmpty { nodes.append(.text(Self.decoded(text))) }
      text = ""
    }
    // By bytes, because a test without optimisation reads megabytes.
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<start]
      rest = rest[start...]
      guard let next = rest.unicodeScalars.dropFirst().first, next == "/" || next == "!" || next.properties.isAlphabetic
      else {
        text += "<"
        rest = rest[rest.utf8.index(after: start)...]
        continue
      }
      endText()
      var scalars = rest.unicodeScalars
      let tag = Self.tag(&scalars)
      nodes += tag
      rest = Substring(scalars)
      // The content of these elements is no markup.
      if case .open(let element)? = tag.first, ["style", "script"].contains(element.name) {
        let end = Self.end(of: element.name, in: rest)
        text += rest[..<end]
        rest = rest[end...]
      }
    }
    text += rest
    endText()
  }

  /// Where the content of an element ends that has no markup.
  private static func end(of name: String, in rest: Substring) -> Substring.Index {
    var start = rest.startIndex
    while let next = rest[start...].utf8.firstIndex(of: UInt8(ascii: "<")) {
      if rest[next...].utf8.starts(with: "</\(name)".utf8) { return next }
      start = rest.utf8.index(after: next)
    }
    return rest.endIndex
  }

  /// The elements, in their order.
  public var elements: [Element] { nodes.compactMap { if case .open(let element) = $0 { element } else { nil } } }

  /// Returns the texts inside the first element with a class, as they are read.
  public func texts(in className: String = "ld", for sense: Sense = .eyes) -> [String] {
    var (texts, open, skipped, depth) = ([String](), 0, Int?.none, Int?.none)
    for node in nodes {
      switch node {
      case .open(let element):
        guard !Self.void.contains(element.name) else { continue }
        open += 1
        if depth == nil, element.classes.contains(className) { depth = open }
        if skipped == nil, Self.isSilent(element, for: sense) { skipped = open }
      case .close:
        if skipped == open { skipped = nil }
        if depth == open { return texts }
        open -= 1
      case .text(let text): if depth != nil, skipped == nil { texts.append(text) }
      }
    }
    return texts
  }

  private static func isSilent(_ element: Element, for sense: Sense) -> Bool {
    switch sense {
    case .eyes:
      element.name == "svg" || !element.classes.isDisjoint(with: ["ld-spoken", "ld-inside", "ld-short", "ld-legend"])
    case .ears: element.attributes["aria-hidden"] == "true"
    }
  }

  /// Reads a tag; an element without content is closed at once.
  private static func tag(_ rest: inout Substring.UnicodeScalarView) -> [Node] {
    rest.removeFirst()
    let isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let name = String(take(&rest) { !$0.properties.isWhitespace && $0 != ">" && $0 != "/" }).lowercased()
    var attributes: [String: String] = [:]
    while true {
      _ = take(&rest) { $0.properties.isWhitespace || $0 == "/" }
      guard let next = rest.first, next != ">" else { break }
      let attribute = String(take(&rest) { !$0.properties.isWhitespace && !"=>/".unicodeScalars.contains($0) })
      guard rest.first == "=" else {
        attributes[attribute] = ""
        continue
      }
      rest.removeFirst()
      if rest.first == "\"" {
        rest.removeFirst()
        attributes[attribute] = decoded(String(take(&rest) { $0 != "\"" }))
        if !rest.isEmpty { rest.removeFirst() }
      } else {
        attributes[attribute] = decoded(String(take(&rest) { !$0.properties.isWhitespace && $0 != ">" }))
      }
    }
    if !rest.isEmpty { rest.removeFirst() }
    return isEnd ? [.close(name)] : [.open(Element(name: name, attributes: attributes))]
  }

  private static func take(
    _ rest: inout Substring.UnicodeScalarView, while isPart: (Unicode.Scalar) -> Bool
  ) -> Substring.UnicodeScalarView {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  /// Returns a text with the characters in place of references to them.
  private static func decoded(_ text: String) -> String {
    // Most texts have none, and a test without optimisation reads thousands of them.
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing(/&(#[0-9]+|#x[0-9a-fA-F]+|[a-zA-Z]+);/) { match in
      let name = match.output.1
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      return code.flatMap(Unicode.Scalar.init).map { String($0) } ?? names[String(name)] ?? String(match.output.0)
    }
  }
}

import LoanDetailJSON
import LoanDetailRendering
import Testing

/// A card of DivKit as a client reads it.
struct DivKitCard {
  let json: JSONValue

  init(_ bytes: [UInt8]) throws { json = try JSONParser.parse(bytes) }

  init(_ json: JSONValue) { self.json = json }

  var root: JSONValue { json["card"]?["states"]?.elements.first?["div"] ?? .null }

  /// All blocks, outer ones first.
  var blocks: [JSONValue] { Self.blocks(in: root) }

  static func blocks(in block: JSONValue) -> [JSONValue] {
    [block] + (block["items"]?.elements ?? []).flatMap { blocks(in: $0) }
  }

  /// The visible texts, in reading order.
  var texts: [String] { blocks.compactMap { Self.shown($0["text"]) } }

  func block(_ id: String) -> JSONValue? { blocks.first { $0["id"] == .string(id) } }

  /// What a screen reader says for a block.
  func label(_ id: String) -> String? { Self.shown(block(id)?["accessibility"]?["description"]) }

  /// The value of a property with the two expressions that a card has; `nil` if there is another expression or an
  /// escape.
  static func shown(_ value: JSONValue?) -> String? {
    guard case .string(var text)? = value else { return nil }
    var shown = String.UnicodeScalarView()
    while !text.isEmpty {
      if text.unicodeScalars.starts(with: #"@{'\\'}"#.unicodeScalars) {
        shown.append("\\")
        text.unicodeScalars.removeFirst(7)
      } else if text.unicodeScalars.starts(with: "@{'@'}".unicodeScalars) {
        shown.append("@")
        text.unicodeScalars.removeFirst(6)
      } else {
        guard let next = text.unicodeScalars.first, next != "\\", !text.unicodeScalars.starts(with: "@{".unicodeScalars)
        else { return nil }
        shown.append(next)
        text.unicodeScalars.removeFirst()
      }
    }
    return String(shown)
  }

  /// The card after a patch, by the rules of DivKit's clients: each block with an id that the patch names is replaced
  /// by the blocks of its change, and nothing inside these is replaced again.
  func applying(_ patch: JSONValue) -> DivKitCard {
    var changes: [String: [JSONValue]] = [:]
    for change in patch["patch"]?["changes"]?.elements ?? [] {
      changes[change["id"]?.nonEmptyText ?? ""] = change["items"]?.elements ?? []
    }
    func applied(_ block: JSONValue) -> [JSONValue] {
      if let id = block["id"]?.nonEmptyText, let items = changes[id] { return items }
      guard case .object(let members) = block else { return [block] }
      return [
        .object(
          members.map { member in
            guard member.name == "items" else { return member }
            return .init("items", .array(member.value.elements.flatMap(applied)))
          })
      ]
    }
    return DivKitCard(
      .object([
        .init(
          "card", .object([.init("states", .array([.object([.init("div", applied(root).first ?? .null)])]))]))
      ]))
  }
}

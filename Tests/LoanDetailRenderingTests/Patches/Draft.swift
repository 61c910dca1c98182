import LoanDetailJSON
import LoanDetailRendering

/// An item of a random document, or the document itself: changed in place, then written down.
final class Draft {
  enum Part {
    case property(JSONValue)
    case single(Draft)
    case list([Draft])
  }

  var id: String
  var parts: [(name: String, part: Part)]

  init(id: String, parts: [(name: String, part: Part)]) {
    self.id = id
    self.parts = parts
  }

  /// The draft as it is now; a document that states its ETag states the true one.
  var json: JSONValue {
    guard isDocument, case .object(var members) = content, let etag = members.firstIndex(where: { $0.name == "etag" })
    else { return content }
    members[etag].value = .string(ScreenPatch.eTag(of: content))
    return .object(members)
  }

  private var content: JSONValue {
    .object(
      parts.map { name, part in
        switch part {
        case .property(let value): JSONValue.Member(name, name == "id" && !isDocument ? .string(id) : value)
        case .single(let item): JSONValue.Member(name, item.json)
        case .list(let items): JSONValue.Member(name, .array(items.map(\.json)))
        }
      })
  }

  var isDocument: Bool { id.isEmpty }

  /// The draft and everything in it.
  var all: [Draft] {
    [self]
      + parts.flatMap { _, part -> [Draft] in
        switch part {
        case .property: []
        case .single(let item): item.all
        case .list(let items): items.flatMap(\.all)
        }
      }
  }

  var lists: [Int] {
    parts.indices.filter { if case .list = parts[$0].part { true } else { false } }
  }

  subscript(list index: Int) -> [Draft] {
    get { if case .list(let items) = parts[index].part { items } else { [] } }
    set { parts[index].part = .list(newValue) }
  }
}

import LoanDetailJSON
import TestSupport

/// Makes random documents and changes them, the same for the same seed.
struct RandomDrafts: RandomNumberGenerator {
  private var generator: SeededGenerator
  /// The ids that are free.
  private var ids: [String] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A document of up to twenty items or so; two from the same generator share ids.
  mutating func document() -> Draft {
    ids = (0..<60).map { "\(["é", "e\u{301}", "row.", "x"][$0 % 4])\($0 / 2)" }.shuffled(using: &self)
    return Draft(
      id: "",
      parts: [
        ("schemaVersion", .property(.number("1"))), ("id", .property(.string("x1"))), ("asOf", .property(value())),
        ("headerItem", .single(item(depth: 1))),
        ("contentItems", .list((0..<number(4)).map { _ in item(depth: 2) })),
      ])
  }

  /// Changes a document somewhere.
  mutating func edit(_ document: Draft) {
    let drafts = document.all
    let draft = drafts[number(drafts.count)]
    switch number(12) {
    case 0...2: setProperty(of: draft)
    case 3: removePart(of: draft)
    case 4: draft.parts.shuffle(using: &self)
    case 5: if let item = takeOut(of: drafts) { ids += item.all.map(\.id) }
    case 6: if let item = takeOut(of: drafts) { put(item, into: document) }
    case 7: put(item(depth: 1), into: document)
    case 8: if let list = draft.lists.randomElement(using: &self) { draft[list: list].shuffle(using: &self) }
    case 9: addItems(to: draft)
    case 10: if !draft.isDocument { draft.id = id() }
    default: swapSingles(drafts)
    }
  }

  private mutating func item(depth: Int) -> Draft {
    let item = Draft(id: id(), parts: [("kind", .property(value())), ("id", .property(.null))])
    for _ in 0..<number(3) { setProperty(of: item) }
    if depth > 0, number(2) == 0 {
      item.parts.append(("items", .list((0..<number(4)).map { _ in self.item(depth: depth - 1) })))
    }
    if depth > 0, number(6) == 0 { item.parts.append(("fallback", .list([self.item(depth: depth - 1)]))) }
    if number(5) == 0 { item.parts.append(("total", .single(self.item(depth: 0)))) }
    return item
  }

  private mutating func setProperty(of draft: Draft) {
    let name = ["é", "text", "columns", "tone", "payload", "etag"][number(6)]
    if let index = draft.parts.firstIndex(where: { $0.name == name }) {
      // The name, too, may come to be spelt with other bytes.
      draft.parts[index] = (name == "é" && number(2) == 0 ? "e\u{301}" : name, .property(value()))
    } else {
      draft.parts.insert((name, .property(value())), at: number(3) == 0 ? number(draft.parts.count) : draft.parts.count)
    }
  }

  private mutating func removePart(of draft: Draft) {
    let index = number(draft.parts.count)
    guard !["id", "headerItem", "contentItems"].contains(draft.parts[index].name) else { return }
    draft.parts.remove(at: index)
  }

  /// Gives an item a list it has not, or makes a property of one it has.
  private mutating func addItems(to draft: Draft) {
    guard !draft.isDocument else { return }
    let name = ["items", "fallback", "total"][number(3)]
    if let index = draft.parts.firstIndex(where: { $0.name == name }) {
      draft.parts[index].part = .property(.array([.number("7")]))
    } else {
      draft.parts.append((name, name == "total" ? .single(item(depth: 1)) : .list([])))
    }
  }

  private mutating func takeOut(of drafts: [Draft]) -> Draft? {
    let places = drafts.flatMap { draft in draft.lists.filter { !draft[list: $0].isEmpty }.map { (draft, $0) } }
    guard let (draft, list) = places.randomElement(using: &self) else { return nil }
    return draft[list: list].remove(at: number(draft[list: list].count))
  }

  private mutating func put(_ item: Draft, into document: Draft) {
    let places = document.all.flatMap { draft in draft.lists.map { (draft, $0) } }
    guard let (draft, list) = places.randomElement(using: &self) else { return }
    draft[list: list].insert(item, at: number(draft[list: list].count + 1))
  }

  private mutating func swapSingles(_ drafts: [Draft]) {
    let places = drafts.flatMap { draft in
      draft.parts.indices.compactMap { index -> (Draft, Int, Draft)? in
        if case .single(let item) = draft.parts[index].part { (draft, index, item) } else { nil }
      }
    }
    guard let one = places.randomElement(using: &self), let other = places.randomElement(using: &self),
      !one.2.all.contains(where: { $0 === other.2 }), !other.2.all.contains(where: { $0 === one.2 })
    else { return }
    one.0.parts[one.1].part = .single(other.2)
    other.0.parts[other.1].part = .single(one.2)
  }

  private mutating func value() -> JSONValue {
    switch number(7) {
    case 0: .null
    case 1: .bool(number(2) == 0)
    case 2: .number(["1", "1.0", "-7"][number(3)])
    case 3: .array([.object([.init("id", .string("x1")), .init("title", value())])])
    case 4: .object([.init("id", .string("row.1")), .init("items", .array([]))])
    default: .string(["é", "e\u{301}", "a", "\"", ""][number(5)])
    }
  }

  private mutating func id() -> String { ids.popLast() ?? "spare\(next())" }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func next() -> UInt64 { generator.next() }
}

import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("A patch keeps to the depth that the parser allows")
struct PatchDepthTests {
  private static let message =
    "The operation nests the document too deeply. Found one level more; expected at most 128 levels of arrays and "
    + "objects."
  /// How many items fit into each other in the content of a screen: each has a level, and its list has one.
  private static let itemsThatFit = 63

  @Test("when it inserts, and makes every depth that can be read", arguments: [62, 63, 64, 200, 20_000])
  func inserts(count: Int) throws {
    let base = Self.screen([])
    let operations = (0..<count).map { number in
      let parent = number == 0 ? nil : "\(number - 1)"
      return ScreenPatch.Operation.insert(
        Self.item("\(number)", []),
        at: .init(parent: parent, list: parent == nil ? "contentItems" : "items", after: nil))
    }
    guard count <= Self.itemsThatFit else {
      let error = try Self.error(of: operations, on: base)
      return #expect(error.map { "\($0)" } == "$.operations[63].item: \(Self.message)")
    }
    let result = Self.screen([Self.nest(count)])
    let patch = ScreenPatch(from: ScreenPatch.eTag(of: base), to: ScreenPatch.eTag(of: result), operations: operations)
    #expect(try patch.applied(to: base) == result)
    #expect(throws: Never.self) { try JSONParser.check(result.rendered()) }
  }

  @Test("when it sets a property")
  func properties() throws {
    let base = Self.screen([Self.nest(3)])
    func set(_ levels: Int) -> [ScreenPatch.Operation] {
      [.set(id: "2", properties: [.init("deep", Self.array(levels))], removed: [], order: nil)]
    }
    // The item "2" is on the levels 3, 5 and 7.
    #expect(try Self.error(of: set(121), on: base)?.path == "$.to")
    #expect(
      try Self.error(of: set(122), on: base).map { "\($0)" } == "$.operations[0].properties.deep: \(Self.message)")
    #expect(try Self.error(of: set(20_000), on: base)?.path == "$.operations[0].properties.deep")
  }

  @Test("when it moves, also if only all moves together are too deep")
  func moves() throws {
    let base = Self.screen((0..<40).map { Self.nest(5, named: "\($0).") })
    let operations = (1..<40).map { number in
      ScreenPatch.Operation.move(id: "\(number).0", to: .init(parent: "\(number - 1).4", list: "items", after: nil))
    }
    let error = try Self.error(of: operations, on: base)
    #expect(error.map { "\($0)" } == "$.operations[12]: \(Self.message)")
    let backwards = try Self.error(of: operations.reversed(), on: base)
    #expect(backwards.map { "\($0)" } == "$.operations[38]: \(Self.message)")
  }

  @Test("but not between two moves, of which the second takes the deep part away")
  func passingDepth() throws {
    let chain = Self.nest(40, named: "chain.")
    let old = Self.screen([Self.item("top", [chain]), Self.nest(40, named: "tower."), Self.item("box", [])])
    let new = Self.screen([
      Self.nest(40, named: "tower.", holding: [Self.item("top", [])]), Self.item("box", [chain]),
    ])
    let patch = try ScreenPatch(from: old, to: new)
    #expect(patch.operations.contains { if case .move("top", _) = $0 { true } else { false } })
    #expect(try patch.applied(to: old) == new)
  }

  @Test("and so do the documents that are compared or patched")
  func documents() throws {
    let (good, deep) = (Self.screen([]), Self.screen([Self.nest(64)]))
    let message =
      "$: The document is nested too deeply. Found one level more; expected at most 128 levels of arrays and objects."
    #expect(#expect(throws: PatchError.self) { try ScreenPatch(from: good, to: deep) }.map { "\($0)" } == message)
    #expect(#expect(throws: PatchError.self) { try ScreenPatch(from: deep, to: good) }.map { "\($0)" } == message)
    #expect(try Self.error(of: [], on: deep).map { "\($0)" } == message)
  }

  @Test("so that each patch that is made can be read", arguments: 55...63)
  func madePatches(count: Int) throws {
    let (old, new) = (Self.screen([]), Self.screen([Self.nest(count)]))
    do {
      let patch = try ScreenPatch(from: old, to: new)
      #expect(try JSONParser.parse(patch.rendered()) == patch.json)
    } catch let error as PatchError {
      #expect(count == 63)
      #expect(
        "\(error)" == """
          $.contentItems[0]: What is new here is nested too deeply for a patch. Found one level more; expected at most \
          128 levels of arrays and objects in the patch.
          """)
    }
  }

  private static func error(of operations: [ScreenPatch.Operation], on base: JSONValue) throws -> PatchError? {
    let patch = ScreenPatch(from: ScreenPatch.eTag(of: base), to: "", operations: operations)
    return #expect(throws: PatchError.self) { try patch.applied(to: base) }
  }

  private static func screen(_ items: [JSONValue]) -> JSONValue {
    .object([.init("headerItem", item("header", [])), .init("contentItems", .array(items))])
  }

  private static func item(_ id: String, _ items: [JSONValue]) -> JSONValue {
    .object([.init("id", .string(id)), .init("items", .array(items))])
  }

  /// Items in each other, the outermost with the number 0.
  private static func nest(_ count: Int, named name: String = "", holding items: [JSONValue] = []) -> JSONValue {
    (0..<count).reversed().reduce(items) { [item("\(name)\($1)", $0)] }.first ?? .null
  }

  private static func array(_ levels: Int) -> JSONValue {
    (1..<levels).reduce(.array([])) { inner, _ in .array([inner]) }
  }
}

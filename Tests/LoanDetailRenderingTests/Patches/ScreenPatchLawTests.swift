import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("A patch leads from any screen to any other")
struct ScreenPatchLawTests {
  /// What became of some pairs.
  struct Tally {
    var pairs = 0
    var mismatches: [UInt64] = []
    var operations: [String: Int] = [:]

    static func + (left: Tally, right: Tally) -> Tally {
      Tally(
        pairs: left.pairs + right.pairs, mismatches: left.mismatches + right.mismatches,
        operations: left.operations.merging(right.operations, uniquingKeysWith: +))
    }
  }

  @Test("to the byte, by every kind of operation")
  func pairs() async {
    let tally = await withTaskGroup(of: Tally.self) { group in
      for part in 0..<20 as Range<UInt64> {
        group.addTask { Self.tally(of: part * 200..<(part + 1) * 200) }
      }
      return await group.reduce(Tally(), +)
    }
    print("diff/patch: \(tally.pairs) pairs, \(tally.mismatches.count) mismatches")
    #expect(tally.pairs == 4_000)
    #expect(tally.mismatches == [])
    for name in ["set", "set document", "removed", "order", "insert", "remove", "move"] {
      #expect(tally.operations[name, default: 0] > 200, "\(name): \(tally.operations)")
    }
  }

  private static func tally(of seeds: Range<UInt64>) -> Tally {
    var tally = Tally()
    for seed in seeds {
      let (old, new) = pair(seed)
      do {
        let patch = try ScreenPatch(from: old, to: new)
        let sent = try ScreenPatch(json: patch.json)
        let result = try sent.applied(to: old)
        if sent != patch || result.compactJSON != new.compactJSON { tally.mismatches.append(seed) }
        for name in patch.operations.flatMap(\.names) { tally.operations[name, default: 0] += 1 }
      } catch {
        tally.mismatches.append(seed)
      }
      tally.pairs += 1
    }
    return tally
  }

  /// Two documents: a few changes apart, or nothing to do with each other but the ids.
  private static func pair(_ seed: UInt64) -> (JSONValue, JSONValue) {
    var random = RandomDrafts(seed: seed)
    let draft = random.document()
    let old = draft.json
    if seed % 5 == 0 { return (old, random.document().json) }
    for _ in 0...seed % 7 { random.edit(draft) }
    return (old, draft.json)
  }
}

extension ScreenPatch.Operation {
  /// What the operation makes use of.
  fileprivate var names: [String] {
    switch self {
    case .set(let id, _, let removed, let order):
      [id == nil ? "set document" : "set"] + (removed.isEmpty ? [] : ["removed"]) + (order == nil ? [] : ["order"])
    case .insert: ["insert"]
    case .remove: ["remove"]
    case .move: ["move"]
    }
  }
}

extension JSONValue {
  /// The value as compact JSON.
  var compactJSON: [UInt8] {
    var json = JSONWriter()
    json.write(self)
    return json.finish(.compact)
  }
}

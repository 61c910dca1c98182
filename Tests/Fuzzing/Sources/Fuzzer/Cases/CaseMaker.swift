import DesignSystem
import Foundation
import LoanDetailJSON

/// Makes the case of a round from a seed: the same numbers give the same case.
struct CaseMaker {
  let seeds: Seeds

  func makeCase(seed: UInt64, round: UInt64) async -> FuzzCase {
    var random = SeededGenerator(seed: seed, round: round)
    let kind = Self.kind(using: &random)
    return switch Self.only ?? kind {
    case .list: list(using: &random)
    case .render: render(using: &random)
    case .pages: pages(using: &random)
    case .session: session(using: &random)
    case .explain: explain(using: &random)
    case .calc: calc(using: &random)
    case .roundTrip: await roundTrip(using: &random)
    case .patch: await patch(using: &random)
    case .compareSchemas: compareSchemas(using: &random)
    }
  }

  private static func kind(using random: inout SeededGenerator) -> FuzzCase.Kind {
    switch random.number(below: 20) {
    case 0...3: .list
    case 4...9: .render
    case 10: random.once(in: 2) ? .pages : .session
    case 11, 12: .explain
    case 13...15: .calc
    case 16, 17: .roundTrip
    case 18: .patch
    default: .compareSchemas
    }
  }

  /// The only kind that is made, if the environment names one in `FUZZ_ONLY`.
  private static let only = ProcessInfo.processInfo.environment["FUZZ_ONLY"].flatMap(FuzzCase.Kind.init)

  func list(using random: inout SeededGenerator) -> FuzzCase {
    let source = source(using: &random)
    return make(.list, ["list"] + source.arguments + output(using: &random), source.bytes, using: &random)
  }

  func render(using random: inout SeededGenerator) -> FuzzCase {
    let source = source(using: &random)
    var arguments = ["render", reference(in: source.document, using: &random)] + source.arguments
    arguments += screen(using: &random) + client(using: &random) + output(using: &random)
    if random.once(in: 4) {
      arguments += ["--page-size", value(["1", "2", "12", "1000000"], or: ["0", "-1", "x"], using: &random)]
    }
    if random.once(in: 8) { arguments += ["--after", item(using: &random)] }
    if random.once(in: 4) { arguments.append("--reveal-numbers") }
    return make(.render, arguments, source.bytes, using: &random)
  }

  /// The lists of one screen, page by page.
  func pages(using random: inout SeededGenerator) -> FuzzCase {
    let source = source(using: &random, cutTo: 12)
    let arguments =
      ["render", reference(in: source.document, using: &random)] + source.arguments
      + ["--screen", random.one(of: ["schedule", "operations", "main"]), "--format", "json", "--page-size"]
      + [random.one(of: ["1", "3", "5"])] + client(using: &random)
    return make(.pages, arguments, source.bytes, using: &random)
  }

  /// A client that pages, goes offline and comes back, to a record that has become another one.
  func session(using random: inout SeededGenerator) -> FuzzCase {
    let record = random.one(of: seeds.records).cut(to: random.one(of: [5, 12, 200]))
    let before = portfolio(of: [record], using: &random)
    let arguments =
      ["render", reference(in: before, using: &random), "--data", "-", "--format", "json"]
      + ["--screen", random.one(of: ["schedule", "operations", "main"])]
      + (random.once(in: 3) ? ["--client-kinds", "section,row,note"] : [])
    var made = make(.session, arguments, before.rendered(.compact), using: &random)
    made.other = JSONMutator.mutated(before, times: random.few(), using: &random).rendered(.compact)
    made.steps = (0..<12).map { _ in UInt8(random.number(below: 256)) }
    return made
  }

  func explain(using random: inout SeededGenerator) -> FuzzCase {
    let source = source(using: &random)
    var arguments = ["explain", reference(in: source.document, using: &random)]
    if random.once(in: 3) { arguments.append(item(using: &random)) }
    arguments += source.arguments + screen(using: &random) + client(using: &random) + output(using: &random)
    return make(.explain, arguments, source.bytes, using: &random)
  }

  func calc(using random: inout SeededGenerator) -> FuzzCase {
    let seed = random.one(of: seeds.requests)
    let kind = random.once(in: 20) ? random.one(of: seeds.requests).kind : seed.kind
    let bytes = changed(seed.request, using: &random)
    var arguments = ["calc", kind]
    if random.once(in: 3) { arguments += ["--text"] + text(using: &random) }
    return make(.calc, arguments, bytes, using: &random)
  }

  func compareSchemas(using random: inout SeededGenerator) -> FuzzCase {
    let old = random.one(of: seeds.schemas)
    let new = random.once(in: 6) ? random.one(of: seeds.schemas) : old
    var arguments = ["compare-schemas", "-", FuzzCase.otherFile]
    if random.once(in: 2) { arguments.append("--input") }
    if random.once(in: 2) { arguments += ["--format", "json"] }
    var made = make(
      .compareSchemas, arguments, random.once(in: 3) ? changed(old, using: &random) : old.rendered(), using: &random)
    made.other = changed(new, using: &random)
    return made
  }

  func roundTrip(using random: inout SeededGenerator) async -> FuzzCase {
    let (old, new) = await screens(using: &random)
    var made = make(.roundTrip, ["diff", "-", FuzzCase.otherFile], old.rendered(), using: &random)
    made.other = new.rendered(random.once(in: 2) ? .lines : .compact)
    return made
  }

  /// A patch that fits, changed.
  func patch(using random: inout SeededGenerator) async -> FuzzCase {
    let (old, new) = await screens(using: &random)
    let patch = Patches.patch(from: old, to: new) ?? Patches.patch(from: old, to: old) ?? .null
    var made = make(.patch, ["patch", "-", FuzzCase.otherFile], old.rendered(), using: &random)
    // Half of the changed patches lead where they say, so that they are applied and not only refused.
    let changed = structured(patch, using: &random)
    made.other = rendered(random.once(in: 2) ? Patches.fitted(changed, to: old) : changed, using: &random)
    return made
  }

  /// Two screens of one product, as JSON: on two days, for two languages, or changed, mostly with the ETag they need.
  func screens(using random: inout SeededGenerator) async -> (old: JSONValue, new: JSONValue) {
    let portfolio = portfolio(of: [random.one(of: seeds.records).cut(to: 8)], using: &random).rendered(.compact)
    let id = random.once(in: 2) ? "main" : random.one(of: seeds.screens)
    var screens: [JSONValue] = []
    for _ in 0..<2 {
      let arguments =
        ["render", Self.firstID(of: portfolio), "--data", "-", "--format", "json", "--screen", id]
        + ["--as-of", random.one(of: ["2026-11-21", "2026-12-20", "2027-03-01"])]
        + ["--locale", random.one(of: ["en_US", "ru_RU"])]
        + (random.once(in: 3) ? client(using: &random) : [])
      let output = await Seeds.output(of: arguments, input: portfolio)
      let screen = (try? JSONParser.parse(output)) ?? .null
      let isChanged = random.once(in: 2)
      let changed = isChanged ? JSONMutator.mutated(screen, times: random.few(), using: &random) : screen
      screens.append(isChanged && !random.once(in: 5) ? Patches.withETag(changed) : changed)
    }
    return (screens[0], screens[1])
  }

  private static func firstID(of portfolio: [UInt8]) -> String {
    guard case .string(let id)? = (try? JSONParser.parse(portfolio))?["loans"]?.elements.first?["id"] else {
      return "1"
    }
    return id
  }

  /// A portfolio of one of the versions of the format, mostly of the newest.
  func portfolio(of records: [JSONValue], using random: inout SeededGenerator) -> JSONValue {
    let version = random.once(in: 4) ? "1" : "2"
    return .object([.init("schemaVersion", .number(version))] + seeds.portfolio + [.init("loans", .array(records))])
  }

  /// A portfolio or what Fineract answers, with the arguments to read it.
  func source(
    using random: inout SeededGenerator, cutTo limit: Int? = nil
  ) -> (document: JSONValue, bytes: [UInt8], arguments: [String]) {
    var arguments = ["--data", "-"]
    if random.once(in: 3) {
      arguments += ["--customer", value(["C-1", "C-2", "C-3", "C-9", "C-1\u{301}"], or: ["", " "], using: &random)]
    }
    if random.once(in: 3) { arguments += ["--as-of", value(Self.days, or: ExtremeValues.dates, using: &random)] }
    let document: JSONValue
    if random.once(in: 4) {
      document = random.one(of: seeds.payloads)
      arguments += ["--source", "fineract"]
      if random.once(in: 2) {
        arguments += [
          "--map", value(["1=mortgage", "3=consumerLoan"], or: ["1=x", "1", "=", "1=mortgage=2"], using: &random),
        ]
      }
    } else {
      let limit = limit ?? random.one(of: [1, 2, 3, 5, 5, 200])
      let count = random.few(atMost: 5)
      let records = seeds.records.shuffled(using: &random).prefix(count).map { $0.cut(to: limit) }
      document = portfolio(of: records, using: &random)
    }
    let changed = structured(document, using: &random)
    return (changed, rendered(changed, using: &random), arguments)
  }

  func structured(_ document: JSONValue, using random: inout SeededGenerator) -> JSONValue {
    random.once(in: 20) ? document : JSONMutator.mutated(document, times: random.few(), using: &random)
  }

  func rendered(_ document: JSONValue, using random: inout SeededGenerator) -> [UInt8] {
    let bytes = document.rendered(random.once(in: 2) ? .lines : .compact)
    return random.once(in: 8) ? ByteMutator.mutated(bytes, times: random.few(), using: &random) : bytes
  }

  func changed(_ document: JSONValue, using random: inout SeededGenerator) -> [UInt8] {
    let document = structured(document, using: &random)
    return rendered(document, using: &random)
  }
}

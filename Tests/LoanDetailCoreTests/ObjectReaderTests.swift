import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("An object's members are read as facts")
struct ObjectReaderTests {
  private let log = ReadingLog(severityOfUnreadable: .error)

  private func reader(_ members: KeyValuePairs<String, JSONValue>) throws -> ObjectReader {
    try #require(ObjectReader(.object(members.map { .init($0.key, $0.value) }), at: "$.specifics", log: log))
  }

  private var findings: [String] { log.diagnostics.map { "\($0.severity) \($0.path): \($0.message)" } }

  @Test("a known value says which field it is from; a missing or null one is not provided")
  func known() throws {
    let reader = try reader(["brand": .string("Ford"), "model": .null])
    #expect(reader.text("brand") == .known("Ford", origin: .provider(field: "$.specifics.brand")))
    #expect(reader.text("model") == .notProvided)
    #expect(reader.text("year") == .notProvided)
    #expect(findings == [])
  }

  @Test("members are found in whatever order they are asked for")
  func anyOrder() throws {
    let reader = try reader(["a": .number("1"), "b": .number("2"), "c": .number("3")])
    let asked = ["c", "a", "b", "b", "x", "a", "c"]
    #expect(asked.map { reader.integer($0, in: 1...9).value } == [3, 1, 2, 2, nil, 1, 3])
  }

  @Test(
    "a whole number may be written with a point, a half may not",
    arguments: [("2.0", 2), ("2e0", 2), ("2.5", nil), ("10", nil)])
  func integers(text: String, value: Int?) throws {
    #expect(try reader(["n": .number(text)]).integer("n", in: 0...9).value == value)
  }

  @Test("a reason for absence is kept, and covers a group")
  func absence() throws {
    let withheld = JSONValue.object([.init("absent", .string("withheld"))])
    let reader = try reader(["price": withheld, "engine": withheld, "doors": .string("four")])
    #expect(reader.money("price", in: .eur) == .absent(.withheld))
    let engine = reader.group("engine")
    #expect(engine.text("type") == .absent(.withheld))
    #expect(engine.group("turbo").flag("fitted") == .absent(.withheld))
    #expect(engine.required("type", engine.text("type")) == nil)
    #expect(reader.group("wheels").text("size") == .notProvided)
    #expect(findings == [])
    #expect(reader.group("doors").integer("count", in: 1...9) == .absent(.unreadable(#""aaaa""#)))
    #expect(findings == [#"error $.specifics.doors: The value cannot be read. Found "aaaa"; expected an object."#])
  }

  @Test("elements that cannot be read are left out and told of, the others stay")
  func lists() throws {
    let reader = try reader([
      "keys": .array([
        .object([.init("id", .string("k-1"))]), .string("k-2"), .object([.init("ide", .string("k-3"))]),
        .object([.init("id", .string("k-4")), .init("idd", .null)]),
      ])
    ])
    let keys = reader.objects("keys") { key in key.required("id", key.text("id")) }
    #expect(keys.value == ["k-1", "k-4"])
    #expect(
      findings == [
        #"error $.specifics.keys[1]: The value cannot be read. Found "a-#"; expected an object."#,
        #"error $.specifics.keys[2].id: A value that must be there is missing. Rename "ide" to "id"."#,
        "warning $.specifics.keys[3].idd: The field is not known here and was not read. "
          + #"Found "idd". Did you mean "id"?"#,
      ])
  }

  @Test("an object that makes nothing is unreadable")
  func objects() throws {
    let reader = try reader(["engine": .object([.init("power", .number("1"))])])
    #expect(reader.object("engine") { $0.text("power").value } == .absent(.unreadable("an object")))
    #expect(findings == ["error $.specifics.engine.power: The value cannot be read. Found #; expected a text."])
  }

  @Test("fields nobody asked for are told of only where the format is ours", arguments: [true, false])
  func unread(reports: Bool) throws {
    let log = ReadingLog(severityOfUnreadable: .warning, reportsUnknownFields: reports)
    let value = JSONValue.object([.init("a b\u{7}", .null)])
    try #require(ObjectReader(value, at: "$", log: log)).reportUnread()
    #expect(
      log.diagnostics.map { "\($0.path): \($0.message)" }
        == (reports ? [#"$["a b\u{7}"]: The field is not known here and was not read. Found "a b\u{7}"."#] : []))
  }

  @Test(
    "the number of an account is in no message and no fact, whatever stands in its place",
    arguments: [
      (.number("40817810099910004312"), "a number of length 20"), (.bool(true), "true"),
      (.array([.string("40817810099910004312")]), "an array of 1"),
      (.object([.init("absent", .string("40817810099910004312"))]), "an object"),
      (.object([.init("absent", .number("40817810099910004312"))]), "an object"),
    ] as [(JSONValue, String)])
  func accountNumbers(value: JSONValue, shape: String) throws {
    #expect(try reader(["account": value]).accountNumber("account") == .absent(.unreadable(shape)))
    #expect(findings.count == 1)
    #expect(!findings.joined().contains("4081"))
    #expect(try reader(["account": .string("1234567890")]).accountNumber("account").value?.revealed == "1234567890")
    #expect(log.numbers.map(\.revealed) == ["1234567890"])
  }

  @Test(
    "a value is told of by its shape, also in an interpolation",
    arguments: [
      (.number("40817810099910004312"), "a number of length 20"), (.number("-12.50"), "-##.##"),
      (.string("ПК-1 of Ivan"), "\"AA-# aa Aaaa\""), (.string("٤\u{301}é茶\u{1B}"), "\"#aa\\u{1B}\""),
      (.string("4111 1111 1111 1111"), "a text of length 19"), (.string(""), #""""#), (.bool(true), "true"),
      (.null, "null"), (.array([.string("Ivan")]), "an array of 1"), (.object([.init("Ivan", .null)]), "an object"),
    ] as [(JSONValue, String)])
  func shapes(value: JSONValue, shape: String) {
    #expect(value.shape == shape)
    #expect("\(value)" == shape)
  }

  @Test(
    "a value is quoted if it can be no number and no name of a person, or is near an expected word",
    arguments: [
      ("Montly", true, #""Montly""#), ("Montly", false, #""Aaaaaa""#), ("montly", false, #""montly""#),
      ("IN_ARREARS", false, #""IN_ARREARS""#), ("12345678", false, #""12345678""#),
      ("123456789", false, "\"#########\""),
    ])
  func quoted(text: String, isNear: Bool, quoted: String) {
    #expect(JSONValue.string(text).quoted(isNear: isNear) == quoted)
  }

  @Test("an inner object that is stated to be absent has members that are absent for that reason")
  func absentObject() throws {
    let withheld = JSONValue.object([.init("absent", .string("withheld"))])
    let reader = try reader(["vehicle": withheld, "none": .null])
    let vehicle = try #require(reader.object("vehicle"))
    #expect(vehicle.text("make") == .absent(.withheld))
    vehicle.reportUnread()
    #expect(reader.object("none") == nil && findings == [])
  }

  @Test("what means something when it is left out cannot be stated to be absent")
  func optional() throws {
    let withheld = JSONValue.object([.init("absent", .string("withheld"))])
    let reader = try reader(["a": withheld, "b": .bool(true), "c": .null, "d": .number("1"), "e": withheld])
    #expect(["b", "c", "f"].map { reader.optional($0, reader.flag($0)) } == [true, nil, nil])
    #expect(findings == [])
    #expect(["a", "d"].map { reader.optional($0, reader.flag($0)) } == [nil, nil])
    #expect(
      findings == [
        "error $.specifics.a: The value cannot be read. Found an object; expected a value, or the field left out.",
        "error $.specifics.d: The value cannot be read. Found #; expected true or false.",
      ])
    let group = reader.group("e")
    #expect(group.optional("a", group.flag("a")) == nil)
    #expect(findings.count == 2)
  }

  @Test("of very many findings of one kind twenty are listed and the rest counted, and an error stays one")
  func manyFindings() throws {
    let unknown = (1...20_000).map { JSONValue.Member("colour\($0)", .null) }
    let members = unknown + [.init("id", .number("7")), .init("coloor", .null)]
    let reader = try #require(ObjectReader(.object(members), at: "$", log: log))
    _ = (reader.text("colour"), reader.required("idd", reader.text("idd")))
    let elapsed = ContinuousClock().measure {
      reader.reportUnread()
      _ = reader.text("id")
    }
    #expect(elapsed < .seconds(60), "comparing each with each would take an hour")
    #expect(log.hasErrors)
    #expect(log.diagnostics.count == 23)
    #expect(log.diagnostics.filter { $0.id == "record.unknown-field" }.count == 20)
    #expect(
      findings.last
        == "warning $.colour21: More findings like these are not listed one by one. Found at least 980 more, the first of them here."
    )
  }

  @Test("the same finding is counted once, listed or not")
  func countedOnce() {
    for _ in 1...2 {
      for place in 1...21 { log.addUnreadable(.null, at: "$[\(place)]", expected: "a text") }
    }
    #expect(log.diagnostics.count == 21)
    #expect(log.diagnostics.last?.found == "1 more, the first of them here")
  }

  @Test("a thousand findings of a kind are made and counted; an error among the others is still one")
  func mostCounted() {
    var made = 0
    for place in 1...1_500 {
      let severity: Diagnostic.Severity = place < 1_500 ? .warning : .error
      log.add("odd", severity) {
        made += 1
        return Diagnostic(id: "odd", severity: severity, path: "$[\(place)]", summary: "Odd.")
      }
    }
    #expect(made == 1_000)
    #expect(log.hasErrors)
    #expect(log.diagnostics.count == 21)
    #expect(log.diagnostics.last?.severity == .error)
    #expect(log.diagnostics.last?.path == "$[21]")
    #expect(log.diagnostics.last?.found == "at least 980 more, the first of them here")
  }

  @Test("an error after twenty milder findings of its kind is still one")
  func lateError() {
    for place in 1...21 {
      log.add(Diagnostic(id: "odd", severity: place < 21 ? .warning : .error, path: "$[\(place)]", summary: "Odd."))
      log.add(Diagnostic(id: "strange", severity: .warning, path: "$[\(place)]", summary: "Strange."))
    }
    log.add(Diagnostic(id: "strange", severity: .error, path: "$", summary: "Strange."))
    #expect(log.hasErrors)
    #expect(log.diagnostics.filter { $0.severity == .error }.map(\.path) == ["$[21]", "$[21]"])
    #expect(log.diagnostics.last?.found == "2 more, the first of them here")
  }

  @Test("the same finding is kept once")
  func once() throws {
    let reader = try reader(["a": .bool(true)])
    #expect(reader.text("a") == reader.text("a"))
    #expect(findings == ["error $.specifics.a: The value cannot be read. Found true; expected a text."])
    #expect(log.hasErrors)
  }

  @Test("a text in a message cannot steer a terminal or run on")
  func summaries() {
    #expect(JSONValue.string("a\u{1B}[2J\u{202E}\"\n").summary == #""a\u{1B}[2J\u{202E}\"\u{A}""#)
    #expect(JSONValue.string(String(repeating: "ж", count: 61)).summary.count == 63)
    #expect(JSONValue.number(String(repeating: "1", count: 100)).summary.count == 61)
  }

  @Test(
    "an empty text says nothing",
    arguments: [
      JSONValue.string(""), .string(" "), .string("\u{200B}"), .string(" \u{2060}\u{FEFF}"),
      .object([.init("en", .string("")), .init("ru", .string("a"))]),
    ])
  func emptyText(value: JSONValue) throws {
    let log = ReadingLog(severityOfUnreadable: .error)
    let reader = try #require(ObjectReader(.object([.init("title", value)]), at: "$", log: log))
    #expect(reader.localizedText("title") == .absent(.notProvided))
    #expect(log.diagnostics.isEmpty)
  }
}

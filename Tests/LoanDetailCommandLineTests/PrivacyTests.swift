import InstalledSamples
import LoanDetailCommandLine
import LoanDetailGateways
import LoanDetailJSON
import Testing

@Suite("What a run for one customer prints tells nothing about another")
struct PrivacyTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  private func loan(_ id: String, _ customer: String, _ more: String = "") -> String {
    """
    {"id": "\(id)", "type": "consumerLoan", "currency": "RUB", "phase": "active",
     "parties": [{"customer": "\(customer)", "role": "borrower"}]\(more)}
    """
  }

  private func portfolio(_ loans: String...) -> String {
    #"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [\#(loans.joined(separator: ","))]}"#
  }

  private func run(_ command: String, on portfolio: String) async -> Run {
    await tool.run("\(command) --data - --customer C-1 --locale en_US", input: portfolio)
  }

  @Test(
    "somebody else's product, in whatever state, answers as one that does not exist",
    arguments: [
      #"{"id": "X", "type": "consumerLoan", "currency": "RUB", "phase": "active", "parties": [{"customer": "C-2", "role": "borrower"}]}"#,
      #"{"id": "X", "type": "consumerLoan", "parties": [{"customer": "C-2"}], "ends": 5, "lid": "4111111111111111"}"#,
      #"{"id": "X", "type": "boatLoan", "currency": "RUB", "phase": "active", "parties": [{"customer": "C-2", "role": "borrower"}]}"#,
      #"{"id": "X", "type": 5, "parties": [{"customer": "C-2"}]}"#,
      #"{"id": "X", "type": "consumerLoan"}"#,
      #"{"type": "consumerLoan", "parties": [{"customer": "C-2"}]}"#,
      #"{"id": "own", "type": "consumerLoan", "parties": [{"customer": "C-2"}]}"#,
    ],
    ["render X", "explain X", "render consumerLoan:X", "render boatLoan:X", "render own", "list", "list --format json"])
  func others(record: String, command: String) async {
    let own = loan("own", "C-1", #", "ends": "soon""#)
    let alone = await run(command, on: portfolio(own))
    #expect(await run(command, on: portfolio(record, own, record)) == alone)
    #expect(!alone.errors.contains("loans["))
  }

  @Test("a syntax error may be in anybody's record, so only that there is one is said")
  func syntaxError() async {
    let run = await run("render own", on: portfolio(loan("own", "C-1"), #"{"id": secretive}"#))
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.errors == "error: standard input: The source is not well-formed JSON.\n")
  }

  @Test("numbers in texts and in findings are masked unless they are asked for")
  func numbers() async {
    let card = "4111 1111 1111 1111"
    let own = loan(
      "own", "C-1", #", "title": "Loan to \#(card)", "ends": "\#(card)", "\#(card)": 1, "overlays": ["\#(card)"]"#)
    for command in ["render own", "render own --format json", "list", "explain own", "explain own --format json"] {
      let run = await run(command, on: portfolio(own))
      #expect(!(run.output + run.errors).contains(card), "\(command)")
    }
    let readable = portfolio(loan("own", "C-1", #", "title": "Loan to \#(card)""#))
    #expect(await run("render own", on: readable).output.contains("Loan to •• 1111"))
    #expect(await run("render own --reveal-numbers", on: readable).output.contains("Loan to \(card)"))
  }

  @Test("the record's own contract number is masked in every text")
  func ownNumber() async {
    let own = loan("own", "C-1", #", "contractNumber": "AB-2024/77", "title": "Loan AB-2024/77""#)
    for command in ["render own", "render own --format json", "list --format json", "explain own"] {
      #expect(!(await run(command, on: portfolio(own)).output.contains("AB-2024/77")), "\(command)")
    }
  }

  @Test("the number of a card is masked in every text")
  func cardNumber() async {
    let own = loan("own", "C-1", #", "cards": [{"number": "AB-2024/77"}], "title": "Card AB-2024/77""#)
    let portfolio = #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(own)]}"#
    for command in ["render own", "render own --screen details", "explain own"] {
      #expect(!(await run(command, on: portfolio).output.contains("AB-2024/77")), "\(command)")
    }
  }

  @Test("the number of a card is masked in every text where it is an id")
  func cardAsID() async {
    let card = "4276380012345679"
    let portfolio = portfolio(
      loan(
        card, "C-1", #", "operations": [{"id": "\#(card)", "kind": "payment", "amount": "1", "date": "2026-11-01"}]"#),
      loan(card, "C-1").replacing("consumerLoan", with: "mortgage"))
    for command in [
      "list", "render \(card)", "render mortgage:\(card)", "explain mortgage:\(card)", "summary",
      "explain consumerLoan:\(card) --screen operations", "render consumerLoan:4276380012345670",
    ] {
      let run = await run(command, on: portfolio)
      #expect(!(run.output + run.errors).contains(card), "\(command)")
      // A summary and the main screen name no id.
      let namesNoID = ["summary", "render mortgage:\(card)"].contains(command)
      #expect((run.output + run.errors).contains("5679") || namesNoID, "\(command)")
    }
    let revealed = await run("list --reveal-numbers", on: portfolio)
    #expect(revealed.code == 64)
  }

  @Test(
    "the number of a card in any text of any sample is masked on every screen",
    arguments: zip(["main", "schedule", "operations", "details"], ["en_US", "ru_RU", "en_US", "ru_RU"]))
  func everyText(screen: String, locale: String) async throws {
    var records: [UInt8] = []
    for sample in InstalledSamples.all {
      guard let bytes = sample.records, case .array(let loans) = try JSONParser.parse(bytes)["loans"] else { continue }
      for loan in loans { records += Self.withCards(loan).rendered(.compact) }
    }
    let text = String(decoding: records, as: UTF8.self)
    let line = "batch --data - --data-as-of 2026-11-21 --as-of 2026-11-21 --screen \(screen) --locale \(locale)"
    let shown = await tool.run(line, input: text).output
    #expect(!shown.contains(Self.card) && shown.contains("•• 1111"))
    #expect(await tool.run("\(line) --reveal-numbers", input: text).output.contains(Self.card))
  }

  private static let card = "4111 1111 1111 1111"

  /// The record with the number of a card in every text that is no code, no day and no amount.
  private static func withCards(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      text.contains { $0 == " " || !$0.isASCII } ? .string("\(text) \(card)") : value
    case .array(let elements): .array(elements.map(withCards))
    case .object(let members): .object(members.map { .init($0.name, withCards($0.value)) })
    case .null, .bool, .number: value
    }
  }

  @Test("a value that cannot be read is quoted by its shape, to staff by itself if it is no name and no long number")
  func shapes() async {
    let own = loan("own", "C-1", #", "ends": "Ivan, 12.03", "overlays": ["overdu"]"#)
    let errors = await run("render own", on: portfolio(own)).errors
    #expect(errors.contains(#"$.ends: The value cannot be read. Found "Aaaa, ##.##"; expected a day"#))
    #expect(errors.contains(#"Found "aaaaaa"; expected one of"#))
    #expect(errors.contains(#"Did you mean "overdue"?"#))
    // Staff read the word itself, but neither a name nor a long number.
    let forStaff = await tool.run("render own --data -", input: portfolio(own)).errors
    #expect(forStaff.contains(#"Found "overdu"; expected one of"#))
    #expect(forStaff.contains(#"Found "Aaaa, ##.##"; expected a day"#))
    let wrong = #", "ends": "KUZNETSOVA", "opened": 4276380012345679, "title": {"absent": "4510 123456"}"#
    let private2 = await tool.run("render own --data -", input: portfolio(loan("own", "C-1", wrong))).errors
    #expect(private2.contains(#"Found "AAAAAAAAAA"; expected a day"#))
    #expect(!private2.contains("4276380012345679") && !private2.contains("123456"))
  }
}

extension Run: Equatable {
  static func == (left: Run, right: Run) -> Bool {
    left.code == right.code && left.output == right.output && left.errors == right.errors
  }
}

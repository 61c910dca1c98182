import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A run")
struct RunTests {
  private let tool = MadeUpProducts.tool
  private static let broken = Diagnostic(id: "samovar.broken", severity: .error, path: "samovar", summary: "It broke.")
  private let broken = Self.broken
  private let sampleNote = """
    note: This is sample data. Show your own with --data FILE; "loan-detail sample > portfolio.json" makes a file to \
    start from.

    """

  @Test("shows a product by its id, and says that it shows sample data")
  func render() async {
    let run = await tool.run("render 1001")
    #expect(run.code == 0)
    #expect(run.errors == sampleNote)
    #expect(run.output.contains("Your teapot"))
    #expect(run.output.contains("This is main in en_US on 2026-11-21."))
  }

  @Test("shows a person's own data without a note", arguments: ["render 5 --data -", "list --data -"])
  func ownData(line: String) async {
    let run = await tool.run(line, input: MadeUpProducts.portfolio(MadeUpProducts.loan("5")))
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("Your teapot"))
  }

  @Test(
    "takes the day from the option, else the source, else the clock",
    arguments: [
      ("--as-of 2025-03-04", "2026-11-21", "2025-03-04"), ("", "2026-11-21", "2026-11-21"), ("", nil, "2027-01-02"),
    ] as [(String, String?, String)])
  func asOf(option: String, source: String?, expected: String) async {
    let run = await tool.run(
      "render 5 --data - \(option)", input: MadeUpProducts.portfolio(MadeUpProducts.loan("5"), asOf: source),
      today: "2027-01-02")
    #expect(run.output.contains("on \(expected)."))
  }

  @Test("takes the locale from the option, else the environment")
  func locale() async {
    let russian = await tool.run("render 1001", variables: ["LANG": "ru_RU.UTF-8"])
    #expect(russian.output.contains("in ru_RU on"))
    #expect(russian.output.contains("Ваш teapot"))
    let german = await tool.run("render 1001 --locale de-de", variables: ["LANG": "ru_RU.UTF-8"])
    #expect(german.output.contains("in de_DE on"))
  }

  @Test("names near ids when there is no such product")
  func unknownID() async {
    let run = await tool.run("render 1002")
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.errors == sampleNote + "error: There is no product \"1002\". Near ids: teapot:1001.\n")
    let far = await tool.run("render nothing-like-it")
    #expect(
      far.errors == sampleNote
        + "error: There is no product \"nothing-like-it\". \"loan-detail list\" names those there are.\n")
  }

  @Test("lists the choices when an id is of several products")
  func ambiguousID() async {
    let run = await tool.run("render 77")
    #expect(run.code == 64)
    #expect(
      run.errors == sampleNote
        + "error: The id \"77\" is of several products. Choose one of: teapot:77, kettle:77.\n")
    #expect(await tool.run("render kettle:77").code == 0)
  }

  @Test("names the screens of a product that has no such screen")
  func unknownScreen() async {
    let run = await tool.run("render 2001 --screen schedule")
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(
      run.errors == sampleNote
        + "error: The product \"kettle:2001\" has no screen \"schedule\". It has: main.\n")
    let near = await tool.run("render 1001 --screen shedule")
    #expect(near.errors.contains("It has: main, schedule. Did you mean \"schedule\"?\n"))
  }

  @Test("answers for another customer's product exactly as for one that does not exist")
  func scope() async {
    let data = MadeUpProducts.portfolio(
      MadeUpProducts.loan("AAAA"), MadeUpProducts.loan("AAAB", customer: "C-2"), MadeUpProducts.loan("1"))
    let own = await tool.run("render AAAA --data - --customer C-1", input: data)
    #expect(own.code == 0)
    let others = await tool.run("render AAAB --data - --customer C-1", input: data)
    let nobodys = await tool.run("render AAAC --data - --customer C-1", input: data)
    #expect(others.code == 66)
    #expect(others.output == nobodys.output)
    #expect(others.errors.replacing("AAAB", with: "AAAC") == nobodys.errors)
    #expect(nobodys.errors.contains("Near ids: teapot:AAAA.\n"))
  }

  @Test("shows a bad record's page and ends with 65 when it is the one asked for")
  func badRecord() async {
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("1"), MadeUpProducts.loan("2", debt: "much"))
    let bad = await tool.run("render 2 --data -", input: data)
    #expect(bad.code == 65)
    #expect(bad.output.contains("We cannot show this product right now"))
    #expect(bad.errors.hasPrefix("error: "))
    #expect(bad.errors.contains("$.loans[1].debt.total: The value cannot be read. Found \"much\"; expected"))
    let good = await tool.run("render 1 --data -", input: data)
    #expect(good.code == 0)
    #expect(good.errors == "")
    let list = await tool.run("list --data -", input: data)
    #expect(list.code == 0)
    #expect(list.output.contains("Cannot be shown"))
    #expect(list.errors == bad.errors)
  }

  @Test("shows products of a type nobody has a plugin for, and says so")
  func plainLoans() async {
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("5", type: "barter"), MadeUpProducts.loan("6"))
    let run = await tool.run("render 5 --data - --screen details", input: data)
    #expect(run.code == 0)
    #expect(run.output.contains("RUB\u{A0}100.50"))
    #expect(
      run.errors == """
        note: No plugin is installed for the product type "barter": its products are shown with what all products \
        have in common.

        """)
    #expect(await tool.run("render 6 --data -", input: data).output.contains("Your teapot"))
  }

  @Test("names at most twenty types that nobody has a plugin for, and counts the others")
  func manyTypes() async {
    let loans = (1...23).map { MadeUpProducts.loan("\($0)", type: "barter\($0)") }.joined(separator: ",")
    let run = await tool.run("render 5 --data -", input: MadeUpProducts.portfolio(loans))
    let notes = run.errors.split(separator: "\n")
    #expect(notes.count == 21 && notes.last == "note: The same is true of 3 more product types.")
  }

  @Test("shows a record without a type to be had as a page that says so", arguments: ["tea pot", "", "unknown"])
  func noType(name: String) async {
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("5", type: name), MadeUpProducts.loan("6"))
    let bad = await tool.run("render 5 --data -", input: data)
    #expect(bad.code == 65)
    #expect(bad.output.contains("We cannot show this product right now"))
    #expect(bad.errors.hasPrefix("error: standard input: $.loans[0].type: "))
    #expect(!bad.errors.contains("No plugin is installed"))
    let good = await tool.run("render 6 --data -", input: data)
    #expect(good.code == 0)
    #expect(good.errors == "")
    let list = await tool.run("list --format json --data -", input: data)
    #expect(list.code == 0)
    #expect(list.output.contains("\"id\": \"5\",\n      \"type\": \"unknown\""))
    #expect(list.errors == bad.errors)
  }

  @Test("reads what Fineract answers, as the type that is mapped, else the first installed")
  func fineract() async {
    let loan = """
      {"id": 7, "accountNo": "7", "loanProductId": 3, "status": {"id": 300, "active": true},
       "currency": {"code": "USD", "decimalPlaces": 2}}
      """
    let mapped = await tool.run("render 7 --source fineract --data - --map 3=kettle", input: loan)
    #expect(mapped.code == 0)
    #expect(mapped.output.contains("Your kettle"))
    let unmapped = await tool.run("render 7 --source fineract --data - --map 4=kettle", input: loan)
    #expect(unmapped.output.contains("Your teapot"))
  }

  @Test("ends with 65 and the place when the data is malformed")
  func malformed() async {
    let run = await tool.run("list --data -", input: "{\"schemaVersion\": 1, \"loans\": [}")
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: standard input: "))
    #expect(run.errors.contains("$.loans"))
  }

  @Test("ends with 66 when there is no such file")
  func missingFile() async {
    let run = await tool.run("list --data /no/such/file.json")
    #expect(run.code == 66)
    #expect(run.errors == "error: /no/such/file.json: There is no such file. Check the path.\n")
  }

  @Test("ends with 70 and every fault when the build's own list of products is wrong")
  func registrationFaults() async {
    let run = await LoanDetailTool(products: [MadeUpProducts.teapot, MadeUpProducts.teapot]).run(
      "list --data -", input: MadeUpProducts.portfolio())
    #expect(run.code == 70)
    #expect(
      run.errors
        == "error: The product type \"teapot\" is registered 2 times, by teapot-module and teapot-module. Keep one of them.\n"
    )
    let empty = await LoanDetailTool(products: []).run("list --data -", input: MadeUpProducts.portfolio())
    #expect(empty.code == 70)
  }

  @Test("ends with 69 when a type cannot be listed and what was asked for may be of it")
  func unavailable() async {
    let tool = LoanDetailTool(products: [MadeUpProducts.teapot, MadeUpProducts.silent(because: .unavailable(broken))])
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("5"))
    let known = await tool.run("render 5 --data -", input: data)
    #expect(known.code == 0)
    #expect(known.errors == "")
    let unknown = await tool.run("render 6 --data -", input: data)
    #expect(unknown.code == 69)
    #expect(unknown.output == "")
    #expect(unknown.errors == "error: samovar: It broke.\n")
    let list = await tool.run("list --data -", input: data)
    #expect(list.code == 69)
    #expect(list.output.contains("Your teapot"))
    #expect(list.output.contains("Your samovar"))
    #expect(list.errors == unknown.errors)
  }

  @Test(
    "ends with the code of what went wrong with the product that was asked for",
    arguments: [(.badData, 65), (.gone, 66), (.unavailable, 69), (.brokenPlugin, 70)] as [(FaultCause, Int32)])
  func causes(cause: FaultCause, code: Int32) async {
    let tool = LoanDetailTool(products: [MadeUpProducts.fragile("samovar", breaking: cause)])
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("5", type: "samovar"))
    let run = await tool.run("render 5 --data -", input: data)
    #expect(run.code == code)
    #expect(run.output.contains("We cannot"))
    #expect(run.errors == "error: samovar: It broke.\n")
    #expect(await tool.run("list --data -", input: data).code == 0)
  }

  @Test(
    "ends with the code of what went wrong with a type that cannot be listed", arguments: ["list", "render 6"],
    [(.malformed(broken), 65), (.missing(broken), 66), (.unavailable(broken), 69)] as [(GatewayError, Int32)])
  func causesOfTypes(line: String, end: (error: GatewayError, code: Int32)) async {
    let tool = LoanDetailTool(products: [MadeUpProducts.silent(because: end.error)])
    let run = await tool.run("\(line) --data -", input: MadeUpProducts.portfolio())
    #expect(run.code == end.code)
    #expect(run.errors == "error: samovar: It broke.\n")
  }

  @Test("ends with 66 when standard input cannot be read")
  func unreadableInput() async {
    let surroundings = Surroundings(variables: [:], today: CalendarDate("2026-11-21"), readInput: { _ in nil })
    let run = Run(await tool.run(["list", "--data", "-"], in: surroundings))
    #expect(run.code == 66)
    #expect(
      run.errors
        == "error: standard input: Standard input cannot be read. Pipe the records in, or give --data FILE.\n")
  }

  @Test("prints a sample's numbers with their own digits", arguments: ["0.50", "-1E+3", "12345678901234567890"])
  func sampleDigits(number: String) async {
    let records = "{\"schemaVersion\": 1, \"loans\": [{\"specifics\": {\"litres\": \(number)}}]}"
    let product = ProductWithSamples(MadeUpProducts.teapot.plugin, records: Array(records.utf8))
    let run = await LoanDetailTool(products: [product]).run("sample")
    #expect(run.output.contains("{\"litres\": \(number)}"))
  }

  @Test("prints samples that it reads back as the same list")
  func samplesRoundTrip() async {
    let sample = await tool.run("sample")
    #expect(sample.code == 0)
    #expect(sample.errors == "")
    // A path from the place of the file means nothing elsewhere.
    #expect(!sample.output.contains("$schema"))
    let list = await tool.run("list --format json")
    let again = await tool.run("list --format json --data -", input: sample.output)
    #expect(again.errors == "")
    #expect(again.output == list.output)
  }
}

import InstalledSamples
import LoanDetailCommandLine
import LoanDetailGateways
import Testing

@Suite("The list of sections")
struct SectionsCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("has every standard screen, each section with what it shows and from which facts")
  func standard() async throws {
    let run = await tool.run("sections --width 80")
    #expect(run.code == 0 && run.errors == "")
    for screen in ["main", "details", "composition", "schedule", "operations"] {
      #expect(run.output.contains("\n\(screen):\n"))
    }
    #expect(run.output.contains("  payment          How much is due next"))
    #expect(run.output.contains("\n                   from obligations\n"))
    #expect(!run.output.contains("shown\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("of a type has the product's own sections, in their places")
  func type() async throws {
    let main = await tool.run("sections mortgage --screen main").output
    let names = main.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }
    let place = try #require(names.firstIndex(of: "terms"))
    #expect(names[(place + 1)...].prefix(3) == ["collateral", "security", "subsidy"])
    #expect(!main.contains("details:"))
  }

  @Test(
    "says with what its options go",
    arguments: [
      ("sections carLoan --customer C-1", "--customer goes with --of only: other lists are made from the samples."),
      ("sections --data x.json", "--data goes with --of only: other lists are made from the samples."),
      ("sections carLaon", "No product type \"carLaon\" is installed. Did you mean \"carLoan\"?"),
    ])
  func usage(line: String, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == 64 && run.errors.contains("error: \(message)"), "\(run.errors)")
  }

  @Test("of a type without samples, or a quote without a tariff, asks for one")
  func noSamples() async {
    let bare = LoanDetailTool(products: [ProductWithSamples(MadeUpProducts.teapot.plugin, records: nil)])
    let run = await bare.run("sections teapot")
    #expect(run.code == 64 && run.errors.contains("has no sample records: name a product of yours with --of."))
    let quote = await bare.run("quote teapot --amount 1000 --months 3 --rate 5")
    #expect(quote.errors.hasPrefix("error: The product type \"teapot\" has no tariff: give one with --tariff FILE.\n"))
  }

  @Test("of a product tells which sections are shown and why others are absent")
  func product() async {
    let active = await tool.run("sections --of 2001 --screen details --width 200").output
    #expect(active.contains("\n                  shown\n"))
    #expect(active.contains("absent: "))
  }

  @Test(
    "tells the reason for each absence",
    arguments: [
      (#""debt": {"absent": "withheld"}, "phase": "active""#, "absent: no obligations (not provided)"),
      (#""obligations": {"absent": "withheld"}, "phase": "repaid""#, "absent: nothing is to be paid in this phase"),
      (#""phase": "active""#, "absent: no disbursement (not provided)"),
      (#""phase": "maturedUnpaid""#, "absent: only the state in the header is known"),
      (#""security": {"absent": "notApplicable"}, "phase": "active""#, "absent: no security (not applicable)"),
      (#""debt": {"total": "1.00"}, "phase": "active""#, "absent: neither day is known"),
      (#""schedule": {"absent": "notApplicable"}, "phase": "active""#, "absent: no schedule contains the next payment"),
    ])
  func reasons(facts: String, reason: String) async {
    let record =
      #"{"schemaVersion": 1, "loans": [{"id": "7", "type": "boat", "currency": "RUB", "#
      + #""parties": [{"role": "borrower"}], \#(facts)}]}"#
    let run = await tool.run("sections --of 7 --data - --width 200", input: record)
    #expect(run.output.contains(reason), "\(run.output)\(run.errors)")
  }

  @Test("needs one subject, a type that is installed, and a screen that there is")
  func faults() async {
    #expect(await tool.run("sections mortgage --of 2001").code == 64)
    #expect(await tool.run("sections mortgages").errors.contains("mortgage"))
    let nowhere = await tool.run("sections --screen nowhere")
    #expect(nowhere.code == 64 && nowhere.errors.contains(": main, "), "\(nowhere.errors)")
    #expect(await tool.run("sections --of 2001 --screen nowhere").code == 66)
    #expect(await tool.run("sections mortgage --data file.json").code == 64)
  }

  @Test("is refused for a product whose screens are not made of sections")
  func otherProducts() async {
    let run = await MadeUpProducts.tool.run("sections --of 1001")
    #expect(run.code == 66)
    #expect(run.errors.contains("are not made of sections."))
  }
}

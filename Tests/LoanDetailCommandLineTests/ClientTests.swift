import InstalledProducts
import LoanDetailCommandLine
import Testing

@Suite("A client's profile on the command line")
struct ClientTests {
  private let tool = LoanDetailTool(products: InstalledProducts.all)

  @Test("decides what is sent")
  func decides() async {
    let run = await tool.run("render 1001 --format json --client-version 1 --client-kinds row,banner")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 1,"))
    let kinds = Set(run.output.matches(of: /"kind": "([^"]+)"/).map { String($0.1) })
    #expect(kinds == ["row", "banner"])
    #expect(!run.output.contains("spoken"))
  }

  @Test("of a newer version than there is gets the newest, with a note")
  func newer() async {
    let run = await tool.run("render 1001 --format json --client-version 7 --client-kinds note,hologram")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 3,"))
    #expect(
      run.errors.contains(
        "note: The newest version of the format is 3: the client of version 7 is given that."))
  }

  @Test(
    "that is none is refused, with what was found and expected",
    arguments: [
      (
        "--client-kinds bannr",
        "--client-kinds: There is no kind \"bannr\". Expected: note, status, banner, divider, row, amount, progress, chips, "
          + "actionGroup, section, breakdown, header, timeline, table, chart, or a product's own kind as \"type:name\". Did "
          + "you mean \"banner\"?"
      ),
      (
        "--client-kinds chart,table",
        "--client-kinds: None of the client's kinds holds text. Expected at least one of: note, banner, status, row."
      ),
      ("--client-version 0", "--client-version takes a whole number from 1 to 9999, not \"0\"."),
      ("--client-version two", "--client-version takes a whole number from 1 to 9999, not \"two\"."),
      ("--page-size 0", "--page-size takes a whole number from 1 to 1000000, not \"0\"."),
      ("--after x", "--after needs --page-size."),
      (
        "--page-size 2 --after x",
        "--after is \"x\", which is no row of this screen's lists; expected the \"next\" of an earlier page. Begin again "
          + "without it."
      ),
    ])
  func malformed(options: String, message: String) async {
    let run = await tool.run("render 1001 \(options)")
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("error: \(message)\n"))
  }

  @Test("leaves a page of a list with the way to the next")
  func page() async {
    let run = await tool.run("render 1001 --screen schedule --page-size 2 --locale en_US")
    #expect(run.output.contains("Rows 1–2 of 60"))
    #expect(run.errors.contains("note: There are more rows: --page-size 2 --after \"schedule.payment.2\".\n"))
  }
}

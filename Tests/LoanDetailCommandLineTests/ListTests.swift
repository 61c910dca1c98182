import LoanDetailCommandLine
import Testing

@Suite("The lists for programs")
struct ListTests {
  @Test("has every product in strict order, as its header shows it")
  func list() async {
    let run = await MadeUpProducts.tool.run("list --format json --customer C-1")
    #expect(run.code == 0)
    #expect(
      run.output
        == """
        {
          "schemaVersion": 1,
          "locale": "en_US",
          "asOf": "2026-11-21",
          "products": [
            {
              "id": "1001",
              "type": "teapot",
              "title": "Your teapot",
              "subtitle": "1001",
              "balance": {"minorUnits": 10050, "currency": "RUB", "text": "RUB 100.50"},
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "readable": true
            },
            {
              "id": "2001",
              "type": "kettle",
              "title": "Your kettle",
              "subtitle": "2001",
              "balance": {"minorUnits": 10050, "currency": "RUB", "text": "RUB 100.50"},
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "readable": true
            }
          ],
          "diagnostics": []
        }

        """.replacing("RUB 100.50", with: "RUB\u{A0}100.50"))
  }

  @Test("says which record cannot be read, and why")
  func badRecord() async {
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("2", debt: "much"))
    let run = await MadeUpProducts.tool.run("list --format json --data -", input: data)
    #expect(run.code == 0)
    #expect(run.output.contains("\"readable\": false"))
    #expect(run.output.contains("\"tone\": \"critical\""))
    #expect(run.output.contains("\"path\": \"$.loans[0].debt.total\""))
  }

  @Test("has the installed types with what each says of itself")
  func products() async {
    let run = await MadeUpProducts.tool.run("products --format json")
    #expect(
      run.output == """
        {
          "schemaVersion": 1,
          "products": [
            {
              "type": "teapot",
              "title": "Your teapot",
              "version": "1.2",
              "module": "teapot-module",
              "screens": ["main", "schedule"],
              "kinds": []
            },
            {
              "type": "kettle",
              "title": "Your kettle",
              "version": "1.2",
              "module": "kettle-module",
              "screens": ["main"],
              "kinds": []
            }
          ]
        }

        """)
    #expect(run.errors == "")
  }
}

import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A run with a faulty plugin")
struct FaultyPluginRunTests {
  private func tool(_ fault: PluginFault) -> LoanDetailTool {
    let real = MadeUpProducts.teapot
    let plugin = ProductPlugin(manifest: real.manifest) { gateway in
      FaultyInteractor(
        real: real.plugin.interactor(readingFrom: gateway), fault: fault, victim: ProductID(type: "teapot", id: "1001"))
    }
    let faulty = ProductWithSamples(plugin, records: real.records)
    return LoanDetailTool(products: [faulty, MadeUpProducts.kettle])
  }

  @Test("waits for a product no longer than it is told", arguments: ["render 1001", "explain 1001"])
  func deadline(line: String) async {
    let run = await tool(.detailsHang).run("\(line) --deadline 1")
    #expect(run.code == 69)
    #expect(
      run.errors.hasSuffix(
        "error: teapot:1001: The product's details did not come in time. Found no answer from teapot-module; expected "
          + "one within 1.0 seconds. Try again later; if it stays, ask the owners of teapot-module.\n"))
  }

  @Test("lists what answers in time")
  func list() async {
    let run = await tool(.listHangs).run("list --deadline 10")
    #expect(run.code == 69)
    #expect(run.output.contains("2001"))
    #expect(run.errors.contains("The products of the type \"teapot\" were not listed in time."))
  }

  @Test("shows a page in the place of a screen that breaks a rule, and ends with 70; other screens are as they are")
  func brokenScreen() async {
    let tool = tool(.sum)
    let run = await tool.run("render 1001")
    #expect(run.code == 70)
    #expect(run.output.contains("We cannot show this screen right now"))
    #expect(
      run.errors.hasSuffix(
        "error: teapot:1001: faulty: The parts of a breakdown do not add up to the whole. The parts add up to 2 minor "
          + "units and the whole is 1. This is a fault of the product's plugin; its owners mend it.\n"))
    let other = await tool.run("render 1001 --screen schedule")
    #expect(other.code == 0)
    #expect(other.output.contains("This is schedule"))
  }

  @Test("shows an item of its own that breaks its kind by its fallback, with a warning")
  func brokenPayload() async {
    let run = await tool(.brokenPayload).run("render 1001")
    #expect(run.code == 0)
    #expect(run.output.contains("This is main"))
    #expect(
      run.errors.contains("warning: teapot:1001: faulty: An item of the product's own kind \"teapot:plate\" breaks"))
  }
}

import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("The samples of the products are read when a request needs them")
struct SampleGatewayTests {
  private let broken = ProductWithSamples(MadeUpProducts.kettle.plugin, records: Array(#"{"debt": "1001.50", "#.utf8))

  @Test("a request for one loan reads no samples of other products", arguments: ["1001", "teapot:1001"])
  func oneLoan(id: String) async {
    let tool = LoanDetailTool(products: [MadeUpProducts.teapot, broken])
    let run = await tool.run("render \(id) --locale en_US")
    #expect(run.code == 0)
    #expect(run.output == (await MadeUpProducts.tool.run("render \(id) --locale en_US")).output)
  }

  @Test("samples that are not JSON are a fault of their product in the list")
  func list() async {
    let run = await LoanDetailTool(products: [MadeUpProducts.teapot, broken]).run("list --locale en_US")
    #expect(run.code != 0)
    #expect(run.output.contains("1001"))
    #expect(run.errors.contains("samples of kettle-module"))
  }

  @Test("an id in both products is ambiguous, and one in escapes is found")
  func ids() async {
    let both = await MadeUpProducts.tool.run("render 77 --locale en_US")
    #expect(both.code != 0)
    #expect(both.errors.contains("teapot:77"))
    #expect(both.errors.contains("kettle:77"))
    let plain = String(decoding: MadeUpProducts.teapot.records ?? [], as: UTF8.self)
    let escaped = plain.replacing("1001", with: "100\\u0031")
    let teapot = ProductWithSamples(MadeUpProducts.teapot.plugin, records: Array(escaped.utf8))
    #expect(await LoanDetailTool(products: [teapot]).run("render 1001 --locale en_US").code == 0)
  }

  @Test("the installed products' samples are all of their product's type, for one day and in one time zone")
  func installed() throws {
    var days: Set<String> = []
    for product in InstalledSamples.all {
      let gateway = try product.gateway()
      #expect(gateway.productTypes(for: .allCustomers) == [product.manifest.type])
      days.insert("\(gateway.asOf().map { "\($0)" } ?? "none") \(gateway.timeZone().map { "\($0)" } ?? "none")")
    }
    #expect(days.count == 1)
  }
}

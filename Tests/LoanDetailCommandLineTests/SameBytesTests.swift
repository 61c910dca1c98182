import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("The installed products")
struct SameBytesTests {
  @Test("look the same in every run, in whatever order they are installed", arguments: ["text", "json"])
  func sameBytes(_ format: String) async {
    let lines = ["1001", "2001"].map { "render \($0) --locale ru_RU --format \(format)" }
    var first: [String] = []
    for line in lines { first.append(await LoanDetailTool(products: InstalledSamples.all).run(line).output) }
    for _ in 0..<5 {
      let tool = LoanDetailTool(products: InstalledSamples.all.shuffled())
      var again: [String] = []
      for line in lines { again.append(await tool.run(line).output) }
      #expect(again == first)
    }
  }
}

import Foundation
import InstalledSamples
import LoanDetailCommandLine
import TestSupport
import Testing

@Suite("HTML of the commands")
final class HTMLCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "html-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "is a page of every command that prints a screen or a list",
    arguments: [
      "render 1003", "render mortgage:2001 --screen schedule", "list", "summary --customer C-1", "products",
      "explain 1001 debt.total", "what-if 1001 early-repayment --amount 100000",
    ])
  func pages(line: String) async throws {
    let run = await tool.run("\(line) --format html --locale en_US")
    #expect(run.code == 0, "\(run.errors)")
    let page = PageReader(run.output)
    #expect(
      run.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">") && run.output.hasSuffix("</html>\n"))
    #expect(page.elements.count { $0.name == "h1" } == 1)
    let fragment = await tool.run("\(line) --format html --fragment --locale en_US").output
    #expect(fragment.hasPrefix("<div class=\"ld\"") && fragment.hasSuffix("</div>\n"))
    #expect(PageReader(fragment).texts() == page.texts())
  }

  @Test("has the program's own words in the language of the reader")
  func words() async throws {
    let page = PageReader(await tool.run("render mortgage:2001 --screen schedule --format html --locale ru_RU").output)
    #expect(page.texts().contains("Все столбцы") && page.texts().contains { $0.hasPrefix("Показано на") })
  }

  @Test("the list leads to the products")
  func list() async throws {
    let page = PageReader(await tool.run("list --format html --locale en_US").output)
    #expect(page.elements.contains { $0.attributes["href"] == "?product=consumerLoan:1001&screen=main" })
  }

  @Test("the list of a customer has a section for each product, with what the list states of it")
  func customerList() async throws {
    let page = PageReader(await tool.run("list --customer C-1 --format html --locale en_US").output)
    let sections = page.elements.filter { $0.name == "section" }.compactMap { $0.attributes["id"] }
    #expect(sections.prefix(2) == ["product.consumerLoan:1001", "product.consumerLoan:1002"])
    #expect(page.elements.contains { $0.attributes["href"] == "?product=consumerLoan:1002&screen=main" })
    let texts = page.texts().map { $0.replacing("\u{A0}", with: " ") }
    for text in ["Products", "contract •• 0042", "You owe", "RUB 44,435.83", "Payment due today", "November 21, 2026"] {
      #expect(texts.contains(text), "\(text)")
    }
    let empty = PageReader(await tool.run("list --customer C-none --format html --locale en_US").output)
    #expect(empty.texts().contains("There are no products."))
  }

  @Test(
    "the links to other rows repeat the question that the screen answers",
    arguments: [
      (
        "render 4001 --screen statement --from 2026-09-01 --to 2026-10-31",
        "?screen=statement&from=2026-09-01&to=2026-10-31&size=2&after="
      ),
      (
        "what-if 1001 early-repayment --amount 100000 --keep payment --schedule",
        "?screen=what-if&question=early-repayment&amount=100000&keep=payment&schedule=true&size=2&after="
      ),
    ])
  func rows(line: String, address: String) async {
    let page = PageReader(await tool.run("\(line) --page-size 2 --format html --locale en_US").output)
    let links = page.elements.compactMap { $0.attributes["href"] }.filter { $0.contains("&size=") }
    #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix(address) }, "\(links)")
  }

  @Test("has the brand of a theme, and names the faults of one with their lines")
  func theme() async throws {
    let good = try file("good.css", "--ld-accent: #0a7d4b;\n")
    let page = await tool.run("render 1001 --format html --theme \(good)")
    #expect(page.code == 0 && page.output.contains(".ld{--ld-accent:#0a7d4b}\n</style>"))
    let bad = try file("bad.css", "--ld-accent: #0a7d4b;\nbody { color: red }\n--ld-ink: red\n")
    let run = await tool.run("render 1001 --format html --theme \(bad)")
    #expect(run.code == 65 && run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("bad.css") })
    #expect(
      lines.first?.contains("line 2: There is no token") ?? false
        || lines.first?.contains("line 2: The line is no token.") ?? false)
    #expect(lines.last?.hasSuffix("line 3: The declaration has no end. Put \";\" at its end.") ?? false)
    #expect(await tool.run("render 1001 --format html --theme \(folder.path)/none.css").code == 66)
  }

  @Test(
    "options that go with other formats are errors",
    arguments: [
      ("render 1001 --fragment", "--fragment goes with HTML output only: add --format html."),
      ("list --format json --theme x.css", "--theme goes with HTML output only: add --format html."),
      (
        "render 1001 --format html --fragment --theme x.css",
        "--theme goes with a whole page only: a fragment has no style sheet."
      ),
      ("render 1001 --format html --compact", "--compact goes with JSON output only: HTML has no compact form."),
      (
        "render 1001 --format html --all",
        "--all goes with text output only: HTML has the rows of folded groups without it."
      ),
      ("batch --format html", "--format takes text or json, not \"html\"."),
    ])
  func usage(line: String, message: String) async {
    let run = await tool.run(line)
    #expect(run.code == 64 && run.errors.contains("error: \(message)"))
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("A command that is not understood")
struct UsageTests {
  @Test(
    "masks the number of a card in a message, whatever it stands for",
    arguments: [
      "render 1001 --format csv --table %", "explain 1001 %", "render 1001 --screen %", "render %",
      "summary --customer C-1 --explain %", "gallery --output /nowhere --product %", "render 1001 --%", "calc %",
    ])
  func maskedNumbers(line: String) async {
    let run = await LoanDetailTool(products: InstalledSamples.all).run(line.replacing("%", with: "4276380012345679"))
    #expect(run.code != 0)
    #expect(run.errors.contains("•• 5679") && !run.errors.contains("4276380012345679"))
  }

  @Test("ends with 64, a sentence, and where to read more", arguments: Misuse.all)
  func misuse(_ misuse: Misuse) async {
    let run = await MadeUpProducts.tool.run(misuse.line)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors == "error: \(misuse.message)\nnote: See \"loan-detail help\(misuse.help)\".\n")
  }

  @Test("cannot steer the terminal it is said on")
  func hostileArguments() async {
    let run = await MadeUpProducts.tool.run("\u{1B}[31mlist\u{202E}")
    #expect(
      run.errors == """
        error: There is no command "\\u{1B}[31mlist\\u{202E}".
        note: See "loan-detail help".

        """)
  }

  @Test(
    "is not one that is written another way",
    arguments: [
      "render teapot:1001 --screen schedule", "render --screen schedule teapot:1001",
      "render --screen=schedule teapot:1001", "render --screen=schedule -- teapot:1001",
    ])
  func spellings(line: String) async {
    let run = await MadeUpProducts.tool.run(line)
    #expect(run.code == 0)
    #expect(run.output.contains("This is schedule"))
  }
}

/// A command line that is wrong, and what is said about it.
struct Misuse: Sendable, CustomTestStringConvertible {
  var line: String
  var message: String
  var help = ""
  var testDescription: String { line }

  static let all = [
    Misuse(line: "", message: "Say what to do, such as \"loan-detail render\"."),
    Misuse(line: "rendr 1", message: "There is no command \"rendr\". Did you mean \"render\"?"),
    Misuse(line: "teapot", message: "There is no command \"teapot\"."),
    Misuse(
      line: "--hlep", message: "\"loan-detail\" has no option \"--hlep\" before a command. Did you mean \"--help\"?"),
    Misuse(line: "help lst", message: "There is no command \"lst\". Did you mean \"list\"?", help: ""),
    Misuse(line: "render", message: "\"render\" is missing ID.", help: " render"),
    Misuse(line: "render --", message: "\"render\" is missing ID.", help: " render"),
    Misuse(line: "render 1 2", message: "\"render\" does not know what to do with \"2\".", help: " render"),
    Misuse(
      line: "render 1 --fromat json", message: "\"render\" has no option \"--fromat\". Did you mean \"--format\"?",
      help: " render"),
    Misuse(
      line: "render 1 -format json", message: "\"render\" has no option \"-format\". Did you mean \"--format\"?",
      help: " render"),
    Misuse(
      line: "render -help", message: "\"render\" has no option \"-help\". Did you mean \"--help\"?", help: " render"),
    Misuse(line: "render --help=1", message: "--help takes no value.", help: " render"),
    Misuse(
      line: "render 1 --as-of 4276380012345679",
      message: "--as-of takes a day of the calendar as YYYY-MM-DD, not \"•• 5679\".", help: " render"),
    Misuse(line: "render 1 -x", message: "\"render\" has no option \"-x\".", help: " render"),
    Misuse(
      line: "render 1 --screen", message: "--screen needs a value: --screen SCREEN.", help: " render"),
    Misuse(
      line: "render 1 --screen --format json", message: "--screen needs a value: --screen SCREEN.", help: " render"),
    Misuse(line: "render 1 --screen=", message: "--screen needs a value: --screen SCREEN.", help: " render"),
    Misuse(
      line: "render 1 --locale ru --locale en", message: "--locale is given more than once.", help: " render"),
    Misuse(line: "render 1 --reveal-numbers=yes", message: "--reveal-numbers takes no value.", help: " render"),
    Misuse(
      line: "list --format jsno",
      message: "--format takes text, json, html, csv, ics, divkit or a2ui, not \"jsno\". Did you mean \"json\"?",
      help: " list"),
    Misuse(
      line: "list --compact", message: "--compact goes with JSON output only: text has no compact form.", help: " list"),
    Misuse(
      line: "schema --compact", message: "--compact goes with JSON output only: text has no compact form.",
      help: " schema"),
    Misuse(
      line: "compare-schemas 1 2 --compact",
      message: "--compact goes with JSON output only: text has no compact form.", help: " compare-schemas"),
    Misuse(
      line: "calc schedule --text --compact",
      message: "--compact goes with JSON output only: text has no compact form.", help: " calc"),
    Misuse(
      line: "diff 1 2 --limit rows=5",
      message: "--limit takes bytes and a whole number from 1, as in bytes=1000, not \"rows=5\".", help: " diff"),
    Misuse(
      line: "patch 1 2 --limit text=5",
      message: "--limit takes bytes and a whole number from 1, as in bytes=1000, not \"text=5\".", help: " patch"),
    Misuse(
      line: "calc schedule --limit records=5",
      message: "--limit takes bytes and a whole number from 1, as in bytes=1000, not \"records=5\".", help: " calc"),
    Misuse(
      line: "compare-schemas 1 2 --limit rows=5",
      message: "--limit takes bytes and a whole number from 1, as in bytes=1000, not \"rows=5\".",
      help: " compare-schemas"),
    Misuse(
      line: "completions zhs", message: "\"completions\" takes bash, zsh or fish, not \"zhs\". Did you mean \"zsh\"?",
      help: " completions"),
    Misuse(
      line: "list --color red", message: "--color takes auto, always or never, not \"red\".", help: " list"),
    Misuse(
      line: "list --source finerct",
      message: "--source takes portfolio or fineract, not \"finerct\". Did you mean \"fineract\"?", help: " list"),
    Misuse(
      line: "list --width 19", message: "--width takes a whole number from 20 to 1000, not \"19\".", help: " list"),
    Misuse(
      line: "list --width wide", message: "--width takes a whole number from 20 to 1000, not \"wide\".", help: " list"),
    Misuse(
      line: "list --as-of 2026-02-30",
      message: "--as-of takes a day of the calendar as YYYY-MM-DD, not \"2026-02-30\".", help: " list"),
    Misuse(
      line: "list --deadline 0", message: "--deadline takes a whole number from 1 to 3600, not \"0\".", help: " list"),
    Misuse(
      line: "list --locale r", message: "--locale takes a locale such as en_US or ru_RU, not \"r\".", help: " list"),
    Misuse(
      line: "list --source fineract",
      message: "--source fineract needs --data FILE: there is no sample data of that kind.",
      help: " list"),
    Misuse(
      line: "list --map 3=teapot",
      message: "--map goes with --source fineract only: the records of other sources say their types.", help: " list"),
    Misuse(
      line: "list --source fineract --data - --map 3=teapto",
      message: "No product type \"teapto\" is installed. Did you mean \"teapot\"?", help: " list"),
    Misuse(
      line: "list --source fineract --data - --map 3=spoon",
      message: "No product type \"spoon\" is installed. Installed: teapot, kettle.", help: " list"),
    Misuse(
      line: "list --source fineract --data - --map teapot",
      message: "--map takes a product's number and a type, N=TYPE, not \"teapot\".", help: " list"),
    Misuse(
      line: "list --source fineract --data - --map 3=teapot --map 3=kettle",
      message: "--map names product 3 twice.", help: " list"),
  ]
}

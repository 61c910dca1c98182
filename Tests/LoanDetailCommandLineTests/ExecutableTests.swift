import Foundation
import Testing

@Suite("The executable")
struct ExecutableTests {
  private let executable: Executable

  init() throws { executable = try Executable() }

  @Test("prints help on standard output and nothing on standard error")
  func help() async throws {
    let result = try await executable.run(["--help"])
    #expect(result.code == 0)
    #expect(result.text.hasPrefix("Shows the detail screen of any credit product"))
    #expect(result.errors == "")
  }

  @Test("says what is wrong on standard error and nothing on standard output")
  func misuse() async throws {
    let result = try await executable.run(["rendr", "1001"])
    #expect(result.code == 64)
    #expect(result.text == "")
    #expect(
      result.errors
        == "error: There is no command \"rendr\". Did you mean \"render\"?\nnote: See \"loan-detail help\".\n")
  }

  @Test("does not take a file and a pipe for a terminal")
  func noTerminal() async throws {
    let result = try await executable.run(["browse"])
    #expect(result.code == 64 && result.errors.contains("\"browse\" needs a terminal"), "\(result.errors)")
  }

  @Test("shows the promised sample on every screen of its product", arguments: ["en_US", "ru_RU"], ["text", "json"])
  func promisedSample(locale: String, format: String) async throws {
    let entry = try await products().first { $0.ids.contains("1001") }
    for screen in try #require(entry).screens {
      let result = try await executable.run(
        ["render", "1001", "--screen", screen, "--locale", locale, "--format", format])
      #expect(result.code == 0)
      #expect(!result.text.isEmpty)
      #expect(result.errors.hasPrefix("note: This is sample data."))
      #expect(!result.text.contains("\u{1B}"))
      if format == "json" { #expect((try? JSONSerialization.jsonObject(with: result.output)) != nil) }
    }
  }

  @Test("fits the width", arguments: [20, 40, 60, 80, 200])
  func width(columns: Int) async throws {
    for line in [["render", "1001"], ["list"], ["products"]] {
      let result = try await executable.run(line + ["--width", "\(columns)", "--locale", "en_US"])
      #expect(result.code == 0)
      #expect(result.text.split(separator: "\n").filter { $0.count > columns } == [])
    }
  }

  @Test(
    "colours nothing that goes into a pipe, whatever the terminal is", arguments: [[:], ["TERM": "xterm-256color"]])
  func noColorInPipes(environment: [String: String]) async throws {
    let result = try await executable.run(["render", "1001"], environment: environment)
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test("colours when told to, but never with NO_COLOR")
  func color() async throws {
    let line = ["render", "1001", "--color", "always"]
    #expect(try await executable.run(line).text.contains("\u{1B}["))
    #expect(try await !executable.run(line, environment: ["NO_COLOR": "1"]).text.contains("\u{1B}"))
  }

  @Test("reads records from standard input")
  func standardInput() async throws {
    let sample = try await executable.run(["sample"])
    #expect(sample.code == 0)
    let listed = try await executable.run(["list", "--format", "json"])
    let again = try await executable.run(["list", "--format", "json", "--data", "-"], input: sample.output)
    #expect(again.code == 0)
    #expect(again.errors == "")
    #expect(again.output == listed.output)
  }

  @Test("shows each customer their own products and no others")
  func scope() async throws {
    let loans = try await sampleLoans()
    let customers = Set(loans.flatMap(\.customers))
    #expect(customers.count >= 2)
    for customer in customers {
      let listed = try await executable.run(["list", "--customer", customer, "--format", "json"])
      let ids = try JSONDecoder().decode(List.self, from: listed.output).products.map { "\($0.type):\($0.id)" }
      #expect(Set(ids) == Set(loans.filter { $0.customers.contains(customer) }.map(\.name)))
    }
  }

  @Test("answers for another customer's product as if its record were not there")
  func scopeLeaksNothing() async throws {
    let sample = try await executable.run(["sample"]).text
    let loans = try await sampleLoans()
    let customer = try #require(loans.first?.customers.first)
    // One of each type: how a product is looked for depends on its type, and not on the loan.
    var types: Set<String> = []
    for other in loans where !other.customers.contains(customer) && types.insert(other.type).inserted {
      let line = ["render", other.name, "--customer", customer, "--data", "-"]
      let hidden = sample.replacing("\"id\": \"\(other.id)\"", with: "\"id\": \"gone-\(other.id)-for-good\"")
      let there = try await executable.run(line, input: Data(sample.utf8))
      let notThere = try await executable.run(line, input: Data(hidden.utf8))
      #expect(there.code == 66)
      #expect(there.output == notThere.output)
      #expect(there.errors == notThere.errors)
    }
    #expect(types.count > 5)
  }

  @Test("writes the same bytes every time")
  func deterministic() async throws {
    for line in [["sample"], ["list", "--format", "json"], ["render", "1001", "--format", "json"]] {
      #expect(try await executable.run(line).output == executable.run(line).output)
    }
  }

  @Test(
    "survives variables that should name a locale and do not, and shows English",
    arguments: [
      "aaaaaaaaaaaa", String(repeating: "x", count: 5000), "en_US." + String(repeating: "U", count: 300), "@", "_",
      "ru_RU@\u{1}", "ё",
    ])
  func brokenLocales(value: String) async throws {
    let line = ["render", "1001"]
    let clean = try await executable.run(line, environment: ["LANG": "C"])
    for variable in ["LANG", "LC_ALL", "LC_MESSAGES"] {
      let run = try await executable.run(line, environment: [variable: value])
      #expect(!run.crashed && run.code == 0)
      #expect(run.text == clean.text)
    }
    let run = try await executable.run(line + ["--locale", "en_US"], environment: ["LC_ALL": value])
    #expect(!run.crashed && run.code == 0)
    #expect(run.text == clean.text)
  }

  @Test("ends quietly when its reader has gone", arguments: ["help", "sample", "render 1001", "nonsense"])
  func closedPipe(line: String) async throws {
    let normal = try await executable.shell("loan-detail \(line)")
    let result = try await executable.shell("{ sleep 0.2; loan-detail \(line); echo ended with $? >&2; } | true")
    #expect(result.errors == normal.errors + "ended with \(normal.code)\n")
  }

  @Test(
    "ends with 74 when its output cannot be written", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() async throws {
    let result = try await executable.shell("loan-detail help > /dev/full")
    #expect(result.code == 74)
    #expect(result.errors == "error: loan-detail could not write its output.\n")
  }

  private func sampleLoans() async throws -> [Portfolio.Loan] {
    try JSONDecoder().decode(Portfolio.self, from: try await executable.run(["sample"]).output).loans
  }

  private func products() async throws -> [(type: String, screens: [String], ids: Set<String>)] {
    let installed = try JSONDecoder().decode(
      Installed.self, from: try await executable.run(["products", "--format", "json"]).output)
    let list = try JSONDecoder().decode(List.self, from: try await executable.run(["list", "--format", "json"]).output)
    return installed.products.map { product in
      (product.type, product.screens.map(\.screen), Set(list.products.filter { $0.type == product.type }.map(\.id)))
    }
  }
}

private struct Portfolio: Decodable {
  struct Loan: Decodable {
    struct Party: Decodable { var customer: String? }
    var id: String
    var type: String
    var parties: [Party]
    var name: String { "\(type):\(id)" }
    var customers: [String] { parties.compactMap(\.customer) }
  }
  var loans: [Loan]
}

private struct List: Decodable {
  struct Product: Decodable { var id, type, title: String }
  var products: [Product]
}

private struct Installed: Decodable {
  struct Product: Decodable {
    var type: String
    var screens: [Screen]
  }
  struct Screen: Decodable { var screen: String }
  var products: [Product]
}

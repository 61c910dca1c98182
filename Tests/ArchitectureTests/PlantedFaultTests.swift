import Testing

/// Each check finds the fault it is for, so that silence means there is none.
@Suite("A planted fault is found")
struct PlantedFaultTests {
  @Test(
    "in an import, however it is written",
    arguments: [
      "import LoanDetailEngine", "public import LoanDetailEngine", "@testable import LoanDetailEngine",
      "  @_spi(x) internal import struct LoanDetailEngine.Router",
    ])
  func imports(line: String) {
    let file = SourceFile(path: "A.swift", module: "DesignSystem", text: "// import Glibc\n\(line)\n")
    #expect(
      Checks.imports(of: [file], by: Modules(products: [])) == [
        "A.swift:2: DesignSystem may not import LoanDetailEngine"
      ])
  }

  @Test("in a manifest that declares too much, too little, or a target that cannot be read")
  func declaredDependencies() {
    let manifest = Manifest(
      text: """
        let productDependencies = ["LoanDetailCore", "CarLease"]
        module("LoanArithmetic"),
        module("DesignSystem", uses: ["LoanArithmetic"]),
        module("LoanDetailCore", uses: [
          "LoanArithmetic", "DesignSystem",
        ]),
        module("InstalledProducts", uses: ["LoanDetailCore"] + products),
        .executableTarget(
          name: "loan-detail", dependencies: ["LoanDetailCommandLine"], swiftSettings: settings),
        """,
      products: ["Teapot"])
    let faults = Checks.dependencies(of: manifest, by: Modules(products: ["Teapot"]))
    let modules = ["LoanArithmetic", "DesignSystem", "LoanDetailCore", "InstalledProducts", "loan-detail", "Teapot"]
    #expect(
      faults.filter { fault in modules.contains { fault.contains(": \($0) ") } } == [
        "Package.swift: DesignSystem may not depend on LoanArithmetic",
        "Package.swift: LoanDetailCore does not declare LoanDetailJSON",
        "Package.swift: LoanDetailCore does not declare Loans",
        "Package.swift: LoanDetailCore does not declare Localization",
        "Package.swift: Teapot may not depend on CarLease",
        "Package.swift: Teapot does not declare DesignSystem",
        "Package.swift: Teapot does not declare LoanArithmetic",
        "Package.swift: Teapot does not declare LoanDetailSections",
        "Package.swift: Teapot does not declare Loans",
        "Package.swift: Teapot does not declare Localization",
        "Package.swift: loan-detail does not declare InstalledSamples",
      ])
    #expect(faults.contains("Package.swift: no target LoanDetailEngine was found"))
  }

  @Test("in a product that imports another")
  func productImportsAnother() {
    let file = SourceFile(path: "A.swift", module: "Teapot", text: "import LoanDetailCore\nimport CarLease\n")
    #expect(
      Checks.imports(of: [file], by: Modules(products: ["Teapot", "CarLease"])) == [
        "A.swift:2: Teapot may not import CarLease"
      ])
  }

  @Test(
    "in a library module that only one system has", arguments: ["Glibc", "Darwin", "FoundationNetworking", "Dispatch"])
  func systemModules(name: String) {
    let file = SourceFile(path: "A.swift", module: "LoanDetailGateways", text: "import \(name)\n")
    #expect(
      Checks.imports(of: [file], by: Modules(products: [])) == ["A.swift:1: LoanDetailGateways may not import \(name)"])
  }

  @Test("in a module nobody put into the table")
  func unknownModule() {
    let file = SourceFile(path: "A.swift", module: "Helpers", text: "")
    #expect(Checks.imports(of: [file], by: Modules(products: [])) == ["A.swift: Helpers is not in the table"])
  }

  @Test("in an API that shows Foundation")
  func publicImport() {
    let text = "import Foundation\npublic import FoundationEssentials\n"
    let file = SourceFile(path: "A.swift", module: "LoanArithmetic", text: text)
    #expect(
      Checks.publicImports(of: [file], from: "Foundation") == [
        "A.swift:2: LoanArithmetic shows FoundationEssentials in its API"
      ])
  }

  @Test(
    "in a string that is a name of JSON",
    arguments: [
      ("at: \"payment_amount\"", "payment_amount"), ("case halfUp = \"half-up\"", "half-up"),
      ("\"early_repayments[\\(index)].date\"", "early_repayments"),
    ])
  func wireName(line: String, name: String) {
    let text = "// \"payment_amount\"\nlet expected = \"a day in 1...31\"\n\(line)\n"
    let file = SourceFile(path: "A.swift", module: "LoanArithmetic", text: text)
    #expect(Checks.wireNames(in: [file]) == ["A.swift:3: LoanArithmetic knows the wire name \(name)"])
  }

  @Test(
    "in a file that reaches past what is public",
    arguments: ["@testable import LoanDetailCore", "@_spi(Kit) public import LoanDetailCore"])
  func testableImport(line: String) {
    let file = SourceFile(path: "A.swift", module: "CarLease", text: "// @testable\n\(line)\nimport DesignSystem\n")
    #expect(Checks.testableImports(of: [file]) == ["A.swift:2: uses what is not public"])
  }

  @Test(
    "in a product's name, but not in words of the language",
    arguments: ["// like CarLease, for a car lease", "let carLease = 1", "\"carLease\"", "CarLeaseInteractor"])
  func productName(line: String) throws {
    let file = SourceFile(path: "A.swift", module: "LoanDetailCore", text: "\n\(line)\n")
    #expect(
      try Checks.productNames(in: [file], products: ["Teapot", "CarLease"]) == ["A.swift:2: names the product CarLease"]
    )
  }

  @Test("in a product's name of one word, but not in a word of the language")
  func productNameOfOneWord() throws {
    let file = SourceFile(
      path: "A.swift", module: "LoanDetailCore",
      text: "// a card\nimport Card\nlet plugin = Card.plugin\nlet kind = \"card\"\nstruct CardMinimum {}\n")
    #expect(
      try Checks.productNames(in: [file], products: ["Card"])
        == ["A.swift:2: names the product Card", "A.swift:3: names the product Card"])
  }

  @Test("in a manifest that names another module")
  func foreignManifest() {
    let text = "/// module: \"B\"\nA(version: \"1\", module: \"A\")\nA(module: \"B\", screens: [])\n"
    let file = SourceFile(path: "A.swift", module: "A", text: text)
    #expect(Checks.foreignManifests(in: [file]) == ["A.swift:3: a manifest of A names B"])
  }

  @Test(
    "in code that ends the process",
    arguments: ["try!", "as!", "fatalError(", "precondition(", "nonisolated(unsafe)", "@unchecked Sendable"])
  func forbiddenCode(word: String) {
    let file = SourceFile(path: "A.swift", module: "LoanDetailCore", text: "/// \(word)\nlet x = \(word) y\n")
    #expect(Checks.forbiddenCode(in: [file]) == ["A.swift:2: \(word) is not used here"])
  }

  @Test(
    "in a body that leaves the domain of its class, and in no other",
    arguments: [
      "withTaskGroup(of: Void.self) { group in", "withTaskCancellationHandler {", "Note.$text.withValue(\"\") {",
    ])
  func strayBody(call: String) {
    let text = "extension Loop {\n  await \(call)\n    _ = isolation\n  }\n  await \(call)\n    show()\n  }\n}\n"
    let file = SourceFile(path: "A.swift", module: "LoanDetailEngine", text: text)
    let fault = "A.swift:5: the body leaves the domain of its class; it begins with _ = isolation"
    #expect(Checks.strayBodies(in: [file], of: ["Loop"]) == [fault])
    #expect(Checks.strayBodies(in: [file], of: ["View"]) == [])
  }

  @Test("in a comment that is too wide")
  func width() {
    let file = SourceFile(
      path: "A.swift", module: "X", text: "  /// четыре\nlet code = 123456\n/// | a | row of a table |\n")
    #expect(Checks.wideComments(in: [file], atMost: 12) == [])
    #expect(Checks.wideComments(in: [file], atMost: 11) == ["A.swift:1: has 12 characters, more than 11"])
  }

  @Test("in a file that is too long")
  func length() {
    let file = SourceFile(path: "A.swift", module: "X", text: "a\nb\nc\n")
    #expect(Checks.length(of: [file], atMost: 3) == [])
    #expect(Checks.length(of: [file], atMost: 2) == ["A.swift: has 3 lines, more than 2"])
  }

  @Test(
    "in a test without a title, and in no other",
    arguments: [" func", "(arguments: [1]) func", "(\n  .disabled()) func"])
  func untitledTest(rest: String) {
    let titled = "@Test(\"is round\") func round() {}\n@Suite struct Lid {}\n@Test(\n  \"a\", arguments: [1])\n"
    let text = "// @Test func old()\n\(titled)  @MainActor @Test\(rest) flat() {}\n"
    let file = SourceFile(path: "A.swift", module: "LidTests", text: text)
    #expect(Checks.untitledTests(in: [file]) == ["A.swift:6: a test without a title"])
  }

  @Test("in a manifest that depends on a package")
  func packageDependency() {
    let manifest = "let package = Package(dependencies: [\n  .package(url: \"x\", from: \"1.0.0\")])"
    #expect(Checks.packageDependencies(in: manifest) == ["Package.swift: depends on a package"])
  }
}

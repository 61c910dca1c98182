import Foundation
import Testing

@testable import ProductScaffold

@Suite("The scaffold")
struct ScaffoldTests {
  @Test("adds a folder and four lines, and takes them back exactly")
  func addAndRemove() throws {
    let package = try TemporaryPackage()
    let before = try package.files()
    #expect(
      try package.add("KettleLease") == """
        Added ProductPlugins/KettleLease. Its sample is the loan 5001; to see it:
          swift run loan-detail render 5001
        """)
    let after = try package.files()
    let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix("ProductPlugins/KettleLease/") }
    #expect(changed.sorted() == [PackageTree.manifest, PackageTree.installed, PackageTree.samples])
    let lines = try changed.sorted().flatMap { try newLines(of: $0, in: package, since: before) }
    #expect(
      lines == [
        "  \"KettleLease\",", "import KettleLease", "    KettleLease.plugin,",
        "#include \"../../ProductPlugins/KettleLease/Samples/Samples.h\"",
      ])

    #expect(try package.run("remove", "KettleLease") == "Removed ProductPlugins/KettleLease.")
    #expect(try package.files() == before)
  }

  @Test("leaves no placeholder, and gives the samples ids and a customer of their own")
  func expansion() throws {
    let package = try TemporaryPackage()
    let title = #"A "car" \(lease) __TYPE__ 🚗"#
    _ = try package.add("KettleLease", title: title)
    let files = try package.files().filter { $0.key.hasPrefix("ProductPlugins/KettleLease/") }
    #expect(files.count == 8)
    for (path, data) in files where !path.hasSuffix("README.md") {
      let text = String(decoding: data, as: UTF8.self).replacing("__TYPE__ 🚗", with: "").replacing(
        "__Snapshots__", with: "")
      #expect(!text.contains("__") && !path.contains("__"), "\(path)")
    }
    let words = try package.tree.text(of: "ProductPlugins/KettleLease/Sources/Words.swift")
    #expect(words.contains(#"en: "A \"car\" \\(lease) __TYPE__ 🚗""#))
    let samples = try package.tree.text(of: "ProductPlugins/KettleLease/Samples/portfolio.json")
    #expect(samples.contains(#""id": "5002""#) && samples.contains(#""customer": "C-5001""#))
  }

  @Test("begins with the samples and the screens of the nearest kind", arguments: ProductKind.allCases)
  func kinds(kind: ProductKind) throws {
    let package = try TemporaryPackage()
    _ = try package.add("KettleLease", "--like", kind.rawValue)
    let folder = "ProductPlugins/KettleLease"
    #expect(try package.files().keys.filter { $0.hasPrefix("\(folder)/") && $0.contains(".") }.count == 8)
    let samples = try package.tree.text(of: "\(folder)/Samples/portfolio.json")
    #expect(samples.contains("\"limit\"") == (kind == .revolving))
    #expect(samples.contains("\"security\"") == (kind == .secured))
    let model = try package.tree.text(of: "\(folder)/Sources/KettleLease.swift")
    #expect(model.contains(".schedule") == (kind != .revolving))
    let standard = try TemporaryPackage.real.template(of: .instalment).keys.sorted()
    #expect(try TemporaryPackage.real.template(of: kind).keys.sorted() == standard)
  }

  @Test("begins with an instalment loan if no kind is named")
  func standardKind() throws {
    let (plain, named) = (try TemporaryPackage(), try TemporaryPackage())
    _ = try plain.add("KettleLease")
    _ = try named.add("KettleLease", "--like", "instalment")
    #expect(try plain.files() == named.files())
  }

  @Test(
    "refuses a name that is taken or said elsewhere, and writes nothing",
    arguments: [
      ("Teapot", "The name \"Teapot\" is taken: the package has a module Teapot."),
      ("TEAPOT", "The name \"TEAPOT\" is taken: the package has a module Teapot."),
      ("TeapotTests", "The name \"TeapotTests\" is taken: the package has a module TeapotTests."),
      ("Engine", "The name \"Engine\" is taken: the package has a module Engine."),
      (
        "Money",
        """
        The name "Money" cannot be a product's: Sources/Engine/Money.swift:2 says it, and only a product's own files \
        may. Choose a name of its own.
        """
      ),
    ])
  func takenName(name: String, fault: String) throws {
    let package = try TemporaryPackage()
    let before = try package.files()
    #expect(message { try package.add(name) } == fault)
    #expect(try package.files() == before)
  }

  @Test("refuses a name whose tests would have the name of another module")
  func takenTests() throws {
    let package = try TemporaryPackage()
    try package.write("Tests/KettleLawTests/KettleLawTests.swift", "")
    #expect(
      message { try package.add("KettleLaw") } == """
        The name "KettleLaw" is taken: the package has a module KettleLawTests, and the product's tests would have the \
        same name.
        """)
  }

  @Test("lists what it would do without doing it, and then does exactly that")
  func dryRun() throws {
    let package = try TemporaryPackage()
    let before = try package.files()
    let listed = try package.add("KettleLease", "--dry-run")
    #expect(try package.files() == before)
    _ = try package.add("KettleLease")
    let after = try package.files()
    let lines = after.keys.filter { after[$0] != before[$0] }.sorted()
      .map { "  \(before[$0] == nil ? "new     " : "changed ")\($0)" }
    #expect(lines.count == 11)
    #expect(
      listed == (["Nothing was written. Without --dry-run these files would be:"] + lines).joined(separator: "\n"))

    try package.write("Schemas/Products/kettleLease.schema.json", "{}")
    let added = try package.files()
    let removal = try package.run("remove", "KettleLease", "--dry-run")
    #expect(try package.files() == added)
    _ = try package.run("remove", "KettleLease")
    let changes = added.keys.filter { added[$0] != before[$0] }.sorted()
      .map { "  \(before[$0] == nil ? "removed " : "changed ")\($0)" }
    #expect(try package.files() == before)
    #expect(removal.split(separator: "\n").dropFirst().map(String.init) == changes)
  }

  @Test(
    "lists the screens and the schema that it would record",
    arguments: [("instalment", 5), ("secured", 5), ("revolving", 4)])
  func dryRunOfRecording(kind: String, screens: Int) throws {
    let package = try TemporaryPackage()
    let listed = try package.run(
      "add", "KettleLease", "--like", kind, "--title-en", "Kettle", "--title-ru", "Чайник", "--dry-run")
    let recorded = listed.split(separator: "\n").filter { $0.contains(/__Snapshots__|Schemas.Products/) }
    #expect(recorded.count == 3 * screens * 3 + 1)
    #expect(recorded.first == "  new     ProductPlugins/KettleLease/Tests/__Snapshots__/5001.composition.en_US.json")
    #expect(recorded.last == "  new     Schemas/Products/kettleLease.schema.json")
  }

  @Test("a dry run refuses what the command refuses")
  func dryRunOfTakenName() throws {
    let package = try TemporaryPackage()
    #expect(
      message { try package.add("Teapot", "--dry-run") }
        == "The name \"Teapot\" is taken: the package has a module Teapot.")
    #expect(
      message { try package.run("remove", "Kettle", "--dry-run") }
        == "There is no product \"Kettle\"; the products are Teapot.")
  }

  @Test("refuses a name that contains another product's, and writes nothing")
  func containedName() throws {
    let package = try TemporaryPackage()
    _ = try package.add("KettleLease")
    let before = try package.files()
    #expect(
      message { try package.add("UsedKettleLease") } == """
        The name of "UsedKettleLease" says "KettleLease", which is another product, and no product names another. \
        Choose a name of its own.
        """)
    #expect(try package.files() == before)
  }

  @Test("refuses a product type that has a schema already")
  func takenType() throws {
    let package = try TemporaryPackage()
    try package.write("Schemas/Products/kettleLease.schema.json", "{}")
    #expect(
      message { try package.add("KettleLease") }
        == "The product type \"kettleLease\" is taken: there is Schemas/Products/kettleLease.schema.json already.")
  }

  @Test("leaves the tree as it was when a step fails")
  func failure() throws {
    let package = try TemporaryPackage()
    try package.write("\(PackageTree.templates)/Sources/Broken.swift", "let = {\n")
    let before = try package.files()
    let said = message { try package.add("KettleLease") }
    #expect(said?.hasPrefix("The new files could not be formatted.\n") == true)
    #expect(try package.files() == before)
  }

  @Test("keeps a product whose lines are not in the lists")
  func failedRemoval() throws {
    let package = try TemporaryPackage()
    let before = try package.files()
    #expect(
      message { try package.run("remove", "Teapot") } == "Package.swift has no line \"  \"Teapot\",\".")
    #expect(
      message { try package.run("remove", "Kettle") } == "There is no product \"Kettle\"; the products are Teapot.")
    #expect(try package.files() == before)
  }

  @Test("takes back what was removed and written when the work fails later")
  func takingBack() throws {
    let package = try TemporaryPackage()
    let before = try package.files()
    #expect(throws: ScaffoldError("No.")) {
      try TreeChange.attempt(in: package.tree) { change in
        try change.remove("ProductPlugins/Teapot")
        try change.edit(PackageTree.manifest, "")
        try change.make("New", files: ["New/A.swift": "a"])
        throw ScaffoldError("No.")
      }
    }
    #expect(try package.files() == before)
  }

  @Test("can add the product of the README's example to this package, or has")
  func readme() throws {
    let tree = TemporaryPackage.real
    let command = try #require(try tree.text(of: "README.md").firstMatch(of: /add-product (\w+)/))
    guard try !tree.products().contains(String(command.1)) else { return }
    try tree.checkIsFree(ProductName(String(command.1)))
  }

  @Test("says how it is used")
  func usage() throws {
    let package = try TemporaryPackage()
    #expect(
      message { try package.run("add", "--title-en", "A", "--title-ru", "Б") }
        == "A command takes one name, and 0 were given.\n\(ScaffoldCommand.usage)")
    #expect(
      message { try package.run("add", "KettleLease", "--title-ru", "Б") }
        == "There is no title: say what customers call the product with --title-en.\n\(ScaffoldCommand.usage)")
    #expect(message { try package.run("add", "KettleLease", "--title-en") } == "--title-en needs a title after it.")
    #expect(
      message { try package.add("KettleLease", "--like", "card") }
        == "--like takes one of instalment, revolving, secured, not \"card\".")
    #expect(message { try package.add("KettleLease", "--like") } == "--like needs a kind of product after it.")
    #expect(
      message { try package.run("add", "KettleLease", "--color") }
        == "There is no option --color.\n\(ScaffoldCommand.usage)")
  }

  private func newLines(of path: String, in package: TemporaryPackage, since files: [String: Data]) throws -> [String] {
    let old = Set(String(decoding: files[path] ?? Data(), as: UTF8.self).split(separator: "\n"))
    return try package.tree.text(of: path).split(separator: "\n").filter { !old.contains($0) }.map(String.init)
  }
}

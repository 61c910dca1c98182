import Testing

@Suite("The architecture")
struct ArchitectureTests {
  private let tree = SourceTree.package

  @Test("lets a module import only what the table says")
  func imports() throws {
    try expectNone(Checks.imports(of: tree.sources(), by: Modules(products: tree.products())))
  }

  @Test("declares in Package.swift the dependencies of the table")
  func declaredDependencies() throws {
    let products = try tree.products()
    let manifest = Manifest(text: try tree.text(of: "Package.swift"), products: products)
    expectNone(Checks.dependencies(of: manifest, by: Modules(products: products)))
  }

  @Test("has a folder for every module of the table")
  func everyModuleExists() throws {
    let modules = try Set(tree.sources().map(\.module))
    #expect(try modules == Set(Modules(products: tree.products()).rules.keys))
  }

  @Test("keeps Foundation out of what the arithmetic shows")
  func arithmeticShowsNoFoundation() throws {
    try expectNone(Checks.publicImports(of: sources(of: "LoanArithmetic"), from: "Foundation"))
  }

  @Test("keeps the names of JSON fields and values out of the arithmetic")
  func arithmeticKnowsNoWireNames() throws {
    try expectNone(Checks.wireNames(in: sources(of: "LoanArithmetic")))
  }

  @Test("names products in their own folders and in the list of installed ones only")
  func productNames() throws {
    let files = try tree.sources()
    let products = try tree.products()
    // The scaffold names products in its examples.
    let elsewhere = Modules.tools.union(products + ["InstalledProducts"])
    let shared = files.filter { !elsewhere.contains($0.module) }
    try expectNone(Checks.productNames(in: shared, products: products))
    for product in products {
      let others = products.filter { $0 != product }
      try expectNone(Checks.productNames(in: sources(of: product), products: others))
    }
  }

  @Test("names in every manifest the module that makes it")
  func manifests() throws {
    try expectNone(Checks.foreignManifests(in: tree.sources()))
  }

  @Test("has no code that ends the process or steps around the compiler")
  func forbiddenCode() throws {
    try expectNone(Checks.forbiddenCode(in: tree.sources()))
  }

  @Test("keeps the code of a view's loop in the domain of the view")
  func domains() throws {
    let classes = ["InteractionStrategist", "Presenter", "LoanLoop", "BrowserView"]
    try expectNone(Checks.strayBodies(in: tree.sources(), of: classes))
  }

  @Test("has no file longer than 300 lines")
  func length() throws {
    try expectNone(Checks.length(of: tree.sources() + tree.tests(), atMost: 300))
  }

  @Test("has no comment wider than 120 characters")
  func width() throws {
    try expectNone(Checks.wideComments(in: tree.sources() + tree.tests(), atMost: 120))
  }

  @Test("links the samples into the tool only")
  func samples() throws {
    let manifest = Manifest(text: try tree.text(of: "Package.swift"), products: try tree.products())
    let users = manifest.dependencies.filter {
      $0.value.contains("InstalledSamples") || $0.value.contains("SampleTexts")
    }
    #expect(Set(users.keys) == ["InstalledSamples", "loan-detail"])
  }

  @Test("names the schema in every portfolio of samples, for editors")
  func sampleSchemas() throws {
    for product in try tree.products() {
      let text = try tree.text(of: "ProductPlugins/\(product)/Samples/portfolio.json")
      #expect(text.contains(#""$schema": "../../../Schemas/portfolio.schema.json""#), "\(product)")
    }
  }

  @Test("gives every test a title")
  func testTitles() throws {
    try expectNone(Checks.untitledTests(in: tree.tests()))
  }

  @Test("lets the outside product use nothing but what products may, and what is public")
  func outsideProduct() throws {
    let outside = "FuelCard"
    let files = try tree.files(in: "Tests/ExternalProduct/Sources/\(outside)", of: outside)
    #expect(!files.isEmpty)
    expectNone(Checks.imports(of: files, by: Modules(products: [outside])))
    let all = try tree.files(in: "Tests/ExternalProduct", of: "ExternalProduct")
    expectNone(Checks.testableImports(of: all))
  }

  @Test("depends on no package")
  func packageDependencies() throws {
    try expectNone(Checks.packageDependencies(in: tree.text(of: "Package.swift")))
  }

  @Test("keeps the executable to its doorway")
  func doorway() throws {
    let files = try sources(of: "loan-detail")
    #expect(files.count == 1)
    expectNone(Checks.length(of: files, atMost: 20))
  }

  /// Records each fault as an issue of its own, which says where it is.
  private func expectNone(_ faults: [some Any], sourceLocation: SourceLocation = #_sourceLocation) {
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }

  private func sources(of module: String) throws -> [SourceFile] {
    try tree.sources().filter { $0.module == module }
  }
}

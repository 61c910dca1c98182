import Foundation
import Testing

@testable import ProductScaffold

@Suite("The scaffold, beside packages below the root")
struct NestedPackageTests {
  @Test(
    "refuses a name that a package below the root has for a module, and writes nothing",
    arguments: [
      ("KettleCard", "the package in Tests/Outside has a module KettleCard."),
      ("KETTLECARD", "the package in Tests/Outside has a module KettleCard."),
      ("KettleBench", "the package in Tests/Outside/Deeper has a module KettleBench."),
      (
        "KettleLid",
        "the package in Tests/Outside has a module KettleLidTests, and the product's tests would have the same name."
      ),
    ])
  func nestedModule(name: String, fault: String) throws {
    let package = try TemporaryPackage()
    try addNestedPackages(to: package)
    let before = try package.files()
    #expect(message { try package.add(name) } == "The name \"\(name)\" is taken: \(fault)")
    #expect(try package.files() == before)
  }

  @Test(
    "takes a name that below the root only a product, a dependency or something built has",
    arguments: ["KettleProduct", "KettleEngine", "KettleCheckout", "Outside"])
  func freeName(name: String) throws {
    let package = try TemporaryPackage()
    try addNestedPackages(to: package)
    #expect(throws: Never.self) { try package.tree.checkIsFree(ProductName(name)) }
  }

  private func addNestedPackages(to package: TemporaryPackage) throws {
    try package.write(
      "Tests/Outside/Package.swift",
      """
      let package = Package(
        name: "KettleProduct", dependencies: [.package(name: "KettleEngine", path: "../..")],
        targets: [
          .executableTarget(
            name: "KettleCard", dependencies: [.product(name: "KettleEngine", package: "KettleEngine")], path: "."),
          .testTarget(
            name: "KettleLidTests", plugins: [.plugin(name: "KettleCheckout", package: "kettle-checkout")]),
        ])
      """)
    try package.write("Tests/Outside/Deeper/Package.swift", "")
    try package.write("Tests/Outside/Deeper/Sources/KettleBench/main.swift", "")
    try package.write("Tests/Outside/.build/checkouts/x/Package.swift", "")
    try package.write("Tests/Outside/.build/checkouts/x/Sources/KettleCheckout/main.swift", "")
  }

  @Test("takes ids and a customer that no product has, also of the packages below the root")
  func freeNumbers() throws {
    let package = try TemporaryPackage()
    try addNestedPackages(to: package)
    try package.write("Tests/Outside/Sources/Samples/portfolio.json", #"{"id": "9001", "customer": "C-9001"}"#)
    try package.write("Tests/Outside/.build/checkouts/x/Samples/portfolio.json", #"{"id": "90001"}"#)
    #expect(try package.add("KettleLease").contains("Its sample is the loan 10001;"))
    try package.write("Tests/Outside/Deeper/Samples/more.json", #"{"id": "x", "customer": "C-20001"}"#)
    #expect(try package.add("KettleCheckout").contains("Its sample is the loan 21001;"))
  }

  @Test("takes numbers in this package that its own packages below do not have")
  func realNumbers() throws {
    let thousand = try TemporaryPackage.real.freeThousand()
    let samples = try TemporaryPackage.real.text(of: "Tests/ExternalProduct/Sources/my-bank/Samples/portfolio.json")
    #expect(samples.contains("\"9001\"") && thousand > 9)
  }

  @Test("sees the modules of the packages below this one")
  func realModules() throws {
    #expect(
      message { try TemporaryPackage.real.checkIsFree(ProductName("FuelCard")) }
        == "The name \"FuelCard\" is taken: the package in Tests/ExternalProduct has a module FuelCard.")
    let modules = try TemporaryPackage.real.modules()
    #expect(modules.contains { $0.isNamed("LoanArithmeticBenchmarks") && $0.package == "Tests/Benchmarks" })
    #expect(modules.contains { $0.isNamed("AddProduct") && $0.package.isEmpty })
  }
}

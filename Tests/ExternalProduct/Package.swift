// swift-tools-version: 6.2
import PackageDescription

// The package of a bank: its own product and its own executable. It uses only the public API of the engine.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

func engine(_ product: String) -> Target.Dependency { .product(name: product, package: "loan-detail-engine") }

let package = Package(
  name: "my-bank",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "loan-detail-engine", path: "../..")],
  targets: [
    .target(name: "FuelCard", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    // The tool has the samples built in, as PackageResources; an app with the product has none.
    .executableTarget(
      name: "my-bank",
      dependencies: [
        "FuelCard", engine("InstalledSamples"), engine("LoanDetail"), engine("LoanDetailCommandLine"),
      ],
      resources: [.embedInCode("Samples/portfolio.json")], swiftSettings: settings),
    .testTarget(
      name: "FuelCardTests", dependencies: ["FuelCard", engine("LoanDetail"), engine("LoanDetailTesting")],
      exclude: ["__Snapshots__"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

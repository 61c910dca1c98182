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
    // Products whose nature is not that of a loan, or which need what no installed product has.
    .target(name: "Musharaka", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    .target(name: "ReverseMortgage", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    .target(name: "HomeEquityLine", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    .target(name: "Factoring", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    // A target of output that the engine does not have.
    .target(name: "ChatMessages", dependencies: [engine("LoanDetail")], swiftSettings: settings),
    // The tool has the samples built in, as PackageResources; an app with the product has none.
    .executableTarget(
      name: "my-bank",
      dependencies: [
        "FuelCard", "Musharaka", "ReverseMortgage", "HomeEquityLine", "Factoring", engine("InstalledSamples"),
        engine("LoanDetail"), engine("LoanDetailCommandLine"),
      ],
      resources: [.embedInCode("Samples")], swiftSettings: settings),
    .testTarget(
      name: "FuelCardTests", dependencies: ["FuelCard", engine("LoanDetail"), engine("LoanDetailTesting")],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "OtherProductsTests",
      dependencies: [
        "Musharaka", "ReverseMortgage", "HomeEquityLine", "Factoring", "ChatMessages", engine("LoanDetail"),
        engine("LoanDetailTesting"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

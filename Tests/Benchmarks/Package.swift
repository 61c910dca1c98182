// swift-tools-version: 6.2
import PackageDescription

// A package of its own: benchmarks may come to depend on others, the engine never does.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "loan-detail-engine", path: "../..")],
  targets: [
    .executableTarget(
      name: "LoanArithmeticBenchmarks",
      dependencies: [.product(name: "LoanArithmetic", package: "loan-detail-engine")]
    ),
    .executableTarget(
      name: "RecordBenchmarks",
      dependencies: [.product(name: "LoanDetail", package: "loan-detail-engine")]
    ),
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: [
        .product(name: "LoanDetail", package: "loan-detail-engine"),
        .product(name: "InstalledProducts", package: "loan-detail-engine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

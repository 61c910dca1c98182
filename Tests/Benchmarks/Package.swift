// swift-tools-version: 6.2
import PackageDescription

// A package of its own: benchmarks depend on others, the engine never does. `swift package benchmark` runs the targets
// in `Benchmarks/`.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "loan-detail-engine", path: "../.."),
    // Without its traits the library does not count allocations, and needs no other packages for that.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "LoanArithmeticBenchmarks",
      dependencies: [
        .product(name: "LoanArithmetic", package: "loan-detail-engine"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/LoanArithmeticBenchmarks"
    ),
    .executableTarget(
      name: "LoanDetailBenchmarks",
      dependencies: [
        .product(name: "LoanDetail", package: "loan-detail-engine"),
        .product(name: "InstalledProducts", package: "loan-detail-engine"),
        .product(name: "InstalledSamples", package: "loan-detail-engine"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/LoanDetailBenchmarks"
    ),
    .executableTarget(
      name: "LoanArithmeticStress",
      dependencies: [.product(name: "LoanArithmetic", package: "loan-detail-engine")],
      // Without Foundation nothing else links `round` and `floor`.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// A package of its own: what finds faults by random inputs is not part of what a host builds.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "loan-detail-engine", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        .product(name: "InstalledSamples", package: "loan-detail-engine"),
        .product(name: "LoanDetail", package: "loan-detail-engine"),
        .product(name: "LoanDetailCommandLine", package: "loan-detail-engine"),
      ]
    ),
    // Only the declaration of libFuzzer's entry; the library itself comes with -sanitize=fuzzer.
    .target(name: "LibFuzzer"),
    .executableTarget(
      name: "CoverageFuzzer",
      dependencies: [
        "LibFuzzer",
        .product(name: "InstalledSamples", package: "loan-detail-engine"),
        .product(name: "LoanDetail", package: "loan-detail-engine"),
        .product(name: "LoanDetailCommandLine", package: "loan-detail-engine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

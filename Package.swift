// swift-tools-version: 6.2
import PackageDescription

// The installed products. Each one is a folder under ProductPlugins/ and a line in InstalledProducts. The command
// plugins add-product and remove-product edit this list.
let products: [String] = [
  "ConsumerLoan",
  "Mortgage",
  "CarLoan",
  "CreditCard",
  "EducationLoan",
  "Instalment",
  "Overdraft",
  "MicroLoan",
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// The usual settings of what is shipped: any use of unsafe code is marked, and says why it is safe. LoanDetailJSON, which reads
/// and writes JSON with pointers, has `settings`.
let strict: [SwiftSetting] = settings + [.strictMemorySafety()]

func module(_ name: String, uses dependencies: [String] = [], settings: [SwiftSetting] = strict) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: settings
  )
}

func tests(of name: String, uses dependencies: [String] = [], excluding folders: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "TestSupport"] + dependencies).map { .byName(name: $0) },
    exclude: folders,
    swiftSettings: settings
  )
}

/// The modules that a product target may use: the contract and the shared sections, but nothing that knows other
/// products.
let productDependencies = [
  "LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailSections",
]

let productTargets: [Target] = products.flatMap { name -> [Target] in
  [
    .target(
      name: name,
      dependencies: productDependencies.map { .byName(name: $0) },
      path: "ProductPlugins/\(name)/Sources",
      swiftSettings: strict
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name, "LoanDetailTesting"] + productDependencies)
        .map { .byName(name: $0) },
      path: "ProductPlugins/\(name)/Tests",
      exclude: ["__Snapshots__"],
      swiftSettings: settings
    ),
  ]
}

/// Returns a command plugin that runs the tool ProductScaffold.
func scaffoldPlugin(_ name: String, verb: String, description: String) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: [.writeToPackageDirectory(reason: description)]),
    dependencies: ["ProductScaffold"],
    path: "Sources/Plugins/\(name)")
}

let package = Package(
  name: "loan-detail-engine",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "loan-detail", targets: ["loan-detail"]),
    .library(name: "LoanArithmetic", targets: ["LoanArithmetic"]),
    .library(
      name: "LoanDetail",
      targets: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        "LoanDetail",
      ]),
    .library(name: "LoanDetailMCP", targets: ["LoanDetailMCP"]),
    .library(name: "InstalledProducts", targets: ["InstalledProducts"]),
    .library(name: "InstalledSamples", targets: ["InstalledSamples"]),
    .library(name: "LoanDetailCommandLine", targets: ["LoanDetailCommandLine"]),
    .library(name: "LoanDetailTesting", targets: ["LoanDetailTesting"]),
  ],
  targets: [
    // MARK: Foundations: each module may use those above it, as its list says
    module("LoanArithmetic"),
    module("DesignSystem"),
    module("LoanDetailJSON", uses: ["SHA256Instructions"], settings: settings),
    module("Localization", uses: ["LoanArithmetic", "DesignSystem", "LocaleData"]),
    // MARK: The domain, and the contract for products and sources
    module("Loans", uses: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization"]),
    module(
      "LoanDetailCore", uses: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans"]),
    // MARK: Screens; the products stand beside LoanDetailScreens
    module(
      "LoanDetailSections", uses: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore"]),
    module(
      "LoanDetailScreens",
      uses: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailSections"]),
    // MARK: Around the screens: the loop, where records come from, what is written
    module("LoanDetailEngine", uses: ["DesignSystem", "Localization", "Loans", "LoanDetailCore"]),
    module(
      "LoanDetailGateways", uses: ["LoanArithmetic", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore"]),
    module("LoanDetailRendering", uses: ["DesignSystem", "LoanDetailJSON", "StyleSheetText"]),
    // MARK: The front door of a host, and what is made with it
    module(
      "LoanDetail",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
      ]),
    module(
      "LoanDetailMCP",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailScreens", "LoanDetailEngine", "LoanDetailRendering", "LoanDetail",
      ]),
    module(
      "LoanDetailGallery",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailEngine", "LoanDetailRendering", "LoanDetail", "GalleryTexts",
      ]),
    // MARK: Tools, and what is linked into them
    module("LoanDetailSchemas", uses: ["DesignSystem", "LoanDetailJSON", "LoanDetailRendering", "SchemaTexts"]),
    module("LoanCalculator", uses: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization"]),
    module("InstalledProducts", uses: ["LoanDetailCore"] + products),
    module("InstalledSamples", uses: ["LoanDetailCore", "LoanDetailGateways", "InstalledProducts", "SampleTexts"]),
    module(
      "LoanDetailConformance",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail",
        "LoanDetailGallery",
      ]),
    module(
      "LoanDetailCommandLine",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        "LoanDetail", "LoanDetailMCP", "LoanDetailConformance", "LoanDetailGallery", "LoanDetailSchemas",
        "LoanCalculator", "ProgramTexts",
      ]),
    .executableTarget(
      name: "loan-detail", dependencies: ["LoanDetailCommandLine", "InstalledSamples"], swiftSettings: strict),
    module(
      "LoanDetailTesting",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail",
        "LoanDetailConformance", "LoanDetailGallery",
      ]),
    // MARK: Data and instructions in C
    .target(name: "SHA256Instructions"),  // what a processor has for hashing
    .target(name: "LocaleData", exclude: ["locales.table"]),  // the formats of all locales
    .target(name: "StyleSheetText"),  // the style sheet of a page
    .target(name: "GalleryTexts", exclude: ["gallery.css", "gallery.js"]),
    .target(name: "SchemaTexts"),  // Schemas/
    .target(name: "SampleTexts"),  // ProductPlugins/*/Samples
    .target(name: "ProgramTexts", exclude: ["texts.json"]),
    // MARK: Tests
    tests(of: "LoanArithmetic", excluding: ["Cases"]),
    tests(of: "DesignSystem"),
    tests(of: "LoanDetailJSON"),
    tests(of: "Localization", uses: ["LoanArithmetic", "DesignSystem"]),
    tests(of: "Loans", uses: ["LoanArithmetic", "DesignSystem", "Localization"]),
    tests(of: "LoanDetailCore", uses: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans"]),
    tests(
      of: "LoanDetailSections",
      uses: [
        "LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailScreens",
        "LoanDetailRendering",
      ]),
    tests(of: "LoanDetailEngine", uses: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore"]),
    tests(
      of: "LoanDetail",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        "InstalledProducts", "InstalledSamples",
      ], excluding: ["EdgeDays"]),
    tests(
      of: "LoanDetailMCP",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailEngine",
        "LoanDetailGateways", "LoanDetailRendering", "LoanDetail", "InstalledProducts", "InstalledSamples",
      ]),
    tests(
      of: "LoanDetailGateways",
      uses: ["LoanArithmetic", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore"], excluding: ["Payloads"]),
    tests(
      of: "LoanDetailRendering", uses: ["DesignSystem", "LoanDetailJSON", "LoanDetailSchemas"],
      excluding: [
        "Fixtures/EveryKind.json", "Fixtures/EveryKind.html", "Fixtures/SparseKinds.html",
        "Fixtures/EveryKind.a2ui.0.9.1.jsonl", "Fixtures/EveryKind.a2ui.1.0.jsonl",
      ]),
    tests(of: "LoanDetailSchemas", uses: ["DesignSystem", "LoanDetailJSON", "Loans"]),
    tests(of: "LoanCalculator", uses: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization"]),
    tests(
      of: "LoanDetailCommandLine",
      uses: [
        "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
        "LoanDetailSections", "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        "LoanDetail", "LoanDetailTesting",
        "InstalledProducts", "InstalledSamples", "ClientTypes", "ClientOfVersion3",
        "loan-detail",
      ], excluding: ["Frozen", "Guide/Samples"]),
    tests(
      of: "LoanDetailTesting",
      uses: [
        "LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailSections",
        "LoanDetailGateways", "LoanDetailGallery", "LoanDetailJSON",
      ]),
    tests(
      of: "InstalledProducts",
      uses: [
        "Loans", "LoanDetailCore", "LoanDetailGateways", "InstalledSamples", "LoanDetail", "LoanDetailJSON",
        "LoanDetailTesting",
      ]),
    // The Swift types of a client, for tests only: a client copies the files.
    .target(
      name: "ClientTypes", path: "Schemas/Clients",
      exclude: [
        "README.md", "HTTP.md", "VERSION-3.md", "reference-client", "vectors", "words", "loan-detail.ts", "patch.ts",
        "product-list.ts",
        "LoanDetail.kt", "Patch.kt", "ProductList.kt",
      ]),
    // The types of version 3, as they were published.
    .target(name: "ClientOfVersion3", path: "Schemas/Published/Clients"),
    .target(name: "TestSupport", dependencies: ["DesignSystem"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .executableTarget(name: "ProductScaffold", exclude: ["Templates"], swiftSettings: strict),
    tests(of: "ProductScaffold"),
    scaffoldPlugin("AddProduct", verb: "add-product", description: "Adds a product under ProductPlugins."),
    scaffoldPlugin("RemoveProduct", verb: "remove-product", description: "Removes a product under ProductPlugins."),
    .plugin(
      name: "PreviewProduct",
      capability: .command(
        intent: .custom(verb: "preview", description: "Shows the screens of a product while its sources change.")),
      path: "Sources/Plugins/PreviewProduct", exclude: ["preview.html"]),
  ] + productTargets,
  swiftLanguageModes: [.v6]
)

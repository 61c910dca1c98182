/// What a module may import.
struct ModuleRule {
  /// Modules of this package.
  var ours: [String]
  /// Modules of the toolchain.
  var others = portable

  /// What every platform of the library modules has. Foundation is not among it: a tool that links it is four times as
  /// large and starts later.
  static let portable = ["Synchronization"]
  /// The C library of each platform.
  static let system = ["Darwin", "Glibc", "Musl"]
}

/// Which module may import which: the architecture, in one table.
struct Modules {
  /// The modules that change this package, and are no part of what a bank uses.
  static let tools: Set = ["ProductScaffold", "AddProduct", "RemoveProduct", "PreviewProduct"]

  var products: [String]

  var rules: [String: ModuleRule] {
    var rules = [
      "LoanArithmetic": ModuleRule(ours: []),
      "DesignSystem": ModuleRule(ours: []),
      "LoanDetailJSON": ModuleRule(ours: ["SHA256Instructions"]),
      "Localization": ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "LocaleData"], others: ModuleRule.portable + ModuleRule.system),
      // DesignSystem for masks, links and flows, LoanDetailJSON for the paths of fields.
      "Loans": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization"]),
      // Sources that block have threads of their own, which wait for work with a semaphore of Dispatch.
      "LoanDetailCore": ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans"],
        others: ModuleRule.portable + ModuleRule.system + ["Dispatch"]),
      "LoanDetailSections": ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore"]),
      "LoanDetailScreens": ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailSections"]),
      "LoanDetailEngine": ModuleRule(ours: ["DesignSystem", "Localization", "Loans", "LoanDetailCore"]),
      "LoanDetailGateways": ModuleRule(
        ours: ["LoanArithmetic", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore"]),
      "LoanDetailRendering": ModuleRule(ours: ["DesignSystem", "LoanDetailJSON", "StyleSheetText"]),
      // The tool and tests link it, an app does not.
      "LoanDetailGallery": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailEngine", "LoanDetailRendering", "LoanDetail", "GalleryTexts",
        ]),
      // The contract of products, as rules: for the tool and for tests.
      "LoanDetailConformance": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailSections", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail",
          "LoanDetailGallery",
        ],
        // The system counts how often an answer from memory makes its thread wait; the thread is one of Dispatch.
        others: ModuleRule.portable + ModuleRule.system + ["Dispatch"]),
      "LoanDetailSchemas": ModuleRule(
        ours: ["DesignSystem", "LoanDetailJSON", "LoanDetailRendering", "SchemaTexts"], others: []),
      "LoanCalculator": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization"]),
      // Screens and gateways are for a host, by Exports.swift alone.
      "LoanDetail": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        ],
        others: ModuleRule.portable + ModuleRule.system),
      // The server for assistants: the tool and a bank's service link it, an app does not.
      "LoanDetailMCP": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailScreens", "LoanDetailEngine", "LoanDetailRendering", "LoanDetail",
        ]),
      "InstalledProducts": ModuleRule(ours: ["LoanDetailCore"] + products, others: []),
      // The tool and tests link it, an app does not.
      "InstalledSamples": ModuleRule(
        ours: ["LoanDetailCore", "LoanDetailGateways", "InstalledProducts", "SampleTexts"], others: []),
      "LoanDetailCommandLine": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailSections", "LoanDetailScreens", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
          "LoanDetail", "LoanDetailMCP", "LoanDetailConformance", "LoanDetailGallery", "LoanDetailSchemas",
          "LoanCalculator", "ProgramTexts",
        ],
        // Dispatch reads an input that may never come, on a thread that can be left behind.
        others: ModuleRule.portable + ModuleRule.system + ["Dispatch"]),
      "LoanDetailTesting": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "Localization", "Loans", "LoanDetailCore",
          "LoanDetailSections", "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail",
          "LoanDetailConformance", "LoanDetailGallery",
        ],
        others: ModuleRule.portable + ["Foundation", "FoundationEssentials", "Testing"]),
      "loan-detail": ModuleRule(ours: ["LoanDetailCommandLine", "InstalledSamples"], others: []),
      "ProductScaffold": ModuleRule(ours: [], others: ["Foundation"]),
      "AddProduct": ModuleRule(ours: [], others: ["Foundation", "PackagePlugin"]),
      "PreviewProduct": ModuleRule(ours: [], others: ["Foundation", "PackagePlugin"]),
      "RemoveProduct": ModuleRule(ours: [], others: ["Foundation", "PackagePlugin"]),
    ]
    for product in products + [SourceTree.template] {
      rules[product] = ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailSections"])
    }
    return rules
  }
}

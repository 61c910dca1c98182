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
  static let tools: Set = ["ProductScaffold", "AddProduct", "RemoveProduct"]

  var products: [String]

  var rules: [String: ModuleRule] {
    var rules = [
      "LoanArithmetic": ModuleRule(ours: []),
      "DesignSystem": ModuleRule(ours: []),
      "LoanDetailJSON": ModuleRule(ours: ["SHA256Instructions"]),
      "LoanDetailCore": ModuleRule(
        ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LocaleData"],
        others: ModuleRule.portable + ModuleRule.system),
      "LoanDetailSections": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailCore"]),
      // Dispatch gives sources that block threads of their own; every platform has it.
      "LoanDetailEngine": ModuleRule(
        ours: ["DesignSystem", "LoanDetailCore"], others: ModuleRule.portable + ["Dispatch"]),
      "LoanDetailGateways": ModuleRule(ours: ["LoanArithmetic", "LoanDetailJSON", "LoanDetailCore"]),
      "LoanDetailRendering": ModuleRule(ours: ["DesignSystem", "LoanDetailJSON"]),
      "LoanDetailSchemas": ModuleRule(
        ours: ["DesignSystem", "LoanDetailJSON", "LoanDetailRendering", "SchemaTexts"], others: []),
      // LoanDetailCore only for the formats and words of a locale, and for names that records use too.
      "LoanCalculator": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore"]),
      "LoanDetail": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore", "LoanDetailEngine",
          "LoanDetailRendering",
        ],
        others: ModuleRule.portable + ModuleRule.system),
      "InstalledProducts": ModuleRule(ours: ["LoanDetailCore"] + products, others: []),
      "LoanDetailCommandLine": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore", "LoanDetailSections",
          "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail", "LoanDetailSchemas",
          "LoanCalculator",
        ],
        others: ModuleRule.portable + ModuleRule.system),
      "LoanDetailTesting": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore", "LoanDetailSections",
          "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering", "LoanDetail",
        ],
        others: ModuleRule.portable + ["Foundation", "FoundationEssentials", "Testing"]),
      "loan-detail": ModuleRule(ours: ["LoanDetailCommandLine", "InstalledProducts"], others: []),
      "ProductScaffold": ModuleRule(ours: [], others: ["Foundation"]),
      "AddProduct": ModuleRule(ours: [], others: ["Foundation", "PackagePlugin"]),
      "RemoveProduct": ModuleRule(ours: [], others: ["Foundation", "PackagePlugin"]),
    ]
    for product in products + [SourceTree.template] {
      rules[product] = ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailCore", "LoanDetailSections"])
    }
    return rules
  }
}

/// What a module may import.
struct ModuleRule {
  /// Modules of this package.
  var ours: [String]
  /// Modules of the toolchain.
  var others = portable

  /// What every platform of the library modules has.
  static let portable = ["FoundationEssentials", "FoundationInternationalization", "Foundation", "Synchronization"]
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
      "LoanDetailJSON": ModuleRule(ours: []),
      "LoanDetailCore": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailJSON"]),
      "LoanDetailSections": ModuleRule(ours: ["LoanArithmetic", "DesignSystem", "LoanDetailCore"]),
      "LoanDetailEngine": ModuleRule(ours: ["DesignSystem", "LoanDetailCore"]),
      "LoanDetailGateways": ModuleRule(ours: ["LoanArithmetic", "LoanDetailJSON", "LoanDetailCore"]),
      "LoanDetailRendering": ModuleRule(ours: ["DesignSystem", "LoanDetailJSON"]),
      "InstalledProducts": ModuleRule(ours: ["LoanDetailCore"] + products, others: []),
      "LoanDetailCommandLine": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore", "LoanDetailSections",
          "LoanDetailEngine", "LoanDetailGateways", "LoanDetailRendering",
        ],
        others: ModuleRule.portable + ["Darwin", "Glibc", "Musl"]),
      "LoanDetailTesting": ModuleRule(
        ours: [
          "LoanArithmetic", "DesignSystem", "LoanDetailJSON", "LoanDetailCore", "LoanDetailEngine",
          "LoanDetailGateways", "LoanDetailRendering",
        ],
        others: ModuleRule.portable + ["Testing"]),
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

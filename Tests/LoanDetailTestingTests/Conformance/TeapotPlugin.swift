import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

extension Teapot {
  static let manifest = ProductManifest(
    type: "teapot", title: LocalizedText(en: "Teapot", ru: "Чайник"), version: "1", module: "Teapots",
    screens: [.main, .schedule],
    customKinds: [
      CustomKind("teapot:lid", summary: "The lid.", fields: [.init("material", .text, "What it is made of.")])
    ])

  /// Two teapots.
  static let samples = portfolio([record("1"), record("2")])

  static func portfolio(_ records: [String], day: String? = "2026-11-21") -> String {
    let day = day.map { #""asOf": "\#($0)", "# } ?? ""
    return #"{"schemaVersion": 1, \#(day)"loans": [\#(records.joined(separator: ", "))]}"#
  }

  static func record(_ id: String, _ members: String = "", phase: String = "active") -> String {
    #"""
    {
      "id": "\#(id)", "type": "teapot", "currency": "RUB", "phase": "\#(phase)", "contractNumber": "TP-2026/000\#(id)77",
      "parties": [{"customer": "T-\#(id)", "role": "borrower"}],
      "debt": {"total": "100.00", "principal": "90.00", "interest": "10.00"},
      "terms": {"rates": [{"percent": "5", "period": "year", "basis": "nominal"}], "purpose": "Чай с Alice"}\#(members)
    }
    """#
  }

  /// A plugin that keeps to the contract, but for what is changed.
  static func plugin(
    samples: String = samples, habits: Habits = Habits(),
    manifest change: (inout ProductManifest) -> Void = { _ in },
    interactor: @escaping @Sendable (TeapotBusinessLogic) -> any ProductBusinessLogicProtocol = { $0 }
  ) -> ProductWithSamples {
    var manifest = manifest
    change(&manifest)
    let plugin = ProductPlugin(manifest: manifest) { [manifest] gateway in
      interactor(TeapotBusinessLogic(gateway: gateway, manifest: manifest, habits: habits))
    }
    return ProductWithSamples(plugin, records: Array(samples.utf8))
  }

  /// A plugin whose products have one more item on the main screen.
  static func plugin(adding item: @escaping @Sendable (LoanRecord, PresentationContext) -> Item) -> ProductWithSamples {
    plugin(changing: { items, record, context in items.append(item(record, context)) })
  }

  /// A plugin whose products have other items on the main screen.
  static func plugin(
    changing change: @escaping @Sendable (inout [Item], LoanRecord, PresentationContext) -> Void
  ) -> ProductWithSamples {
    var habits = Habits()
    habits.change = { items, record, context in
      if items.count > 1 { change(&items, record, context) }
    }
    return plugin(habits: habits)
  }
}

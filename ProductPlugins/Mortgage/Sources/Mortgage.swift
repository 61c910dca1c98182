import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A mortgage: money for a home, secured by it, often with co-borrowers, a reduced rate for a time and insurances.
public struct Mortgage: EveryProductProtocol {
  /// What the mortgage's source says of it.
  let record: LoanRecord
  /// What is known of the home beyond what any security has.
  let property: Property?
  /// The programme that reduces the rate for a time.
  let subsidy: Subsidy?

  /// The mortgage's type and id.
  public var id: ProductID { record.id }
  /// What the customer calls the mortgage.
  public var title: LocalizedText { record.facts.title(orType: Self.manifest.title) }
  /// What is worth knowing about the mortgage's data.
  public let diagnostics: [Diagnostic]

  /// Makes a mortgage from its record; throws when what only this product has cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in
      (property: reader.object("property").map(Property.init), subsidy: reader.object("subsidy").map(Subsidy.init))
    }
    property = specifics.value?.property
    subsidy = specifics.value?.subsidy
    diagnostics = record.diagnostics + specifics.diagnostics + record.facts.contradictions(at: record.path)
  }

  static let manifest = ProductManifest(
    type: "mortgage", title: Words.product, version: "1.0.0", module: "Mortgage",
    screens: [.main, .details, .composition, .schedule, .operations], customKinds: [collateralKind])

  /// The kind of the item that shows the pledged home.
  static let collateralKind = CustomKind(
    "mortgage:collateral", summary: "The pledged home.",
    fields: [
      .init("title", .text, "What the home is."),
      .init("address", .text, "Where it is."),
      .init("areaSquareMetres", .text, "Its area, an exact decimal in square metres."),
      .init("rooms", .integer, "How many rooms it has."),
      .init("value", .money, "What it was valued at."),
      .init("valuedOn", .date, "The day of the valuation."),
      .init("registration", .text, "Its registration number, masked unless asked for."),
    ])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    MortgageBusinessLogic(gateway: gateway)
  }
}

import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A car loan: a loan for a car that secures it, often with a large payment at the end, and with insurance of the car.
public struct CarLoan: Sendable {
  public let record: LoanRecord
  /// Facts about the car that other securities do not have.
  let vehicle: Vehicle?

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a car loan from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in reader.object("vehicle").map(Vehicle.init) }
    vehicle = specifics.value ?? nil
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "carLoan", title: Words.product, version: "1.0.0", module: "CarLoan",
    screens: [.main, .details, .composition, .schedule, .operations], customKinds: [Car.card.kind])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    CarLoanBusinessLogic(gateway: gateway)
  }
}

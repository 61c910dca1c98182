import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A car loan: a loan for a car that secures it, often with a large payment at the end, and with insurance of the car.
public struct CarLoan: RecordProduct {
  public static let manifest = ProductManifest(
    type: "carLoan", title: Words.product, version: "1.0.0", module: "CarLoan",
    screens: [.main, .details, .composition, .schedule, .operations], customKinds: [Car.card.kind],
    events: .changes(.turnOffAutopay, .turnOnAutopay, .cancelRepayment))

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(CarLoan.self)

  public var record: LoanRecord
  /// The facts about the car that other securities do not have; `nil` if the source states none.
  let vehicle: Vehicle?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    vehicle = reader?.object("vehicle").map(Vehicle.init)
  }
}

import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans

/// The car with its pledge, as the product's own item. Clients that do not know its kind receive a section of rows.
///
/// ```
/// Pledged car
///   Make  . . . . . . . . . . . . . . . . Haval
///   Model . . . . . . . . . . . . . . . . Jolion
///   Year of manufacture . . . . . . . . .  2024
///   Identification number (VIN) . . . .  ••4821
/// ```
struct Car: LoanSection {
  static let name: SectionName = "vehicle"
  static let summary = "The car, its certificate of title and the register of its pledge."
  static let needs = [NeededFact("security", \.security)]

  let loan: LoanOnScreen
  let vehicle: Vehicle?

  /// The declaration of the item.
  static let card = OwnItem<KnownCar>(
    "carLoan:vehicle", title: Words.pledgedCar, summary: "The car, with its pledge.",
    fields: [
      .text("make", Words.make, "Who built it.", isSpoken: true) { $0.inSpecifics { $0.make } },
      .text("model", Words.model, "Its model.", isSpoken: true) { $0.inSpecifics { $0.model } },
      .text("year", Words.year, "The year in which it was built.") { $0.inSpecifics { $0.year }.map(String.init) },
      .text("vin", Words.vin, "Its identification number, masked unless asked for.") { $0.inSpecifics { $0.vin } },
      .integer(
        "mileageKilometres", Words.mileage, "How far it has gone, in kilometres.", counted: Words.kilometres,
        row: "mileage",
        caption: { car, section in car.vehicle?.mileageOn.value.map { section.said(Words.readOn(section.value($0))) } }
      ) { $0.inSpecifics { $0.mileage } },
      .text("titleNumber", Words.titleNumber, "The number of the certificate of title, masked unless asked for.") {
        $0.inSpecifics { $0.titleNumber }
      },
      .choice("titleHolder", Words.titleHolder, "Who has the certificate of title.", words: Words.text(of:)) {
        $0.inSpecifics { $0.titleHolder }
      },
      .money("value", LoanWords.securityValue, "What it was valued at.", caption: { $0.valuation(by: $1) }) {
        $0.inSecurity { $0.value }
      },
      .date("valuedOn", nil, "The day of the valuation.") { $0.inSecurity { $0.valuedOn } },
      .text("registration", Words.pledgeNumber, "The number of the pledge in its register, masked unless asked for.") {
        $0.inSecurity { $0.registration }
      },
      .date("pledgedOn", LoanWords.lienRegistered, "The day on which the pledge was registered.") {
        $0.inSecurity { $0.lien?.registeredOn }
      },
      .date("releasedOn", LoanWords.lienRemoved, "The day on which the pledge was removed from its register.") {
        $0.inSecurity { $0.lien?.removedOn }
      },
      .date(
        "releaseBy", LoanWords.lienRemovedBy, "The last day for removing the pledge from its register.",
        caption: { car, section in
          car.inSecurity { $0.lien?.removedBy }.value.flatMap { section.noteOfPassedDay($0) }.map { SpokenText($0) }
        }
      ) {
        $0.inSecurity { $0.lien?.removedOn == nil ? $0.lien?.removedBy : nil }
      },
    ])

  /// The car that secures the debt; `nil` if no security is a vehicle.
  var pledge: Security? { facts.security.value?.first { $0.kind == .vehicle } }

  /// Whether the loan is open and the pledge of the car has not been removed.
  private var isPledged: Bool {
    facts.lifecycle.phase.isOpen
      && pledge.map { pledge in pledge.lien?.removedOn.map { $0 > day } ?? true } ?? false
  }

  var items: [Item] {
    if vehicle != nil || pledge != nil {
      item(
        Self.card, titled: isPledged ? Words.pledgedCar : Words.car,
        of: KnownCar(vehicle: vehicle, securities: facts.security, pledge: pledge))
    }
  }
}

/// A car as the specifics and the shared facts about securities describe it.
struct KnownCar: Sendable, Hashable {
  var vehicle: Vehicle?
  /// All securities of the debt. The facts about the pledge have their origin.
  var securities: Fact<[Security]>
  /// The car among the securities; `nil` if it secures nothing.
  var pledge: Security?

  /// A fact from the specifics; not provided without them.
  func inSpecifics<Value>(_ read: (Vehicle) -> Fact<Value>) -> Fact<Value> {
    vehicle.map(read) ?? .notProvided
  }

  /// A fact about the car as a security; not provided if it is unknown, or if the car secures nothing.
  func inSecurity<Value>(_ read: (Security) -> Value?) -> Fact<Value> {
    pledge.flatMap(read).map { value in securities.map { _ in value } } ?? .notProvided
  }

  /// The day of the valuation, for a caption; `nil` if it is unknown.
  func valuation(by section: any LoanSection) -> SpokenText? { pledge.flatMap { section.valuation(of: $0) } }
}

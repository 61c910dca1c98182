import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The product of the guide: a loan for a boat, with an item, an event and a screen of its own.
struct BoatLoan: RecordProduct {
  static let inspections: ScreenID = "inspections"

  static let manifest = ProductManifest(
    type: "boatLoan", title: BoatWords.product, version: "1.0.0", module: "BoatLoan",
    screens: [.main, .details, .composition, .schedule, .operations, inspections],
    screenTitles: [inspections: BoatWords.inspections], customKinds: [Boat.card.kind],
    events: [Event("inspection.book", summary: "Book an inspection of the boat.")])

  var record: LoanRecord
  let vessel: Vessel?
  /// Whether the customer has booked an inspection.
  var isInspectionBooked = false

  init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    vessel = reader.map { Vessel($0, currency: record.facts.currency) }
  }
}

/// What only boats have.
struct Vessel: Sendable, Hashable {
  enum Hull: String, CaseIterable, Sendable {
    case wood, steel, plastic
  }

  /// What the boat is called.
  var name: Fact<LocalizedText>
  /// What it is built of.
  var hull: Fact<Hull>
  /// How many can sleep aboard, 0...99.
  var berths: Fact<Int>
  /// What the berth costs a year.
  var dues: Fact<Money>
  /// The last inspection.
  var inspected: Fact<CalendarDate>

  init(_ reader: ObjectReader, currency: Currency) {
    name = reader.localizedText("name")
    hull = reader.name("hull", of: Hull.self)
    berths = reader.integer("berths", in: 0...99)
    dues = reader.money("dues", in: currency)
    inspected = reader.date("inspected")
  }
}

/// The words only boats need.
enum BoatWords {
  static let product = LocalizedText(en: "Boat loan", ru: "Кредит на лодку")
  static let boat = LocalizedText(en: "Boat", ru: "Лодка")
  static let name = LocalizedText(en: "Name", ru: "Название")
  static let hull = LocalizedText(en: "Hull", ru: "Корпус")
  static let sleeps = LocalizedText(en: "Sleeps", ru: "Спальных мест")
  static let berths = PluralText(en: ("berth", "berths"), ru: ("место", "места", "мест"))
  static let dues = LocalizedText(en: "Harbour dues", ru: "Портовый сбор")
  static let inspections = LocalizedText(en: "Inspections", ru: "Осмотры")
  static let inspected = LocalizedText(en: "Last inspection", ru: "Последний осмотр")
  static let book = LocalizedText(en: "Book an inspection", ru: "Записаться на осмотр")
  static let isInspected = LocalizedText(en: "Inspected", ru: "Осмотр пройден")
  static let isBooked = LocalizedText(en: "An inspection is booked.", ru: "Осмотр заказан.")
  static let noInspection = LocalizedText(en: "No inspection is known.", ru: "Об осмотрах ничего не известно.")

  static func text(of hull: Vessel.Hull) -> LocalizedText {
    switch hull {
    case .wood: LocalizedText(en: "wood", ru: "дерево")
    case .steel: LocalizedText(en: "steel", ru: "сталь")
    case .plastic: LocalizedText(en: "plastic", ru: "пластик")
    }
  }
}

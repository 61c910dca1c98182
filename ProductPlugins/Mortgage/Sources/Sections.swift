import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections

/// The pledged home as a custom item. Clients that do not know its kind receive a section of rows.
struct Home: LoanSection {
  static let name: SectionName = "collateral"
  static let summary = "The pledged home."
  static let needs = [NeededFact("security", \.security)]

  let loan: ShownLoan
  let property: Property?

  /// The home that secures the debt.
  var security: Security? { facts.security.value?.first { $0.kind == .realEstate } }
  var sources: [ProvenanceLog.Source] { [] }

  var items: [Item] {
    if let security {
      let _ = trace(id("card"), [facts.security.source])
      let heading = (facts.lifecycle.phase.isOpen ? Words.collateral : Words.home)(language)
      let rows = rows(of: security, id) + propertyRows
      Item.custom(
        CustomItem(
          id: id("card"), kind: Mortgage.collateralKind.name,
          accessibilityLabel: [heading, security.title?(language), security.address].compactMap(\.self)
            .joined(separator: ", "),
          payload: payload(of: security),
          fallback: .section(
            Section(id: id, title: heading, items: rows.isEmpty ? note("absent", Words.homeUnknown) : rows))))
    }
  }

  @ItemsBuilder
  private var propertyRows: [Item] {
    if let property {
      row("area", Words.area, property.area) { .text("\(formatter.decimal($0)) \(Words.squareMetres(language))") }
      row("rooms", Words.rooms, property.rooms)
    }
  }

  private func payload(of home: Security) -> [CustomItem.Field] {
    let fields: [(String, CustomItem.Payload?)] = [
      ("title", home.title.map { .value(value($0)) }),
      ("address", home.address.map { .value(.text($0)) }),
      ("areaSquareMetres", property?.area.value.map { .value(.text($0.description)) }),
      ("rooms", property?.rooms.value.map { .integer(Int64($0)) }),
      ("value", home.value.map { .value(value($0)) }),
      ("valuedOn", home.valuedOn.map { .value(value($0)) }),
      ("registration", home.registration.map { .value(value($0)) }),
    ]
    return fields.compactMap { name, payload in payload.map { CustomItem.Field(name, $0) } }
  }
}

/// The reduced rate: the programme, the last day, the rate after it, and the condition.
struct ReducedRate: LoanSection {
  static let name: SectionName = "subsidy"
  static let summary = "The reduced rate, its last day, and the rate after it."

  let loan: ShownLoan
  let subsidy: Subsidy?

  var title: LocalizedText? { Words.subsidy }

  var items: [Item] {
    if let subsidy {
      row("programme", Words.programme, subsidy.programme)
      row("until", Words.reducedUntil, subsidy.until)
      row("after", Words.rateAfter, subsidy.rateAfter) { percent($0, per: .year) }
      row("condition", Words.keptWhile, subsidy.keptWhile)
    }
  }
}

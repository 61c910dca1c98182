import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections

extension Mortgage {
  /// The home that secures the debt.
  var home: Security? { record.facts.security.value?.first { $0.kind == .realEstate } }

  /// The pledged home as a custom item. Clients that do not know its kind receive a section of rows.
  func collateral(_ sections: LoanSections) -> [Item] {
    guard let home else { return [] }
    sections.trace("collateral.card", [record.facts.security.source])
    let language = sections.context.language
    var rows = sections.rows(of: home, "collateral") + propertyRows(sections)
    let title = record.facts.lifecycle.phase.isOpen ? Words.collateral : Words.home
    let label = [title(language), home.title?(language), home.address].compactMap(\.self).joined(separator: ", ")
    if rows.isEmpty { rows = [.note(Note(id: "collateral.absent", text: Words.homeUnknown(language)))] }
    return [
      .custom(
        CustomItem(
          id: "collateral.card", kind: Self.collateralKind.name, accessibilityLabel: label,
          payload: payload(of: home, sections),
          fallback: .section(Section(id: "collateral", title: title(language), items: rows))))
    ]
  }

  /// The reduced rate: the programme, the last day, the rate after it, and the condition.
  func subsidy(_ sections: LoanSections) -> [Item] {
    guard let subsidy else { return [] }
    let language = sections.context.language
    let programme = sections.row("subsidy.programme", Words.programme, subsidy.programme) { .text($0(language)) }
    let until = sections.row("subsidy.until", Words.reducedUntil, subsidy.until) { sections.value($0) }
    let after = sections.row("subsidy.after", Words.rateAfter, subsidy.rateAfter) {
      sections.value(Rate(percent: $0))
    }
    let condition = sections.row("subsidy.condition", Words.keptWhile, subsidy.keptWhile) { .text($0(language)) }
    return sections.section("subsidy", Words.subsidy, programme + until + after + condition)
  }

  private func propertyRows(_ sections: LoanSections) -> [Item] {
    guard let property else { return [] }
    let formatter = sections.context.formatter
    let area = sections.row("collateral.area", Words.area, property.area) {
      .text("\(formatter.decimal($0)) \(Words.squareMetres(sections.context.language))")
    }
    let rooms = sections.row("collateral.rooms", Words.rooms, property.rooms) { .text(formatter.number($0)) }
    return area + rooms
  }

  private func payload(of home: Security, _ sections: LoanSections) -> [CustomItem.Field] {
    let language = sections.context.language
    let fields: [(String, CustomItem.Payload?)] = [
      ("title", home.title.map { .value(.text($0(language))) }),
      ("address", home.address.map { .value(.text($0)) }),
      ("areaSquareMetres", property?.area.value.map { .value(.text($0.description)) }),
      ("rooms", property?.rooms.value.map { .integer(Int64($0)) }),
      ("value", home.value.map { .value(sections.value($0)) }),
      ("valuedOn", home.valuedOn.map { .value(sections.value($0)) }),
      ("registration", home.registration.map { .value(sections.value($0)) }),
    ]
    return fields.compactMap { name, payload in payload.map { CustomItem.Field(name, $0) } }
  }
}

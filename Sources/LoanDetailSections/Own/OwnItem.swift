public import DesignSystem
import LoanDetailCore
public import Loans
public import Localization

/// A product's own item, declared once as a list of fields.
///
/// Each field states its name in JSON, the label of its row, its meaning, and the fact that it shows. The payload, the
/// fallback for clients that do not know the kind, the spoken text, the schema and the origins follow from the list:
///
/// ```swift
/// static let vessel = OwnItem<Vessel>(
///   "boatLoan:vessel", title: Words.boat, summary: "The boat.",
///   fields: [
///     .text("name", Words.name, "What the boat is called.", isRequired: true, isSpoken: true) { $0.name },
///     .integer("berths", Words.sleeps, "How many can sleep aboard.", counted: Words.berths) { $0.berths },
///     .money("dues", Words.dues, "What the berth costs a year.", states: .fees) { $0.dues },
///   ])
///
/// var items: [Item] { item(Self.vessel, of: vessel) }     // in a section
/// ```
///
/// The manifest lists its ``kind``.
public struct OwnItem<Subject: Sendable>: Sendable {
  /// The kind, for the manifest's `customKinds`.
  public let kind: CustomKind
  let title: LocalizedText
  /// The note in place of rows; `nil` to leave out an item without rows.
  let absent: LocalizedText?
  let fields: [OwnField<Subject>]
  /// The places of the fields in the order of their rows.
  private let rowOrder: [Int]

  /// Declares an item.
  ///
  /// - Parameters:
  ///   - kind: the name of the kind, such as `boatLoan:vessel`.
  ///   - title: the heading of the fallback, with which the spoken text begins.
  ///   - summary: the purpose of the kind, in an English sentence.
  ///   - absent: the note to show if no field has a row; `nil` to leave out the item then.
  ///   - rowsFirst: the names of the fields whose rows come first, if rows and fields differ in order.
  ///   - fields: the fields, in the order of the payload.
  public init(
    _ kind: CustomItem.Kind, title: LocalizedText, summary: String, absent: LocalizedText? = nil,
    rowsFirst: [String] = [], fields: [OwnField<Subject>]
  ) {
    self.kind = CustomKind(kind, summary: summary, fields: fields.map { $0.schema })
    self.title = title
    self.absent = absent
    self.fields = fields
    let names = fields.map { $0.schema.name }
    rowOrder =
      rowsFirst.compactMap { names.firstIndex(of: $0) } + names.indices.filter { !rowsFirst.contains(names[$0]) }
  }

  /// The fields of a value, in the order of the payload.
  fileprivate func shown(
    _ value: Subject, from source: ProvenanceLog.Source?, in id: ItemID, by section: any LoanSection
  ) -> ShownFields {
    var all = ShownFields()
    var rows: [[Item]] = []
    for field in fields {
      let shown = field.shown(value, from: source, in: id, by: section)
      rows.append(shown.rows)
      if let source = shown.source { all.sources.append(source) }
      if let spoken = shown.spoken { all.spoken.append(spoken) }
      if let payload = shown.payload {
        all.payload.append(payload)
      } else if field.schema.isRequired {
        all.isComplete = false
      }
    }
    for place in rowOrder { all.rows += rows[place] }
    return all
  }
}

/// The fields of an item that have something to show.
private struct ShownFields {
  /// The rows in the order of the fallback.
  var rows: [Item] = []
  var payload: [CustomItem.Field] = []
  /// The origins of single fields, beside that of the whole item.
  var sources: [ProvenanceLog.Source] = []
  /// The words for a screen reader, after the title.
  var spoken: [String] = []
  /// Whether the payload has all required fields.
  var isComplete = true
}

extension LoanSection {
  /// A product's own item for a fact.
  ///
  /// A client that draws the kind gets the payload; every other client gets a section of rows. If a required field is
  /// absent, every client gets the rows. If the fact is withheld or unreadable, a row states the reason.
  ///
  /// - Parameters:
  ///   - own: the declaration of the item.
  ///   - part: the id of the section of rows; the item's id is that id with `card` appended. By default, it is the id
  ///     of this section. Give each item of a list an id of its own.
  ///   - title: the heading, if it is not that of the declaration.
  ///   - subject: the fact to show. For an element of a list, keep the origin of the list:
  ///     `facts.security.map { _ in element }`.
  public func item<Subject>(
    _ own: OwnItem<Subject>, _ part: PartID? = nil, titled title: LocalizedText? = nil, of subject: Fact<Subject>
  ) -> [Item] {
    let id = part.map { self.id($0) } ?? self.id
    let title = title ?? own.title
    guard let value = subject.value else { return row(.id(id), title, subject) { _ in .text("") } }
    return item(own, id: id, title: title, of: value, from: subject.source)
  }

  /// A product's own item for a value whose fields are facts; empty without a value.
  public func item<Subject>(
    _ own: OwnItem<Subject>, _ part: PartID? = nil, titled title: LocalizedText? = nil, of subject: Subject?
  ) -> [Item] {
    subject.map { value in
      item(own, id: part.map { self.id($0) } ?? self.id, title: title ?? own.title, of: value, from: nil)
    } ?? []
  }

  /// The item of a value with a known origin; `source` is `nil` if each field has an origin of its own.
  private func item<Subject>(
    _ own: OwnItem<Subject>, id: ItemID, title: LocalizedText, of value: Subject, from source: ProvenanceLog.Source?
  ) -> [Item] {
    let shown = own.shown(value, from: source, in: id, by: self)
    return item(of: own.kind, id: id, title: title(language), shown, otherwise: own.absent, from: source)
  }

  /// The item with its rows as the fallback: the rows alone if a required field is absent, and nothing without rows and
  /// without `absent`.
  private func item(
    of kind: CustomKind, id: ItemID, title: String, _ shown: ShownFields, otherwise absent: LocalizedText?,
    from source: ProvenanceLog.Source?
  ) -> [Item] {
    let rows = shown.rows.isEmpty ? absent.map { note(.id(id.appending("absent")), $0) } ?? [] : shown.rows
    guard !rows.isEmpty else { return [] }
    let card = id.appending("card")
    trace(card, (source.map { [$0] } ?? []) + shown.sources)
    let section = Section(id: id, title: title, items: rows)
    guard shown.isComplete else { return [.section(section)] }
    return [
      .custom(
        CustomItem(
          id: card, kind: kind.name, accessibilityLabel: language.list([title] + shown.spoken),
          payload: shown.payload, fallback: .section(section)))
    ]
  }
}

public import DesignSystem
public import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization

extension LoanSection {
  /// A breakdown of an amount into its portions; empty if the amount or all portions are unknown.
  ///
  /// If the portions do not add up to the amount, a part with the difference is added. If the difference cannot be
  /// calculated, such as between two currencies, the amount and its portions become separate rows.
  ///
  /// - Parameters:
  ///   - part: the id of the breakdown in the section.
  ///   - label: the label of the total.
  ///   - whole: the total.
  ///   - portions: the parts of the total.
  ///   - material: the material fact that the total states.
  ///   - source: the origin of a part; `nil` if it is the same as that of the total.
  public func breakdown(
    _ part: PartID, _ label: LocalizedText, _ whole: Fact<Money>, _ portions: [Portion],
    states material: MaterialFact? = nil,
    source: (Portion.Component) -> ProvenanceLog.Source? = { _ in nil }
  ) -> [Item] {
    guard let total = whole.value, !portions.isEmpty else { return [] }
    let id = id(part)
    trace(id, [whole.source])
    let shown = portions.filter { !$0.amount.isZero }
    var parts = (shown.isEmpty ? [portions[0]] : shown).map { portion in
      if let source = source(portion.component) { trace(id.appending(portion.component.idName), [source]) }
      return Row(
        id: id.appending(portion.component.idName), label: title(of: portion)(language),
        value: value(portion.amount), fact: self.material(portion, of: id))
    }
    let rest = portions.rest(of: total)
    if let rest, !rest.isZero {
      let label = rest.isPositive ? LoanWords.notItemised : LoanWords.difference
      parts.append(
        Row(id: id.appending("rest"), label: label(language), value: value(rest), tone: .attention))
    }
    let caption = qualification(of: whole)
    let totalRow = Row(
      id: id.appending("total"), label: label(language), value: value(total), caption: caption?.text,
      spokenCaption: caption?.spoken, fact: material)
    guard rest != nil else { return ([totalRow] + parts).map(Item.row) }
    return [.breakdown(Breakdown(id: id, total: totalRow, parts: parts))]
  }

  /// The source's title of a portion; without one, the shared name of its component.
  func title(of portion: Portion) -> LocalizedText { portion.title ?? LoanWords.text(of: portion.component) }

  /// The material fact that a part of the debt states; `nil` for any other part.
  private func material(_ portion: Portion, of id: ItemID) -> MaterialFact? {
    id == "debt.parts" && portion.component == .fees ? .fees : nil
  }
}

extension Portion.Component {
  /// The last name in the ids of the part's items and columns.
  ///
  /// A part of the bank's own may have the same name as an item or a column beside the parts. Its name in ids then
  /// begins with `own.`: no id of a part has a dot.
  var idName: String {
    guard case .other(let own) = self, Self.neighbours.contains(own) else { return rawValue }
    return "own.\(own)"
  }

  /// The names of the items and columns beside the parts, in breakdowns, sections and tables.
  private static let neighbours: Set = [
    "amount", "balance", "booked", "cash", "change", "date", "disbursed", "from", "number", "operation", "overdue",
    "paid", "paid-on", "payment", "per-diem", "plan", "purchases", "reference", "refunds", "rest", "status", "total",
    "until", "waived", "written-off",
  ]
}

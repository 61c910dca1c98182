import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// A section of the summary of a customer's products.
protocol SummarySection: LoanSection {
  var figures: SummaryFigures { get }
  /// The rule by which the section combines the facts of the products.
  static var rule: String { get }
}

extension SummarySection {
  var loan: LoanOnScreen { figures.loan }
  var sources: [ProvenanceLog.Source] { [source(rule: Self.rule)] }

  /// Returns the parts with a known amount, grouped by currency: that of the totals first, the others in the order of
  /// the parts. If sources state different numbers of decimals for one currency, the largest applies.
  func byCurrency(_ parts: [SummaryPart]) -> [SummaryGroup] {
    let currencies = [figures.conversion?.currency].compactMap(\.self) + parts.compactMap(\.amount.value?.currency)
    let widest = Dictionary(currencies.map { ($0.code, $0) }) { $0.decimals < $1.decimals ? $1 : $0 }
    let groups = Dictionary(grouping: parts) { $0.amount.value?.currency.code }
    return currencies.map(\.code).distinct.compactMap { code in
      guard let parts = groups[code], let currency = widest[code] else { return nil }
      return SummaryGroup(parts, in: currency)
    }
  }

  /// Returns the sum of the parts in each currency. A currency whose sum is too large is left out.
  func sums(_ parts: [SummaryPart]) -> [Money] { byCurrency(parts).compactMap(\.sum) }

  /// Returns a total for each currency with its products. If a sum is too large, only its parts are shown.
  ///
  /// - Parameters:
  ///   - part: the id of the totals in the section; the code of the currency follows.
  ///   - label: the label of the total in the currency with a code.
  ///   - parts: the products with their amounts.
  ///   - material: the material fact that a total states.
  ///   - tone: the tone of a total.
  ///   - caption: an addition to a total.
  func totals(
    _ part: String, _ label: (String) -> LocalizedText, _ parts: [SummaryPart], states material: MaterialFact? = nil,
    tone: Tone = .neutral, caption: SpokenText? = nil
  ) -> [Item] {
    byCurrency(parts).flatMap { group -> [Item] in
      let id = id("\(part).\(group.code)")
      let rows = group.parts.mapNamed({ "\(id).\($0.entry.id)" }) { row(of: $1, $0) }
      guard let sum = group.sum else { return rows.map(Item.row) }
      let total = Row(
        id: id.appending("total"), label: label(group.code)(language), value: value(sum), caption: caption?.text,
        spokenCaption: caption?.spoken, tone: tone, fact: material)
      return [.breakdown(Breakdown(id: id, total: total, parts: rows))]
    }
  }

  /// Returns the total of all sums, converted to one currency; empty if no sum needs a rate, or if one has no usable
  /// rate or is too large.
  func allInOne(_ part: PartID, _ sums: [Money]) -> [Item] {
    let converted = figures.converted(sums)
    guard converted.contains(where: { $0.rate != nil }), !converted.contains(where: { $0.value == nil }),
      let total = converted.total
    else { return [] }
    return row(
      part, LoanWords.allIn(total.currency.code), calculated(total), caption: LoanWords.atRatesBelow(language))
  }

  private func calculated(_ money: Money) -> Fact<Money> { .known(money, origin: .derived(rule: SummaryTotal.rule)) }

  /// Returns the row of a product with its amount. It opens the product.
  func row(of part: SummaryPart, _ id: ItemID, label: LocalizedText? = nil, material: MaterialFact? = nil) -> Row {
    trace(id, [part.amount.source])
    // A state may say the day itself.
    let qualification = qualification(of: part.amount).flatMap {
      (part.caption?.text ?? "").contains($0.text) ? nil : $0
    }
    let caption = [part.caption, qualification].joinedTexts(by: language.semicolon)
    let shown = part.amount.value.map { value($0) } ?? .text(LoanWords.amountUnknown(language))
    return Row(
      id: id, label: (label ?? part.entry.name(self))(language), value: shown, caption: caption?.text,
      spokenCaption: caption?.spoken, tone: part.tone, fact: material, destination: part.entry.destination)
  }
}

extension SummaryEntry {
  /// The main screen of the product.
  var destination: Destination { .screen(.main, of: .init(type: id.type.rawValue, id: id.id)) }
}

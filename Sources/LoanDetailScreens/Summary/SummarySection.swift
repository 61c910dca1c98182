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

  /// One part of a total: a product with its amount.
  typealias Part = (entry: SummaryEntry, amount: Fact<Money>, caption: SpokenText?, tone: Tone)

  /// The parts by their currency. The currency of the totals is first, the others follow in the order of the parts.
  func byCurrency(_ parts: [Part]) -> [(currency: Currency, parts: [Part])] {
    var (currencies, groups) = ([Currency](), [Currency: [Part]]())
    for part in parts {
      guard let currency = part.amount.value?.currency else { continue }
      if groups[currency] == nil { currencies.append(currency) }
      groups[currency, default: []].append(part)
    }
    if let first = figures.conversion?.currency.code {
      currencies = currencies.filter { $0.code == first } + currencies.filter { $0.code != first }
    }
    return currencies.map { ($0, groups[$0] ?? []) }
  }

  /// The sum of the parts in each currency. A currency whose sum is too large is left out.
  func sums(_ parts: [Part]) -> [Money] { byCurrency(parts).compactMap { sum($0.parts, in: $0.currency) } }

  /// The currencies in which the parts have a sum that is too large.
  func tooLarge(_ parts: [Part]) -> [Currency] {
    byCurrency(parts).filter { sum($0.parts, in: $0.currency) == nil }.map(\.currency)
  }

  private func sum(_ parts: [Part], in currency: Currency) -> Money? {
    Money.sum(parts.compactMap(\.amount.value), currency: currency)
  }

  /// A total for each currency with its products. If a sum is too large, only its parts are shown.
  ///
  /// - Parameters:
  ///   - part: the id of the totals in the section; the code of the currency follows.
  ///   - label: the label of the total in a currency.
  ///   - parts: the products with their amounts.
  ///   - material: the material fact that a total states.
  ///   - tone: the tone of a total.
  ///   - caption: an addition to a total.
  func totals(
    _ part: String, _ label: (Currency) -> LocalizedText, _ parts: [Part], states material: MaterialFact? = nil,
    tone: Tone = .neutral, caption: SpokenText? = nil
  ) -> [Item] {
    byCurrency(parts).flatMap { currency, parts -> [Item] in
      let id = id(PartID(stringLiteral: "\(part).\(currency.code)"))
      let rows = parts.mapNamed({ "\(id).\($0.entry.id)" }) { row(of: $1, $0) }
      guard let sum = sum(parts, in: currency) else {
        return rows.map(Item.row)
      }
      let total = Row(
        id: id.appending("total"), label: label(currency)(language), value: value(sum), caption: caption?.text,
        spokenCaption: caption?.spoken, tone: tone, fact: material)
      return [.breakdown(Breakdown(id: id, total: total, parts: rows))]
    }
  }

  /// The total of all sums, converted to one currency; empty if no sum needs a rate, or if one has no usable rate.
  func allInOne(_ part: PartID, _ sums: [Money]) -> [Item] {
    guard let conversion = figures.conversion, sums.contains(where: { $0.currency != conversion.currency }) else {
      return []
    }
    let values = sums.compactMap { figures.converted($0)?.value }
    guard values.count == sums.count, let total = Money.sum(values, currency: conversion.currency) else { return [] }
    return row(
      part, LoanWords.allIn(conversion.currency.code), calculated(total), caption: LoanWords.atRatesBelow(language))
  }

  private func calculated(_ money: Money) -> Fact<Money> { .known(money, origin: .derived(rule: SummaryTotal.rule)) }

  /// The row of a product with its amount. It opens the product.
  func row(of part: Part, _ id: ItemID, label: LocalizedText? = nil, material: MaterialFact? = nil) -> Row {
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
  var destination: Destination { .screen(.main, of: .init(type: id.type.rawValue, id: id.id)) }
}

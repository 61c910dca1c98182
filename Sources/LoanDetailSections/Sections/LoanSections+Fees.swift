import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The fees and penalties of the contract.
  func fees() -> [Item] {
    listSection("fees", Words.fees, facts.terms.fees) { $0.mapNamed(Self.name(of:), feeRow) }
  }

  private static func name(of fee: Fee) -> String {
    let kind = fee.isPenalty ? "penalty" : "fee"
    return fee.due.map { "\(kind).\($0)" } ?? kind
  }

  private func feeRow(_ id: ItemID, _ fee: Fee) -> Item {
    let outstanding = fee.outstanding.map {
      $0.isZero ? Words.paidFee(language) : "\(Words.outstanding(language)) \(context.formatter.money($0).text)"
    }
    let caption = [
      fee.isPenalty ? Words.penalty(language) : nil, limits(of: fee.charge),
      fee.frequency.map { Words.text(of: $0)(language) }, fee.due.map { context.formatter.date($0).text }, outstanding,
    ]
    .compactMap(\.self).joined(separator: ", ")
    return .row(
      Row(
        id: id, label: fee.title(language), value: value(fee.charge),
        caption: caption.isEmpty ? nil : caption, fact: .fees))
  }

  private func value(_ charge: Fee.Charge) -> Value {
    switch charge {
    case .amount(let amount): return value(amount)
    case .percentage(let percent, let base, _, _):
      var value = context.formatter.percent(percent.trimmed())
      if let base {
        value.text += " \(Words.text(ofBase: base)(language))"
        value.spoken += " \(Words.text(ofBase: base)(language))"
      }
      return .percent(value)
    }
  }

  /// The smallest and the largest amount of a percentage in words.
  private func limits(of charge: Fee.Charge) -> String? {
    guard case .percentage(_, _, let minimum, let maximum) = charge else { return nil }
    let limits = [
      minimum.map { Words.atLeast(context.formatter.money($0).text)(language) },
      maximum.map { Words.atMost(context.formatter.money($0).text)(language) },
    ]
    .compactMap(\.self)
    return limits.isEmpty ? nil : limits.joined(separator: ", ")
  }
}

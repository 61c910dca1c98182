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
      fee.isPenalty ? Words.penalty(language) : nil, fee.due.map { context.formatter.date($0).text }, outstanding,
    ]
    .compactMap(\.self).joined(separator: ", ")
    return .row(
      Row(
        id: id, label: fee.title(language), value: value(fee.amount),
        caption: caption.isEmpty ? nil : caption, fact: .fees))
  }
}

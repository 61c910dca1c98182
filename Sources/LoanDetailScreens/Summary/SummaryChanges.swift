import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The changes of all products within three months, and the serious ones within a year, by day.
///
/// ```
/// What will change soon
///   Insurance ends: vehicle . . . .  December 10, 2026
///     Boat loan •• 4471; in 19 days; loan rate without it: 11.9% a year instead of 9.9% a year
/// ```
struct SummaryChanges: SummarySection {
  static let name: SectionName = "changes"
  static let summary = "The changes of all products that come soon, and those that make a loan clearly dearer."
  static let rule = "changes within three months, and serious ones within a year"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.changesSoon }

  /// The changes that the section shows, the soonest first.
  private var changes: [(entry: SummaryEntry, change: ComingChange)] {
    figures.owed.flatMap { entry in
      entry.loan.comingChanges.filter { $0.day < figures.dayAfterThreeMonths || $0.isSerious(on: day) }.map {
        (entry, $0)
      }
    }.sorted { $0.change.day < $1.change.day }
  }

  var items: [Item] {
    each(changes, named: { "\(self.id).\($0.entry.id).\($0.change.kind.name)" }) { id, found in
      let (entry, change) = (found.entry, found.change)
      let _ = trace(id, [.known(change.origin, asOf: nil)])
      let caption = caption(of: change, of: entry)
      Item.row(
        Row(
          id: id, label: entry.own(ComingChanges(entry.loan).sentence(of: change))(language), value: value(change.day),
          caption: caption?.text, spokenCaption: caption?.spoken,
          tone: change.isSerious(on: day) ? .attention : .neutral,
          fact: change.rate == nil && change.payment != nil ? .comingPayment : nil, destination: entry.destination))
    }
  }

  /// The product, the days left, and the rate and the payment after the change.
  private func caption(of change: ComingChange, of entry: SummaryEntry) -> SpokenText? {
    let rate = change.rate.flatMap { rate in
      rate.after.value.map { after in
        words(entry.own(LoanWords.rateAfter(change.kind)), value(after), insteadOf: rate.before.map { value($0) })
      }
    }
    let payment = change.payment.flatMap { payment in
      payment.after.value.map { after in
        words(entry.own(LoanWords.paymentAfter(change.kind)), value(after), insteadOf: payment.before.map { value($0) })
      }
    }
    return [SpokenText(entry.name(self)(language)), SpokenText(countdown(to: change.day)), rate, payment].joinedTexts(
      by: language.semicolon)
  }

  /// The new value of a rate or a payment and, if it is known, the old one.
  private func words(_ label: LocalizedText, _ after: Value, insteadOf before: Value?) -> SpokenText {
    let label = LocalizedText(verbatim: inside(label))
    return said(before.map { LoanWords.step(label, after, insteadOf: $0) } ?? LoanWords.step(label, after))
  }
}

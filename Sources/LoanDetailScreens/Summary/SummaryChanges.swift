import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The changes of all products that come soon, and those within a year that make a loan clearly dearer, by day.
///
/// ```
/// What will change soon
///   Insurance ends: vehicle . . . .  December 10, 2026
///     Boat loan •• 4471; in 19 days; new rate 11.9% a year instead of 9.9% a year
/// ```
struct SummaryChanges: SummarySection {
  static let name: SectionName = "changes"
  static let summary = "The changes of all products that come soon, and those that make a loan clearly dearer."
  static let rule = "changes within three months, and serious ones within a year"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var title: LocalizedText? { LoanWords.changesSoon }

  private var changes: [(entry: SummaryEntry, change: ComingChange)] {
    figures.owed.flatMap { entry in
      entry.loan.comingChanges.filter { $0.day < figures.endOfSoon || $0.isSerious(on: day) }.map { (entry, $0) }
    }.sorted { $0.change.day < $1.change.day }
  }

  var items: [Item] {
    each(changes, named: { "\(self.id).\($0.entry.id).\($0.change.kind.name)" }) { id, coming in
      let _ = trace(id, [.known(coming.change.origin, asOf: nil)])
      let caption = caption(of: coming.change, of: coming.entry)
      Item.row(
        Row(
          id: id, label: ComingChanges(coming.entry.loan).sentence(of: coming.change)(language),
          value: value(coming.change.day), caption: caption?.text, spokenCaption: caption?.spoken,
          tone: coming.change.isSerious(on: day) ? .attention : .neutral,
          fact: coming.change.rate == nil && coming.change.payment != nil ? .comingPayment : nil,
          destination: coming.entry.destination))
    }
  }

  private func caption(of change: ComingChange, of entry: SummaryEntry) -> SpokenText? {
    let rate = change.rate.flatMap { step in
      step.after.value.map { after in
        self.step(LoanWords.rateAfter(change.kind), value(after), step.before.map { value($0) })
      }
    }
    let payment = change.payment.flatMap { step in
      step.after.value.map { after in
        self.step(LoanWords.paymentAfter(change.kind), value(after), step.before.map { value($0) })
      }
    }
    return [SpokenText(entry.name(self)(language)), SpokenText(countdown(to: change.day)), rate, payment].joinedTexts(
      by: "; ")
  }

  private func step(_ label: LocalizedText, _ after: Value, _ before: Value?) -> SpokenText {
    let label = LocalizedText(verbatim: inside(label))
    return said(before.map { LoanWords.step(label, after, insteadOf: $0) } ?? LoanWords.step(label, after))
  }
}
